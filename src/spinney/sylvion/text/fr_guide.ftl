# What beginners are told when they first meet a question
guide-play = Les élémentaux, à droite, avancent d’une case vers la gauche à chaque tour. Posez des Fontaines sur leur route : la carte la plus forte reste, et à force égale les deux disparaissent. Le nombre en haut à droite est le prix, en cartes.
guide-pay = Une carte se paie avec d’autres cartes de votre main, quelles qu’elles soient. Donnez ce qui aide le moins maintenant.
guide-place = Toute case vide convient. Une Fontaine près de la forêt fait gagner du temps ; un Arbre a besoin d’une rangée où rien ne viendra le heurter.
guide-ward = Les Hérissons écartent une carte révélée avant qu’elle n’agisse. Mieux vaut les garder pour un élémental puissant.
guide-push = La Baleine pousse un élémental vers une autre case : là d’où il vient, ou vers une rangée bien défendue.
guide-trample = L’Éléphant détruit aussitôt un élémental. Choisissez-en un que vos Fontaines ne peuvent arrêter.
guide-heal = Chaque carte Orée remise en Floraison est une blessure de plus que la forêt peut supporter.
guide-recruit = Toutes les cartes d’une colonne rejoignent votre paquet. Cherchez de fortes Fontaines, mais à la fin ce sont les Arbres qui font gagner.
