# Les noms de ce qui n’est pas encore construit.

word-spy_bird = Espion (oiseau)
word-spy_fox = Espion (renard)
word-spy_rabbit = Espion (lapin)
word-spy_mouse = Espion (souris)
word-mechanical_marquise = Marquise Mécanique
word-any_suit = N’importe quelle couleur
word-no_suit = Aucune couleur

## Quelqu’un dont la faction n’est pas connue

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = à { $name }
    .of = de { $name }
    .many = no
