# Ein Zug in wenigen Worten

told-committed-fund = { $owner-many ->
    [yes] setzen
   *[no] setzt
} { $count ->
    [one] ein Mittel
   *[other] { $count } Mittel
} ein
