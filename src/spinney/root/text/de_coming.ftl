# Wörter, die zu keinem Kapitel gehören.

word-any_suit = Jede Farbe
word-no_suit = Keine Farbe

## Jemand, dessen Partei nicht bekannt ist

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = { $name }
    .of = von { $name }
    .many = no
