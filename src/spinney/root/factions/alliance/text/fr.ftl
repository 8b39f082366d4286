## Qui vous êtes, et ce que vous voulez

about-alliance = Vous êtes l’Alliance de la Forêt. Gagnez la sympathie pour marquer, rassemblez des partisans, et révoltez-vous quand l’heure est venue.
like-alliance = Petite et patiente : répandre la sympathie, faire payer qui marche dessus, puis se soulever d’un coup.
    .hard = demande de la pratique

## Comment les phrases la nomment

role-alliance = L’Alliance
    .the = l’Alliance
    .whom = l’Alliance
    .to = à l’Alliance
    .of = de l’Alliance
    .many = no

## Mots

word-alliance = Alliance
word-base = Base
word-sympathy = Sympathie
word-revolt = Révolte
word-spread_sympathy = Gagner la Sympathie
word-mobilize = Mobilisation
word-train = Entraînement
word-organize = Organisation

## Aide

help-revolt = Dépensez deux partisans : toutes les pièces adverses d’une clairière sympathisante sont retirées, et une base arrive.
help-spread_sympathy = Dépensez des partisans pour placer un jeton de Sympathie, et marquez.
help-mobilize = Ajoutez une carte de votre main à vos partisans.
help-train = Dépensez une carte qui correspond à une base : un guerrier devient officier.
help-organize = Remplacez l’un de vos guerriers par un jeton de Sympathie, et marquez.

## Questions

ask-aftermath = Quelle perte traitez-vous ensuite ?
ask-revolt = Aurore : où vous révoltez-vous ?
    .done = Pas de révolte
ask-spread-sympathy = Aurore : où gagnez-vous la sympathie ? Elle coûte { $count } { $count ->
    [one] partisan
   *[other] partisans
}, un de plus sous la Loi martiale.
    .done = Ne plus gagner de sympathie
ask-alliance-act = Jour : que faites-vous ?
    .done = Terminer le Jour
ask-mobilize = Quelle carte ajoutez-vous à vos partisans ?
ask-train = Quelle carte dépensez-vous pour entraîner un officier ?
ask-operate = Crépuscule : { $count ->
    [one] { $count } officier est prêt
   *[other] { $count } officiers sont prêts
}. Quelle opération ?
    .done = Aucune autre opération
ask-recruit-at-base = À quelle base recrutez-vous un guerrier ?
ask-organize = Où remplacez-vous un guerrier par un jeton de Sympathie ?
ask-outrage = Indignation dans { $clearing } : quelle carte { $suit } ou Oiseau donnez-vous aux partisans ?
    .done = Montrer ma main : je n’en ai pas
ask-spend-supporter = Vous devez encore dépenser { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
} : quelle carte { $suit } ou Oiseau ?
ask-dismiss = Sans base, vous ne gardez que cinq partisans : lequel défaussez-vous ?

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-spread-sympathy = La sympathie coûte des partisans de la couleur de la clairière, et rapporte des points. Une faction qui y fait entrer des guerriers, ou retire le jeton, vous donne une carte.
guide-alliance-act = Changez des cartes en partisans pour la sympathie et les révoltes, ou entraînez des officiers : chacun donne une action au Crépuscule.
guide-operate = Chaque officier donne une action. L’organisation change un guerrier en sympathie, sans partisans.

## Événements

event-revolt = { $you ->
    [yes] Vous vous révoltez dans { $clearing } !
   *[no] { $seat } se { $seat-many ->
        [yes] révoltent
       *[no] révolte
    } dans { $clearing } !
}
event-officer = { $you ->
    [yes] Vous gagnez un officier et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } un officier et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-outrage = { $you ->
    [yes] Vous provoquez l’Indignation dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] provoquent
       *[no] provoque
    } l’Indignation dans { $clearing }.
}
event-outrage-by = Outrage dans { $clearing } : { $owner-the } n’a pas de main, la carte vient donc de la pioche.
event-gained-supporter = { $you ->
    [yes] Vous gagnez un partisan : « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } un partisan : « { $card } ».
}
event-gained-supporter-hidden = { $seat } { $seat-many ->
    [yes] gagnent
   *[no] gagne
} un partisan, face cachée.
event-spent-supporter = { $you ->
    [yes] Vous dépensez un partisan : « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] dépensent
       *[no] dépense
    } un partisan : « { $card } ».
}
event-lost-supporter = { $you ->
    [yes] Vous perdez un partisan : « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } un partisan : « { $card } ».
}
event-lost-officers = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } officier
       *[other] { $count } officiers
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } { $count ->
        [one] { $count } officier
       *[other] { $count } officiers
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}

## Refus

no-not-sympathetic = Il n’y a pas de sympathie dans { $choice }.
no-base-on-map = La base de cette couleur est déjà sur le plateau : pas de révolte dans { $choice }.
no-sympathetic = Il y a déjà de la sympathie dans { $choice }.
no-not-near-sympathy = Il n’y a de sympathie dans aucune clairière adjacente à { $choice }.
no-no-base = Vous n’avez pas de base sur le plateau.
no-no-base-there = « { $chosen } » : vous n’avez pas de base pour cela.
no-nowhere-to-organize = Vous n’avez pas de guerriers là où la sympathie pourrait être placée.
no-too-few-supporters = « { $chosen } » : trop peu de vos partisans correspondent.
no-not-a-supporter = « { $chosen } » n’est pas parmi vos partisans.
no-alliance-crafts = « { $chosen } » : vous ne fabriquez que pendant le Jour.

## Points

points-sympathy = Sympathie

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-alliance-sympathy = gagne la sympathie des clairières
reason-alliance-supporters = rassemble des partisans
reason-alliance-spreading = permet de payer encore de la sympathie
reason-alliance-revolt = prépare une révolte
reason-alliance-bases = tient des bases sur le plateau
reason-alliance-officers = donne des officiers
reason-alliance-warriors = garde des guerriers sur le plateau
reason-alliance-rule = contrôle des clairières
reason-alliance-exposed = garde les bases bien défendues
reason-alliance-trodden = a de la sympathie là où l’adversaire est rare
reason-alliance-operations = laisse des opérations militaires à faire

## Sur le plateau

label-supporters = Partisans
label-officers = Officiers
