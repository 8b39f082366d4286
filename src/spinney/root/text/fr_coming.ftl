# Les noms de ce qui n’est pas encore construit.

word-faithful_retainer = Membre Loyal du Cortège
word-spy_bird = Espion (oiseau)
word-spy_fox = Espion (renard)
word-spy_rabbit = Espion (lapin)
word-spy_mouse = Espion (souris)
word-mechanical_marquise = Marquise Mécanique
word-waystation_figure_tablet = Relais (figurine, dos tablette)
word-waystation_tablet_figure = Relais (tablette, dos figurine)
word-waystation_tablet_jewelry = Relais (tablette, dos bijou)
word-waystation_jewelry_tablet = Relais (bijou, dos tablette)
word-waystation_jewelry_figure = Relais (bijou, dos figurine)
word-waystation_figure_jewelry = Relais (figurine, dos bijou)
word-figure = Figurine
word-figure_1 = Figurine 1
word-figure_2 = Figurine 2
word-figure_3 = Figurine 3
word-tablet = Tablette
word-tablet_1 = Tablette 1
word-tablet_2 = Tablette 2
word-tablet_3 = Tablette 3
word-jewelry = Bijou
word-jewelry_1 = Bijou 1
word-jewelry_2 = Bijou 2
word-jewelry_3 = Bijou 3
word-encamp = Établir le camp
word-decamp = Lever le camp
word-delve = Extraire
word-recover = Restaurer
word-shift = Déplacer une carte
word-any_suit = N’importe quelle couleur
word-no_suit = Aucune couleur

## Comment s’appellent les factions à venir, et qui elles sont

word-keepers = Gardiens

about-keepers = Vous menez les Gardiens de Fer. Exhumez les reliques des bois, et ramenez-les par séries assorties.

role-keepers = Les Gardiens
    .the = les Gardiens
    .whom = les Gardiens
    .to = aux Gardiens
    .of = des Gardiens
    .many = yes
role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = à { $name }
    .of = de { $name }
    .many = no
