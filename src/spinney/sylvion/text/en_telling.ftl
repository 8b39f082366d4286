# A turn in a few words

doer-figure = The Ravage
doer-sprig = The defence
told-revealed = The Ravage reveals { $cards }.
told-marched = { $moved ->
    [0] No card moves
    [one] One card moves
   *[other] { $moved } cards move
}{ $fallen ->
    [0] { "" }
    [one] , one is destroyed
   *[other] , { $fallen } are destroyed
}{ $entered ->
    [0] { "" }
    [one] , one enters the forest
   *[other] , { $entered } enter the forest
}.
told-hurt = The forest is hurt: { $count ->
    [one] one Edge card turns
   *[other] { $count } Edge cards turn
} to Desolation, and { $bloom ->
    [one] one is
   *[other] { $bloom } are
} still in Bloom.
