game-name = Ironwood
game-about = Les Rôdeurs trouvent des totems dans les montagnes et les rapportent aux forêts extérieures ; les Cuirassés extraient des cristaux et bâtissent des forges sur les montagnes extérieures. Trois totems, ou trois forges, gagnent la guerre.
game-facts = 2 personnes, ou une seule contre un automa · environ 60 minutes · demande un peu de pratique
about-woodwalkers = Vous êtes les Rôdeurs. Trouvez des totems dans les montagnes et rapportez-en trois aux forêts extérieures avant qu’ils ne s’effacent.
about-ironclads = Vous êtes les Cuirassés. Extrayez des cristaux et construisez des forges sur trois montagnes extérieures.
like-woodwalkers = Rapides et dispersés : se glisser par les forêts, trouver les totems grâce aux visions et en rapporter trois avant qu’ils ne s’effacent.
    .hard = demande un peu de pratique
like-ironclads = Peu nombreux, durs et lents : forer des cristaux, bâtir des forges sur les montagnes extérieures et tenir ce qui est bâti.
    .hard = demande un peu de pratique

## Mots : cartes Action. La plupart des noms sont de nous ; ceux de onze cartes seulement sont connus.

word-WW01P = Visions
word-WW02P = Pillage
word-WW03P = Instincts de chasseur
word-WW04 = Ruée des sous-bois
word-WW05 = Présage en chemin
word-WW06 = Troc de la voyante
word-WW07 = Sanctuaire caché
word-WW08 = Esprits des louves
word-WW09 = Enfants de la Forêt
word-WW10 = Butin sacré
word-WW11 = Appel du clan
word-WW12 = Savoir des éclaireurs
word-WW13 = Razzia soudaine
word-WW14 = Armure d’écorce
word-WW15 = Cache d’ambre
word-WW16 = Nuit sur la grande forge
word-WW17 = Oracle de ruine
word-WW18 = Vieux chants
word-WW19 = Effroi des bois
word-WW20 = Colère des ronces
word-WW21 = Flèches harcelantes
word-WW22 = Murmure dans l’acier
word-WW23 = Longue traque
word-WW24 = Fourré vivant
word-WW25 = Gardiens de la trouvaille
word-WW26 = Sentiers de la canopée
word-WW27 = Vue perçante
word-WW28 = Charge du clan I
word-WW29 = Chant au totem
word-WW30 = Racines agrippantes
word-WW31 = Lune de sang
word-WW32 = Messagers à plumes
word-WW33 = Négoce au clair de lune
word-WW34 = Voile de brume
word-WW35 = Offrande brûlée
word-WW36 = Voleuse de rêves
word-WW37 = Charge du clan II
word-WW38 = Gardienne des totems
word-IC01P = Renforts
word-IC02P = Assaut de fer
word-IC03P = Expansion
word-IC04 = Colonne de ravitaillement
word-IC05 = Marche des crêtes
word-IC06 = Coup de sonde
word-IC07 = Levée générale
word-IC08 = Tunnel
word-IC09 = Forage sous escorte
word-IC10 = Assises de pierre
word-IC11 = Atelier des golems I
word-IC12 = Puits de sondage
word-IC13 = Interrogatoire de fer
word-IC14 = Solde de guerre
word-IC15 = Filon généreux
word-IC16 = Garnison d’assaut
word-IC17 = Ultimatum
word-IC18 = Équipe de forage
word-IC19 = Atelier des golems II
word-IC20 = Trempé au combat
word-IC21 = Lignes de collets
word-IC22 = Intendance
word-IC23 = Machine de guerre
word-IC24 = Dépôt de campagne
word-IC25 = Poursuite sans trêve
word-IC26 = Volée de carreaux
word-IC27 = Briseurs de codes
word-IC28 = Contrats de fonderie
word-IC29 = Leurre
word-IC30 = Convergence
word-IC31 = Doctrine du marteau
word-IC32 = Colosse éveillé
word-IC33 = Tribut de fer
word-IC34 = Veine sans fond
word-IC35 = Fourneau patient
word-IC36 = Tours de signaux
word-IC37 = Géants jumeaux
word-IC38 = Offensive totale

## Mots : visions, montagnes, forêts. Les noms des forêts sont de nous, sans article pour suivre « à », « depuis » et « vers ».

word-vision_auria = Vision d’Auria
word-vision_lithimar = Vision de Lithimar
word-vision_palladimor = Vision de Palladimor
word-vision_zincur = Vision de Zincur
word-vision_argentimar = Vision d’Argentimar
word-vision_chromia = Vision de Chromia
word-vision_cobaltis = Vision de Cobaltis
word-vision_cuprumis = Vision de Cuprumis
word-vision_gallimor = Vision de Gallimor
word-vision_plumbarum = Vision de Plumbarum
word-ferrum = Ferrum
    .at = à Ferrum
word-auria = Auria
    .at = à Auria
word-lithimar = Lithimar
    .at = à Lithimar
word-palladimor = Palladimor
    .at = à Palladimor
word-zincur = Zincur
    .at = à Zincur
word-argentimar = Argentimar
    .at = à Argentimar
word-chromia = Chromia
    .at = à Chromia
word-cobaltis = Cobaltis
    .at = à Cobaltis
word-cuprumis = Cuprumis
    .at = à Cuprumis
word-gallimor = Gallimor
    .at = à Gallimor
word-plumbarum = Plumbarum
    .at = à Plumbarum
word-forest_1 = Cendrebois (1)
    .at = à Cendrebois (1)
word-forest_2 = Noircombe (2)
    .at = à Noircombe (2)
word-forest_3 = Roussehaie (3)
    .at = à Roussehaie (3)
word-forest_4 = Fumeval (4)
    .at = à Fumeval (4)
word-forest_5 = Ombrechouette (5)
    .at = à Ombrechouette (5)
word-forest_6 = Fougeray (6)
    .at = à Fougeray (6)
word-forest_7 = Boisrenard (7)
    .at = à Boisrenard (7)
word-forest_8 = Blairelande (8)
    .at = à Blairelande (8)
word-forest_9 = Passecerf (9)
    .at = à Passecerf (9)
word-forest_10 = Corbeval (10)
    .at = à Corbeval (10)
word-forest_11 = Vieuxchênes (11)
    .at = à Vieuxchênes (11)
word-forest_12 = Clairboulay (12)
    .at = à Clairboulay (12)
word-forest_13 = Tillemiel (13)
    .at = à Tillemiel (13)
word-forest_14 = Ifs-Muets (14)
    .at = à Ifs-Muets (14)
word-forest_15 = Aulnoy-du-Soir (15)
    .at = à Aulnoy-du-Soir (15)
word-forest_16 = Pins-Givrés (16)
    .at = à Pins-Givrés (16)
word-forest_17 = Forêt 17
    .at = à Forêt 17
word-forest_18 = Forêt 18
    .at = à Forêt 18
word-forest_19 = Forêt 19
    .at = à Forêt 19
word-forest_20 = Forêt 20
    .at = à Forêt 20

## Mots : camps et réponses. Camps, unités et totems se lisent dans une phrase.

word-woodwalkers = Rôdeurs
word-ironclads = Cuirassés
word-done = Terminé
word-draw = Piocher
    .label = Piocher une carte à la place
word-concede = Concéder la défaite
    .label = Abandonner la partie
word-yes = Oui
word-no = Non
word-pay = Payer
word-none = Aucune carte
word-intact = intact
    .label = Intact
word-fading = affaibli
    .label = Affaibli
word-warrior = guerrier
word-golem = golem
word-move = Déplacer
word-drill = Déplacer la foreuse
word-attack = Attaquer
word-recruit = Recruter
word-replace = Remplacer par un golem
word-gain = Gagner des cristaux
word-steal = Voler des cristaux
word-burn = Brûler
word-discover = Découvrir
word-found = Placer une fondation
word-build = Construire une forge
word-remove = Retirer une unité
word-retreat = Battre en retraite
word-relocate = Déplacer une escouade ennemie
word-mark = Marquer
word-look = Consulter des cartes
word-discard = Défausser des cartes
word-renew = Rétablir un totem
word-carry = Déplacer un totem
word-load = Remplir la benne
word-unload = Décharger la foreuse
word-cubes = Changer les cubes
word-play = Jouer une autre carte
word-strengthen = Renforcer l’attaque
word-resolve = Un autre choix
word-option_1 = Première option
word-option_2 = Deuxième option
word-option_3 = Troisième option
word-option_4 = Quatrième option
word-option_5 = Cinquième option
word-option_6 = Sixième option

## Aide : ce que veut dire un mot quand son nom ne le dit pas

help-draw = Piochez une carte spéciale au lieu d’en jouer une ; votre tour est terminé.
help-none = N’engagez rien : cela vaut une carte avec 0 dégât, 0 défense et 0 domination.
help-concede = Abandonnez la partie : l’autre camp gagne aussitôt.
help-intact = Un totem intact s’affaiblit à la fin de la manche.
help-fading = Un totem affaibli est perdu à la fin de la manche.
help-ferrum = Le foyer des Cuirassés : il a sa forge dès le départ, et la foreuse y commence.

## Questions : mise en place et manche

ask-help-at = Où placez-vous un guerrier supplémentaire ? { $count ->
    [one] Il en reste un à placer.
   *[other] Il en reste { $count } à placer.
}
ask-return = Quelle carte retourne dans votre paquet ? { $count ->
    [one] Il faut encore en rendre une.
   *[other] Il faut en rendre { $count }.
}
ask-cube-from = Laquelle de vos cartes permanentes perd son cube en premier ?
ask-play = Action { $slot } sur 3 : quelle carte jouez-vous ? Vous pouvez aussi en piocher une.
ask-sure = Voulez-vous vraiment concéder la défaite ?
    .yes = Oui, j’abandonne
    .no = Non, je continue
ask-play-base = Quelle carte de base jouez-vous en plus ?
    .done = Aucune autre carte
ask-cut = Plus de huit cartes en main : quelle carte spéciale défaussez-vous ?{ $count ->
    [one] { "" }
   *[other] { " " }Il en faut { $count }.
}
ask-enlist = Où recrutez-vous un guerrier pour { $price ->
    [one] { $price } cristal
   *[other] { $price } cristaux
} ? Vous en avez { $crystals }.
    .done = Ne plus recruter

## Questions : résoudre une carte

ask-next = Plusieurs de vos cartes sont à résoudre : laquelle d’abord ?
ask-accept = « { $card } » : prenez-vous ce que la carte donne ?
    .draw = Piocher une carte
    .done = Ne rien prendre
ask-unload = « { $card } » : déchargez-vous la foreuse, avec { $count ->
    [0] rien
    [one] { $count } cristal
   *[other] { $count } cristaux
} dans sa benne ? Sa piste repart alors du début.
    .done = Ne pas décharger
ask-spend = « { $card } » : dépensez-vous { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
} pour utiliser son effet ?
    .done = Ne rien dépenser
ask-burn = « { $card } » : quelle carte brûlez-vous ?{ $count ->
    [one] { "" }
   *[other] { " " }Il en faut { $count }.
}
    .done = Ne rien brûler
ask-resolve = « { $card } » : quel effet résolvez-vous ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Aucun autre effet
    .draw = Piocher une carte
ask-opponent-chooses = « { $card } » : c’est à vous de choisir. Que se passe-t-il ?
    .draw = Piocher une carte
ask-mark = Quel lieu marquez-vous ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Ne plus marquer
ask-add-cube = Laquelle de vos cartes permanentes reçoit { $count ->
    [one] un cube
   *[other] { $count } cubes
} ?
    .done = Aucun cube
ask-take-cube = Quelle carte permanente perd { $count ->
    [one] un cube
   *[other] { $count } cubes
} ?
    .done = Aucun cube

## Questions : déplacement

ask-move-from = D’où déplacez-vous des guerriers ? { $count ->
    [one] Vous pouvez en déplacer un.
   *[other] Vous pouvez en déplacer jusqu’à { $count }.
}
    .done = Ne plus déplacer
ask-move-to = Où vont-ils depuis { $origin } ?
ask-how-many = Combien de guerriers quittent { $origin } pour { $target } ? Jusqu’à { $count }.
ask-take-totem = Quel totem emportent-ils quand ils quittent { $origin } pour { $target } ?
    .done = Laisser le totem
ask-warband-from = Quelle escouade se déplace ? { $count ->
    [one] Vous pouvez en déplacer une.
    [99] Vous pouvez en déplacer autant que vous voulez.
   *[other] Vous pouvez en déplacer jusqu’à { $count }.
}
    .done = Ne plus déplacer
ask-how-many-warriors = Combien de guerriers quittent { $origin } pour { $target } ? De { $least } à { $count }.
ask-how-many-golems = Combien de golems quittent { $origin } pour { $target } ? De { $least } à { $count }.
ask-drill-to = Où va la foreuse depuis { $origin } ?
    .done = Laisser la foreuse ici

## Questions : combat

ask-attack-from = Laquelle de vos escouades attaque ?
    .done = Pas d’attaque
ask-attack-at = Qu’attaque l’escouade { $origin-at } ?
ask-wager = Combat entre { $mountain } et { $forest } : quelle carte engagez-vous ?
ask-split = Vous infligez { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} { $mountain-at } : combien de golems tombent ? Il faut deux dégâts pour chacun.
ask-retreat = Vous avez gagné : où l’escouade vaincue bat-elle en retraite depuis { $origin } ?
    .done = Les laisser sur place

## Questions : unités

ask-recruit = Où recrutez-vous un guerrier ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Ne plus recruter
ask-recruit-golem = Où recrutez-vous un golem ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Ne plus recruter
ask-replace = Où remplacez-vous un guerrier par un golem ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Ne plus remplacer
ask-remove = Où retirez-vous une unité ennemie ?{ $count ->
    [one] { "" }
   *[other] { " " }Jusqu’à { $count }.
}
    .done = Ne plus retirer
ask-lose = Où perdez-vous une unité ?{ $count ->
    [one] { "" }
   *[other] { " " }Vous devez en perdre { $count }.
}
ask-fall-back = Où l’escouade bat-elle en retraite depuis { $origin } ?
ask-lure-from = Quelle escouade ennemie déplacez-vous ?
    .done = Ne déplacer personne
ask-lure-to = Où envoyez-vous les guerriers { $origin-at } ?
ask-lure-how-many = Combien de guerriers envoyez-vous depuis { $origin } vers { $target } ? Jusqu’à { $count }.

## Questions : fondations, visions, totems

ask-found = Où placez-vous une fondation ?
    .done = Aucune fondation
ask-build = Où construisez-vous une forge ?
    .done = Ne pas construire
ask-discover = Avec quelle vision découvrez-vous un totem ?
    .done = Ne rien découvrir
ask-discoverers = « { $vision } » : quelle escouade reçoit le totem ?
ask-renew = Quel totem affaibli redevient intact ?
    .done = Aucun totem
ask-carry-from = Quelle forêt un totem quitte-t-il ?
    .done = Laisser les totems
ask-carry-to = Où va le totem depuis { $origin } ?
ask-which-totem = Quel totem quitte { $origin } pour { $target } ?
ask-take-vision = Vous avez consulté { $count ->
    [one] une vision
   *[other] { $count } visions
} : laquelle prenez-vous ?
    .done = N’en prendre aucune
ask-put-back = Laquelle des { $count } visions reposez-vous en premier (elle sera tout en dessous) ?
ask-show = Quelle vision montrez-vous ?
    .done = N’en montrer aucune
ask-discard = Quelle carte spéciale perd l’adversaire ?
    .done = N’en prendre aucune
ask-discard-vision = Quelle vision perd l’adversaire, face cachée ?
    .done = N’en prendre aucune

## Événements : la manche

event-first-vision = Vous commencez avec « { $vision } ».
event-first-vision-hidden = Les { $side } commencent avec une vision d’une montagne intérieure.
event-round = La manche { $round } commence.
event-returned = Vous remettez « { $card } » dans votre paquet.
event-returned-hidden = Les { $side } remettent une carte dans leur paquet.
event-cube-removed = « { $card } » perd un cube ; { $count ->
    [0] il n’en reste plus
    [one] il en reste { $count }
   *[other] il en reste { $count }
}.
event-played = { $you ->
    [yes] Vous jouez « { $card } ».
   *[no] Les { $side } jouent « { $card } ».
}
event-drew-instead = { $you ->
    [yes] Vous piochez une carte au lieu d’en jouer une.
   *[no] Les { $side } piochent une carte au lieu d’en jouer une.
}
event-cut = { $you ->
    [yes] Limite de main : vous défaussez « { $card } ».
   *[no] Limite de main : les { $side } défaussent « { $card } ».
}
event-conceded = { $you ->
    [yes] Vous concédez la défaite.
   *[no] Les { $side } concèdent la défaite.
}
event-won = { $you ->
    [yes] Vous gagnez la partie.
   *[no] Les { $side } gagnent la partie.
}
event-drawn = La manche { $round } était la dernière : personne ne gagne.
grave-conceded = Vous abandonnez la partie : l’autre camp gagne aussitôt.

## Événements : cartes

event-drew = { $you ->
    [yes] Vous piochez « { $card } ».
   *[no] Les { $side } piochent « { $card } ».
}
event-drew-hidden = Les { $side } piochent une carte spéciale.
event-nothing-to-draw = { $you ->
    [yes] Le paquet et la défausse sont vides : vous ne piochez rien.
   *[no] Le paquet et la défausse sont vides : les { $side } ne piochent rien.
}
event-reshuffled = { $you ->
    [yes] Vous mélangez votre défausse en un nouveau paquet de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[no] Les { $side } mélangent leur défausse en un nouveau paquet de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
event-burned = { $you ->
    [yes] Vous brûlez « { $card } ».
   *[no] Les { $side } brûlent « { $card } ».
}
event-burned-vision = Vous brûlez « { $vision } », face cachée.
event-burned-vision-hidden = Les { $side } brûlent une vision, face cachée.
event-saw = { $you ->
    [yes] Vous consultez une carte de la main adverse : « { $card } ».
   *[no] Les { $side } consultent une carte de la main adverse : « { $card } ».
}
event-saw-hidden = Les { $side } consultent une carte de la main adverse.
event-lost-card = { $you ->
    [yes] Vous perdez une carte de votre main : « { $card } ».
   *[no] Les { $side } perdent une carte de leur main : « { $card } ».
}
event-permanent = « { $card } » reste en jeu avec { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
event-exhausted = « { $card } », une carte épuisée, est défaussée.
event-cubes-added = « { $card } » reçoit { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de plus.
event-marked = « { $card } » marque { $place }.
event-unmarked = La marque laissée par « { $card } » quitte { $place }.

## Événements : cristaux et unités

event-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
   *[no] Les { $side } gagnent { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
}
event-paid = { $you ->
    [yes] Vous dépensez { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
   *[no] Les { $side } dépensent { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
}
event-stole = { $you ->
    [yes] Vous volez { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
   *[no] Les { $side } volent { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }.
}
event-recruited = { $you ->
    [yes] Vous recrutez un { $unit } { $place-at }.
   *[no] Les { $side } recrutent un { $unit } { $place-at }.
}
event-removed = { $you ->
    [yes] Vous perdez { $place-at } : { $unit } × { $count }.
   *[no] Les { $side } perdent { $place-at } : { $unit } × { $count }.
}
event-moved = { $you ->
    [yes] { $count ->
        [one] { $count } de vos guerriers quitte
       *[other] { $count } de vos guerriers quittent
    } { $origin } pour { $target }.
   *[no] { $count ->
        [one] { $count } guerrier des { $side } quitte
       *[other] { $count } guerriers des { $side } quittent
    } { $origin } pour { $target }.
}
event-moved-golems = { $you ->
    [yes] { $count ->
        [one] { $count } de vos golems quitte
       *[other] { $count } de vos golems quittent
    } { $origin } pour { $target }.
   *[no] { $count ->
        [one] { $count } golem des { $side } quitte
       *[other] { $count } golems des { $side } quittent
    } { $origin } pour { $target }.
}
event-lured = { $you ->
    [yes] { $count ->
        [one] { $count } de vos guerriers doit
       *[other] { $count } de vos guerriers doivent
    } quitter { $origin } pour { $target }.
   *[no] { $count ->
        [one] { $count } guerrier des { $side } doit
       *[other] { $count } guerriers des { $side } doivent
    } quitter { $origin } pour { $target }.
}

## Événements : la foreuse

event-drill-moved = La foreuse quitte { $origin } pour { $target }.
event-track = La piste de la foreuse avance à l’étape { $stage }.
event-track-reset = La benne est vide ; la piste de la foreuse repart du début.
event-loaded = { $count ->
    [one] { $count } cristal va
   *[other] { $count } cristaux vont
} dans la benne ; elle en contient { $hopper }.
event-unloaded = La foreuse est déchargée : { $count ->
    [one] { $count } cristal est maintenant disponible
   *[other] { $count } cristaux sont maintenant disponibles
}.
event-drill-destroyed = La foreuse { $place-at } est détruite et retourne à Ferrum.
event-salvaged = { $you ->
    [yes] Vous prenez 1 cristal dans la benne.
   *[no] Les { $side } prennent 1 cristal dans la benne.
}

## Événements : combat

event-attacked = { $you ->
    [yes] Vous attaquez { $target } depuis { $origin }.
   *[no] Les { $side } attaquent { $target } depuis { $origin }.
}
event-forces = Avant le combat : guerriers Rôdeurs { $warriors }, guerriers Cuirassés { $others }, golems { $golems }.
event-won-without-combat = { $you ->
    [yes] Il n’y a personne à combattre : vous gagnez la bataille.
   *[no] Il n’y a personne à combattre : les { $side } gagnent la bataille.
}
event-no-wager = { $you ->
    [yes] Vous n’engagez aucune carte.
   *[no] Les { $side } n’engagent aucune carte.
}
event-wagered = { $you ->
    [yes] Vous engagez une carte, face cachée.
   *[no] Les { $side } engagent une carte, face cachée.
}
event-revealed = { $you ->
    [yes] Vous aviez engagé « { $card } ».
   *[no] Les { $side } avaient engagé « { $card } ».
}
event-bonus-stance = L’automa ajoute pour les { $side } : dégâts { $damage }, défense { $defense }, domination { $dominance }.
event-bonus-card = { $you ->
    [yes] « { $card } » vous donne : dégâts { $damage }, défense { $defense }, domination { $dominance }.
   *[no] « { $card } » donne aux { $side } : dégâts { $damage }, défense { $defense }, domination { $dominance }.
}
event-blow = { $you ->
    [yes] Vous infligez { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    } : { $value } par la carte, { $bonus } en bonus, { $golems } par les golems, { $forge } par une forge, moins { $defense } de défense.
   *[no] Les { $side } infligent { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    } : { $value } par la carte, { $bonus } en bonus, { $golems } par les golems, { $forge } par une forge, moins { $defense } de défense.
}
event-dominance = { $you ->
    [yes] Vous avez { $count } de domination : { $units } par les unités, { $value } par la carte, { $bonus } en bonus.
   *[no] Les { $side } ont { $count } de domination : { $units } par les unités, { $value } par la carte, { $bonus } en bonus.
}
event-won-combat = { $you ->
    [yes] Vous gagnez le combat.
   *[no] Les { $side } gagnent le combat.
}
event-nobody-won = Il ne reste personne : personne ne gagne le combat.
event-retreated = { $you ->
    [yes] Vous battez en retraite depuis { $origin } vers { $target }.
   *[no] Les { $side } battent en retraite depuis { $origin } vers { $target }.
}
event-battle-over = La bataille { $place-at } est finie.

## Événements : fondations et forges, visions et totems

event-founded = Une fondation est placée { $place-at }.
event-built = Une forge est construite { $place-at } : { $count } sur 3.
event-drew-vision = Vous piochez « { $vision } ».
event-drew-vision-hidden = Les { $side } piochent une vision.
event-no-vision-left = { $you ->
    [yes] Il ne vous reste aucune vision à piocher.
   *[no] Il ne reste aucune vision à piocher pour les { $side }.
}
event-visions-renewed = Les visions défaussées face cachée sont mélangées en une nouvelle pioche de { $count }.
event-looked = Vous consultez le dessus de la pioche Vision : « { $vision } ».
event-looked-hidden = Les { $side } consultent une vision du dessus de la pioche.
event-put-under = { $you ->
    [yes] Vous mettez { $count ->
        [one] { $count } vision
       *[other] { $count } visions
    } sous la pioche.
   *[no] Les { $side } mettent { $count ->
        [one] { $count } vision
       *[other] { $count } visions
    } sous la pioche.
}
event-put-back = { $you ->
    [yes] Vous reposez { $count } visions sur la pioche, dans l’ordre de votre choix.
   *[no] Les { $side } reposent { $count } visions sur la pioche, dans l’ordre de leur choix.
}
event-shown = Les { $side } vous montrent « { $vision } ».
event-shown-hidden = Les { $side } montrent une vision à l’autre camp.
event-lost-vision = Vous perdez « { $vision } », face cachée.
event-lost-vision-hidden = Les { $side } perdent une vision, face cachée.
event-discovered = { $you ->
    [yes] Vous découvrez le totem caché { $place-at } ; il est maintenant { $target-at }.
   *[no] Les { $side } découvrent le totem caché { $place-at } ; il est maintenant { $target-at }.
}
event-carried = Un totem ({ $totem }) quitte { $origin } pour { $target }.
event-secured = Le totem est en sécurité { $place-at } : { $count } sur 3.
event-weakened = Le totem { $place-at } s’affaiblit.
event-faded = Le totem { $place-at } s’est éteint.
event-renewed = Le totem { $place-at } est de nouveau intact.

## Refus : cartes

no-not-held = « { $chosen } » : vous n’avez pas cette carte.
no-not-a-special = « { $chosen } » reste dans votre main : les cartes de base ne sont jamais défaussées.
no-not-a-base-card = « { $chosen } » : seule une carte de base peut être jouée en plus.
no-not-drawn = Seule une des cartes spéciales que vous avez piochées peut être rendue.
no-not-in-play = « { $chosen } » n’est pas une carte permanente en jeu.
no-not-triggered = « { $chosen } » n’attend pas de prendre effet.
no-not-pending = « { $chosen } » n’a pas de cube à perdre maintenant.
no-no-cube-left = Il ne reste plus de cubes.
no-too-dear = Vous n’avez pas assez de cristaux.
no-nothing-to-do = Cela ne ferait rien maintenant.
no-not-burnable = « { $chosen } » ne peut pas être brûlée ici.
no-must-burn-all = Vous avez commencé à brûler : le reste doit y passer aussi.
no-not-an-option = Cette carte n’offre pas cela.
no-already-resolved = Chaque option ne se résout qu’une fois.
no-not-in-full = Cela ne peut pas se faire entièrement, mais une autre option le peut : choisissez celle-là.
no-no-conceding = Cette partie a été préparée sans abandon.

## Refus : cartes cachées

no-vision-not-held = Vous n’avez pas cette vision.
no-not-looked-at = Vous ne pouvez choisir qu’une vision que vous venez de consulter.
no-not-in-their-hand = Cette carte n’est pas dans la main adverse.

## Refus : lieux

no-not-a-forest = Les Rôdeurs et les totems ne sont que dans les forêts.
no-not-a-mountain = Cela ne se passe que sur les montagnes.
no-not-your-ground = Les Rôdeurs ne vont que dans les forêts, les Cuirassés que sur les montagnes.
no-not-there-by-card = « { $chosen } » : la carte ne le permet pas.
no-not-next-to-it = « { $chosen } » n’est pas adjacent : aucun chemin n’y mène.
no-not-touching = « { $chosen } » ne touche pas ce lieu.
no-not-outer = Les fondations ne se placent que sur les montagnes extérieures.
no-no-forge = Les guerriers Cuirassés ne se recrutent que là où il y a une forge.
no-not-outer-forest = Les Rôdeurs ne se recrutent que dans les forêts extérieures.
no-helped-already = « { $chosen } » a déjà son guerrier supplémentaire.

## Refus : unités

no-no-unit = « { $chosen } » : il n’y a pas de telle unité là-bas.
no-none-left = Il n’en reste plus dans la réserve.
no-have-moved = « { $chosen } » : toutes les unités s’y sont déjà déplacées ce tour-ci.
no-same-warband = « { $chosen } » : les unités restées là ne peuvent pas se déplacer avec le même effet.
no-nobody-goes = Au moins une unité doit y aller.
no-nowhere-to-go = « { $chosen } » : il n’y a nulle part où aller de là maintenant.
no-marked = Une marque interdit ce déplacement.
no-already-marked = « { $chosen } » : il y a déjà une marque.
no-drill-has-moved = La foreuse s’est déjà déplacée ce tour-ci.
no-too-many = Il n’y en a pas autant à déplacer.

## Refus : combat

no-out-of-reach = Les forêts extérieures ne peuvent pas être attaquées, et on ne peut pas attaquer depuis l’une d’elles.
no-has-attacked = « { $chosen } » : l’escouade qui s’y trouve a déjà attaqué avec cette carte.
no-no-enemy = « { $chosen } » : il n’y a rien à attaquer là-bas.
no-no-target = « { $chosen } » : l’escouade qui s’y trouve n’a personne à attaquer.
no-base-only = Une carte en jeu ne vous laisse engager que des cartes de base.
no-not-enough-damage = « { $chosen } » : il n’y a pas assez de dégâts ; il en faut deux pour un golem.
no-damage-left = Il reste assez de dégâts pour un autre golem, et tous les dégâts doivent être infligés.

## Refus : fondations, forges, totems

no-taken-site = « { $chosen } » : il y a déjà une fondation ou une forge.
no-not-controlled = Vous ne contrôlez pas { $choice } : vous n’y avez aucune unité de combat.
no-no-token-left = Les cinq jetons Forge sont sur le plateau.
no-no-foundation = « { $chosen } » : il n’y a pas de fondation là-bas.
no-still-controlled = Les Cuirassés contrôlent cette montagne : aucun totem ne peut y être découvert.
no-no-warband-near = Aucune de vos escouades n’est dans une forêt intérieure qui touche cette montagne.
no-no-totem = Il n’y a pas de tel totem ici.
no-already-intact = Le totem est déjà intact ici.

gauge-totems = Totems ramenés
gauge-forges = Forges

## Options

option-decks = Paquets
    .help = Les cartes spéciales peuvent être mélangées ou, pour une première partie, triées par numéro : les plus simples viennent d’abord. Chaque camp peut avoir le sien trié.
option-decks-shuffled = mélangés
option-decks-sorted = triés
option-decks-sorted_woodwalkers = seul celui des Rôdeurs est trié
option-decks-sorted_ironclads = seul celui des Cuirassés est trié
option-first_draw = Premières cartes
    .help = Combien de cartes spéciales chaque camp pioche à la première manche ; sur quatre, deux sont rendues. D’habitude, quatre avec des paquets mélangés et deux avec des paquets triés.
option-first_draw-usual = comme d’habitude
option-first_draw-four = quatre, en garder deux
option-first_draw-two = deux
option-help_woodwalkers = Aide pour les Rôdeurs
    .help = Plus de guerriers au départ pour qui débute avec les Rôdeurs, chacun dans une autre forêt extérieure.
option-help_woodwalkers-0 = aucune
option-help_woodwalkers-1 = un guerrier
option-help_woodwalkers-2 = deux guerriers
option-help_woodwalkers-3 = trois guerriers
option-help_woodwalkers-4 = quatre guerriers
option-help_ironclads = Aide pour les Cuirassés
    .help = Plus de guerriers au départ pour qui débute avec les Cuirassés, chacun sur une autre montagne intérieure.
option-help_ironclads-0 = aucune
option-help_ironclads-1 = un guerrier
option-help_ironclads-2 = deux guerriers
option-help_ironclads-3 = trois guerriers
option-help_ironclads-4 = quatre guerriers
option-conceding = Abandon
    .help = Si un camp peut concéder la défaite au lieu de jouer une carte ; le livret de règles lui en donne le droit.
option-conceding-no = non
option-conceding-yes = oui
option-asking = Effets qui ne font que donner
    .help = Tout effet peut être ignoré. Ceux qui ne font que donner quelque chose ont lieu sans question, à moins que vous ne vouliez décider de chacun.
option-asking-needed = sans question
option-asking-always = avec une question
option-cards = Cartes
    .help = Les effets imprimés ne sont pas publics, les nôtres sont donc une reconstitution. Qui possède le jeu peut indiquer un fichier avec ses propres effets.
    .form = le nom d’un fichier à vous
option-cards-ours = notre reconstitution
option-board = Plateau
    .help = Le plateau imprimé n’est pas public, le nôtre est donc une reconstitution. Qui possède le jeu peut indiquer un fichier avec son propre plateau.
    .form = le nom d’un fichier à vous
option-board-ours = notre reconstitution
option-golems = Golems
    .help = Combien il y a de golems ; le livret de règles ne le dit pas.
option-golems-2 = deux
option-golems-3 = trois
option-golems-4 = quatre
option-golems-5 = cinq
option-vision_deck = Pioche Vision vide
    .help = Si les visions brûlées sont mélangées en une nouvelle pioche quand il faut piocher une vision et qu’il n’en reste aucune ; c’est l’usage, sauf contre l’Automacier, qui a marqué leurs montagnes.
option-vision_deck-usual = selon l’usage
option-vision_deck-renewed = reformée
option-vision_deck-once = reste vide
option-rounds = Partie la plus longue
    .help = Après combien de manches la partie se termine sans victoire ; le livret de règles ne fixe pas de fin. Les parties que des programmes jouent entre eux finissent après 30.
option-rounds-none = sans limite
option-rounds-20 = 20 manches
option-rounds-30 = 30 manches
option-rounds-50 = 50 manches
option-rounds-100 = 100 manches

## Options qui ne vont pas ensemble

setup-needs-automaton = « { $chosen } » demande un automa.
setup-level-chooses = « { $level } » décide déjà de « { $chosen } » ; laissez l’un des deux comme avant.
setup-help-automaton = « { $chosen } » est pour des personnes, pas pour un automa.
