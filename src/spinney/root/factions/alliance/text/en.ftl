## Who you are, and what you want

about-alliance = You are the Woodland Alliance. Spread sympathy to score, gather supporters, and revolt when the time is ripe.
like-alliance = Small and patient: spread sympathy, make others pay for stepping on it, then rise in one revolt.
    .hard = takes practice

## What sentences call it

role-alliance = The Alliance
    .the = the Alliance
    .whom = the Alliance
    .to = to the Alliance
    .of = of the Alliance
    .many = no

## Words

word-alliance = Alliance
word-base = Base
word-sympathy = Sympathy
word-revolt = Revolt
word-spread_sympathy = Spread Sympathy
word-mobilize = Mobilize
word-train = Train
word-organize = Organize

## Help

help-revolt = Spend two supporters: everything of your enemies in a sympathetic clearing goes, and a base comes.
help-spread_sympathy = Spend supporters to place a sympathy token, and score.
help-mobilize = Put a card from your hand among your supporters.
help-train = Spend a card that matches a base: a warrior becomes an officer.
help-organize = Replace one of your warriors with a sympathy token, and score.

## Questions

ask-aftermath = Which loss do you deal with next?
ask-revolt = Birdsong: where do you revolt?
    .done = No revolt
ask-spread-sympathy = Birdsong: where do you spread sympathy? It costs { $count ->
    [one] one supporter
   *[other] { $count } supporters
}, one more under Martial Law.
    .done = Spread no more sympathy
ask-alliance-act = Daylight: what do you do?
    .done = End Daylight
ask-mobilize = Which card becomes a supporter?
ask-train = Which card do you spend to train an officer?
ask-operate = Evening: { $count ->
    [one] one officer is
   *[other] { $count } officers are
} ready. Which operation?
    .done = No more operations
ask-recruit-at-base = At which base do you recruit a warrior?
ask-organize = Where do you replace a warrior with a sympathy token?
ask-outrage = Outrage in { $clearing }: which { $suit } or bird card do you give to the supporters?
    .done = Show my hand: I hold none
ask-spend-supporter = You must still spend { $count ->
    [one] one supporter
   *[other] { $count } supporters
}: which { $suit } or bird card?
ask-dismiss = Without a base you keep only five supporters: which one do you discard?

## What beginners are told when they first meet a question

guide-spread-sympathy = Sympathy costs supporters of the clearing’s suit, and scores. Whoever moves warriors into such a clearing, or removes the token, gives you a card.
guide-alliance-act = Turn cards into supporters for sympathy and revolts, or train officers: each is an action in the Evening.
guide-operate = Each officer gives one action. Organizing turns a warrior into sympathy, without supporters.

## Events

event-revolt = { $you ->
    [yes] You revolt in { $clearing }!
   *[no] { $seat } { $seat-many ->
        [yes] revolt
       *[no] revolts
    } in { $clearing }!
}
event-officer = { $you ->
    [yes] You gain an officer and now have { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gain
       *[no] gains
    } an officer and now { $seat-many ->
        [yes] have
       *[no] has
    } { $total }.
}
event-outrage = { $you ->
    [yes] You cause Outrage in { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] cause
       *[no] causes
    } Outrage in { $clearing }.
}
event-outrage-by = Outrage in { $clearing }: { $owner-the } has no hand, so the card comes from the deck.
event-gained-supporter = { $you ->
    [yes] You gain a supporter: “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] gain
       *[no] gains
    } a supporter: “{ $card }”.
}
event-gained-supporter-hidden = { $seat } { $seat-many ->
    [yes] gain
   *[no] gains
} a supporter, face down.
event-spent-supporter = { $you ->
    [yes] You spend a supporter: “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] spend
       *[no] spends
    } a supporter: “{ $card }”.
}
event-lost-supporter = { $you ->
    [yes] You lose a supporter: “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } a supporter: “{ $card }”.
}
event-lost-officers = { $you ->
    [yes] You lose { $count ->
        [one] one officer
       *[other] { $count } officers
    } and now have { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } { $count ->
        [one] one officer
       *[other] { $count } officers
    } and now { $seat-many ->
        [yes] have
       *[no] has
    } { $total }.
}

## Refusals

no-not-sympathetic = There is no sympathy in { $choice }.
no-base-on-map = The base of this suit is already on the map: no revolt in { $choice }.
no-sympathetic = There is already sympathy in { $choice }.
no-not-near-sympathy = There is no sympathy next to { $choice }.
no-no-base = You have no base on the map.
no-no-base-there = “{ $chosen }”: you have no base for this.
no-nowhere-to-organize = You have no warriors where sympathy could be placed.
no-too-few-supporters = “{ $chosen }”: you have too few matching supporters.
no-not-a-supporter = “{ $chosen }” is not among your supporters.
no-alliance-crafts = “{ $chosen }”: you craft in Daylight only.

## Points

points-sympathy = Sympathy

## What counts: each completes "this move ..."

reason-alliance-sympathy = has sympathy in the clearings
reason-alliance-supporters = has supporters
reason-alliance-spreading = can pay for more sympathy
reason-alliance-revolt = is ready to revolt
reason-alliance-bases = has bases on the map
reason-alliance-officers = has officers
reason-alliance-warriors = has warriors on the map
reason-alliance-rule = rules clearings
reason-alliance-exposed = keeps the bases guarded
reason-alliance-trodden = has sympathy where few enemies stand
reason-alliance-operations = has military operations left

## On the board

label-supporters = Supporters
label-officers = Officers
