## Qui vous êtes, et ce que vous voulez

about-duchy = Vous êtes le Duché Souterrain. Surgissez par vos tunnels, montrez votre force, et ralliez des ministres qui agissent et marquent pour vous.
like-duchy = Une cour sous la terre : surgir en nombre, bâtir, et rallier un ministre par tour, chacun avec une action de plus. Perdez un bâtiment, et le plus grand d’entre eux s’en va.
    .hard = demande un peu de pratique

## Comment les phrases le nomment

role-duchy = Le Duché
    .the = le Duché
    .whom = le Duché
    .to = au Duché
    .of = du Duché
    .many = no

## Mots

word-duchy = Duché
word-citadel = Citadelle
word-market = Marché
word-tunnel = Tunnel
word-dig = Creuser
word-sway = Ralliement
word-foremole = Contremaître taupe
word-captain = Capitaine
word-marshal = Maréchal
word-brigadier = Brigadier
word-banker = Banquier
word-mayor = Maire
word-duchess_of_mud = Duchesse de la Boue
word-baron_of_dirt = Baron de la Terre
word-earl_of_stone = Comte de la Pierre

## Aide

help-dig = Dépensez une carte pour placer un tunnel dans une clairière correspondante, et faites-y monter jusqu’à quatre guerriers.
help-sway = Révélez des cartes pour rallier un ministre, et marquez pour sa couronne.
help-foremole = { rule-12_5_2_I.summary }
help-captain = { rule-12_5_2_II.summary }
help-marshal = { rule-12_5_2_III.summary }
help-brigadier = { rule-12_5_2_IV.summary }
help-banker = { rule-12_5_2_V.summary }
help-mayor = { rule-12_5_2_VI.summary }
help-duchess_of_mud = { rule-12_5_2_VII.summary }
help-baron_of_dirt = { rule-12_5_2_VIII.summary }
help-earl_of_stone = { rule-12_5_2_IX.summary }

## Questions

ask-surface = Dans quel coin émergez-vous ?
ask-assembly = L’Assemblée : { $count ->
    [0] il ne reste aucune action.
    [one] il reste { $count } action.
   *[other] il reste { $count } actions.
} Que faites-vous ?
    .done = Terminer l’Assemblée
ask-duchy-build = Où construisez-vous ? Vous révélez une carte qui correspond à la clairière.
ask-foremole-build = Le Contremaître taupe : où construisez-vous ?
ask-foremole-building = Que construisez-vous dans { $clearing } ?
ask-duchy-building = Que construisez-vous dans { $clearing } ?
ask-duchy-reveal = Quelle carte { $suit } ou Oiseau révélez-vous pour cela ?
ask-foremole-reveal = Le Contremaître taupe : quelle carte révélez-vous, de n’importe quelle couleur ?
ask-fill-in = Tous vos tunnels sont sur le plateau : lequel retirez-vous d’abord ?
ask-dig = Où creusez-vous un tunnel ? Vous dépensez une carte qui correspond à la clairière.
ask-come-up = Combien de guerriers montent du Terrier vers { $clearing } ?
ask-parliament = Le Parlement : quel ministre agit ?
    .done = Terminer le Parlement
ask-brigadier = Le Brigadier : un déplacement, ou un combat ?
ask-brigadier-again = Le Brigadier : « { $word } » encore une fois ?
    .done = Cela suffit
ask-bank = Le Banquier : { $count ->
    [0] quelle carte dépensez-vous ?
   *[other] quelle autre carte de la même couleur ?
} Chacune rapporte un point.
    .done = Ne plus rien dépenser
ask-borrow = Le Maire : de qui reprenez-vous l’action ?
ask-sway = Qui ralliez-vous ? Il faut révéler deux cartes pour un écuyer, trois pour un noble, quatre pour un seigneur.
    .done = Ne rallier personne
ask-sway-reveal = { $minister } : quelle carte révélez-vous ? { $count ->
    [one] C’est la dernière.
   *[other] Il en faut { $count }.
} Chacune demande une clairière de sa couleur avec l’une de vos pièces.
ask-lose-minister = Le Prix de l’Échec : quel ministre vous quitte ? Sa couronne est perdue pour de bon.

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-surface = Votre premier tunnel est ici : il mène au Terrier, où se rassemblent vos nouveaux guerriers.
guide-assembly = Les cartes révélées pour construire reviennent au Crépuscule, sauf les oiseaux. Celles que vous dépensez pour creuser sont perdues. Les citadelles donnent des guerriers, les marchés des cartes.
guide-parliament = Chaque ministre agit une fois par tour, dans n’importe quel ordre. Les seigneurs marquent pour ce que vous avez sur le plateau.
guide-sway = Un ministre par tour, contre une couronne de son rang, qui rapporte des points. Pour chaque carte révélée, il vous faut une clairière de sa couleur avec l’une de vos pièces : étendez-vous. Gardez vos bâtiments : dès que vous en perdez, votre plus grand ministre s’en va, avec sa couronne.

## Événements

event-swayed = { $you ->
    [yes] Vous ralliez un ministre : { $minister }.
   *[no] { $seat } { $seat-many ->
        [yes] rallient
       *[no] rallie
    } un ministre : { $minister }.
}
event-lost-minister = { $you ->
    [yes] Un ministre vous quitte, et sa couronne est perdue pour de bon : { $minister }.
   *[no] Un ministre quitte { $seat-the }, et sa couronne est perdue pour de bon : { $minister }.
}

## Refus

no-burrow-is-theirs = Seul le Duché peut être dans le Terrier.
no-not-to-surface = Vous ne pouvez pas émerger dans { $choice } : prenez un coin libre, opposé à un autre départ s’il y en a un.
no-assembly-over = « { $chosen } » : les deux actions de l’Assemblée sont prises.
no-no-foremole-site = { no-no-building-site }
no-no-building-site = Vous ne contrôlez aucune clairière avec un emplacement libre.
no-no-card-to-build = « { $chosen } » : aucune de vos cartes ne correspond à un endroit où construire.
no-no-card-to-dig = « { $chosen } » : aucune de vos cartes ne correspond à un endroit où creuser.
no-tunnel-there = Il y a déjà un tunnel dans { $choice }.
no-no-tunnel-there = Il n’y a pas de tunnel dans { $choice }.
no-too-many-come-up = Quatre guerriers montent au plus, et pas plus qu’il n’y en a dans le Terrier.
no-not-swayed = « { $chosen } » : ce ministre n’est pas rallié .
no-acted-already = « { $chosen } » : ce ministre a déjà agi pendant ce tour .
no-nothing-to-borrow = « { $chosen } » : le Maire reprend l’action d’un autre écuyer ou noble rallié, si elle est possible .
no-tunnels-missing = Vos trois tunnels ne sont pas tous sur le plateau.
no-no-market = Vous n’avez aucun marché sur le plateau.
no-no-citadel = Vous n’avez aucune citadelle sur le plateau.
no-not-the-highest = « { $chosen } » : c’est un ministre rallié du plus haut rang qui est perdu.
no-swayed-already = « { $chosen } » : ce ministre est déjà rallié .
no-ministers-later = « { $chosen } » : les ministres agissent au Parlement, après l’Assemblée, chacun une fois par tour.
no-sways-later = « { $chosen } » : les ministres sont ralliés à la fin du Jour.
no-serves-the-duchy = « { $chosen } » ne sert que le Duché.
no-swayed-one = Vous avez rallié un ministre pendant ce tour : pas plus d’un.
no-no-crown = « { $chosen } » : il ne reste aucune couronne de ce rang sur votre plateau .
no-too-few-to-reveal = « { $chosen } » : ainsi vous ne pouvez pas révéler assez de cartes. Chacune demande une clairière de sa couleur avec l’une de vos pièces.
no-no-clearing-for-it = « { $chosen } » : il ne lui reste aucune clairière de sa couleur avec l’une de vos pièces.
no-duchy-crafts = « { $chosen } » : vous ne fabriquez qu’au Crépuscule.

## Points

points-ministers = Ministres
points-crowns = Couronnes

## Ce qui compte : chaque ligne complète « ce coup ... »

reason-duchy-ministers = garde des ministres qui agissent
reason-duchy-lords = garde des seigneurs qui marqueront
reason-duchy-swaying = permet bientôt de rallier un ministre
reason-duchy-presence = tient des pièces dans des clairières de plusieurs couleurs
reason-duchy-citadels = tient des citadelles sur le plateau
reason-duchy-markets = tient des marchés sur le plateau
reason-duchy-tunnels = tient des tunnels sur le plateau
reason-duchy-sites = permet bientôt de construire
reason-duchy-rule = contrôle des clairières
reason-duchy-warriors = a des guerriers en surface
reason-duchy-burrow = a des guerriers dans le Terrier
reason-duchy-exposed = garde les bâtiments bien défendus
reason-duchy-actions = laisse plus d’actions à faire

## Sur le plateau

label-crowns = Couronnes
label-squire = Écuyer
label-noble = Noble
label-lord = Seigneur
label-swayed = Ralliés
label-unswayed = Non ralliés
label-mustered = Guerriers à chaque Aurore
label-lost-crowns = Perdues
