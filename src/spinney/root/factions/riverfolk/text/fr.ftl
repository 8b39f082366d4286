## Qui vous êtes, et ce que vous voulez

about-riverfolk = Vous êtes la Compagnie de la Rivière. Vendez aux autres cartes, bateaux et mercenaires, et changez leurs fonds en points.
like-riverfolk = Des marchands à la main ouverte : fixer des prix que les autres paieront, bâtir des comptoirs avec ce qu’ils ont payé, et garder des fonds pour les dividendes.
    .hard = demande de la pratique, et une table qui achète

## Comment les phrases la nomment

role-riverfolk = La Compagnie
    .the = la Compagnie
    .whom = la Compagnie
    .to = à la Compagnie
    .of = de la Compagnie
    .many = no

## Mots

word-riverfolk = Compagnie
word-trade_post_fox = Comptoir (renard)
word-trade_post_rabbit = Comptoir (lapin)
word-trade_post_mouse = Comptoir (souris)
word-hand_card = Cartes
word-riverboats = Bateaux
word-mercenaries = Mercenaires
word-export = Export
word-establish_trade_post = Établir un comptoir et une garnison

## Aide

help-hand_card = Une carte au choix de l’acheteur dans la main révélée de la Compagnie.
help-riverboats = Jusqu’à la fin du tour, l’acheteur suit les rivières comme des chemins.
help-mercenaries = Au Jour et au Crépuscule du tour, les guerriers de la Compagnie comptent comme ceux de l’acheteur pour le contrôle et au combat.
help-export = Payez une carte comme pour la fabriquer et défaussez-la : un guerrier arrive dans la case Paiements.
help-establish_trade_post = Dépensez deux fonds de la faction qui contrôle une clairière pour y placer un comptoir et un guerrier, et marquez.

## Questions

ask-start-in-river = Où, au bord de la rivière, placez-vous un guerrier ? Il en reste { $count } à placer.
ask-riverfolk-act = Jour : vous avez { $count } fonds. Que faites-vous ?
    .done = Terminer le Jour
ask-export-what = Quelle carte exportez-vous ?
ask-recruit-by-river = Où, au bord de la rivière, recrutez-vous un guerrier ?
ask-trade-post-in = Où établissez-vous un comptoir ?
ask-set-costs = Crépuscule : de quel service changez-vous le prix ?
    .done = Garder les prix
ask-first-price = Mise en place : quel est le premier prix de « { $word } » ?
ask-set-price = Combien coûte « { $word } » ?
ask-commit-fund = De quelle faction investissez-vous un fonds ?
ask-spend-fund = De quelle faction dépensez-vous un fonds ?
ask-lose-fund = Commerce perturbé : de quelle faction retirez-vous un fonds ?
ask-buy-service = Aurore : la Compagnie vous vend encore { $count ->
    [one] { $count } service
   *[other] { $count } services
}. Lequel achetez-vous ?
    .done = Ne rien acheter de plus
ask-buy-card = Quelle carte achetez-vous à la Compagnie ?

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-riverfolk-act = Se déplacer, combattre, fabriquer et piocher investit des fonds, qui reviennent à votre prochaine Aurore. Recruter et établir un comptoir les dépense pour de bon. Les fonds que vous laissez rapportent alors : un point pour deux.
guide-trade-post-in = Un comptoir coûte deux fonds de la faction qui contrôle la clairière, et rapporte 2 points. Une faction qui a des pièces à côté peut acheter un service de plus.
guide-set-costs = Ce que les autres paient devient vos fonds. Trop cher, et personne n’achète ; trop bon marché, et vous les armez pour rien.
guide-buy-service = Vous payez avec des guerriers de votre réserve, et la Compagnie agit avec eux jusqu’à ce qu’elle les dépense.

## Événements

event-priced = { $you ->
    [yes] Vous fixez le prix de « { $word } » à { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] fixent
       *[no] fixe
    } le prix de « { $word } » à { $price }.
}
event-gathered-funds = { $you ->
    [yes] Vous rassemblez vos fonds : { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] rassemblent
       *[no] rassemble
    } ses fonds : { $total }.
}
event-exported = { $you ->
    [yes] Vous exportez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] exportent
       *[no] exporte
    } « { $card } ».
}
event-payment = { $you ->
    [yes] Vous placez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans la case Paiements.
   *[no] { $seat } { $seat-many ->
        [yes] placent
       *[no] place
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans la case Paiements.
}
event-committed-fund = { $you ->
    [yes] Vous investissez un fonds { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] investissent
       *[no] investit
    } un fonds { $faction-of }.
}
event-spent-fund = { $you ->
    [yes] Vous dépensez { $count ->
        [one] un fonds
       *[other] { $count } fonds
    } { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] dépensent
       *[no] dépense
    } { $count ->
        [one] un fonds
       *[other] { $count } fonds
    } { $faction-of }.
}
event-lost-fund = { $you ->
    [yes] Vous perdez un fonds { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } un fonds { $faction-of }.
}
event-bought = { $you ->
    [yes] Vous achetez « { $word } » à la Compagnie pour { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] achètent
       *[no] achète
    } « { $word } » à la Compagnie pour { $price }.
}
event-mercenaries-fight = { $count ->
    [one] { $count } mercenaire combat
   *[other] { $count } mercenaires combattent
} pour { $you ->
    [yes] vous
   *[no] { $owner-whom }
} dans { $clearing }.

## Refus

no-no-river-at-start = Aucune rivière ne touche { $choice }.
no-no-river-there = « { $chosen } » : aucune rivière n’y mène.
no-trade-post-there = Il y a déjà un comptoir dans { $choice }.
no-nobody-rules = Aucune faction ne contrôle { $choice }.
no-no-funds-of-ruler = Vous n’avez pas deux fonds de la faction qui contrôle { $choice }.
no-no-place-for-a-post = Pour aucune clairière vous n’avez à la fois deux fonds de la faction qui la contrôle et un comptoir de sa couleur.
no-not-on-the-track = « { $chosen } » n’est pas un prix : la piste va de 1 à 4.
no-not-a-price = « { $chosen } » n’est pas un prix pour ce marqueur : il en faut un autre, de 1 à 4.
no-no-card-to-craft = Vous n’avez en main aucune carte à fabriquer.
no-no-space-to-craft = « { $chosen } » : vous avez trop peu de fonds, ou trop peu de cases vides des bonnes couleurs sur vos pistes de comptoirs.
no-no-card-to-export = Vous n’avez en main aucune carte à fabriquer, et on n’exporte que de telles cartes.
no-no-space-to-export = { no-no-space-to-craft }
no-no-funds = « { $chosen } » : vous n’avez plus de fonds.
no-no-such-fund = « { $chosen } » : aucun de vos fonds n’est à cette faction.
no-service-too-dear = « { $chosen } » coûte plus que vous ne pouvez payer.
no-no-card-for-sale = « { $chosen } » : la Compagnie n’a pas cette carte à vendre.
no-service-bought = « { $chosen } » : vous l’avez déjà acheté pour ce tour.
no-sold-in-birdsong = « { $chosen } » : les services s’achètent au début de l’Aurore.
no-own-service = « { $chosen } » est votre propre service : ce sont les autres qui l’achètent.
no-no-mercenaries-for-you = « { $chosen } » : un Vagabond ne peut pas en engager.
no-riverfolk-crafts = « { $chosen } » : vous ne fabriquez que pendant le Jour.

## Points

points-trade-posts = Comptoirs
points-dividends = Dividendes

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-riverfolk-posts = a des comptoirs sur le plateau
reason-riverfolk-dividends = garde des fonds pour les dividendes
reason-riverfolk-wealth = a sur son plateau des guerriers pour agir
reason-riverfolk-sites = peut payer d’autres comptoirs
reason-riverfolk-wares = a en main des cartes que les autres peuvent acheter
reason-riverfolk-customers = a d’autres factions près des comptoirs
reason-riverfolk-warriors = a des guerriers sur le plateau
reason-riverfolk-rule = contrôle des clairières
reason-riverfolk-exposed = garde bien les comptoirs
reason-riverfolk-prices = demande des prix que les autres paient

## Sur le plateau

label-payments = Paiements
label-funds = Fonds
label-committed = Investissements
label-posts-lost = perdus
label-service = Service
label-price = Prix
label-bought-by = Acheté par
