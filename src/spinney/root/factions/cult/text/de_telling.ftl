# Ein Zug in wenigen Worten

told-acolytes = { $owner-many ->
    [yes] gewinnen
   *[no] gewinnt
} { $count ->
    [one] einen Akolythen
   *[other] { $count } Akolythen
}
