## Qui vous êtes, et ce que vous voulez

about-marquise = Vous êtes la Marquise de Chat. Vous tenez la Forêt : construisez scieries, ateliers et recruteurs pour marquer, et gardez votre bois à portée.
like-marquise = Forte partout dès le premier tour : bâtir, acheminer le bois, recruter, et tenir plus de terrain qu’on ne peut en garder.
    .hard = facile à apprendre

## Comment les phrases la nomment

role-marquise = La Marquise
    .the = la Marquise
    .whom = la Marquise
    .to = à la Marquise
    .of = de la Marquise
    .many = no

## Mots

word-marquise = Marquise
word-sawmill = Scierie
word-workshop = Atelier
word-recruiter = Recruteur
word-keep = Donjon
word-wood = Bois
word-march = Marche
word-overwork = Surmenage
word-extra_action = Action additionnelle

## Aide

help-march = Faites jusqu’à deux déplacements.
help-overwork = Dépensez une carte qui correspond à une clairière avec une scierie, et placez-y un jeton Bois.
help-extra_action = Dépensez une carte Oiseau pour une action de plus.

## Questions

ask-place-keep = Dans quel coin placez-vous le donjon ?
ask-keep-in-homeland = Dans quelle Patrie placez-vous le donjon ?
ask-build-in-homeland = { $piece } : dans quelle Patrie ?
ask-first-building = Votre premier bâtiment de cette sorte ({ $piece }) : où le placez-vous, au donjon ou à côté ?
ask-place-wood = Il n’y a pas assez de bois pour toutes les scieries : où va le prochain jeton ?
ask-marquise-act = Jour : { $count ->
    [0] plus d’action ; que faites-vous encore ?
    [one] il reste { $count } action ; que faites-vous ?
   *[other] il reste { $count } actions ; que faites-vous ?
}
    .done = Terminer le Jour
ask-recruit-at = Il n’y a pas assez de guerriers pour tous les recruteurs : où va le prochain ?
ask-build-in = Où construisez-vous ?
ask-build-what = Que construisez-vous dans { $clearing } ?
ask-pay-wood = Le bâtiment dans { $clearing } coûte du bois : où prenez-vous le prochain jeton ?
ask-overwork-in = Dans quelle scierie faites-vous du Surmenage ?
ask-hospitals = Hôpitaux de campagne : { $count ->
    [one] { $count } guerrier tombe
   *[other] { $count } guerriers tombent
} dans { $clearing }. Dépensez-vous une carte { $suit } ou Oiseau pour { $count ->
    [one] le
   *[other] les
} ramener au donjon ?
    .done = { $count ->
        [one] Le laisser tomber
       *[other] Les laisser tomber
    }

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-place-keep = Votre donjon occupe un coin. Personne d’autre ne peut y placer de pièces : c’est le cœur sûr de votre domaine.
guide-first-building = Vos premiers bâtiments se placent au donjon ou à côté. Une scierie produit du bois à chaque tour : donnez-lui une place difficile à atteindre.
guide-marquise-act = Trois actions par tour, au choix. Au début, construisez dès que vous avez le bois : un bâtiment rapporte aussitôt, et les recruteurs amènent des guerriers. Chaque carte Oiseau dépensée donne une action de plus.
guide-build-in = Construisez dans une clairière que vous contrôlez et où un emplacement est libre. Le bois peut venir de toute clairière reliée par des clairières que vous contrôlez.

## Événements

event-rescued = { $you ->
    [yes] Hôpitaux de campagne : vous ramenez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] Hôpitaux de campagne : { $seat-the } { $seat-many ->
        [yes] ramènent
       *[no] ramène
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-paid-wood = { $you ->
    [yes] Vous payez un bois pris dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] paient
       *[no] paie
    } un bois pris dans { $clearing }.
}

## Refus

no-keep-forbids = « { $chosen } » : le donjon s’y trouve, et seule la Marquise peut y placer des pièces.
no-not-a-homeland = « { $chosen } » : ce n’est pas une de vos Patries, ou elle a déjà un bâtiment.
no-not-a-corner = Le donjon se place dans un coin, pas dans { $choice }.
no-not-by-the-keep = Les premiers bâtiments se placent au donjon ou à côté, pas dans { $choice }.
no-no-actions-left = « { $chosen } » : il ne vous reste plus d’action.
no-no-bird = Vous n’avez pas de carte Oiseau à dépenser.
no-recruited-already = Vous avez déjà recruté ce tour-ci.
no-no-recruiters = Vous n’avez sur le plateau aucun recruteur où placer un guerrier.
no-no-recruiter-there = Aucun recruteur n’attend encore de guerrier dans { $choice }.
no-no-place-to-build = Dans aucune clairière sous votre contrôle, il n’y a à la fois un emplacement libre et assez de bois.
no-too-little-wood = « { $chosen } » : trop peu de bois peut arriver au bâtiment.
no-no-wood-there = « { $chosen } » : aucun bois pris là ne peut arriver dans { $clearing }.
no-no-sawmill-there = « { $chosen } » : il n’y a pas de scierie pour cela, ou vous n’avez pas de carte qui corresponde à sa clairière.
no-no-wood-left = Tout le bois est déjà sur le plateau.
no-marquise-crafts = « { $chosen } » : vous ne fabriquez qu’au début du Jour, avant tout le reste.

## Points

points-buildings = Bâtiments

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-marquise-sawmills = donne des scieries qui fournissent du bois à chaque tour
reason-marquise-workshops = donne des ateliers pour fabriquer
reason-marquise-recruiters = donne des recruteurs qui amènent des guerriers
reason-marquise-keep = tient le donjon
reason-marquise-wood = met du bois là où il peut servir
reason-marquise-building = permet de payer bientôt un bon bâtiment
reason-marquise-sites = contrôle des emplacements libres où construire
reason-marquise-rule = contrôle des clairières
reason-marquise-warriors = garde des guerriers sur le plateau
reason-marquise-exposed = garde les bâtiments bien défendus
reason-marquise-actions = laisse plus d’actions à faire

## Sur le plateau

label-actions = Actions restantes
