### The texts of the cards are put together from these; see wording.py.
### $n is a number, or a word for one; $where and $to are places, or "none".

## Steps

do-move-warriors = { $n ->
    [one] Move 1 warrior
   *[other] Move { $n } warriors
}{ $to ->
    [none] { "" }
   *[other] { " " }to { $to }
}{ $times ->
    [1] .
   *[other] , then move the same warriors again.
}
do-move-warbands = { $n ->
    [any] Move any number of warbands
    [one] Move 1 warband
   *[other] Move { $n } warbands
}{ $to ->
    [none] .
   *[other] { " " }to { $to }.
}
do-move-drill = { $times ->
    [1] Move the drill.
   *[other] Move the drill, then move it again.
}
do-attack = { $warband ->
    [another] Attack with another warband
   *[any] Attack
}{ $to ->
    [none] .
   *[other] { " " }{ $to }.
}
do-this_combat = This combat: { $values }.
do-recruit-warriors = { $n ->
    [one] Recruit 1 warrior
   *[other] Recruit { $n } warriors
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-recruit-golems = { $n ->
    [one] Recruit 1 golem
   *[other] Recruit { $n } golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-replace = { $n ->
    [one] Replace 1 of your warriors by a golem
   *[other] Replace { $n } of your warriors by golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-gain = { $n ->
    [one] Gain 1 crystal.
   *[other] Gain { $n } crystals.
}
do-spend = { $n ->
    [one] Spend 1 crystal: { $steps }
   *[other] Spend { $n } crystals: { $steps }
}
do-steal = { $n ->
    [half_up] Steal half of the opponent’s available crystals, rounded up.
    [one] Steal 1 crystal.
   *[other] Steal { $n } crystals.
}
do-draw-specials = { $n ->
    [one] Draw 1 special card.
   *[other] Draw { $n } special cards.
}
do-draw-visions = { $n ->
    [one] Draw 1 vision card.
   *[other] Draw { $n } vision cards.
}
do-burn = { $what ->
    [specials] { $n ->
        [one] Burn 1 special card: { $steps }
       *[other] Burn { $n } special cards: { $steps }
    }
    [visions] { $n ->
        [one] Burn 1 vision card: { $steps }
       *[other] Burn { $n } vision cards: { $steps }
    }
   *[any] { $n ->
        [one] Burn 1 special or vision card: { $steps }
       *[other] Burn { $n } special or vision cards: { $steps }
    }
}
do-discover = { $n ->
    [one] Discover 1 totem.
   *[other] Discover { $n } totems.
}
do-found = { $n ->
    [one] Place 1 foundation
   *[other] Place { $n } foundations
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-build = { $n ->
    [one] Build 1 forge
   *[other] Build { $n } forges
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-resolve = { $n ->
    [one] Resolve 1 option: { $options }
   *[other] Resolve { $n } options: { $options }
}
do-opponent_chooses = The opponent chooses: { $options }
do-play = { $again ->
    [yes] Play 1 more base card; it may move the same warriors again.
   *[no] Play 1 more base card.
}
do-remove-warriors = { $by ->
    [opponent] { $n ->
        [one] The opponent removes 1 warrior of their own
       *[other] The opponent removes { $n } warriors of their own
    }
   *[you] { $whose ->
        [own] { $n ->
            [one] Remove 1 of your warriors
           *[other] Remove { $n } of your warriors
        }
       *[enemy] { $n ->
            [one] Remove 1 enemy warrior
           *[other] Remove { $n } enemy warriors
        }
    }
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-remove-golems = { $n ->
    [one] Remove 1 golem
   *[other] Remove { $n } golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-retreat = { $whose ->
    [own] Your warband
   *[enemy] The enemy warband
}{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
} retreats{ $by ->
    [opponent] ; the opponent chooses where to.
   *[you] ; you choose where to.
}
do-relocate = Move all or part of one enemy warband{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
}{ $to ->
    [none] { "" }
   *[other] { " " }to { $to }
}; totems stay behind.
do-mark = { $n ->
    [one] Mark { $where }: { $rule }
   *[other] Mark { $n } { $where }: { $rule }
}
do-look-vision_deck = { $n ->
    [one] Look at the top vision card
   *[other] Look at the top { $n } vision cards
}{ $then ->
    [take_1_rest_bottom] , take 1 and put the rest under the deck.
    [take_1_rest_top] , take 1 and put the rest back in any order.
   *[none] .
}
do-look-opponent_specials = Look at the opponent’s special cards.
do-look-opponent_visions = Look at the opponent’s vision cards.
do-look-own_vision = Show the opponent 1 vision card from your hand.
do-discard-specials = { $how ->
    [random] { $n ->
        [one] The opponent discards 1 special card at random.
       *[other] The opponent discards { $n } special cards at random.
    }
   *[you_choose] { $n ->
        [one] Choose 1 special card that the opponent discards.
       *[other] Choose { $n } special cards that the opponent discards.
    }
}
do-discard-visions = { $how ->
    [random] { $n ->
        [one] The opponent discards 1 vision card at random, face down.
       *[other] The opponent discards { $n } vision cards at random, face down.
    }
   *[you_choose] { $n ->
        [one] Choose 1 vision card that the opponent discards, face down.
       *[other] Choose { $n } vision cards that the opponent discards, face down.
    }
}
do-totem-renew = { $n ->
    [one] Turn 1 totem on the board to its intact side.
   *[other] Turn { $n } totems on the board to their intact side.
}
do-totem-carry = { $n ->
    [one] Move 1 totem along a path
   *[other] Move { $n } totems along a path
}{ $to ->
    [none] .
   *[other] { " " }to { $to }.
}
do-hopper-load = { $n ->
    [one] Put 1 crystal into the hopper.
   *[other] Put { $n } crystals into the hopper.
}
do-hopper-unload = Unload the drill.
do-cubes-add = { $n ->
    [one] Add 1 cube to one of your permanent cards.
   *[other] Add { $n } cubes to one of your permanent cards.
}
do-cubes-remove = { $on ->
    [own_permanent] { $n ->
        [one] Remove 1 cube from one of your permanent cards.
       *[other] Remove { $n } cubes from one of your permanent cards.
    }
   *[enemy_permanent] { $n ->
        [one] Remove 1 cube from one of the opponent’s permanent cards.
       *[other] Remove { $n } cubes from one of the opponent’s permanent cards.
    }
}

## Moments

frame-victory = Victory: { $what }
frame-permanent = Permanent ({ $n }).
frame-this_round = This round: { $what }
frame-burned = When burned: { $what }
frame-each_combat = Each combat: { $what }
frame-each_preparation = Each preparation: { $what }
frame-exhausted = When exhausted: { $what }
when-drill_advances = Each time the drill advances on its track: { $what }
when-combat_won = Each time you win a combat: { $what }
when-combat_lost = Each time you lose a combat: { $what }
when-discovered = Each time you discover a totem: { $what }
when-secured = Each time you secure a totem: { $what }
when-founded = Each time you place a foundation: { $what }
when-built = Each time you build a forge: { $what }
when-burned_card = Each time you burn a card: { $what }
if-drill_on = If the drill is { $where }: { $sentence }
if-controls = If you control a place { $where }: { $sentence }
if-crystals_at_least = If you have at least { $n } crystals: { $sentence }
if-totem_on_board = If a totem is on the board: { $sentence }

## Lasting rules

value-damage = +{ $n } damage
value-defense = +{ $n } defense
value-dominance = +{ $n } dominance
mod-bonus = { $role ->
    [attack] when you attack, { $values }.
    [defend] when you defend, { $values }.
   *[none] { $values }.
}
mod-forbid-enter = { $whose ->
    [own] your units cannot enter.
   *[enemy] { $terrain ->
        [mountain] enemy warbands and the drill cannot enter.
       *[forest] enemy warriors cannot enter.
    }
}
mod-forbid-leave = { $whose ->
    [own] your units cannot leave.
   *[enemy] { $terrain ->
        [mountain] enemy units and the drill cannot leave.
       *[forest] enemy warriors cannot leave.
    }
}
mod-wager-first_face_up = { $whose ->
    [own] you wager first and face up.
   *[enemy] the opponent wagers first and face up.
}
mod-wager-base_only = { $whose ->
    [own] you may wager base cards only.
   *[enemy] the opponent may wager base cards only.
}
mod-hold_totems = Totems do not weaken at the end of the round.
mod-price-recruit = The price of a warrior changes by { $change }.
mod-price-build = The price of a forge changes by { $change }.

## Places. $role is "where" for the place of something, "to" for a goal.

or = { " or " }
place-ferrum = { $role ->
    [to] Ferrum
   *[where] at Ferrum
}
place-here = there
place-shown = on that mountain
place-mountain-drill = { $role ->
    [to] the drill’s mountain
   *[where] on the drill’s mountain
}
place-mountain-same = one same mountain
place-mountain-own = { $n ->
    [one] on a mountain you control
   *[other] on mountains you control
}
place-mountain-forge = { $n ->
    [one] on a mountain with a forge
   *[other] on mountains with a forge
}
place-mountain-outer-own-foundation = { $n ->
    [one] on an outer mountain you control
   *[other] on outer mountains you control
}
place-mountain-outer-own-bare = { $n ->
    [one] on an outer mountain you control
   *[other] on outer mountains you control
}
place-mountain-enemy-next_to_own = { $n ->
    [one] on a mountain next to one of your warbands
   *[other] on mountains next to your warbands
}
place-mountain-next_to_own = a mountain next to one of your warbands
place-mountain-uncontrolled-not_ferrum = an uncontrolled mountain other than Ferrum
place-forest = an adjacent forest
place-forest-outer = { $n ->
    [one] in an outer forest
   *[other] in outer forests
}
place-forest-inner = { $n ->
    [one] in an inner forest
   *[other] in inner forests
}
place-forest-totem = in a forest with a totem
place-forest-inner-own = an adjacent inner forest you control
place-forest-inner-enemy = in an inner forest
place-forest-inner-enemy-next_to_own = { $n ->
    [one] in an inner forest next to one of your warbands
   *[other] in inner forests next to your warbands
}
place-forest-inner-next_to_own = { $n ->
    [one] an inner forest next to one of your warbands
   *[other] inner forests next to your warbands
}
place-forest-inner-next_to_shown = in inner forests next to that mountain
terrain-mountain = mountains{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-forest = forests{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-ferrum = Ferrum{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-none = places{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
adjective-inner = inner
adjective-outer = outer
adjective-uncontrolled = uncontrolled
qualifier-not_ferrum = other than Ferrum
qualifier-forge = with a forge
qualifier-foundation = with a foundation
qualifier-bare = without forge or foundation
qualifier-own = that you control
qualifier-enemy = with enemy units
qualifier-next_to_own = next to one of your warbands
qualifier-drill = with the drill
qualifier-totem = with a totem
qualifier-here = just named
qualifier-same = the same for all
qualifier-shown = shown by that vision
qualifier-next_to_shown = next to the mountain shown
