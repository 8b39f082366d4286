## Who she is

about-mechanical_marquise = The Mechanical Marquise has no seat: five orders and fixed priorities play her.
like-mechanical_marquise = She never hesitates: every order battles, marches and recruits, and every clearing with three of her warriors scores.
    .hard = hard to stop

## What sentences call her

role-mechanical_marquise = The Mechanical Marquise
    .the = the Mechanical Marquise
    .whom = the Mechanical Marquise
    .to = to the Mechanical Marquise
    .of = of the Mechanical Marquise
    .many = no

## Words

word-mechanical_marquise = Mechanical Marquise
word-spy_bird = { rule-spy_bird }
word-spy_fox = { rule-spy_fox }
word-spy_rabbit = { rule-spy_rabbit }
word-spy_mouse = { rule-spy_mouse }
help-spy_bird = { rule-spy_bird.summary }
help-spy_fox = { rule-spy_fox.summary }
help-spy_rabbit = { rule-spy_rabbit.summary }
help-spy_mouse = { rule-spy_mouse.summary }
deed-play = Play: { $label }

## Questions

ask-her-corner = In which corner does the Mechanical Marquise’s keep stand?
ask-spy-on = “{ $card }”: which order does it reveal, counted from the left?
ask-swap-orders = “{ $card }”: which order do you swap with another, counted from the left?
    .done = Swap none
ask-swap-orders-with = “{ $card }”: with which order do you swap order { $nth }?

guide-her-corner = Her keep is where some of her orders recruit. Nobody else places pieces there, and your own start may have to be in the opposite corner.
guide-spy-on = The leftmost order is the next that she carries out. An order of the spy’s own suit finds the spy out.
guide-swap-orders = An order that would hurt you now can wait further to the right. Orders without a cost, such as ambushes, make her carry out one more.

## Events: somebody without a seat

event-sits-after = { $owner } sits after { $seat-the }.
event-goes-first = { $owner } goes first.
event-turn-of = Turn { $turn }: { $owner-the }.
event-scored-by = { $owner } scores { $count ->
    [one] one point
   *[other] { $count } points
} and now has { $total }.
event-lost-points-by = { $owner } loses { $count ->
    [one] one point
   *[other] { $count } points
} and now has { $total }.
event-won-by = { $owner } wins the game.
event-turned-down = { $owner } has no hand: “{ $card }” is discarded.
event-kept = { $you ->
    [yes] You begin with “{ $card }”, kept from an earlier game.
   *[no] { $seat } { $seat-many ->
        [yes] begin
       *[no] begins
    } with “{ $card }”, kept from an earlier game.
}
event-outrage-by = Outrage in { $clearing }: { $owner-the } has no hand, so the card comes from the deck.
event-took-for-sale = { $you ->
    [yes] You take an item for sale from { $foe-the }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } an item for sale from { $foe-the }: { $item }.
}
event-looted-for-sale = { $you ->
    [yes] You loot an item for sale from { $foe-the }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] loot
       *[no] loots
    } an item for sale from { $foe-the }: { $item }.
}

## Events: her turn

event-for-sale = { $owner } has an item for sale: { $item }.
event-garrisons = { $count ->
    [0] { $owner } rules no clearing with at least three of her warriors.
    [one] { $owner } rules one clearing with at least three of her warriors.
   *[other] { $owner } rules { $count } clearings with at least three of her warriors.
}
event-order = Order of { $owner-the }: “{ $card }”.
event-no-orders = { $owner } has no orders left.
event-chose-foe = { $why ->
    [0] { $owner } attacks { $foe-whom } in { $clearing }: nobody else is there.
    [1] { $owner } attacks { $foe-whom } in { $clearing }: most pieces there ({ $count }).
    [2] { $owner } attacks { $foe-whom } in { $clearing }: of those with most pieces there, most points.
   *[other] { $owner } attacks { $foe-whom } in { $clearing }: equal in pieces and points, but the first to set up.
}
event-chose-way = { $why ->
    [0] { $owner } leaves three warriors in { $origin }; the only way leads to { $clearing }.
    [1] { $owner } leaves three warriors in { $origin } and goes where most enemy pieces are ({ $count }): { $clearing }.
   *[other] { $owner } leaves three warriors in { $origin }; of the clearings with most enemy pieces ({ $count }) { $clearing } has the lowest number.
}
event-recruits-by = { $why ->
    [0] The cost of “{ $card }” recruits { $count } in each of these clearings: { $suit }.
    [1] The cost of “{ $card }”, one icon of each suit, recruits one in each clearing.
   *[other] The cost of “{ $card }”, any suit, recruits { $count } at the keep.
}
event-next-order = This order has no cost: { $owner-the } carries out the next one.
event-order-done = { $owner } discards the order “{ $card }”.
event-orders-drawn = { $count ->
    [0] { $owner } draws no orders.
    [one] { $owner } draws one order.
   *[other] { $owner } draws { $count } orders.
}

## Events: spies

event-spy-played = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] play
       *[no] plays
    } “{ $card }”.
}
event-spied = { $you ->
    [yes] “{ $card }”: you reveal order { $nth }, “{ $found }”.
   *[no] “{ $card }”: { $seat-the } { $seat-many ->
        [yes] reveal
       *[no] reveals
    } order { $nth }, “{ $found }”.
}
event-spy-caught = “{ $card }” is found out and discarded.
event-orders-swapped = { $you ->
    [yes] You swap orders { $nth } and { $other_nth }.
   *[no] { $seat } { $seat-many ->
        [yes] swap
       *[no] swaps
    } orders { $nth } and { $other_nth }.
}

## Refusals

no-her-keep-forbids = “{ $chosen }”: the Mechanical Marquise’s keep stands there, and only she places pieces with it.
no-not-her-corner = Her keep stands in a corner, not in { $choice }.
no-no-orders-to-spy = “{ $chosen }”: there is no order to reveal.

## Options

option-mechanical = Mechanical Marquise
    .help = A player whom the rules play: against everybody else, or against all of you together.
option-mechanical-none = Not in this game
option-mechanical-competitive = One more opponent
    .like = She takes the Marquise’s place; everybody plays for themselves.
option-mechanical-cooperative = All together against her
    .like = One to four of you win together, once each has 30 points, or lose to her.
option-head_start = Her head start
    .help = The points with which the Mechanical Marquise begins: three for each game of a campaign that was won.
option-kept = Kept cards
    .help = Crafted cards that players begin with, from games of a campaign that were won.
    .form = for each seat the cards with + between them, or - for none; seats with commas between them, such as brutal_tactics+cobbler,-
option-corner = Her corner
    .help = Who says in which corner the Mechanical Marquise’s keep stands.
option-corner-random = Chance
option-corner-chosen = Whoever plays after her
setup-both-marquises = The Mechanical Marquise uses the pieces of the Marquise: nobody can play the Marquise too.
setup-no-draft-with-automata = Against the Mechanical Marquise factions are agreed upon, not drafted.
setup-only-with-automata = This is for games against the Mechanical Marquise.
setup-hirelings-alone = Hirelings go from one person to another: two people must play.
setup-kept-spent = “{ $card }” does not stay in play, so it cannot be kept.
setup-kept-twice = Nobody can have “{ $card }” twice.
setup-kept-none-left = The deck does not have “{ $card }”, or not so often.

## What counts: each completes "this move ..."

reason-mechanical-garrisons = has clearings that score every turn
reason-mechanical-warriors = has warriors on the map

## On the board

label-orders = Orders
label-for-sale = For sale
label-spies = Spies
label-automaton-mechanical_marquise = Automaton
label-priorities = Attacks: most pieces, most points, first to set up. Moves: most enemies, lowest number.

# A chain of games

campaign-opposed = { $count ->
    [0] The Mechanical Marquise has no head start
   *[other] The Mechanical Marquise has a head start of { $count } points
}
