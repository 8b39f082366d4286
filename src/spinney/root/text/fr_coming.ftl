# Les mots qui ne sont d’aucun chapitre.

word-any_suit = N’importe quelle couleur
word-no_suit = Aucune couleur

## Quelqu’un dont la faction n’est pas connue

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = à { $name }
    .of = de { $name }
    .many = no
