# Ein Zug in wenigen Worten

told-repaired = { $owner-many ->
    [yes] reparieren
   *[no] repariert
} { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
}
