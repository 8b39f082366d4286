## Who you are, and what you want

about-marquise = You are the Marquise de Cat. You hold the Woodland: build sawmills, workshops and recruiters to score, and keep your wood within reach.
like-marquise = Strong everywhere from the first turn: build, haul wood, recruit, and hold more ground than you can guard.
    .hard = easy to learn

## What sentences call it

role-marquise = The Marquise
    .the = the Marquise
    .whom = the Marquise
    .to = to the Marquise
    .of = of the Marquise
    .many = no

## Words

word-marquise = Marquise
word-sawmill = Sawmill
word-workshop = Workshop
word-recruiter = Recruiter
word-keep = Keep
word-wood = Wood
word-march = March
word-overwork = Overwork
word-extra_action = Extra action

## Help

help-march = Take up to two moves.
help-overwork = Spend a card that matches a clearing with a sawmill, and place a wood there.
help-extra_action = Spend a bird card for one more action.

## Questions

ask-place-keep = In which corner do you place the keep?
ask-keep-in-homeland = In which homeland do you place the keep?
ask-build-in-homeland = { $piece }: in which homeland do you place it?
ask-first-building = Your first { $piece }: where do you place it, at the keep or next to it?
ask-place-wood = There is not enough wood for all sawmills: where does the next wood go?
ask-marquise-act = Daylight: { $count ->
    [0] no actions left; what else do you do?
    [one] one action left; what do you do?
   *[other] { $count } actions left; what do you do?
}
    .done = End Daylight
ask-recruit-at = There are not enough warriors for all recruiters: where does the next one go?
ask-build-in = Where do you build?
ask-build-what = What do you build in { $clearing }?
ask-pay-wood = The building in { $clearing } costs wood: from where do you take the next one?
ask-overwork-in = At which sawmill do you Overwork?
ask-hospitals = Field Hospitals: { $count ->
    [one] one warrior falls
   *[other] { $count } warriors fall
} in { $clearing }. Do you spend a { $suit } card or a bird card to bring { $count ->
    [one] it
   *[other] them
} to the keep?
    .done = { $count ->
        [one] Let it fall
       *[other] Let them fall
    }

## What beginners are told when they first meet a question

guide-place-keep = Your keep stands in a corner. Nobody else can place pieces there, so it is the safe heart of your woodland.
guide-first-building = Your first buildings stand at the keep or next to it. A sawmill makes wood every turn: give it a place that is hard to reach.
guide-marquise-act = You have three actions a turn, in any mix. Early on, build when you have the wood: buildings score at once, and recruiters bring warriors. Each bird card you spend gives you one more action.
guide-build-in = Build where you rule and a slot is free. Wood may come from any of your clearings that are connected through clearings you rule.

## Events

event-rescued = { $you ->
    [yes] Field Hospitals: you bring { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } back to { $clearing }.
   *[no] Field Hospitals: { $seat-the } { $seat-many ->
        [yes] bring
       *[no] brings
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } back to { $clearing }.
}
event-paid-wood = { $you ->
    [yes] You pay a wood from { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] pay
       *[no] pays
    } a wood from { $clearing }.
}

## Refusals

no-keep-forbids = “{ $chosen }”: the keep stands there, and only the Marquise can place pieces with it.
no-not-a-homeland = “{ $chosen }”: this is none of your homelands, or one that has a building already.
no-not-a-corner = The keep is placed in a corner, not in { $choice }.
no-not-by-the-keep = The first buildings are placed at the keep or next to it, not in { $choice }.
no-no-actions-left = “{ $chosen }”: you have no actions left.
no-no-bird = You have no bird card to spend.
no-recruited-already = You have already recruited this turn.
no-no-recruiters = You have no recruiter on the map where a warrior can be placed.
no-no-recruiter-there = No recruiter in { $choice } is still waiting for a warrior.
no-no-place-to-build = In no clearing that you rule is there both an open slot and enough wood.
no-too-little-wood = “{ $chosen }”: too little wood can reach the building.
no-no-wood-there = “{ $chosen }”: no wood from there can reach { $clearing }.
no-no-sawmill-there = “{ $chosen }”: there is no sawmill for this, or you have no card that matches its clearing.
no-no-wood-left = All the wood is on the map already.
no-marquise-crafts = “{ $chosen }”: you craft at the start of Daylight only, before all else.

## Points

points-buildings = Buildings

## What counts: each completes "this move ..."

reason-marquise-sawmills = has sawmills that bring wood every turn
reason-marquise-workshops = has workshops to craft with
reason-marquise-recruiters = has recruiters that bring warriors
reason-marquise-keep = holds the keep
reason-marquise-wood = has wood where it can be used
reason-marquise-building = can pay for a good building next
reason-marquise-sites = rules open slots to build on
reason-marquise-rule = rules clearings
reason-marquise-warriors = has warriors on the map
reason-marquise-exposed = keeps buildings guarded
reason-marquise-actions = leaves more actions to take

## On the board

label-actions = Actions left
