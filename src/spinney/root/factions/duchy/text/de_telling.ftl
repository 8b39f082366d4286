# Ein Zug in wenigen Worten

told-revealed = { $owner-many ->
    [yes] decken
   *[no] deckt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf
