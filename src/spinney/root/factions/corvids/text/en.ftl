## Who you are, and what you want

about-corvids = You are the Corvid Conspiracy. Hide plots in the clearings, and turn them up before anybody finds out what they are.
like-corvids = Bluff and hide: lay plots face down, keep enemies guessing, and turn up more at a time than they can stop.
    .hard = takes practice

## What sentences call it

role-corvids = The Corvids
    .the = the Corvids
    .whom = the Corvids
    .to = to the Corvids
    .of = of the Corvids
    .many = yes

## Words

word-corvids = Corvids
word-hidden_plot = Plot (face down)
word-bomb = Bomb
word-snare = Snare
word-extortion = Extortion
word-raid = Raid
word-flip = Flip Plots
word-plot = Plot
word-trick = Trick
word-exert = Exert
word-expose = Exposure

## Help

help-plot = Remove warriors from a clearing to place a plot there, face down: one, and one more for each plot placed this turn.
help-trick = Let two plots change places, both face up or both face down.
help-expose = Show the Corvids a card that matches a face-down plot’s clearing, and guess what it is. If you are right, you remove it; if not, they get the card.
help-bomb = { rule-13_7_1.summary }
help-snare = { rule-13_7_2.summary }
help-extortion = { rule-13_7_3.summary }
help-raid = { rule-13_7_4.summary }

## Questions

ask-scatter = In which { $suit } clearing do you place a warrior?
ask-corvids-recruit = Birdsong: which card do you spend to recruit in all clearings of its suit?
    .done = Do not recruit
ask-recruit-suit = “{ $card }” is a bird card: in clearings of which suit do you recruit?
ask-corvids-act = Daylight: { $count ->
    [0] no action is left.
    [one] one action is left.
   *[other] { $count } actions are left.
} What do you do?
    .done = End Daylight
ask-exert = Evening: do you exert yourselves for one more action, or draw cards?
    .done = Draw cards
ask-flip-plot = Birdsong: which plot do you flip?
    .done = Flip no more plots
ask-plot-in = Where do you lay a plot? It takes { $count ->
    [one] one warrior
   *[other] { $count } warriors
} there.
ask-plot-what = Which plot do you lay face down in { $clearing }?
ask-trick = Which plot do you swap with another?
ask-trick-with = With which plot do you swap the one in { $origin }?
ask-expose-in = { $optional ->
    [0] In which clearing do you guess the plot?
   *[other] Exposure: do you guess what a face-down plot is?
}
    .done = Do not guess
ask-guess-plot = What is the plot in { $clearing }?
ask-show-card = Which card do you show the Corvids? It must be a { $suit } card or a bird card, and they get it if the plot in { $clearing } is something else.

## What beginners are told when they first meet a question

guide-corvids-act = Plots score when you flip them in Birdsong, if a warrior stands with them. Lay them where warriors can stay, or where nobody comes to guess.
guide-flip-plot = Each flip scores for every plot that lies face up, so snares, extortions and raids that stay on the map make the next flip worth more.
guide-plot-what = Bombs clear a place, snares hold enemies where they are, extortions bring cards, raids strike back when they are removed. Nobody sees which one you lay.
guide-expose-in = You have pieces where a plot lies face down. A right guess removes it and scores; a wrong one costs you the card, but all learn what the plot is not.

## Events

event-plotted = The plot that you lay face down in { $clearing }: { $piece }.
event-flipped = { $you ->
    [yes] You flip a plot in { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] flip
       *[no] flips
    } a plot in { $clearing }: { $piece }.
}
event-tricked = { $you ->
    [yes] You swap the plots in { $origin } and { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] swap
       *[no] swaps
    } the plots in { $origin } and { $clearing }.
}
event-raided = { $you ->
    [yes] Your raid is removed from { $clearing }: warriors come to all clearings around it.
   *[no] The raid { $seat-of } is removed from { $clearing }: warriors come to all clearings around it.
}
event-exposed = { $you ->
    [yes] You guess right in { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] guess
       *[no] guesses
    } right in { $clearing }: { $piece }.
}
event-wrong-guess = { $you ->
    [yes] You guess wrong in { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] guess
       *[no] guesses
    } wrong in { $clearing }: { $piece }.
}
event-exerted = { $you ->
    [yes] You exert yourselves: one more action instead of cards.
   *[no] { $seat } { $seat-many ->
        [yes] exert themselves
       *[no] exerts itself
    }: one more action instead of cards.
}

## Refusals

no-corvids-no-actions = You have no actions left.
no-has-drawn = “{ $chosen }”: you have drawn a card this Evening, so you cannot exert yourselves.
no-plot-there = There is already a plot in { $choice }.
no-no-plot-there = There is no plot in { $choice }.
no-nobody-to-flip-it = You have no warriors with the plot in { $choice }.
no-face-up-already = The plot in { $choice } already lies face up.
no-flipped-in-birdsong = “{ $chosen }”: plots are flipped in Birdsong, where warriors of yours are.
no-too-few-plotters = You have too few warriors in { $choice }: it takes one, and one more for each plot placed this turn.
no-nowhere-to-plot = You have too few warriors in every clearing where a plot could be placed.
no-both-on-map = “{ $chosen }”: both of this kind are on the map.
no-no-two-plots = “{ $chosen }”: it takes two plots on the map, both face up or both face down.
no-same-plot = A plot cannot be swapped with itself: choose another than the one in { $choice }.
no-not-facing-alike = The plot in { $choice } does not lie with the same side up.
no-snared = “{ $chosen }”: a snare of the Corvids lies face up there.
no-not-an-enemy = Only enemies of the Corvids guess at plots, and you are in a coalition with them.
no-cards-drawn = You have drawn a card this Evening: plots are guessed before that.
no-nothing-to-expose = You have no pieces in a clearing with a face-down plot.
no-no-card-to-show = You hold no card that matches a clearing with your pieces and a face-down plot.
no-nobody-to-guess = You have no pieces in { $choice }.
no-not-face-down = There is no face-down plot in { $choice }.
no-corvids-crafts = “{ $chosen }”: you craft in Birdsong only.

## Points

points-plots = Plots

## What counts: each completes "this move ..."

reason-corvids-hidden = has plots on the map, face down
reason-corvids-shown = has plots on the map, face up
reason-corvids-flips = has plots ready to be flipped
reason-corvids-warriors = has warriors on the map
reason-corvids-posts = has warriors in clearings without a plot
reason-corvids-guessable = keeps plots where nobody can guess them
reason-corvids-alone = keeps warriors with the plots
reason-corvids-actions = leaves more actions to take

## On the board

label-plots = Plots
label-could_be = Could be
