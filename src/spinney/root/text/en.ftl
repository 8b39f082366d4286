game-name = Root
game-about = Who rules the Woodland? Every faction scores in a way of its own, and whoever first has 30 points wins.
game-facts = 2 to 6 players, or 1 to 4 against an automa · about 90 minutes · much to learn

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

## Words: factions and suits

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

## Words: items

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

## Words: actions and answers

word-done = Done
word-battle = Battle
word-move = Move
word-recruit = Recruit
word-build = Build
word-craft = Craft
word-take_dominance = Take an available card
word-open_path = Open a closed path

deed-use = Use: { $label }
deed-buy = { $label }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
deed-activate = Activate: { $label }

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

## Help: what an action does, in one line

help-done = Nothing more here.
help-battle = Attack somebody in a clearing where your warriors or your pawn are.
help-move = Move from a clearing to an adjacent one; who moves warriors must rule one of the two.
help-recruit = Place warriors of your supply where your faction recruits them.
help-build = Place a building: your faction says where, and for what.
help-craft = Craft a card with your crafting pieces.
help-take_dominance = Spend a matching card to take a dominance card or a spy that lies available.
help-open_path = Spend a card to open a closed path at one of your clearings, for 1 point. Once a turn.

## Questions: cards, crafting, moving

ask-put-back = You keep three cards: which one do you put back?
ask-discard = You have more than five cards in hand: which one do you discard?
ask-spend = { $suit ->
    [bird] Which bird card do you spend?
   *[other] Which card do you spend? It must be a { $suit } card or a bird card.
}
ask-spend-any = Which card do you spend?
ask-craft-what = Which card do you craft?
ask-craft-card = Which card do you craft, or what else do you do?
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
ask-one-warrior-in = Only { $count ->
    [one] one warrior is
   *[other] { $count } warriors are
} left: where do you place one?
ask-open-from = Opening a closed path: at which clearing does it begin?
ask-open-to = To which clearing does the path from { $origin } lead?
ask-take-dominance = Which available card do you take?

## Questions: battle

ask-battle-in = { $suit ->
    [bird] Where do you battle?
   *[other] In which { $suit } clearing do you battle?
}
ask-defender = Whom do you attack in { $clearing }?
ask-pay-to-battle = { $faction } can be attacked for a card that matches the clearing. Where do you battle? You need not.
    .done = Do not battle
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

## Events: setup, turns, cards

event-reach-low = The reach of these factions adds up to { $total }; for this number of players, { $wanted } or more is recommended.
event-reach-daring = The reach of these factions adds up to { $total }. For this number of players, { $wanted } or more is recommended; the adventurous may do with 17.
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
event-revealed = { $you ->
    [yes] You reveal “{ $card }”.
   *[no] { $seat } { $seat-many ->
        [yes] reveal
       *[no] reveals
    } “{ $card }”.
}
event-took-back = { $you ->
    [yes] You take { $count ->
        [one] the revealed card
       *[other] { $count } revealed cards
    } back into your hand.
   *[no] { $seat } { $seat-many ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] the revealed card
       *[other] { $count } revealed cards
    } back into hand.
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
   *[no] { $owner } { $owner-many ->
        [yes] place
       *[no] places
    } in { $clearing }: { $piece }.
}
event-recruited = { $you ->
    [yes] You place { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
   *[no] { $owner } { $owner-many ->
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
   *[no] { $owner } { $owner-many ->
        [yes] move
       *[no] moves
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } from { $origin } to { $clearing }.
}
event-lost-warriors = { $you ->
    [yes] You lose { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] lose
       *[no] loses
    } { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } in { $clearing }.
}
event-lost-piece = { $you ->
    [yes] You lose in { $clearing }: { $piece }.
   *[no] { $owner } { $owner-many ->
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
    [yes] Battle in { $clearing }: you attack { $foe-the }.
    [foe] Battle in { $clearing }: { $owner-the } { $owner-many ->
        [yes] attack
       *[no] attacks
    } you.
   *[no] Battle in { $clearing }: { $owner-the } { $owner-many ->
        [yes] attack
       *[no] attacks
    } { $foe-the }.
}
event-forces = { $warriors ->
    [0] { $others ->
        [0] Neither side has warriors here.
       *[other] Warriors before the battle: none against { $others }.
    }
   *[other] Warriors before the battle: { $warriors } against { $others }.
}
event-foiled = { $you ->
    [yes] You foil the ambush.
   *[no] { $owner } { $owner-many ->
        [yes] foil
       *[no] foils
    } the ambush.
}
event-rolled = The dice show { $high } and { $low }.
event-rolled-hits = { $you ->
    [yes] You have rolled { $roll } and can deal at most { $most }; rolled hits: { $hits }.
   *[no] { $owner } { $owner-many ->
        [yes] have
       *[no] has
    } rolled { $roll } and can deal at most { $most }; rolled hits: { $hits }.
}
event-extra-hit = { $you ->
    [yes] You deal one extra hit: “{ $word }”.
   *[no] { $owner } { $owner-many ->
        [yes] deal
       *[no] deals
    } one extra hit: “{ $word }”.
}
event-ignored-hits = { $you ->
    [yes] You ignore { $count ->
        [one] one rolled hit
       *[other] { $count } rolled hits
    }: “{ $word }”.
   *[no] { $owner } { $owner-many ->
        [yes] ignore
       *[no] ignores
    } { $count ->
        [one] one rolled hit
       *[other] { $count } rolled hits
    }: “{ $word }”.
}
event-ignored-one = { $you ->
    [yes] You ignore the first hit: “{ $word }”.
   *[no] { $owner } { $owner-many ->
        [yes] ignore
       *[no] ignores
    } the first hit: “{ $word }”.
}
event-defenseless = { $you ->
    [yes] You are defenseless: one extra hit.
   *[no] { $owner } { $owner-many ->
        [yes] are
       *[no] is
    } defenseless: one extra hit.
}
event-hit = { $you ->
    [yes] You take { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
   *[no] { $owner } { $owner-many ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
}
event-battle-over = { $warriors ->
    [0] { $others ->
        [0] The battle is over.
       *[other] The battle is over; warriors left: none against { $others }.
    }
   *[other] The battle is over; warriors left: { $warriors } against { $others }.
}

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
grave-dominance = You give up your points for good: from now on you win only by what “{ $card }” asks for.

## Refusals

no-not-here = “{ $chosen }” is not possible now.
no-not-held = “{ $chosen }”: you have no such card in hand.
no-not-in-hand = “{ $chosen }” is not in your hand.
no-wrong-suit = “{ $chosen }”: this is not the suit that is asked for.
no-not-a-clearing = A clearing is asked for, and “{ $chosen }” is none.
no-not-a-player = A faction of this game is asked for, and “{ $chosen }” is none.
no-no-open-slot = There is no open slot for a building in { $choice }.
no-none-left = None of these pieces is left to be placed.
no-shielded = “{ $chosen }”: a hireling keeps you from removing pieces there.
no-no-warriors-left = There are no warriors left in your supply.
no-not-ruled = You do not rule { $choice }.
no-has-dominance = You have already activated a dominance card; you can have only one in the whole game.
no-dominance-in-daylight = “{ $chosen }”: dominance cards and spies are played in Daylight.
no-not-enough-points = To activate a dominance card you need at least 10 points.
no-none-available = No dominance card or spy is available.
no-not-available = “{ $chosen }” is not an available card.
no-cannot-pay-suit = “{ $chosen }”: you have no card of the suit you would have to spend.
no-cannot-be-crafted = “{ $chosen }” cannot be crafted: ambush cards, dominance cards and spies never are.
no-too-few-crafting-pieces = “{ $chosen }”: its cost takes more crafting pieces of its suits than you have unused this turn.
no-item-gone = “{ $chosen }”: there is no such item left in the supply.
no-duplicate = “{ $chosen }”: you have already crafted this card.
no-not-adjacent = You cannot go to { $choice } from there: it is not adjacent.
no-no-warriors-there = There are no warriors in { $choice } that you could use.
no-not-that-many = “{ $chosen }”: there are not that many warriors in { $origin }.
no-rules-neither = You rule neither { $origin } nor { $choice }.
no-nowhere-to-go = “{ $chosen }”: you have nobody who could move. Warriors move out of a clearing that you rule, or into one.
no-nowhere-from-here = Your warriors cannot leave { $choice }: you rule neither it nor a clearing next to it.
no-no-fighters-there = You have neither warriors nor a pawn in { $choice }.
no-no-enemy-there = “{ $chosen }”: no enemy has pieces there.
no-none-of-theirs = “{ $chosen }”: they have no pieces in { $clearing }.
no-no-battle = “{ $chosen }”: in no clearing do you stand together with pieces of an enemy.
no-not-an-ambush = “{ $chosen }” is not an ambush card that you could use here.
no-not-your-piece = “{ $chosen }”: there is no such piece left in { $clearing }.
no-not-crafted = “{ $chosen }”: this card has not been crafted.
no-used-this-turn = “{ $chosen }”: only once a turn.
no-other-moment = “{ $chosen }” is used at another moment: its text says when.
no-nothing-to-do = “{ $chosen }”: there is nothing on the table now that it could work on.
no-no-closed-path = “{ $chosen }”: there is no closed path to open.
no-no-pieces-there = You have no pieces at either end of a closed path.

## Options

option-seats = Seats
    .help = The factions in the order in which they sit: two to six, or one against the Mechanical Marquise.
    .form = the factions in seating order with commas between them, such as marquise,eyrie
option-first = First player
    .help = Which seat takes the first turn.
option-first-random = By chance
option-first-1 = The first seat
option-first-2 = The second seat
option-first-3 = The third seat
option-first-4 = The fourth seat
option-first-5 = The fifth seat
option-first-6 = The sixth seat
option-map = Map
    .help = Where the game is played; each map has rules of its own.
option-map-autumn = Autumn
    .like = The map of the basic game, with printed suits and a river to sail.
option-map-winter = Winter
    .like = A raging river divides the forests, and suits come by chance.
option-map-lake = Lake
    .like = A lake in the middle, and a ferry that goes from coast to coast and gives a card.
option-map-mountain = Mountain
    .like = Six closed paths to open for a point each, and a pass that scores every Evening.
option-suits = Suits of the clearings
    .help = Only the autumn map has printed suits; on the others they always come by chance.
option-suits-usual = As the map has it
option-suits-random = By chance
option-deck = Deck
    .help = Which cards are played with.
option-deck-standard = Standard deck
    .like = The deck of the basic game: items, favors, and effects that help in battle and on the way.
option-deck-exiles = Exiles and Partisans
    .like = The same items and ambushes, but other effects: bolder, and they ask more of those who hold them.
option-hands = Starting hands
    .help = With which cards everybody begins.
option-hands-three = Three cards
option-hands-five = Draw five, keep three
option-edition = Edition
    .help = Which Law is played: today’s, or that of the first edition.
option-edition-law = Today’s Law
option-edition-first = First edition

## Points

points-crafted = Crafted items
points-removed = Removed pieces
points-cards = Effects of cards
points-paths = Opened paths

## Options that do not go together

setup-players = { $low } to { $high } can play, not { $count }.
setup-one-set = Each faction has one set of pieces only: nobody else can play it too.
setup-corners = { $count } of these factions start in a corner, and the map has { $corners }: leave one of them out.
setup-no-first = There is no seat { $first }.

## Standing orders

orders-ambush = Ambush when I am attacked
    .help = An answer given in advance, so that the others need not wait. Only you see it.
order-never = never
order-from-2 = if at least 2 warriors attack
order-from-3 = if at least 3 warriors attack
order-from-4 = if at least 4 warriors attack
orders-cards = Steps of my turn in which only cards in my hand could matter
    .help = There you then craft nothing, buy no further action and play no dominance card. Only you see it.
order-board-only = pass over them

## Somebody without a seat

deed-play = Play: { $label }
event-sits-after = { $you ->
    [yes] You sit after { $other-the }.
    [other] { $owner } sits after you.
   *[no] { $owner } sits after { $other-the }.
}
event-goes-first = { $owner } goes first.
event-turn-of = Turn { $turn }: { $owner-the }.
event-scored-by = { $owner } scores { $count ->
    [one] one point
   *[other] { $count } points
} and now has { $total }.
event-lost-points-by = { $owner } loses { $count ->
    [one] one point
   *[other] { $count } points
} and now has { $total }.
event-won-by = { $owner } wins the game.
event-turned-down = { $owner } has no hand: “{ $card }” is discarded.
event-kept = { $you ->
    [yes] You begin with “{ $card }”, kept from an earlier game.
   *[no] { $seat } { $seat-many ->
        [yes] begin
       *[no] begins
    } with “{ $card }”, kept from an earlier game.
}
option-mechanical = Mechanical Marquise
    .help = A player whom the rules play: against everybody else, or against all of you together.
option-mechanical-none = Not in this game
    .like = Everybody at the table is played by somebody.
option-mechanical-competitive = One more opponent
    .like = She takes the Marquise’s place; everybody plays for themselves.
option-mechanical-cooperative = All together against her
    .like = One to four of you win together, once each has 30 points, or lose to her.
option-head_start = Her head start
    .help = The points with which the Mechanical Marquise begins: three for each game of a campaign that was won.
option-head_start-0 = No points
option-head_start-3 = 3 points
option-head_start-6 = 6 points
option-head_start-9 = 9 points
option-head_start-12 = 12 points
option-head_start-15 = 15 points
option-head_start-18 = 18 points
option-head_start-21 = 21 points
option-head_start-24 = 24 points
option-head_start-27 = 27 points
option-kept = Kept cards
    .help = Crafted cards that players begin with, from games of a campaign that were won.
    .form = for each seat the cards with + between them, or - for none; seats with commas between them, such as brutal_tactics+cobbler,-
option-kept- = None
setup-no-draft-with-automata = Against the Mechanical Marquise factions are agreed upon, not drafted.
setup-only-with-automata = This is for games against the Mechanical Marquise.
setup-hirelings-alone = Hirelings go from one person to another: two people must play.
setup-kept-spent = “{ $card }” does not stay in play, so it cannot be kept.
setup-kept-twice = Nobody can have “{ $card }” twice.
setup-kept-none-left = The deck does not have “{ $card }”, or not so often.
