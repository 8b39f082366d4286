## Words with which an automa tells its turn. Icons and procedures stand inside sentences.

word-procedure_exhausted = exhausted
word-procedure_alert = alert
word-die_highest_even = the highest even number
word-die_highest_odd = the highest odd number
word-die_lowest_even = the lowest even number
word-die_lowest_odd = the lowest odd number
word-icon_alert = alert icon
word-icon_arrows = arrows icon
word-icon_battle = battle icon
word-icon_card = card icon
word-icon_compass = compass icon
word-icon_crystals = crystals icon
word-icon_cubes = cubes icon
word-icon_drill = drill icon
word-icon_eye = eye icon
word-icon_forge = forge icon
word-icon_golem = golem icon
word-icon_hit = hit icon
word-icon_search = search icon
word-icon_shield = shield icon
word-icon_warband = warband icon
word-for_focus = Warband in focus
word-for_attack = Target of the attack
word-for_attacker = Attacking warband
word-for_chase = Chase
word-for_protect = Protect
word-for_expand = Expand
word-for_source = Where they come from
word-for_drill = Where the drill goes
word-for_recruit = Where to recruit
word-for_found = Where to place a foundation
word-for_build = Where to build a forge
word-for_golem = Where a golem rises
word-for_remove = Who loses a warrior
word-for_retreat = Where to retreat
word-for_discover = Where a totem is found
word-for_plunder = Moving to plunder
word-for_secure = Moving to secure
word-for_interfere = Moving to interfere
word-because_only = the only possibility
word-because_die = by the magic die
word-because_totem = a totem is there
word-because_fading = its totem is fading
word-because_near_edge = closest to an outer forest
word-because_near_totem = closest to a totem
word-because_largest = the largest warband
word-because_smallest = the smallest warband
word-because_odds = the best balance of forces
word-because_unmarked = not marked
word-because_strongest = the largest warband can form there
word-because_ferrum = the guard there is weak
word-because_foundation = a foundation is there
word-because_inner = an inner mountain
word-because_outer = an outer mountain
word-because_fewest = the fewest units there
word-because_uncontrolled = nobody controls it
word-because_no_forge = without a forge
word-because_near_drill = closest to the drill
word-because_near_forge = closest to a forge
word-because_calm = the least threatened
word-because_near_warband = next to the largest warband
word-because_cargo = next to the laden drill
word-because_edge = the totem is safe there
word-because_possible = a totem may be there
word-because_most = the most warriors can come
word-because_away = out of reach of the mountain
word-because_outward = outer forests first
word-because_near_ferrum = next to Ferrum
word-because_near_foundation = next to a controlled foundation
word-because_near_outer = next to an outer mountain
word-because_near_possible = next to a possible mountain
word-because_at_drill = the laden drill is there

## Questions

ask-lose-card = Which card do you burn?
ask-tribute = Do you burn a card, or give up a crystal?

## Events

event-stance-expansive = The Ironbot is expansive: no warband has a totem, and it cannot build a forge.
event-stance-aggressive = The Ironbot is aggressive: a warband has a totem.
event-stance-defensive = The Ironbot is defensive: it has the crystals for a forge and controls a foundation.
event-stance-disruptive = The Woodenbot is disruptive: there is no totem on the board.
event-stance-threatened = The Woodenbot is disruptive: you could build your last forge.
event-stance-exalted = The Woodenbot is exalted: there is a totem on the board.
event-procedure = The procedure card is turned: { $procedure }.
event-expended = The { $side } expend “{ $card }”.
event-icon = They resolve the { $icon }.
event-ignored-icon = The { $icon } is red and ignored.
event-no-effect = This changes nothing: the { $side } are compensated.
event-no-hand = The { $side } have no card left and draw one; their turn is over.
event-drew-on-top = The { $side } draw a special card, on top of their hand.
event-nothing-to-wager = The { $side } have no card to wager: they draw one instead of attacking.
event-decided = { $purpose }: { $place } ({ $reason }).
event-decided-among = { $purpose }: { $place } ({ $line }; { $reason }).
event-nobody-moves = { $purpose }: nobody can move.
event-outnumbers = Nobody has to come: the Ironbot already outnumbers the warband { $place-at }.
event-holds-back = The Ironbot does not attack: the warband { $place-at } outnumbers it.
event-no-target = The { $side } find no warband or place that they could attack.
event-die = Magic die: { $face }.
event-die-again = None of the places fits: the die is rolled again.
event-marked-mountain = The Ironbot marks { $place }: no totem will be sought there any more.
event-unmarked-mountain = The cube leaves { $place }: no totem is sought there now.
event-spirits-added = The Spirits of the Forest get { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} and have { $total }.
event-spirits-left = The Spirits of the Forest have helped; { $count ->
    [0] no cube is left.
    [one] 1 cube is left.
   *[other] { $count } cubes are left.
}
event-located = The Woodenbot turns up “{ $vision }”.
event-vision-back = “{ $vision }” goes back into the deck: a totem may be there again.
event-totems-left = What has faded is out of the game: { $count ->
    [one] 1 totem
   *[other] { $count } totems
} can still be discovered.
event-lost-sight = You shuffle “{ $vision }” back into the vision deck.
event-lost-sight-hidden = The { $side } shuffle one of their visions back into the deck.

## Refusals

no-nothing-to-steal = There is no crystal to give up.

## Options

option-solo = Solo
    .help = Whether an automa plays against you: the Ironbot the Ironclad, or the Woodenbot the Woodwalkers.
option-solo-no = two players
    .like = Two people, one side each.
option-solo-automacier = against the Ironbot
    .like = You are the Woodwalkers. The Ironbot plays the Ironclad by its own cards and icons; its level says how hard it is.
option-solo-automaquis = against the Woodenbot
    .like = You are the Ironclad. The Woodenbot plays the Woodwalkers by its own cards and icons; its level says how hard it is.
option-level = Level
    .help = How hard the automa is, from 0 to 15. A level chooses red icons first, then more cards, its own advantage, foundations, and warriors for the rest; custom leaves that to the options below.
option-level-custom = by the options below
option-level-0 = 0
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-level-6 = 6
option-level-7 = 7
option-level-8 = 8
option-level-9 = 9
option-level-10 = 10
option-level-11 = 11
option-level-12 = 12
option-level-13 = 13
option-level-14 = 14
option-level-15 = 15
option-solo_red_icons = Red icons
    .help = Whether the automa resolves red icons too (2 levels).
option-solo_red_icons-no = ignored
option-solo_red_icons-yes = resolved
option-solo_cards = The automa’s cards
    .help = How many special cards the automa has in the first round (2 levels for four).
option-solo_cards-2 = two
option-solo_cards-4 = four
option-solo_edge = The automa’s advantage
    .help = The Ironbot starts with a golem at Ferrum, the Woodenbot with two cubes for the Spirits of the Forest (3 levels).
option-solo_edge-no = no
option-solo_edge-yes = yes
option-solo_foundations = Foundations
    .help = The Ironbot starts with foundations on two outer mountains; against the Woodenbot you have two foundations fewer (3 levels).
option-solo_foundations-no = as usual
option-solo_foundations-yes = two
option-solo_warriors = The automa’s warriors
    .help = How many places have one more warrior of the automa’s at the start (1 level each); five means all of them, for the Ironbot Ferrum too.
option-solo_warriors-0 = none
option-solo_warriors-1 = one place
option-solo_warriors-2 = two places
option-solo_warriors-3 = three places
option-solo_warriors-4 = four places
option-solo_warriors-5 = everywhere
option-solo_die = Magic die without a match
    .help = What happens if none of the places in question has an even, or an odd, number.
option-solo_die-again = it is rolled again
option-solo_die-other = the other numbers count
option-solo_spirits = Spirits of the Forest
    .help = Which bonus the Spirits give: as the rulebook lists them, defense when disruptive and damage when exalted, or the other way round.
option-solo_spirits-book = defense, then damage
option-solo_spirits-aid = damage, then defense
option-solo_turn = Turns without a card
    .help = Whether the automa uses up a card of its hand in a turn in which it resolves none.
option-solo_turn-free = no card
option-solo_turn-card = a card
option-solo_located = Card for a located totem
    .help = Where the card comes from that the Woodenbot expends after it has located a totem.
option-solo_located-deck = from the deck
option-solo_located-hand = from the hand
option-solo_warband = Warband icon when exalted
    .help = Whether the Woodenbot recruits only where a totem is carried, if it can, or also as usual.
option-solo_warband-first = the first that is possible
option-solo_warband-both = both
option-solo_eye = Eye icon when exalted
    .help = Whether the Woodenbot moves two warriors or two whole warbands.
option-solo_eye-warriors = two warriors
option-solo_eye-warbands = two warbands
option-solo_muster = Recruiting near outer mountains
    .help = Whether the third line for the Woodenbot’s recruits means any outer mountain or only possible ones.
option-solo_muster-outer = any outer mountain
option-solo_muster-possible = possible ones
option-solo_expand = Where the Ironbot expands
    .help = Whether the fewest enemy warriors or a foundation decides first.
option-solo_expand-warriors = fewest warriors first
option-solo_expand-foundation = foundation first
option-solo_price = Recruiting by icon
    .help = Whether the Ironbot pays two crystals where an icon lets it recruit without naming a price.
option-solo_price-free = free
option-solo_price-paid = two crystals
option-solo_retreat = Where the Woodenbot drives you back
    .help = Whether it first looks for a mountain without a cube or for the one with the fewest units.
option-solo_retreat-unmarked = without a cube first
option-solo_retreat-fewest = fewest units first

## Labels

label-automaton-woodwalkers = Woodenbot
label-automaton-ironclads = Ironbot
label-stance-expansive = Stance: expansive (+1 damage)
label-stance-aggressive = Stance: aggressive (+1 dominance)
label-stance-defensive = Stance: defensive (+1 defense)
label-stance-disruptive = Stance: disruptive
label-stance-exalted = Stance: exalted
label-procedure = Procedure card: { $side }
label-level = Level { $n }
label-harder = Harder by { $parts }
label-harder-red_icons = red icons
label-harder-cards = { $n } special cards at the start
label-harder-edge = { $side ->
    [ironclads] a golem
   *[other] two cubes for the Spirits
}
label-harder-foundations = { $side ->
    [ironclads] two foundations at the start
   *[other] two foundations fewer for you
}
label-harder-warriors = { $n ->
    [one] 1 more warrior
    [5] a warrior more everywhere
   *[other] { $n } more warriors
}
label-spirits = Spirits of the Forest: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
label-vision-discard = Visions laid aside
label-marked-by-ironclads = marked by the Ironbot
label-marked-by-woodwalkers = possible totem
