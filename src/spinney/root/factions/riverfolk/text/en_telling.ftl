# A turn in a few words

told-committed-fund = { $owner-many ->
    [yes] commit
   *[no] commits
} { $count ->
    [one] a fund
   *[other] { $count } funds
}
