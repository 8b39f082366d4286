## Qui vous êtes, et ce que vous voulez

about-hundreds = Vous êtes le Seigneur des Cents. Conquérez, pillez, rasez : vous marquez pour chaque clairière sous votre contrôle d’où toute faction adverse a disparu.
like-hundreds = Une horde derrière un seigneur de guerre : prendre des clairières d’assaut, en chasser tout le monde, et amasser les objets qui vous renforcent mais réduisent le choix de ses humeurs.
    .hard = demande un peu de pratique

## Comment les phrases les nomment

role-hundreds = Les Cents
    .the = les Cents
    .whom = les Cents
    .to = aux Cents
    .of = des Cents
    .many = yes

## Mots

word-hundreds = Cents
word-stronghold = Bastion
word-mob = Foule
word-loot = Piller
word-advance = Faire avancer le seigneur de guerre
word-incite = Inciter
word-warlord = Seigneur de guerre
word-bitter = Amer
word-grandiose = Grandiose
word-jubilant = Jubilant
word-lavish = Dépensier
word-relentless = Acharné
word-rowdy = Chahuteur
word-stubborn = Tenace
word-wrathful = Courroucé

## Aide

help-loot = N’infligez aucune perte due aux dés dans ce combat. Si vous contrôlez la clairière quand il est fini, prenez un objet fabriqué du défenseur.
help-advance = Déplacez le seigneur de guerre avec autant de guerriers que vous voulez, puis combattez là où il est, si vous le souhaitez.
help-incite = Dépensez une carte pour placer une foule dans une clairière correspondante où vous avez un guerrier.
help-bitter = { rule-14_7_1.summary }
help-grandiose = { rule-14_7_2.summary }
help-jubilant = { rule-14_7_3.summary }
help-lavish = { rule-14_7_4.summary }
help-relentless = { rule-14_7_5.summary }
help-rowdy = { rule-14_7_6.summary }
help-stubborn = { rule-14_7_7.summary }
help-wrathful = { rule-14_7_8.summary }

## Questions

ask-garrison = Dans quel coin commencez-vous, avec votre seigneur de guerre et un bastion ?
ask-mob-to = Le dé de foule indique { $suit } : dans quelle clairière { $suit } une foule se répand-elle ?
ask-raze-for = Quel objet prenez-vous sous la ruine, dans { $clearing } ?
ask-anoint = Votre seigneur de guerre est tombé : { $optional ->
    [0] où en arrive un nouveau ?
   *[other] quel guerrier devient le nouveau ?
}
ask-choose-mood = De quelle humeur est votre seigneur de guerre à ce tour ?
ask-squander = Dépensier : quel objet cédez-vous contre deux guerriers ?
    .done = Garder le reste
ask-command = Commander les Cents : { $count ->
    [0] il ne reste aucune action.
    [one] il reste { $count } action.
   *[other] il reste { $count } actions.
} Que faites-vous ?
    .done = C’est tout
ask-stronghold-in = Où construisez-vous un bastion ? Vous dépensez une carte qui correspond à la clairière.
ask-advance = Faire avancer le seigneur de guerre : { $count ->
    [0] c’était la dernière fois.
    [one] encore { $count } fois.
   *[other] encore { $count } fois.
} Que fait-il ?
    .advance = Le déplacer
    .battle = Combattre là où il est
    .done = C’est tout
ask-escort = Combien de guerriers quittent { $origin } pour { $clearing } avec le seigneur de guerre ?
ask-advance-on = Le seigneur de guerre est dans { $clearing } : y combattez-vous ?
    .done = Pas de combat
ask-relentless = Acharné : le seigneur de guerre se déplace-t-il ou combat-il encore une fois ?
    .advance = Le déplacer
    .battle = Combattre là où il est
    .done = C’est tout
ask-bring-warlord = Le seigneur de guerre quitte-t-il aussi { $origin } pour { $clearing } ?
    .warlord = Il part aussi
    .done = Il reste
ask-give-up-warlord = { $count ->
    [one] { $count } guerrier tombe
   *[other] { $count } guerriers tombent
} dans { $clearing } : le seigneur de guerre { $faction-of } en fait-il partie ?
    .warlord = Le seigneur de guerre tombe
    .warrior = Il est épargné
ask-contempt = Vous avez fabriqué un objet, { $item } : le prenez-vous, ou marquez-vous { $count ->
    [one] { $count } point
   *[other] { $count } points
} en le retirant de la partie ?
    .points = Marquer, et le retirer
ask-make-room = Cette piste de votre Butin est pleine, et vous gagnez un objet, { $item } : lequel quitte la partie ? Vous marquez un point.
ask-loot = Vous attaquez { $faction-the } dans { $clearing } : pillez-vous ? Vous n’infligerez alors aucune perte due aux dés.
    .done = Ne pas piller
ask-loot-what = Quel objet fabriqué { $faction-of } prenez-vous ?
ask-call-mob = Amer : quelle foule devient un guerrier dans { $clearing }, avant le lancer ? { $count ->
    [0] { "" }
    [one] { $count } est déjà venue.
   *[other] { $count } sont déjà venues.
}
    .done = Ne plus en appeler
ask-incite = Crépuscule : il reste { $count ->
    [0] 0 foule
    [one] { $count } foule
   *[other] { $count } foules
} à inciter. En incitez-vous une ?
    .done = Ne plus inciter
ask-incite-in = Où incitez-vous une foule ? Vous dépensez une carte qui correspond à la clairière.
ask-rejoice = Jubilant : lancez-vous le dé de foule pour répandre une autre foule (encore { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}) ?
    .incite = Lancer le dé de foule
    .done = Ne plus le lancer

## Ce qu’on dit aux débutants quand ils rencontrent une question pour la première fois

guide-garrison = De nouveaux guerriers arrivent là où est votre seigneur de guerre et là où se dressent vos bastions. Commencez là où vous pourrez bientôt contrôler des clairières où il n’y a que vous.
guide-choose-mood = L’humeur compte jusqu’à votre prochaine Aurore, même quand on vous attaque. Chaque objet de votre Butin interdit une humeur : plus vous êtes riche, moins il en reste.
guide-command = Vous marquez au Crépuscule pour les clairières que vous contrôlez et où il n’y a que vous. La moindre pièce adverse, fût-ce un jeton ou un pion, gâche tout.
guide-advance = Le seigneur de guerre se déplace et combat avec autant de guerriers que vous voulez. Seul un combat peut le retirer, et un nouveau arrive à votre prochaine Aurore.
guide-contempt = Bottes, sacs et pièces de monnaie augmentent votre Autorité, les autres objets votre Bravoure. Les points ne viennent qu’une fois ; l’Autorité et la Bravoure servent à chaque tour.
guide-incite = À votre prochaine Aurore, les foules retirent les bâtiments et jetons adverses, ce qui rapporte des points, et tirent des objets des ruines. Une par clairière, et il y en a cinq.
guide-loot = Un objet vaut souvent plus que des pertes infligées : il augmente votre Autorité ou votre Bravoure pour le reste de la partie.

## Événements

event-anointed = { $you ->
    [yes] Votre seigneur de guerre arrive dans { $clearing }.
   *[no] Le seigneur de guerre { $owner-of } arrive dans { $clearing }.
}
event-warlord-moved = { $you ->
    [yes] Votre seigneur de guerre part aussi pour { $clearing }.
   *[no] Le seigneur de guerre { $owner-of } part aussi pour { $clearing }.
}
event-warlord-fell = { $you ->
    [yes] Votre seigneur de guerre tombe dans { $clearing }.
   *[no] Le seigneur de guerre { $owner-of } tombe dans { $clearing }.
}
event-mood = { $you ->
    [yes] L’humeur de votre seigneur de guerre : { $mood }.
   *[no] L’humeur { $seat-of } : { $mood }.
}
event-still-lavish = { $you ->
    [yes] Il ne reste aucune autre humeur à votre seigneur de guerre : il reste Dépensier.
   *[no] Il ne reste aucune autre humeur au seigneur de guerre { $seat-of } : il reste Dépensier.
}
event-hoarded = { $you ->
    [yes] Vous ajoutez un objet à votre Butin : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] ajoutent
       *[no] ajoute
    } un objet au Butin : { $item }.
}
event-item-removed = { $you ->
    [yes] Vous retirez un objet de la partie : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] retirent
       *[no] retire
    } un objet de la partie : { $item }.
}
event-looting = { $you ->
    [yes] Vous pillez { $foe-the } et n’infligez aucune perte due aux dés.
    [foe] { $owner } vous { $owner-many ->
        [yes] pillent et n’infligent
       *[no] pille et n’inflige
    } aucune perte due aux dés.
   *[no] { $owner } { $owner-many ->
        [yes] pillent { $foe-the } et n’infligent
       *[no] pille { $foe-the } et n’inflige
    } aucune perte due aux dés.
}
event-looted = { $you ->
    [yes] Vous pillez un objet { $other-to } : { $item }.
    [other] { $seat } vous { $seat-many ->
        [yes] pillent
       *[no] pille
    } un objet : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] pillent
       *[no] pille
    } un objet { $other-to } : { $item }.
}
event-looted-for-sale = { $you ->
    [yes] Vous pillez un objet à vendre { $faction-of } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] pillent
       *[no] pille
    } un objet à vendre { $faction-of } : { $item }.
}
event-seen-under-ruin = Vous regardez sous la ruine, dans { $clearing } : { $item }.
event-left-under-ruin = { $you ->
    [yes] Vous avez déjà un tel objet venu d’une ruine ; il reste donc sous celle qui est dans { $clearing } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] ont
       *[no] a
    } déjà un tel objet venu d’une ruine ; il reste donc sous celle qui est dans { $clearing } : { $item }.
}
event-dragged-out = { $you ->
    [yes] Vous prenez un objet sous la ruine, dans { $clearing } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } un objet sous la ruine, dans { $clearing } : { $item }.
}
event-ruin-razed = La ruine dans { $clearing } est rasée.
event-mob-die = { $you ->
    [yes] Vous lancez le dé de foule : { $suit }.
   *[no] { $seat } { $seat-many ->
        [yes] lancent
       *[no] lance
    } le dé de foule : { $suit }.
}
event-oppressed = { $you ->
    [yes] Vous opprimez { $count ->
        [one] { $count } clairière
       *[other] { $count } clairières
    }.
   *[no] { $seat } { $seat-many ->
        [yes] oppriment
       *[no] opprime
    } { $count ->
        [one] { $count } clairière
       *[other] { $count } clairières
    }.
}

## Refus

no-hundreds-craft = « { $chosen } » : vous ne fabriquez qu’au début du Jour, avant tout le reste.
no-moods-in-birdsong = « { $chosen } » : les Cents choisissent l’humeur du seigneur de guerre à leur Aurore.
no-warlord-stays = Le seigneur de guerre ne peut être ni retiré hors d’un combat, ni déplacé au tour d’une autre faction, et aucun autre guerrier { role-hundreds.of } n’est là.
no-no-warlord = « { $chosen } » : votre seigneur de guerre n’est pas sur la carte.
no-no-advance-left = « { $chosen } » : vous avez avancé autant de fois que votre Bravoure le permet.
no-no-command-left = « { $chosen } » : vous avez effectué autant d’actions que votre Autorité le permet.
no-not-to-garrison = Vous ne pouvez pas commencer dans { $choice } : prenez un coin libre, à l’opposé d’un autre départ s’il y en a un.
no-no-stronghold-site = Vous ne contrôlez aucune clairière avec un emplacement libre.
no-no-card-for-stronghold = « { $chosen } » : vous n’avez aucune carte qui correspond à un endroit où construire.
no-not-on-that-track = « { $chosen } » : choisissez l’objet gagné, ou un objet de sa piste.
no-not-theirs-to-loot = « { $chosen } » : le défenseur n’a fabriqué aucun objet de ce genre.
no-not-under-that-ruin = « { $chosen } » : aucun objet de ce genre n’est sous cette ruine.
no-hoarded-from-a-ruin = « { $chosen } » : votre Butin en a déjà un venu d’une ruine.
no-mob-there = Il y a déjà une foule dans { $choice }.
no-nobody-to-incite = « { $chosen } » : il vous faut un guerrier dans une clairière sans foule.
no-no-card-to-incite = « { $chosen } » : vous n’avez aucune carte qui correspond à un endroit où inciter une foule.
no-no-mob-near = « { $choice } » : aucune foule n’est adjacente.
no-same-mood = « { $chosen } » : votre seigneur de guerre est déjà de cette humeur et doit en changer.
no-mood-barred = « { $chosen } » : l’objet de cette humeur est dans votre Butin.
no-no-mob-to-call = Aucune foule ne peut quitter { $choice } : seules viennent celles de la clairière du seigneur de guerre et des clairières adjacentes.
no-not-in-the-hoard = « { $chosen } » : il n’y a aucun objet de ce genre dans votre Butin.

## Points

points-oppression = Oppression
points-hoard = Butin plein

## Ce qui compte : chaque raison complète « ce coup ... »

reason-hundreds-oppressed = a des clairières sans aucun adversaire
reason-hundreds-rule = contrôle des clairières
reason-hundreds-command = a de l’Autorité
reason-hundreds-prowess = a de la Bravoure
reason-hundreds-strongholds = a des bastions
reason-hundreds-exposed = garde les bastions à l’abri
reason-hundreds-warriors = a des guerriers sur la carte
reason-hundreds-mobs = a des foules là où l’adversaire construit ou près de ruines
reason-hundreds-warlord = garde le seigneur de guerre sur la carte, entouré de guerriers
reason-hundreds-moods = laisse le choix entre beaucoup d’humeurs
reason-hundreds-mood = a une humeur utile
reason-hundreds-targets = a le seigneur de guerre près d’adversaires faibles
reason-hundreds-actions = laisse plus d’actions à faire

## Sur le plateau

label-hoard = Butin
label-command = Autorité
label-prowess = Bravoure
label-mood = Humeur
label-moods = Humeurs
label-barred = Interdites
label-oppress = Opprimer
label-anew = un nouveau arrive à l’Aurore
