## Qui elle est

about-mechanical_marquise = La Marquise Mécanique n’a pas de place : cinq ordres et des priorités fixes la jouent.
like-mechanical_marquise = Elle n’hésite jamais : chaque ordre combat, marche et recrute, et chaque clairière avec trois de ses guerriers marque.
    .hard = difficile à arrêter

## Comment les phrases la nomment

role-mechanical_marquise = La Marquise Mécanique
    .the = la Marquise Mécanique
    .whom = la Marquise Mécanique
    .to = à la Marquise Mécanique
    .of = de la Marquise Mécanique
    .many = no

## Mots

word-mechanical_marquise = Marquise Mécanique
word-spy_bird = { rule-spy_bird }
word-spy_fox = { rule-spy_fox }
word-spy_rabbit = { rule-spy_rabbit }
word-spy_mouse = { rule-spy_mouse }
help-spy_bird = { rule-spy_bird.summary }
help-spy_fox = { rule-spy_fox.summary }
help-spy_rabbit = { rule-spy_rabbit.summary }
help-spy_mouse = { rule-spy_mouse.summary }
deed-play = Jouer : { $label }

## Questions

ask-her-corner = Dans quel coin se dresse le donjon de la Marquise Mécanique ?
ask-spy-on = « { $card } » : quel ordre révèle-t-elle, compté depuis la gauche ?
ask-swap-orders = « { $card } » : quel ordre échangez-vous avec un autre, compté depuis la gauche ?
    .done = N’en échanger aucun
ask-swap-orders-with = « { $card } » : avec quel ordre échangez-vous l’ordre { $nth } ?

guide-her-corner = Certains de ses ordres recrutent à son donjon. Personne d’autre n’y place de pièces, et votre propre départ peut devoir être dans le coin opposé.
guide-spy-on = L’ordre le plus à gauche est le prochain qu’elle exécute. Un ordre de la couleur de l’espion le démasque.
guide-swap-orders = Un ordre qui vous nuirait maintenant peut attendre plus à droite. Les ordres sans coût, comme les embuscades, lui en font exécuter un de plus.

## Événements : quelqu’un sans place

event-sits-after = { $owner } est assise après { $seat-the }.
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
event-outrage-by = Outrage dans { $clearing } : { $owner-the } n’a pas de main, la carte vient donc de la pioche.
event-took-for-sale = { $you ->
    [yes] Vous prenez un objet à vendre { $foe-to } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } un objet à vendre { $foe-to } : { $item }.
}
event-looted-for-sale = { $you ->
    [yes] Vous pillez un objet à vendre { $foe-to } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] pillent
       *[no] pille
    } un objet à vendre { $foe-to } : { $item }.
}

## Événements : son tour

event-for-sale = { $owner } a un objet à vendre : { $item }.
event-garrisons = { $count ->
    [0] { $owner } ne contrôle aucune clairière avec au moins trois de ses guerriers.
    [one] { $owner } contrôle { $count } clairière avec au moins trois de ses guerriers.
   *[other] { $owner } contrôle { $count } clairières avec au moins trois de ses guerriers.
}
event-order = Ordre { $owner-of } : « { $card } ».
event-no-orders = { $owner } n’a plus d’ordres.
event-chose-foe = { $why ->
    [0] { $owner } attaque { $foe-whom } dans { $clearing } : personne d’autre n’y est.
    [1] { $owner } attaque { $foe-whom } dans { $clearing } : le plus de pièces sur place ({ $count }).
    [2] { $owner } attaque { $foe-whom } dans { $clearing } : parmi qui y a le plus de pièces, le plus de points.
   *[other] { $owner } attaque { $foe-whom } dans { $clearing } : à égalité de pièces et de points, mais en premier dans la mise en place.
}
event-chose-way = { $why ->
    [0] { $owner } laisse trois guerriers dans { $origin } ; le seul chemin mène à { $clearing }.
    [1] { $owner } laisse trois guerriers dans { $origin } et va où il y a le plus de pièces ennemies ({ $count }) : { $clearing }.
   *[other] { $owner } laisse trois guerriers dans { $origin } ; des clairières avec le plus de pièces ennemies ({ $count }), { $clearing } a le plus petit numéro.
}
event-recruits-by = { $why ->
    [0] Le coût de « { $card } » recrute { $count } dans chacune de ces clairières : { $suit }.
    [1] Le coût de « { $card } », une icône de chaque couleur, recrute un guerrier dans chaque clairière.
   *[other] Le coût de « { $card } », toute couleur, recrute { $count } au donjon.
}
event-next-order = Cet ordre n’a pas de coût : { $owner-the } exécute le suivant.
event-order-done = { $owner } défausse l’ordre « { $card } ».
event-orders-drawn = { $count ->
    [0] { $owner } ne pioche pas d’ordre.
    [one] { $owner } pioche { $count } ordre.
   *[other] { $owner } pioche { $count } ordres.
}

## Événements : espions

event-spy-played = { $you ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] jouent
       *[no] joue
    } « { $card } ».
}
event-spied = { $you ->
    [yes] « { $card } » : vous révélez l’ordre { $nth }, « { $found } ».
   *[no] « { $card } » : { $seat-the } { $seat-many ->
        [yes] révèlent
       *[no] révèle
    } l’ordre { $nth }, « { $found } ».
}
event-spy-caught = « { $card } » : démasquée et défaussée.
event-orders-swapped = { $you ->
    [yes] Vous échangez les ordres { $nth } et { $other_nth }.
   *[no] { $seat } { $seat-many ->
        [yes] échangent
       *[no] échange
    } les ordres { $nth } et { $other_nth }.
}

## Refus

no-her-keep-forbids = « { $chosen } » : le donjon de la Marquise Mécanique s’y dresse, et elle seule place des pièces avec lui.
no-not-her-corner = Son donjon se dresse dans un coin, pas dans { $choice }.
no-no-orders-to-spy = « { $chosen } » : il n’y a pas d’ordre à révéler.

## Options

option-mechanical = Marquise Mécanique
    .help = Une joueuse que les règles jouent : contre tous les autres, ou contre vous tous ensemble.
option-mechanical-none = Pas dans cette partie
option-mechanical-competitive = Une adversaire de plus
    .like = Elle remplace la Marquise ; tout le monde joue pour soi.
option-mechanical-cooperative = Ensemble contre elle
    .like = De une à quatre personnes gagnent ensemble, dès que chacune a 30 points, ou perdent contre elle.
option-head_start = Son avance
    .help = Les points avec lesquels la Marquise Mécanique commence : trois par partie gagnée d’une campagne.
option-kept = Cartes gardées
    .help = Les cartes fabriquées avec lesquelles on commence, gardées des parties gagnées d’une campagne.
    .form = pour chaque place les cartes avec + entre elles, ou - pour aucune ; les places séparées par des virgules, comme brutal_tactics+cobbler,-
option-corner = Son coin
    .help = Qui dit dans quel coin se dresse le donjon de la Marquise Mécanique.
option-corner-random = Le hasard
option-corner-chosen = Qui joue après elle
setup-both-marquises = La Marquise Mécanique utilise les pièces de la Marquise : personne ne peut jouer aussi la Marquise.
setup-no-draft-with-automata = Contre la Marquise Mécanique, on convient des factions avant la partie.
setup-only-with-automata = Ceci est pour les parties contre la Marquise Mécanique.
setup-hirelings-alone = Les nomades vont d’une personne à l’autre : il en faut deux.
setup-kept-spent = « { $card } » ne reste pas en jeu et ne se garde donc pas.
setup-kept-twice = Personne ne peut avoir deux fois « { $card } ».
setup-kept-none-left = Le paquet n’a pas « { $card } », ou pas si souvent.

## Ce qui compte : chacun complète « ce coup ... »

reason-mechanical-garrisons = a des clairières qui marquent à chaque tour
reason-mechanical-warriors = a des guerriers sur la carte

## Sur le plateau

label-orders = Ordres
label-for-sale = À vendre
label-spies = Espions
label-automaton-mechanical_marquise = Automate
label-priorities = Attaque : le plus de pièces, le plus de points, le premier en place. Déplacement : le plus d’ennemis, le plus petit numéro.

# A chain of games

campaign-opposed = { $count ->
    [0] La Marquise Mécanique n’a pas d’avance
   *[other] La Marquise Mécanique a { $count } points d’avance
}
