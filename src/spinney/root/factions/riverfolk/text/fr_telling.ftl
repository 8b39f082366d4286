# Un tour en quelques mots

told-committed-fund = { $owner-many ->
    [yes] investissent
   *[no] investit
} { $count ->
    [one] un fonds
   *[other] { $count } fonds
}
