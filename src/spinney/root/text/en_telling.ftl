# A turn and a battle in a few words. Deeds complete a sentence that begins with whoever does them.

told-card = “{ $card }”
told-thing = { $thing } ({ $place })
told-did = { $owner } { $deeds }.
told-nothing = { $owner } { $owner-many ->
    [yes] do
   *[no] does
} nothing that anybody could see.
told-recruited = { $owner-many ->
    [yes] recruit
   *[no] recruits
} { $count ->
    [one] one warrior
   *[other] { $count } warriors
}
told-moved = { $owner-many ->
    [yes] move
   *[no] moves
} { $journeys }
told-journey = { $count ->
    [one] one warrior
   *[other] { $count } warriors
} from { $origin }{ $stops ->
    [0] { "" }
   *[other] { " " }by way of { $by }
} to { $place }
told-wandered = { $owner-many ->
    [yes] go
   *[no] goes
} to { $places }
told-placed = { $owner-many ->
    [yes] place
   *[no] places
} { $things }
told-crafted = { $owner-many ->
    [yes] craft
   *[no] crafts
} { $things }

## A battle: who, where, and what came of it

told-battle = { $you ->
    [yes] You attack { $foe-the } in { $clearing }
    [foe] { $owner } { $owner-many ->
        [yes] attack
       *[no] attacks
    } you in { $clearing }
   *[no] { $owner } { $owner-many ->
        [yes] attack
       *[no] attacks
    } { $foe-the } in { $clearing }
}: { $outcome }.
told-open = not decided yet
told-ambush = ambush
told-foiled = ambush foiled
told-no-hits = no hits
told-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} to { $others }
told-losses = { $you ->
    [yes] you lose { $things }
   *[no] { $owner-the } { $owner-many ->
        [yes] lose
       *[no] loses
    } { $things }
}
told-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
told-points = { $you ->
    [yes] you score
   *[no] { $owner-the } { $owner-many ->
        [yes] score
       *[no] scores
    }
} { $count ->
    [one] 1 point
   *[other] { $count } points
}
