# Where the game stands

label-round = Round { $round }
label-round-of = Round { $round } of { $rounds }
label-setup = Setup
label-preparation = Preparation
label-actions = Actions
label-round-end = End of the round
label-action = Action { $n } of { $slots }
label-combat = Combat: { $origin } → { $target }
label-won = The { $side } win
label-drawn = Nobody wins
label-secured = Totems secured: { $n } of { $least }
label-forges = Forges built: { $n } of { $least }

# On the board

label-mountains = Mountains
label-forests = Forests
label-ridges = Ridges
label-paths = Paths
label-there = There
label-inner = inner
label-outer = outer
label-warriors = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
label-golems = { $n ->
    [one] 1 golem
   *[other] { $n } golems
}
label-forge = forge
label-foundation = foundation
label-totem-intact = intact totem
label-totem-fading = fading totem
label-mark = mark ({ $card })
label-drill-with = drill with { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
label-track = Drill track: { $n } of { $last }
label-hopper = Hopper: { $n }

# Cards and supplies

label-supply = Supply
label-crystals = Crystals
label-cubes = Cubes
label-totems = Totems
label-cubes-on = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
label-warriors-left = Warriors left
label-golems-left = Golems left
label-hand = Hand
label-deck = Deck
label-played = Played
label-permanents = Permanent
label-lasting = This round
label-discard = Discard pile
label-spent = Wagered before
label-wager = Wagered
label-face-down = face down
label-damage = Damage
label-defense = Defense
label-dominance = Dominance
label-visions = Visions
label-vision-deck = Vision deck
label-found = Found
label-burned = Burned
label-ours-board = The printed board is not public: this one is our reconstruction.
label-ours-cards = { $mark } What the printed cards do is not public: the effects are our reconstruction.

# A battle as a scene

label-attack = attack
label-defend = defend
label-wagers = Wagered cards
label-no-card = no card
label-golems-fight = Golems
label-bonus = Automaton
label-damage-dealt = Damage dealt
label-losses = Losses
label-warriors-lost = Warriors
label-units = Units
label-outcome = Outcome
label-wins = victory
label-nobody = nobody wins
label-retreat-to = retreat to { $place }
label-drill-lost = drill destroyed
