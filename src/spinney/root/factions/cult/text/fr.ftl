## Qui vous êtes, et ce que vous voulez

about-cult = Vous êtes le Culte des Lézards. Construisez des jardins chez les Parias, gagnez les âmes, et marquez par vos rituels.
like-cult = Patient et difficile à déloger : ce que les autres défaussent dit où vous pouvez frapper, vos cartes reviennent en main, et un jardin contrôle sa clairière quoi qu’il s’y trouve.
    .hard = pour qui connaît déjà le jeu

## Comment les phrases le nomment

role-cult = Le Culte
    .the = le Culte
    .whom = le Culte
    .to = au Culte
    .of = du Culte
    .many = no

## Mots

word-cult = Culte
word-garden_fox = Jardin (renard)
word-garden_rabbit = Jardin (lapin)
word-garden_mouse = Jardin (souris)
word-crusade = Croisade
word-convert = Conversion
word-sanctify = Sanctuaire
word-score = Score
word-sacrifice = Sacrifice

## Aide

help-crusade = Dépensez des acolytes pour combattre dans une clairière Paria, ou pour en partir et combattre là où vous arrivez.
help-convert = Dépensez des acolytes pour remplacer un guerrier adverse d’une clairière Paria par l’un des vôtres.
help-sanctify = Dépensez des acolytes pour remplacer un bâtiment adverse d’une clairière Paria par un jardin.
help-score = Dépensez une carte, et marquez selon les jardins de sa couleur sur le plateau ; une fois par tour et par couleur.
help-sacrifice = Révélez un Oiseau : un guerrier devient acolyte.

## Questions

ask-first-garden = Mise en place : dans quel coin plantez-vous votre premier jardin ?
ask-choose-outcast = Mise en place : quelle couleur est celle des Parias ?
ask-conspire = Aurore : vous avez { $count } { $count ->
    [one] acolyte
   *[other] acolytes
}. Quelle conspiration ?
    .done = Plus de conspiration
ask-crusade = Croisade : combattre dans une clairière Paria, ou en partir ?
ask-crusade-on = Croisade : combattez-vous aussi dans { $clearing } ?
    .done = Pas de combat
ask-convert-in = Dans quelle clairière Paria convertissez-vous un guerrier adverse ?
ask-convert-whom = De qui convertissez-vous un guerrier dans { $clearing } ?
ask-sanctify-in = Dans quelle clairière Paria remplacez-vous un bâtiment par un jardin ?
ask-sanctify-what = Quel bâtiment fait place à un jardin dans { $clearing } ?
ask-ritual = Jour : quel rituel effectuez-vous ?
    .done = Terminer le Jour
ask-reveal-to-build = Quelle carte révélez-vous pour construire un jardin ?
ask-reveal-to-recruit = Quelle carte révélez-vous pour recruter un guerrier ?
ask-spend-to-score = Quelle carte dépensez-vous pour marquer ?
ask-reveal-to-sacrifice = Quel Oiseau révélez-vous pour gagner un acolyte ?
ask-garden-in = Dans quelle clairière { $suit } construisez-vous un jardin ?
ask-recruit-lizard = Dans quelle clairière { $suit } placez-vous un guerrier ?

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-choose-outcast = Vos conspirations ont lieu dans les clairières de la couleur des Parias, et seuls les jardins de cette couleur fabriquent. Dès votre première Aurore, la couleur la plus défaussée devient celle des Parias.
guide-conspire = Les acolytes sont des guerriers tombés quand on vous attaquait, ou sacrifiés. Ils paient les combats, les déplacements et les conversions, que rien d’autre ne vous donne. Si les Parias sont Haïs, tout coûte un acolyte de moins.
guide-ritual = Révélez une carte par rituel : toutes reviennent au Crépuscule, sauf celles qui servent à marquer. Deux jardins d’une couleur valent deux points à chaque fois, et une carte de plus à chaque Crépuscule.

## Événements

event-outcast = { $you ->
    [yes] Vos Parias sont maintenant de cette couleur : { $suit }.
   *[no] Les Parias { $seat-of } sont maintenant de cette couleur : { $suit }.
}
event-hated = { $you ->
    [yes] Vos Parias sont maintenant Haïs : { $suit }.
   *[no] Les Parias { $seat-of } sont maintenant Haïs : { $suit }.
}
event-souls-gone = { $you ->
    [yes] Vous défaussez { $count ->
        [one] { $count } Âme Perdue
       *[other] { $count } Âmes Perdues
    }.
   *[no] { $seat } { $seat-many ->
        [yes] défaussent
       *[no] défausse
    } { $count ->
        [one] { $count } Âme Perdue
       *[other] { $count } Âmes Perdues
    }.
}
event-acolytes = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-conspired = { $you ->
    [yes] Vous dépensez { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    } pour « { $word } » ; il vous en reste { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] dépensent
       *[no] dépense
    } { $count ->
        [one] { $count } acolyte
       *[other] { $count } acolytes
    } pour « { $word } » ; il en reste { $total }.
}

## Refus

no-not-a-free-corner = Vous ne pouvez pas commencer dans { $choice } : prenez un coin libre, opposé à un autre départ s’il y en a un.
no-too-few-acolytes = Vous avez trop peu d’acolytes pour « { $chosen } ».
no-not-outcast = Les conspirations n’ont lieu que dans les clairières de la couleur des Parias, ce que { $choice } n’est pas.
no-no-crusade = Dans aucune clairière Paria vous ne pouvez combattre, et d’aucune vous ne pouvez partir.
no-nobody-to-convert = « { $chosen } » : il n’y a pas de guerrier adverse que vous puissiez convertir.
no-nothing-to-sanctify = « { $chosen } » : il n’y a pas de bâtiment adverse qu’un jardin puisse remplacer.
no-birds-not-wild = « { $chosen } » : dans vos rituels, les Oiseaux ne sont pas des jokers.
no-not-a-bird = « { $chosen } » : seul un Oiseau peut être révélé pour un sacrifice.
no-nowhere-to-plant = « { $chosen } » : vous ne contrôlez aucune clairière de cette couleur avec un emplacement libre.
no-nowhere-to-preach = « { $chosen } » : dans aucune clairière de cette couleur vous ne pouvez placer un guerrier.
no-no-garden = « { $chosen } » : vous n’avez pas de jardin de cette couleur sur le plateau.
no-suit-scored = « { $chosen } » : vous avez déjà marqué avec cette couleur ce tour-ci.
no-cult-crafts = « { $chosen } » : vous ne fabriquez qu’au Crépuscule.

## Points

points-rituals = Rituels

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-cult-gardens = tient des jardins sur le plateau
reason-cult-worth = a des jardins d’une couleur qui rapportent bien
reason-cult-scoring = garde des cartes pour marquer
reason-cult-draws = fait piocher plus à chaque Crépuscule
reason-cult-acolytes = donne des acolytes
reason-cult-hated = profite de Parias Haïs
reason-cult-warriors = garde des guerriers sur le plateau
reason-cult-rule = contrôle des clairières
reason-cult-sites = contrôle des clairières où un jardin peut venir
reason-cult-exposed = garde les jardins bien défendus
reason-cult-rituals = laisse des cartes pour d’autres rituels

## Sur le plateau

label-acolytes = Acolytes
label-outcast = Parias
label-hated = Haïs
label-souls = Âmes Perdues
label-revealed = Révélées
label-gardens = Jardins
