## Les mots avec lesquels un automa raconte son tour. Icônes et procédures sont au milieu des phrases.

word-procedure_exhausted = côté Épuisé
word-procedure_alert = côté Alerte
word-die_highest_even = le nombre pair le plus élevé
word-die_highest_odd = le nombre impair le plus élevé
word-die_lowest_even = le nombre pair le plus bas
word-die_lowest_odd = le nombre impair le plus bas
word-icon_alert = icône Alerte
word-icon_arrows = icône Flèches
word-icon_battle = icône Bataille
word-icon_card = icône Carte
word-icon_compass = icône Boussole
word-icon_crystals = icône Cristaux
word-icon_cubes = icône Cubes
word-icon_drill = icône Foreuse
word-icon_eye = icône Œil
word-icon_forge = icône Forge
word-icon_golem = icône Golem
word-icon_hit = icône Frappe
word-icon_search = icône Recherche
word-icon_shield = icône Bouclier
word-icon_warband = icône Escouade
word-for_focus = Escouade ciblée
word-for_attack = Cible de l’attaque
word-for_attacker = Escouade attaquante
word-for_chase = Traquer
word-for_protect = Protéger
word-for_expand = S’étendre
word-for_source = Terrain-source
word-for_drill = Déplacement de la foreuse
word-for_recruit = Lieu de recrutement
word-for_found = Lieu de la fondation
word-for_build = Lieu de la forge
word-for_golem = Lieu du golem
word-for_remove = Perte d’un guerrier
word-for_retreat = Lieu de la retraite
word-for_discover = Lieu de la découverte
word-for_plunder = Piller
word-for_secure = Sécuriser
word-for_interfere = Harceler
word-because_only = seule possibilité
word-because_die = selon le dé magique
word-because_totem = un totem s’y trouve
word-because_fading = totem affaibli
word-because_near_edge = au plus près d’une forêt extérieure
word-because_near_totem = au plus près d’un totem
word-because_largest = plus grande escouade
word-because_smallest = plus petite escouade
word-because_odds = meilleur rapport de forces
word-because_unmarked = pas de marque
word-because_strongest = la plus grande escouade peut s’y former
word-because_ferrum = la garde y est faible
word-because_foundation = une fondation s’y trouve
word-because_inner = montagne intérieure
word-because_outer = montagne extérieure
word-because_fewest = le moins d’unités sur place
word-because_uncontrolled = personne ne contrôle ce lieu
word-because_no_forge = pas de forge
word-because_near_drill = au plus près de la foreuse
word-because_near_forge = au plus près d’une forge
word-because_calm = le moins de menace
word-because_near_warband = à côté de la plus grande escouade
word-because_cargo = à côté de la foreuse chargée
word-because_edge = le totem y est en sécurité
word-because_possible = un totem peut s’y trouver
word-because_most = le plus de guerriers peuvent venir
word-because_away = hors d’atteinte de la montagne
word-because_outward = forêts extérieures d’abord
word-because_near_ferrum = à côté de Ferrum
word-because_near_foundation = à côté d’une fondation contrôlée
word-because_near_outer = à côté d’une montagne extérieure
word-because_near_possible = à côté d’une montagne potentielle
word-because_at_drill = la foreuse chargée s’y trouve

## Questions

ask-lose-card = Quelle carte brûlez-vous ?
ask-tribute = Brûlez-vous une carte, ou cédez-vous un cristal ?

## Événements

event-stance-expansive = L’Automacier est en attitude expansive : aucune escouade ne porte de totem, et aucune forge ne peut être construite.
event-stance-aggressive = L’Automacier est en attitude agressive : une escouade porte un totem.
event-stance-defensive = L’Automacier est en attitude défensive : il a les cristaux d’une forge et contrôle une fondation.
event-stance-disruptive = L’Automaquis est Rebelle : aucun totem n’est sur le plateau.
event-stance-threatened = L’Automaquis est Rebelle : vous pourriez construire votre dernière forge.
event-stance-exalted = L’Automaquis est Exalté : un totem est sur le plateau.
event-procedure = La carte de procédure est retournée : { $procedure }.
event-expended = Les { $side } dépensent « { $card } ».
event-icon = À résoudre : { $icon }.
event-ignored-icon = En rouge, donc ignorée : { $icon }.
event-no-effect = Cela ne change rien : les { $side } reçoivent une compensation.
event-no-hand = Les { $side } n’ont plus de carte et en piochent une ; leur tour est terminé.
event-drew-on-top = Les { $side } piochent une carte spéciale, sur le dessus de leur main.
event-nothing-to-wager = Les { $side } n’ont aucune carte à engager : au lieu d’attaquer, ils en piochent une.
event-decided = { $purpose } : { $place } ({ $reason }).
event-decided-among = { $purpose } : { $place } ({ $line } ; { $reason }).
event-nobody-moves = { $purpose } : personne ne peut se déplacer.
event-outnumbers = Aucun renfort n’est nécessaire : l’Automacier est déjà plus fort que l’escouade { $place-at }.
event-holds-back = L’Automacier n’attaque pas : l’escouade { $place-at } est plus nombreuse.
event-no-target = Les { $side } ne trouvent rien à attaquer.
event-die = Dé magique : { $face }.
event-die-again = Aucun des lieux ne convient : le dé est relancé.
event-marked-mountain = L’Automacier marque { $place } : aucun totem n’y sera plus cherché.
event-unmarked-mountain = Le cube quitte { $place } : aucun totem n’y est cherché pour l’instant.
event-spirits-added = Les Esprits de la Forêt reçoivent { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} et en ont { $total }.
event-spirits-left = Les Esprits de la Forêt ont aidé ; { $count ->
    [0] il ne reste plus de cube.
    [one] il reste { $count } cube.
   *[other] il reste { $count } cubes.
}
event-located = L’Automaquis révèle « { $vision } ».
event-vision-back = « { $vision } » retourne dans la pioche : un totem peut de nouveau s’y trouver.
event-totems-left = Ce qui s’est éteint quitte le jeu : { $count ->
    [0] aucun totem ne peut plus être découvert
    [one] { $count } totem peut encore être découvert
   *[other] { $count } totems peuvent encore être découverts
}.
event-lost-sight = Vous remélangez « { $vision } » dans la pioche Vision.
event-lost-sight-hidden = Les { $side } remélangent une de leurs visions dans la pioche.

## Refus

no-nothing-to-steal = Il n’y a aucun cristal à céder.

## Options

option-solo = Solo
    .help = Si un automa joue contre vous : l’Automacier mène les Cuirassés, l’Automaquis les Rôdeurs.
option-solo-no = à deux
    .like = Deux personnes, chacune son camp.
option-solo-automacier = contre l’Automacier
    .like = Vous êtes les Rôdeurs. L’Automacier joue les Cuirassés avec ses propres cartes et icônes ; son niveau dit combien il est dur.
option-solo-automaquis = contre l’Automaquis
    .like = Vous êtes les Cuirassés. L’Automaquis joue les Rôdeurs avec ses propres cartes et icônes ; son niveau dit combien il est dur.
option-level = Niveau
    .help = La difficulté de l’automa, de 0 à 15. Un niveau choisit d’abord les icônes rouges, puis plus de cartes, son avantage, les fondations, et des guerriers pour le reste ; sinon, les options ci-dessous décident.
option-level-custom = selon les options ci-dessous
option-level-0 = 0
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-level-6 = 6
option-level-7 = 7
option-level-8 = 8
option-level-9 = 9
option-level-10 = 10
option-level-11 = 11
option-level-12 = 12
option-level-13 = 13
option-level-14 = 14
option-level-15 = 15
option-solo_red_icons = Icônes rouges
    .help = Si l’automa résout aussi les icônes rouges (2 niveaux).
option-solo_red_icons-no = ignorées
option-solo_red_icons-yes = résolues
option-solo_cards = Cartes de l’automa
    .help = Combien de cartes spéciales l’automa a lors de la première manche (2 niveaux pour quatre).
option-solo_cards-2 = deux
option-solo_cards-4 = quatre
option-solo_edge = Avantage de l’automa
    .help = L’Automacier commence avec un golem à Ferrum, l’Automaquis avec deux cubes pour les Esprits de la Forêt (3 niveaux).
option-solo_edge-no = non
option-solo_edge-yes = oui
option-solo_foundations = Fondations
    .help = L’Automacier commence avec des fondations sur deux montagnes extérieures ; contre l’Automaquis, vous avez deux fondations de moins (3 niveaux).
option-solo_foundations-no = comme d’habitude
option-solo_foundations-yes = deux
option-solo_warriors = Guerriers de l’automa
    .help = Combien de lieux ont au départ un guerrier de plus de l’automa (1 niveau chacun) ; cinq veut dire tous, et pour l’Automacier Ferrum aussi.
option-solo_warriors-0 = aucun
option-solo_warriors-1 = un lieu
option-solo_warriors-2 = deux lieux
option-solo_warriors-3 = trois lieux
option-solo_warriors-4 = quatre lieux
option-solo_warriors-5 = partout
option-solo_die = Dé magique sans résultat
    .help = Ce qui se passe si aucun des lieux en question n’a de nombre pair, ou impair.
option-solo_die-again = il est relancé
option-solo_die-other = les autres nombres comptent
option-solo_spirits = Esprits de la Forêt
    .help = Quel bonus donnent les Esprits : dans l’ordre du livret, la défense pour Rebelle et les dégâts pour Exalté, ou l’inverse.
option-solo_spirits-book = défense, puis dégâts
option-solo_spirits-aid = dégâts, puis défense
option-solo_turn = Tours sans carte
    .help = Si l’automa use une carte de sa main lors d’un tour où il n’en résout aucune.
option-solo_turn-free = aucune carte
option-solo_turn-card = une carte
option-solo_located = Carte d’un totem localisé
    .help = D’où vient la carte que l’Automaquis dépense après avoir localisé un totem.
option-solo_located-deck = de son paquet
option-solo_located-hand = de sa main
option-solo_warband = Icône Escouade en état Exalté
    .help = Si l’Automaquis recrute seulement là où un totem est porté, quand c’est possible, ou aussi comme d’habitude.
option-solo_warband-first = le premier effet possible
option-solo_warband-both = les deux
option-solo_eye = Icône Œil en état Exalté
    .help = Si l’Automaquis déplace deux guerriers ou deux escouades entières.
option-solo_eye-warriors = deux guerriers
option-solo_eye-warbands = deux escouades
option-solo_muster = Recrutement près des montagnes extérieures
    .help = Si la troisième ligne du recrutement de l’Automaquis désigne toutes les montagnes extérieures ou seulement les potentielles.
option-solo_muster-outer = toutes
option-solo_muster-possible = les potentielles
option-solo_expand = Où s’étend l’Automacier
    .help = Si le plus petit nombre de guerriers ennemis ou une fondation décide en premier.
option-solo_expand-warriors = les guerriers d’abord
option-solo_expand-foundation = la fondation d’abord
option-solo_price = Recruter par une icône
    .help = Si l’Automacier paie deux cristaux là où une icône le fait recruter sans nommer de prix.
option-solo_price-free = gratuit
option-solo_price-paid = deux cristaux
option-solo_retreat = Où l’Automaquis vous repousse
    .help = S’il cherche d’abord une montagne sans cube ou celle qui a le moins d’unités.
option-solo_retreat-unmarked = sans cube d’abord
option-solo_retreat-fewest = le moins d’unités d’abord

## Étiquettes

label-automaton-woodwalkers = Automaquis
label-automaton-ironclads = Automacier
label-stance-expansive = Attitude : expansive (+1 dégât)
label-stance-aggressive = Attitude : agressive (+1 domination)
label-stance-defensive = Attitude : défensive (+1 défense)
label-stance-disruptive = État : Rebelle
label-stance-exalted = État : Exalté
label-procedure = Carte de procédure : { $side }
label-level = Niveau { $n }
label-harder = Plus difficile : { $parts }
label-harder-red_icons = icônes rouges
label-harder-cards = { $n } cartes spéciales au départ
label-harder-edge = { $side ->
    [ironclads] un golem
   *[other] deux cubes pour les Esprits
}
label-harder-foundations = { $side ->
    [ironclads] deux fondations au départ
   *[other] deux fondations de moins pour vous
}
label-harder-warriors = { $n ->
    [one] { $n } guerrier de plus
    [5] un guerrier de plus partout
   *[other] { $n } guerriers de plus
}
label-spirits = Esprits de la Forêt : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
label-vision-discard = Défausse Vision
label-marked-by-ironclads = marque de l’Automacier
label-marked-by-woodwalkers = montagne potentielle
