# Un tour en quelques mots

told-gathered = { $owner-many ->
    [yes] ajoutent
   *[no] ajoute
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au Cortège
