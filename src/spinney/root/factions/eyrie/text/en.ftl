## Who you are, and what you want

about-eyrie = You lead the Eyrie Dynasties. Your roosts score each Evening, but your Decree grows every turn and must be obeyed.
like-eyrie = A plan that grows by itself: each turn you add to your Decree and must obey all of it, or fall into turmoil.
    .hard = takes some practice

## What sentences call it

role-eyrie = The Eyrie
    .the = the Eyrie
    .whom = the Eyrie
    .to = to the Eyrie
    .of = of the Eyrie
    .many = yes

## Words

word-vizier = Loyal Vizier
word-eyrie = Eyrie
word-roost = Roost
word-builder = Builder
word-charismatic = Charismatic
word-commander = Commander
word-despot = Despot

## Help

help-vizier = Stands for a bird card in the Decree; it is never discarded.
help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }

## Questions

ask-first-roost = In which corner do you start?
ask-leader = Which leader do you choose?
ask-add-to = { $count ->
    [0] The Decree: to which column do you add a card?
   *[other] The Decree: a second card? Choose its column, or stop.{ $birds ->
        [0] { "" }
       *[other] { "" } (Not another bird.)
    }
}
    .done = No second card
ask-add = The Decree, { $column }: which card do you add?{ $birds ->
    [0] { "" }
   *[other] { "" } (Not another bird.)
}
ask-new-roost = You have no roost on the map: where do you place a new one?
ask-resolve = The Decree, { $column }: a card of which suit do you resolve? If it cannot be resolved, you fall into turmoil.
ask-recruit-at-roost = { $suit ->
    [bird] At which roost
   *[other] At which roost in a { $suit } clearing
} do you recruit { $count ->
    [one] a warrior
   *[other] { $count } warriors
}?
ask-build-roost = { $suit ->
    [bird] Where do you build a roost?
   *[other] In which { $suit } clearing do you build a roost?
}

## What beginners are told when they first meet a question

guide-first-roost = Your first roost stands in a corner, with six warriors. You will grow from there.
guide-leader = Each leader starts two columns of the Decree with cards that stay there. Those columns shape your first turns.
guide-add-to = One or two cards go into the Decree every turn, and every turn all of them must be resolved. A bird card fits any clearing. If a card cannot be resolved, you fall into turmoil: you lose points, cards and your leader.
guide-resolve = The Decree is resolved column by column from the left. Think ahead: this card needs a clearing of its suit where the action is possible.

## Events

event-leader = { $you ->
    [yes] Your new leader: { $leader }.
   *[no] The new leader { $seat-of }: { $leader }.
}
event-decreed = { $you ->
    [yes] You add “{ $card }” to the Decree, { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] add
       *[no] adds
    } “{ $card }” to the Decree, { $column }.
}
event-turmoil = { $you ->
    [yes] You cannot obey the Decree ({ $column }, { $suit }): turmoil!
   *[no] { $seat } cannot obey the Decree ({ $column }, { $suit }): turmoil!
}
event-deposed = { $you ->
    [yes] Your leader is deposed: { $leader }.
   *[no] The leader { $seat-of } is deposed: { $leader }.
}
event-new-clutch = { $you ->
    [yes] All your leaders were deposed; they can all be chosen again.
   *[no] All leaders { $seat-of } were deposed; they can all be chosen again.
}
grave-turmoil = This is turmoil: you lose { $points ->
    [0] your leader
    [one] 1 point, your leader
   *[other] { $points } points, your leader
} and all cards of the Decree, and your Daylight ends.

## Refusals

no-not-your-corner = You start in a free corner, if possible opposite somebody else’s, not in { $choice }.
no-leader-deposed = “{ $chosen }”: this leader has been deposed.
no-one-bird-only = You can add only one bird card to the Decree in a turn.
no-not-the-fewest = Another clearing that has room has fewer warriors than { $choice }.
no-not-in-column = “{ $chosen }”: there is no such card left in the column { $column }.
no-no-roost-there = You have no roost in { $choice }.
no-roost-there = There is already a roost in { $choice }.
no-eyrie-crafts = “{ $chosen }”: you craft at the start of Daylight only, before all else.

## Points

points-roosts = Roosts
points-turmoil = Turmoil

## What counts: each completes "this move ..."

reason-eyrie-roosts = has roosts that score every evening
reason-eyrie-decree = gets much done by the Decree
reason-eyrie-orders = has orders left to carry out this turn
reason-eyrie-unfeasible = keeps the Decree feasible for the turns to come
reason-eyrie-turmoil = steers clear of turmoil this turn
reason-eyrie-sites = rules places for the next roosts
reason-eyrie-rule = rules clearings
reason-eyrie-warriors = has warriors on the map
reason-eyrie-exposed = keeps the roosts guarded

## On the board

label-leader = Leader
label-deposed = Deposed
