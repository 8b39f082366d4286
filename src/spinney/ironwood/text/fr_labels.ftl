# Where the game stands

label-round = Manche { $round }
label-round-of = Manche { $round } sur { $rounds }
label-setup = Mise en place
label-preparation = Préparation
label-actions = Actions
label-round-end = Fin de manche
label-action = Action { $n } sur { $slots }
label-combat = Combat : { $origin } → { $target }
label-won = Victoire : { $side }
label-drawn = Personne ne gagne
label-secured = Totems en sécurité : { $n } sur { $least }
label-forges = Forges construites : { $n } sur { $least }

# On the board

label-mountains = Montagnes
label-forests = Forêts
label-ridges = Crêtes
label-paths = Sentiers
label-there = Sur place
label-inner = intérieure
label-outer = extérieure
label-warriors = { $n ->
    [one] { $n } guerrier
   *[other] { $n } guerriers
}
label-golems = { $n ->
    [one] { $n } golem
   *[other] { $n } golems
}
label-forge = forge
label-foundation = fondation
label-totem-intact = totem intact
label-totem-fading = totem affaibli
label-mark = marque ({ $card })
label-drill-with = foreuse avec { $n ->
    [0] 0 cristal
    [one] { $n } cristal
   *[other] { $n } cristaux
}
label-track = Piste de la foreuse : { $n } sur { $last }
label-hopper = Benne : { $n }

# Cards and supplies

label-supply = Réserve
label-crystals = Cristaux
label-cubes = Cubes
label-totems = Totems
label-cubes-on = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
label-warriors-left = Guerriers en réserve
label-golems-left = Golems en réserve
label-hand = Main
label-deck = Pioche
label-played = Cartes jouées
label-permanents = Permanentes
label-lasting = Cette manche
label-discard = Défausse
label-spent = Déjà engagées
label-wager = Carte engagée
label-face-down = face cachée
label-damage = Dégâts
label-defense = Défense
label-dominance = Domination
label-visions = Visions
label-vision-deck = Pioche Vision
label-found = Découvertes
label-burned = Brûlées
label-ours-board = Le plateau imprimé n’est pas public : celui-ci est notre reconstitution.
label-ours-cards = { $mark } Ce que font les cartes imprimées n’est pas public : les effets sont notre reconstitution.

# Une bataille en scène

label-attack = attaquent
label-defend = se défendent
label-wagers = Cartes engagées
label-no-card = aucune carte
label-golems-fight = Golems
label-bonus = Automate
label-damage-dealt = Dégâts infligés
label-losses = Pertes
label-warriors-lost = Guerriers
label-units = Unités
label-outcome = Issue
label-wins = victoire
label-nobody = personne ne gagne
label-retreat-to = retraite vers { $place }
label-drill-lost = foreuse détruite
