# Words that no chapter has of its own.

word-any_suit = Any suit
word-no_suit = No suit

## Somebody whose faction is not known

role-somebody = { $name }
    .the = { $name }
    .whom = { $name }
    .to = to { $name }
    .of = of { $name }
    .many = no
