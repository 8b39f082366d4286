# What beginners are told when they first meet a question
guide-move-from = Vous pouvez vous déplacer si vous contrôlez la clairière quittée ou celle où vous entrez. Contrôler, c’est y avoir plus de guerriers et de bâtiments que toute autre faction.
guide-battle-in = On lance deux dés : l’attaque inflige le plus grand nombre de pertes, la défense le plus petit, mais jamais plus qu’elles n’ont de guerriers. Retirer des bâtiments et des jetons rapporte des points.
guide-craft-card = Un objet rapporte quand vous le fabriquez ; les autres cartes restent devant vous et servent toute la partie. Il faut vos pièces de fabrication dans des clairières des couleurs indiquées.
guide-ambush = Une embuscade inflige deux pertes avant les dés. Elle peut mettre fin aussitôt à une attaque.
