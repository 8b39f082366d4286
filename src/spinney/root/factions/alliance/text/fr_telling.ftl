# Un tour en quelques mots

told-officer = { $owner-many ->
    [yes] gagnent
   *[no] gagne
} { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
}
told-gained-supporter = { $owner-many ->
    [yes] gagnent
   *[no] gagne
} { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
}
told-outrage = { $owner-many ->
    [yes] provoquent
   *[no] provoque
} l’Indignation dans { $places }
