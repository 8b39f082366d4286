## What they want who play against her

about-together = Against the Mechanical Marquise you win or lose together: whoever plays must have 30 points before she has them.

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

## Questions

ask-her-corner = In which corner does the Mechanical Marquise’s keep stand?
ask-spy-on = “{ $card }”: which order does it reveal, counted from the left?
ask-swap-orders = “{ $card }”: which order do you swap with another, counted from the left?
    .done = Swap none
ask-swap-orders-with = “{ $card }”: with which order do you swap order { $nth }?

guide-her-corner = Her keep is where some of her orders recruit. Nobody else places pieces there, and your own start may have to be in the opposite corner.
guide-spy-on = The leftmost order is the next that she carries out. An order of the spy’s own suit finds the spy out.
guide-swap-orders = An order that would hurt you now can wait further to the right. Orders without a cost, such as ambushes, make her carry out one more.

## Events: her turn

event-for-sale = { $owner } has an item for sale: { $item }.
event-garrisons = { $count ->
    [0] { $owner } rules no clearing with at least three of her warriors.
    [one] { $owner } rules one clearing with at least three of her warriors.
   *[other] { $owner } rules { $count } clearings with at least three of her warriors.
}
event-order = Order of { $owner-the }: “{ $card }”.
event-no-orders = { $owner } has no orders left.
event-chose-foe = { $you ->
    [yes] You attack { $foe-whom } in { $clearing }
    [foe] { $owner } attacks you in { $clearing }
   *[no] { $owner } attacks { $foe-whom } in { $clearing }
}: { $why ->
    [0] nobody else is there.
    [1] most pieces there ({ $count }).
    [2] of those with most pieces there, most points.
   *[other] equal in pieces and points, but the first to set up.
}
event-chose-way = { $why ->
    [0] { $owner } leaves three warriors in { $origin }; the only way leads to { $clearing }.
    [1] { $owner } leaves three warriors in { $origin } and goes where most enemy pieces are ({ $count }): { $clearing }.
   *[other] { $owner } leaves three warriors in { $origin }; of the clearings with most enemy pieces ({ $count }) { $clearing } has the lowest number.
}
event-recruits-by = { $why ->
    [0] { $owner } recruits by the cost of “{ $card }”: { $count } in each of these clearings, { $suit }.
    [1] { $owner } recruits by the cost of “{ $card }”, one icon of each suit: one in each clearing.
   *[other] { $owner } recruits by the cost of “{ $card }”, any suit: { $count } at the keep.
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

option-corner = Her corner
    .help = Who says in which corner the Mechanical Marquise’s keep stands.
option-corner-random = Chance
option-corner-chosen = Whoever plays after her
setup-both-marquises = The Mechanical Marquise uses the pieces of the Marquise: nobody can play the Marquise too.

## Points

points-garrisons = Garrisons

## What counts: each completes "this move ..."

reason-mechanical-garrisons = has clearings that score every turn
reason-mechanical-warriors = has warriors on the map

## On the board

label-orders = Orders
label-for-sale = For sale
label-spies = Spies
label-automaton-mechanical_marquise = Automa
label-priorities = Attacks: most pieces, most points, first to set up. Moves: most enemies, lowest number.

# A chain of games

campaign-opposed = { $count ->
    [0] The Mechanical Marquise has no head start
   *[other] The Mechanical Marquise has a head start of { $count } points
}
