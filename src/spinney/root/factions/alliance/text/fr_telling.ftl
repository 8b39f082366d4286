# Un tour en quelques mots

told-officer = { $owner-many ->
    [yes] gagnent
   *[no] gagne
} { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
}
