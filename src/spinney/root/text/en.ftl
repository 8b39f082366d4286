game-name = Root
game-about = Who rules the Woodland? Every faction scores in a way of its own, and whoever first has 30 points wins.
game-facts = 2 to 5 players · about 90 minutes

## Who you are, and what you want

about-marquise = You are the Marquise de Cat. You hold the Woodland: build sawmills, workshops and recruiters to score, and keep your wood within reach.
about-eyrie = You lead the Eyrie Dynasties. Your roosts score each Evening, but your Decree grows every turn and must be obeyed.
about-alliance = You are the Woodland Alliance. Spread sympathy to score, gather supporters, and revolt when the time is ripe.
about-vagabond = You are the Vagabond. You wander alone: aid the others or fight them, explore ruins and complete quests to score.
about-vagabond_2 = { about-vagabond }
about-cult = You are the Lizard Cult. Build gardens among the outcast, win souls over, and score with your rituals.
about-riverfolk = You are the Riverfolk Company. Sell cards, boats and mercenaries to the others, and turn their funds into points.
about-duchy = You are the Underground Duchy. Come up through your tunnels, show strength, and sway ministers who act and score for you.
about-corvids = You are the Corvid Conspiracy. Hide plots in the clearings, and turn them up before anybody finds out what they are.
about-hundreds = You are the Lord of the Hundreds. Conquer, loot and raze: you score for each clearing where you rule and no enemy is left.
about-keepers = You lead the Keepers in Iron. Dig up the relics of the forests, and bring them home in matching sets.

## Words: cards

word-ambush_bird = { rule-ambush_bird }
word-ambush_fox = { rule-ambush_fox }
word-ambush_rabbit = { rule-ambush_rabbit }
word-ambush_mouse = { rule-ambush_mouse }
word-dominance_bird = { rule-dominance_bird }
word-dominance_fox = { rule-dominance_fox }
word-dominance_rabbit = { rule-dominance_rabbit }
word-dominance_mouse = { rule-dominance_mouse }
word-birdy_bindle = { rule-birdy_bindle }
word-woodland_runners = { rule-woodland_runners }
word-arms_trader = { rule-arms_trader }
word-crossbow_bird = { rule-crossbow_bird }
word-gently_used_knapsack = { rule-gently_used_knapsack }
word-root_tea_fox = { rule-root_tea_fox }
word-travel_gear_fox = { rule-travel_gear_fox }
word-protection_racket = { rule-protection_racket }
word-foxfolk_steel = { rule-foxfolk_steel }
word-anvil = { rule-anvil }
word-smugglers_trail = { rule-smugglers_trail }
word-root_tea_rabbit = { rule-root_tea_rabbit }
word-a_visit_to_friends = { rule-a_visit_to_friends }
word-bake_sale = { rule-bake_sale }
word-mouse_in_a_sack = { rule-mouse_in_a_sack }
word-root_tea_mouse = { rule-root_tea_mouse }
word-travel_gear_mouse = { rule-travel_gear_mouse }
word-investments = { rule-investments }
word-sword_mouse = Sword (mouse)
word-crossbow_mouse = { rule-crossbow_mouse }
word-favor_of_the_foxes = { rule-favor_of_the_foxes }
word-favor_of_the_rabbits = { rule-favor_of_the_rabbits }
word-favor_of_the_mice = { rule-favor_of_the_mice }
word-armorers = { rule-armorers }
word-sappers = { rule-sappers }
word-brutal_tactics = { rule-brutal_tactics }
word-royal_claim = { rule-royal_claim }
word-stand_and_deliver = { rule-stand_and_deliver }
word-tax_collector = { rule-tax_collector }
word-command_warren = { rule-command_warren }
word-better_burrow_bank = { rule-better_burrow_bank }
word-cobbler = { rule-cobbler }
word-scouting_party = { rule-scouting_party }
word-codebreakers = { rule-codebreakers }
word-saboteurs = { rule-saboteurs }
word-soup_kitchens = { rule-soup_kitchens }
word-boat_builders = { rule-boat_builders }
word-corvid_planners = { rule-corvid_planners }
word-eyrie_emigre = { rule-eyrie_emigre }
word-propaganda_bureau = { rule-propaganda_bureau }
word-false_orders = { rule-false_orders }
word-informants = { rule-informants }
word-fox_partisans = { rule-fox_partisans }
word-tunnels = { rule-tunnels }
word-charm_offensive = { rule-charm_offensive }
word-swap_meet = { rule-swap_meet }
word-coffin_makers = { rule-coffin_makers }
word-rabbit_partisans = { rule-rabbit_partisans }
word-league_of_adventurous_mice = { rule-league_of_adventurous_mice }
word-murine_broker = { rule-murine_broker }
word-master_engravers = { rule-master_engravers }
word-mouse_partisans = { rule-mouse_partisans }
word-vizier = Loyal Vizier

## Words: factions and suits

word-marquise = Marquise
word-eyrie = Eyrie
word-alliance = Alliance
word-vagabond = Vagabond
word-vagabond_2 = Second Vagabond
word-cult = Cult
word-riverfolk = Riverfolk
word-duchy = Duchy
word-corvids = Corvids
word-hundreds = Hundreds
word-keepers = Keepers
word-fox = fox
    .label = Fox
word-rabbit = rabbit
    .label = Rabbit
word-mouse = mouse
    .label = Mouse
word-bird = bird
    .label = Bird

## Words: places. They stand in the middle of a sentence.

word-c1 = clearing 1
    .label = Clearing 1
word-c2 = clearing 2
    .label = Clearing 2
word-c3 = clearing 3
    .label = Clearing 3
word-c4 = clearing 4
    .label = Clearing 4
word-c5 = clearing 5
    .label = Clearing 5
word-c6 = clearing 6
    .label = Clearing 6
word-c7 = clearing 7
    .label = Clearing 7
word-c8 = clearing 8
    .label = Clearing 8
word-c9 = clearing 9
    .label = Clearing 9
word-c10 = clearing 10
    .label = Clearing 10
word-c11 = clearing 11
    .label = Clearing 11
word-c12 = clearing 12
    .label = Clearing 12
word-burrow = the Burrow
    .label = Burrow
word-f1 = forest 1
    .label = Forest 1
word-f2 = forest 2
    .label = Forest 2
word-f3 = forest 3
    .label = Forest 3
word-f4 = forest 4
    .label = Forest 4
word-f5 = forest 5
    .label = Forest 5
word-f6 = forest 6
    .label = Forest 6
word-f7 = forest 7
    .label = Forest 7
word-f8 = forest 8
    .label = Forest 8
word-f9 = forest 9
    .label = Forest 9
word-f10 = forest 10
    .label = Forest 10

## Words: items and pieces

word-boots = Boots
word-bag = Bag
word-crossbow = Crossbow
word-hammer = Hammer
word-sword = Sword
word-tea = Tea
word-coins = Coins
word-torch = Torch
word-boots_exhausted = Boots (exhausted)
word-bag_exhausted = Bag (exhausted)
word-crossbow_exhausted = Crossbow (exhausted)
word-hammer_exhausted = Hammer (exhausted)
word-sword_exhausted = Sword (exhausted)
word-tea_exhausted = Tea (exhausted)
word-coins_exhausted = Coins (exhausted)
word-torch_exhausted = Torch (exhausted)
word-sawmill = Sawmill
word-workshop = Workshop
word-recruiter = Recruiter
word-roost = Roost
word-base = Base
word-keep = Keep
word-wood = Wood
word-sympathy = Sympathy

## Words: actions and answers

word-done = Done
word-battle = Battle
word-move = Move
word-march = March
word-recruit = Recruit
word-build = Build
word-overwork = Overwork
word-extra_action = Extra action
word-craft = Craft
word-revolt = Revolt
word-spread_sympathy = Spread Sympathy
word-mobilize = Mobilize
word-train = Train
word-organize = Organize
word-explore = Explore
word-aid = Aid
word-quest = Quest
word-strike = Strike
word-repair = Repair
word-special = Special Action
word-take_dominance = Take a dominance card
word-open_path = Open a closed path
word-points = Score points
word-draw = Draw cards
word-warrior = A warrior
word-ferry = By the Ferry

## Words: leaders, characters, quests

word-builder = Builder
word-charismatic = Charismatic
word-commander = Commander
word-despot = Despot
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

## Help: what a card does

help-ambush_bird = { rule-ambush_bird.summary }
help-ambush_fox = { rule-ambush_fox.summary }
help-ambush_rabbit = { rule-ambush_rabbit.summary }
help-ambush_mouse = { rule-ambush_mouse.summary }
help-dominance_bird = { rule-dominance_bird.summary }
help-dominance_fox = { rule-dominance_fox.summary }
help-dominance_rabbit = { rule-dominance_rabbit.summary }
help-dominance_mouse = { rule-dominance_mouse.summary }
help-birdy_bindle = { rule-birdy_bindle.summary }
help-woodland_runners = { rule-woodland_runners.summary }
help-arms_trader = { rule-arms_trader.summary }
help-crossbow_bird = { rule-crossbow_bird.summary }
help-gently_used_knapsack = { rule-gently_used_knapsack.summary }
help-root_tea_fox = { rule-root_tea_fox.summary }
help-travel_gear_fox = { rule-travel_gear_fox.summary }
help-protection_racket = { rule-protection_racket.summary }
help-foxfolk_steel = { rule-foxfolk_steel.summary }
help-anvil = { rule-anvil.summary }
help-smugglers_trail = { rule-smugglers_trail.summary }
help-root_tea_rabbit = { rule-root_tea_rabbit.summary }
help-a_visit_to_friends = { rule-a_visit_to_friends.summary }
help-bake_sale = { rule-bake_sale.summary }
help-mouse_in_a_sack = { rule-mouse_in_a_sack.summary }
help-root_tea_mouse = { rule-root_tea_mouse.summary }
help-travel_gear_mouse = { rule-travel_gear_mouse.summary }
help-investments = { rule-investments.summary }
help-sword_mouse = { rule-sword_mouse.summary }
help-crossbow_mouse = { rule-crossbow_mouse.summary }
help-favor_of_the_foxes = { rule-favor_of_the_foxes.summary }
help-favor_of_the_rabbits = { rule-favor_of_the_rabbits.summary }
help-favor_of_the_mice = { rule-favor_of_the_mice.summary }
help-armorers = { rule-armorers.summary }
help-sappers = { rule-sappers.summary }
help-brutal_tactics = { rule-brutal_tactics.summary }
help-royal_claim = { rule-royal_claim.summary }
help-stand_and_deliver = { rule-stand_and_deliver.summary }
help-tax_collector = { rule-tax_collector.summary }
help-command_warren = { rule-command_warren.summary }
help-better_burrow_bank = { rule-better_burrow_bank.summary }
help-cobbler = { rule-cobbler.summary }
help-scouting_party = { rule-scouting_party.summary }
help-codebreakers = { rule-codebreakers.summary }
help-saboteurs = { rule-saboteurs.summary }
help-soup_kitchens = { rule-soup_kitchens.summary }
help-boat_builders = { rule-boat_builders.summary }
help-corvid_planners = { rule-corvid_planners.summary }
help-eyrie_emigre = { rule-eyrie_emigre.summary }
help-propaganda_bureau = { rule-propaganda_bureau.summary }
help-false_orders = { rule-false_orders.summary }
help-informants = { rule-informants.summary }
help-fox_partisans = { rule-fox_partisans.summary }
help-tunnels = { rule-tunnels.summary }
help-charm_offensive = { rule-charm_offensive.summary }
help-swap_meet = { rule-swap_meet.summary }
help-coffin_makers = { rule-coffin_makers.summary }
help-rabbit_partisans = { rule-rabbit_partisans.summary }
help-league_of_adventurous_mice = { rule-league_of_adventurous_mice.summary }
help-murine_broker = { rule-murine_broker.summary }
help-master_engravers = { rule-master_engravers.summary }
help-mouse_partisans = { rule-mouse_partisans.summary }
help-vizier = Stands for a bird card in the Decree; it is never discarded.

## Help: what an action does, in one line

help-done = Nothing more here.
help-battle = Attack somebody in a clearing where your warriors or your pawn are.
help-move = Move from a clearing to an adjacent one; who moves warriors must rule one of the two.
help-march = Take up to two moves.
help-recruit = Place warriors: the Marquise at every recruiter, the Eyrie at a roost, the Alliance at a base.
help-build = Place a building in a clearing that you rule: the Marquise for wood, the Eyrie as the Decree says.
help-overwork = Spend a card that matches a clearing with a sawmill, and place a wood there.
help-extra_action = Spend a bird card for one more action.
help-craft = Craft a card with your crafting pieces.
help-revolt = Spend two supporters: everything of your enemies in a sympathetic clearing goes, and a base comes.
help-spread_sympathy = Spend supporters to place a sympathy token, and score.
help-mobilize = Put a card from your hand among your supporters.
help-train = Spend a card that matches a base: a warrior becomes an officer.
help-organize = Replace one of your warriors with a sympathy token, and score.
help-explore = Exhaust a torch: take an item from under the ruin here, for 1 point.
help-aid = Exhaust any item and give a matching card to somebody here; you may take a crafted item for it.
help-quest = Exhaust the two items of a quest that matches this clearing, for points or cards.
help-strike = Exhaust a crossbow: remove a warrior here, or another piece of somebody without warriors here.
help-repair = Exhaust a hammer: repair a damaged item.
help-special = What only your character can do; in Daylight it takes a torch.
help-take_dominance = Spend a matching card to take a dominance card that lies available.
help-open_path = Spend a card to open a closed path at one of your clearings, for 1 point. Once a turn.
help-points = Score for your completed quests of this suit.
help-draw = Draw two cards.
help-warrior = A warrior of your ally falls in your place.
help-ferry = Take the Ferry, which comes along, and draw a card.

## Help: leaders, characters, quests

-help-quest = Exhaust { $items } in a { $suit } clearing.

help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }
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

## Questions: cards, crafting, moving

ask-put-back = You keep three cards: which one do you put back?
ask-discard = You have more than five cards in hand: which one do you discard?
ask-spend = { $suit ->
    [bird] Which bird card do you spend?
   *[other] Which card do you spend? It must be a { $suit } card or a bird card.
}
ask-spend-any = Which card do you spend?
ask-craft-what = Which card do you craft?
ask-craft-card = Daylight: which card do you craft, or what else do you do?
    .done = Finish crafting
ask-last-things = Daylight is nearly over: is there anything else you want to do?
    .done = Nothing more
ask-activate = To craft “{ $card }”: in clearings of which suit do you activate a crafting piece?
ask-move-from = { $optional ->
    [0] { $suit ->
        [bird] From where do you move?
       *[other] From which { $suit } clearing do you move?
    }
   *[other] Second move (optional): { $suit ->
        [bird] from where?
       *[other] from which { $suit } clearing?
    }
}
    .done = No second move
ask-move-to = Where do you move from { $origin }?
ask-move-count = How many warriors move from { $origin } to { $clearing }?
ask-by-ferry = Do you take the Ferry, or go on foot?
ask-open-from = Opening a closed path: at which clearing does it begin?
ask-open-to = To which clearing does the path from { $origin } lead?
ask-take-dominance = Which dominance card do you take?

## Questions: battle

ask-battle-in = { $suit ->
    [bird] Where do you battle?
   *[other] In which { $suit } clearing do you battle?
}
ask-defender = Whom do you attack in { $clearing }?
ask-ambush = { $faction } { $faction-many ->
    [yes] attack
   *[no] attacks
} you in { $clearing }: do you play an ambush card?
    .done = No ambush
ask-foil = You are ambushed in { $clearing } by { $faction-the }! Do you foil it with an ambush card of your own?
    .done = Do not foil it
ask-effects-first = Both you and { $faction-the } can use effects: who goes first?
ask-effect = Battle in { $clearing } against { $faction-the }: you deal { $hits ->
    [one] one hit
   *[other] { $hits } hits
} and take { $other_hits }. Do you use an effect?
    .done = No effect
ask-casualty = Which building or token do you lose in { $clearing }?

## Questions: crafted cards

ask-use = { $moment ->
    [0] Birdsong begins
    [1] Birdsong ends
    [2] Daylight begins
   *[other] Evening begins
}: do you use a crafted card?
    .done = No card
ask-use-on = “{ $card }”: which faction do you choose?
ask-sabotage = “Saboteurs”: which crafted card { $faction-of } is discarded?
ask-give-back = “Swap Meet”: which card do you give { $faction-to }?
ask-order-from = “False Orders”: from where must { $faction-the } move?
ask-order-to = “False Orders”: where must { $faction-the } move from { $origin }?
ask-tax = “Tax Collector”: from where do you remove one of your warriors?
ask-propaganda-in = “Propaganda Bureau”: where do you win a warrior over?
ask-propaganda-on = “Propaganda Bureau”: whose warrior in { $clearing } do you replace?
ask-exhaust = “League of Adventurous Mice”: which item do you exhaust?
ask-league = “League of Adventurous Mice”: a move or a battle?
ask-inform = “Informants”: which ambush card do you take from the discard pile instead of drawing?
    .done = Draw as usual

## Questions: the Marquise

ask-place-keep = In which corner do you place the keep?
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

## Questions: the Eyrie

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

## Questions: the Alliance

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

## Questions: the Vagabond

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

## Events: setup, turns, cards

event-reach-low = The reach of these factions adds up to { $total }; for this number of players, { $wanted } or more is recommended.
event-first-player = { $you ->
    [yes] You go first.
   *[no] { $seat }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    } { $seat-many ->
        [yes] go
       *[no] goes
    } first.
}
event-suited = Suit of { $clearing }: { $suit }.
event-put-back = { $you ->
    [yes] You put a card back.
   *[no] { $seat } { $seat-many ->
        [yes] put
       *[no] puts
    } a card back.
}
event-turn = { $you ->
    [yes] Turn { $turn }: your turn.
   *[no] Turn { $turn }: { $seat-the }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    }.
}
event-drew = { $you ->
    [yes] You draw “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] draw
       *[no] draws
    } “{ $card }”.
}
event-drew-hidden = { $seat } { $seat-many ->
    [yes] draw
   *[no] draws
} a card.
event-nothing-to-draw = { $you ->
    [yes] Deck and discard pile are empty: you draw no more cards.
   *[no] Deck and discard pile are empty: { $seat-the } { $seat-many ->
        [yes] draw
       *[no] draws
    } no more cards.
}
event-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-spent = { $you ->
    [yes] You spend “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] spend
       *[no] spends
    } “{ $card }”.
}
event-discarded = { $you ->
    [yes] You discard “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] discard
       *[no] discards
    } “{ $card }”.
}
event-gave = { $you ->
    [yes] You give “{ $card }” { $other-to }.
    [other] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } you “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } “{ $card }” { $other-to }.
}
event-gave-hidden = { $you ->
    [yes] You give a card { $other-to }.
    [other] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } you a card.
   *[no] { $seat } { $seat-many ->
        [yes] give
       *[no] gives
    } a card { $other-to }.
}
event-took = { $you ->
    [yes] You take “{ $card }” from { $other-the }.
    [other] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from you.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from { $other-the }.
}
event-took-hidden = { $you ->
    [yes] You take a card from { $other-the }.
    [other] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } a card from you.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } a card from { $other-the }.
}
event-shown = { $seat } { $seat-many ->
    [yes] show
   *[no] shows
} a card in hand: “{ $card }”.
event-showed-hand = { $you ->
    [yes] You show your whole hand { $other-to }.
    [other] { $seat } { $seat-many ->
        [yes] show
       *[no] shows
    } you the whole hand.
   *[no] { $seat } { $seat-many ->
        [yes] show
       *[no] shows
    } { $other-the } the whole hand.
}
event-informed = { $you ->
    [yes] You take “{ $card }” from the discard pile.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }” from the discard pile.
}

## Events: pieces

event-placed = { $you ->
    [yes] You place in { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] place
       *[no] places
    } in { $clearing }: { $piece }.
}
event-recruited = { $you ->
    [yes] You place { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] place
       *[no] places
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
}
event-moved = { $you ->
    [yes] You move { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } from { $origin } to { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] move
       *[no] moves
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } from { $origin } to { $clearing }.
}
event-ferry = The Ferry comes to { $clearing }.
event-lost-warriors = { $you ->
    [yes] You lose { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
}
event-lost-piece = { $you ->
    [yes] You lose in { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } in { $clearing }: { $piece }.
}
event-opened-path = { $you ->
    [yes] You open the path from { $origin } to { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] open
       *[no] opens
    } the path from { $origin } to { $clearing }.
}

## Events: crafting

event-crafted = { $you ->
    [yes] You craft “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] craft
       *[no] crafts
    } “{ $card }”.
}
event-gained-item = { $you ->
    [yes] You gain an item: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] gain
       *[no] gains
    } an item: { $item }.
}
event-favor = { $you ->
    [yes] You remove all enemy pieces from { $suit } clearings.
   *[no] { $seat } { $seat-many ->
        [yes] remove
       *[no] removes
    } all enemy pieces from { $suit } clearings.
}
event-effect = { $you ->
    [yes] You use “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] use
       *[no] uses
    } “{ $card }”.
}
event-used-up = { $you ->
    [yes] Discarded from your play area: “{ $card }”.
   *[no] Discarded from the play area { $seat-of }: “{ $card }”.
}

## Events: battle

event-battle = { $you ->
    [yes] Battle in { $clearing }: you attack { $other-the }.
    [other] Battle in { $clearing }: { $seat-the } { $seat-many ->
        [yes] attack
       *[no] attacks
    } you.
   *[no] Battle in { $clearing }: { $seat-the } { $seat-many ->
        [yes] attack
       *[no] attacks
    } { $other-the }.
}
event-forces = Warriors before the battle: { $warriors } against { $others }.
event-foiled = { $you ->
    [yes] You foil the ambush.
   *[no] { $seat } { $seat-many ->
        [yes] foil
       *[no] foils
    } the ambush.
}
event-rolled = The dice show { $high } and { $low }.
event-rolled-hits = { $you ->
    [yes] You have rolled { $roll } and can deal at most { $most }; rolled hits: { $hits }.
   *[no] { $seat } { $seat-many ->
        [yes] have
       *[no] has
    } rolled { $roll } and can deal at most { $most }; rolled hits: { $hits }.
}
event-extra-hit = { $you ->
    [yes] You deal one extra hit: “{ $word }”.
   *[no] { $seat } { $seat-many ->
        [yes] deal
       *[no] deals
    } one extra hit: “{ $word }”.
}
event-ignored-hits = { $you ->
    [yes] You ignore { $count ->
        [one] one rolled hit
       *[other] { $count } rolled hits
    }: “{ $word }”.
   *[no] { $seat } { $seat-many ->
        [yes] ignore
       *[no] ignores
    } { $count ->
        [one] one rolled hit
       *[other] { $count } rolled hits
    }: “{ $word }”.
}
event-defenseless = { $you ->
    [yes] You are defenseless: one extra hit.
   *[no] { $seat } { $seat-many ->
        [yes] are
       *[no] is
    } defenseless: one extra hit.
}
event-hit = { $you ->
    [yes] You take { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
}
event-battle-over = The battle is over; warriors left: { $warriors } against { $others }.

## Events: points and victory

event-scored = { $you ->
    [yes] You score { $count ->
        [one] one point
       *[other] { $count } points
    } and now have { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] score
       *[no] scores
    } { $count ->
        [one] one point
       *[other] { $count } points
    } and now { $seat-many ->
        [yes] have
       *[no] has
    } { $total }.
}
event-lost-points = { $you ->
    [yes] You lose { $count ->
        [one] one point
       *[other] { $count } points
    } and now have { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] lose
       *[no] loses
    } { $count ->
        [one] one point
       *[other] { $count } points
    } and now { $seat-many ->
        [yes] have
       *[no] has
    } { $total }.
}
event-dominance = { $you ->
    [yes] You activate “{ $card }” and score no more points.
   *[no] { $seat } { $seat-many ->
        [yes] activate
       *[no] activates
    } “{ $card }” and { $seat-many ->
        [yes] score
       *[no] scores
    } no more points.
}
event-dominance-available = Now available: “{ $card }”.
event-took-dominance = { $you ->
    [yes] You take “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } “{ $card }”.
}
event-won = { $you ->
    [yes] You win the game.
   *[no] { $seat } { $seat-many ->
        [yes] win
       *[no] wins
    } the game.
}

## Events: the Marquise

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

## Events: the Eyrie

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

## Events: the Alliance

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

## Events: the Vagabond

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

## Refusals

no-not-here = “{ $chosen }” is not possible now.
no-not-held = “{ $chosen }”: you have no such card in hand.
no-wrong-suit = “{ $chosen }”: the suit does not match.
no-not-a-clearing = “{ $chosen }” is not a clearing of this map.
no-not-a-player = “{ $chosen }” is not a faction in this game.
no-no-open-slot = There is no open slot for a building in { $choice }.
no-none-left = None of these pieces is left to be placed.
no-no-warriors-left = There are no warriors left in your supply.
no-not-ruled = You do not rule { $choice }.
no-has-dominance = You have already activated a dominance card; you can have only one in the whole game.
no-not-enough-points = To activate a dominance card you need at least 10 points.
no-none-available = No dominance card is available.
no-not-available = “{ $chosen }” is not an available dominance card.
no-cannot-pay-suit = “{ $chosen }”: you have no card of the suit you would have to spend.
no-cannot-be-crafted = “{ $chosen }” cannot be crafted.
no-too-few-crafting-pieces = “{ $chosen }”: you have too few crafting pieces of the right suits left this turn.
no-item-gone = “{ $chosen }”: there is no such item left in the supply.
no-duplicate = “{ $chosen }”: you have already crafted this card.
no-not-adjacent = You cannot go to { $choice } from there: it is not adjacent.
no-no-warriors-there = There are no warriors in { $choice } that you could use.
no-not-that-many = “{ $chosen }”: there are not that many warriors in { $origin }.
no-rules-neither = You rule neither { $origin } nor { $choice }.
no-nowhere-to-go = “{ $chosen }”: there is nowhere to go.
no-no-fighters-there = You have neither warriors nor a pawn in { $choice }.
no-no-enemy-there = “{ $chosen }”: there is no such enemy there.
no-no-battle = “{ $chosen }”: there is nobody to fight.
no-not-an-ambush = “{ $chosen }” is not an ambush card that you could use here.
no-not-your-piece = “{ $chosen }”: there is no such piece left in { $clearing }.
no-not-crafted = “{ $chosen }”: this card has not been crafted.
no-used-this-turn = “{ $chosen }”: only once a turn.
no-nothing-to-do = “{ $chosen }”: that would do nothing now.
no-no-closed-path = “{ $chosen }”: there is no closed path to open.
no-no-pieces-there = You have no pieces at either end of a closed path.

## Refusals: the Marquise

no-keep-forbids = The keep stands in { $choice }: only the Marquise can place pieces there.
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

## Refusals: the Eyrie

no-not-your-corner = You start in a free corner, if possible opposite somebody else’s, not in { $choice }.
no-leader-deposed = “{ $chosen }”: this leader has been deposed.
no-one-bird-only = You can add only one bird card to the Decree in a turn.
no-not-the-fewest = Another clearing that has room has fewer warriors than { $choice }.
no-not-in-column = “{ $chosen }”: there is no such card left in the column { $column }.
no-no-roost-there = You have no roost in { $choice }.
no-roost-there = There is already a roost in { $choice }.

## Refusals: the Alliance

no-not-sympathetic = There is no sympathy in { $choice }.
no-base-on-map = The base of this suit is already on the map: no revolt in { $choice }.
no-sympathetic = There is already sympathy in { $choice }.
no-not-near-sympathy = There is no sympathy next to { $choice }.
no-no-base = You have no base on the map.
no-no-base-there = “{ $chosen }”: you have no base for this.
no-nowhere-to-organize = You have no warriors where sympathy could be placed.
no-too-few-supporters = “{ $chosen }”: you have too few matching supporters.
no-not-a-supporter = “{ $chosen }” is not among your supporters.

## Refusals: the Vagabond

no-taken-character = “{ $chosen }”: the other Vagabond has this character.
no-not-a-forest = You start in a forest of the map, and “{ $chosen }” is none.
no-scorched = The earth is scorched in { $choice }: nothing can enter or be placed there.
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

## Options

option-seats = Seats
    .help = The factions in the order in which they sit: two to five.
    .form = the factions in seating order with commas between them, such as marquise,eyrie
option-first = First player
    .help = Which seat takes the first turn.
option-first-random = By chance
option-first-1 = The first seat
option-first-2 = The second seat
option-first-3 = The third seat
option-first-4 = The fourth seat
option-first-5 = The fifth seat
option-map = Map
    .help = Where the game is played; each map has rules of its own.
option-map-autumn = Autumn: as in the basic game
option-map-winter = Winter: a raging river divides the forests
option-map-lake = Lake: a ferry goes from coast to coast
option-map-mountain = Mountain: closed paths, and a pass that scores
option-suits = Suits of the clearings
    .help = Only the autumn map has printed suits; on the others they always come by chance.
option-suits-usual = As the map has it
option-suits-random = By chance
option-deck = Deck
    .help = Which cards are played with.
option-deck-standard = Standard deck
option-deck-exiles = Exiles and Partisans
option-hands = Starting hands
    .help = With which cards everybody begins.
option-hands-three = Three cards
option-hands-five = Draw five, keep three
option-edition = Edition
    .help = Which Law is played: today’s, or that of the first edition.
option-edition-law = Today’s Law
option-edition-first = First edition
option-coalitions = Coalitions
    .help = Whether a Vagabond may form a coalition with a faction that has activated dominance.
option-coalitions-scoring = Only with a faction that still scores
option-coalitions-anybody = With any faction, by the points it had

## Points

points-buildings = Buildings
points-roosts = Roosts
points-turmoil = Turmoil
points-sympathy = Sympathy
points-ruins = Ruins
points-quests = Quests
points-relations = Relationships
points-infamy = Infamy
points-protection = Protection
points-crafted = Crafted items
points-removed = Removed pieces
points-cards = Effects of cards
points-paths = Opened paths
points-pass = The Pass

## Options that do not go together

setup-players = { $low } to { $high } can play, not { $count }.
setup-one-set = Each faction has one set of pieces only: nobody else can play it too.
setup-second-vagabond = The second Vagabond plays only beside the first.
setup-vagabonds-alone = Two Vagabonds alone run out of points to score: somebody else must play too.
setup-no-first = There is no seat { $first }.

## Standing orders

orders-ambush = Ambush when I am attacked
order-never = never
order-from-2 = if at least 2 warriors attack
order-from-3 = if at least 3 warriors attack
order-from-4 = if at least 4 warriors attack
orders-cards = Steps of my turn in which only cards in my hand could matter
order-board-only = pass over them
