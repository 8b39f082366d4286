## Who you are, and what you want

about-vagabond = You are the Vagabond. You wander alone: aid the others or fight them, explore ruins and complete quests to score.
about-vagabond_2 = { about-vagabond }
like-vagabond = One pawn and a bag of items: slip through the forests, do quests, help or hunt the others.
    .hard = takes some practice
like-vagabond_2 = { like-vagabond }
    .hard = { like-vagabond.hard }

## What sentences call it

role-vagabond = The Vagabond
    .the = the Vagabond
    .whom = the Vagabond
    .to = to the Vagabond
    .of = of the Vagabond
    .many = no
role-vagabond_2 = The second Vagabond
    .the = the second Vagabond
    .whom = the second Vagabond
    .to = to the second Vagabond
    .of = of the second Vagabond
    .many = no

## Words

word-vagabond = Vagabond
word-vagabond_2 = Second Vagabond
word-explore = Explore
word-aid = Aid
word-quest = Quest
word-strike = Strike
word-repair = Repair
word-special = Special Action
word-points = Score points
word-draw = Draw cards
word-warrior = A warrior
word-thief = Thief
word-tinker = Tinker
word-ranger = Ranger
word-vagrant = Vagrant
word-arbiter = Arbiter
word-scoundrel = Scoundrel
word-adventurer = Adventurer
word-ronin = Ronin
word-harrier = Harrier
word-fundraising_fox = Fundraising (fox)
word-errand_fox = Errand (fox)
word-logistics_help_fox = Logistics Help (fox)
word-repair_a_shed_fox = Repair a Shed (fox)
word-give_a_speech_fox = Give a Speech (fox)
word-guard_duty_rabbit = Guard Duty (rabbit)
word-errand_rabbit = Errand (rabbit)
word-give_a_speech_rabbit = Give a Speech (rabbit)
word-fend_off_a_bear_rabbit = Fend off a Bear (rabbit)
word-expel_bandits_rabbit = Expel Bandits (rabbit)
word-expel_bandits_mouse = Expel Bandits (mouse)
word-guard_duty_mouse = Guard Duty (mouse)
word-fend_off_a_bear_mouse = Fend off a Bear (mouse)
word-escort_mouse = Escort (mouse)
word-logistics_help_mouse = Logistics Help (mouse)
word-damaged = The damaged one
word-undamaged = The undamaged one

## Help

help-explore = Exhaust a torch: take an item from under the ruin here, for 1 point.
help-aid = Exhaust any item and give a matching card to somebody here; you may take a crafted item for it.
help-quest = Exhaust the two items of a quest that matches this clearing, for points or cards.
help-strike = Exhaust a crossbow: remove a warrior here, or another piece of somebody without warriors here.
help-repair = Exhaust a hammer: repair a damaged item.
help-special = What only your character can do; in Daylight it takes a torch.
help-points = Score for your completed quests of this suit.
help-draw = Take cards from the deck.
help-warrior = A warrior of your ally falls in your place.

-help-quest = Exhaust { $items } in a { $suit } clearing.

help-thief = { rule-D_1_1.summary } { rule-D_1_2.summary }
help-tinker = { rule-D_2_1.summary } { rule-D_2_2.summary }
help-ranger = { rule-D_3_1.summary } { rule-D_3_2.summary }
help-vagrant = { rule-D_4_1.summary } { rule-D_4_2.summary }
help-arbiter = { rule-D_5_1.summary } { rule-D_5_2.summary }
help-scoundrel = { rule-D_6_1.summary } { rule-D_6_2.summary }
help-adventurer = { rule-D_7_1.summary } { rule-D_7_2.summary }
help-ronin = { rule-D_8_1.summary } { rule-D_8_2.summary }
help-harrier = { rule-D_9_1.summary } { rule-D_9_2.summary }
help-fundraising_fox = { -help-quest(suit: "fox", items: "a tea and a coin") }
help-errand_fox = { -help-quest(suit: "fox", items: "a tea and a boot") }
help-logistics_help_fox = { -help-quest(suit: "fox", items: "a boot and a bag") }
help-repair_a_shed_fox = { -help-quest(suit: "fox", items: "a torch and a hammer") }
help-give_a_speech_fox = { -help-quest(suit: "fox", items: "a torch and a tea") }
help-guard_duty_rabbit = { -help-quest(suit: "rabbit", items: "a torch and a sword") }
help-errand_rabbit = { -help-quest(suit: "rabbit", items: "a tea and a boot") }
help-give_a_speech_rabbit = { -help-quest(suit: "rabbit", items: "a torch and a tea") }
help-fend_off_a_bear_rabbit = { -help-quest(suit: "rabbit", items: "a torch and a crossbow") }
help-expel_bandits_rabbit = { -help-quest(suit: "rabbit", items: "two swords") }
help-expel_bandits_mouse = { -help-quest(suit: "mouse", items: "two swords") }
help-guard_duty_mouse = { -help-quest(suit: "mouse", items: "a torch and a sword") }
help-fend_off_a_bear_mouse = { -help-quest(suit: "mouse", items: "a torch and a crossbow") }
help-escort_mouse = { -help-quest(suit: "mouse", items: "two boots") }
help-logistics_help_mouse = { -help-quest(suit: "mouse", items: "a boot and a bag") }

## Questions

ask-choose-character = Which character are you?
ask-place-pawn = In which forest do you start?
ask-vagabond-act = Daylight: what do you do?
    .done = End Daylight
ask-strike-at = Whom do you strike?
ask-strike-down = Which piece { $faction-of } do you remove from { $clearing }?
ask-refresh = Which exhausted item do you refresh?
ask-damage-item = Which item is damaged?
ask-repair-item = Which damaged item do you repair?
ask-remove-item = You carry too much: which item leaves the game?
ask-which-of-two = You have both a damaged and an undamaged one: { $item }. Which leaves the game?
ask-slip = Birdsong: where do you slip?
    .done = Stay here
ask-go = Where do you go? { $count ->
    [0] It costs no boots, but one where there are Hostile warriors.
   *[other] It costs one boot, and one more where there are Hostile warriors.
}
ask-glide = Where do you glide?
ask-along = From { $origin } to { $clearing }: whose Allied warriors come along?
    .done = Nobody’s
ask-along-count = How many warriors { $faction-of } come along from { $origin } to { $clearing }?
ask-aid-whom = Whom do you aid?
ask-aid-card = Which { $suit } or bird card do you give { $faction-to }?
ask-pay-item = Which item do you exhaust to pay?
ask-aid-item = Which item do you exhaust to aid?
ask-take-item = Which crafted item { $faction-of } do you take?
    .done = No item
ask-attack-with = Battle in { $clearing } against { $faction-the }: whose Allied warriors fight with you?
    .done = Fight alone
ask-take-hit = You take a hit: which item is damaged? Or does a warrior { $faction-of } fall instead ({ $count ->
    [one] one is
   *[other] { $count } are
} standing)?
ask-partner = With whom do you form a coalition?
ask-which-quest = Which quest do you complete?
ask-pay-with = The quest asks for this item: { $item }. Which one do you exhaust? If you use another one in its place, that one is damaged.
ask-reward = The quest is completed: { $count ->
    [one] one point
   *[other] { $count } points
}, or two cards?
    .done = Neither
ask-take-from-ruin = Which item do you take from the ruin in { $clearing }?
    .done = No item
ask-steal = From whom do you steal a card?
ask-labor = Which card do you take from the discard pile?
ask-instigate = Whom do you make attack?
ask-instigate-on = Whom must { $faction-the } attack?
ask-enlist = Do you enlist { $faction-the }? { $count ->
    [0] No sword helps
    [one] One sword helps
   *[other] { $count } swords help
} you, and { $faction-the } { $faction-many ->
    [yes] score
   *[no] scores
} one point.
    .done = Do not enlist them

## What beginners are told when they first meet a question

guide-choose-character = Each character has items of its own and one special action.
guide-slip = In Birdsong you may slip to a place next to you for free, even into a forest.
guide-vagabond-act = Every action exhausts an item: boots move, a sword fights, a torch explores a ruin, and any item can aid somebody. A few exhausted items are refreshed each turn.

## Events

event-character = { $you ->
    [yes] You are the { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } the { $word }.
}
event-pawn-placed = { $you ->
    [yes] You start in { $forest }.
   *[no] { $seat } { $seat-many ->
        [yes] start
       *[no] starts
    } in { $forest }.
}
event-exhausted = { $you ->
    [yes] You exhaust: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] exhaust
       *[no] exhausts
    }: { $item }.
}
event-refreshed = { $you ->
    [yes] You refresh: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] refresh
       *[no] refreshes
    }: { $item }.
}
event-damaged = { $you ->
    [yes] Your item is damaged: { $item }.
   *[no] An item { $seat-of } is damaged: { $item }.
}
event-repaired = { $you ->
    [yes] You repair: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] repair
       *[no] repairs
    }: { $item }.
}
event-removed-item = { $you ->
    [yes] Your item leaves the game: { $item }.
   *[no] An item { $seat-of } leaves the game: { $item }.
}
event-wandered = { $you ->
    [yes] You go from { $origin } to { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] go
       *[no] goes
    } from { $origin } to { $clearing }.
}
event-improved = { $you ->
    [yes] You are on better terms with { $faction-the }.
    [faction] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } on better terms with you.
   *[no] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } on better terms with { $faction-the }.
}
event-allied = { $you ->
    [yes] You are now Allied with { $faction-the }.
    [faction] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } now Allied with you.
   *[no] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } now Allied with { $faction-the }.
}
event-hostile = { $you ->
    [yes] { $faction } { $faction-many ->
        [yes] are
       *[no] is
    } now Hostile to you.
    [faction] You are now Hostile { $seat-to }.
   *[no] { $faction } { $faction-many ->
        [yes] are
       *[no] is
    } now Hostile { $seat-to }.
}
event-took-item = { $you ->
    [yes] You take an item from { $other-the }: { $item }.
    [other] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } an item from you: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } an item from { $other-the }: { $item }.
}
event-took-for-sale = { $you ->
    [yes] You take an item for sale from { $faction-the }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } an item for sale from { $faction-the }: { $item }.
}
event-with-ally = { $you ->
    [yes] You attack with the warriors { $faction-of }.
    [faction] { $seat } { $seat-many ->
        [yes] attack
       *[no] attacks
    } with your warriors.
   *[no] { $seat } { $seat-many ->
        [yes] attack
       *[no] attacks
    } with the warriors { $faction-of }.
}
event-coalition = { $you ->
    [yes] You join { $other-the } in a coalition.
    [other] { $seat } { $seat-many ->
        [yes] join
       *[no] joins
    } you in a coalition.
   *[no] { $seat } { $seat-many ->
        [yes] join
       *[no] joins
    } { $other-the } in a coalition.
}
event-quest-revealed = A new quest: “{ $quest }”.
event-quest-completed = { $you ->
    [yes] You complete a quest: “{ $quest }”.
   *[no] { $seat } { $seat-many ->
        [yes] complete
       *[no] completes
    } a quest: “{ $quest }”.
}
event-improvised = { $you ->
    [yes] You use an item in place of another: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] use
       *[no] uses
    } an item in place of another: { $item }.
}
event-found = { $you ->
    [yes] Under the ruin in { $clearing } you find: { $item }.
   *[no] Under the ruin in { $clearing } { $seat-the } { $seat-many ->
        [yes] find
       *[no] finds
    }: { $item }.
}
event-found-nothing = { $you ->
    [yes] You take nothing from the ruin in { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } nothing from the ruin in { $clearing }.
}
event-looked = { $you ->
    [yes] Under the ruin in { $clearing } you see: { $item }.
   *[no] Under the ruin in { $clearing } { $seat-the } { $seat-many ->
        [yes] see
       *[no] sees
    }: { $item }.
}
event-shown-item = { $you ->
    [yes] Under the ruin in { $clearing } you find an item that you already have, and leave it there: { $item }.
   *[no] Under the ruin in { $clearing } { $seat-the } { $seat-many ->
        [yes] find
       *[no] finds
    } a second one of the same kind, and { $seat-many ->
        [yes] leave
       *[no] leaves
    } it there: { $item }.
}
event-ruin-removed = The ruin in { $clearing } is removed.
event-day-labor = { $you ->
    [yes] Day Labor: you take “{ $card }” from the discard pile.
   *[no] Day Labor: { $seat-the } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from the discard pile.
}
event-enlisted = { $you ->
    [yes] You enlist { $other-the } to defend you.
    [other] { $seat } { $seat-many ->
        [yes] enlist
       *[no] enlists
    } you for the defense.
   *[no] { $seat } { $seat-many ->
        [yes] enlist
       *[no] enlists
    } { $other-the } for the defense.
}
event-scorched = { $you ->
    [yes] You burn down { $clearing }: nobody can enter it any more.
   *[no] { $seat } { $seat-many ->
        [yes] burn
       *[no] burns
    } down { $clearing }: nobody can enter it any more.
}
grave-coalition = From now on you win only together with { $other-the }, and score no more points.

## Refusals

no-taken-character = “{ $chosen }”: the other Vagabond has this character.
no-not-a-forest = You start in a forest of the map, and “{ $chosen }” is none.
no-scorched = “{ $chosen }”: the earth is scorched there, and nothing can enter or be placed.
no-no-sword = You have no unexhausted sword.
no-no-crossbow = You have no unexhausted crossbow.
no-nothing-to-strike = “{ $chosen }”: there is nothing here that you could strike.
no-no-hammer = You have no unexhausted hammer.
no-nothing-to-repair = None of your items is damaged.
no-nothing-to-craft = You have no card that your hammers can craft here.
no-no-such-item = “{ $chosen }”: you have no such item ready.
no-not-exhausted = “{ $chosen }”: you have no such exhausted item.
no-not-damaged = “{ $chosen }”: you have no such damaged item.
no-on-its-track = “{ $chosen }”: items on their tracks do not count and stay.
no-not-a-place = “{ $chosen }” is not a place you could go to.
no-not-into-a-forest = “{ $chosen }”: you can enter a forest only by slipping.
no-too-few-boots = You have too few unexhausted boots.
no-hostile-clearing = There are Hostile warriors in { $choice }, and you lack the extra boot.
no-there-already = You are already in { $choice }.
no-no-ally-there = “{ $chosen }”: no such Allied warriors can come along from { $origin }.
no-in-a-forest = “{ $chosen }”: your pawn is in a forest, and this takes a clearing.
no-nothing-to-exhaust = You have no unexhausted item.
no-no-matching-card = You have no card in hand that matches this clearing.
no-nobody-here = “{ $chosen }”: this takes a faction with pieces in your clearing.
no-not-crafted-by-them = “{ $chosen }”: { $faction-the } { $faction-many ->
    [yes] have
   *[no] has
} no such crafted item.
no-too-few-players = A Vagabond can form a coalition only in a game of four or more.
no-no-partner = “{ $chosen }”: a coalition is formed only with a faction that still scores, has the fewest points and is in none.
no-not-an-ally = “{ $chosen }”: you have no such Allied warriors in { $clearing } against { $faction-the }.
no-not-an-open-quest = “{ $chosen }” is not among the open quests.
no-no-quest-here = No open quest matches this clearing.
no-lacks-quest-items = “{ $chosen }”: you would not have all the items ready that the quest asks for.
no-no-ruin-here = There is no ruin with an item here.
no-not-under-the-ruin = “{ $chosen }” is not under the ruin in { $clearing }.
no-has-it-from-a-ruin = “{ $chosen }”: you already have such an item from a ruin.
no-no-special-action = Your character has no action of its own in Daylight.
no-no-torch = You have no unexhausted torch.
no-nobody-to-rob = “{ $chosen }”: there is nobody here to take a card from.
no-nothing-discarded = No card in the discard pile matches this clearing.
no-not-in-the-discard = “{ $chosen }” is not in the discard pile.
no-nothing-damaged = None of your items is damaged: there is nothing to repair.
no-cannot-attack = “{ $chosen }”: this faction has nobody here to attack, or no warriors to attack with.
no-vagabond-crafts = “{ $chosen }”: you craft in Daylight only.

## Options

option-coalitions = Coalitions
    .help = Whether a Vagabond may form a coalition with a faction that has activated dominance.
option-coalitions-scoring = Only with a faction that still scores
option-coalitions-anybody = With any faction, by the points it had
setup-second-vagabond = The second Vagabond plays only beside the first.
setup-vagabonds-alone = Two Vagabonds alone run out of points to score: somebody else must play too.

## Points

points-ruins = Ruins
points-quests = Quests
points-relations = Relationships
points-infamy = Infamy
points-protection = Protection

## What counts: each completes "this move ..."

reason-vagabond-items = has items that work
reason-vagabond-damaged = owns items that a repair brings back
reason-vagabond-ready = has items face up
reason-vagabond-tracks = has tea, coins and bags on their tracks
reason-vagabond-friends = is on good terms with others
reason-vagabond-hostile = makes no needless enemies
reason-vagabond-aids = is about to improve a relationship
reason-vagabond-quests = has the items for open quests
reason-vagabond-completed = has completed quests
reason-vagabond-place = is where there is something to do

## On the board

label-satchel = Satchel
label-limit = Item limit
label-damaged = Damaged
label-quests = Quests
label-completed = Completed quests
label-indifferent = Indifferent
label-amiable = Amiable
label-friendly = Friendly
label-allied = Allied
label-hostile = Hostile
