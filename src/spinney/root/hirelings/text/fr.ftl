## Comment les phrases les nomment

role-forest_patrol = Les Gardes Forestiers
    .the = les Gardes Forestiers
    .whom = les Gardes Forestiers
    .to = aux Gardes Forestiers
    .of = des Gardes Forestiers
    .many = yes
role-last_dynasty = La Dernière Dynastie
    .the = la Dernière Dynastie
    .whom = la Dernière Dynastie
    .to = à la Dernière Dynastie
    .of = de la Dernière Dynastie
    .many = no
role-spring_uprising = La Révolte Printanière
    .the = la Révolte Printanière
    .whom = la Révolte Printanière
    .to = à la Révolte Printanière
    .of = de la Révolte Printanière
    .many = no
role-exile = L’Exilé
    .the = l’Exilé
    .whom = l’Exilé
    .to = à l’Exilé
    .of = de l’Exilé
    .many = no
role-riverfolk_flotilla = La Flottille
    .the = la Flottille
    .whom = la Flottille
    .to = à la Flottille
    .of = de la Flottille
    .many = no
role-warm_sun_prophets = Les Prophètes du Soleil
    .the = les Prophètes du Soleil
    .whom = les Prophètes du Soleil
    .to = aux Prophètes du Soleil
    .of = des Prophètes du Soleil
    .many = yes
role-highway_bandits = Les Bandits
    .the = les Bandits
    .whom = les Bandits
    .to = aux Bandits
    .of = des Bandits
    .many = yes
role-sunward_expedition = L’Expédition
    .the = l’Expédition
    .whom = l’Expédition
    .to = à l’Expédition
    .of = de l’Expédition
    .many = no
role-corvid_spies = Les Espions Corvidés
    .the = les Espions Corvidés
    .whom = les Espions Corvidés
    .to = aux Espions Corvidés
    .of = des Espions Corvidés
    .many = yes
role-furious_protector = Le Protecteur
    .the = le Protecteur
    .whom = le Protecteur
    .to = au Protecteur
    .of = du Protecteur
    .many = no
role-flame_bearers = Les Porteurs de Flamme
    .the = les Porteurs de Flamme
    .whom = les Porteurs de Flamme
    .to = aux Porteurs de Flamme
    .of = des Porteurs de Flamme
    .many = yes
role-vault_keepers = Les Gardiens du Coffre
    .the = les Gardiens du Coffre
    .whom = les Gardiens du Coffre
    .to = aux Gardiens du Coffre
    .of = des Gardiens du Coffre
    .many = yes
role-popular_band = Le Groupe
    .the = le Groupe
    .whom = le Groupe
    .to = au Groupe
    .of = du Groupe
    .many = no

## Mots

word-forest_patrol = { rule-forest_patrol }
word-last_dynasty = { rule-last_dynasty }
word-spring_uprising = { rule-spring_uprising }
word-exile = { rule-exile }
word-riverfolk_flotilla = { rule-riverfolk_flotilla }
word-warm_sun_prophets = { rule-warm_sun_prophets }
word-highway_bandits = { rule-highway_bandits }
word-sunward_expedition = { rule-sunward_expedition }
word-corvid_spies = { rule-corvid_spies }
word-furious_protector = { rule-furious_protector }
word-flame_bearers = { rule-flame_bearers }
word-vault_keepers = { rule-vault_keepers }
word-popular_band = { rule-popular_band }
like-forest_patrol = Un guerrier dans chaque clairière, et les disparus reviennent où il le faut. Rétrogradés, des infirmiers qui sauvent vos guerriers contre une carte.
like-last_dynasty = Cinq guerriers qui marchent et combattent ensemble. Rétrogradés, des nobles qui tranchent les égalités et rapportent pour un vaste contrôle.
like-spring_uprising = Des insurgés qui font sauter une clairière sur un coup de dé. Rétrogradés, des éclaireurs qui frappent fort en défense.
like-exile = Un combattant solitaire dans les forêts, armé par qui lui donne des objets. Rétrogradé, un brigand qui pille ruines et mains.
like-riverfolk_flotilla = Un navire insubmersible sur la rivière, qui offre des cartes. Rétrogradé, des plongeuses qui ouvrent les rives à vos déplacements.
like-warm_sun_prophets = Des prophètes qui poussent les autres à combattre ou à partir. Rétrogradés, des émissaires qui reprennent des cartes dans la défausse.
like-highway_bandits = Des bandits qui dépouillent qui passe sur leurs chemins. Rétrogradés, des gangs qui font venir des guerriers auprès d’eux.
like-sunward_expedition = Des cavernes n’importe où, et des guerriers qui en sortent. Rétrogradés, des artisanes qui gardent les cartes que vous fabriquez.
like-corvid_spies = Des espions chez l’ennemi, qui y combattent ou volent des cartes. Rétrogradés, des sentinelles qui ajoutent une touche près de vos bâtiments.
like-furious_protector = Un ours que rien ne blesse et qui frappe tout autour de lui. Rétrogradé, il protège ce qui est à ses côtés.
like-flame_bearers = Un feu qui se propage et chasse les ennemis. Rétrogradés, des contrebandiers qui changent des cartes d’objet en déplacements et en combats.
like-vault_keepers = Des coffres et leurs gardiens, qui combattent auprès de chacun. Rétrogradés, des gardes du corps qui encaissent la première touche.
like-popular_band = Des musiciens qui attirent les guerriers et les retiennent. Rétrogradés, un groupe de rue qui les retient aussi.
word-club = Gourdin
word-club_exhausted = Gourdin (épuisé)
word-vault = Coffre
word-foothold = Caverne
word-spread = Se répandre
word-reinforce = Renforcer
word-steal = Larcin
word-preach = Prêcher
word-regroup = Regrouper
word-feline_physicians = { rule-feline_physicians }
word-bluebird_nobles = { rule-bluebird_nobles }
word-rabbit_scouts = { rule-rabbit_scouts }
word-brigand = { rule-brigand }
word-otter_divers = { rule-otter_divers }
word-lizard_envoys = { rule-lizard_envoys }
word-bandit_gangs = { rule-bandit_gangs }
word-mole_artisans = { rule-mole_artisans }
word-raven_sentries = { rule-raven_sentries }
word-stoic_protector = { rule-stoic_protector }
word-rat_smugglers = { rule-rat_smugglers }
word-badger_bodyguards = { rule-badger_bodyguards }
word-street_band = { rule-street_band }

## Aide

help-forest_patrol = { rule-forest_patrol.summary }
help-last_dynasty = { rule-last_dynasty.summary }
help-spring_uprising = { rule-spring_uprising.summary }
help-exile = { rule-exile.summary }
help-riverfolk_flotilla = { rule-riverfolk_flotilla.summary }
help-warm_sun_prophets = { rule-warm_sun_prophets.summary }
help-highway_bandits = { rule-highway_bandits.summary }
help-sunward_expedition = { rule-sunward_expedition.summary }
help-corvid_spies = { rule-corvid_spies.summary }
help-furious_protector = { rule-furious_protector.summary }
help-flame_bearers = { rule-flame_bearers.summary }
help-vault_keepers = { rule-vault_keepers.summary }
help-popular_band = { rule-popular_band.summary }
help-feline_physicians = { rule-feline_physicians.summary }
help-bluebird_nobles = { rule-bluebird_nobles.summary }
help-rabbit_scouts = { rule-rabbit_scouts.summary }
help-brigand = { rule-brigand.summary }
help-otter_divers = { rule-otter_divers.summary }
help-lizard_envoys = { rule-lizard_envoys.summary }
help-bandit_gangs = { rule-bandit_gangs.summary }
help-mole_artisans = { rule-mole_artisans.summary }
help-raven_sentries = { rule-raven_sentries.summary }
help-stoic_protector = { rule-stoic_protector.summary }
help-rat_smugglers = { rule-rat_smugglers.summary }
help-badger_bodyguards = { rule-badger_bodyguards.summary }
help-street_band = { rule-street_band.summary }

## Questions

ask-set-up-hireling = Quel nomade mettez-vous en place ?
ask-hire = Vous avez gagné un nomade : lequel prenez-vous ?
ask-hand-over = { $word } : il ne reste aucun marqueur de contrôle. À qui donnez-vous ce nomade ?
ask-hireling-place = { $word } : où placez-vous { $optional ->
    [0] les pièces
   *[other] une pièce, si vous le voulez
} ?
    .done = Ne rien placer
ask-hireling-where = { $word } : quelle clairière choisissez-vous{ $optional ->
    [0] { "" } ?
   *[other] , si vous le voulez ?
}
    .done = Aucune
ask-hireling-count = { $word } : combien de guerriers arrivent dans { $clearing } ?
ask-hireling-forest = { $word } : quelle forêt ?
ask-hireling-whom = { $word } : qui choisissez-vous dans { $clearing } ?
ask-hireling-how = { $word } : que faites-vous ?
    .march = Se déplacer, puis combattre
    .regroup = Tous de la carte dans une clairière
    .sway = Forcer une faction à agir
    .preach = Placer un Prophète
    .revolt = Révolte : retirer toutes les pièces ennemies
    .spread = En placer un de plus
    .reinforce = Placer un guerrier à chacun
    .steal = Prendre des cartes
    .explore = Prendre un objet d’une ruine
    .draw = Piocher une carte
    .recruit = Placer vos guerriers
    .done = Rien
ask-physicians = Infirmiers Félins : { $count ->
    [one] { $count } guerrier tombe
   *[other] { $count } guerriers tombent
} dans { $clearing }. Dépensez-vous une carte { $suit } ou Oiseau pour les ramener auprès d’autres pièces à vous ?
    .done = Ne rien dépenser
ask-scouts = Lapins Éclaireurs : { $faction-the } vous { $faction-many ->
    [yes] attaquent
   *[no] attaque
} dans { $clearing }. Dépensez-vous une carte { $suit } ou Oiseau pour le plus grand dé ?
    .done = Ne rien dépenser
ask-give-item = Quel objet fabriqué donnez-vous à l’Exilé ?
ask-tire-item = Le Brigand : quel objet fabriqué épuisez-vous ?
ask-envoys = Émissaires Lézards : quelle carte de la défausse prenez-vous ?
    .done = Aucune
ask-keep-card = Taupes Artisanes : révélez-vous « { $card } », pour la reprendre au Crépuscule ?
    .done = La défausser
ask-burn = Porteurs de Flamme : quelle pièce brûle dans { $clearing } ?
ask-smuggle = Rats Contrebandiers : quelle carte avec un objet défaussez-vous ?

## Ce qu’on dit aux débutants à leur première rencontre avec une question

guide-hire = Les nomades repartent : un dé dit pour combien de vos tours ils restent, moins si vous êtes en tête. Pointez leurs cartes pour lire ce que chacun fait.
guide-hand-over = Qui reçoit le nomade l’a aussitôt. Il peut se tourner contre vous : pensez à qui en profiterait.

## Événements

event-hireling-dealt = Un nomade est en jeu : { $word }.
event-took-marker = { $you ->
    [yes] Vous prenez le marqueur de nomade de la case { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } le marqueur de nomade de la case { $total }.
}
event-hired = { $you ->
    [yes] Vous recrutez : { $word }. Marqueurs de contrôle : { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] recrutent
       *[no] recrute
    } : { $word }. Marqueurs de contrôle : { $total }.
}
event-control = { $you ->
    [yes] { $word } : il reste { $total } de vos marqueurs de contrôle.
   *[no] { $word }, au service { $seat-of } : il reste { $total } marqueurs de contrôle.
}
event-handed-over = { $you ->
    [yes] Vous donnez un nomade { $other-to } : { $word }.
    [other] { $seat } vous { $seat-many ->
        [yes] donnent
       *[no] donne
    } un nomade : { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } un nomade { $other-to } : { $word }.
}
event-hireling-acts = { $you ->
    [yes] Vous faites agir un nomade : { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] font
       *[no] fait
    } agir un nomade : { $word }.
}
event-hireling-at = { $you ->
    [yes] Votre pion est maintenant dans { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] sont
       *[no] est
    } maintenant dans { $clearing }.
}
event-hireling-rolled = { $word } : le dé montre { $suit }.
event-patrol-saved = { $you ->
    [yes] Un de vos guerriers va sur la carte, où { $total } attendent.
   *[no] Un guerrier { $owner-of } va sur la carte, où { $total } attendent.
}
event-healed = { $you ->
    [yes] Infirmiers Félins : vous ramenez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] Infirmiers Félins : { $seat-the } { $seat-many ->
        [yes] ramènent
       *[no] ramène
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-gave-item = { $you ->
    [yes] Vous donnez un objet à l’Exilé : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } un objet à l’Exilé : { $item }.
}
event-exile-lost = { $you ->
    [yes] Vous perdez un objet : { $item }.
   *[no] { $owner } { $owner-many ->
        [yes] perdent
       *[no] perd
    } un objet : { $item }.
}
event-took-from-discard = { $you ->
    [yes] Vous prenez « { $card } » dans la défausse.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » dans la défausse.
}
event-path-watched = { $you ->
    [yes] Vous guettez le chemin entre { $origin } et { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] guettent
       *[no] guette
    } le chemin entre { $origin } et { $clearing }.
}

## Refus

no-hireling-not-in-supply = « { $chosen } » n’est pas un nomade que personne ne contrôle encore.
no-hireling-not-dealt = « { $chosen } » n’est pas un nomade qui reste à mettre en place.
no-hireling-not-there = « { $chosen } » : la carte du nomade ne le permet pas.
no-hireling-not-so = « { $chosen } » : la carte du nomade ne l’offre pas maintenant.
no-hireling-idle = « { $chosen } » : ce nomade n’a rien à faire maintenant.
no-hireling-untouchable = On ne peut pas attaquer « { $chosen } » là : une capacité de nomade l’interdit.
no-no-card-for-uprising = « { $chosen } » : qui attaque la Révolte Printanière doit défausser une carte de la couleur de la clairière, et vous n’en avez pas.
no-no-item-to-give = « { $chosen } » : vous n’avez pas un tel objet fabriqué à donner.
no-not-by-the-exile = « { $chosen } » : vous n’avez aucune pièce dans une clairière voisine de la forêt de l’Exilé.
no-protector-forbids = « { $chosen } » : le Protecteur Furieux ne laisse rien placer là à ses ennemis.
no-no-item-card = « { $chosen } » : il faut en main une carte qui montre un objet.
no-spellbound = « { $chosen } » : vous avez rejoint le Groupe là pendant ce tour, et ne pouvez plus partir.

## Avant la partie

option-hirelings = Nomades
    .help = Trois nomades servent une faction après l’autre ; aucune ne joue à côté du nomade de sa propre espèce.
    .form = none, random, ou trois noms séparés par des virgules, comme forest_patrol,last_dynasty,exile
option-hirelings-none = Sans nomades
    .like = Seules les factions des joueurs sont sur le plateau.
option-hirelings-random = Trois au hasard
    .like = Trois sont tirés au sort ; qui passe 4, 8 et 12 points en recrute un pour quelques tours.
setup-own-hireling = { $hireling } ne peut pas être en jeu à côté de { $faction } : choisissez un autre nomade ou une autre faction.

## Points

points-hirelings = Nomades

## Ce qui compte : chacun complète « ce coup … »

reason-hirelings = a des nomades à son service

## Sur la table

label-hirelings = Nomades
label-hireling-free = au service de personne
label-hireling-of = au service { $of }
label-control = Marqueurs de contrôle
label-hireling-markers = Marqueurs de nomade
label-on-card = Sur la carte
label-watched = Chemins guettés
label-listeners = Retenus par le Groupe
label-kept = Révélées
