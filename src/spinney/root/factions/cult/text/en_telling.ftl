# A turn in a few words

told-acolytes = { $owner-many ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
}
