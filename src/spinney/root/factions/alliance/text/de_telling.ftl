# Ein Zug in wenigen Worten

told-officer = { $owner-many ->
    [yes] erhalten
   *[no] erhält
} { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
}
