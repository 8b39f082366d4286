# A turn in a few words

told-officer = { $owner-many ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] an officer
   *[other] { $count } officers
}
told-gained-supporter = { $owner-many ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] a supporter
   *[other] { $count } supporters
}
told-outrage = { $owner-many ->
    [yes] cause
   *[no] causes
} Outrage in { $places }
