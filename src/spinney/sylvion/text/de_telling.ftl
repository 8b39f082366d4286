# Ein Zug in wenigen Worten

doer-figure = Der Ravage
doer-sprig = Die Verteidigung
told-revealed = Der Ravage deckt auf: { $cards }.
told-marched = { $moved ->
    [0] Keine Karte zieht
    [one] Eine Karte zieht
   *[other] { $moved } Karten ziehen
}{ $fallen ->
    [0] { "" }
    [one] , eine wird zerstört
   *[other] , { $fallen } werden zerstört
}{ $entered ->
    [0] { "" }
    [one] , eine dringt in den Wald ein
   *[other] , { $entered } dringen in den Wald ein
}.
told-hurt = Der Wald leidet: { $count ->
    [one] Eine Waldrand-Karte verödet
   *[other] { $count } Waldrand-Karten veröden
}, { $bloom ->
    [one] eine blüht
   *[other] { $bloom } blühen
} noch.
