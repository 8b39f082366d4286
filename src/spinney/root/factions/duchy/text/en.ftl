## Who you are, and what you want

about-duchy = You are the Underground Duchy. Come up through your tunnels, show strength, and sway ministers who act and score for you.
like-duchy = A court below ground: come up in force, build, and win over ministers, one a turn, each with an action more. Lose a building, and the greatest of them walks out.
    .hard = takes some practice

## What sentences call it

role-duchy = The Duchy
    .the = the Duchy
    .whom = the Duchy
    .to = to the Duchy
    .of = of the Duchy
    .many = no

## Words

word-duchy = Duchy
word-citadel = Citadel
word-market = Market
word-tunnel = Tunnel
word-dig = Dig
word-sway = Sway
word-foremole = Foremole
word-captain = Captain
word-marshal = Marshal
word-brigadier = Brigadier
word-banker = Banker
word-mayor = Mayor
word-duchess_of_mud = Duchess of Mud
word-baron_of_dirt = Baron of Dirt
word-earl_of_stone = Earl of Stone

## Help

help-dig = Spend a card for a tunnel in a matching clearing, and bring up to four warriors up through it.
help-sway = Reveal cards to win a minister over, and score for the crown.
help-foremole = { rule-12_5_2_I.summary }
help-captain = { rule-12_5_2_II.summary }
help-marshal = { rule-12_5_2_III.summary }
help-brigadier = { rule-12_5_2_IV.summary }
help-banker = { rule-12_5_2_V.summary }
help-mayor = { rule-12_5_2_VI.summary }
help-duchess_of_mud = { rule-12_5_2_VII.summary }
help-baron_of_dirt = { rule-12_5_2_VIII.summary }
help-earl_of_stone = { rule-12_5_2_IX.summary }

## Questions

ask-surface = In which corner do you come up?
ask-assembly = The Assembly: { $count ->
    [0] no actions are left.
    [one] one action is left.
   *[other] { $count } actions are left.
} What do you do?
    .done = End the Assembly
ask-duchy-build = Where do you build? You reveal a card that matches the clearing.
ask-foremole-build = The Foremole: where do you build?
ask-foremole-building = What do you build in { $clearing }?
ask-duchy-building = What do you build in { $clearing }?
ask-duchy-reveal = Which { $suit } or bird card do you reveal for it?
ask-foremole-reveal = The Foremole: which card do you reveal, of any suit?
ask-fill-in = All your tunnels are on the map: which one do you remove first?
ask-dig = Where do you dig a tunnel? You spend a card that matches the clearing.
ask-come-up = How many warriors come up from the Burrow to { $clearing }?
ask-parliament = Parliament: which minister acts?
    .done = End Parliament
ask-brigadier = The Brigadier: do you move, or battle?
ask-brigadier-again = The Brigadier: “{ $word }” once more?
    .done = That is enough
ask-bank = The Banker: { $count ->
    [0] which card do you spend?
   *[other] which card more, of the same suit?
} Each scores a point.
    .done = Spend no more
ask-borrow = The Mayor: whose action do you take?
ask-sway = Whom do you sway? A squire takes two cards to reveal, a noble three, a lord four.
    .done = Sway nobody
ask-sway-reveal = { $minister }: which card do you reveal? { $count ->
    [one] It is the last one.
   *[other] { $count } are wanted.
} Each needs a clearing of its suit with one of your pieces.
ask-lose-minister = The Price of Failure: which minister leaves you? The crown is lost for good.

## What beginners are told when they first meet a question

guide-surface = Your first tunnel lies here: from it you reach the Burrow, where new warriors gather.
guide-assembly = Cards that you reveal to build come back in the Evening, but for birds. Those that you spend to dig are gone. Citadels bring warriors, markets bring cards.
guide-parliament = Each minister acts once a turn, in any order. The lords score for what you have on the map.
guide-sway = One minister a turn, for a crown of the right rank, which scores. For each card you reveal you need a clearing of its suit with one of your pieces, so spread out. Guard your buildings: whenever you lose some, your greatest minister goes, with the crown.

## Events

event-swayed = { $you ->
    [yes] You sway a minister: { $minister }.
   *[no] { $seat } { $seat-many ->
        [yes] sway
       *[no] sways
    } a minister: { $minister }.
}
event-lost-minister = { $you ->
    [yes] A minister leaves you, and the crown is lost for good: { $minister }.
   *[no] A minister leaves { $seat-the }, and the crown is lost for good: { $minister }.
}

## Refusals

no-burrow-is-theirs = Nobody but the Duchy can be in the Burrow.
no-not-to-surface = You cannot come up in { $choice }: take a free corner, opposite to another start if there is one.
no-assembly-over = “{ $chosen }”: both actions of the Assembly are taken.
no-no-foremole-site = { no-no-building-site }
no-no-building-site = You rule no clearing with an open slot.
no-no-card-to-build = “{ $chosen }”: you hold no card that matches where you can build.
no-no-card-to-dig = “{ $chosen }”: you hold no card that matches where you can dig.
no-tunnel-there = There is already a tunnel in { $choice }.
no-no-tunnel-there = There is no tunnel in { $choice }.
no-too-many-come-up = No more than four warriors come up, and no more than are in the Burrow.
no-not-swayed = “{ $chosen }”: this minister is not swayed.
no-acted-already = “{ $chosen }”: this minister has already acted this turn.
no-nothing-to-borrow = “{ $chosen }”: the Mayor takes the action of another squire or noble whom you have swayed, if it can be taken.
no-tunnels-missing = Your three tunnels are not all on the map.
no-no-market = You have no market on the map.
no-no-citadel = You have no citadel on the map.
no-not-the-highest = “{ $chosen }”: a swayed minister of the highest rank is lost.
no-swayed-already = “{ $chosen }”: this minister is already swayed.
no-ministers-later = “{ $chosen }”: ministers act in Parliament, after the Assembly, each once a turn.
no-sways-later = “{ $chosen }”: ministers are swayed at the end of Daylight.
no-serves-the-duchy = “{ $chosen }” serves nobody but the Duchy.
no-swayed-one = You have swayed a minister this turn: one is all.
no-no-crown = “{ $chosen }”: no crown of this rank is left on your board.
no-too-few-to-reveal = “{ $chosen }”: with it you cannot reveal enough cards. Each needs a clearing of its suit with one of your pieces.
no-no-clearing-for-it = “{ $chosen }”: no clearing of this suit with one of your pieces is left for it.
no-duchy-crafts = “{ $chosen }”: you craft in the Evening only.

## Points

points-ministers = Ministers
points-crowns = Crowns

## What counts: each completes "this move ..."

reason-duchy-ministers = has ministers who act
reason-duchy-lords = has lords who will score
reason-duchy-swaying = can sway a minister soon
reason-duchy-presence = has pieces in clearings of many suits
reason-duchy-citadels = has citadels on the map
reason-duchy-markets = has markets on the map
reason-duchy-tunnels = has tunnels on the map
reason-duchy-sites = can build soon
reason-duchy-rule = rules clearings
reason-duchy-warriors = has warriors above ground
reason-duchy-burrow = has warriors in the Burrow
reason-duchy-exposed = keeps the buildings guarded
reason-duchy-actions = leaves more actions to take

## On the board

label-crowns = Crowns
label-squire = Squire
label-noble = Noble
label-lord = Lord
label-swayed = Swayed
label-unswayed = Not swayed
label-mustered = Warriors each Birdsong
label-lost-crowns = Lost
