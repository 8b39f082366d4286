## Who you are, and what you want

about-hundreds = You are the Lord of the Hundreds. Conquer, loot and raze: you score for each clearing where you rule and no enemy is left.
like-hundreds = A horde behind one warlord: storm clearings, sweep them clean of enemies, and hoard the items that make you stronger and your warlord’s moods fewer.
    .hard = takes some practice

## What sentences call it

role-hundreds = The Hundreds
    .the = the Hundreds
    .whom = the Hundreds
    .to = to the Hundreds
    .of = of the Hundreds
    .many = yes

## Words

word-hundreds = Hundreds
word-stronghold = Stronghold
word-mob = Mob
word-loot = Loot
word-advance = Advance the Warlord
word-incite = Incite
word-warlord = Warlord
word-bitter = Bitter
word-grandiose = Grandiose
word-jubilant = Jubilant
word-lavish = Lavish
word-relentless = Relentless
word-rowdy = Rowdy
word-stubborn = Stubborn
word-wrathful = Wrathful

## Help

help-loot = Deal no rolled hits in this battle. If you rule the clearing when it is over, take one of the defender’s crafted items.
help-advance = Move the warlord with any number of warriors, and then battle where he is, if you like.
help-incite = Spend a card to place a mob in a clearing of its suit where you have a warrior.
help-bitter = { rule-14_7_1.summary }
help-grandiose = { rule-14_7_2.summary }
help-jubilant = { rule-14_7_3.summary }
help-lavish = { rule-14_7_4.summary }
help-relentless = { rule-14_7_5.summary }
help-rowdy = { rule-14_7_6.summary }
help-stubborn = { rule-14_7_7.summary }
help-wrathful = { rule-14_7_8.summary }

## Questions

ask-garrison = In which corner do you start, with your warlord and a stronghold?
ask-mob-to = The mob die shows { $suit }: to which { $suit } clearing does a mob spread?
ask-raze-for = Which item do you take from the ruin in { $clearing }?
ask-anoint = Your warlord has fallen: { $optional ->
    [0] where does a new one come?
   *[other] which warrior becomes the new one?
}
ask-choose-mood = Which mood is your warlord in this turn?
ask-squander = Lavish: which item do you give up, for two warriors?
    .done = Keep the rest
ask-command = Command the Hundreds: { $count ->
    [0] no action is left.
    [one] one action is left.
   *[other] { $count } actions are left.
} What do you do?
    .done = That is all
ask-stronghold-in = Where do you build a stronghold? You spend a card that matches the clearing.
ask-advance = Advance the Warlord: { $count ->
    [0] no advance is left.
    [one] one advance is left.
   *[other] { $count } advances are left.
} What does he do?
    .advance = Move him
    .battle = Battle where he is
    .done = That is all
ask-escort = How many warriors go with the warlord from { $origin } to { $clearing }?
ask-advance-on = The warlord is in { $clearing }: do you battle there?
    .done = No battle
ask-relentless = Relentless: does the warlord move or battle once more?
    .advance = Move him
    .battle = Battle where he is
    .done = That is all
ask-bring-warlord = Does the warlord go along from { $origin } to { $clearing }?
    .warlord = He goes along
    .done = He stays
ask-give-up-warlord = { $count ->
    [one] One warrior falls
   *[other] { $count } warriors fall
} in { $clearing }: is the warlord { $faction-of } one of them?
    .warlord = The warlord falls
    .warrior = He is spared
ask-contempt = You have crafted an item, { $item }: do you take it, or score { $count ->
    [one] one point
   *[other] { $count } points
} and remove it from the game?
    .points = Score, and remove it
ask-make-room = This track of your Hoard is full, and you gain an item, { $item }: which one leaves the game? You score one point.
ask-loot = You attack { $faction-the } in { $clearing }: do you loot? Then you deal no rolled hits.
    .done = Do not loot
ask-loot-what = Which crafted item { $faction-of } do you take?
ask-call-mob = Bitter: which mob becomes a warrior in { $clearing }, before the roll? { $count ->
    [0] { "" }
    [one] One has come already.
   *[other] { $count } have come already.
}
    .done = Call no more
ask-incite = Evening: { $count ->
    [0] no mobs are
    [one] one mob is
   *[other] { $count } mobs are
} left to be incited. Do you incite one?
    .done = Incite no more
ask-incite-in = Where do you incite a mob? You spend a card that matches the clearing.
ask-rejoice = Jubilant: do you roll the mob die to spread another mob ({ $count ->
    [one] one roll is
   *[other] { $count } rolls are
} left)?
    .incite = Roll the mob die
    .done = Roll no more

## What beginners are told when they first meet a question

guide-garrison = New warriors come where your warlord is and where your strongholds stand. Start where you can soon rule clearings with nobody else in them.
guide-choose-mood = The mood counts until your next Birdsong, also when you are attacked. Each item in your Hoard bars one mood, so the richer you are, the fewer are left.
guide-command = You score in the Evening for clearings that you rule alone. Any enemy piece there, be it a single token or a pawn, spoils it.
guide-advance = The warlord moves and fights with as many warriors as you like. Only battle can remove him, and a new one comes in your next Birdsong.
guide-contempt = Boots, bags and coins raise your Command, the other items your Prowess. Points come once; Command and Prowess come every turn.
guide-incite = Mobs remove enemy buildings and tokens in your next Birdsong, which scores, and dig items out of ruins. Each clearing holds one, and there are five.
guide-loot = An item is often worth more than the hits: it raises your Command or Prowess for the rest of the game.

## Events

event-anointed = { $you ->
    [yes] Your warlord comes to { $clearing }.
   *[no] The warlord { $owner-of } comes to { $clearing }.
}
event-warlord-moved = { $you ->
    [yes] Your warlord goes along to { $clearing }.
   *[no] The warlord { $owner-of } goes along to { $clearing }.
}
event-warlord-fell = { $you ->
    [yes] Your warlord falls in { $clearing }.
   *[no] The warlord { $owner-of } falls in { $clearing }.
}
event-mood = { $you ->
    [yes] Your warlord’s mood: { $mood }.
   *[no] The mood { $seat-of }: { $mood }.
}
event-still-lavish = { $you ->
    [yes] No other mood is left for your warlord: he stays Lavish.
   *[no] No other mood is left for the warlord { $seat-of }: he stays Lavish.
}
event-hoarded = { $you ->
    [yes] You add an item to your Hoard: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] add
       *[no] adds
    } an item to the Hoard: { $item }.
}
event-item-removed = { $you ->
    [yes] You remove an item from the game: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] remove
       *[no] removes
    } an item from the game: { $item }.
}
event-looting = { $you ->
    [yes] You loot { $foe-the } and deal no rolled hits.
    [foe] { $owner } { $owner-many ->
        [yes] loot you and deal
       *[no] loots you and deals
    } no rolled hits.
   *[no] { $owner } { $owner-many ->
        [yes] loot { $foe-the } and deal
       *[no] loots { $foe-the } and deals
    } no rolled hits.
}
event-looted = { $you ->
    [yes] You loot an item from { $other-the }: { $item }.
    [other] { $seat } { $seat-many ->
        [yes] loot
       *[no] loots
    } an item from you: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] loot
       *[no] loots
    } an item from { $other-the }: { $item }.
}
event-looted-for-sale = { $you ->
    [yes] You loot an item for sale from { $faction-the }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] loot
       *[no] loots
    } an item for sale from { $faction-the }: { $item }.
}
event-seen-under-ruin = You look under the ruin in { $clearing }: { $item }.
event-left-under-ruin = { $you ->
    [yes] You have such an item from a ruin already, so it stays under the one in { $clearing }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] have
       *[no] has
    } such an item from a ruin already, so it stays under the one in { $clearing }: { $item }.
}
event-dragged-out = { $you ->
    [yes] You take an item from the ruin in { $clearing }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } an item from the ruin in { $clearing }: { $item }.
}
event-ruin-razed = The ruin in { $clearing } is razed.
event-mob-die = { $you ->
    [yes] You roll the mob die: { $suit }.
   *[no] { $seat } { $seat-many ->
        [yes] roll
       *[no] rolls
    } the mob die: { $suit }.
}
event-oppressed = { $you ->
    [yes] You oppress { $count ->
        [one] one clearing
       *[other] { $count } clearings
    }.
   *[no] { $seat } { $seat-many ->
        [yes] oppress
       *[no] oppresses
    } { $count ->
        [one] one clearing
       *[other] { $count } clearings
    }.
}

## Refusals

no-hundreds-craft = “{ $chosen }”: you craft at the start of Daylight only, before all else.
no-moods-in-birdsong = “{ $chosen }”: the warlord’s mood is chosen by the Hundreds, in their Birdsong.
no-warlord-stays = The warlord cannot be removed outside of battle, nor moved in another’s turn, and no other warrior { role-hundreds.of } is there.
no-no-warlord = “{ $chosen }”: your warlord is not on the map.
no-no-advance-left = “{ $chosen }”: you have advanced as often as your Prowess allows.
no-no-command-left = “{ $chosen }”: you have taken as many actions as your Command allows.
no-not-to-garrison = You cannot start in { $choice }: take a free corner, opposite to another start if there is one.
no-no-stronghold-site = You rule no clearing with an open slot.
no-no-card-for-stronghold = “{ $chosen }”: you hold no card that matches where you can build.
no-not-on-that-track = “{ $chosen }”: choose the item you gain, or one on its track.
no-not-theirs-to-loot = “{ $chosen }”: the defender has crafted no such item.
no-not-under-that-ruin = “{ $chosen }”: no such item lies under this ruin.
no-hoarded-from-a-ruin = “{ $chosen }”: you have one from a ruin in your Hoard already.
no-mob-there = There is already a mob in { $choice }.
no-nobody-to-incite = “{ $chosen }”: you need a warrior in a clearing without a mob.
no-no-card-to-incite = “{ $chosen }”: you hold no card that matches where you can incite a mob.
no-no-mob-near = There is no mob next to { $choice }.
no-same-mood = “{ $chosen }”: your warlord is in this mood already and must change it.
no-mood-barred = “{ $chosen }”: the item of this mood is in your Hoard.
no-no-mob-to-call = There is no mob in { $choice } that could come: only those with the warlord or next to him can.
no-not-in-the-hoard = “{ $chosen }”: there is no such item in your Hoard.

## Points

points-oppression = Oppression
points-hoard = Full Hoard

## What counts: each completes "this move ..."

reason-hundreds-oppressed = has clearings without any enemy
reason-hundreds-rule = rules clearings
reason-hundreds-command = has Command
reason-hundreds-prowess = has Prowess
reason-hundreds-strongholds = has strongholds
reason-hundreds-exposed = keeps the strongholds guarded
reason-hundreds-warriors = has warriors on the map
reason-hundreds-mobs = has mobs where enemies build or ruins stand
reason-hundreds-warlord = keeps the warlord on the map, with warriors around him
reason-hundreds-moods = has many moods to choose from
reason-hundreds-mood = has a mood that helps
reason-hundreds-targets = has the warlord near weak enemies
reason-hundreds-actions = leaves more actions to take

## On the board

label-hoard = Hoard
label-command = Command
label-prowess = Prowess
label-mood = Mood
label-moods = Moods
label-barred = Barred
label-oppress = Oppress
label-anew = a new one comes in Birdsong
