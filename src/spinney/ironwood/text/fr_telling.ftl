# Une manche et un combat en quelques mots

told-card = « { $card } »
told-played = { $you ->
    [yes] Vous jouez { $cards }.
   *[no] Les { $side } jouent { $cards }.
}
told-moved = { $you ->
    [yes] Vous déplacez { $journeys }.
   *[no] Les { $side } déplacent { $journeys }.
}
told-journey = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} depuis { $origin } vers { $place }{ $stops ->
    [0] { "" }
   *[other] { " " }en passant par { $by }
}
told-recruited = { $you ->
    [yes] Vous recrutez { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }.
   *[no] Les { $side } recrutent { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }.
}
told-attacked = { $you ->
    [yes] Vous attaquez { $target } depuis { $origin } : { $outcome }.
   *[no] Les { $side } attaquent { $target } depuis { $origin } : { $outcome }.
}
told-open = rien n’est encore décidé
told-lost = { $you ->
    [yes] vous perdez
   *[no] les { $side } perdent
} { $warriors ->
    [0] { "" }
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}{ $golems ->
    [0] { "" }
   *[other] { $warriors ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }{ $golems ->
        [one] { $golems } golem
       *[other] { $golems } golems
    }
}
told-drill = la foreuse est détruite
told-won = { $you ->
    [yes] vous gagnez
   *[no] les { $side } gagnent
}
