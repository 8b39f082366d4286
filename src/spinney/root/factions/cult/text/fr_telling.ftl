# Un tour en quelques mots

told-acolytes = { $owner-many ->
    [yes] gagnent
   *[no] gagne
} { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}
