## Qui vous êtes, et ce que vous voulez

about-keepers = Vous menez les Gardiens de Fer. Exhumez les reliques des bois, et ramenez-les par séries assorties.
like-keepers = Marcher et creuser : des chevaliers portent de lourdes reliques à travers les bois, et risquent leur Cortège pour les plus belles.
    .hard = demande de la pratique

## Comment les phrases la nomment

role-keepers = Les Gardiens
    .the = les Gardiens
    .whom = les Gardiens
    .to = aux Gardiens
    .of = des Gardiens
    .many = yes

## Mots

word-keepers = Gardiens
word-faithful_retainer = Membre Loyal du Cortège
word-waystation_figure_tablet = Relais (figurine, dos tablette)
word-waystation_tablet_figure = Relais (tablette, dos figurine)
word-waystation_tablet_jewelry = Relais (tablette, dos bijou)
word-waystation_jewelry_tablet = Relais (bijou, dos tablette)
word-waystation_jewelry_figure = Relais (bijou, dos figurine)
word-waystation_figure_jewelry = Relais (figurine, dos bijou)
word-figure = Figurine
word-figure_1 = Figurine 1
word-figure_2 = Figurine 2
word-figure_3 = Figurine 3
word-tablet = Tablette
word-tablet_1 = Tablette 1
word-tablet_2 = Tablette 2
word-tablet_3 = Tablette 3
word-jewelry = Bijou
word-jewelry_1 = Bijou 1
word-jewelry_2 = Bijou 2
word-jewelry_3 = Bijou 3
word-encamp = Établir le camp
word-decamp = Lever le camp
word-delve = Extraire
word-recover = Restaurer
word-shift = Déplacer une carte

## Aide

help-delve = { rule-15_5_2_II.summary }
help-recover = { rule-15_5_2_III_a.summary }
help-shift = Déplacez une carte du Cortège vers une autre colonne, au lieu d’ajouter des cartes de votre main.

## Questions

ask-muster = Dans quel coin placez-vous vos quatre premiers guerriers ?
ask-muster-beside = Votre coin est dans { $origin } : dans quelle clairière voisine, au bord du plateau, placez-vous quatre autres guerriers ?
ask-encamp = Aurore : où un relais prend-il la place d’un guerrier ?
    .done = Ne plus établir de camp
ask-encamp-with = Quel relais placez-vous dans { $clearing }, et avec quelle face visible ?
ask-come-back = Vous n’avez ni guerrier ni relais sur le plateau : dans quelle clairière du bord revenez-vous ?
ask-decamp = Aurore : où un guerrier prend-il la place d’un relais ?
    .done = Ne plus lever de camp
ask-decamp-which = Quel relais retirez-vous dans { $clearing } ?
ask-keepers-recruit = Aurore : à quel relais dépensez-vous une carte pour placer deux guerriers ?
    .done = Ne plus recruter
ask-relic-along = { $count ->
    [one] { $count } relique peut
   *[other] Jusqu’à { $count } reliques peuvent
} aller avec vos guerriers, depuis { $origin } vers { $clearing }. Laquelle emportez-vous ?
    .done = Ne plus rien emporter
ask-return-relic = Une relique est retirée dans { $clearing } ({ $piece }) : dans quel bois la placez-vous ?
ask-retinue-move = Cortège, première colonne : avec quelle carte vous déplacez-vous ?
    .done = Passer à la deuxième colonne
ask-retinue-delve = Cortège, deuxième colonne : avec quelle carte combattez-vous, puis extrayez-vous ?
    .done = Passer à la troisième colonne
ask-retinue-recover = Cortège, troisième colonne : avec quelle carte vous déplacez-vous ou restaurez-vous ?
    .done = Terminer le Jour
ask-delve-in = { $suit ->
    [Oiseau] Où combattez-vous, puis extrayez-vous ?
   *[other] Dans quelle clairière { $suit } combattez-vous, puis extrayez-vous ?
} S’il y a des adversaires, il faut les y combattre.
ask-delve-from = Vous êtes dans { $clearing } : de quel bois voisin extrayez-vous une relique ?
    .done = Ne pas extraire
ask-delve-what = Quelle relique extrayez-vous dans { $forest } ?
ask-move-or-recover = { $suit ->
    [Oiseau] Vous déplacez-vous, ou restaurez-vous des reliques ?
   *[other] Vous déplacez-vous depuis une clairière { $suit }, ou y restaurez-vous des reliques ?
}
ask-recover-in = { $suit ->
    [Oiseau] Où restaurez-vous des reliques ?
   *[other] Dans quelle clairière { $suit } restaurez-vous des reliques ?
}
ask-recover-what = { $count ->
    [0] Quelle relique restaurez-vous depuis { $clearing } ?
   *[other] Quelle relique restaurez-vous ensuite depuis { $clearing } ?
}
    .done = Ne plus restaurer
ask-gather = { $count ->
    [0] Crépuscule : à quelle colonne du Cortège ajoutez-vous une carte ?
   *[other] À quelle colonne du Cortège ajoutez-vous encore une carte ?
}
    .done = Ne plus ajouter de cartes
ask-gather-card = Quelle carte ajoutez-vous à la colonne « { $column } » ?
ask-shift-from = De quelle colonne déplacez-vous une carte ?
ask-shift-card = Quelle carte retirez-vous de la colonne « { $column } » ?
ask-shift-to = Vers quelle colonne déplacez-vous « { $card } » depuis « { $column } » ?

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-encamp = Un relais fabrique, recrute et rapporte une carte chaque Crépuscule. Une relique ne se restaure qu’à un relais qui montre son type : regardez ses deux faces.
guide-retinue-move = Chaque carte du Cortège agit une fois par tour, dans les clairières de sa couleur ; un Oiseau agit partout. Une relique peut suivre chaque guerrier qui se déplace.
guide-retinue-delve = On voit la valeur d’une relique quand elle est sortie du bois. Si vous contrôlez moins de clairières autour du bois que sa valeur, vous perdez la carte.
guide-retinue-recover = À un relais de son type, une relique rapporte sa valeur. Si vous contrôlez moins de clairières de cette couleur que sa valeur, vous perdez la carte, mais gardez les points.
guide-gather = Les cartes du Cortège agissent à chaque tour. Celles de la main recrutent, fabriquent et tendent des embuscades : gardez-en.
guide-return-relic = Une relique que vous retirez vous rapporte deux points. Les Gardiens peuvent l’extraire de nouveau : placez-la là où ils sont faibles.

## Événements

event-relic-laid = { $piece } face cachée dans { $forest }.
event-relic-moved = { $you ->
    [yes] Vous emportez depuis { $origin } vers { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] emportent
       *[no] emporte
    } depuis { $origin } vers { $clearing } : { $piece }.
}
event-relic-returned = { $you ->
    [yes] Vous placez dans { $forest } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] placent
       *[no] place
    } dans { $forest } : { $piece }.
}
event-delved = { $you ->
    [yes] Vous extrayez depuis { $forest } vers { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] extraient
       *[no] extrait
    } depuis { $forest } vers { $clearing } : { $piece }.
}
event-recovered = { $you ->
    [yes] Vous restaurez depuis { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] restaurent
       *[no] restaure
    } depuis { $clearing } : { $piece }.
}
event-relics-column = { $you ->
    [yes] Vous complétez une série des trois types de reliques.
   *[no] { $seat } { $seat-many ->
        [yes] complètent
       *[no] complète
    } une série des trois types de reliques.
}
event-gathered = { $you ->
    [yes] Vous ajoutez « { $card } » au Cortège : { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] ajoutent
       *[no] ajoute
    } « { $card } » au Cortège : { $column }.
}
event-shifted = { $you ->
    [yes] Vous déplacez « { $card } » dans le Cortège vers : { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] déplacent
       *[no] déplace
    } « { $card } » dans le Cortège vers : { $column }.
}
event-retainer-left = { $you ->
    [yes] Un Membre Loyal de votre Cortège quitte la partie.
   *[no] Un Membre Loyal du Cortège { $seat-of } quitte la partie.
}

## Refus

no-keepers-corner = Vous ne pouvez pas commencer dans { $choice } : choisissez un coin où personne ne commence, opposé à celui d’un autre si possible.
no-not-beside-the-corner = { $choice } n’est pas au bord du plateau à côté de votre coin.
no-camped-there = Vous avez déjà établi un camp dans { $choice } ce tour.
no-decamped-there = Vous avez déjà levé un camp dans { $choice } ce tour.
no-no-waystation-there = Vous n’avez pas de tel relais dans { $choice }.
no-not-on-the-edge = { $choice } n’est pas au bord du plateau.
no-no-card-for-waystation = Vous n’avez pas de carte qui corresponde à { $choice }.
no-no-such-forest = « { $chosen } » n’est pas un bois de ce plateau.
no-forest-not-adjacent = « { $chosen } » n’est pas à côté de cette clairière.
no-no-relic-in-forest = Il n’y a pas de relique dans « { $chosen } ».
no-no-such-relic = « { $chosen } » : pas de telle relique à cet endroit.
no-nothing-to-recover = « { $chosen } » : il faut une relique avec un relais de son type.
no-no-waystation-for-it = « { $chosen } » : aucun relais n’y montre ce type.
no-not-waiting = « { $chosen } » n’attend pas dans cette colonne du Cortège.
no-nothing-to-delve = « { $chosen } » : il faut une clairière de la couleur de la carte que vous contrôlez, avec un de vos guerriers, et un adversaire à combattre ou une relique dans un bois voisin.
no-retinue-full = Votre Cortège a déjà dix cartes.
no-added-cards = Vous avez ajouté des cartes ce tour : on en ajoute, ou on en déplace une.
no-nobody-in-column = « { $chosen } » : pas de telle carte dans le Cortège.
no-same-column = La carte est déjà dans cette colonne.

## Points

points-relics = Reliques

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-keepers-recovered = avance la prochaine colonne de reliques
reason-keepers-home = a des reliques auprès d’un relais de leur type
reason-keepers-unearthed = a des reliques hors des bois
reason-keepers-relics-near = rapproche des reliques d’un relais
reason-keepers-diggings = peut extraire là où assez de clairières sont contrôlées
reason-keepers-waystations = a des relais sur le plateau
reason-keepers-types = a des relais de types différents
reason-keepers-retinue = a un grand Cortège
reason-keepers-balance = a des cartes dans chaque colonne du Cortège
reason-keepers-rule = contrôle des clairières
reason-keepers-warriors = garde des guerriers sur le plateau
reason-keepers-crowded = garde moins de quatre guerriers par clairière
reason-keepers-exposed = protège reliques et relais
reason-keepers-actions = laisse des cartes du Cortège à jouer

## Sur le plateau

label-retinue = Cortège
label-retinue-move = Se déplacer
label-retinue-delve = Combattre puis extraire
label-retinue-recover = Se déplacer ou restaurer
label-relics = Reliques
label-waystations = Relais
label-face-down = Face cachée
