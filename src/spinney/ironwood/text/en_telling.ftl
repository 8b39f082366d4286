# A round and a battle in a few words

told-card = “{ $card }”
told-played = { $you ->
    [yes] You play { $cards }.
   *[no] The { $side } play { $cards }.
}
told-moved = { $you ->
    [yes] You move { $journeys }.
   *[no] The { $side } move { $journeys }.
}
told-journey = { $count ->
    [one] 1 unit
   *[other] { $count } units
} from { $origin }{ $stops ->
    [0] { "" }
   *[other] { " " }by way of { $by }
} to { $place }
told-recruited = { $you ->
    [yes] You recruit { $count ->
        [one] 1 unit
       *[other] { $count } units
    }.
   *[no] The { $side } recruit { $count ->
        [one] 1 unit
       *[other] { $count } units
    }.
}
told-attacked = { $you ->
    [yes] You attack { $target } from { $origin }: { $outcome }.
   *[no] The { $side } attack { $target } from { $origin }: { $outcome }.
}
told-open = not decided yet
told-lost = { $you ->
    [yes] you lose
   *[no] the { $side } lose
} { $warriors ->
    [0] { "" }
    [one] 1 warrior
   *[other] { $warriors } warriors
}{ $golems ->
    [0] { "" }
   *[other] { $warriors ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $golems ->
        [one] 1 golem
       *[other] { $golems } golems
    }
}
told-drill = the drill is destroyed
told-won = { $you ->
    [yes] you win
   *[no] the { $side } win
}
