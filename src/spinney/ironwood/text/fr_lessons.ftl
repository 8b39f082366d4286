# Leçons

lesson-totem = Les Rôdeurs : un totem
  .about = Une vision, un totem, et le chemin du retour.
lesson-totem-1 = Vous êtes les Rôdeurs. Une manche donne trois actions à chaque camp, à tour de rôle : chacune est une carte. Vous avez une vision de Chromia, personne ne contrôle cette montagne, et votre escouade est dans une forêt qui la touche. Jouez « Visions » et découvrez le totem.
  .else = Jouez « Visions », choisissez de découvrir, puis la vision de Chromia.
lesson-totem-2 = Le totem est avec votre escouade. Les Cuirassés n’ont rien fait de leur action. À la fin de la manche les totems s’affaiblissent, rentrez donc : jouez « Pillage » pour vous déplacer, et menez trois guerriers d’Ombrechouette (5) à la forêt extérieure Vieuxchênes (11).
  .else = Jouez « Pillage », choisissez de déplacer, d’Ombrechouette (5) à Vieuxchênes (11), avec trois guerriers.
lesson-totem-3 = Des guerriers qui quittent une forêt peuvent emporter un totem. Prenez-le.
  .done = Dans une forêt extérieure, il est en sécurité pour toujours. C’était le troisième : vous avez gagné.
  .else = Ne le laissez pas là : prenez le totem intact.

lesson-attack = Les Rôdeurs : le combat
  .about = Chaque camp engage une carte ; la domination décide.
lesson-attack-1 = Une forêt et une montagne qui se touchent peuvent se combattre. Jouez « Instincts de chasseur », qui vous protège au combat, et attaquez d’Ombrechouette (5) : deux guerriers Cuirassés sont sur Auria.
  .else = Jouez « Instincts de chasseur » et attaquez d’Ombrechouette (5).
lesson-attack-2 = Chaque camp pose une carte face cachée, et on les retourne ensemble. Son coin indique dégâts, défense et domination. Engagez « Pillage » : vous ne pourrez plus le jouer cette manche.
  .done = Un guerrier Cuirassé est tombé, vous n’avez perdu personne. Puis la domination compte, unités et carte ensemble : 5 contre 3, vous avez gagné.
lesson-attack-3 = Qui gagne peut chasser l’escouade battue vers une montagne voisine. Envoyez-la à Lithimar.
  .done = Auria est libre : on pourrait maintenant y découvrir un totem. Et « Instincts de chasseur » a volé un cristal.
  .else = Toute montagne voisine conviendrait, mais cette fois chassez-les vers Lithimar.

lesson-drill = Les Cuirassés : fondation et foreuse
  .about = Prendre une montagne, la préparer, extraire des cristaux.
lesson-drill-1 = Vous êtes les Cuirassés. Il vous faut des forges sur trois montagnes extérieures. Jouez « Expansion » : elle a trois effets. D’abord, déplacez une escouade : deux guerriers d’Auria, par la crête, à Chromia.
  .else = Jouez « Expansion », choisissez de déplacer, d’Auria à Chromia, avec deux guerriers.
lesson-drill-2 = Une unité sur place suffit pour contrôler la montagne. Placez une fondation sur Chromia.
lesson-drill-3 = Maintenant la foreuse : menez-la aussi à Chromia. Sur une montagne sans forge, elle creuse.
  .done = Deux cristaux de plus dans la benne. Vous ne pouvez pas encore les dépenser : menez la foreuse sur une montagne avec une forge, comme Ferrum, et elle est déchargée. Protégez-la en chemin.
  .else = Déplacez la foreuse à Chromia : vos guerriers y sont pour la protéger.

lesson-forge = Les Cuirassés : la troisième forge
  .about = Cinq cristaux, une fondation, et la guerre est finie.
lesson-forge-1 = Deux forges sont là, une fondation attend sur Argentimar, et vous avez cinq cristaux. Jouez « Renforts », choisissez de construire une forge, et payez.
  .else = Jouez « Renforts », choisissez de construire, puis payez les cinq cristaux.
lesson-forge-2 = Construisez-la sur Argentimar.
  .done = La troisième forge : vous avez gagné. Les deux camps font la même course : trois forges, ou trois totems. Maintenant, jouez une partie.
  .else = Construisez : votre fondation est sur Argentimar.
