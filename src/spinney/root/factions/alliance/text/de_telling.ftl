# Ein Zug in wenigen Worten

told-officer = { $owner-many ->
    [yes] erhalten
   *[no] erhält
} { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
}
told-gained-supporter = { $owner-many ->
    [yes] nehmen
   *[no] nimmt
} { $count ->
    [one] einen
   *[other] { $count }
} Anhänger hinzu
