## Who you are, and what you want

about-cult = You are the Lizard Cult. Build gardens among the outcast, win souls over, and score with your rituals.
like-cult = Patient and hard to drive out: what others discard tells where you may strike, your cards come back to your hand, and gardens rule whatever stands beside them.
    .hard = for players who know the game

## What sentences call it

role-cult = The Cult
    .the = the Cult
    .whom = the Cult
    .to = to the Cult
    .of = of the Cult
    .many = no

## Words

word-cult = Cult
word-garden_fox = Garden (fox)
word-garden_rabbit = Garden (rabbit)
word-garden_mouse = Garden (mouse)
word-crusade = Crusade
word-convert = Convert
word-sanctify = Sanctify
word-score = Score
word-sacrifice = Sacrifice

## Help

help-crusade = Spend acolytes to battle in an Outcast clearing, or to move from one and then battle where you arrive.
help-convert = Spend acolytes to replace an enemy warrior in an Outcast clearing with one of yours.
help-sanctify = Spend acolytes to replace an enemy building in an Outcast clearing with a garden.
help-score = Spend a card, and score by the gardens of its suit on the map; once a turn for each suit.
help-sacrifice = Reveal a bird: a warrior becomes an acolyte.

## Questions

ask-first-garden = Setup: in which corner do you plant your first garden?
ask-choose-outcast = Setup: which suit is the Outcast?
ask-conspire = Birdsong: you have { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
}. Which conspiracy?
    .done = No more conspiracies
ask-crusade = Crusade: battle in an Outcast clearing, or move from one?
ask-crusade-on = Crusade: do you battle in { $clearing }, too?
    .done = No battle
ask-convert-in = In which Outcast clearing do you convert an enemy warrior?
ask-convert-whom = Whose warrior do you convert in { $clearing }?
ask-sanctify-in = In which Outcast clearing do you replace a building with a garden?
ask-sanctify-what = Which building gives way to a garden in { $clearing }?
ask-ritual = Daylight: which ritual do you perform?
    .done = End Daylight
ask-reveal-to-build = Which card do you reveal to build a garden?
ask-reveal-to-recruit = Which card do you reveal to recruit a warrior?
ask-spend-to-score = Which card do you spend to score?
ask-reveal-to-sacrifice = Which bird do you reveal to gain an acolyte?
ask-garden-in = In which { $suit } clearing do you build a garden?
ask-recruit-lizard = In which { $suit } clearing do you place a warrior?

## What beginners are told when they first meet a question

guide-choose-outcast = Your conspiracies work in clearings of the Outcast’s suit, and only gardens of that suit craft. From your first Birdsong on, the suit that was discarded most becomes the Outcast.
guide-conspire = Acolytes are warriors who fell when you were attacked, or were sacrificed. They pay for battles, moves and conversions, which you have by nothing else. If the Outcast is Hated, everything costs one acolyte less.
guide-ritual = Reveal a card for each ritual: all of them come back in the Evening, but for those you score with. Two gardens of a suit are worth two points each time, and one more card every Evening.

## Events

event-outcast = { $you ->
    [yes] Your Outcast is now of this suit: { $suit }.
   *[no] The Outcast { $seat-of } is now of this suit: { $suit }.
}
event-hated = { $you ->
    [yes] Your Outcast is now Hated: { $suit }.
   *[no] The Outcast { $seat-of } is now Hated: { $suit }.
}
event-souls-gone = { $you ->
    [yes] You put { $count ->
        [one] one Lost Soul
       *[other] { $count } Lost Souls
    } on the discard pile.
   *[no] { $seat } { $seat-many ->
        [yes] put
       *[no] puts
    } { $count ->
        [one] one Lost Soul
       *[other] { $count } Lost Souls
    } on the discard pile.
}
event-acolytes = { $you ->
    [yes] You gain { $count ->
        [one] one acolyte
       *[other] { $count } acolytes
    } and now have { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gain
       *[no] gains
    } { $count ->
        [one] one acolyte
       *[other] { $count } acolytes
    } and now { $seat-many ->
        [yes] have
       *[no] has
    } { $total }.
}
event-conspired = { $you ->
    [yes] You spend { $count ->
        [one] one acolyte
       *[other] { $count } acolytes
    } on “{ $word }” and have { $total } left.
   *[no] { $seat } { $seat-many ->
        [yes] spend
       *[no] spends
    } { $count ->
        [one] one acolyte
       *[other] { $count } acolytes
    } on “{ $word }” and { $seat-many ->
        [yes] have
       *[no] has
    } { $total } left.
}

## Refusals

no-not-a-free-corner = You cannot start in { $choice }: take a free corner, opposite to another start if there is one.
no-too-few-acolytes = You have too few acolytes for “{ $chosen }”.
no-not-outcast = Conspiracies work in clearings of the Outcast’s suit only, and { $choice } is of another.
no-no-crusade = In no Outcast clearing can you battle, or move from there.
no-nobody-to-convert = “{ $chosen }”: no enemy warrior stands there whom you could convert.
no-nothing-to-sanctify = “{ $chosen }”: no enemy building stands there that a garden could replace.
no-birds-not-wild = “{ $chosen }”: birds stand for no other suit in your rituals.
no-not-a-bird = “{ $chosen }”: only a bird can be revealed for a sacrifice.
no-nowhere-to-plant = “{ $chosen }”: you rule no clearing of this suit with an open slot.
no-nowhere-to-preach = “{ $chosen }”: in no clearing of this suit may you place a warrior.
no-no-garden = “{ $chosen }”: you have no garden of this suit on the map.
no-suit-scored = “{ $chosen }”: you have already scored with this suit this turn.
no-cult-crafts = “{ $chosen }”: you craft in the Evening only.

## Points

points-rituals = Rituals

## What counts: each completes "this move ..."

reason-cult-gardens = has gardens on the map
reason-cult-worth = has gardens of a suit that score well
reason-cult-scoring = keeps cards to score with
reason-cult-draws = draws more cards every Evening
reason-cult-acolytes = has acolytes
reason-cult-hated = has a Hated Outcast
reason-cult-warriors = has warriors on the map
reason-cult-rule = rules clearings
reason-cult-sites = rules clearings with room for a garden
reason-cult-exposed = keeps the gardens guarded
reason-cult-rituals = has cards left for rituals

## On the board

label-acolytes = Acolytes
label-outcast = Outcast
label-hated = Hated
label-souls = Lost Souls
label-revealed = Revealed
label-gardens = Gardens
