## Ce que veulent ceux qui jouent contre elle

about-together = Contre la Marquise Mécanique, on gagne ou on perd ensemble : chaque personne doit avoir 30 points avant qu’elle les ait.

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

## Questions

ask-her-corner = Dans quel coin se dresse le donjon de la Marquise Mécanique ?
ask-spy-on = « { $card } » : quel ordre révèle-t-elle, compté depuis la gauche ?
ask-swap-orders = « { $card } » : quel ordre échangez-vous avec un autre, compté depuis la gauche ?
    .done = N’en échanger aucun
ask-swap-orders-with = « { $card } » : avec quel ordre échangez-vous l’ordre { $nth } ?

guide-her-corner = Certains de ses ordres recrutent à son donjon. Personne d’autre n’y place de pièces, et votre propre départ peut devoir être dans le coin opposé.
guide-spy-on = L’ordre le plus à gauche est le prochain qu’elle exécute. Un ordre de la couleur de l’espion le démasque.
guide-swap-orders = Un ordre qui vous nuirait maintenant peut attendre plus à droite. Les ordres sans coût, comme les embuscades, lui en font exécuter un de plus.

## Événements : son tour

event-for-sale = { $owner } a un objet à vendre : { $item }.
event-garrisons = { $count ->
    [0] { $owner } ne contrôle aucune clairière avec au moins trois de ses guerriers.
    [one] { $owner } contrôle { $count } clairière avec au moins trois de ses guerriers.
   *[other] { $owner } contrôle { $count } clairières avec au moins trois de ses guerriers.
}
event-order = Ordre { $owner-of } : « { $card } ».
event-no-orders = { $owner } n’a plus d’ordres.
event-chose-foe = { $you ->
    [yes] Vous attaquez { $foe-whom } dans { $clearing }
    [foe] { $owner } vous attaque dans { $clearing }
   *[no] { $owner } attaque { $foe-whom } dans { $clearing }
} : { $why ->
    [0] personne d’autre n’y est.
    [1] le plus de pièces sur place ({ $count }).
    [2] parmi qui y a le plus de pièces, le plus de points.
   *[other] à égalité de pièces et de points, mais en premier dans la mise en place.
}
event-chose-way = { $why ->
    [0] { $owner } laisse trois guerriers dans { $origin } ; le seul chemin mène vers { $clearing }.
    [1] { $owner } laisse trois guerriers dans { $origin } et va où il y a le plus de pièces ennemies ({ $count }) : { $clearing }.
   *[other] { $owner } laisse trois guerriers dans { $origin } ; des clairières avec le plus de pièces ennemies ({ $count }), { $clearing } a le plus petit numéro.
}
event-recruits-by = { $why ->
    [0] { $owner } recrute par le coût de « { $card } » : { $count } dans chacune de ces clairières, { $suit }.
    [1] { $owner } recrute par le coût de « { $card } », une icône de chaque couleur : un guerrier dans chaque clairière.
   *[other] { $owner } recrute par le coût de « { $card } », toute couleur : { $count } au donjon.
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

option-corner = Son coin
    .help = Qui dit dans quel coin se dresse le donjon de la Marquise Mécanique.
option-corner-random = Le hasard
option-corner-chosen = Qui joue après elle
setup-both-marquises = La Marquise Mécanique utilise les pièces de la Marquise : personne ne peut jouer aussi la Marquise.

## Points

points-garrisons = Garnisons

## Ce qui compte : chacun complète « ce coup ... »

reason-mechanical-garrisons = a des clairières qui marquent à chaque tour
reason-mechanical-warriors = a des guerriers sur la carte

## Sur le plateau

label-orders = Ordres
label-for-sale = À vendre
label-spies = Espions
label-automaton-mechanical_marquise = Automa
label-priorities = Attaque : le plus de pièces, le plus de points, le premier en place. Déplacement : le plus d’ennemis, le plus petit numéro.

# A chain of games

campaign-opposed = { $count ->
    [0] La Marquise Mécanique n’a pas d’avance
   *[other] La Marquise Mécanique a { $count } points d’avance
}
