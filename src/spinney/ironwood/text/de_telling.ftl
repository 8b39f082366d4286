# Eine Runde und ein Kampf in wenigen Worten

told-card = „{ $card }“
told-played = { $you ->
    [yes] Du spielst { $cards }.
   *[no] { $side } spielen { $cards }.
}
told-moved = { $you ->
    [yes] Du bewegst { $journeys }.
   *[no] { $side } bewegen { $journeys }.
}
told-journey = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} von { $origin }{ $stops ->
    [0] { "" }
   *[other] { " " }über { $by }
} nach { $place }
told-recruited = { $you ->
    [yes] Du rekrutierst { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }.
   *[no] { $side } rekrutieren { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }.
}
told-attacked = { $you ->
    [yes] Du greifst { $target } von { $origin } aus an: { $outcome }.
   *[no] { $side } greifen { $target } von { $origin } aus an: { $outcome }.
}
told-open = noch ist nichts entschieden
told-lost = { $you ->
    [yes] du verlierst
   *[no] { $side } verlieren
} { $warriors ->
    [0] { "" }
    [one] 1 Krieger
   *[other] { $warriors } Krieger
}{ $golems ->
    [0] { "" }
   *[other] { $warriors ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }{ $golems ->
        [one] 1 Golem
       *[other] { $golems } Golems
    }
}
told-drill = der Bohrer wird zerstört
told-won = { $you ->
    [yes] du gewinnst
   *[no] { $side } gewinnen
}
