# A turn in a few words

told-repaired = { $owner-many ->
    [yes] repair
   *[no] repairs
} { $count ->
    [one] one item
   *[other] { $count } items
}
