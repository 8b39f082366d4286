# Un tour en quelques mots

told-revealed = { $owner-many ->
    [yes] révèlent
   *[no] révèle
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
