# The names of what is not built yet.

word-spy_bird = Spy (bird)
word-spy_fox = Spy (fox)
word-spy_rabbit = Spy (rabbit)
word-spy_mouse = Spy (mouse)
word-mechanical_marquise = Mechanical Marquise
word-any_suit = Any suit
word-no_suit = No suit

## Somebody whose faction is not known

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = to { $name }
    .of = of { $name }
    .many = no
