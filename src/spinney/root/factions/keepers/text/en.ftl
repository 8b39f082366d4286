## Who you are, and what you want

about-keepers = You lead the Keepers in Iron. Dig up the relics of the forests, and bring them home in matching sets.
like-keepers = March and dig: knights carry heavy relics through the Woodland, and risk their followers for the best of them.
    .hard = takes practice

## What sentences call it

role-keepers = The Keepers
    .the = the Keepers
    .whom = the Keepers
    .to = to the Keepers
    .of = of the Keepers
    .many = yes

## Words

word-keepers = Keepers
word-faithful_retainer = Faithful Retainer
word-waystation_figure_tablet = Waystation (figure, back tablet)
word-waystation_tablet_figure = Waystation (tablet, back figure)
word-waystation_tablet_jewelry = Waystation (tablet, back jewelry)
word-waystation_jewelry_tablet = Waystation (jewelry, back tablet)
word-waystation_jewelry_figure = Waystation (jewelry, back figure)
word-waystation_figure_jewelry = Waystation (figure, back jewelry)
word-figure = Figure
word-figure_1 = Figure 1
word-figure_2 = Figure 2
word-figure_3 = Figure 3
word-tablet = Tablet
word-tablet_1 = Tablet 1
word-tablet_2 = Tablet 2
word-tablet_3 = Tablet 3
word-jewelry = Jewelry
word-jewelry_1 = Jewelry 1
word-jewelry_2 = Jewelry 2
word-jewelry_3 = Jewelry 3
word-encamp = Encamp
word-decamp = Decamp
word-delve = Delve
word-recover = Recover
word-shift = Shift a card

## Help

help-delve = { rule-15_5_2_II.summary }
help-recover = { rule-15_5_2_III_a.summary }
help-shift = Move one card of your Retinue to another column, instead of adding cards from your hand.

## Questions

ask-muster = In which corner do you place your first four warriors?
ask-muster-beside = In which clearing on the map edge next to { $origin } do you place four more?
ask-encamp = Birdsong: where does a waystation take the place of a warrior?
    .done = Encamp no more
ask-encamp-with = Which waystation do you place in { $clearing }, and with which side up?
ask-come-back = None of your warriors and waystations are on the map: in which clearing on its edge do you return?
ask-decamp = Birdsong: where does a warrior take the place of a waystation?
    .done = Decamp no more
ask-decamp-which = Which waystation do you take from { $clearing }?
ask-keepers-recruit = Birdsong: at which waystation do you spend a card to place two warriors?
    .done = Recruit no more
ask-relic-along = { $count ->
    [one] One relic
   *[other] Up to { $count } relics
} may go from { $origin } to { $clearing } with your warriors. Which do you take along?
    .done = Take no more along
ask-return-relic = { $piece } is removed from { $clearing }: into which forest do you put it?
ask-retinue-move = Retinue, first column: with which card do you move?
    .done = Go on to the second column
ask-retinue-delve = Retinue, second column: with which card do you battle and delve?
    .done = Go on to the third column
ask-retinue-recover = Retinue, third column: with which card do you move or recover?
    .done = End Daylight
ask-delve-in = { $suit ->
    [bird] Where do you battle and delve?
   *[other] In which { $suit } clearing do you battle and delve?
} You must battle if enemies are there.
ask-delve-from = From which forest next to { $clearing } do you delve a relic?
    .done = Do not delve
ask-delve-what = Which relic do you delve from { $forest }?
ask-move-or-recover = { $suit ->
    [bird] Do you move, or recover relics?
   *[other] Do you move from a { $suit } clearing, or recover relics in one?
}
ask-recover-in = { $suit ->
    [bird] Where do you recover relics?
   *[other] In which { $suit } clearing do you recover relics?
}
ask-recover-what = { $count ->
    [0] Which relic do you recover from { $clearing }?
   *[other] Which relic do you recover next from { $clearing }?
}
    .done = Recover no more
ask-gather = { $count ->
    [0] Evening: to which column of your Retinue do you add a card?
   *[other] To which column of your Retinue do you add another card?
}
    .done = Add no more cards
ask-gather-card = Which card do you add to the column “{ $column }”?
ask-shift-from = From which column do you shift a card?
ask-shift-card = Which card do you shift out of the column “{ $column }”?
ask-shift-to = Into which column do you shift “{ $card }” from “{ $column }”?

## What beginners are told when they first meet a question

guide-encamp = A waystation crafts, recruits and brings a card each Evening. Relics are recovered only at a waystation that shows their type, so look at both its sides.
guide-retinue-move = Each card of the Retinue acts once a turn, in clearings of its suit; a bird acts anywhere. One relic may come along with each warrior who moves.
guide-retinue-delve = You see a relic’s value when it is out of the forest. If you rule fewer clearings around the forest than it is worth, you lose the card.
guide-retinue-recover = Relics score their value at a waystation of their type. If you rule fewer clearings of that suit than the relic is worth, you lose the card, but the points are yours.
guide-gather = Cards in the Retinue act every turn. Cards in hand recruit, craft and ambush: keep some.
guide-return-relic = A relic scores you two points when you remove it. The Keepers can dig it up again, so put it where they are weak.

## Events

event-relic-laid = { $piece } lies face down in { $forest }.
event-relic-moved = { $you ->
    [yes] You take along from { $origin } to { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } along from { $origin } to { $clearing }: { $piece }.
}
event-relic-returned = { $you ->
    [yes] You put { $piece } into { $forest }.
   *[no] { $seat } { $seat-many ->
        [yes] put
       *[no] puts
    } { $piece } into { $forest }.
}
event-delved = { $you ->
    [yes] You delve from { $forest } to { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] delve
       *[no] delves
    } from { $forest } to { $clearing }: { $piece }.
}
event-recovered = { $you ->
    [yes] You recover from { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] recover
       *[no] recovers
    } from { $clearing }: { $piece }.
}
event-relics-column = { $you ->
    [yes] You complete a set of the three types of relics.
   *[no] { $seat } { $seat-many ->
        [yes] complete
       *[no] completes
    } a set of the three types of relics.
}
event-gathered = { $you ->
    [yes] You add “{ $card }” to the Retinue: { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] add
       *[no] adds
    } “{ $card }” to the Retinue: { $column }.
}
event-shifted = { $you ->
    [yes] You shift “{ $card }” in the Retinue to: { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] shift
       *[no] shifts
    } “{ $card }” in the Retinue to: { $column }.
}
event-retainer-left = { $you ->
    [yes] One of your Faithful Retainers leaves the game.
   *[no] A Faithful Retainer { $seat-of } leaves the game.
}

## Refusals

no-keepers-corner = You cannot begin in { $choice }: choose a corner where nobody begins, opposite to another player’s if you can.
no-not-beside-the-corner = { $choice } is not next to your corner on the map edge.
no-camped-there = You have already encamped in { $choice } this turn.
no-decamped-there = You have already decamped in { $choice } this turn.
no-no-waystation-there = You have no such waystation in { $choice }.
no-not-on-the-edge = { $choice } is not on the map edge.
no-no-card-for-waystation = You hold no card that matches { $choice }.
no-no-such-forest = “{ $chosen }” is not a forest of this map.
no-forest-not-adjacent = “{ $chosen }” is not next to that clearing.
no-no-relic-in-forest = There is no relic in “{ $chosen }”.
no-no-such-relic = “{ $chosen }” is no relic that lies there.
no-nothing-to-recover = “{ $chosen }”: there must be a relic together with a waystation of its type.
no-no-waystation-for-it = “{ $chosen }”: no waystation there shows this type.
no-not-waiting = “{ $chosen }” does not wait in this column of the Retinue.
no-nothing-to-delve = “{ $chosen }”: you need a clearing of the card’s suit that you rule, with a warrior of yours, and an enemy to battle or a relic in a forest beside it.
no-retinue-full = Your Retinue holds ten cards already.
no-added-cards = You have added cards this turn: either cards are added, or one is shifted.
no-nobody-in-column = “{ $chosen }”: there is no such card in the Retinue.
no-same-column = The card lies in that column already.

## Points

points-relics = Relics

## What counts: each completes "this move ..."

reason-keepers-recovered = gets on with the next column of relics
reason-keepers-home = has relics with a waystation of their type
reason-keepers-unearthed = has relics out of the forests
reason-keepers-relics-near = brings relics closer to a waystation
reason-keepers-diggings = can delve where enough clearings are ruled
reason-keepers-waystations = has waystations on the map
reason-keepers-types = has waystations of different types
reason-keepers-retinue = has a large Retinue
reason-keepers-balance = has cards in every column of the Retinue
reason-keepers-rule = rules clearings
reason-keepers-warriors = has warriors on the map
reason-keepers-crowded = keeps fewer than four warriors in a clearing
reason-keepers-exposed = guards its relics and waystations
reason-keepers-actions = has cards of the Retinue left to act with

## On the board

label-retinue = Retinue
label-retinue-move = Move
label-retinue-delve = Battle then Delve
label-retinue-recover = Move or Recover
label-relics = Relics
label-waystations = Waystations
label-face-down = Face down
