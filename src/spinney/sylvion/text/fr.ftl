game-name = Sylvion
game-about = Vous gardez la forêt de Sylvion : repoussez le Ravage, et que toutes les cartes Orée soient en Floraison quand son dernier élémental sera tombé.
game-facts = 1 ou 2 personnes, ensemble · environ 30 minutes · facile à apprendre
about-player = Vous gardez la forêt. Arrêtez les élémentaux sur leur chemin, et ayez à la fin au moins autant de vitalité en Arbres qu’il y a de cartes Orée en Désolation.

## Mots : cartes Sylvestre

word-fountain_1 = Fontaine 1
word-fountain_2 = Fontaine 2
word-fountain_3 = Fontaine 3
word-fountain_4 = Fontaine 4
word-tree_1 = Arbre 1
word-tree_2 = Arbre 2
word-tree_3 = Arbre 3
word-tree_4 = Arbre 4
word-whale = Baleine
word-elephant = Éléphant
word-hedgehogs = Hérissons
word-owl = Hibou
word-stag = Cerf
word-doves = Colombes
word-squirrels = Écureuils
word-fish = Poissons

## Mots : Trahisons et hauts faits

word-treason = Trahison
word-feat_owl = La sagesse du Hibou
word-feat_elephants = Le déluge des Éléphants
word-feat_hedgehogs = Le barrage des Hérissons
word-feat_squirrels = La désinformation des Écureuils
word-feat_stag = Le retour du Roi Cerf
word-feat_fish = La déferlante des Poissons
word-feat_doves = L’armistice des Colombes
word-feat_whales = La charge des Baleines

## Mots : cartes Ravage

word-elemental_0 = Élémental 0
word-elemental_1 = Élémental 1
word-elemental_2 = Élémental 2
word-elemental_3 = Élémental 3
word-bearer_0 = Élémental 0 (Ravage)
word-bearer_1 = Élémental 1 (Ravage)
word-bearer_2 = Élémental 2 (Ravage)
word-bearer_3 = Élémental 3 (Ravage)
word-blazing_2 = Embrasé 2
word-blazing_3 = Embrasé 3
word-blazing_4 = Embrasé 4
word-blaze = Embrasement
word-simoon = Simoun
word-desiccation = Dessèchement
word-demobilisation = Démobilisation
word-geyser = Geyser
word-acid_lake = Lac acide
word-temporal_tornado = Tornade temporelle
word-stone_rain = Pluie de pierres

## Mots : réponses. Les directions se lisent dans une phrase, d’où leurs minuscules.

word-done = Terminé
word-random = Une au hasard
word-choose = Deux de votre choix
word-top = La première du nouveau paquet
word-self = Vous
word-partner = Votre partenaire
word-one = Une carte Orée
word-two = Deux cartes Orée
word-trees = Une par Arbre
word-keep = Garder l’ordre
word-swap = Échanger les deux
word-left = vers la gauche
    .label = Vers la gauche
word-right = vers la droite
    .label = Vers la droite
word-up = vers le haut
    .label = Vers le haut
word-down = vers le bas
    .label = Vers le bas
word-erupt = Déclencher une éruption
word-column_1 = Colonne 1
word-column_2 = Colonne 2
word-column_3 = Colonne 3
word-column_4 = Colonne 4
word-points_0 = Aucun point
word-points_1 = 1 point
word-points_2 = 2 points
word-points_3 = 3 points
word-a0 = la forêt (rangée a)
    .label = Forêt (rangée a)
word-b0 = la forêt (rangée b)
    .label = Forêt (rangée b)
word-c0 = la forêt (rangée c)
    .label = Forêt (rangée c)
word-d0 = la forêt (rangée d)
    .label = Forêt (rangée d)

## Aide : ce que fait une carte, en une ligne

-help-fountain = Coût { $cost }. En Défense, posez-la sur une case vide : elle combat avec une force de { $strength }. Détruite, elle vous fait piocher une carte.
-help-tree = Coût { $cost }. En Défense, posez-le sur une case vide : sa force est nulle, mais sa vitalité de { $vitality } compte s’il est debout à la fin.
-help-elemental = Force { $strength }. Avance d’une case vers la gauche à chaque tour. Un Embrasement en fait un Embrasé { $blazing }.
-help-bearer = Quand cette carte est révélée, la figurine Ravage peut s’y poser.
-help-blazing = Force { $strength }. Un élémental en flammes : il avance d’une case vers la gauche à chaque tour, et un autre Embrasement ne lui fait rien.
-help-feat = Gratuit, une seule fois, en Défense.

help-fountain_1 = { -help-fountain(cost: 0, strength: 1) }
help-fountain_2 = { -help-fountain(cost: 1, strength: 2) }
help-fountain_3 = { -help-fountain(cost: 2, strength: 3) }
help-fountain_4 = { -help-fountain(cost: 3, strength: 4) }
help-tree_1 = { -help-tree(cost: 0, vitality: 1) }
help-tree_2 = { -help-tree(cost: 1, vitality: 2) }
help-tree_3 = { -help-tree(cost: 2, vitality: 3) }
help-tree_4 = { -help-tree(cost: 3, vitality: 4) }
help-whale = Coût 0. En Défense, poussez un élémental de 1 à 3 cases en ligne droite.
help-elephant = Coût 1. En Défense, détruisez un élémental du champ de bataille.
help-hedgehogs = Coût 0. Juste après la révélation, défaussez sans effet une des cartes qui viennent d’être révélées.
help-owl = Coût 1. En Défense, 3 cartes sont piochées par vous ou par votre partenaire.
help-stag = Coût 0. En Défense, ramenez 2 cartes Orée au plus en Floraison, ou une par Arbre en jeu.
help-doves = Coût 1. En Défense, la carte du dessus de chaque paquet Ravage est défaussée sans effet.
help-squirrels = Coût 1. En Défense, regardez les 2 cartes du dessus de chaque paquet Ravage et rendez chaque paire dans l’ordre voulu.
help-fish = Coût 1. En Défense, recevez 3 points pour payer d’autres cartes ce tour-ci.

help-treason = Dès que vous la piochez : défaussez-la, ou défaussez une autre carte pour la chasser du jeu.
help-feat_owl = { -help-feat } Prenez 2 cartes de votre choix dans le paquet Défenseurs.
help-feat_elephants = { -help-feat } Défaussez tout ce qui est sur le champ de bataille.
help-feat_hedgehogs = { -help-feat } Aucune carte n’est révélée au prochain tour.
help-feat_squirrels = { -help-feat } Regardez les 2 cartes du dessus de chaque paquet Ravage et répartissez-les, 2 par paquet.
help-feat_stag = { -help-feat } Victoire avec 8 Arbres sur le champ de bataille, chaque valeur présente.
help-feat_fish = { -help-feat } Victoire avec 10 Fontaines sur le champ de bataille, chaque valeur présente.
help-feat_doves = { -help-feat } Victoire avec 16 cartes en main.
help-feat_whales = { -help-feat } Victoire avec les 12 cartes Orée en Désolation et 12 élémentaux sur le champ de bataille.

help-elemental_0 = { -help-elemental(strength: 0, blazing: 4) }
help-elemental_1 = { -help-elemental(strength: 1, blazing: 2) }
help-elemental_2 = { -help-elemental(strength: 2, blazing: 3) }
help-elemental_3 = { -help-elemental(strength: 3, blazing: 4) }
help-bearer_0 = { help-elemental_0 } { -help-bearer }
help-bearer_1 = { help-elemental_1 } { -help-bearer }
help-bearer_2 = { help-elemental_2 } { -help-bearer }
help-bearer_3 = { help-elemental_3 } { -help-bearer }
help-blazing_2 = { -help-blazing(strength: 2) }
help-blazing_3 = { -help-blazing(strength: 3) }
help-blazing_4 = { -help-blazing(strength: 4) }
help-blaze = Soutien, C. Tout élémental standard en jeu s’enflamme : 1 devient 2, 2 devient 3, 3 et 0 deviennent 4.
help-simoon = Soutien, D. Tous les élémentaux en jeu avancent aussitôt d’une case vers la gauche.
help-desiccation = Soutien, A. Perdez une carte de votre main au hasard, ou deux de votre choix.
help-demobilisation = Soutien, B. Une carte de votre défausse sort du jeu au hasard, ou bien deux de votre choix.
help-geyser = Élément, A. S’installe dans sa rangée. Un élémental qui y marche est détruit avec lui ; en Défense, vous pouvez déclencher son éruption sur une ligne.
help-acid_lake = Élément, B. S’installe pour de bon dans sa rangée. Les élémentaux le franchissent comme si la case n’existait pas.
help-temporal_tornado = Élément, B. Les Fontaines et Arbres de sa rangée reviennent en main ; à défaut, deux cartes de la main vont sur le paquet.
help-stone_rain = Élément, C. La Fontaine ou l’Arbre de sa rangée le plus près du paquet est détruit ; à défaut, la forêt subit 1 dégât.

## Questions

ask-recruit = Quelle colonne recrutez-vous ?
ask-ward = Hérissons : quelle carte révélée écartent-ils ?
    .a5 = { $row_a } (rangée a)
    .b5 = { $row_b } (rangée b)
    .c5 = { $row_c } (rangée c)
    .d5 = { $row_d } (rangée d)
    .done = Garder les Hérissons
ask-dry = Dessèchement : vous avez { $count ->
    [one] une carte
   *[other] { $count } cartes
} en main. Que perdez-vous ?
ask-discard = Dessèchement : quelle carte défaussez-vous ?
ask-disband = Démobilisation : { $count ->
    [one] une carte de la défausse peut
   *[other] { $count } cartes de la défausse peuvent
} sortir du jeu. Que perdez-vous ?
ask-put-back = Tornade temporelle : quelle carte remettez-vous sur le paquet ?
ask-renew = Le paquet est vide : c’est la Démobilisation. Quelles cartes sortent du jeu ?
ask-remove = Démobilisation : quelle carte de la défausse sort du jeu ?
ask-betrayed = Une Trahison ! La défaussez-vous, ou défaussez-vous une autre carte pour la retirer du jeu ?
ask-whose = Pour qui cet effet compte-t-il ?
ask-whose-hand = Quelle main perd des cartes ?
ask-play = Défense : que jouez-vous ?
    .done = Finir la Défense
ask-pay = Payer « { $card } » : quelle carte défaussez-vous ?
ask-spend = « { $card } » : combien de points de Poissons dépensez-vous ?
ask-place = « { $card } » : sur quelle case la posez-vous ?
ask-geyser = Quel Geyser entre en éruption ?
ask-line = Dans quelle direction éclate le Geyser en { $square } ?
ask-cut = Vous avez plus de dix cartes en main : laquelle défaussez-vous ?
ask-trample = Quel élémental l’Éléphant détruit-il ?
ask-push = Quel élémental la Baleine pousse-t-elle ?
ask-push-to = Où la Baleine pousse-t-elle l’élémental en { $square } ?
ask-send-owl = Qui pioche trois cartes ?
ask-heal = Cerf : combien de cartes Orée reviennent en Floraison ?
ask-order = Paquet { $square } : « { $card } » est dessus, « { $other } » dessous. Garder cet ordre ?
ask-search = La sagesse du Hibou : quelle carte prenez-vous dans le paquet ?
ask-arrange = « Désinformation » : quelle carte mettez-vous sur le paquet { $square }, à la place { $depth } à partir du dessus ?

## Événements : mobilisation

event-call = Mobilisation, tour { $turn }.
event-summoned = { $column } : « { $card } » répond à l’appel.
event-recruited = { $you ->
    [yes] Vous recrutez : { $column }.
   *[no] { $seat } recrute : { $column }.
}
event-deserted = { $column }, désertion : { $count ->
    [0] il n’y avait personne.
    [one] une carte sort du jeu.
   *[other] { $count } cartes sortent du jeu.
}
event-mobilised = La mobilisation s’achève avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans le paquet Défenseurs{ $feats ->
    [0] { "." }
    [one] { "" } et un Haut fait à côté.
   *[other] { "" } et { $feats } Hauts faits à côté.
}

## Événements : le tour

event-battle = La bataille commence : quatre paquets Ravage de { $count } cartes.
event-turn = { $you ->
    [yes] Tour { $turn } : vous menez la défense.
   *[no] Tour { $turn } : { $seat } mène la défense.
}
event-barrage = Le barrage des Hérissons : aucune carte n’est révélée ce tour-ci.
event-revealed = Révélée sur le paquet { $square } : « { $card } ».
event-turned-away = { $you ->
    [yes] Vos Hérissons écartent « { $card } » en { $square }.
   *[no] { $seat } joue des Hérissons et écarte « { $card } » en { $square }.
}
event-figure-on = La figurine Ravage se pose sur « { $card } » en { $square }.
event-resolves = « { $card } » en { $square } prend effet.
event-ignored = « { $card } » est défaussée sans effet.
event-dried-up = { $you ->
    [yes] Le Dessèchement vous fait défausser : « { $card } ».
   *[no] Le Dessèchement fait défausser à { $seat } : « { $card } ».
}
event-caught-fire = Feu en { $square } : « { $card } » devient « { $other } ».
event-settled = « { $card } » s’installe en { $square }.
event-blown-back = { $you ->
    [yes] Vous reprenez en main depuis { $square } : « { $card } ».
   *[no] { $seat } reprend en main depuis { $square } : « { $card } ».
}
event-put-back = { $you ->
    [yes] Vous remettez « { $card } » sur le paquet.
   *[no] { $seat } remet « { $card } » sur le paquet.
}

## Événements : mouvement

event-moved = « { $card } » avance de { $origin } à { $square }.
event-met-geyser = « { $card } » marche sur le Geyser en { $square }, et le Geyser est détruit.
event-combat = Combat en { $square } : « { $card } », force { $strength }, contre « { $other } », force { $other_strength }.
event-destroyed = « { $card } » en { $square } : carte détruite.
event-figure-off = La figurine Ravage est chassée de l’élémental en { $square }.
event-entered-forest = « { $card } » entre dans la forêt depuis { $square }.
event-hurt = { $count ->
    [one] { $count } carte Orée passe
   *[other] { $count } cartes Orée passent
} en Désolation ; encore en Floraison : { $bloom }.
event-forest-lost = Il ne reste aucune carte Orée en Floraison pour subir les dégâts.
event-ravage-in-forest = Le Ravage lui-même a atteint la forêt.

## Événements : pioche

event-drew = { $you ->
    [yes] Vous piochez « { $card } ».
   *[no] { $seat } pioche « { $card } ».
}
event-drew-hidden = { $seat } pioche une carte.
event-nothing-to-draw = { $you ->
    [yes] Le paquet et la défausse sont vides : vous ne piochez plus.
   *[no] Le paquet et la défausse sont vides : { $seat } ne pioche plus.
}
event-reshuffled = La défausse mélangée forme un nouveau paquet de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-removed = « { $card } » sort du jeu.
event-treason = { $you ->
    [yes] Vous piochez une Trahison.
   *[no] { $seat } pioche une Trahison.
}
event-treason-found = { $you ->
    [yes] Vous prenez une Trahison dans le paquet.
   *[no] { $seat } prend une Trahison dans le paquet.
}
event-treason-discarded = { $you ->
    [yes] Vous défaussez la Trahison.
   *[no] { $seat } défausse la Trahison.
}
event-treason-bought-off = { $you ->
    [yes] La Trahison sort du jeu ; en échange, vous défaussez : « { $card } ».
   *[no] La Trahison sort du jeu ; en échange, { $seat } défausse : « { $card } ».
}
event-treason-returned = Une Trahison est sortie d’abord ; elle est remélangée dans le paquet.

## Événements : la Défense

event-played = { $you ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } joue « { $card } ».
}
event-without-effect = Dans cette situation, « { $card } » n’a pas d’effet.
event-paid = { $you ->
    [yes] Vous payez avec « { $card } ».
   *[no] { $seat } paie avec « { $card } ».
}
event-paid-points = { $count ->
    [one] { $count } point de Poissons dépensé.
   *[other] { $count } points de Poissons dépensés.
}
event-points-lost = { $count ->
    [one] { $count } point de Poissons inutilisé est perdu.
   *[other] { $count } points de Poissons inutilisés sont perdus.
}
event-placed = « { $card } » prend place en { $square }.
event-pushed = La Baleine pousse « { $card } » de { $origin } à { $square }.
event-healed = { $count ->
    [one] { $count } carte Orée refleurit
   *[other] { $count } cartes Orée refleurissent
} ; désormais en Floraison : { $bloom }.
event-sent-home = « { $card } » est défaussée du paquet { $square } sans effet.
event-looked = Paquet { $square }, place { $depth } à partir du dessus : « { $card } ».
event-swapped = Paquet { $square } : les deux cartes du dessus échangent leurs places.
event-fish = { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour payer ce tour-ci.
event-erupted = Le Geyser en { $square } entre en éruption { $direction }.
event-feat = { $you ->
    [yes] Vous accomplissez un Haut fait : « { $card } ».
   *[no] { $seat } accomplit un Haut fait : « { $card } ».
}
event-feat-wins = Le Haut fait « { $card } » sauve aussitôt la forêt.
event-found = { $you ->
    [yes] Vous prenez « { $card } » dans le paquet.
   *[no] { $seat } prend « { $card } » dans le paquet.
}
event-found-hidden = { $seat } prend une carte dans le paquet.
event-swept-away = « { $card } » est emportée de { $square }.
event-cut = { $you ->
    [yes] Limite de main, vous défaussez : « { $card } ».
   *[no] Limite de main, { $seat } défausse : « { $card } ».
}

## Événements : la fin

event-final-assault = L’Assaut final commence.
event-score = Vitalité des Arbres : { $vitality } ; cartes Orée en Désolation : { $desolate }.
event-won = La forêt est sauvée : la partie est gagnée.
event-lost = La forêt est tombée : la partie est perdue.
grave-without-effect = « { $card } » n’aurait aucun effet dans cette situation : la carte serait gaspillée.

## Refus

no-column-empty = { $choice } : cette colonne est vide ; choisissez-en une qui a des cartes.
no-not-revealed = « { $chosen } » : les Hérissons n’écartent qu’une carte révélée ce tour-ci.
no-no-hedgehogs = Vous n’avez pas de Hérissons à jouer.
no-hedgehogs-too-late = Les Hérissons se jouent seulement juste après la révélation ; maintenant, ils ne peuvent que payer.
no-not-held = « { $chosen } » : vous n’avez pas cette carte en main.
no-too-dear = « { $chosen } » : vous n’avez pas assez d’autres cartes et de points de Poissons pour la payer.
no-partner-too-poor = « { $chosen } » : votre partenaire n’a pas assez de cartes, et vous pas assez de points de Poissons, pour la payer.
no-too-few-points = « { $chosen } » : vous n’avez pas autant de points de Poissons.
no-more-than-the-cost = « { $chosen } » : « { $card } » ne coûte pas autant.
no-too-few-for-the-rest = « { $chosen } » : il ne resterait pas assez de cartes pour payer le reste de « { $card } ».
no-no-empty-square = « { $chosen } » : il n’y a plus de case vide sur le champ de bataille.
no-occupied = Il y a déjà une carte en { $choice }.
no-not-a-square = « { $chosen } » n’est pas une case du champ de bataille.
no-no-elemental = « { $chosen } » : il n’y a pas d’élémental sur le champ de bataille.
no-no-elemental-there = « { $chosen } » : il n’y a pas d’élémental à cet endroit.
no-cannot-be-moved = « { $chosen } » : toutes les cases d’arrivée portent un élémental.
no-taken-by-elemental = Un autre élémental occupe { $choice } : la Baleine ne peut rien y pousser.
no-lake-is-no-square = Un Lac acide occupe { $choice } : rien ne peut s’y arrêter.
no-out-of-reach = « { $chosen } » : la Baleine pousse de 1 à 3 cases depuis { $square }, jamais en diagonale ; en ligne droite, sauf si la partie a été réglée autrement.
no-no-desolation = « { $chosen } » : trop peu de cartes Orée sont en Désolation.
no-no-trees = Il n’y a aucun Arbre sur le champ de bataille.
no-enough-owls = On ne peut plus jouer de Hibou dans cette Défense ; maintenant, ils ne peuvent que payer.
no-stacks-empty = « { $chosen } » : les paquets Ravage sont vides.
no-too-few-to-choose = « { $choice } » demande deux cartes ; il n’y en a que { $count }.
no-treason-stays = Une Démobilisation ne retire jamais de Trahison.
no-treason-not-taken = Dans cette partie, une Trahison ne peut pas être prise dans le paquet.
no-not-in-discard = « { $chosen } » n’est pas dans la défausse.
no-not-in-deck = « { $chosen } » n’est pas dans le paquet.
no-not-looked-at = « { $chosen } » n’est pas une des cartes qu’il reste à remettre.
no-no-such-feat = « { $chosen } » : ce Haut fait n’a pas été recruté, ou a déjà été joué.
no-field-empty = Le champ de bataille est vide : il n’y a rien à balayer.
no-nothing-to-find = Il n’y a aucune carte à prendre dans le paquet.
no-no-step-to-skip = Les paquets Ravage sont vides : il ne reste pas de révélation à sauter.
no-too-few-trees = Il faut au moins 8 Arbres sur le champ de bataille, dont un de chaque valeur.
no-too-few-fountains = Il faut au moins 10 Fontaines sur le champ de bataille, dont une de chaque valeur.
no-too-few-cards = Il faut au moins 16 cartes en main.
no-too-few-elementals = Il faut les 12 cartes Orée en Désolation et au moins 12 élémentaux sur le champ de bataille.
no-no-geyser = Il n’y a aucun Geyser sur le champ de bataille.
no-no-geyser-there = Il n’y a pas de Geyser en { $choice }.
no-off-the-field = « { $chosen } » : depuis { $square }, il n’y a pas de case du champ de bataille de ce côté.

gauge-bloom = Cartes Orée en Floraison

## Options

option-mode = Jeu
    .help = Le jeu d’initiation a un paquet tout prêt et 12 tours. Dans le jeu avancé, vous mobilisez d’abord votre paquet, puis tenez 16 tours.
option-mode-introductory = Jeu d’initiation : L’assaut
    .like = Une pioche toute prête et un combat bref : tout le jeu en une demi-heure, facile à apprendre.
option-mode-advanced = Jeu avancé : Le siège
    .like = Vous composez d’abord votre pioche, puis tenez plus longtemps contre un Ravage plus fort : environ une heure, difficile à gagner.
option-players = Solitaire ou à deux
    .help = À deux, on partage un paquet, on joue à tour de rôle et on paie les cartes de l’autre.
option-players-1 = Jeu en solitaire
option-players-2 = Jeu à deux
option-hands = Mains
    .help = Ce que deux partenaires savent de la main de l’autre.
option-hands-open = Logistique pure : les deux mains sont ouvertes
option-hands-hidden = Grand silence : les mains sont cachées
option-extension_1 = Trahisons et hauts faits
    .help = La première extension du jeu avancé : 8 Hauts faits et 8 Trahisons se mêlent à la mobilisation.
option-extension_1-no = Sans
option-extension_1-yes = Avec Hauts faits et Trahisons
option-extension_2 = Les Éléments
    .help = La deuxième extension du jeu avancé : 16 cartes Élément rejoignent le Ravage, pour 20 tours.
option-extension_2-no = Sans
option-extension_2-yes = Avec les cartes Élément
option-figure = La figurine Ravage
    .help = Dans le jeu avancé, le Ravage marche en personne avec un élémental ; s’il atteint la forêt, tout est perdu.
option-figure-no = Sans
option-figure-yes = Avec la figurine Ravage
option-desolate = Désolation au départ
    .help = Combien des 12 cartes Orée commencent en Désolation : plus il y en a, plus le jeu avancé est difficile.
option-desolate-usual = Comme d’habitude : 6 au jeu d’initiation, aucune au jeu avancé
option-desolate-3 = 3 en Désolation
option-desolate-6 = 6 en Désolation
option-desolate-9 = 9 en Désolation
option-reinforcements = Renforts
    .help = Combien de cartes sont piochées à chaque tour : moins il y en a, plus le jeu avancé est difficile.
option-reinforcements-3 = 3 cartes
option-reinforcements-2 = 2 cartes
option-first_player = Qui commence
    .help = Qui, à deux, commence la mobilisation et la bataille.
option-first_player-A = Place A
option-first_player-B = Place B
option-whale_turns = Trajet de la Baleine
    .help = Si la Baleine pousse en ligne droite ou peut tourner.
option-whale_turns-no = Une ligne droite
option-whale_turns-yes = Avec des tournants, jamais en diagonale
option-blazing_supply = Élémentaux embrasés
    .help = Si les 16 cartes recto verso de la boîte limitent l’Embrasement.
option-blazing_supply-unlimited = Autant qu’il en faut
option-blazing_supply-limited = Seulement les 16 cartes de la boîte
option-you = Pour qui l’effet compte
    .help = Qui, à deux, pioche pour une Fontaine et subit ce que le Ravage fait à une main.
option-you-active = La personne active
option-you-chosen = Qui la personne active désigne
option-armistice = L’armistice des Colombes
    .help = Quelles 16 cartes font gagner à deux.
option-armistice-active = La main de la personne active
option-armistice-either = L’une ou l’autre main
option-armistice-together = Les deux mains ensemble
option-deluge_draws = Le déluge des Éléphants
    .help = Si les Fontaines balayées font piocher.
option-deluge_draws-no = Aucune carte n’est piochée
option-deluge_draws-yes = Une carte est piochée par Fontaine
option-edge_numbers = Numéros des cartes Orée
    .help = Combien de cartes Orée portent 1, 2, 3 et 4 pour les désertions ; quatre nombres dont la somme est 12.
    .form = quatre nombres dont la somme est 12, comme 2-4-4-2
option-edge_numbers-3-3-3-3 = Trois de chaque
option-edge_numbers-4-4-2-2 = Plus de petits : 4, 4, 2 et 2
option-edge_numbers-2-2-4-4 = Plus de grands : 2, 2, 4 et 4
option-figure_once = Figurine Ravage chassée
    .help = Si la figurine revient avec la prochaine icône Ravage.
option-figure_once-no = Retour possible
option-figure_once-yes = Hors du jeu
option-idle_plays = Cartes sans effet
    .help = Si vous pouvez jouer une carte ou un Haut fait qui ne ferait rien. Ce qu’un choix ferait est montré avant qu’il soit fait.
option-idle_plays-allowed = Peuvent être jouées
option-idle_plays-refused = Sont refusées
option-fish_points = Points de Poissons
    .help = Si vous dites combien de points vous dépensez pour chaque carte, ou si les points sont toujours dépensés avant les cartes.
option-fish_points-free = Vous décidez pour chaque carte
option-fish_points-first = Toujours avant les cartes
option-wisdom = La sagesse du Hibou
    .help = Si une Trahison peut aussi être prise dans le paquet.
option-wisdom-any = Deux cartes quelconques
option-wisdom-sylvan = Deux cartes Sylvestre

## Étiquettes des dessins

label-battlefield = Champ de bataille
label-forest = Forêt
label-stack = Paquet Ravage
label-hand = Main
label-deck = Paquet Défenseurs
label-discard = Défausse
label-removed = Hors du jeu
label-edge = Orée
label-bloom = Floraison
label-desolation = Désolation
label-points = Points de Poissons
label-turn = Tour
label-call = Tour de mobilisation
label-last-turn = Dernier tour
label-active = Personne active
label-feats = Hauts faits
label-pile = Pioche Sylvestre
label-column = Colonne
label-desertion = Désertion
label-figure = Figurine Ravage
label-barrage = Pas de révélation au prochain tour
label-partner = Partenaire
label-mobilisation = Mobilisation
label-battle = Bataille
label-reveal = Révélation
label-support = Cartes de soutien
label-movement = Mouvement
label-reinforcements = Renforts
label-defence = Défense
label-final-assault = Assaut final
label-won = Gagné
label-lost = Perdu
label-cost = Coût
label-strength = Force
label-vitality = Vitalité
label-known = Connues
label-unseen = Non vues
label-revealed = Révélées
