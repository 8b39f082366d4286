# A turn in a few words

told-decreed = { $owner-many ->
    [yes] add
   *[no] adds
} { $count ->
    [one] a card
   *[other] { $count } cards
} to the Decree
