# Un tour en quelques mots

told-repaired = { $owner-many ->
    [yes] réparent
   *[no] répare
} { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
