### Les monuments de l’annexe F.

## Mots

word-ferry = Le Radeau
word-tower = La Tour
word-lost_city = Ville perdue
word-black_market = Marché noir
word-legendary_forge = Forge légendaire
word-elder_treetop = Cime du vieil arbre
like-ferry = Une fois par tour, un déplacement peut passer par l’eau et offre une carte.
like-tower = Un point à chaque Crépuscule pour qui contrôle sa clairière.
like-lost_city = Une clairière des trois couleurs à la fois.
like-black_market = Une fois par tour, échangez une carte de votre main contre une carte cachée.
like-legendary_forge = Quatre objets qui ne se fabriquent que là, pour un point et une carte de plus.
like-elder_treetop = Un emplacement de plus dans un coin, et un point de plus pour qui abat ce qui s’y dresse.
help-ferry = Prenez le Radeau, qui vous suit, et piochez une carte.
help-black_market = Échangez une carte de votre main contre une des trois qui sont là face cachée.

## Questions

ask-by-ferry = Prenez-vous le Radeau, ou allez-vous à pied ?
    .ferry = Par le Radeau
ask-which-landmark = Quel monument mettez-vous en place ?
ask-landmark-in = { $word } : dans quelle clairière le mettez-vous en place ?
ask-which-suit = { $clearing } : cette clairière est des trois couleurs. De quelle couleur est la pièce que vous y placez ?
ask-market-give = { $optional ->
    [0] Marché noir : quelle carte échangez-vous ?
   *[other] Avant d’aller plus loin : quelle carte échangez-vous au Marché noir ?
}
    .done = N’en échanger aucune
ask-market-take = Marché noir : laquelle des trois cartes prenez-vous ?

## Événements

event-landmark-dealt = Un monument de cette partie : { $word }.
event-landmark = { $you ->
    [yes] Vous mettez en place un monument
   *[no] { $seat } { $seat-many ->
        [yes] mettent
       *[no] met
    } en place un monument
} dans { $clearing } : { $word }.
event-ferry = Le Radeau arrive dans { $clearing }.
event-market = { $you ->
    [yes] Vous échangez une carte
   *[no] { $seat } { $seat-many ->
        [yes] échangent
       *[no] échange
    } une carte
} au Marché noir contre la { $count ->
    [1] première
    [2] deuxième
   *[other] troisième
}.
event-market-gave = { $you ->
    [yes] Vous laissez « { $card } » au Marché noir.
   *[no] { $seat } { $seat-many ->
        [yes] laissent
       *[no] laisse
    } « { $card } » au Marché noir.
}
event-market-gave-hidden = { $seat } { $seat-many ->
    [yes] laissent
   *[no] laisse
} une carte au Marché noir.
event-market-took = { $you ->
    [yes] Vous prenez « { $card } » au Marché noir.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » au Marché noir.
}
event-market-took-hidden = { $seat } { $seat-many ->
    [yes] prennent
   *[no] prend
} une carte au Marché noir.
event-treetop-for-two = La Cime du vieil arbre n’est pas conseillée à deux.

## Refus

no-landmark-there = « { $chosen } » : il y a déjà un monument.
no-landmark-next-to = « { $chosen } » : il y a un monument à côté, et il reste des places plus loin.
no-no-water-for-the-ferry = « { $chosen } » : le Radeau se met en place au bord de l’eau, et il n’y en a pas ici.
no-no-water-for-the-city = « { $chosen } » : la Ville perdue se met en place au bord de l’eau, et il n’y en a pas ici.
no-no-ruin-for-the-tower = « { $chosen } » : la Tour se met en place dans une clairière avec une ruine, et il n’y en a pas ici.
no-not-one-slot = « { $chosen } » : le Marché noir se met en place dans une clairière qui a exactement un emplacement et pas de ruine.
no-not-a-corner-for-the-treetop = « { $chosen } » : la Cime du vieil arbre se met en place dans un coin.
no-nobody-at-market = Vous n’avez aucune pièce dans la clairière du Marché noir.
no-not-on-sale = « { $chosen } » : il y a trois cartes au Marché noir, la première, la deuxième et la troisième.
no-nobody-at-forge = « { $chosen } » : cet objet est à la Forge légendaire, et vous n’y avez aucune pièce.

## L’option

option-landmarks = Monuments
    .help = Ce qui se dresse sur le plateau et change les règles autour de soi.
    .form = map (ceux du plateau), none (aucun), one ou two (un ou deux au hasard), parmi certains comme two/ferry,tower,lost_city, ou un ou deux par leur nom comme lost_city,black_market
option-landmarks-map = Ceux du plateau
    .like = La Tour sur le plateau Montagne, le Radeau sur le plateau Lac, et rien sur les autres.
option-landmarks-none = Aucun
    .like = Aucun monument, pas même ceux du plateau.
option-landmarks-one = Un au hasard
    .like = Un des six est tiré au sort, et qui joue en dernier le met en place.
option-landmarks-two = Deux au hasard
    .like = Deux des six sont tirés au sort, et qui joue en dernier et en avant-dernier les met en place.

points-landmarks = Monuments

## Patries (A.8.2)

ask-homeland = Quelle clairière est votre Patrie ?
ask-spread-in = Où placez-vous { $count ->
    [one] le dernier guerrier
   *[other] un des { $count } guerriers qui restent
} ?
event-homeland = { $you ->
    [yes] Votre Patrie : { $clearing }.
   *[no] Patrie { $seat-of } : { $clearing }.
}
no-enemy-homeland = « { $chosen } » : c’est la Patrie d’une faction ennemie.
no-not-at-the-edge = « { $chosen } » : votre Patrie est au bord du plateau.
no-homeland-too-near = « { $chosen } » : c’est trop près d’une Patrie ennemie, et il reste des places plus loin.
no-homeland-alone = « { $chosen } » : vos Patries sont voisines.
option-start = Où les factions commencent
    .help = Dans les coins comme dans le jeu de base, ou dans des Patries au choix comme dans la mise en place avancée.
option-start-corners = Dans les coins
option-start-homelands = Dans des Patries, la dernière personne en premier

## Choisir les factions (A.8)

ask-choose-faction = Quelle faction choisissez-vous ?
event-pooled = Une faction au choix : { $faction-the }.
event-locked = { $faction } : à choisir une fois qu’une faction militante l’a été.
event-dealt-beside = La carte qui accompagne { $faction-whom } : { $word }.
event-drafted = { $you ->
    [yes] Vous choisissez { $faction-whom }.
   *[no] { $seat-player ->
        [none] { $seat } : { $faction-the }.
       *[other] { $seat-player } choisit { $faction-whom }.
    }
}
no-locked-faction = « { $chosen } » : cette faction est verrouillée tant que personne n’a choisi de faction militante.
option-seats-drafted = à choisir
    .like = La mise en place avancée de la Loi : quelques factions sont tirées au sort, qui joue en dernier choisit en premier et s’installe aussitôt, et chacun garde trois cartes sur cinq.
option-pool = Factions au choix
    .help = À deux, on choisit parmi les factions militantes ; avec des nomades, on peut garder les insurgées.
option-pool-usual = Comme le veut la Loi
option-pool-insurgents = Avec les insurgées, à deux avec des nomades
setup-pool = On garde les factions insurgées quand on choisit à deux, et seulement avec des nomades.
guide-choose-faction = Qui joue en dernier choisit en premier et se met en place aussitôt. Une faction reste. Lisez à quoi ressemble chacune ; vos cinq cartes restent à vous, et plus tard vous en gardez trois.
