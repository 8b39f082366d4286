# The first game of Sylvion
guide-sylvion-play = Les élémentaux, à droite, avancent d’une case vers la gauche à chaque tour. Posez des Fontaines sur leur route : la carte la plus forte reste, et à force égale les deux disparaissent. Le nombre en haut à droite est le prix, en cartes.
guide-sylvion-pay = Une carte se paie avec d’autres cartes de votre main, quelles qu’elles soient. Donnez ce qui aide le moins maintenant.
guide-sylvion-place = Toute case vide convient. Une Fontaine près de la forêt fait gagner du temps ; un Arbre a besoin d’une rangée où rien ne viendra le heurter.
guide-sylvion-ward = Les Hérissons écartent une carte révélée avant qu’elle n’agisse. Mieux vaut les garder pour un élémental puissant.
guide-sylvion-push = La Baleine pousse un élémental vers une autre case : là d’où il vient, ou vers une rangée bien défendue.
guide-sylvion-trample = L’Éléphant détruit aussitôt un élémental. Choisissez-en un que vos Fontaines ne peuvent arrêter.
guide-sylvion-heal = Chaque carte Orée remise en Floraison est une blessure de plus que la forêt peut supporter.
guide-sylvion-recruit = Toutes les cartes d’une colonne rejoignent votre paquet. Cherchez de fortes Fontaines, mais à la fin ce sont les Arbres qui font gagner.

# The first game of Root
guide-root-place-keep = Votre donjon occupe un coin. Personne d’autre ne peut y placer de pièces : c’est le cœur sûr de votre domaine.
guide-root-first-building = Vos premiers bâtiments se placent au donjon ou à côté. Une scierie produit du bois à chaque tour : donnez-lui une place difficile à atteindre.
guide-root-marquise-act = Trois actions par tour, au choix. Au début, construisez dès que vous avez le bois : un bâtiment rapporte aussitôt, et les recruteurs amènent des guerriers. Chaque carte Oiseau dépensée donne une action de plus.
guide-root-move-from = Vous pouvez vous déplacer si vous contrôlez la clairière quittée ou celle où vous entrez. Contrôler, c’est y avoir plus de guerriers et de bâtiments que toute autre faction.
guide-root-battle-in = On lance deux dés : l’attaque inflige le plus grand nombre de pertes, la défense le plus petit, mais jamais plus qu’elles n’ont de guerriers. Retirer des bâtiments et des jetons rapporte des points.
guide-root-build-in = Construisez dans une clairière que vous contrôlez et où un emplacement est libre. Le bois peut venir de toute clairière reliée par des clairières que vous contrôlez.
guide-root-craft-card = Un objet rapporte quand vous le fabriquez ; les autres cartes restent devant vous et servent toute la partie. Il faut vos pièces de fabrication dans des clairières des couleurs indiquées.
guide-root-ambush = Une embuscade inflige deux pertes avant les dés. Elle peut mettre fin aussitôt à une attaque.
guide-root-first-roost = Votre premier perchoir se place dans un coin, avec six guerriers. Tout part de là.
guide-root-leader = Chaque dirigeant ouvre le Décret dans deux colonnes, avec des cartes qui y restent. Ces colonnes décident de vos premiers tours.
guide-root-add-to = Une ou deux cartes entrent au Décret à chaque tour, et à chaque tour toutes doivent être résolues. Une carte Oiseau convient à toute clairière. Si l’une ne peut pas être résolue, c’est la crise : vous perdez des points, des cartes et votre dirigeant.
guide-root-resolve = Le Décret se résout colonne par colonne, de gauche à droite. Prévoyez : cette carte demande une clairière de sa couleur où l’action soit possible.
guide-root-spread-sympathy = La sympathie coûte des partisans de la couleur de la clairière, et rapporte des points. Une faction qui y fait entrer des guerriers, ou retire le jeton, vous donne une carte.
guide-root-alliance-act = Changez des cartes en partisans pour la sympathie et les révoltes, ou entraînez des officiers : chacun donne une action au Crépuscule.
guide-root-operate = Chaque officier donne une action. L’organisation change un guerrier en sympathie, sans partisans.
guide-root-choose-character = Chaque personnage a ses propres objets et une action spéciale.
guide-root-slip = À l’Aurore, vous pouvez vous faufiler vers un lieu voisin, même dans un bois, sans rien payer.
guide-root-vagabond-act = Chaque action épuise un objet : les bottes déplacent, l’épée combat, la torche explore une ruine, et tout objet peut aider quelqu’un. Quelques objets épuisés sont rafraîchis à chaque tour.

# The first game of Ironwood
guide-ironwood-help-at = Un peu d’aide pour commencer : placez ces guerriers là où vous voudrez aller d’abord.
guide-ironwood-return = Vous avez pioché quatre cartes spéciales et en gardez deux. Gardez ce qui va avec les lieux que vous tenez ; les cartes de base sont à vous de toute façon.
guide-ironwood-play = Trois actions par manche, une carte chacune, à tour de rôle avec l’autre camp. Les cartes de base reviennent à la fin de la manche. Une carte jouée maintenant ne pourra plus être engagée au combat.
guide-ironwood-move-from = Les Rôdeurs vont de forêt en forêt par les sentiers, les Cuirassés de montagne en montagne par les crêtes. Une forêt et une montagne qui se touchent peuvent se combattre.
guide-ironwood-how-many = Les guerriers qui partent ensemble forment une escouade. Ceux qui restent gardent le lieu.
guide-ironwood-wager = Chaque camp pose une carte face cachée, puis on les retourne ensemble : dégâts, défense et domination sont dans son coin. Une carte forte employée ici ne pourra plus être jouée.
guide-ironwood-enlist = Deux cristaux amènent un guerrier de plus. Les forges des Cuirassés se paient aussi en cristaux.
guide-ironwood-discover = Une vision nomme la montagne d’un totem. Pour le découvrir, il faut une escouade à côté, et que personne ne contrôle la montagne. Ramenez vite le totem : il s’affaiblit bientôt.
