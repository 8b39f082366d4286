game-name = Ironwood
game-about = The Woodwalkers find totems in the mountains and carry them home to the outer forests; the Ironclad dig for crystals and build forges on the outer mountains. Three totems, or three forges, win the war.
game-facts = 2 players, or alone against an automa · about 60 minutes · takes some practice
about-woodwalkers = You are the Woodwalkers. Find totems in the mountains and bring three of them home to the outer forests before they fade.
about-ironclads = You are the Ironclad. Dig for crystals and build forges on three outer mountains.
like-woodwalkers = Quick and scattered: slip through the forests, find totems by visions, and carry three home before they fade.
    .hard = takes some practice
like-ironclads = Few, hard and slow: drill for crystals, forge on the outer mountains, and hold what you build.
    .hard = takes some practice

## Words: action cards. Most names are ours; the printed ones are known for eleven cards only.

word-WW01P = Visions
word-WW02P = Plunder
word-WW03P = Hunter’s Instincts
word-WW04 = Rushing Undergrowth
word-WW05 = Running Omen
word-WW06 = Seer’s Barter
word-WW07 = Hidden Shrine
word-WW08 = Spirits of the She-Wolves
word-WW09 = Children of the Forest
word-WW10 = Sacred Spoils
word-WW11 = Clan Call
word-WW12 = Pathfinder Lore
word-WW13 = Sudden Raid
word-WW14 = Bark Armour
word-WW15 = Amber Cache
word-WW16 = Night over the Great Forge
word-WW17 = Oracle of Ruin
word-WW18 = Old Songs
word-WW19 = Dread of the Woods
word-WW20 = Wrath of Thorns
word-WW21 = Harrying Arrows
word-WW22 = Whisper in the Steel
word-WW23 = Endless Trek
word-WW24 = Living Thicket
word-WW25 = Guardians of the Find
word-WW26 = Canopy Paths
word-WW27 = Clear Sight
word-WW28 = Kindred Charge I
word-WW29 = Song to the Totem
word-WW30 = Grasping Roots
word-WW31 = Blood Moon
word-WW32 = Feathered Messengers
word-WW33 = Moonlit Trade
word-WW34 = Veil of Mist
word-WW35 = Burnt Offering
word-WW36 = Dream Thief
word-WW37 = Kindred Charge II
word-WW38 = Keeper of Totems
word-IC01P = Reinforcements
word-IC02P = Iron Assault
word-IC03P = Expansion
word-IC04 = Supply Column
word-IC05 = Ridge March
word-IC06 = Probing Strike
word-IC07 = General Muster
word-IC08 = Tunnel
word-IC09 = Escorted Dig
word-IC10 = Stone Footings
word-IC11 = Golem Workshop I
word-IC12 = Survey Shaft
word-IC13 = Iron Interrogation
word-IC14 = Wages of War
word-IC15 = Rich Seam
word-IC16 = Storm Garrison
word-IC17 = Ultimatum
word-IC18 = Drill Crew
word-IC19 = Golem Workshop II
word-IC20 = Tempered in Battle
word-IC21 = Snare Lines
word-IC22 = Quartermaster
word-IC23 = War Machine
word-IC24 = Field Depot
word-IC25 = Relentless Pursuit
word-IC26 = Bolt Volley
word-IC27 = Cipher Breakers
word-IC28 = Smelting Contracts
word-IC29 = Decoy
word-IC30 = Convergence
word-IC31 = Hammer Doctrine
word-IC32 = Awakened Colossus
word-IC33 = Iron Tribute
word-IC34 = Bottomless Vein
word-IC35 = Slow Furnace
word-IC36 = Signal Towers
word-IC37 = Twin Giants
word-IC38 = Total Offensive

## Words: visions, mountains, forests. The names of the forests are ours.

word-vision_auria = Vision of Auria
word-vision_lithimar = Vision of Lithimar
word-vision_palladimor = Vision of Palladimor
word-vision_zincur = Vision of Zincur
word-vision_argentimar = Vision of Argentimar
word-vision_chromia = Vision of Chromia
word-vision_cobaltis = Vision of Cobaltis
word-vision_cuprumis = Vision of Cuprumis
word-vision_gallimor = Vision of Gallimor
word-vision_plumbarum = Vision of Plumbarum
word-ferrum = Ferrum
    .at = on Ferrum
word-auria = Auria
    .at = on Auria
word-lithimar = Lithimar
    .at = on Lithimar
word-palladimor = Palladimor
    .at = on Palladimor
word-zincur = Zincur
    .at = on Zincur
word-argentimar = Argentimar
    .at = on Argentimar
word-chromia = Chromia
    .at = on Chromia
word-cobaltis = Cobaltis
    .at = on Cobaltis
word-cuprumis = Cuprumis
    .at = on Cuprumis
word-gallimor = Gallimor
    .at = on Gallimor
word-plumbarum = Plumbarum
    .at = on Plumbarum
word-forest_1 = Cinder Grove (1)
    .at = in Cinder Grove (1)
word-forest_2 = Soot Hollow (2)
    .at = in Soot Hollow (2)
word-forest_3 = Rust Thicket (3)
    .at = in Rust Thicket (3)
word-forest_4 = Smoke Dell (4)
    .at = in Smoke Dell (4)
word-forest_5 = Owl Shade (5)
    .at = in Owl Shade (5)
word-forest_6 = Fern March (6)
    .at = in Fern March (6)
word-forest_7 = Fox Warren (7)
    .at = in Fox Warren (7)
word-forest_8 = Badger Wood (8)
    .at = in Badger Wood (8)
word-forest_9 = Stag Run (9)
    .at = in Stag Run (9)
word-forest_10 = Raven Holt (10)
    .at = in Raven Holt (10)
word-forest_11 = Elder Oaks (11)
    .at = in Elder Oaks (11)
word-forest_12 = Dawn Birches (12)
    .at = in Dawn Birches (12)
word-forest_13 = Honey Lindens (13)
    .at = in Honey Lindens (13)
word-forest_14 = Silent Yews (14)
    .at = in Silent Yews (14)
word-forest_15 = Dusk Alders (15)
    .at = in Dusk Alders (15)
word-forest_16 = Winter Pines (16)
    .at = in Winter Pines (16)
word-forest_17 = Forest 17
    .at = in Forest 17
word-forest_18 = Forest 18
    .at = in Forest 18
word-forest_19 = Forest 19
    .at = in Forest 19
word-forest_20 = Forest 20
    .at = in Forest 20

## Words: sides and answers. Sides, units and totems stand inside sentences.

word-woodwalkers = Woodwalkers
word-ironclads = Ironclad
word-done = Done
word-draw = Draw
    .label = Draw a card instead
word-concede = Concede
    .label = Give the game up
word-yes = Yes
word-no = No
word-pay = Pay
word-none = No card
word-intact = intact
    .label = Intact
word-fading = fading
    .label = Fading
word-warrior = warrior
word-golem = golem
word-move = Move
word-drill = Move the drill
word-attack = Attack
word-recruit = Recruit
word-replace = Replace by a golem
word-gain = Gain crystals
word-steal = Steal crystals
word-burn = Burn
word-discover = Discover
word-found = Place a foundation
word-build = Build a forge
word-remove = Remove a unit
word-retreat = Retreat
word-relocate = Move an enemy warband
word-mark = Mark
word-look = Look at cards
word-discard = Discard cards
word-renew = Renew a totem
word-carry = Move a totem
word-load = Load the hopper
word-unload = Unload the drill
word-cubes = Change cubes
word-play = Play another card
word-strengthen = Strengthen the attack
word-resolve = Another choice
word-option_1 = First option
word-option_2 = Second option
word-option_3 = Third option
word-option_4 = Fourth option
word-option_5 = Fifth option
word-option_6 = Sixth option

## Help: what a word means where its name does not say it

help-draw = Draw a special card instead of playing one; your turn is over.
help-none = Wager nothing: it counts as a card with 0 damage, 0 defense and 0 dominance.
help-concede = Give the game up: the other side wins at once.
help-intact = An intact totem fades at the end of the round.
help-fading = A fading totem is lost at the end of the round.
help-ferrum = The Ironclad’s home: it has a forge from the start, and the drill begins here.

## Questions: setting up and the round

ask-help-at = Where do you place an additional warrior? { $count ->
    [one] One is left to place.
   *[other] { $count } are left to place.
}
ask-return = Which card goes back into your deck? { $count ->
    [one] One more goes back.
   *[other] { $count } go back.
}
ask-cube-from = Which of your permanent cards loses its cube first?
ask-play = Action { $slot } of 3: which card do you play? Or draw one instead.
ask-sure = Do you really give up the game?
    .yes = Yes, I give up
    .no = No, I play on
ask-play-base = Which base card do you play in addition?
    .done = No other card
ask-cut = More than eight cards in hand: which special card do you discard?{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } must go.
}
ask-enlist = Where do you recruit a warrior for { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
}? You have { $crystals }.
    .done = Recruit no more

## Questions: resolving a card

ask-next = Several of your cards are to be resolved: which one goes first?
ask-accept = “{ $card }”: do you take what it gives?
    .draw = Draw a card
    .done = Take nothing
ask-unload = “{ $card }”: do you unload the drill, with { $count ->
    [0] nothing
    [one] 1 crystal
   *[other] { $count } crystals
} in its hopper? Its track starts again then.
    .done = Do not unload
ask-spend = “{ $card }”: do you spend { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
} to use its effect?
    .done = Spend nothing
ask-burn = “{ $card }”: which card do you burn?{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } must go.
}
    .done = Burn nothing
ask-resolve = “{ $card }”: which effect do you resolve?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = No other effect
    .draw = Draw a card
ask-opponent-chooses = “{ $card }”: the choice is yours. What happens?
    .draw = Draw a card
ask-mark = Which place do you mark?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = Mark nothing more
ask-add-cube = Which of your permanent cards gets { $count ->
    [one] a cube
   *[other] { $count } cubes
}?
    .done = No cube
ask-take-cube = Which permanent card loses { $count ->
    [one] a cube
   *[other] { $count } cubes
}?
    .done = No cube

## Questions: moving

ask-move-from = From where do you move warriors? { $count ->
    [one] You may move one.
   *[other] You may move up to { $count }.
}
    .done = No more moves
ask-move-to = Where do they go from { $origin }?
ask-how-many = How many warriors go from { $origin } to { $target }? Up to { $count }.
ask-take-totem = Which totem do they take along from { $origin } to { $target }?
    .done = Leave the totem
ask-warband-from = Which warband moves? { $count ->
    [one] You may move one.
    [99] You may move as many as you like.
   *[other] You may move up to { $count }.
}
    .done = No more moves
ask-how-many-warriors = How many warriors go from { $origin } to { $target }? { $least } to { $count }.
ask-how-many-golems = How many golems go from { $origin } to { $target }? { $least } to { $count }.
ask-drill-to = Where does the drill move from { $origin }?
    .done = Leave the drill here

## Questions: combat

ask-attack-from = Which of your warbands attacks?
    .done = No attack
ask-attack-at = What does the warband { $origin-at } attack?
ask-wager = Combat between { $mountain } and { $forest }: which card do you wager?
ask-split = You deal { $count } damage { $mountain-at }: how many golems fall? Each takes two.
ask-retreat = You have won: where does the beaten warband retreat from { $origin }?
    .done = Let them stay

## Questions: units

ask-recruit = Where do you recruit a warrior?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = Recruit no more
ask-recruit-golem = Where do you recruit a golem?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = Recruit no more
ask-replace = Where do you replace a warrior with a golem?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = Replace no more
ask-remove = Where do you remove an enemy unit?{ $count ->
    [one] { "" }
   *[other] { " " }Up to { $count }.
}
    .done = Remove no more
ask-lose = Where do you lose a unit?{ $count ->
    [one] { "" }
   *[other] { " " }You must lose { $count }.
}
ask-fall-back = Where does the warband retreat from { $origin }?
ask-lure-from = Which enemy warband do you move?
    .done = Move nobody
ask-lure-to = Where do you send the warriors { $origin-at }?
ask-lure-how-many = How many warriors do you send from { $origin } to { $target }? Up to { $count }.

## Questions: foundations, visions, totems

ask-found = Where do you place a foundation?
    .done = Place no foundation
ask-build = Where do you build a forge?
    .done = Build no forge
ask-discover = Which vision do you discover a totem with?
    .done = Discover nothing
ask-discoverers = “{ $vision }”: which warband gets the totem?
ask-renew = Which fading totem do you turn to its intact side?
    .done = Renew no totem
ask-carry-from = Which forest does a totem leave?
    .done = Leave the totems
ask-carry-to = Where does the totem go from { $origin }?
ask-which-totem = Which totem goes from { $origin } to { $target }?
ask-take-vision = You have looked at { $count ->
    [one] one vision
   *[other] { $count } visions
}: which one do you take?
    .done = Take none
ask-put-back = Which of the { $count } visions do you put back first (it will lie lowest)?
ask-show = Which vision do you show?
    .done = Show none
ask-discard = Which special card does the other side lose?
    .done = Leave them all
ask-discard-vision = Which vision does the other side lose, face down?
    .done = Leave them all

## Events: the round

event-first-vision = You start with “{ $vision }”.
event-first-vision-hidden = The { $side } start with a vision of an inner mountain.
event-round = Round { $round } begins.
event-returned = You put “{ $card }” back into your deck.
event-returned-hidden = The { $side } put a card back into their deck.
event-cube-removed = “{ $card }” loses a cube; { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
}.
event-played = { $you ->
    [yes] You play “{ $card }”.
   *[no] The { $side } play “{ $card }”.
}
event-drew-instead = { $you ->
    [yes] You draw a card instead of playing one.
   *[no] The { $side } draw a card instead of playing one.
}
event-cut = { $you ->
    [yes] Hand limit: you discard “{ $card }”.
   *[no] Hand limit: the { $side } discard “{ $card }”.
}
event-conceded = { $you ->
    [yes] You concede.
   *[no] The { $side } concede.
}
event-won = { $you ->
    [yes] You win the game.
   *[no] The { $side } win the game.
}
event-drawn = Round { $round } was the last: nobody wins.
grave-conceded = You give the game up: the other side wins at once.

## Events: cards

event-drew = { $you ->
    [yes] You draw “{ $card }”.
   *[no] The { $side } draw “{ $card }”.
}
event-drew-hidden = The { $side } draw a special card.
event-nothing-to-draw = { $you ->
    [yes] Deck and discard pile are empty: you draw nothing.
   *[no] Deck and discard pile are empty: the { $side } draw nothing.
}
event-reshuffled = { $you ->
    [yes] You shuffle your discard pile into a new deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] The { $side } shuffle their discard pile into a new deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
event-burned = { $you ->
    [yes] You burn “{ $card }”.
   *[no] The { $side } burn “{ $card }”.
}
event-burned-vision = You burn “{ $vision }”, face down.
event-burned-vision-hidden = The { $side } burn a vision, face down.
event-saw = { $you ->
    [yes] You look at a card in the other hand: “{ $card }”.
   *[no] The { $side } look at a card in the other hand: “{ $card }”.
}
event-saw-hidden = The { $side } look at a card in the other hand.
event-lost-card = { $you ->
    [yes] You lose a card from your hand: “{ $card }”.
   *[no] The { $side } lose a card from their hand: “{ $card }”.
}
event-permanent = “{ $card }” stays in play with { $count ->
    [one] one cube
   *[other] { $count } cubes
}.
event-exhausted = “{ $card }” is exhausted and discarded.
event-cubes-added = “{ $card }” gets { $count ->
    [one] one more cube
   *[other] { $count } more cubes
}.
event-marked = “{ $card }” marks { $place }.
event-unmarked = The mark of “{ $card }” is taken off { $place }.

## Events: crystals and units

event-gained = { $you ->
    [yes] You gain { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
   *[no] The { $side } gain { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
}
event-paid = { $you ->
    [yes] You spend { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
   *[no] The { $side } spend { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
}
event-stole = { $you ->
    [yes] You steal { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
   *[no] The { $side } steal { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }.
}
event-recruited = { $you ->
    [yes] You recruit a { $unit } { $place-at }.
   *[no] The { $side } recruit a { $unit } { $place-at }.
}
event-removed = { $you ->
    [yes] You lose { $place-at }: { $unit } × { $count }.
   *[no] The { $side } lose { $place-at }: { $unit } × { $count }.
}
event-moved = { $you ->
    [yes] You move { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }.
   *[no] The { $side } move { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } from { $origin } to { $target }.
}
event-moved-golems = { $you ->
    [yes] You move { $count ->
        [one] 1 golem
       *[other] { $count } golems
    } from { $origin } to { $target }.
   *[no] The { $side } move { $count ->
        [one] 1 golem
       *[other] { $count } golems
    } from { $origin } to { $target }.
}
event-lured = { $you ->
    [yes] { $count ->
        [one] 1 of your warriors is
       *[other] { $count } of your warriors are
    } sent from { $origin } to { $target }.
   *[no] { $count ->
        [one] 1 warrior of the { $side } is
       *[other] { $count } warriors of the { $side } are
    } sent from { $origin } to { $target }.
}

## Events: the drill

event-drill-moved = The drill moves from { $origin } to { $target }.
event-track = The drill track advances to { $stage }.
event-track-reset = The hopper is empty; the drill track starts again.
event-loaded = { $count ->
    [one] 1 crystal goes
   *[other] { $count } crystals go
} into the hopper; it holds { $hopper }.
event-unloaded = The drill is unloaded: { $count ->
    [one] 1 crystal is
   *[other] { $count } crystals are
} available now.
event-drill-destroyed = The drill { $place-at } is destroyed and goes back to Ferrum.
event-salvaged = { $you ->
    [yes] You take 1 crystal from the hopper.
   *[no] The { $side } take 1 crystal from the hopper.
}

## Events: combat

event-attacked = { $you ->
    [yes] You attack { $target } from { $origin }.
   *[no] The { $side } attack { $target } from { $origin }.
}
event-forces = Before the combat: Woodwalker warriors { $warriors }, Ironclad warriors { $others }, golems { $golems }.
event-won-without-combat = { $you ->
    [yes] There is nobody to fight: you win the battle.
   *[no] There is nobody to fight: the { $side } win the battle.
}
event-no-wager = { $you ->
    [yes] You wager no card.
   *[no] The { $side } wager no card.
}
event-wagered = { $you ->
    [yes] You wager a card, face down.
   *[no] The { $side } wager a card, face down.
}
event-revealed = { $you ->
    [yes] You have wagered “{ $card }”.
   *[no] The { $side } have wagered “{ $card }”.
}
event-bonus-stance = The automa adds for the { $side }: damage { $damage }, defense { $defense }, dominance { $dominance }.
event-bonus-card = { $you ->
    [yes] “{ $card }” gives you: damage { $damage }, defense { $defense }, dominance { $dominance }.
   *[no] “{ $card }” gives the { $side }: damage { $damage }, defense { $defense }, dominance { $dominance }.
}
event-blow = { $you ->
    [yes] You deal { $count } damage: { $value } from the card, { $bonus } as a bonus, { $golems } from golems, { $forge } from a forge, less { $defense } defense.
   *[no] The { $side } deal { $count } damage: { $value } from the card, { $bonus } as a bonus, { $golems } from golems, { $forge } from a forge, less { $defense } defense.
}
event-dominance = { $you ->
    [yes] You have { $count } dominance: { $units } from units, { $value } from the card, { $bonus } as a bonus.
   *[no] The { $side } have { $count } dominance: { $units } from units, { $value } from the card, { $bonus } as a bonus.
}
event-won-combat = { $you ->
    [yes] You win the combat.
   *[no] The { $side } win the combat.
}
event-nobody-won = Nobody is left: nobody wins the combat.
event-retreated = { $you ->
    [yes] You retreat from { $origin } to { $target }.
   *[no] The { $side } retreat from { $origin } to { $target }.
}
event-battle-over = The battle { $place-at } is over.

## Events: foundations and forges, visions and totems

event-founded = A foundation is placed { $place-at }.
event-built = A forge is built { $place-at }: { $count } of 3.
event-drew-vision = You draw “{ $vision }”.
event-drew-vision-hidden = The { $side } draw a vision.
event-no-vision-left = { $you ->
    [yes] There is no vision left for you to draw.
   *[no] There is no vision left for the { $side } to draw.
}
event-visions-renewed = The visions that were discarded face down are shuffled into a new deck of { $count }.
event-looked = You look at the top of the vision deck: “{ $vision }”.
event-looked-hidden = The { $side } look at a vision on top of the deck.
event-put-under = { $you ->
    [yes] You put { $count ->
        [one] a vision
       *[other] { $count } visions
    } under the deck.
   *[no] The { $side } put { $count ->
        [one] a vision
       *[other] { $count } visions
    } under the deck.
}
event-put-back = { $you ->
    [yes] You put { $count } visions back on top of the deck, in an order of your choice.
   *[no] The { $side } put { $count } visions back on top of the deck, in an order of their choice.
}
event-shown = The { $side } show you “{ $vision }”.
event-shown-hidden = The { $side } show a vision to the other side.
event-lost-vision = You lose “{ $vision }”, face down.
event-lost-vision-hidden = The { $side } lose a vision, face down.
event-discovered = { $you ->
    [yes] You discover the totem of { $place }; it is now { $target-at }.
   *[no] The { $side } discover the totem of { $place }; it is now { $target-at }.
}
event-carried = A totem ({ $totem }) is taken from { $origin } to { $target }.
event-secured = The totem is safe { $place-at }: { $count } of 3.
event-weakened = The totem { $place-at } is fading.
event-faded = The totem { $place-at } has faded away.
event-renewed = The totem { $place-at } is intact again.

## Refusals: cards

no-not-held = “{ $chosen }”: you do not hold this card.
no-not-a-special = “{ $chosen }” stays in your hand: base cards are never discarded.
no-not-a-base-card = “{ $chosen }”: only a base card can be played in addition.
no-not-drawn = Only one of the special cards you have drawn can go back.
no-not-in-play = “{ $chosen }” is not a permanent card in play.
no-not-triggered = “{ $chosen }” is not waiting to take effect.
no-not-pending = “{ $chosen }” has no cube to lose now.
no-no-cube-left = There are no cubes left.
no-too-dear = You do not have enough crystals.
no-nothing-to-do = This would do nothing now.
no-not-burnable = “{ $chosen }” cannot be burned here.
no-must-burn-all = You have begun to burn: now the rest must go too.
no-not-an-option = This card does not offer that.
no-already-resolved = Each option can be resolved only once.
no-not-in-full = This cannot be done in full, but another option can: choose that one.
no-no-conceding = This game was set up without conceding.

## Refusals: hidden cards

no-vision-not-held = You do not hold this vision.
no-not-looked-at = You can only choose a vision that you have just looked at.
no-not-in-their-hand = There is no such card in the other hand.

## Refusals: places

no-not-a-forest = Woodwalkers and totems are only in forests.
no-not-a-mountain = This happens on mountains only.
no-not-your-ground = Woodwalkers can only be in forests, Ironclad only on mountains.
no-not-there-by-card = “{ $chosen }”: the card does not allow this.
no-not-next-to-it = “{ $chosen }” is not adjacent: no way leads there.
no-not-touching = “{ $chosen }” does not touch that place.
no-not-outer = Foundations stand on outer mountains only.
no-no-forge = Ironclad warriors are recruited only where there is a forge.
no-not-outer-forest = Woodwalkers are recruited only in outer forests.
no-helped-already = “{ $chosen }” already has its additional warrior.

## Refusals: units

no-no-unit = “{ $chosen }”: there is no such unit there.
no-none-left = There are none left in the supply.
no-have-moved = “{ $chosen }”: all units there have already moved this turn.
no-same-warband = “{ $chosen }”: units left behind there cannot move with the same effect.
no-nobody-goes = At least one unit must go.
no-nowhere-to-go = “{ $chosen }”: there is nowhere to go from there now.
no-marked = A mark forbids this move.
no-already-marked = “{ $chosen }” is already marked.
no-drill-has-moved = The drill has already moved this turn.
no-too-many = There are not that many to move.

## Refusals: combat

no-out-of-reach = Outer forests cannot be attacked, and nobody can attack from there.
no-has-attacked = “{ $chosen }”: the warband there has already attacked with this card.
no-no-enemy = “{ $chosen }”: there is nothing to attack there.
no-no-target = “{ $chosen }”: the warband there has nobody to attack.
no-base-only = A card in play allows you to wager base cards only.
no-not-enough-damage = “{ $chosen }”: there is not enough damage; a golem falls only to two.
no-damage-left = There is enough damage for another golem, and all damage must be dealt.

## Refusals: foundations, forges, totems

no-taken-site = “{ $chosen }” already has a foundation or a forge.
no-not-controlled = You do not control { $choice }: you have no combat unit there.
no-no-token-left = All five forge tokens are on the board.
no-no-foundation = “{ $chosen }”: there is no foundation there.
no-still-controlled = The Ironclad control that mountain: no totem can be discovered there.
no-no-warband-near = No warband of yours is in an inner forest that touches that mountain.
no-no-totem = There is no such totem there.
no-already-intact = The totem there is already intact.

gauge-totems = Totems brought home
gauge-forges = Forges

## Options

option-decks = Decks
    .help = Whether the special cards are shuffled, or for a first game sorted by number: the simplest come first. Each side can have its own sorted.
option-decks-shuffled = shuffled
option-decks-sorted = sorted
option-decks-sorted_woodwalkers = only the Woodwalkers’ sorted
option-decks-sorted_ironclads = only the Ironclads’ sorted
option-first_draw = First cards
    .help = How many special cards each side draws in the first round; of four, two go back. Usual is four with shuffled decks and two with sorted ones.
option-first_draw-usual = as usual
option-first_draw-four = four, keep two
option-first_draw-two = two
option-help_woodwalkers = Help for the Woodwalkers
    .help = More warriors at the start for somebody new to the Woodwalkers, each in another outer forest.
option-help_woodwalkers-0 = none
option-help_woodwalkers-1 = one warrior
option-help_woodwalkers-2 = two warriors
option-help_woodwalkers-3 = three warriors
option-help_woodwalkers-4 = four warriors
option-help_ironclads = Help for the Ironclad
    .help = More warriors at the start for somebody new to the Ironclad, each on another inner mountain.
option-help_ironclads-0 = none
option-help_ironclads-1 = one warrior
option-help_ironclads-2 = two warriors
option-help_ironclads-3 = three warriors
option-help_ironclads-4 = four warriors
option-conceding = Conceding
    .help = Whether a side may give the game up instead of playing a card; the rulebook gives it this right.
option-conceding-no = no
option-conceding-yes = yes
option-asking = Effects that only give
    .help = Every effect may be declined. Those that only give something are done without a question, unless you want to be asked about each.
option-asking-needed = done at once
option-asking-always = asked about
option-cards = Cards
    .help = The printed effects are not public, so ours are a reconstruction. An owner of the game can name a file with effects of their own.
    .form = the name of a file of your own
option-cards-ours = our reconstruction
option-board = Board
    .help = The printed board is not public, so ours is a reconstruction. An owner of the game can name a file with a board of their own.
    .form = the name of a file of your own
option-board-ours = our reconstruction
option-golems = Golems
    .help = How many golems there are; the rulebook does not say.
option-golems-2 = two
option-golems-3 = three
option-golems-4 = four
option-golems-5 = five
option-vision_deck = Empty vision deck
    .help = Whether burned visions are shuffled into a new deck when a vision should be drawn and none is left; usually so, but not against the Ironbot, which has marked their mountains.
option-vision_deck-usual = as usual
option-vision_deck-renewed = made anew
option-vision_deck-once = stays empty
option-rounds = Longest game
    .help = After how many rounds the game ends without a winner; the rulebook sets no end. Games that programs play among themselves end after 30.
option-rounds-none = no limit
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds
option-rounds-50 = 50 rounds
option-rounds-100 = 100 rounds

## Options that do not go together

setup-needs-automaton = “{ $chosen }” needs an automa.
setup-level-chooses = “{ $level }” says already what “{ $chosen }” would; leave one of them as it was.
setup-help-automaton = “{ $chosen }” is for players, not for an automa.
