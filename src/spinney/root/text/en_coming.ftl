# The names of what is not built yet.

word-faithful_retainer = Faithful Retainer
word-spy_bird = Spy (bird)
word-spy_fox = Spy (fox)
word-spy_rabbit = Spy (rabbit)
word-spy_mouse = Spy (mouse)
word-mechanical_marquise = Mechanical Marquise
word-waystation_figure_tablet = Waystation (figure, back tablet)
word-waystation_tablet_figure = Waystation (tablet, back figure)
word-waystation_tablet_jewelry = Waystation (tablet, back jewelry)
word-waystation_jewelry_tablet = Waystation (jewelry, back tablet)
word-waystation_jewelry_figure = Waystation (jewelry, back figure)
word-waystation_figure_jewelry = Waystation (figure, back jewelry)
word-figure = Figure
word-figure_1 = Figure 1
word-figure_2 = Figure 2
word-figure_3 = Figure 3
word-tablet = Tablet
word-tablet_1 = Tablet 1
word-tablet_2 = Tablet 2
word-tablet_3 = Tablet 3
word-jewelry = Jewelry
word-jewelry_1 = Jewelry 1
word-jewelry_2 = Jewelry 2
word-jewelry_3 = Jewelry 3
word-encamp = Encamp
word-decamp = Decamp
word-delve = Delve
word-recover = Recover
word-shift = Shift a card
word-any_suit = Any suit
word-no_suit = No suit

## What the coming factions are called, and who they are

word-keepers = Keepers

about-keepers = You lead the Keepers in Iron. Dig up the relics of the forests, and bring them home in matching sets.

role-keepers = The Keepers
    .the = the Keepers
    .whom = the Keepers
    .to = to the Keepers
    .of = of the Keepers
    .many = yes
role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = to { $name }
    .of = of { $name }
    .many = no
