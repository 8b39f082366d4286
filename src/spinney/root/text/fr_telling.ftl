# Un tour et un combat en quelques mots. Les actes complètent une phrase qui commence par qui les fait.

told-card = « { $card } »
told-thing = { $thing } ({ $place })
told-did = { $owner } { $deeds }.
told-nothing = { $owner } ne { $owner-many ->
    [yes] font
   *[no] fait
} rien que l’on puisse voir.
told-recruited = { $owner-many ->
    [yes] recrutent
   *[no] recrute
} { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
told-moved = { $owner-many ->
    [yes] envoient
   *[no] envoie
} { $journeys }
told-journey = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} depuis { $origin } dans { $place }{ $stops ->
    [0] { "" }
   *[other] { " " }en passant par { $by }
}
told-wandered = { $owner-many ->
    [yes] vont
   *[no] va
} dans { $places }
told-placed = { $owner-many ->
    [yes] placent
   *[no] place
} { $things }
told-crafted = { $owner-many ->
    [yes] fabriquent
   *[no] fabrique
} { $things }

## Un combat : qui, où, et ce qui en sort

told-battle = { $you ->
    [yes] Vous attaquez { $foe-the } dans { $clearing }
    [foe] { $owner } vous { $owner-many ->
        [yes] attaquent
       *[no] attaque
    } dans { $clearing }
   *[no] { $owner } { $owner-many ->
        [yes] attaquent
       *[no] attaque
    } { $foe-the } dans { $clearing }
} : { $outcome }.
told-open = rien n’est encore décidé
told-ambush = embuscade
told-foiled = embuscade contrée
told-no-hits = aucun dégât
told-hits = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} contre { $others }
told-losses = { $you ->
    [yes] vous perdez { $things }
   *[no] { $owner-the } { $owner-many ->
        [yes] perdent
       *[no] perd
    } { $things }
}
told-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
told-points = { $you ->
    [yes] vous marquez
   *[no] { $owner-the } { $owner-many ->
        [yes] marquent
       *[no] marque
    }
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}
