game-name = Root
game-about = Qui contrôlera la Forêt ? Chaque faction marque à sa façon, et la première à 30 points gagne.
game-facts = 2 à 5 personnes · environ 90 minutes

## Qui vous êtes, et ce que vous voulez

about-marquise = Vous êtes la Marquise de Chat. Vous tenez la Forêt : construisez scieries, ateliers et recruteurs pour marquer, et gardez votre bois à portée.
about-eyrie = Vous menez les Dynasties de la Canopée. Vos perchoirs rapportent à chaque Crépuscule, mais votre Décret s’allonge à chaque tour, et il faut lui obéir.
about-alliance = Vous êtes l’Alliance de la Forêt. Gagnez la sympathie pour marquer, rassemblez des partisans, et révoltez-vous quand l’heure est venue.
about-vagabond = Vous êtes le Vagabond. Vous voyagez en solitaire : aidez les autres ou combattez-les, explorez des ruines et accomplissez des quêtes pour marquer.
about-vagabond_2 = { about-vagabond }
about-cult = Vous êtes le Culte des Lézards. Construisez des jardins chez les Parias, gagnez les âmes, et marquez par vos rituels.
about-riverfolk = Vous êtes la Compagnie de la Rivière. Vendez aux autres cartes, bateaux et mercenaires, et changez leurs fonds en points.
about-duchy = Vous êtes le Duché Souterrain. Surgissez par vos tunnels, montrez votre force, et ralliez des ministres qui agissent et marquent pour vous.
about-corvids = Vous êtes la Conspiration des Corvidés. Cachez des complots dans les clairières, et retournez-les avant que quiconque ne les devine.
about-hundreds = Vous êtes le Seigneur des Cents. Conquérez, pillez, rasez : vous marquez pour chaque clairière sous votre contrôle d’où toute faction adverse a disparu.
about-keepers = Vous menez les Gardiens de Fer. Exhumez les reliques des bois, et ramenez-les par séries assorties.

## Mots : cartes

word-ambush_bird = { rule-ambush_bird }
word-ambush_fox = { rule-ambush_fox }
word-ambush_rabbit = { rule-ambush_rabbit }
word-ambush_mouse = { rule-ambush_mouse }
word-dominance_bird = { rule-dominance_bird }
word-dominance_fox = { rule-dominance_fox }
word-dominance_rabbit = { rule-dominance_rabbit }
word-dominance_mouse = { rule-dominance_mouse }
word-birdy_bindle = { rule-birdy_bindle }
word-woodland_runners = { rule-woodland_runners }
word-arms_trader = { rule-arms_trader }
word-crossbow_bird = { rule-crossbow_bird }
word-gently_used_knapsack = { rule-gently_used_knapsack }
word-root_tea_fox = { rule-root_tea_fox }
word-travel_gear_fox = { rule-travel_gear_fox }
word-protection_racket = { rule-protection_racket }
word-foxfolk_steel = { rule-foxfolk_steel }
word-anvil = { rule-anvil }
word-smugglers_trail = { rule-smugglers_trail }
word-root_tea_rabbit = { rule-root_tea_rabbit }
word-a_visit_to_friends = { rule-a_visit_to_friends }
word-bake_sale = { rule-bake_sale }
word-mouse_in_a_sack = { rule-mouse_in_a_sack }
word-root_tea_mouse = { rule-root_tea_mouse }
word-travel_gear_mouse = { rule-travel_gear_mouse }
word-investments = { rule-investments }
word-sword_mouse = Épée (Souris)
word-crossbow_mouse = { rule-crossbow_mouse }
word-favor_of_the_foxes = { rule-favor_of_the_foxes }
word-favor_of_the_rabbits = { rule-favor_of_the_rabbits }
word-favor_of_the_mice = { rule-favor_of_the_mice }
word-armorers = { rule-armorers }
word-sappers = { rule-sappers }
word-brutal_tactics = { rule-brutal_tactics }
word-royal_claim = { rule-royal_claim }
word-stand_and_deliver = { rule-stand_and_deliver }
word-tax_collector = { rule-tax_collector }
word-command_warren = { rule-command_warren }
word-better_burrow_bank = { rule-better_burrow_bank }
word-cobbler = { rule-cobbler }
word-scouting_party = { rule-scouting_party }
word-codebreakers = { rule-codebreakers }
word-saboteurs = { rule-saboteurs }
word-soup_kitchens = { rule-soup_kitchens }
word-boat_builders = { rule-boat_builders }
word-corvid_planners = { rule-corvid_planners }
word-eyrie_emigre = { rule-eyrie_emigre }
word-propaganda_bureau = { rule-propaganda_bureau }
word-false_orders = { rule-false_orders }
word-informants = { rule-informants }
word-fox_partisans = { rule-fox_partisans }
word-tunnels = { rule-tunnels }
word-charm_offensive = { rule-charm_offensive }
word-swap_meet = { rule-swap_meet }
word-coffin_makers = { rule-coffin_makers }
word-rabbit_partisans = { rule-rabbit_partisans }
word-league_of_adventurous_mice = { rule-league_of_adventurous_mice }
word-murine_broker = { rule-murine_broker }
word-master_engravers = { rule-master_engravers }
word-mouse_partisans = { rule-mouse_partisans }
word-vizier = Vizir Fidèle

## Mots : factions et couleurs

word-marquise = Marquise
word-eyrie = Canopée
word-alliance = Alliance
word-vagabond = Vagabond
word-vagabond_2 = Second Vagabond
word-cult = Culte
word-riverfolk = Compagnie
word-duchy = Duché
word-corvids = Corvidés
word-hundreds = Cents
word-keepers = Gardiens
word-fox = Renard
    .label = Renard
word-rabbit = Lapin
    .label = Lapin
word-mouse = Souris
    .label = Souris
word-bird = Oiseau
    .label = Oiseau

## Mots : lieux. Ils se trouvent au milieu d’une phrase, après « dans », « depuis » ou « vers ».

word-c1 = la clairière 1
    .label = Clairière 1
word-c2 = la clairière 2
    .label = Clairière 2
word-c3 = la clairière 3
    .label = Clairière 3
word-c4 = la clairière 4
    .label = Clairière 4
word-c5 = la clairière 5
    .label = Clairière 5
word-c6 = la clairière 6
    .label = Clairière 6
word-c7 = la clairière 7
    .label = Clairière 7
word-c8 = la clairière 8
    .label = Clairière 8
word-c9 = la clairière 9
    .label = Clairière 9
word-c10 = la clairière 10
    .label = Clairière 10
word-c11 = la clairière 11
    .label = Clairière 11
word-c12 = la clairière 12
    .label = Clairière 12
word-burrow = le Terrier
    .label = Terrier
word-f1 = le bois 1
    .label = Bois 1
word-f2 = le bois 2
    .label = Bois 2
word-f3 = le bois 3
    .label = Bois 3
word-f4 = le bois 4
    .label = Bois 4
word-f5 = le bois 5
    .label = Bois 5
word-f6 = le bois 6
    .label = Bois 6
word-f7 = le bois 7
    .label = Bois 7
word-f8 = le bois 8
    .label = Bois 8
word-f9 = le bois 9
    .label = Bois 9
word-f10 = le bois 10
    .label = Bois 10

## Mots : objets et pièces

word-boots = Bottes
word-bag = Sac
word-crossbow = Arbalète
word-hammer = Marteau
word-sword = Épée
word-tea = Café
word-coins = Pièces de monnaie
word-torch = Torche
word-boots_exhausted = Bottes (épuisées)
word-bag_exhausted = Sac (épuisé)
word-crossbow_exhausted = Arbalète (épuisée)
word-hammer_exhausted = Marteau (épuisé)
word-sword_exhausted = Épée (épuisée)
word-tea_exhausted = Café (épuisé)
word-coins_exhausted = Pièces de monnaie (épuisées)
word-torch_exhausted = Torche (épuisée)
word-sawmill = Scierie
word-workshop = Atelier
word-recruiter = Recruteur
word-roost = Perchoir
word-base = Base
word-keep = Donjon
word-wood = Bois
word-sympathy = Sympathie

## Mots : actions et réponses

word-done = Terminé
word-battle = Combat
word-move = Déplacement
word-march = Marche
word-recruit = Recrutement
word-build = Construction
word-overwork = Surmenage
word-extra_action = Action additionnelle
word-craft = Fabrication
word-revolt = Révolte
word-spread_sympathy = Gagner la Sympathie
word-mobilize = Mobilisation
word-train = Entraînement
word-organize = Organisation
word-explore = Exploration
word-aid = Aide
word-quest = Quête
word-strike = Frappe
word-repair = Réparation
word-special = Action Spéciale
word-take_dominance = Prendre une carte Domination
word-open_path = Ouvrir un chemin fermé
word-points = Marquer des points
word-draw = Piocher des cartes
word-warrior = Un guerrier
word-ferry = Par le Radeau

## Mots : dirigeants, personnages, quêtes

word-builder = Bâtisseur
word-charismatic = Charismatique
word-commander = Commandant
word-despot = Despote
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

## Aide : ce que fait une carte

help-ambush_bird = { rule-ambush_bird.summary }
help-ambush_fox = { rule-ambush_fox.summary }
help-ambush_rabbit = { rule-ambush_rabbit.summary }
help-ambush_mouse = { rule-ambush_mouse.summary }
help-dominance_bird = { rule-dominance_bird.summary }
help-dominance_fox = { rule-dominance_fox.summary }
help-dominance_rabbit = { rule-dominance_rabbit.summary }
help-dominance_mouse = { rule-dominance_mouse.summary }
help-birdy_bindle = { rule-birdy_bindle.summary }
help-woodland_runners = { rule-woodland_runners.summary }
help-arms_trader = { rule-arms_trader.summary }
help-crossbow_bird = { rule-crossbow_bird.summary }
help-gently_used_knapsack = { rule-gently_used_knapsack.summary }
help-root_tea_fox = { rule-root_tea_fox.summary }
help-travel_gear_fox = { rule-travel_gear_fox.summary }
help-protection_racket = { rule-protection_racket.summary }
help-foxfolk_steel = { rule-foxfolk_steel.summary }
help-anvil = { rule-anvil.summary }
help-smugglers_trail = { rule-smugglers_trail.summary }
help-root_tea_rabbit = { rule-root_tea_rabbit.summary }
help-a_visit_to_friends = { rule-a_visit_to_friends.summary }
help-bake_sale = { rule-bake_sale.summary }
help-mouse_in_a_sack = { rule-mouse_in_a_sack.summary }
help-root_tea_mouse = { rule-root_tea_mouse.summary }
help-travel_gear_mouse = { rule-travel_gear_mouse.summary }
help-investments = { rule-investments.summary }
help-sword_mouse = { rule-sword_mouse.summary }
help-crossbow_mouse = { rule-crossbow_mouse.summary }
help-favor_of_the_foxes = { rule-favor_of_the_foxes.summary }
help-favor_of_the_rabbits = { rule-favor_of_the_rabbits.summary }
help-favor_of_the_mice = { rule-favor_of_the_mice.summary }
help-armorers = { rule-armorers.summary }
help-sappers = { rule-sappers.summary }
help-brutal_tactics = { rule-brutal_tactics.summary }
help-royal_claim = { rule-royal_claim.summary }
help-stand_and_deliver = { rule-stand_and_deliver.summary }
help-tax_collector = { rule-tax_collector.summary }
help-command_warren = { rule-command_warren.summary }
help-better_burrow_bank = { rule-better_burrow_bank.summary }
help-cobbler = { rule-cobbler.summary }
help-scouting_party = { rule-scouting_party.summary }
help-codebreakers = { rule-codebreakers.summary }
help-saboteurs = { rule-saboteurs.summary }
help-soup_kitchens = { rule-soup_kitchens.summary }
help-boat_builders = { rule-boat_builders.summary }
help-corvid_planners = { rule-corvid_planners.summary }
help-eyrie_emigre = { rule-eyrie_emigre.summary }
help-propaganda_bureau = { rule-propaganda_bureau.summary }
help-false_orders = { rule-false_orders.summary }
help-informants = { rule-informants.summary }
help-fox_partisans = { rule-fox_partisans.summary }
help-tunnels = { rule-tunnels.summary }
help-charm_offensive = { rule-charm_offensive.summary }
help-swap_meet = { rule-swap_meet.summary }
help-coffin_makers = { rule-coffin_makers.summary }
help-rabbit_partisans = { rule-rabbit_partisans.summary }
help-league_of_adventurous_mice = { rule-league_of_adventurous_mice.summary }
help-murine_broker = { rule-murine_broker.summary }
help-master_engravers = { rule-master_engravers.summary }
help-mouse_partisans = { rule-mouse_partisans.summary }
help-vizier = Vaut une carte Oiseau dans le Décret ; ne se défausse jamais.

## Aide : ce que fait une action, en une ligne

help-done = Rien de plus ici.
help-battle = Attaquez une faction dans une clairière où sont vos guerriers ou votre pion.
help-move = Déplacez-vous d’une clairière à une adjacente ; avec des guerriers, il faut contrôler l’une des deux.
help-march = Faites jusqu’à deux déplacements.
help-recruit = Placez des guerriers : la Marquise à chaque recruteur, la Canopée à un perchoir, l’Alliance à une base.
help-build = Placez un bâtiment dans une clairière que vous contrôlez : la Marquise contre du bois, la Canopée selon le Décret.
help-overwork = Dépensez une carte qui correspond à une clairière avec une scierie, et placez-y un jeton Bois.
help-extra_action = Dépensez une carte Oiseau pour une action de plus.
help-craft = Fabriquez une carte avec vos pièces de fabrication.
help-revolt = Dépensez deux partisans : toutes les pièces adverses d’une clairière sympathisante sont retirées, et une base arrive.
help-spread_sympathy = Dépensez des partisans pour placer un jeton de Sympathie, et marquez.
help-mobilize = Ajoutez une carte de votre main à vos partisans.
help-train = Dépensez une carte qui correspond à une base : un guerrier devient officier.
help-organize = Remplacez l’un de vos guerriers par un jeton de Sympathie, et marquez.
help-explore = Épuisez une torche : prenez un objet sous la ruine de cette clairière, pour 1 point.
help-aid = Épuisez un objet quelconque et donnez une carte correspondante à une faction présente ; vous pouvez prendre un objet fabriqué en échange.
help-quest = Épuisez les deux objets d’une quête qui correspond à cette clairière, pour des points ou des cartes.
help-strike = Épuisez une arbalète : retirez un guerrier d’ici, ou une autre pièce d’une faction qui n’en a pas ici.
help-repair = Épuisez un marteau : réparez un objet endommagé.
help-special = Ce que seul votre personnage sait faire ; pendant le Jour, cela demande une torche.
help-take_dominance = Dépensez une carte correspondante pour prendre une carte Domination disponible.
help-open_path = Dépensez une carte pour ouvrir un chemin fermé près de vos pièces, pour 1 point. Une fois par tour.
help-points = Marquez pour vos quêtes accomplies de cette couleur.
help-draw = Piochez deux cartes.
help-warrior = Un guerrier de la faction Alliée tombe à votre place.
help-ferry = Prenez le Radeau, qui vous suit, et piochez une carte.

## Aide : dirigeants, personnages, quêtes

-help-quest = Dans une clairière { $suit }, épuisez { $items }.

help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }
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

## Questions : cartes, fabrication, déplacements

ask-put-back = Vous gardez trois cartes : laquelle remettez-vous ?
ask-discard = Vous avez plus de cinq cartes en main : laquelle défaussez-vous ?
ask-spend = { $suit ->
    [Oiseau] Quelle carte Oiseau dépensez-vous ?
   *[other] Quelle carte dépensez-vous ? Il faut une carte { $suit } ou Oiseau.
}
ask-spend-any = Quelle carte dépensez-vous ?
ask-craft-what = Quelle carte fabriquez-vous ?
ask-craft-card = Jour : quelle carte fabriquez-vous, ou que faites-vous d’autre ?
    .done = Finir de fabriquer
ask-last-things = Le Jour s’achève : voulez-vous faire autre chose ?
    .done = Rien de plus
ask-activate = Pour fabriquer « { $card } » : dans des clairières de quelle couleur activez-vous une pièce de fabrication ?
ask-move-from = { $optional ->
    [0] { $suit ->
        [Oiseau] D’où partez-vous ?
       *[other] De quelle clairière { $suit } partez-vous ?
    }
   *[other] Second déplacement (facultatif) : { $suit ->
        [Oiseau] d’où ?
       *[other] de quelle clairière { $suit } ?
    }
}
    .done = Pas de second déplacement
ask-move-to = Où allez-vous depuis { $origin } ?
ask-move-count = Combien de guerriers quittent { $origin } pour { $clearing } ?
ask-by-ferry = Prenez-vous le Radeau, ou allez-vous à pied ?
ask-open-from = Ouverture d’un chemin fermé : à quelle clairière commence-t-il ?
ask-open-to = À quelle clairière mène le chemin ouvert depuis { $origin } ?
ask-take-dominance = Quelle carte Domination prenez-vous ?

## Questions : combat

ask-battle-in = { $suit ->
    [Oiseau] Où combattez-vous ?
   *[other] Dans quelle clairière { $suit } combattez-vous ?
}
ask-defender = Qui attaquez-vous dans { $clearing } ?
ask-ambush = { $faction } vous { $faction-many ->
    [yes] attaquent
   *[no] attaque
} dans { $clearing } : jouez-vous une carte Embuscade ?
    .done = Pas d’embuscade
ask-foil = { $faction } vous { $faction-many ->
    [yes] tendent
   *[no] tend
} une embuscade dans { $clearing } ! La contrez-vous par une carte Embuscade ?
    .done = Ne pas la contrer
ask-effects-first = { $faction } et vous-même pouvez utiliser des effets : qui commence ?
ask-effect = Combat dans { $clearing } contre { $faction-the } : vous infligez { $hits ->
    [one] { $hits } perte
   *[other] { $hits } pertes
} et en subissez { $other_hits }. Utilisez-vous un effet ?
    .done = Aucun effet
ask-casualty = Quel bâtiment ou jeton perdez-vous dans { $clearing } ?

## Questions : cartes fabriquées

ask-use = { $moment ->
    [0] L’Aurore commence
    [1] L’Aurore s’achève
    [2] Le Jour commence
   *[other] Le Crépuscule commence
} : utilisez-vous une carte fabriquée ?
    .done = Aucune carte
ask-use-on = « { $card } » : quelle faction choisissez-vous ?
ask-sabotage = « Saboteurs » : quelle carte fabriquée { $faction-of } est défaussée ?
ask-give-back = « Bourse d’échange » : quelle carte donnez-vous { $faction-to } ?
ask-order-from = « Faux ordres » : d’où { $faction-many ->
    [yes] doivent
   *[no] doit
} partir { $faction-the } ?
ask-order-to = « Faux ordres » : où { $faction-many ->
    [yes] doivent
   *[no] doit
} aller { $faction-the } depuis { $origin } ?
ask-tax = « Percepteur » : d’où retirez-vous l’un de vos guerriers ?
ask-propaganda-in = « Bureau de propagande » : où retournez-vous un guerrier adverse ?
ask-propaganda-on = « Bureau de propagande » : de qui remplacez-vous un guerrier dans { $clearing } ?
ask-exhaust = « Ligue des souris aventurières » : quel objet épuisez-vous ?
ask-league = « Ligue des souris aventurières » : un déplacement ou un combat ?
ask-inform = « Informateurs » : quelle carte Embuscade prenez-vous dans la défausse au lieu de piocher ?
    .done = Piocher comme d’habitude

## Questions : la Marquise

ask-place-keep = Dans quel coin placez-vous le donjon ?
ask-first-building = Votre premier bâtiment de cette sorte ({ $piece }) : où le placez-vous, au donjon ou à côté ?
ask-place-wood = Il n’y a pas assez de bois pour toutes les scieries : où va le prochain jeton ?
ask-marquise-act = Jour : { $count ->
    [0] plus d’action ; que faites-vous encore ?
    [one] il reste { $count } action ; que faites-vous ?
   *[other] il reste { $count } actions ; que faites-vous ?
}
    .done = Terminer le Jour
ask-recruit-at = Il n’y a pas assez de guerriers pour tous les recruteurs : où va le prochain ?
ask-build-in = Où construisez-vous ?
ask-build-what = Que construisez-vous dans { $clearing } ?
ask-pay-wood = Le bâtiment dans { $clearing } coûte du bois : où prenez-vous le prochain jeton ?
ask-overwork-in = Dans quelle scierie faites-vous du Surmenage ?
ask-hospitals = Hôpitaux de campagne : { $count ->
    [one] { $count } guerrier tombe
   *[other] { $count } guerriers tombent
} dans { $clearing }. Dépensez-vous une carte { $suit } ou Oiseau pour { $count ->
    [one] le
   *[other] les
} ramener au donjon ?
    .done = { $count ->
        [one] Le laisser tomber
       *[other] Les laisser tomber
    }

## Questions : la Canopée

ask-first-roost = Dans quel coin commencez-vous ?
ask-leader = Quel dirigeant choisissez-vous ?
ask-add-to = { $count ->
    [0] Le Décret : à quelle colonne ajoutez-vous une carte ?
   *[other] Le Décret : une seconde carte ? Choisissez sa colonne, ou arrêtez-vous là.{ $birds ->
        [0] { "" }
       *[other] { "" } (Pas un autre Oiseau.)
    }
}
    .done = Pas de seconde carte
ask-add = Le Décret, { $column } : quelle carte ajoutez-vous ?{ $birds ->
    [0] { "" }
   *[other] { "" } (Pas un autre Oiseau.)
}
ask-new-roost = Vous n’avez plus de perchoir sur le plateau : où en placez-vous un nouveau ?
ask-resolve = Le Décret, { $column } : une carte de quelle couleur résolvez-vous ? Si c’est impossible, c’est la crise.
ask-recruit-at-roost = { $suit ->
    [Oiseau] À quel perchoir
   *[other] À quel perchoir d’une clairière { $suit }
} recrutez-vous { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} ?
ask-build-roost = { $suit ->
    [Oiseau] Où construisez-vous un perchoir ?
   *[other] Dans quelle clairière { $suit } construisez-vous un perchoir ?
}

## Questions : l’Alliance

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

## Questions : le Vagabond

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

## Événements : mise en place, tours, cartes

event-reach-low = La portée de ces factions fait { $total } en tout ; à ce nombre, il est conseillé d’en avoir au moins { $wanted }.
event-first-player = { $you ->
    [yes] Vous commencez.
   *[no] { $seat }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    } { $seat-many ->
        [yes] commencent
       *[no] commence
    }.
}
event-suited = Couleur tirée pour { $clearing } : { $suit }.
event-put-back = { $you ->
    [yes] Vous remettez une carte.
   *[no] { $seat } { $seat-many ->
        [yes] remettent
       *[no] remet
    } une carte.
}
event-turn = { $you ->
    [yes] Tour { $turn } : c’est à vous.
   *[no] Tour { $turn } : { $seat-the }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    }.
}
event-drew = { $you ->
    [yes] Vous piochez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] piochent
       *[no] pioche
    } « { $card } ».
}
event-drew-hidden = { $seat } { $seat-many ->
    [yes] piochent
   *[no] pioche
} une carte.
event-nothing-to-draw = { $you ->
    [yes] La pioche et la défausse sont vides : vous ne piochez plus.
   *[no] La pioche et la défausse sont vides : { $seat-the } ne { $seat-many ->
        [yes] piochent
       *[no] pioche
    } plus.
}
event-reshuffled = La défausse mélangée forme une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-spent = { $you ->
    [yes] Vous dépensez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] dépensent
       *[no] dépense
    } « { $card } ».
}
event-discarded = { $you ->
    [yes] Vous défaussez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] défaussent
       *[no] défausse
    } « { $card } ».
}
event-gave = { $you ->
    [yes] Vous donnez « { $card } » { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] donnent
       *[no] donne
    } « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } « { $card } » { $other-to }.
}
event-gave-hidden = { $you ->
    [yes] Vous donnez une carte { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] donnent
       *[no] donne
    } une carte.
   *[no] { $seat } { $seat-many ->
        [yes] donnent
       *[no] donne
    } une carte { $other-to }.
}
event-took = { $you ->
    [yes] Vous prenez « { $card } » { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » { $other-to }.
}
event-took-hidden = { $you ->
    [yes] Vous prenez une carte { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] prennent
       *[no] prend
    } une carte.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } une carte { $other-to }.
}
event-shown = { $seat } { $seat-many ->
    [yes] montrent
   *[no] montre
} une carte de { $seat-many ->
    [yes] leur
   *[no] sa
} main : « { $card } ».
event-showed-hand = { $you ->
    [yes] Vous montrez toute votre main { $other-to }.
    [other] { $seat } vous { $seat-many ->
        [yes] montrent
       *[no] montre
    } toute { $seat-many ->
        [yes] leur
       *[no] sa
    } main.
   *[no] { $seat } { $seat-many ->
        [yes] montrent
       *[no] montre
    } toute { $seat-many ->
        [yes] leur
       *[no] sa
    } main { $other-to }.
}
event-informed = { $you ->
    [yes] Vous prenez « { $card } » dans la défausse.
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } » dans la défausse.
}

## Événements : pièces

event-placed = { $you ->
    [yes] Vous placez dans { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] placent
       *[no] place
    } dans { $clearing } : { $piece }.
}
event-recruited = { $you ->
    [yes] Vous placez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] placent
       *[no] place
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-moved = { $you ->
    [yes] { $count ->
        [one] L’un de vos guerriers quitte
       *[other] { $count } de vos guerriers quittent
    } { $origin } pour { $clearing }.
   *[no] { $count ->
        [one] Un guerrier { $seat-of } quitte
       *[other] { $count } guerriers { $seat-of } quittent
    } { $origin } pour { $clearing }.
}
event-ferry = Le Radeau arrive dans { $clearing }.
event-lost-warriors = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-lost-piece = { $you ->
    [yes] Vous perdez dans { $clearing } : { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } dans { $clearing } : { $piece }.
}
event-opened-path = { $you ->
    [yes] Vous ouvrez le chemin entre { $origin } et { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] ouvrent
       *[no] ouvre
    } le chemin entre { $origin } et { $clearing }.
}

## Événements : fabrication

event-crafted = { $you ->
    [yes] Vous fabriquez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] fabriquent
       *[no] fabrique
    } « { $card } ».
}
event-gained-item = { $you ->
    [yes] Vous gagnez un objet : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } un objet : { $item }.
}
event-favor = { $you ->
    [yes] Vous retirez toutes les pièces adverses des clairières { $suit }.
   *[no] { $seat } { $seat-many ->
        [yes] retirent
       *[no] retire
    } toutes les pièces adverses des clairières { $suit }.
}
event-effect = { $you ->
    [yes] Vous utilisez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] utilisent
       *[no] utilise
    } « { $card } ».
}
event-used-up = { $you ->
    [yes] Défaussée de votre aire de jeu : « { $card } ».
   *[no] Défaussée de l’aire de jeu { $seat-of } : « { $card } ».
}

## Événements : combat

event-battle = { $you ->
    [yes] Combat dans { $clearing } : vous attaquez { $other-the }.
    [other] Combat dans { $clearing } : { $seat-the } vous { $seat-many ->
        [yes] attaquent
       *[no] attaque
    }.
   *[no] Combat dans { $clearing } : { $seat-the } { $seat-many ->
        [yes] attaquent
       *[no] attaque
    } { $other-the }.
}
event-forces = Guerriers avant le combat : { $warriors } contre { $others }.
event-foiled = { $you ->
    [yes] Vous contrez l’embuscade.
   *[no] { $seat } { $seat-many ->
        [yes] contrent
       *[no] contre
    } l’embuscade.
}
event-rolled = Les dés montrent { $high } et { $low }.
event-rolled-hits = { $you ->
    [yes] Vous avez obtenu { $roll } et pouvez infliger au plus { $most } ; pertes dues aux dés : { $hits }.
   *[no] { $seat } { $seat-many ->
        [yes] ont
       *[no] a
    } obtenu { $roll } et { $seat-many ->
        [yes] peuvent
       *[no] peut
    } infliger au plus { $most } ; pertes dues aux dés : { $hits }.
}
event-extra-hit = { $you ->
    [yes] Vous infligez une perte additionnelle : « { $word } ».
   *[no] { $seat } { $seat-many ->
        [yes] infligent
       *[no] inflige
    } une perte additionnelle : « { $word } ».
}
event-ignored-hits = { $you ->
    [yes] Vous ignorez { $count ->
        [one] { $count } perte due
       *[other] { $count } pertes dues
    } aux dés : « { $word } ».
   *[no] { $seat } { $seat-many ->
        [yes] ignorent
       *[no] ignore
    } { $count ->
        [one] { $count } perte due
       *[other] { $count } pertes dues
    } aux dés : « { $word } ».
}
event-defenseless = { $you ->
    [yes] Vous êtes sans défense : une perte additionnelle.
   *[no] { $seat } { $seat-many ->
        [yes] sont
       *[no] est
    } sans défense : une perte additionnelle.
}
event-hit = { $you ->
    [yes] Vous subissez { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }.
   *[no] { $seat } { $seat-many ->
        [yes] subissent
       *[no] subit
    } { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }.
}
event-battle-over = Le combat est fini ; guerriers restants : { $warriors } contre { $others }.

## Événements : points et victoire

event-scored = { $you ->
    [yes] Vous marquez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] marquent
       *[no] marque
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-lost-points = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en avez maintenant { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] perdent
       *[no] perd
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en { $seat-many ->
        [yes] ont
       *[no] a
    } maintenant { $total }.
}
event-dominance = { $you ->
    [yes] Vous activez « { $card } » et ne marquez plus de points.
   *[no] { $seat } { $seat-many ->
        [yes] activent
       *[no] active
    } « { $card } » et ne { $seat-many ->
        [yes] marquent
       *[no] marque
    } plus de points.
}
event-dominance-available = Désormais disponible : « { $card } ».
event-took-dominance = { $you ->
    [yes] Vous prenez « { $card } ».
   *[no] { $seat } { $seat-many ->
        [yes] prennent
       *[no] prend
    } « { $card } ».
}
event-won = { $you ->
    [yes] Vous gagnez la partie.
   *[no] { $seat } { $seat-many ->
        [yes] gagnent
       *[no] gagne
    } la partie.
}

## Événements : la Marquise

event-rescued = { $you ->
    [yes] Hôpitaux de campagne : vous ramenez { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
   *[no] Hôpitaux de campagne : { $seat-the } { $seat-many ->
        [yes] ramènent
       *[no] ramène
    } { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } dans { $clearing }.
}
event-paid-wood = { $you ->
    [yes] Vous payez un bois pris dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] paient
       *[no] paie
    } un bois pris dans { $clearing }.
}

## Événements : la Canopée

event-leader = { $you ->
    [yes] Nouveau dirigeant de votre faction : { $leader }.
   *[no] Nouveau dirigeant { $seat-of } : { $leader }.
}
event-decreed = { $you ->
    [yes] Vous ajoutez « { $card } » au Décret, { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] ajoutent
       *[no] ajoute
    } « { $card } » au Décret, { $column }.
}
event-turmoil = { $you ->
    [yes] Vous ne pouvez pas obéir au Décret ({ $column }, { $suit }) : c’est la crise !
   *[no] { $seat } ne { $seat-many ->
        [yes] peuvent
       *[no] peut
    } pas obéir au Décret ({ $column }, { $suit }) : c’est la crise !
}
event-deposed = { $you ->
    [yes] Votre dirigeant est destitué : { $leader }.
   *[no] Le dirigeant { $seat-of } est destitué : { $leader }.
}
event-new-clutch = { $you ->
    [yes] Tous vos dirigeants étaient destitués ; ils peuvent tous être choisis de nouveau.
   *[no] Tous les dirigeants { $seat-of } étaient destitués ; ils peuvent tous être choisis de nouveau.
}

## Événements : l’Alliance

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

## Événements : le Vagabond

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

## Refus

no-not-here = « { $chosen } » n’est pas possible maintenant.
no-not-held = « { $chosen } » : vous n’avez pas cette carte en main.
no-wrong-suit = « { $chosen } » : la couleur ne correspond pas.
no-not-a-clearing = « { $chosen } » n’est pas une clairière de ce plateau.
no-not-a-player = « { $chosen } » n’est pas une faction de cette partie.
no-no-open-slot = Il n’y a pas d’emplacement libre pour un bâtiment dans { $choice }.
no-none-left = Il ne reste aucune de ces pièces à placer.
no-no-warriors-left = Il ne reste plus de guerriers dans votre réserve.
no-not-ruled = Vous ne contrôlez pas { $choice }.
no-has-dominance = Vous avez déjà activé une carte Domination ; on ne peut le faire qu’une fois par partie.
no-not-enough-points = Pour activer une carte Domination, il vous faut au moins 10 points.
no-none-available = Aucune carte Domination n’est disponible.
no-not-available = « { $chosen } » n’est pas une carte Domination disponible.
no-cannot-pay-suit = « { $chosen } » : vous n’avez pas de carte de la couleur qu’il faudrait dépenser.
no-cannot-be-crafted = « { $chosen } » ne peut pas être fabriquée.
no-too-few-crafting-pieces = « { $chosen } » : il ne vous reste pas assez de pièces de fabrication des bonnes couleurs ce tour-ci.
no-item-gone = « { $chosen } » : la réserve n’a plus cet objet.
no-duplicate = « { $chosen } » : vous avez déjà fabriqué cette carte.
no-not-adjacent = Impossible d’aller de là dans { $choice } : ce n’est pas adjacent.
no-no-warriors-there = Il n’y a pas de guerriers pour cela dans { $choice }.
no-not-that-many = « { $chosen } » : il n’y a pas autant de guerriers dans { $origin }.
no-rules-neither = Vous ne contrôlez ni { $origin } ni { $choice }.
no-nowhere-to-go = « { $chosen } » : aucun déplacement n’est possible.
no-no-fighters-there = Vous n’avez ni guerriers ni pion dans { $choice }.
no-no-enemy-there = « { $chosen } » : cette faction adverse n’est pas là.
no-no-battle = « { $chosen } » : il n’y a personne à combattre.
no-not-an-ambush = « { $chosen } » n’est pas une carte Embuscade que vous pourriez utiliser ici.
no-not-your-piece = « { $chosen } » : il ne reste pas de telle pièce dans { $clearing }.
no-not-crafted = « { $chosen } » : cette carte n’a pas été fabriquée.
no-used-this-turn = « { $chosen } » : une seule fois par tour.
no-nothing-to-do = « { $chosen } » : cela ne ferait rien maintenant.
no-no-closed-path = « { $chosen } » : il n’y a pas de chemin fermé à ouvrir.
no-no-pieces-there = Vous n’avez de pièces à aucun bout d’un chemin fermé.

## Refus : la Marquise

no-keep-forbids = Le donjon est dans { $choice } : seule la Marquise peut y placer des pièces.
no-not-a-corner = Le donjon se place dans un coin, pas dans { $choice }.
no-not-by-the-keep = Les premiers bâtiments se placent au donjon ou à côté, pas dans { $choice }.
no-no-actions-left = « { $chosen } » : il ne vous reste plus d’action.
no-no-bird = Vous n’avez pas de carte Oiseau à dépenser.
no-recruited-already = Vous avez déjà recruté ce tour-ci.
no-no-recruiters = Vous n’avez sur le plateau aucun recruteur où placer un guerrier.
no-no-recruiter-there = Aucun recruteur n’attend encore de guerrier dans { $choice }.
no-no-place-to-build = Dans aucune clairière sous votre contrôle, il n’y a à la fois un emplacement libre et assez de bois.
no-too-little-wood = « { $chosen } » : trop peu de bois peut arriver au bâtiment.
no-no-wood-there = « { $chosen } » : aucun bois pris là ne peut arriver dans { $clearing }.
no-no-sawmill-there = « { $chosen } » : il n’y a pas de scierie pour cela, ou vous n’avez pas de carte qui corresponde à sa clairière.
no-no-wood-left = Tout le bois est déjà sur le plateau.

## Refus : la Canopée

no-not-your-corner = Vous commencez dans un coin libre, si possible opposé à un autre départ, pas dans { $choice }.
no-leader-deposed = « { $chosen } » : ce dirigeant a été destitué.
no-one-bird-only = Vous ne pouvez ajouter qu’une carte Oiseau au Décret par tour.
no-not-the-fewest = Une autre clairière où il y a de la place a moins de guerriers que { $choice }.
no-not-in-column = « { $chosen } » : il ne reste pas de telle carte dans la colonne { $column }.
no-no-roost-there = Vous n’avez pas de perchoir dans { $choice }.
no-roost-there = Il y a déjà un perchoir dans { $choice }.

## Refus : l’Alliance

no-not-sympathetic = Il n’y a pas de sympathie dans { $choice }.
no-base-on-map = La base de cette couleur est déjà sur le plateau : pas de révolte dans { $choice }.
no-sympathetic = Il y a déjà de la sympathie dans { $choice }.
no-not-near-sympathy = Il n’y a de sympathie dans aucune clairière adjacente à { $choice }.
no-no-base = Vous n’avez pas de base sur le plateau.
no-no-base-there = « { $chosen } » : vous n’avez pas de base pour cela.
no-nowhere-to-organize = Vous n’avez pas de guerriers là où la sympathie pourrait être placée.
no-too-few-supporters = « { $chosen } » : trop peu de vos partisans correspondent.
no-not-a-supporter = « { $chosen } » n’est pas parmi vos partisans.

## Refus : le Vagabond

no-taken-character = « { $chosen } » : l’autre Vagabond a déjà ce personnage.
no-not-a-forest = Vous commencez dans un bois du plateau, et « { $chosen } » n’en est pas un.
no-scorched = La terre est brûlée dans { $choice } : rien ne peut y entrer ni y être placé.
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

## Options

option-seats = Places
    .help = Les factions dans l’ordre où elles sont assises : de deux à cinq.
    .form = les factions dans l’ordre des places, séparées par des virgules, comme marquise,eyrie
option-first = Qui commence
    .help = Quelle place joue le premier tour.
option-first-random = Au hasard
option-first-1 = La première place
option-first-2 = La deuxième place
option-first-3 = La troisième place
option-first-4 = La quatrième place
option-first-5 = La cinquième place
option-map = Plateau
    .help = Où se joue la partie ; chaque plateau a ses propres règles.
option-map-autumn = Automne : comme dans le jeu de base
option-map-winter = Hiver : une rivière tumultueuse sépare les bois
option-map-lake = Lac : un radeau va de rive en rive
option-map-mountain = Montagne : des chemins fermés, et un col qui rapporte
option-suits = Couleurs des clairières
    .help = Seul le plateau Automne a des couleurs imprimées ; sur les autres, elles viennent toujours du hasard.
option-suits-usual = Comme sur le plateau
option-suits-random = Au hasard
option-deck = Paquet
    .help = Avec quelles cartes on joue.
option-deck-standard = Paquet de base
option-deck-exiles = Exilés et Partisans
option-hands = Mains de départ
    .help = Avec quelles cartes chaque faction commence.
option-hands-three = Trois cartes
option-hands-five = En piocher cinq, en garder trois
option-edition = Édition
    .help = Quelle Loi est jouée : celle d’aujourd’hui, ou celle de la première édition.
option-edition-law = Loi d’aujourd’hui
option-edition-first = Première édition
option-coalitions = Coalitions
    .help = Si un Vagabond peut former une coalition avec une faction qui a activé une carte Domination.
option-coalitions-scoring = Seulement avec une faction qui marque encore des points
option-coalitions-anybody = Avec toute faction, selon les points qu’elle avait

## Points

points-buildings = Bâtiments
points-roosts = Perchoirs
points-turmoil = Crises
points-sympathy = Sympathie
points-ruins = Ruines
points-quests = Quêtes
points-relations = Relations
points-infamy = Infamie
points-protection = Protection
points-crafted = Objets fabriqués
points-removed = Pièces retirées
points-cards = Effets de cartes
points-paths = Chemins ouverts
points-pass = Le Col

## Options qui ne vont pas ensemble

setup-players = On joue de { $low } à { $high }, pas à { $count }.
setup-one-set = Chaque faction n’a qu’un jeu de pièces : elle ne se joue pas deux fois.
setup-second-vagabond = Le second Vagabond ne joue qu’avec le premier.
setup-vagabonds-alone = Seuls, deux Vagabonds n’ont bientôt plus de points à marquer : il faut une autre faction.
setup-no-first = Il n’y a pas de place { $first }.

## Consignes

orders-ambush = Embuscade quand on m’attaque
order-never = jamais
order-from-2 = si au moins 2 guerriers attaquent
order-from-3 = si au moins 3 guerriers attaquent
order-from-4 = si au moins 4 guerriers attaquent
orders-cards = Étapes de mon tour où seules les cartes de ma main pourraient compter
order-board-only = les passer
