# Where the game stands

label-autumn = Automne
label-winter = Hiver
label-lake = Lac
label-mountain = Montagne
label-turn = Tour
label-setup = Mise en place
label-birdsong = Aurore
label-daylight = Jour
label-evening = Crépuscule
label-won = Victoire

# On the map

label-forest = Bois
label-ruin = ruine
label-ruled = contrôlée par { $the }
label-warriors-of = { $n ->
    [one] { $n } guerrier { $of }
   *[other] { $n } guerriers { $of }
}
label-closed = Chemin fermé

# Cards and supplies

label-deck = Pioche
label-discard = Défausse
label-items = Réserve d’objets
label-available = Disponibles
label-hand = Main
label-points = Points
label-supply = Guerriers en réserve
label-crafted = Fabriqués
label-used = Utilisés
label-coffins = Cercueils
label-coalition = Coalition

# Boards

label-cost = Coût

# Un combat en scène

label-attacks = attaque
label-defends = se défend
label-ambush = Embuscade
label-dice = Dés
label-at-most = au plus { $n }
label-hits-dealt = Pertes infligées
label-rolled = par les dés
label-defenseless = sans défense
label-first-hit = première perte ignorée
label-hits = Pertes
label-losses = Pertes subies
label-warriors = Guerriers
label-left = restants
label-pool = Factions au choix
label-locked = verrouillée
label-militant = militante
label-insurgent = insurgée
