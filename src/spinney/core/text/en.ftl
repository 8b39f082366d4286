seat-name = Player { $letter }
seat-role = { $role } ({ $name })
board-in-words = The board in words
question-barred = What cannot be chosen now

# Refusals and take-backs

no-not-an-answer = “{ $choice }” does not answer this question.
no-unasked = “{ $chosen }” has nothing to do with what is asked now.
no-elsewhere-asked = What is asked now is about another place.
undo-nothing = There is nothing to take back yet.
undo-over = The game is over; nothing can be taken back.
undo-other = The last choice was somebody else’s; only your own can be taken back.
undo-turn = It is already somebody else’s turn to decide; this choice cannot be taken back.
undo-revealed = Something has been revealed or drawn since then; this choice cannot be taken back.
lesson-else = For this lesson, answer with what is marked; everything else is for another day.
final-chance = After this, chance decides; you cannot take it back.
final-reveal = After this, something is revealed or drawn; you cannot take it back.
final-other = After this, somebody else decides; you cannot take it back.
final-scene = After this it is fought out; you cannot take it back.
final-end = After this, the game is over.
told-also = { $before }; { $clause }
left-undone = You still have { $count ->
    [one] one action
   *[other] { $count } actions
} left, and would lose { $count ->
    [one] it
   *[other] them
}.

# Setups and points

setup-option = { $option }: { $value }
setup-needs = “{ $chosen }” goes only with “{ $wanted }”.
setup-how-many = Pick { $wanted } by name; so far there are { $count }.
points-before = Before this position

# What the box adds

hard-0 = easy to learn
hard-1 = takes some practice
hard-2 = takes practice
hard-3 = for players who know the game

# A game in the terminal

cli-start = { $game }, seed { $seed }{ $options ->
    [none] .
   *[other] , { $options }.
}
cli-saving = Saved after every choice in { $file }. Type help to see what you can type.
cli-hand-over = Pass the keyboard to { $name }, then press Enter.
cli-waiting = Now deciding: { $name }.
cli-unknown = “{ $typed }” is neither a number in the list nor a word of the game. Type help to see what you can type.
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
    ? owl        what one thing is, and what choosing it would do
    why owl      why something is not possible, and by which rule
    hint         what a bot would do here, and why
    undo         take your last choice back
    log          all that has happened
    score        the score of everybody, and how it was made
    rules words  look a rule up by its number or by words
    save file    save a copy; the game itself is always saved
    quit         leave; the game can be resumed

# Why, and the rules

cli-possible = Possible: “{ $name }” answers this question.
cli-impossible = Not possible: { $sentence }
cli-no-help = There is nothing more to say about it.
cli-foreseen = This would certainly follow:
cli-no-score = This game has no points.
cli-place = { $kind ->
    [card] card
    [ruling] ruling
   *[section] rule
}{ $page ->
    [none] { "" }
   *[other] , p. { $page }
}
cli-edition = { $edition }: { $told }
cli-ruling = Ruling { $number }: { $heading }
cli-about = About { $number }: { $heading }
cli-option = Option { $option }: { $name }
cli-default = (default)
cli-uncited = { $rule } is not cited by any test: { $heading }
cli-unknown-citation = { $rule } is cited by a test, but there is no such rule.
cli-all-cited = { $game }: every rule is cited by a test ({ $count }).

# Hints

cli-hint-alike = Nothing speaks for one option rather than another.
cli-hint-meaning = The percentage is the chance of winning, as a bot sees it; beside it stands what the option does better than the next best.
reason-rivals = holds the others back
reason-experience = has served well in many games
reason-end = ends the game
reason-lost = loses the game
reason-safe = does not lose the game at once
reason-but = but “{ $option }” { $reason }

# Levels of play

level-beginner = Beginner
    .help = Plays like somebody in their first games, and makes mistakes on purpose.
level-novice = Novice
    .help = Sees what is near, overlooks the rest, and still slips now and then.
level-steady = Steady
    .help = Takes what looks best now. A fair opponent once you know the rules.
level-strong = Strong
    .help = Thinks further ahead, and seldom lets a chance go by.
level-best = Best
    .help = The strongest there is here, and takes its time.
level-time = { $seconds ->
    [0] Answers at once.
    [one] Thinks for up to a second about a choice.
   *[other] Thinks for up to { $seconds } seconds about a choice.
}
strength-first = Strength { $rating }: the weakest here.
strength-above = Strength { $rating }: { $won ->
    [0] hardly ever fares better than “{ $below }”
    [5] fares about as well as “{ $below }”
    [10] fares better than “{ $below }” in nearly every game
   *[other] fares better than “{ $below }” in about { $won } of 10 games
}.
strength-alone = Strength { $rating }: wins { $won ->
    [0] hardly any game
    [10] nearly every game
   *[other] about { $won } of 10 games
}.

# Bots

level-random = Hasty
    .help = Plays anything that is allowed, at once and without thinking.
level-greedy = Eager
    .help = Takes what looks best now. Quick, and a fair opponent for a first game.
level-search = Patient
    .help = Thinks ahead for about a second before each decision.
level-expert = Expert
    .help = Plays every promising answer on to the end many times. Only for games against chance.
bots-else = Or name a kind of bot: { $bots }.
bot-kind = { $name } ({ $bot })

# Records

cli-step = { $number } of { $total }; press Enter to go on
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

# The arena

arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, seed { $seed }, kept in { $file }
arena-resumed = Going on after { $done } of { $games } games, kept in { $file }.
arena-interrupted = Stopped after { $done } of { $games } games. They are kept in { $file }; run the same command to go on.
arena-bot = Bot
arena-games = Games
arena-wins = Wins, %
arena-interval = 95 % interval
arena-rating = Rating
arena-time = ms per choice
arena-forfeits = Forfeits
arena-seat = Seat
arena-everybody = Everybody
arena-turn = Turn
arena-turns = Turns
arena-score = Score
arena-plot = { $plot ->
    [wins] Wins by seat, with 95 % intervals
    [scores] Mean score, turn by turn
   *[lengths] Length of the games
}
arena-drawn = Drawn: { $file }
arena-forfeited = { $bot }: { $count ->
    [one] one choice
   *[other] { $count } choices
} forfeited: { $reason }
arena-why = { $why ->
    [crashed] it crashed with { $detail }
    [stalled] it gave no answer in time
    [illegal] { $detail } is none of the options
    [ended] its program ended { $detail ->
        [none] { "" }
       *[other] ({ $detail })
    }
    [garbled] “{ $detail }” is no answer
    [flooded] it wrote more than { $detail } bytes
   *[absent] it was not asked again after { $detail } failures in the game
}

# Training

train-played = Generation { $generation }: { $done } of { $games } games played, { $pace } a second
train-replayed = { $done } of { $games } games looked at again, { $pace } a second
train-fitted = Generation { $generation }: fitted to { $positions } positions in { $seconds } s, log loss { $loss }
train-judged = Generation { $generation }: { $done } of { $games } games against { $among } played, { $pace } a second
train-gate = Generation { $generation }: { $share } % of the wins (95 % interval { $low } to { $high }; { $fair } is an equal share) in { $games } games against { $among }
train-kept = Generation { $generation }: the net is kept.
train-dropped = Generation { $generation }: the net is not kept.
train-done = { $games } games in { $generations } generations. { $net ->
    [none] No net was kept yet.
   *[other] The last net that was kept: { $net }
}
train-interrupted = Stopped. What was played is kept in { $folder }; run the same command to go on.
habits-played = { $done } of { $games } games played, { $pace } a second
habits-fitted = Fitted to { $questions } questions: log loss { $loss }, and { $blank } without habits
habits-written = The habits: { $file }
habits-card = { $game }, what to try first: habits from { $questions } questions of { $games } games
train-gates = Wins of each generation, with 95 % intervals
train-generation = Generation
train-against = { $among ->
    [reasons] against reasons
   *[before] against the generation before
}

# Learned outlooks

outlook-none = { $game } has no learned outlook: its bots go by reasons.
outlook-card = { $game }, learned from { $games } games in { $generations } generations
outlook-seats = Seats
outlook-gate = { $bot }: { $share } % of the wins (95 % interval { $low } to { $high }; { $fair } is an equal share) in { $games } games among { $among }
outlook-elsewhere = In other setups bots go by reasons.
outlook-unused = { $bot } goes by reasons: { $why }.
outlook-missing = { $game } has no learned outlook
outlook-other-seats = the learned outlook was not trained with { $count ->
    [one] one seat
   *[other] { $count } seats
}
outlook-other-option = the learned outlook was not trained with { $option } = { $value }

# A chain of games

cli-campaign-chapter = Chapter
cli-campaign-outcome = Outcome
cli-campaign-opposed = Against you
cli-campaign-state = { $outcome ->
    [won] won
    [lost] lost
   *[playing] being played
}
cli-campaign-begins = Chapter { $chapter } of { $length }. { $opposed }.
cli-campaign-keep = { $most ->
    [one] { $name }: which one of these do you keep for the next chapter? Type its number, or only Enter for none.
   *[other] { $name }: which of these do you keep for the next chapter, up to { $most }? Type their numbers with blanks between them, or only Enter for none.
}
cli-campaign-keep-wrong = { $most ->
    [one] Type one number of the list, or only Enter.
   *[other] Type up to { $most } different numbers of the list with blanks between them, or only Enter.
}
cli-campaign-won = The next chapter is ready. Go on with: { $command }
cli-campaign-lost = This chapter is lost. Try it again with: { $command }
cli-campaign-left = Your campaign is saved. Go on with: { $command }
cli-campaign-complete = All chapters are won: this campaign is complete.
