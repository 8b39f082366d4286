# A turn in a few words

told-officer = { $owner-many ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] an officer
   *[other] { $count } officers
}
told-gained-supporter = { $owner-many ->
    [yes] add
   *[no] adds
} { $count ->
    [one] a supporter
   *[other] { $count } supporters
}
