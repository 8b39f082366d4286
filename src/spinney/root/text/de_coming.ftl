# Die Namen dessen, was noch nicht gebaut ist.

word-faithful_retainer = Treuer Vasall
word-spy_bird = Spion (Vogel)
word-spy_fox = Spion (Fuchs)
word-spy_rabbit = Spion (Hase)
word-spy_mouse = Spion (Maus)
word-mechanical_marquise = Mechanische Marquise
word-waystation_figure_tablet = Wegstation (Figur, Rückseite Tafel)
word-waystation_tablet_figure = Wegstation (Tafel, Rückseite Figur)
word-waystation_tablet_jewelry = Wegstation (Tafel, Rückseite Juwel)
word-waystation_jewelry_tablet = Wegstation (Juwel, Rückseite Tafel)
word-waystation_jewelry_figure = Wegstation (Juwel, Rückseite Figur)
word-waystation_figure_jewelry = Wegstation (Figur, Rückseite Juwel)
word-figure = Figur
word-figure_1 = Figur 1
word-figure_2 = Figur 2
word-figure_3 = Figur 3
word-tablet = Tafel
word-tablet_1 = Tafel 1
word-tablet_2 = Tafel 2
word-tablet_3 = Tafel 3
word-jewelry = Juwel
word-jewelry_1 = Juwel 1
word-jewelry_2 = Juwel 2
word-jewelry_3 = Juwel 3
word-encamp = Lager aufschlagen
word-decamp = Lager abbrechen
word-delve = Ausgraben
word-recover = Sichern
word-shift = Eine Karte verschieben
word-any_suit = Jede Farbe
word-no_suit = Keine Farbe

## Wie die kommenden Parteien heißen, und wer sie sind

word-keepers = Wächter

about-keepers = Du führst die Eisenwächter. Grabe die Relikte der Wälder aus, und bringe sie in passenden Sätzen heim.

role-keepers = Die Wächter
    .the = die Wächter
    .whom = die Wächter
    .to = den Wächtern
    .of = der Wächter
    .many = yes
role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = { $name }
    .of = von { $name }
    .many = no
