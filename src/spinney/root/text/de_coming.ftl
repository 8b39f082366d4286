# Die Namen dessen, was noch nicht gebaut ist.

word-spy_bird = Spion (Vogel)
word-spy_fox = Spion (Fuchs)
word-spy_rabbit = Spion (Hase)
word-spy_mouse = Spion (Maus)
word-mechanical_marquise = Mechanische Marquise
word-any_suit = Jede Farbe
word-no_suit = Keine Farbe

## Jemand, dessen Partei nicht bekannt ist

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = { $name }
    .of = von { $name }
    .many = no
