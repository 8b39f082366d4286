### Ce qui se lit sur ce que l’on regarde de près.

plate-fountain = Fontaine
plate-tree = Arbre
plate-animal = Animal
plate-treason = Trahison
plate-feat = Haut fait
plate-elemental = Élémental
plate-bearer = Élémental avec l’icône Ravage
plate-blazing = Élémental embrasé
plate-support = Carte Soutien du Ravage
plate-element = Carte Élément du Ravage
plate-square = Case
plate-square-named = Case { $square }
plate-stack-named = Paquet Ravage { $row }
plate-cards = Cartes
plate-letter = Lettre
plate-blazes = Embrasé, il devient
plate-where = Où
plate-next = Va ensuite en
plate-here = Ce qui s’y trouve
plate-coming = Dont on sait qu’elles viennent
plate-ravage-zone = { $zone } (Ravage)
