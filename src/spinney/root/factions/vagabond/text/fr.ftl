## Qui vous êtes, et ce que vous voulez

about-vagabond = Vous êtes le Vagabond. Vous voyagez en solitaire : aidez les autres ou combattez-les, explorez des ruines et accomplissez des quêtes pour marquer.
about-vagabond_2 = { about-vagabond }
like-vagabond = Un seul pion et un sac d’objets : se glisser par les forêts, accomplir des quêtes, aider les autres ou les traquer.
    .hard = demande un peu de pratique
like-vagabond_2 = { like-vagabond }
    .hard = { like-vagabond.hard }

## Comment les phrases la nomment

role-vagabond = Le Vagabond
    .the = le Vagabond
    .whom = le Vagabond
    .to = au Vagabond
    .of = du Vagabond
    .many = no
role-vagabond_2 = Le second Vagabond
    .the = le second Vagabond
    .whom = le second Vagabond
    .to = au second Vagabond
    .of = du second Vagabond
    .many = no

## Mots

word-vagabond = Vagabond
word-vagabond_2 = Second Vagabond
word-explore = Exploration
word-aid = Aide
word-quest = Quête
word-strike = Frappe
word-repair = Réparation
word-special = Action Spéciale
word-points = Marquer des points
word-draw = Piocher des cartes
word-warrior = Un guerrier
word-thief = Voleur
word-tinker = Bricoleur
word-ranger = Rôdeur
word-vagrant = Miséreux
word-arbiter = Médiateur
word-scoundrel = Brigand
word-adventurer = Aventurier
word-ronin = Ronin
word-harrier = Chasseur
word-fundraising_fox = Collecte de fonds (Renard)
word-errand_fox = Commission (Renard)
word-logistics_help_fox = Aide logistique (Renard)
word-repair_a_shed_fox = Réparer une remise (Renard)
word-give_a_speech_fox = Prononcer un discours (Renard)
word-guard_duty_rabbit = Tour de garde (Lapin)
word-errand_rabbit = Commission (Lapin)
word-give_a_speech_rabbit = Prononcer un discours (Lapin)
word-fend_off_a_bear_rabbit = Repousser un ours (Lapin)
word-expel_bandits_rabbit = Chasser des bandits (Lapin)
word-expel_bandits_mouse = Chasser des bandits (Souris)
word-guard_duty_mouse = Tour de garde (Souris)
word-fend_off_a_bear_mouse = Repousser un ours (Souris)
word-escort_mouse = Escorte (Souris)
word-logistics_help_mouse = Aide logistique (Souris)
word-damaged = L’objet endommagé
word-undamaged = L’objet intact

## Aide

help-explore = Épuisez une torche : prenez un objet sous la ruine de cette clairière, pour 1 point.
help-aid = Épuisez un objet quelconque et donnez une carte correspondante à une faction présente ; vous pouvez prendre un objet fabriqué en échange.
help-quest = Épuisez les deux objets d’une quête qui correspond à cette clairière, pour des points ou des cartes.
help-strike = Épuisez une arbalète : retirez un guerrier d’ici, ou une autre pièce d’une faction qui n’en a pas ici.
help-repair = Épuisez un marteau : réparez un objet endommagé.
help-special = Ce que seul votre personnage sait faire ; pendant le Jour, cela demande une torche.
help-points = Marquez pour vos quêtes accomplies de cette couleur.
help-draw = Prenez des cartes de la pioche.
help-warrior = Un guerrier de la faction Alliée tombe à votre place.

-help-quest = Dans une clairière { $suit }, épuisez { $items }.

help-thief = { rule-D_1_1.summary } { rule-D_1_2.summary }
help-tinker = { rule-D_2_1.summary } { rule-D_2_2.summary }
help-ranger = { rule-D_3_1.summary } { rule-D_3_2.summary }
help-vagrant = { rule-D_4_1.summary } { rule-D_4_2.summary }
help-arbiter = { rule-D_5_1.summary } { rule-D_5_2.summary }
help-scoundrel = { rule-D_6_1.summary } { rule-D_6_2.summary }
help-adventurer = { rule-D_7_1.summary } { rule-D_7_2.summary }
help-ronin = { rule-D_8_1.summary } { rule-D_8_2.summary }
help-harrier = { rule-D_9_1.summary } { rule-D_9_2.summary }
help-fundraising_fox = { -help-quest(suit: "Renard", items: "un café et une pièce de monnaie") }
help-errand_fox = { -help-quest(suit: "Renard", items: "un café et une botte") }
help-logistics_help_fox = { -help-quest(suit: "Renard", items: "une botte et un sac") }
help-repair_a_shed_fox = { -help-quest(suit: "Renard", items: "une torche et un marteau") }
help-give_a_speech_fox = { -help-quest(suit: "Renard", items: "une torche et un café") }
help-guard_duty_rabbit = { -help-quest(suit: "Lapin", items: "une torche et une épée") }
help-errand_rabbit = { -help-quest(suit: "Lapin", items: "un café et une botte") }
help-give_a_speech_rabbit = { -help-quest(suit: "Lapin", items: "une torche et un café") }
help-fend_off_a_bear_rabbit = { -help-quest(suit: "Lapin", items: "une torche et une arbalète") }
help-expel_bandits_rabbit = { -help-quest(suit: "Lapin", items: "deux épées") }
help-expel_bandits_mouse = { -help-quest(suit: "Souris", items: "deux épées") }
help-guard_duty_mouse = { -help-quest(suit: "Souris", items: "une torche et une épée") }
help-fend_off_a_bear_mouse = { -help-quest(suit: "Souris", items: "une torche et une arbalète") }
help-escort_mouse = { -help-quest(suit: "Souris", items: "deux bottes") }
help-logistics_help_mouse = { -help-quest(suit: "Souris", items: "une botte et un sac") }

## Questions

ask-choose-character = Quel est votre personnage ?
ask-place-pawn = Dans quel bois commencez-vous ?
ask-vagabond-act = Jour : que faites-vous ?
    .done = Terminer le Jour
ask-strike-at = Qui frappez-vous ?
ask-strike-down = Quelle pièce { $faction-of } retirez-vous, dans { $clearing } ?
ask-refresh = Quel objet épuisé rafraîchissez-vous ?
ask-damage-item = Quel objet est endommagé ?
ask-repair-item = Quel objet endommagé réparez-vous ?
ask-remove-item = Vous portez trop d’objets : lequel quitte le jeu ?
ask-which-of-two = Vous en avez un endommagé et un intact : { $item }. Lequel quitte le jeu ?
ask-slip = Aurore : où vous faufilez-vous ?
    .done = Rester ici
ask-go = Où allez-vous ? { $count ->
    [0] Cela ne coûte pas de botte, sauf une là où il y a des guerriers Hostiles.
   *[other] Cela coûte une botte, et une de plus là où il y a des guerriers Hostiles.
}
ask-glide = Où planez-vous ?
ask-along = Vous quittez { $origin } pour { $clearing } : quels guerriers Alliés vous suivent ?
    .done = Aucun
ask-along-count = Combien de guerriers { $faction-of } vous suivent quand vous quittez { $origin } pour { $clearing } ?
ask-aid-whom = Qui aidez-vous ?
ask-aid-card = Quelle carte { $suit } ou Oiseau donnez-vous { $faction-to } ?
ask-pay-item = Quel objet épuisez-vous pour payer ?
ask-aid-item = Quel objet épuisez-vous pour aider ?
ask-take-item = Quel objet fabriqué { $faction-of } prenez-vous ?
    .done = Aucun objet
ask-attack-with = Combat dans { $clearing } contre { $faction-the } : quels guerriers Alliés combattent avec vous ?
    .done = Combattre sans eux
ask-take-hit = Vous subissez une perte : quel objet est endommagé ? Ou bien est-ce un guerrier { $faction-of } qui tombe (il en reste { $count }) ?
ask-partner = Avec qui formez-vous une coalition ?
ask-which-quest = Quelle quête accomplissez-vous ?
ask-pay-with = La quête demande cet objet : { $item }. Lequel épuisez-vous ? Si vous en prenez un autre à sa place, cet autre est endommagé.
ask-reward = La quête est accomplie : { $count ->
    [one] { $count } point
   *[other] { $count } points
}, ou deux cartes ?
    .done = Ni l’un ni l’autre
ask-take-from-ruin = Quel objet prenez-vous sous la ruine, dans { $clearing } ?
    .done = Aucun objet
ask-steal = À qui volez-vous une carte ?
ask-labor = Quelle carte prenez-vous dans la défausse ?
ask-instigate = Qui poussez-vous à attaquer ?
ask-instigate-on = Vous faites attaquer { $faction-the } : contre qui ?
ask-enlist = Enrôlez-vous { $faction-the } ? { $count ->
    [0] Aucune épée ne vous aide
    [one] { $count } épée vous aide
   *[other] { $count } épées vous aident
}, et { $faction-the } { $faction-many ->
    [yes] marquent
   *[no] marque
} un point.
    .done = Ne pas enrôler

## Ce qu’on dit à qui rencontre une question pour la première fois

guide-choose-character = Chaque personnage a ses propres objets et une action spéciale.
guide-slip = À l’Aurore, vous pouvez vous faufiler vers un lieu voisin, même dans un bois, sans rien payer.
guide-vagabond-act = Chaque action épuise un objet : les bottes déplacent, l’épée combat, la torche explore une ruine, et tout objet peut aider quelqu’un. Quelques objets épuisés sont rafraîchis à chaque tour.

## Événements

event-character = { $you ->
    [yes] Votre personnage : { $word }.
   *[no] Personnage { $seat-of } : { $word }.
}
event-pawn-placed = { $you ->
    [yes] Vous commencez dans { $forest }.
   *[no] { $seat } { $seat-many ->
        [yes] commencent
       *[no] commence
    } dans { $forest }.
}
event-exhausted = { $you ->
    [yes] Vous épuisez : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] épuisent
       *[no] épuise
    } : { $item }.
}
event-refreshed = { $you ->
    [yes] Vous rafraîchissez : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] rafraîchissent
       *[no] rafraîchit
    } : { $item }.
}
event-damaged = { $you ->
    [yes] L’un de vos objets est endommagé : { $item }.
   *[no] Un objet { $seat-of } est endommagé : { $item }.
}
event-repaired = { $you ->
    [yes] Vous réparez : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] réparent
       *[no] répare
    } : { $item }.
}
event-removed-item = { $you ->
    [yes] L’un de vos objets quitte le jeu : { $item }.
   *[no] Un objet { $seat-of } quitte le jeu : { $item }.
}
event-wandered = { $you ->
    [yes] Vous quittez { $origin } pour { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] quittent
       *[no] quitte
    } { $origin } pour { $clearing }.
}
event-improved = { $you ->
    [yes] Vos relations avec { $faction-the } s’améliorent.
    [faction] Les relations { $seat-of } avec vous s’améliorent.
   *[no] Les relations { $seat-of } avec { $faction-the } s’améliorent.
}
event-allied = { $you ->
    [yes] { $faction } et vous êtes désormais Alliés.
    [faction] { $seat } et vous êtes désormais Alliés.
   *[no] { $seat } et { $faction-the } sont désormais Alliés.
}
event-hostile = { $you ->
    [yes] { $faction } vous { $faction-many ->
        [yes] sont désormais Hostiles
       *[no] est désormais Hostile
    }.
    [faction] Vous êtes désormais Hostile { $seat-to }.
   *[no] { $faction } { $faction-many ->
        [yes] sont désormais Hostiles
       *[no] est désormais Hostile
    } { $seat-to }.
}
event-took-item = { $you ->
    [yes] Vous prenez un objet { $other-to } : { $item }.
    [other] { $seat } vous { $seat-many ->
        [yes] prennent
       *[no] prend
    } un objet : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } un objet { $other-to } : { $item }.
}
event-took-for-sale = { $you ->
    [yes] Vous prenez un objet à vendre { $faction-to } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } un objet à vendre { $faction-to } : { $item }.
}
event-with-ally = { $you ->
    [yes] Vous attaquez avec les guerriers { $faction-of }.
    [faction] { $seat } { $seat-many ->
        [yes] attaquent
       *[no] attaque
    } avec vos guerriers.
   *[no] { $seat } { $seat-many ->
        [yes] attaquent
       *[no] attaque
    } avec les guerriers { $faction-of }.
}
event-coalition = { $you ->
    [yes] Vous formez une coalition avec { $other-the }.
    [other] { $seat } { $seat-many ->
        [yes] forment
       *[no] forme
    } une coalition avec vous.
   *[no] { $seat } { $seat-many ->
        [yes] forment
       *[no] forme
    } une coalition avec { $other-the }.
}
event-quest-revealed = Nouvelle quête : « { $quest } ».
event-quest-completed = { $you ->
    [yes] Vous accomplissez une quête : « { $quest } ».
   *[no] { $seat } { $seat-many ->
        [yes] accomplissent
       *[no] accomplit
    } une quête : « { $quest } ».
}
event-improvised = { $you ->
    [yes] Vous utilisez un objet à la place d’un autre : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] utilisent
       *[no] utilise
    } un objet à la place d’un autre : { $item }.
}
event-found = { $you ->
    [yes] Sous la ruine, dans { $clearing }, vous trouvez : { $item }.
   *[no] Sous la ruine, dans { $clearing }, { $seat-the } { $seat-many ->
        [yes] trouvent
       *[no] trouve
    } : { $item }.
}
event-found-nothing = { $you ->
    [yes] Vous ne prenez rien sous la ruine, dans { $clearing }.
   *[no] { $seat } ne { $seat-many ->
        [yes] prennent
       *[no] prend
    } rien sous la ruine, dans { $clearing }.
}
event-looked = { $you ->
    [yes] Sous la ruine, dans { $clearing }, vous voyez : { $item }.
   *[no] Sous la ruine, dans { $clearing }, { $seat-the } { $seat-many ->
        [yes] voient
       *[no] voit
    } : { $item }.
}
event-shown-item = { $you ->
    [yes] Sous la ruine, dans { $clearing }, vous trouvez un objet que vous avez déjà, et vous le laissez : { $item }.
   *[no] Sous la ruine, dans { $clearing }, { $seat-the } { $seat-many ->
        [yes] trouvent
       *[no] trouve
    } un second exemplaire du même objet, et le { $seat-many ->
        [yes] laissent
       *[no] laisse
    } : { $item }.
}
event-ruin-removed = La ruine dans { $clearing } est retirée.
event-day-labor = { $you ->
    [yes] Travailleur : vous prenez « { $card } » dans la défausse.
   *[no] Travailleur : { $seat-the } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » dans la défausse.
}
event-enlisted = { $you ->
    [yes] Vous enrôlez { $other-the } pour votre défense.
    [other] { $seat } vous { $seat-many ->
        [yes] enrôlent
       *[no] enrôle
    } pour { $seat-many ->
        [yes] leur
       *[no] sa
    } défense.
   *[no] { $seat } { $seat-many ->
        [yes] enrôlent
       *[no] enrôle
    } { $other-the } pour { $seat-many ->
        [yes] leur
       *[no] sa
    } défense.
}
event-scorched = { $you ->
    [yes] Vous mettez le feu dans { $clearing } : plus rien ne peut y entrer.
   *[no] { $seat } { $seat-many ->
        [yes] mettent
       *[no] met
    } le feu dans { $clearing } : plus rien ne peut y entrer.
}
grave-coalition = Vous ne gagnerez plus qu’avec { $other-the }, et ne marquerez plus de points.

## Refus

no-taken-character = « { $chosen } » : l’autre Vagabond a déjà ce personnage.
no-not-a-forest = Vous commencez dans un bois du plateau, et « { $chosen } » n’en est pas un.
no-scorched = « { $chosen } » : la terre y est brûlée, rien ne peut y entrer ni y être placé.
no-no-sword = Vous n’avez pas d’épée à épuiser.
no-no-crossbow = Vous n’avez pas d’arbalète à épuiser.
no-nothing-to-strike = « { $chosen } » : il n’y a rien ici que vous pourriez frapper.
no-no-hammer = Vous n’avez pas de marteau à épuiser.
no-nothing-to-repair = Aucun de vos objets n’est endommagé.
no-nothing-to-craft = Vous n’avez pas de carte que vos marteaux puissent fabriquer ici.
no-no-such-item = « { $chosen } » : vous n’avez pas cet objet prêt.
no-not-exhausted = « { $chosen } » : vous n’avez pas d’objet épuisé de cette sorte.
no-not-damaged = « { $chosen } » : vous n’avez pas d’objet endommagé de cette sorte.
no-on-its-track = « { $chosen } » : ce qui est sur sa piste ne compte pas et reste.
no-not-a-place = « { $chosen } » n’est pas un lieu où aller.
no-not-into-a-forest = « { $chosen } » : on n’entre dans un bois qu’en se faufilant.
no-too-few-boots = Vous n’avez pas assez de bottes à épuiser.
no-hostile-clearing = Il y a des guerriers Hostiles dans { $choice }, et la botte de plus vous manque.
no-there-already = Vous êtes déjà dans { $choice }.
no-no-ally-there = « { $chosen } » : aucun guerrier Allié de cette sorte ne peut quitter { $origin } avec vous.
no-in-a-forest = « { $chosen } » : votre pion est dans un bois, et il faut une clairière pour cela.
no-nothing-to-exhaust = Vous n’avez aucun objet à épuiser.
no-no-matching-card = Vous n’avez pas de carte en main qui corresponde à cette clairière.
no-nobody-here = « { $chosen } » : il faut une faction qui a des pièces dans votre clairière.
no-not-crafted-by-them = « { $chosen } » : { $faction-the } n’{ $faction-many ->
    [yes] ont
   *[no] a
} pas cet objet fabriqué.
no-too-few-players = Un Vagabond ne forme de coalition qu’à quatre factions ou plus.
no-no-partner = « { $chosen } » : une coalition ne se forme qu’avec une faction qui marque encore des points, en a le moins et n’est dans aucune.
no-not-an-ally = « { $chosen } » : vous n’avez pas de tels guerriers Alliés dans { $clearing } contre { $faction-the }.
no-not-an-open-quest = « { $chosen } » n’est pas parmi les quêtes révélées.
no-no-quest-here = Aucune quête révélée ne correspond à cette clairière.
no-lacks-quest-items = « { $chosen } » : vous n’auriez pas prêts tous les objets que demande la quête.
no-no-ruin-here = Il n’y a pas de ruine avec un objet ici.
no-not-under-the-ruin = « { $chosen } » n’est pas sous la ruine, dans { $clearing }.
no-has-it-from-a-ruin = « { $chosen } » : vous avez déjà un tel objet venu d’une ruine.
no-no-special-action = Votre personnage n’a pas d’action propre pendant le Jour.
no-no-torch = Vous n’avez pas de torche à épuiser.
no-nobody-to-rob = « { $chosen } » : il n’y a personne ici à qui prendre une carte.
no-nothing-discarded = Aucune carte de la défausse ne correspond à cette clairière.
no-not-in-the-discard = « { $chosen } » n’est pas dans la défausse.
no-nothing-damaged = Aucun de vos objets n’est endommagé : il n’y a rien à réparer.
no-cannot-attack = « { $chosen } » : cette faction n’a personne à attaquer ici, ou pas de guerriers pour le faire.
no-vagabond-crafts = « { $chosen } » : vous ne fabriquez que pendant le Jour.

## Options

option-coalitions = Coalitions
    .help = Si un Vagabond peut former une coalition avec une faction qui a activé une carte Domination.
option-coalitions-scoring = Seulement avec une faction qui marque encore des points
option-coalitions-anybody = Avec toute faction, selon les points qu’elle avait
setup-second-vagabond = Le second Vagabond ne joue qu’avec le premier.
setup-vagabonds-alone = Seuls, deux Vagabonds n’ont bientôt plus de points à marquer : il faut une autre faction.

## Points

points-ruins = Ruines
points-quests = Quêtes
points-relations = Relations
points-infamy = Infamie
points-protection = Protection

## Ce qui compte : chaque phrase complète « ce coup ... »

reason-vagabond-items = donne des objets en bon état
reason-vagabond-damaged = garde des objets qu’une réparation remet en état
reason-vagabond-ready = garde des objets face visible
reason-vagabond-tracks = a du café, des pièces de monnaie et des sacs sur leurs pistes
reason-vagabond-friends = entretient de bonnes relations
reason-vagabond-hostile = ne se fait pas d’ennemis sans besoin
reason-vagabond-aids = va bientôt améliorer une relation
reason-vagabond-quests = a les objets pour des quêtes visibles
reason-vagabond-completed = accomplit des quêtes
reason-vagabond-place = mène là où il y a quelque chose à faire

## Sur le plateau

label-satchel = Sacoche
label-limit = Limite d’objets
label-damaged = Endommagés
label-quests = Quêtes
label-completed = Quêtes accomplies
label-indifferent = Indifférent
label-amiable = Aimable
label-friendly = Amical
label-allied = Allié
label-hostile = Hostile
