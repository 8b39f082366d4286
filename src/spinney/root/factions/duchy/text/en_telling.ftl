# A turn in a few words

told-revealed = { $owner-many ->
    [yes] reveal
   *[no] reveals
} { $count ->
    [one] a card
   *[other] { $count } cards
}
