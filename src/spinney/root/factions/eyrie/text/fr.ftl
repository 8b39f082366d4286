## Qui vous êtes, et ce que vous voulez

about-eyrie = Vous menez les Dynasties de la Canopée. Vos perchoirs rapportent à chaque Crépuscule, mais votre Décret s’allonge à chaque tour, et il faut lui obéir.
like-eyrie = Un plan qui s’allonge de lui-même : à chaque tour, le Décret reçoit des cartes, et il faut lui obéir en entier ou sombrer dans la crise.
    .hard = demande un peu de pratique

## Comment les phrases la nomment

role-eyrie = La Canopée
    .the = la Canopée
    .whom = la Canopée
    .to = à la Canopée
    .of = de la Canopée
    .many = no

## Mots

word-vizier = Vizir Fidèle
word-eyrie = Canopée
word-roost = Perchoir
word-builder = Bâtisseur
word-charismatic = Charismatique
word-commander = Commandant
word-despot = Despote

## Aide

help-vizier = Vaut une carte Oiseau dans le Décret ; ne se défausse jamais.
help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }

## Questions

ask-first-roost = Dans quel coin commencez-vous ?
ask-leader = Quel dirigeant choisissez-vous ?
ask-add-to = { $count ->
    [0] Le Décret : à quelle colonne ajoutez-vous une carte ?
   *[other] Le Décret : une seconde carte ? Choisissez sa colonne, ou arrêtez-vous là.{ $birds ->
        [0] { "" }
       *[other] { "" } (Pas un autre Oiseau.)
    }
}
    .done = Pas de seconde carte
ask-add = Le Décret, { $column } : quelle carte ajoutez-vous ?{ $birds ->
    [0] { "" }
   *[other] { "" } (Pas un autre Oiseau.)
}
ask-new-roost = Vous n’avez plus de perchoir sur le plateau : où en placez-vous un nouveau ?
ask-resolve = Le Décret, { $column } : une carte de quelle couleur résolvez-vous ? Si c’est impossible, c’est la crise.
ask-recruit-at-roost = { $suit ->
    [Oiseau] À quel perchoir
   *[other] À quel perchoir d’une clairière { $suit }
} recrutez-vous { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} ?
ask-build-roost = { $suit ->
    [Oiseau] Où construisez-vous un perchoir ?
   *[other] Dans quelle clairière { $suit } construisez-vous un perchoir ?
}

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-first-roost = Votre premier perchoir se place dans un coin, avec six guerriers. Tout part de là.
guide-leader = Chaque dirigeant ouvre le Décret dans deux colonnes, avec des cartes qui y restent. Ces colonnes décident de vos premiers tours.
guide-add-to = Une ou deux cartes entrent au Décret à chaque tour, et à chaque tour toutes doivent être résolues. Une carte Oiseau convient à toute clairière. Si l’une ne peut pas être résolue, c’est la crise : vous perdez des points, des cartes et votre dirigeant.
guide-resolve = Le Décret se résout colonne par colonne, de gauche à droite. Prévoyez : cette carte demande une clairière de sa couleur où l’action soit possible.

## Événements

event-leader = { $you ->
    [yes] Nouveau dirigeant de votre faction : { $leader }.
   *[no] Nouveau dirigeant { $seat-of } : { $leader }.
}
event-decreed = { $you ->
    [yes] Vous ajoutez « { $card } » au Décret, { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] ajoutent
       *[no] ajoute
    } « { $card } » au Décret, { $column }.
}
event-turmoil = { $you ->
    [yes] Vous ne pouvez pas obéir au Décret ({ $column }, { $suit }) : c’est la crise !
   *[no] { $seat } ne { $seat-many ->
        [yes] peuvent
       *[no] peut
    } pas obéir au Décret ({ $column }, { $suit }) : c’est la crise !
}
event-deposed = { $you ->
    [yes] Votre dirigeant est destitué : { $leader }.
   *[no] Le dirigeant { $seat-of } est destitué : { $leader }.
}
event-new-clutch = { $you ->
    [yes] Tous vos dirigeants étaient destitués ; ils peuvent tous être choisis de nouveau.
   *[no] Tous les dirigeants { $seat-of } étaient destitués ; ils peuvent tous être choisis de nouveau.
}
grave-turmoil = C’est la crise : vous perdez { $points ->
    [0] votre dirigeant
    [one] 1 point, votre dirigeant
   *[other] { $points } points, votre dirigeant
} et toutes les cartes du Décret, et votre Jour prend fin.

## Refus

no-not-your-corner = Vous commencez dans un coin libre, si possible opposé à un autre départ, pas dans { $choice }.
no-leader-deposed = « { $chosen } » : ce dirigeant a été destitué.
no-one-bird-only = Vous ne pouvez ajouter qu’une carte Oiseau au Décret par tour.
no-not-the-fewest = Une autre clairière où il y a de la place a moins de guerriers que { $choice }.
no-not-in-column = « { $chosen } » : il ne reste pas de telle carte dans la colonne { $column }.
no-no-roost-there = Vous n’avez pas de perchoir dans { $choice }.
no-roost-there = Il y a déjà un perchoir dans { $choice }.
no-eyrie-crafts = « { $chosen } » : vous ne fabriquez qu’au début du Jour, avant tout le reste.

## Points

points-roosts = Perchoirs
points-turmoil = Crises

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-eyrie-roosts = donne des perchoirs qui rapportent à chaque Crépuscule
reason-eyrie-decree = fait beaucoup grâce au Décret
reason-eyrie-orders = laisse des ordres à résoudre ce tour-ci
reason-eyrie-unfeasible = garde un Décret réalisable aux prochains tours
reason-eyrie-turmoil = évite la crise pendant ce tour
reason-eyrie-sites = contrôle des places pour les prochains perchoirs
reason-eyrie-rule = contrôle des clairières
reason-eyrie-warriors = garde des guerriers sur le plateau
reason-eyrie-exposed = garde les perchoirs bien défendus

## Sur le plateau

label-leader = Dirigeant
label-deposed = Destitués
