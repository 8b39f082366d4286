# A turn in a few words

told-officer = { $owner-many ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] an officer
   *[other] { $count } officers
}
