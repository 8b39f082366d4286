game-name = Schwarm
rule-5 = Kapitel
    .summary = Nach jedem gewonnenen Kapitel wächst der Sturm, und jede Elster behält eine Karte mehr.
option-storm = Sturm
    .help = Wie stark der Sturm ist.
option-kept = Behalten
    .help = Die Karten, mit denen Elstern beginnen.
option-kept-none = keine
campaign-opposed = { $count ->
    [0] Noch ist kein Sturm
   *[other] Der Sturm ist { $count } stark
}
