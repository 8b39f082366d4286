seat-name = Player { $letter }

# Refusals and take-backs

no-not-an-answer = { $choice } does not answer this question.
undo-nothing = There is nothing to take back yet.
undo-over = The game is over; nothing can be taken back.
undo-other = The last choice was somebody else’s; only your own can be taken back.
undo-turn = Somebody else is already to decide; the choice cannot be taken back.
undo-revealed = Something was revealed or drawn since then; the choice cannot be taken back.

# A game in the terminal

cli-start = Playing { $game }, seed { $seed }{ $options ->
    [none] .
   *[other] , { $options }.
}
cli-saving = Saved after every choice in { $file }. Type help to see what you can type.
cli-hand-over = Pass the keyboard to { $name }, then press Enter.
cli-waiting = { $name } is to decide.
cli-unknown = “{ $typed }” is neither a number of the list nor a word of the game. Type help to see what you can type.
cli-saved = Saved in { $file }.
cli-leave =
    The game is saved. Go on with:
    { $command }
cli-finished =
    The game is kept in { $file }. Watch it again with:
    { $command }
cli-result = { $result ->
    [won] { $name }: won.
    [lost] { $name }: lost.
   *[shared] { $name }: { $share } of a win.
}
cli-help =
    3 or owl     answer by the number, the word or the name of an option
    Enter        show the board and the question again
    ?            the rule behind the question, and what each option is
    ? owl        what one thing is
    why owl      why something is not possible, and by which rule
    undo         take your last choice back
    log          all that has happened
    rules words  look a rule up by its number or by words
    save file    save a copy; the game itself is always saved
    quit         leave; the game can be resumed

# Why, and the rules

cli-possible = Possible: { $name } answers this question.
cli-impossible = Not possible: { $sentence }
cli-no-help = Nothing more is known about it.
cli-place = { $kind ->
    [card] card
    [ruling] ruling
   *[section] rule
}{ $page ->
    [none] { "" }
   *[other] , p. { $page }
}
cli-default = (default)
cli-uncited = { $rule } is cited by no test: { $heading }
cli-unknown-citation = { $rule } is cited by a test, but there is no such rule.
cli-all-cited = { $game }: every rule is cited by a test ({ $count }).

# Records

cli-step = { $number } of { $total }; Enter goes on
cli-verified = { $file }: right, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, position { $digest }

# Simulations

cli-playing = Playing
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } by the bot { $bot }, seed { $seed }
cli-estimate = { $mean } % wins, 95 % interval { $low } to { $high }
cli-length = { $what ->
    [turns] Turns
   *[decisions] Decisions
}
cli-spread = { $mean } on average, { $min } to { $max }
cli-speed = Decisions per second

cli-match = { $count ->
    [one] { $names } wins the match.
   *[other] The match is drawn between { $names }.
}
cli-total = Total
