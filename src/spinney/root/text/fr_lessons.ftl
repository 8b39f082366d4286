# Leçons

lesson-turn = Ce qu’est un tour
  .about = Aurore, Jour, Crépuscule : jouez un tour de la Marquise.
lesson-turn-1 = Vous êtes la Marquise. Un tour a trois phases. À l’Aurore, votre scierie vient de produire du bois. Maintenant, c’est le Jour. Vous pourriez d’abord fabriquer des cartes ; vous n’avez rien à fabriquer, continuez.
lesson-turn-2 = Vous avez maintenant trois actions. Recrutez : votre recruteur amène un nouveau guerrier.
  .else = Cela viendra. Recrutez d’abord : c’est gratuit et possible une fois par tour.
lesson-turn-3 = Construisez une scierie dans la clairière 5. Elle coûte le bois posé près de votre donjon, et elle rapporte.
  .done = Le bois est payé, la scierie est là, et votre marqueur avance sur la piste de score : c’est en construisant que la Marquise gagne.
  .else = Construisez, choisissez la clairière 5, puis la scierie. Une deuxième scierie produit un deuxième bois à chaque tour.
lesson-turn-4 = Il vous reste une action, mais personne n’est obligé de toutes les utiliser. Terminez votre Jour.
  .done = Au Crépuscule vous avez pioché une carte, et votre tour est fini. Aurore, Jour, Crépuscule : tout le monde joue ainsi, chaque faction avec ses propres actions.
  .else = Ce serait possible, mais cette fois terminez votre Jour.

lesson-rule = Contrôler et se déplacer
  .about = Qui contrôle une clairière, et où cela vous permet d’aller.
lesson-rule-1 = Qui a le plus de guerriers et de bâtiments dans une clairière la contrôle : voyez les drapeaux. Pour vous déplacer, vous devez contrôler la clairière de départ ou celle d’arrivée. Marche : menez trois guerriers de la clairière 10, que vous contrôlez, à la clairière 12.
  .done = Trois contre deux : la clairière 12 est à vous.
  .else = Choisissez la Marche, de la clairière 10 à la clairière 12, avec trois guerriers.
lesson-rule-2 = Une marche compte deux déplacements. Dans la clairière 2, le perchoir compte aussi : la Canopée la contrôle. Votre guerrier n’en sort que vers une clairière à vous. Allez dans la clairière 5.
  .done = C’est tout : contrôlez le départ, ou contrôlez l’arrivée. Le contrôle décide aussi où vous pouvez construire.
  .else = Menez le guerrier de la clairière 2 à la clairière 5, que vous contrôlez.

lesson-battle = Combattre
  .about = Deux dés, des pertes des deux côtés, et des points pour ce que vous retirez.
lesson-battle-1 = Dans la clairière 8 vous avez trois guerriers, la Canopée deux et un perchoir. Combattez : l’attaque inflige le plus grand dé, la défense le plus petit, mais jamais plus qu’elles n’ont de guerriers sur place.
  .done = 2 et 1 : vous avez infligé deux pertes et subi une. Les guerriers partent d’abord.
lesson-battle-2 = Le perchoir est maintenant seul. Sans guerriers la Canopée est sans défense : c’est une perte additionnelle. Combattez encore.
  .done = Le perchoir a disparu. Chaque bâtiment ou jeton adverse que vous retirez rapporte un point. Avant les dés, la défense peut jouer une carte Embuscade : deux pertes aussitôt.

lesson-craft = Fabriquer
  .about = Des cartes deviennent des objets et des effets durables.
lesson-craft-1 = Au début du Jour la Marquise fabrique avec ses ateliers, chacun une fois par tour, dans des clairières des couleurs que montre la carte. Votre atelier de la clairière Souris 9 peut faire le « Sac en bon état ».
  .done = Vous avez pris le sac dans la réserve et marqué. La carte est défaussée.
lesson-craft-2 = Il reste deux ateliers dans des clairières Lapin : fabriquez « Cordonnier ».
  .done = Cette carte reste devant vous et vous offre un déplacement à chaque Crépuscule. Un objet rapporte une fois, un effet persistant sert toute la partie. Ce que vous fabriquez, vous ne pouvez plus le dépenser : tout le choix est là.

lesson-score = Marquer et gagner
  .about = Trente points : prenez les trois derniers.
lesson-score-1 = Qui atteint 30 points gagne aussitôt. Vous en avez 27. Un perchoir est sans défense dans la clairière 8 : combattez, il vaut un point.
lesson-score-2 = 28. Votre deuxième atelier vaut deux points et coûte un bois, et le bois voyage par les clairières que vous contrôlez. Construisez-le dans la clairière 5.
  .done = Trente : vous avez gagné. Chaque faction marque à sa façon ; les leçons suivantes en montrent quatre.
  .else = Construisez l’atelier dans la clairière 5 : lui seul donne deux points.

lesson-marquise = La Marquise de Chat
  .about = Du bois, des bâtiments, et plus de guerriers que quiconque.
lesson-marquise-1 = Le bois vous fait vivre. Surmenage : dépensez une carte Renard, et votre scierie de la clairière Renard 1 en produit un de plus.
lesson-marquise-2 = Plus vous avez de bâtiments d’une sorte, plus le suivant coûte, et plus il rapporte. Construisez un recruteur dans la clairière 9.
  .else = Construisez le recruteur, dans la clairière 9.
lesson-marquise-3 = Maintenant recrutez : un guerrier à chaque recruteur, une fois par tour.
  .done = Deux recruteurs, deux guerriers. Vos trois actions sont utilisées.
lesson-marquise-4 = Les cartes Oiseau embauchent des aigles : chacune paie une action de plus. Dépensez « Baluchon d’oiseau » et construisez une scierie dans la clairière 5.
  .done = Voilà la Marquise : produire du bois, construire, garder ce qui est construit. Les autres marquent en le détruisant : laissez des guerriers partout.
  .else = Prenez l’action additionnelle avec la carte Oiseau, puis construisez une scierie dans la clairière 5.

lesson-eyrie = Les Dynasties de la Canopée
  .about = Le Décret : une promesse qui grandit à chaque tour.
lesson-eyrie-1 = Vous êtes la Canopée. Votre Décret dit ce que vous devez faire : recruter, déplacer, combattre, construire. À chaque Aurore vous ajoutez une ou deux cartes. Ajoutez « Souris en sac » à Construction, puis arrêtez : vous devrez construire dans une clairière Souris à chaque tour.
  .else = Choisissez la colonne Construction, puis « Souris en sac », puis arrêtez.
lesson-eyrie-2 = Ne fabriquez rien. Le Décret s’accomplit ensuite de gauche à droite : le recrutement se fait à votre perchoir, puis vous devez vous déplacer. Menez trois à cinq guerriers dans la clairière Souris 7, pour la contrôler et y construire.
  .done = Le nouveau perchoir est dans la clairière 7. Au Crépuscule vos perchoirs sur le plateau rapportent : plus il y en a, mieux c’est, à chaque tour.
  .else = Terminez la fabrication, puis menez trois à cinq guerriers dans la clairière 7.
lesson-eyrie-3 = Un tour plus tard il faut tout refaire, et davantage. Ajoutez « Vente de gâteaux » à Recrutement : vous avez un perchoir dans une clairière Lapin, c’est donc possible. Puis arrêtez.
  .done = Demandez-vous toujours si vous pourrez tenir la promesse. Sinon, c’est la crise : vous perdez des points pour vos cartes Oiseau, votre dirigeant et tout le Décret.
  .else = Choisissez Recrutement, puis « Vente de gâteaux », puis arrêtez.

lesson-alliance = L’Alliance de la Forêt
  .about = La sympathie se répand, et qui marche dessus le paie.
lesson-alliance-1 = Vous êtes l’Alliance. Vos partisans sont face cachée ; ils paient la sympathie. Gagnez celle de la clairière 9 : il faut un partisan de sa couleur, une carte Souris.
lesson-alliance-2 = Désormais la sympathie gagne les clairières voisines, et plus il y en a, plus elle rapporte. La clairière 12 est une clairière Renard : payez avec « Enclume ».
  .done = Un point. Là où une autre faction a trois guerriers ou plus, il faudrait un partisan de plus : c’est la Loi martiale.
lesson-alliance-3 = Arrêtez-vous là. Le Jour, vous pouvez mobiliser : une carte de votre main rejoint les partisans. Mobilisez une carte Souris ou Lapin.
  .else = Arrêtez de répandre la sympathie, puis mobilisez une des cartes marquées.
lesson-alliance-4 = Terminez votre Jour et regardez la Marquise.
  .done = Elle est entrée dans la clairière sympathisante 12 : Indignation. Elle a dû vous donner une carte Renard, qui rejoint vos partisans. Plus tard, avec assez de partisans d’une couleur, vous vous révolterez, et une base à vous remplacera vos adversaires.

lesson-vagabond = Le Vagabond
  .about = Un pion, un sac plein d’objets, et des amis partout.
lesson-vagabond-1 = Vous êtes le Vagabond : un pion, pas de guerriers. À chaque Aurore vous rafraîchissez des objets et pouvez vous faufiler gratuitement vers un lieu voisin. Allez dans la clairière 12.
lesson-vagabond-2 = Tout ce que vous faites épuise un objet. La torche explore la ruine qui est ici.
  .done = Un nouvel objet, et un point.
lesson-vagabond-3 = La Marquise est là aussi. Aidez-la : donnez-lui la carte Renard, en épuisant l’épée, et prenez le sac qu’elle a fabriqué.
  .done = Elle vous apprécie davantage, et cela rapporte. Meilleures sont les relations, plus elles apportent ; mais une faction dont vous retirez des guerriers devient hostile.
  .else = Choisissez l’Aide : donnez la carte, épuisez l’épée, puis prenez le sac.
lesson-vagabond-4 = Dans une clairière Renard vous pouvez accomplir une quête Renard : cette commission demande le café et les bottes. Accomplissez-la et prenez les points.
  .done = La deuxième quête de la même couleur vaut deux points, la troisième trois. Vous connaissez les quatre factions du jeu de base : jouez !
  .else = Choisissez la quête, puis les points.
