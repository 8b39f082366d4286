## Qui vous êtes, et ce que vous voulez

about-corvids = Vous êtes la Conspiration des Corvidés. Cachez des complots dans les clairières, et retournez-les avant que quiconque ne les devine.
like-corvids = Bluffer et se cacher : poser des complots face cachée, laisser deviner, puis en retourner plus qu’on ne peut en déjouer.
    .hard = demande de la pratique

## Comment les phrases la nomment

role-corvids = Les Corvidés
    .the = les Corvidés
    .whom = les Corvidés
    .to = aux Corvidés
    .of = des Corvidés
    .many = yes

## Mots

word-corvids = Corvidés
word-hidden_plot = Complot (face cachée)
word-bomb = Bombe
word-snare = Collet
word-extortion = Extorsion
word-raid = Raid
word-flip = Retourner des complots
word-plot = Comploter
word-trick = Ruse
word-exert = Effort
word-expose = Complot déjoué

## Aide

help-plot = Retirez des guerriers d’une clairière pour y placer un complot face cachée : un, et un de plus par complot placé ce tour.
help-trick = Échangez deux complots, tous deux face visible ou tous deux face cachée.
help-expose = Montrez aux Corvidés une carte qui correspond à la clairière d’un complot caché, et devinez ce que c’est. Si vous avez raison, vous le retirez ; sinon, la carte est pour eux.
help-bomb = { rule-13_7_1.summary }
help-snare = { rule-13_7_2.summary }
help-extortion = { rule-13_7_3.summary }
help-raid = { rule-13_7_4.summary }

## Questions

ask-scatter = Dans quelle clairière { $suit } placez-vous un guerrier ?
ask-corvids-recruit = Aurore : quelle carte dépensez-vous pour recruter dans toutes les clairières de sa couleur ?
    .done = Ne pas recruter
ask-recruit-suit = « { $card } » est une carte Oiseau : dans les clairières de quelle couleur recrutez-vous ?
ask-corvids-act = Jour : { $count ->
    [0] il ne reste pas d’action.
    [one] il reste { $count } action.
   *[other] il reste { $count } actions.
} Que faites-vous ?
    .done = Terminer le Jour
ask-exert = Crépuscule : un effort pour une action de plus, ou piocher ?
    .done = Piocher
ask-flip-plot = Aurore : quel complot retournez-vous ?
    .done = Ne plus retourner de complots
ask-plot-in = Où placez-vous un complot ? Il y faut { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}.
ask-plot-what = Quel complot placez-vous face cachée dans { $clearing } ?
ask-trick = Quel complot échangez-vous avec un autre ?
ask-trick-with = Avec quel complot échangez-vous celui dans { $origin } ?
ask-expose-in = { $optional ->
    [0] Dans quelle clairière devinez-vous le complot ?
   *[other] Complot déjoué : devinez-vous ce qu’est un complot caché ?
}
    .done = Ne pas deviner
ask-guess-plot = Qu’est-ce que le complot dans { $clearing } ?
ask-show-card = Quelle carte montrez-vous aux Corvidés ? Il faut une carte { $suit } ou Oiseau, et elle est pour eux si le complot dans { $clearing } est autre chose.

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-corvids-act = Les complots rapportent quand vous les retournez à l’Aurore, si un guerrier s’y trouve. Placez-les là où des guerriers peuvent rester, ou là où personne ne viendra deviner.
guide-flip-plot = Chaque complot retourné rapporte pour tous ceux qui sont face visible : collets, extorsions et raids qui restent sur le plateau font monter le suivant.
guide-plot-what = Une bombe vide la clairière, un collet y retient l’adversaire, une extorsion rapporte des cartes, un raid riposte quand il est retiré. Personne ne voit ce que vous placez.
guide-expose-in = Vous avez des pièces là où un complot est caché. Deviner juste le retire et rapporte ; une erreur vous coûte la carte, mais tout le monde apprend ce que le complot n’est pas.

## Événements

event-plotted = Le complot que vous placez face cachée dans { $clearing } : { $piece }.
event-flipped = { $you ->
    [yes] Vous retournez un complot dans { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] retournent
       *[no] retourne
    } un complot dans { $clearing } : { $piece }.
}
event-tricked = { $you ->
    [yes] Vous échangez les complots dans { $origin } et dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] échangent
       *[no] échange
    } les complots dans { $origin } et dans { $clearing }.
}
event-raided = { $you ->
    [yes] Votre raid dans { $clearing } est retiré : des guerriers arrivent dans toutes les clairières adjacentes.
   *[no] Le raid { $seat-of } dans { $clearing } est retiré : des guerriers arrivent dans toutes les clairières adjacentes.
}
event-exposed = { $you ->
    [yes] Vous devinez juste dans { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] devinent
       *[no] devine
    } juste dans { $clearing } : { $piece }.
}
event-wrong-guess = { $you ->
    [yes] Vous devinez mal dans { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] devinent
       *[no] devine
    } mal dans { $clearing } : { $piece }.
}
event-exerted = { $you ->
    [yes] Vous faites un effort : une action de plus au lieu de piocher.
   *[no] { $seat } { $seat-many ->
        [yes] font
       *[no] fait
    } un effort : une action de plus au lieu de piocher.
}

## Refus

no-corvids-no-actions = Il ne vous reste pas d’action.
no-has-drawn = « { $chosen } » : vous avez pioché une carte ce Crépuscule, il n’y a donc pas d’effort possible.
no-plot-there = Il y a déjà un complot dans { $choice }.
no-no-plot-there = Il n’y a pas de complot dans { $choice }.
no-nobody-to-flip-it = Vous n’avez pas de guerriers avec le complot dans { $choice }.
no-face-up-already = Le complot dans { $choice } est déjà face visible.
no-flipped-in-birdsong = « { $chosen } » : les complots se retournent à l’Aurore, là où vous avez des guerriers.
no-too-few-plotters = Vous avez trop peu de guerriers dans { $choice } : il en faut un, et un de plus par complot placé ce tour.
no-nowhere-to-plot = Vous avez trop peu de guerriers dans toute clairière où un complot pourrait être placé.
no-both-on-map = « { $chosen } » : les deux sont sur le plateau.
no-no-two-plots = « { $chosen } » : il faut deux complots sur le plateau, tous deux face visible ou tous deux face cachée.
no-same-plot = Un complot ne s’échange pas avec lui-même : choisissez-en un autre que celui dans { $choice }.
no-not-facing-alike = Le complot dans { $choice } ne montre pas la même face.
no-snared = « { $chosen } » : un collet des Corvidés y est face visible.
no-not-an-enemy = Seuls les adversaires des Corvidés devinent les complots, et vous êtes en coalition avec eux.
no-cards-drawn = Vous avez pioché une carte ce Crépuscule : les complots se devinent avant.
no-nothing-to-expose = Vous n’avez pas de pièces dans une clairière avec un complot caché.
no-no-card-to-show = Vous n’avez pas de carte qui correspond à une clairière où se trouvent vos pièces et un complot caché.
no-nobody-to-guess = Vous n’avez pas de pièces dans { $choice }.
no-not-face-down = Il n’y a pas de complot caché dans { $choice }.
no-corvids-crafts = « { $chosen } » : vous ne fabriquez qu’à l’Aurore.

## Points

points-plots = Complots

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-corvids-hidden = a des complots cachés sur le plateau
reason-corvids-shown = a des complots face visible sur le plateau
reason-corvids-flips = tient des complots prêts à être retournés
reason-corvids-warriors = garde des guerriers sur le plateau
reason-corvids-posts = a des guerriers dans des clairières sans complot
reason-corvids-guessable = garde les complots là où personne ne peut deviner
reason-corvids-alone = garde des guerriers auprès des complots
reason-corvids-actions = laisse plus d’actions à faire

## Sur le plateau

label-plots = Complots
label-could_be = Possibles
