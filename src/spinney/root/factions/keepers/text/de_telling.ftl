# Ein Zug in wenigen Worten

told-gathered = { $owner-many ->
    [yes] fügen
   *[no] fügt
} dem Gefolge { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} hinzu
