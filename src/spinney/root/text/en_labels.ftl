# Where the game stands

label-autumn = Autumn
label-winter = Winter
label-lake = Lake
label-mountain = Mountain
label-turn = Turn
label-setup = Setup
label-birdsong = Birdsong
label-daylight = Daylight
label-evening = Evening
label-won = Won

# On the map

label-forest = Forest
label-ruin = ruin
label-ruled = ruled by { $the }
label-warriors-of = { $n ->
    [one] { $n } warrior { $of }
   *[other] { $n } warriors { $of }
}
label-closed = Closed path

# Cards and supplies

label-deck = Deck
label-discard = Discard pile
label-items = Item supply
label-available = Available
label-hand = Hand
label-points = Points
label-supply = Warriors left
label-crafted = Crafted
label-used = Used
label-coffins = Coffins
label-coalition = Coalition

# Boards

label-cost = Cost

# A battle as a scene

label-attacks = attacks
label-defends = defends
label-ambush = Ambush
label-dice = Dice
label-at-most = at most { $n }
label-hits-dealt = Hits dealt
label-rolled = by the roll
label-defenseless = defenseless
label-first-hit = first hit ignored
label-hits = Hits
label-losses = Losses
label-warriors = Warriors
label-left = left
label-pool = Factions to choose
label-locked = locked
label-militant = militant
label-insurgent = insurgent
