# Ein Zug in wenigen Worten

told-officer = { $owner-many ->
    [yes] erhalten
   *[no] erhält
} { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
}
told-gained-supporter = { $owner-many ->
    [yes] erhalten
   *[no] erhält
} { $count ->
    [one] einen
   *[other] { $count }
} Anhänger
told-outrage = { $owner-many ->
    [yes] lösen
   *[no] löst
} auf { $places } Empörung aus
