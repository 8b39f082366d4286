# Un tour en quelques mots

told-decreed = { $owner-many ->
    [yes] ajoutent
   *[no] ajoute
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au Décret
