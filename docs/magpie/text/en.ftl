game-name = Magpie
game-about = Birds with hidden cards fight over one shiny thing.
game-facts = 2 to 4 players, 5 minutes
about-player = You are a magpie. Whoever keeps the ring after three rounds wins.

rule-1 = The deal
    .summary = Each magpie is dealt three of twelve cards, from 1 to 12, and keeps them hidden.
rule-2 = A round
    .summary = In each of three rounds every magpie in turn passes, or shows a card as its bid.
rule-3 = Daring
    .summary = A magpie that dares adds a die to its card, but a one spoils the bid. Whoever keeps the ring may not dare.
rule-4 = The ring
    .summary = A bid above the best of the round takes the ring. Whoever keeps it after three rounds wins.

ask-way = The best bid is { $best }. Pass, bid, or dare?
    .pass = Pass: no bid this round
ask-card = Which card do you show against { $best }?

guide-way = A low card may take the ring early in a round, while little has been bid. A die makes it higher, unless it shows a one.

event-dealt = You are dealt the { $card }.
event-chose = { $you ->
    [yes] You chose: { $way }.
   *[no] { $seat } chose: { $way }.
}
event-showed = { $seat } showed the { $card }{ $roll ->
    [0] { "" }
   *[other] { " " }and rolled a { $roll }
}.
event-took = { $seat } took the ring with { $best }.

no-not-now = First say whether you pass, bid or dare.
no-not-held = { $choice } is not a card in your hand.
no-no-card = You have no card left to show.
no-keeps = You keep the ring, so you cannot dare.

word-pass = pass
word-bid = bid
word-dare = dare

option-seats = Magpies
    .help = How many magpies play.

label-round = Round { $round }
label-shown = Shown: { $cards }
label-hand = Hand: { $cards }
