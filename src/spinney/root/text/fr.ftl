game-name = Root
game-about = Qui contrôlera la Forêt ? Chaque faction marque à sa façon, et la première à 30 points gagne.
game-facts = 2 à 6 personnes, ou 1 à 4 contre un automa · environ 90 minutes · beaucoup à apprendre

## Mots : cartes

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
word-sword_mouse = Épée (Souris)
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

## Mots : factions et couleurs

word-fox = Renard
    .label = Renard
word-rabbit = Lapin
    .label = Lapin
word-mouse = Souris
    .label = Souris
word-bird = Oiseau
    .label = Oiseau

## Mots : lieux. Ils se trouvent au milieu d’une phrase, après « dans », « depuis » ou « vers ».

word-c1 = la clairière 1
    .label = Clairière 1
word-c2 = la clairière 2
    .label = Clairière 2
word-c3 = la clairière 3
    .label = Clairière 3
word-c4 = la clairière 4
    .label = Clairière 4
word-c5 = la clairière 5
    .label = Clairière 5
word-c6 = la clairière 6
    .label = Clairière 6
word-c7 = la clairière 7
    .label = Clairière 7
word-c8 = la clairière 8
    .label = Clairière 8
word-c9 = la clairière 9
    .label = Clairière 9
word-c10 = la clairière 10
    .label = Clairière 10
word-c11 = la clairière 11
    .label = Clairière 11
word-c12 = la clairière 12
    .label = Clairière 12
word-burrow = le Terrier
    .label = Terrier
word-f1 = le bois 1
    .label = Bois 1
word-f2 = le bois 2
    .label = Bois 2
word-f3 = le bois 3
    .label = Bois 3
word-f4 = le bois 4
    .label = Bois 4
word-f5 = le bois 5
    .label = Bois 5
word-f6 = le bois 6
    .label = Bois 6
word-f7 = le bois 7
    .label = Bois 7
word-f8 = le bois 8
    .label = Bois 8
word-f9 = le bois 9
    .label = Bois 9
word-f10 = le bois 10
    .label = Bois 10

## Mots : objets

word-boots = Bottes
word-bag = Sac
word-crossbow = Arbalète
word-hammer = Marteau
word-sword = Épée
word-tea = Café
word-coins = Pièces de monnaie
word-torch = Torche
word-boots_exhausted = Bottes (épuisées)
word-bag_exhausted = Sac (épuisé)
word-crossbow_exhausted = Arbalète (épuisée)
word-hammer_exhausted = Marteau (épuisé)
word-sword_exhausted = Épée (épuisée)
word-tea_exhausted = Café (épuisé)
word-coins_exhausted = Pièces de monnaie (épuisées)
word-torch_exhausted = Torche (épuisée)

## Mots : actions et réponses

word-done = Terminé
word-battle = Combat
word-move = Déplacement
word-recruit = Recrutement
word-build = Construction
word-craft = Fabrication
word-take_dominance = Prendre une carte disponible
word-open_path = Ouvrir un chemin fermé

deed-use = Utiliser : { $label }
deed-buy = { $label } : { $count ->
    [one] 1 guerrier
   *[other] { $count } guerriers
}
deed-activate = Activer : { $label }

## Aide : ce que fait une carte

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

## Aide : ce que fait une action, en une ligne

help-done = Rien de plus ici.
help-battle = Attaquez une faction dans une clairière où sont vos guerriers ou votre pion.
help-move = Déplacez-vous d’une clairière à une adjacente ; avec des guerriers, il faut contrôler l’une des deux.
help-recruit = Placez des guerriers de votre réserve là où votre faction les recrute.
help-build = Placez un bâtiment : votre faction dit où et contre quoi.
help-craft = Fabriquez une carte avec vos pièces de fabrication.
help-take_dominance = Dépensez une carte correspondante pour prendre une carte Domination ou un espion disponible.
help-open_path = Dépensez une carte pour ouvrir un chemin fermé près de vos pièces, pour 1 point. Une fois par tour.

## Questions : cartes, fabrication, déplacements

ask-put-back = Vous gardez trois cartes : laquelle remettez-vous ?
ask-discard = Vous avez plus de cinq cartes en main : laquelle défaussez-vous ?
ask-spend = { $suit ->
    [Oiseau] Quelle carte Oiseau dépensez-vous ?
   *[other] Quelle carte dépensez-vous ? Il faut une carte { $suit } ou Oiseau.
}
ask-spend-any = Quelle carte dépensez-vous ?
ask-craft-what = Quelle carte fabriquez-vous ?
ask-craft-card = Quelle carte fabriquez-vous, ou que faites-vous d’autre ?
    .done = Finir de fabriquer
ask-last-things = Le Jour s’achève : voulez-vous faire autre chose ?
    .done = Rien de plus
ask-activate = Pour fabriquer « { $card } » : dans des clairières de quelle couleur activez-vous une pièce de fabrication ?
ask-move-from = { $optional ->
    [0] { $suit ->
        [Oiseau] D’où partez-vous ?
       *[other] De quelle clairière { $suit } partez-vous ?
    }
   *[other] Second déplacement (facultatif) : { $suit ->
        [Oiseau] d’où ?
       *[other] de quelle clairière { $suit } ?
    }
}
    .done = Pas de second déplacement
ask-move-to = Où allez-vous depuis { $origin } ?
ask-move-count = Combien de guerriers quittent { $origin } pour { $clearing } ?
ask-one-warrior-in = Il ne reste que { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} : où en placez-vous un ?
ask-open-from = Ouverture d’un chemin fermé : à quelle clairière commence-t-il ?
ask-open-to = À quelle clairière mène le chemin ouvert depuis { $origin } ?
ask-take-dominance = Quelle carte disponible prenez-vous ?

## Questions : combat

ask-battle-in = { $suit ->
    [Oiseau] Où combattez-vous ?
   *[other] Dans quelle clairière { $suit } combattez-vous ?
}
ask-defender = Qui attaquez-vous dans { $clearing } ?
ask-pay-to-battle = { $faction } : attaquer coûte une carte de la couleur de la clairière. Où combattez-vous ? Rien ne vous y oblige.
    .done = Ne pas combattre
ask-ambush = { $faction } vous { $faction-many ->
    [yes] attaquent
   *[no] attaque
} dans { $clearing } : jouez-vous une carte Embuscade ?
    .done = Pas d’embuscade
ask-foil = { $faction } vous { $faction-many ->
    [yes] tendent
   *[no] tend
} une embuscade dans { $clearing } ! La contrez-vous par une carte Embuscade ?
    .done = Ne pas la contrer
ask-effects-first = { $faction } et vous-même pouvez utiliser des effets : qui commence ?
ask-effect = Combat dans { $clearing } contre { $faction-the } : vous infligez { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
} et en subissez { $other_hits }. Utilisez-vous un effet ?
    .done = Aucun effet
ask-casualty = Quel bâtiment ou jeton perdez-vous dans { $clearing } ?

## Questions : cartes fabriquées

ask-use = { $moment ->
    [0] L’Aurore commence
    [1] L’Aurore s’achève
    [2] Le Jour commence
   *[other] Le Crépuscule commence
} : utilisez-vous une carte fabriquée ?
    .done = Aucune carte
ask-use-on = « { $card } » : quelle faction choisissez-vous ?
ask-sabotage = « Saboteurs » : quelle carte fabriquée { $faction-of } est défaussée ?
ask-give-back = « Bourse d’échange » : quelle carte donnez-vous { $faction-to } ?
ask-order-from = « Faux ordres » : d’où { $faction-many ->
    [yes] doivent
   *[no] doit
} partir { $faction-the } ?
ask-order-to = « Faux ordres » : où { $faction-many ->
    [yes] doivent
   *[no] doit
} aller { $faction-the } depuis { $origin } ?
ask-tax = « Percepteur » : d’où retirez-vous l’un de vos guerriers ?
ask-propaganda-in = « Bureau de propagande » : où retournez-vous un guerrier adverse ?
ask-propaganda-on = « Bureau de propagande » : de qui remplacez-vous un guerrier dans { $clearing } ?
ask-exhaust = « Ligue des souris aventurières » : quel objet épuisez-vous ?
ask-league = « Ligue des souris aventurières » : un déplacement ou un combat ?
ask-inform = « Informateurs » : quelle carte Embuscade prenez-vous dans la défausse au lieu de piocher ?
    .done = Piocher comme d’habitude

## Événements : mise en place, tours, cartes

event-reach-low = La portée de ces factions fait { $total } en tout ; à ce nombre, il est conseillé d’en avoir au moins { $wanted }.
event-reach-daring = La portée de ces factions fait { $total } en tout. À ce nombre, il est conseillé d’en avoir au moins { $wanted } ; si vous aimez l’aventure, 17 peuvent suffire.
event-first-player = { $you ->
    [yes] Vous commencez.
   *[no] { $seat }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    } { $seat-many ->
        [yes] commencent
       *[no] commence
    }.
}
event-suited = Couleur tirée pour { $clearing } : { $suit }.
event-put-back = { $you ->
    [yes] Vous remettez une carte.
   *[no] { $seat } { $seat-many ->
        [yes] remettent
       *[no] remet
    } une carte.
}
event-turn = { $you ->
    [yes] Tour { $turn } : c’est à vous.
   *[no] Tour { $turn } : { $seat-the }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    }.
}
event-drew = { $you ->
    [yes] Vous piochez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] piochent
       *[no] pioche
    } « { $card } ».
}
event-drew-hidden = { $seat } { $seat-many ->
    [yes] piochent
   *[no] pioche
} une carte.
event-nothing-to-draw = { $you ->
    [yes] La pioche et la défausse sont vides : vous ne piochez plus.
   *[no] La pioche et la défausse sont vides : { $seat-the } ne { $seat-many ->
        [yes] piochent
       *[no] pioche
    } plus.
}
event-reshuffled = La défausse mélangée forme une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-spent = { $you ->
    [yes] Vous dépensez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] dépensent
       *[no] dépense
    } « { $card } ».
}
event-discarded = { $you ->
    [yes] Vous défaussez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] défaussent
       *[no] défausse
    } « { $card } ».
}
event-gave = { $you ->
    [yes] Vous donnez « { $card } » { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] donnent
       *[no] donne
    } « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } « { $card } » { $other-to }.
}
event-gave-hidden = { $you ->
    [yes] Vous donnez une carte { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] donnent
       *[no] donne
    } une carte.
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } une carte { $other-to }.
}
event-took = { $you ->
    [yes] Vous prenez « { $card } » { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » { $other-to }.
}
event-took-hidden = { $you ->
    [yes] Vous prenez une carte { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] prennent
       *[no] prend
    } une carte.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } une carte { $other-to }.
}
event-shown = { $seat } { $seat-many ->
    [yes] montrent
   *[no] montre
} une carte de { $seat-many ->
    [yes] leur
   *[no] sa
} main : « { $card } ».
event-showed-hand = { $you ->
    [yes] Vous montrez toute votre main { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] montrent
       *[no] montre
    } toute { $seat-many ->
        [yes] leur
       *[no] sa
    } main.
   *[no] { $seat } { $seat-many ->
        [yes] montrent
       *[no] montre
    } toute { $seat-many ->
        [yes] leur
       *[no] sa
    } main { $other-to }.
}
event-revealed = { $you ->
    [yes] Vous révélez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] révèlent
       *[no] révèle
    } « { $card } ».
}
event-took-back = { $you ->
    [yes] Vous reprenez en main { $count ->
        [one] la carte révélée
       *[other] { $count } cartes révélées
    }.
   *[no] { $seat } { $seat-many ->
        [yes] reprennent
       *[no] reprend
    } en main { $count ->
        [one] la carte révélée
       *[other] { $count } cartes révélées
    }.
}
event-informed = { $you ->
    [yes] Vous prenez « { $card } » dans la défausse.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » dans la défausse.
}

## Événements : pièces

event-placed = { $you ->
    [yes] Vous placez dans { $clearing } : { $piece }.
   *[no] { $owner } { $owner-many ->
        [yes] placent
       *[no] place
    } dans { $clearing } : { $piece }.
}
event-recruited = { $you ->
    [yes] Vous placez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] placent
       *[no] place
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-moved = { $you ->
    [yes] { $count ->
        [one] L’un de vos guerriers quitte
       *[other] { $count } de vos guerriers quittent
    } { $origin } pour { $clearing }.
   *[no] { $count ->
        [one] Un guerrier { $owner-of } quitte
       *[other] { $count } guerriers { $owner-of } quittent
    } { $origin } pour { $clearing }.
}
event-lost-warriors = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] perdent
       *[no] perd
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-lost-piece = { $you ->
    [yes] Vous perdez dans { $clearing } : { $piece }.
   *[no] { $owner } { $owner-many ->
        [yes] perdent
       *[no] perd
    } dans { $clearing } : { $piece }.
}
event-opened-path = { $you ->
    [yes] Vous ouvrez le chemin entre { $origin } et { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] ouvrent
       *[no] ouvre
    } le chemin entre { $origin } et { $clearing }.
}

## Événements : fabrication

event-crafted = { $you ->
    [yes] Vous fabriquez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] fabriquent
       *[no] fabrique
    } « { $card } ».
}
event-gained-item = { $you ->
    [yes] Vous gagnez un objet : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } un objet : { $item }.
}
event-favor = { $you ->
    [yes] Vous retirez toutes les pièces adverses des clairières { $suit }.
   *[no] { $seat } { $seat-many ->
        [yes] retirent
       *[no] retire
    } toutes les pièces adverses des clairières { $suit }.
}
event-effect = { $you ->
    [yes] Vous utilisez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] utilisent
       *[no] utilise
    } « { $card } ».
}
event-used-up = { $you ->
    [yes] Défaussée de votre aire de jeu : « { $card } ».
   *[no] Défaussée de l’aire de jeu { $seat-of } : « { $card } ».
}

## Événements : combat

event-battle = { $you ->
    [yes] Combat dans { $clearing } : vous attaquez { $foe-the }.
    [foe] Combat dans { $clearing } : { $owner-the } vous { $owner-many ->
        [yes] attaquent
       *[no] attaque
    }.
   *[no] Combat dans { $clearing } : { $owner-the } { $owner-many ->
        [yes] attaquent
       *[no] attaque
    } { $foe-the }.
}
event-forces = { $warriors ->
    [0] { $others ->
        [0] Aucun camp n’a de guerriers ici.
       *[other] Guerriers avant le combat : aucun contre { $others }.
    }
   *[other] Guerriers avant le combat : { $warriors } contre { $others }.
}
event-foiled = { $you ->
    [yes] Vous contrez l’embuscade.
   *[no] { $owner } { $owner-many ->
        [yes] contrent
       *[no] contre
    } l’embuscade.
}
event-rolled = Les dés montrent { $high } et { $low }.
event-rolled-hits = { $you ->
    [yes] Vous avez obtenu { $roll } et pouvez infliger au plus { $most } ; pertes dues aux dés : { $hits }.
   *[no] { $owner } { $owner-many ->
        [yes] ont
       *[no] a
    } obtenu { $roll } et { $owner-many ->
        [yes] peuvent
       *[no] peut
    } infliger au plus { $most } ; pertes dues aux dés : { $hits }.
}
event-extra-hit = { $you ->
    [yes] Vous infligez une perte additionnelle : « { $word } ».
   *[no] { $owner } { $owner-many ->
        [yes] infligent
       *[no] inflige
    } une perte additionnelle : « { $word } ».
}
event-ignored-hits = { $you ->
    [yes] Vous ignorez { $count ->
        [one] { $count } perte due
       *[other] { $count } pertes dues
    } aux dés : « { $word } ».
   *[no] { $owner } { $owner-many ->
        [yes] ignorent
       *[no] ignore
    } { $count ->
        [one] { $count } perte due
       *[other] { $count } pertes dues
    } aux dés : « { $word } ».
}
event-ignored-one = { $you ->
    [yes] Vous ignorez la première perte : « { $word } ».
   *[no] { $owner } { $owner-many ->
        [yes] ignorent
       *[no] ignore
    } la première perte : « { $word } ».
}
event-defenseless = { $you ->
    [yes] Vous êtes sans défense : une perte additionnelle.
   *[no] { $owner } { $owner-many ->
        [yes] sont
       *[no] est
    } sans défense : une perte additionnelle.
}
event-hit = { $you ->
    [yes] Vous subissez { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }.
   *[no] { $owner } { $owner-many ->
        [yes] subissent
       *[no] subit
    } { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }.
}
event-battle-over = { $warriors ->
    [0] { $others ->
        [0] Le combat est fini.
       *[other] Le combat est fini ; guerriers restants : aucun contre { $others }.
    }
   *[other] Le combat est fini ; guerriers restants : { $warriors } contre { $others }.
}

## Événements : points et victoire

event-scored = { $you ->
    [yes] Vous marquez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] marquent
       *[no] marque
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-lost-points = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-dominance = { $you ->
    [yes] Vous activez « { $card } » et ne marquez plus de points.
   *[no] { $seat } { $seat-many ->
        [yes] activent
       *[no] active
    } « { $card } » et ne { $seat-many ->
        [yes] marquent
       *[no] marque
    } plus de points.
}
event-dominance-available = Désormais disponible : « { $card } ».
event-took-dominance = { $you ->
    [yes] Vous prenez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } ».
}
event-won = { $you ->
    [yes] Vous gagnez la partie.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } la partie.
}
grave-dominance = Vous renoncez à vos points pour de bon : vous ne gagnerez plus que par ce que « { $card } » exige.

## Refus

no-not-here = « { $chosen } » n’est pas possible maintenant.
no-not-held = « { $chosen } » : vous n’avez pas cette carte en main.
no-not-in-hand = « { $chosen } » n’est pas dans votre main.
no-wrong-suit = « { $chosen } » : ce n’est pas la couleur demandée.
no-not-a-clearing = La question demande une clairière, et « { $chosen } » n’en est pas une.
no-not-a-player = La question demande une faction de cette partie, et « { $chosen } » n’en est pas une.
no-no-open-slot = Il n’y a pas d’emplacement libre pour un bâtiment dans { $choice }.
no-none-left = Il ne reste aucune de ces pièces à placer.
no-shielded = « { $chosen } » : un nomade vous empêche d’y retirer des pièces.
no-no-warriors-left = Il ne reste plus de guerriers dans votre réserve.
no-not-ruled = Vous ne contrôlez pas { $choice }.
no-has-dominance = Vous avez déjà activé une carte Domination ; on ne peut le faire qu’une fois par partie.
no-dominance-in-daylight = « { $chosen } » : les cartes Domination et les espions se jouent pendant le Jour.
no-not-enough-points = Pour activer une carte Domination, il vous faut au moins 10 points.
no-none-available = Aucune carte Domination ni aucun espion n’est disponible.
no-not-available = « { $chosen } » n’est pas une carte disponible.
no-cannot-pay-suit = « { $chosen } » : vous n’avez pas de carte de la couleur qu’il faudrait dépenser.
no-cannot-be-crafted = « { $chosen } » ne se fabrique pas : c’est le cas de toutes les cartes Embuscade et Domination et des espions.
no-too-few-crafting-pieces = « { $chosen } » : son coût demande plus de pièces de fabrication de ses couleurs qu’il ne vous en reste ce tour-ci.
no-item-gone = « { $chosen } » : la réserve n’a plus cet objet.
no-duplicate = « { $chosen } » : vous avez déjà fabriqué cette carte.
no-not-adjacent = Impossible d’aller de là dans { $choice } : ce n’est pas adjacent.
no-no-warriors-there = Il n’y a pas de guerriers pour cela dans { $choice }.
no-not-that-many = « { $chosen } » : il n’y a pas autant de guerriers dans { $origin }.
no-rules-neither = Vous ne contrôlez ni { $origin } ni { $choice }.
no-nowhere-to-go = « { $chosen } » : vous n’avez personne à déplacer. Les guerriers partent d’une clairière que vous contrôlez, ou y entrent.
no-nowhere-from-here = Vos guerriers ne peuvent pas quitter { $choice } : vous ne contrôlez ni cette clairière ni aucune voisine.
no-no-fighters-there = Vous n’avez ni guerriers ni pion dans { $choice }.
no-no-enemy-there = « { $chosen } » : aucun ennemi n’y a de pièces.
no-none-of-theirs = « { $chosen } » : cette faction n’a pas de pièces dans { $clearing }.
no-no-battle = « { $chosen } » : vous n’êtes dans aucune clairière avec des pièces d’un ennemi.
no-not-an-ambush = « { $chosen } » n’est pas une carte Embuscade que vous pourriez utiliser ici.
no-not-your-piece = « { $chosen } » : il ne reste pas de telle pièce dans { $clearing }.
no-not-crafted = « { $chosen } » : cette carte n’a pas été fabriquée.
no-used-this-turn = « { $chosen } » : une seule fois par tour.
no-other-moment = « { $chosen } » sert à un autre moment : son texte dit lequel.
no-nothing-to-do = « { $chosen } » : rien sur la table ne s’y prête maintenant.
no-no-closed-path = « { $chosen } » : il n’y a pas de chemin fermé à ouvrir.
no-no-pieces-there = Vous n’avez de pièces à aucun bout d’un chemin fermé.

## Options

option-seats = Places
    .help = Les factions dans l’ordre où elles sont assises : de deux à six, ou une seule contre la Marquise Mécanique.
    .form = les factions dans l’ordre des places, séparées par des virgules, comme marquise,eyrie
option-first = Qui commence
    .help = Quelle place joue le premier tour.
option-first-random = Au hasard
option-first-1 = La première place
option-first-2 = La deuxième place
option-first-3 = La troisième place
option-first-4 = La quatrième place
option-first-5 = La cinquième place
option-first-6 = La sixième place
option-map = Plateau
    .help = Où se joue la partie ; chaque plateau a ses propres règles.
option-map-autumn = Automne
    .like = Le plateau du jeu de base, avec ses couleurs imprimées et une rivière navigable.
option-map-winter = Hiver
    .like = Une rivière tumultueuse sépare les bois, et les couleurs viennent au hasard.
option-map-lake = Lac
    .like = Un lac au milieu, et un radeau qui va de rive en rive et offre une carte.
option-map-mountain = Montagne
    .like = Six chemins fermés à ouvrir pour un point chacun, et un col qui rapporte à chaque Crépuscule.
option-suits = Couleurs des clairières
    .help = Seul le plateau Automne a des couleurs imprimées ; sur les autres, elles viennent toujours du hasard.
option-suits-usual = Comme sur le plateau
option-suits-random = Au hasard
option-deck = Paquet
    .help = Avec quelles cartes on joue.
option-deck-standard = Paquet de base
    .like = Le paquet du jeu de base : des objets, des faveurs, et des effets utiles au combat et en chemin.
option-deck-exiles = Exilés et Partisans
    .like = Les mêmes objets et embuscades, mais d’autres effets, plus audacieux et plus exigeants.
option-hands = Mains de départ
    .help = Avec quelles cartes chaque faction commence.
option-hands-three = Trois cartes
option-hands-five = En piocher cinq, en garder trois
option-edition = Édition
    .help = Quelle Loi est jouée : celle d’aujourd’hui, ou celle de la première édition.
option-edition-law = Loi d’aujourd’hui
option-edition-first = Première édition

## Points

points-crafted = Objets fabriqués
points-removed = Pièces retirées
points-cards = Effets de cartes
points-paths = Chemins ouverts

## Options qui ne vont pas ensemble

setup-players = On joue de { $low } à { $high }, pas à { $count }.
setup-one-set = Chaque faction n’a qu’un jeu de pièces : elle ne se joue pas deux fois.
setup-corners = { $count } de ces factions commencent dans un coin, et la carte en a { $corners } : renoncez à l’une d’elles.
setup-no-first = Il n’y a pas de place { $first }.

## Consignes

orders-ambush = Embuscade quand on m’attaque
    .help = Une réponse donnée d’avance, pour que les autres n’attendent pas. Personne d’autre ne la voit.
order-never = jamais
order-from-2 = si au moins 2 guerriers attaquent
order-from-3 = si au moins 3 guerriers attaquent
order-from-4 = si au moins 4 guerriers attaquent
orders-cards = Étapes de mon tour où seules les cartes de ma main pourraient compter
    .help = Vous n’y fabriquez alors rien, n’y achetez aucune action et n’y jouez aucune carte Domination. Personne d’autre ne le voit.
order-board-only = les passer

## Quelqu’un sans place

deed-play = Jouer : { $label }
event-sits-after = { $you ->
    [yes] Vous jouez après { $other-the }.
    [other] { $owner } joue après vous.
   *[no] { $owner } joue après { $other-the }.
}
event-goes-first = { $owner } commence.
event-turn-of = Tour { $turn } : { $owner-the }.
event-scored-by = { $owner } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
} et en a maintenant { $total }.
event-lost-points-by = { $owner } perd { $count ->
    [one] { $count } point
   *[other] { $count } points
} et en a maintenant { $total }.
event-won-by = { $owner } gagne la partie.
event-turned-down = { $owner } n’a pas de main : « { $card } » est défaussée.
event-kept = { $you ->
    [yes] Vous commencez avec « { $card } », gardée d’une partie d’avant.
   *[no] { $seat } { $seat-many ->
        [yes] commencent
       *[no] commence
    } avec « { $card } », gardée d’une partie d’avant.
}
option-mechanical = Marquise Mécanique
    .help = Une joueuse que les règles jouent : contre tous les autres, ou contre vous tous ensemble.
option-mechanical-none = Pas dans cette partie
    .like = Toutes les factions de la table ont quelqu’un pour les jouer.
option-mechanical-competitive = Une adversaire de plus
    .like = Elle remplace la Marquise ; tout le monde joue pour soi.
option-mechanical-cooperative = Ensemble contre elle
    .like = De une à quatre personnes gagnent ensemble, dès que chacune a 30 points, ou perdent contre elle.
option-head_start = Son avance
    .help = Les points avec lesquels la Marquise Mécanique commence : trois par partie gagnée d’une campagne.
option-head_start-0 = Aucun point
option-head_start-3 = 3 points
option-head_start-6 = 6 points
option-head_start-9 = 9 points
option-head_start-12 = 12 points
option-head_start-15 = 15 points
option-head_start-18 = 18 points
option-head_start-21 = 21 points
option-head_start-24 = 24 points
option-head_start-27 = 27 points
option-kept = Cartes gardées
    .help = Les cartes fabriquées avec lesquelles on commence, gardées des parties gagnées d’une campagne.
    .form = pour chaque place les cartes avec + entre elles, ou - pour aucune ; les places séparées par des virgules, comme brutal_tactics+cobbler,-
option-kept- = Aucune
setup-no-draft-with-automata = Contre la Marquise Mécanique, on convient des factions avant la partie.
setup-only-with-automata = Ceci est pour les parties contre la Marquise Mécanique.
setup-hirelings-alone = Les nomades vont d’une personne à l’autre : il en faut deux.
setup-kept-spent = « { $card } » ne reste pas en jeu et ne se garde donc pas.
setup-kept-twice = Personne ne peut avoir deux fois « { $card } ».
setup-kept-none-left = Le paquet n’a pas « { $card } », ou pas si souvent.
