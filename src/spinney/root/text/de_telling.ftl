# Ein Zug und ein Kampf in wenigen Worten. Taten ergänzen einen Satz, der mit dem beginnt, von dem sie sind.

told-card = „{ $card }“
told-thing = { $thing } ({ $place })
told-did = { $owner } { $deeds }.
told-nothing = { $owner } { $owner-many ->
    [yes] tun
   *[no] tut
} nichts, was man sehen könnte.
told-recruited = { $owner-many ->
    [yes] rekrutieren
   *[no] rekrutiert
} { $count ->
    [one] einen
   *[other] { $count }
} Krieger
told-moved = { $owner-many ->
    [yes] bewegen
   *[no] bewegt
} { $journeys }
told-journey = { $count ->
    [one] einen
   *[other] { $count }
} Krieger von { $origin }{ $stops ->
    [0] { "" }
   *[other] { " " }über { $by }
} zu { $place }
told-wandered = { $owner-many ->
    [yes] gehen
   *[no] geht
} zu { $places }
told-placed = { $owner-many ->
    [yes] platzieren
   *[no] platziert
} { $things }
told-crafted = { $owner-many ->
    [yes] stellen
   *[no] stellt
} { $things } her

## Ein Kampf: wer, wo, und was dabei herauskam

told-battle = { $you ->
    [yes] Du greifst { $foe-whom } auf { $clearing } an
    [foe] { $owner } { $owner-many ->
        [yes] greifen
       *[no] greift
    } dich auf { $clearing } an
   *[no] { $owner } { $owner-many ->
        [yes] greifen
       *[no] greift
    } { $foe-whom } auf { $clearing } an
}: { $outcome }.
told-open = noch ist nichts entschieden
told-ambush = Hinterhalt
told-foiled = Hinterhalt vereitelt
told-no-hits = keine Treffer
told-hits = { $hits } zu { $others } Treffer
told-losses = { $you ->
    [yes] du verlierst { $things }
   *[no] { $owner-the } { $owner-many ->
        [yes] verlieren
       *[no] verliert
    } { $things }
}
told-warriors = { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
}
told-points = { $you ->
    [yes] du bekommst
   *[no] { $owner-the } { $owner-many ->
        [yes] bekommen
       *[no] bekommt
    }
} { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
