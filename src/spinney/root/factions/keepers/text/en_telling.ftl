# A turn in a few words

told-gathered = { $owner-many ->
    [yes] add
   *[no] adds
} { $count ->
    [one] a card
   *[other] { $count } cards
} to the Retinue
