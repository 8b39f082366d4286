# Ein Zug in wenigen Worten

told-decreed = { $owner-many ->
    [yes] fügen
   *[no] fügt
} dem Dekret { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} hinzu
