# Leçons

lesson-fountain = L’assaut
  .about = Les élémentaux viennent de droite ; les Fontaines les arrêtent, et des cartes paient les cartes.
lesson-fountain-1 = À chaque tour les élémentaux avancent d’une case vers votre forêt, à gauche ; celui qui y arrive retourne autant de cartes Orée côté Désolation que sa force. Arrêtez celui de la rangée b : jouez « Fontaine 3 ». Elle coûte deux autres cartes de votre main : payez avec le Hibou et la Baleine, et posez-la en b2.
  .else = Jouez « Fontaine 3 », payez avec le Hibou, puis avec la Baleine, et posez-la en b2, devant l’élémental.
lesson-fountain-2 = La Fontaine lui barre la route. Gardez l’Arbre et terminez votre Défense : voyez ce qui vient.
  .done = Quatre cartes Ravage ont été révélées, tous les élémentaux ont avancé, et là où deux cartes se sont rencontrées, la plus faible a été détruite : 2 contre 3. Puis vous avez pioché trois cartes, et c’est de nouveau votre Défense. Voilà un tour.
  .else = Gardez l’Arbre pour plus tard : terminez votre Défense.

lesson-animals = Les animaux
  .about = Ils agissent une fois, aussitôt.
lesson-animals-1 = Un élémental de force 3 est devant votre forêt, dans la rangée a. L’Éléphant détruit un élémental, n’importe lequel. Il coûte une carte : payez avec l’Arbre.
  .else = Jouez l’Éléphant, payez avec l’Arbre, et désignez l’élémental en a1.
lesson-animals-2 = La Baleine ne coûte rien et pousse un élémental d’une à trois cases en ligne droite. Poussez celui de c2 dans la rangée b, sur votre Fontaine la plus forte.
  .done = Il a été détruit, et votre main est vide : le tour suivant a commencé. Deux autres animaux sont du jeu d’initiation : le Hibou fait piocher trois cartes, et vous verrez les Hérissons dans la prochaine leçon.
  .else = Jouez la Baleine et poussez l’élémental en b2.

lesson-hedgehogs = La révélation
  .about = Les cartes Soutien aggravent tout ; les Hérissons écartent une carte.
lesson-hedgehogs-1 = Quatre cartes ont été révélées. L’une n’est pas un élémental : le Simoun fait avancer tous les élémentaux d’une case de plus, et celui de a1 sera dans votre forêt de toute façon. Avant tout le reste, les Hérissons écartent une carte révélée : choisissez le Simoun, sur le paquet b5.
  .else = Chacune des quatre peut partir, mais le Simoun fait le plus de mal : choisissez b5.
lesson-hedgehogs-2 = L’élémental de a1 a tout de même atteint la forêt : deux cartes Orée de plus sont désolées. Vous avez pioché trois cartes. Protégez la rangée a : « Fontaine 3 » en a2, payée avec le Hibou et « Arbre 2 ».
  .done = S’il faut retourner une carte Orée et que toutes sont désolées, la partie est perdue. Ce qui est perdu peut refleurir : les Arbres sont là pour cela.
  .else = Jouez « Fontaine 3 », payez avec le Hibou, puis avec « Arbre 2 », et posez-la en a2.

lesson-trees = Les Arbres et la fin
  .about = La vitalité fait refleurir l’Orée : gagnez le dernier tour.
lesson-trees-1 = Les paquets sont vides : c’est le dernier tour. À la fin, chaque point de vitalité de vos Arbres fait refleurir une carte Orée, et il les faut toutes les douze. Cinq sont désolées, votre Arbre a 3 : plantez « Arbre 2 », payé avec le Hibou, sur une des cases marquées, où rien ne passe.
  .else = Plantez « Arbre 2 » dans la rangée a ou c, sur une case marquée : aucun élémental n’y vient.
lesson-trees-2 = Les Arbres n’ont pas de force : même l’élémental de force 0 en d4 emporterait le vôtre. Protégez-le : « Fontaine 1 » en d3.
  .done = À l’Assaut final, chaque élémental a couru jusqu’à être arrêté. Vitalité 5 pour 5 cartes désolées : la forêt est sauvée. Vous pouvez jouer au jeu d’initiation.
  .else = Posez « Fontaine 1 » en d3, entre l’élémental et votre Arbre.
