game-name = Sylvion
game-about = You are the Guardian of Sylvion: keep the Ravage out of the forest, and have every Edge card in Bloom when its last elemental has fallen.
game-facts = 1 or 2 players, together · about 30 minutes · easy to learn
about-player = You are the Guardian. Stop the elementals on their way to the forest, and have at least as much vitality in Trees at the end as there are desolated Edge cards.

## Words: Sylvan cards

word-fountain_1 = Fountain 1
word-fountain_2 = Fountain 2
word-fountain_3 = Fountain 3
word-fountain_4 = Fountain 4
word-tree_1 = Tree 1
word-tree_2 = Tree 2
word-tree_3 = Tree 3
word-tree_4 = Tree 4
word-whale = Whale
word-elephant = Elephant
word-hedgehogs = Hedgehogs
word-owl = Owl
word-stag = Stag
word-doves = Doves
word-squirrels = Squirrels
word-fish = Fish

## Words: Feats and Betrayal

word-treason = Betrayal
word-feat_owl = Wisdom of the Owl
word-feat_elephants = Deluge of the Elephants
word-feat_hedgehogs = Barrage of the Hedgehogs
word-feat_squirrels = Disinformation of the Squirrels
word-feat_stag = Return of the Stag King
word-feat_fish = Surge of the Fish
word-feat_doves = Armistice of the Doves
word-feat_whales = Charge of the Whales

## Words: Ravage cards

word-elemental_0 = Elemental 0
word-elemental_1 = Elemental 1
word-elemental_2 = Elemental 2
word-elemental_3 = Elemental 3
word-bearer_0 = Elemental 0 (Ravage)
word-bearer_1 = Elemental 1 (Ravage)
word-bearer_2 = Elemental 2 (Ravage)
word-bearer_3 = Elemental 3 (Ravage)
word-blazing_2 = Blazing 2
word-blazing_3 = Blazing 3
word-blazing_4 = Blazing 4
word-blaze = Blaze
word-simoon = Simoon
word-desiccation = Desiccation
word-demobilisation = Demobilization
word-geyser = Geyser
word-acid_lake = Acid Lake
word-temporal_tornado = Temporal Tornado
word-stone_rain = Stone Rain

## Words: answers. Directions stand inside a sentence, so they are in lower case.

word-done = Done
word-random = One at random
word-choose = Two of your choice
word-top = The top card of the new deck
word-self = You
word-partner = Your partner
word-one = One Edge card
word-two = Two Edge cards
word-trees = One for each Tree
word-keep = Keep the order
word-swap = Swap the two
word-left = to the left
    .label = To the left
word-right = to the right
    .label = To the right
word-up = upwards
    .label = Upwards
word-down = downwards
    .label = Downwards
word-erupt = Erupt a Geyser
word-column_1 = Column 1
word-column_2 = Column 2
word-column_3 = Column 3
word-column_4 = Column 4
word-points_0 = No point
word-points_1 = 1 point
word-points_2 = 2 points
word-points_3 = 3 points
word-a0 = the forest (row a)
    .label = Forest (row a)
word-b0 = the forest (row b)
    .label = Forest (row b)
word-c0 = the forest (row c)
    .label = Forest (row c)
word-d0 = the forest (row d)
    .label = Forest (row d)

## Help: what a card does, in a line

-help-fountain = Cost { $cost }. In the Defence, set it on an empty square: it fights with strength { $strength }. When it is destroyed, you draw a card.
-help-tree = Cost { $cost }. In the Defence, set it on an empty square: it has no strength, but { $vitality } vitality if it stands at the end.
-help-elemental = Strength { $strength }. It moves one square left each turn. A Blaze makes it Blazing { $blazing }.
-help-bearer = When it is revealed, the Ravage pawn can go on it.
-help-blazing = Strength { $strength }. An elemental ablaze: it moves one square left each turn, and another Blaze does not change it.
-help-feat = Free, once, in the Defence.

help-fountain_1 = { -help-fountain(cost: 0, strength: 1) }
help-fountain_2 = { -help-fountain(cost: 1, strength: 2) }
help-fountain_3 = { -help-fountain(cost: 2, strength: 3) }
help-fountain_4 = { -help-fountain(cost: 3, strength: 4) }
help-tree_1 = { -help-tree(cost: 0, vitality: 1) }
help-tree_2 = { -help-tree(cost: 1, vitality: 2) }
help-tree_3 = { -help-tree(cost: 2, vitality: 3) }
help-tree_4 = { -help-tree(cost: 3, vitality: 4) }
help-whale = Cost 0. In the Defence, push an elemental 1 to 3 squares in a straight line.
help-elephant = Cost 1. In the Defence, destroy an elemental on the battlefield.
help-hedgehogs = Cost 0. Right after the reveal, discard one of the revealed cards without effect.
help-owl = Cost 1. In the Defence, draw 3 cards, or let your partner draw them.
help-stag = Cost 0. In the Defence, turn up to 2 Edge cards back to Bloom, or one for each Tree in play.
help-doves = Cost 1. In the Defence, discard the top card of each Ravage stack, without effect.
help-squirrels = Cost 1. In the Defence, look at the top 2 cards of each Ravage stack and put each pair back in either order.
help-fish = Cost 1. In the Defence, get 3 points to pay for other cards this turn.

help-treason = When you draw it, discard it, or discard another card to be rid of it for good.
help-feat_owl = { -help-feat } Take 2 cards of your choice from the Defender deck.
help-feat_elephants = { -help-feat } Discard everything on the battlefield.
help-feat_hedgehogs = { -help-feat } No card is revealed next turn.
help-feat_squirrels = { -help-feat } Look at the top 2 cards of each Ravage stack and put 2 on each as you like.
help-feat_stag = { -help-feat } You win with 8 Trees on the battlefield, each value among them.
help-feat_fish = { -help-feat } You win with 10 Fountains on the battlefield, each value among them.
help-feat_doves = { -help-feat } You win with 16 cards in hand.
help-feat_whales = { -help-feat } You win with all 12 Edge cards desolated and 12 elementals on the battlefield.

help-elemental_0 = { -help-elemental(strength: 0, blazing: 4) }
help-elemental_1 = { -help-elemental(strength: 1, blazing: 2) }
help-elemental_2 = { -help-elemental(strength: 2, blazing: 3) }
help-elemental_3 = { -help-elemental(strength: 3, blazing: 4) }
help-bearer_0 = { help-elemental_0 } { -help-bearer }
help-bearer_1 = { help-elemental_1 } { -help-bearer }
help-bearer_2 = { help-elemental_2 } { -help-bearer }
help-bearer_3 = { help-elemental_3 } { -help-bearer }
help-blazing_2 = { -help-blazing(strength: 2) }
help-blazing_3 = { -help-blazing(strength: 3) }
help-blazing_4 = { -help-blazing(strength: 4) }
help-blaze = Support, C. Every standard elemental in play catches fire: 1 becomes 2, 2 becomes 3, 3 and 0 become 4.
help-simoon = Support, D. Every elemental in play moves one square left at once.
help-desiccation = Support, A. Discard one hand card at random, or two of your choice.
help-demobilisation = Support, B. One card of your discard pile leaves the game at random, or two of your choice do.
help-geyser = Element, A. It settles in its row. An elemental that steps on it is destroyed with it; in the Defence you may let it erupt along a line.
help-acid_lake = Element, B. It settles in its row for good. Elementals pass over it as if the square were not there.
help-temporal_tornado = Element, B. The Fountains and Trees of its row come back to hand; if there are none, two hand cards go onto the deck.
help-stone_rain = Element, C. The Fountain or Tree of its row nearest the stack is destroyed; if there is none, the forest takes 1 damage.

## Questions

ask-recruit = Which column do you recruit?
ask-ward = Hedgehogs: which revealed card do they turn away?
    .a5 = { $row_a } (row a)
    .b5 = { $row_b } (row b)
    .c5 = { $row_c } (row c)
    .d5 = { $row_d } (row d)
    .done = Keep the Hedgehogs
ask-dry = Desiccation: you hold { $count ->
    [one] one card.
   *[other] { $count } cards.
} What do you lose?
ask-discard = Desiccation: which card do you discard?
ask-disband = Demobilization: { $count ->
    [one] one card
   *[other] { $count } cards
} of the discard pile can leave the game. What do you lose?
ask-put-back = Temporal Tornado: which card do you put on top of the deck?
ask-renew = The deck is empty, so there is a Demobilization. Which cards leave the game?
ask-remove = Demobilization: which card of the discard pile leaves the game?
ask-betrayed = A Betrayal! Discard it, or discard another card to be rid of it for good.
ask-whose = Who is affected?
ask-whose-hand = Whose hand loses cards?
ask-play = Defence: what do you play?
    .done = End the Defence
ask-pay = Paying for “{ $card }”: which card do you discard?
ask-spend = “{ $card }”: how many Fish points do you spend on it?
ask-place = “{ $card }”: on which square do you place it?
ask-geyser = Which Geyser erupts?
ask-line = Which way does the Geyser on { $square } erupt?
ask-cut = You have more than ten cards in hand: which one do you discard?
ask-trample = Which elemental does the Elephant destroy?
ask-push = Which elemental does the Whale push?
ask-push-to = Where does the Whale push the elemental on { $square }?
ask-send-owl = Who draws three cards?
ask-heal = The Stag: how many Edge cards turn back to Bloom?
ask-order = Stack { $square }: “{ $card }” is on top, “{ $other }” below it. Keep this order?
ask-search = Wisdom of the Owl: which card do you take from the deck?
ask-arrange = “Disinformation”: which card do you put on stack { $square }, place { $depth } from the top?

## Events: mobilisation

event-call = Mobilisation, turn { $turn }.
event-summoned = { $column }: “{ $card }” is summoned.
event-recruited = { $you ->
    [yes] You recruit { $column }.
   *[no] { $seat } recruits { $column }.
}
event-deserted = { $column }, desertion: { $count ->
    [0] nobody was there.
    [one] one card leaves the game.
   *[other] { $count } cards leave the game.
}
event-mobilised = The mobilisation ends with { $count ->
    [one] one card
   *[other] { $count } cards
} in the Defender deck{ $feats ->
    [0] { "." }
    [one] { "" } and one Feat beside it.
   *[other] { "" } and { $feats } Feats beside it.
}

## Events: the turn

event-battle = The battle begins: four Ravage stacks of { $count } cards.
event-turn = { $you ->
    [yes] Turn { $turn }: you lead the defence.
   *[no] Turn { $turn }: { $seat } leads the defence.
}
event-barrage = Barrage of the Hedgehogs: no card is revealed this turn.
event-revealed = Revealed on stack { $square }: “{ $card }”.
event-turned-away = { $you ->
    [yes] Your Hedgehogs turn away “{ $card }” on { $square }.
   *[no] { $seat } plays Hedgehogs and turns away “{ $card }” on { $square }.
}
event-figure-on = The Ravage pawn goes on “{ $card }” at { $square }.
event-resolves = “{ $card }” on { $square } takes effect.
event-ignored = “{ $card }” is discarded without effect.
event-dried-up = { $you ->
    [yes] Desiccation: you discard “{ $card }”.
   *[no] Desiccation: { $seat } discards “{ $card }”.
}
event-caught-fire = Fire on { $square }: “{ $card }” becomes “{ $other }”.
event-settled = “{ $card }” settles on { $square }.
event-blown-back = { $you ->
    [yes] You take “{ $card }” back from { $square }.
   *[no] { $seat } takes “{ $card }” back from { $square }.
}
event-put-back = { $you ->
    [yes] You put “{ $card }” on top of the deck.
   *[no] { $seat } puts “{ $card }” on top of the deck.
}

## Events: movement

event-moved = “{ $card }” moves from { $origin } to { $square }.
event-met-geyser = “{ $card }” steps on the Geyser on { $square }, and the Geyser is destroyed.
event-combat = Combat on { $square }: “{ $card }” with strength { $strength } against “{ $other }” with strength { $other_strength }.
event-destroyed = “{ $card }” on { $square } is destroyed.
event-figure-off = The Ravage pawn is driven off the elemental on { $square }.
event-entered-forest = “{ $card }” enters the forest from { $square }.
event-hurt = { $count ->
    [one] One Edge card turns
   *[other] { $count } Edge cards turn
} to Desolation; still in Bloom: { $bloom }.
event-forest-lost = No Edge card is left in Bloom to take the damage.
event-ravage-in-forest = The Ravage itself has reached the forest.

## Events: drawing

event-drew = { $you ->
    [yes] You draw “{ $card }”.
   *[no] { $seat } draws “{ $card }”.
}
event-drew-hidden = { $seat } draws a card.
event-nothing-to-draw = { $you ->
    [yes] Deck and discard pile are empty: you draw no more.
   *[no] Deck and discard pile are empty: { $seat } draws no more.
}
event-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-removed = “{ $card }” leaves the game.
event-treason = { $you ->
    [yes] You draw a Betrayal.
   *[no] { $seat } draws a Betrayal.
}
event-treason-found = { $you ->
    [yes] You take a Betrayal from the deck.
   *[no] { $seat } takes a Betrayal from the deck.
}
event-treason-discarded = { $you ->
    [yes] You discard the Betrayal.
   *[no] { $seat } discards the Betrayal.
}
event-treason-bought-off = { $you ->
    [yes] You discard “{ $card }”, and the Betrayal is out of the game.
   *[no] { $seat } discards “{ $card }”, and the Betrayal is out of the game.
}
event-treason-returned = Betrayal came up first and is shuffled back into the deck.

## Events: the Defence

event-played = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $seat } plays “{ $card }”.
}
event-without-effect = As things stand, “{ $card }” has no effect.
event-paid = { $you ->
    [yes] You pay with “{ $card }”.
   *[no] { $seat } pays with “{ $card }”.
}
event-paid-points = { $count ->
    [one] One Fish point is spent.
   *[other] { $count } Fish points are spent.
}
event-points-lost = { $count ->
    [one] One unspent Fish point is lost.
   *[other] { $count } unspent Fish points are lost.
}
event-placed = “{ $card }” is placed on { $square }.
event-pushed = The Whale pushes “{ $card }” from { $origin } to { $square }.
event-healed = { $count ->
    [one] One Edge card turns
   *[other] { $count } Edge cards turn
} back; now in Bloom: { $bloom }.
event-sent-home = “{ $card }” is discarded from stack { $square } without effect.
event-looked = Stack { $square }, place { $depth } from the top: “{ $card }”.
event-swapped = Stack { $square }: the top two cards change places.
event-fish = { $count ->
    [one] One point
   *[other] { $count } points
} to pay with this turn.
event-erupted = The Geyser on { $square } erupts { $direction }.
event-feat = { $you ->
    [yes] You accomplish a Feat: “{ $card }”.
   *[no] { $seat } accomplishes a Feat: “{ $card }”.
}
event-feat-wins = The Feat “{ $card }” saves the forest at once.
event-found = { $you ->
    [yes] You take “{ $card }” from the deck.
   *[no] { $seat } takes “{ $card }” from the deck.
}
event-found-hidden = { $seat } takes a card from the deck.
event-swept-away = “{ $card }” is swept off { $square }.
event-cut = { $you ->
    [yes] Hand limit: you discard “{ $card }”.
   *[no] Hand limit: { $seat } discards “{ $card }”.
}

## Events: the end

event-final-assault = The Final Assault begins.
event-score = Vitality of the Trees: { $vitality }; desolated Edge cards: { $desolate }.
event-won = The forest is saved: the game is won.
event-lost = The forest has fallen: the game is lost.
grave-without-effect = “{ $card }” would do nothing as things stand: the card would be wasted.

## Refusals

no-column-empty = { $choice } is empty; choose a column with cards.
no-not-revealed = “{ $chosen }”: Hedgehogs turn away only a card that was revealed this turn.
no-no-hedgehogs = You have no Hedgehogs to play.
no-hedgehogs-too-late = Hedgehogs are played only right after the reveal; now they can only pay.
no-not-held = “{ $chosen }”: you have no such card in hand.
no-too-dear = “{ $chosen }”: you have too few other cards and Fish points to pay for it.
no-partner-too-poor = “{ $chosen }”: your partner has too few cards, and you have too few Fish points, to pay for it.
no-too-few-points = “{ $chosen }”: you do not have that many Fish points.
no-more-than-the-cost = “{ $chosen }”: “{ $card }” does not cost that much.
no-too-few-for-the-rest = “{ $chosen }”: too few cards would be left to pay the rest of “{ $card }”.
no-no-empty-square = “{ $chosen }”: there is no empty square left on the battlefield.
no-occupied = There is already a card on { $choice }.
no-not-a-square = “{ $chosen }” is not a square of the battlefield.
no-no-elemental = “{ $chosen }”: there is no elemental on the battlefield.
no-no-elemental-there = “{ $chosen }”: there is no elemental there.
no-cannot-be-moved = “{ $chosen }”: every square to push to holds an elemental.
no-taken-by-elemental = Another elemental is on { $choice }; the Whale cannot push onto it.
no-lake-is-no-square = There is an Acid Lake on { $choice }: nothing can stop there.
no-out-of-reach = “{ $chosen }”: the Whale pushes 1 to 3 squares from { $square }, never diagonally; in a straight line, unless the game was set up otherwise.
no-no-desolation = “{ $chosen }”: too few Edge cards are desolated.
no-no-trees = There is no Tree on the battlefield.
no-enough-owls = No more Owls can be played in this Defence; now they can only pay.
no-stacks-empty = “{ $chosen }”: the Ravage stacks are empty.
no-too-few-to-choose = “{ $choice }” needs two cards; there is only { $count }.
no-treason-stays = Demobilization never removes a Betrayal.
no-treason-not-taken = In this game a Betrayal cannot be taken from the deck.
no-not-in-discard = “{ $chosen }” is not in the discard pile.
no-not-in-deck = “{ $chosen }” is not in the deck.
no-not-looked-at = “{ $chosen }” is not one of the cards you still have to put back.
no-no-such-feat = “{ $chosen }”: this Feat was not recruited, or has already been played.
no-field-empty = The battlefield is empty: there is nothing to sweep away.
no-nothing-to-find = There is no card in the deck that could be taken.
no-no-step-to-skip = The Ravage stacks are empty: there is no reveal left to skip.
no-too-few-trees = This takes at least 8 Trees on the battlefield, one of each value among them.
no-too-few-fountains = This takes at least 10 Fountains on the battlefield, one of each value among them.
no-too-few-cards = This takes at least 16 cards in hand.
no-too-few-elementals = This takes all 12 Edge cards desolated and at least 12 elementals on the battlefield.
no-no-geyser = There is no Geyser on the battlefield.
no-no-geyser-there = There is no Geyser on { $choice }.
no-off-the-field = “{ $chosen }”: there is no square of the battlefield that way from { $square }.

gauge-bloom = Edge cards in Bloom

## Options

option-mode = Game
    .help = The introductory game has a ready deck and 12 turns. In the advanced game you mobilise your deck first and hold out for 16 turns.
option-mode-introductory = Introductory game: The Assault
    .like = A ready deck and a short fight: the whole game in half an hour, easy to learn.
option-mode-advanced = Advanced game: The Siege
    .like = You first choose your own deck, then hold out longer against a stronger Ravage: about an hour, hard to win.
option-players = Players
    .help = Two players share one deck, take turns, and pay for each other’s cards.
option-players-1 = One player
option-players-2 = Two players
option-hands = Hands
    .help = What two players know of each other’s cards.
option-hands-open = Pure Logistics: both hands are open
option-hands-hidden = Great Silence: hands are hidden
option-extension_1 = Feats and Betrayal
    .help = The first expansion of the advanced game: 8 Feats and 8 Betrayals turn up in the mobilisation.
option-extension_1-no = Without
option-extension_1-yes = With Feats and Betrayals
option-extension_2 = The Elements
    .help = The second expansion of the advanced game: 16 Element cards join the Ravage, for 20 turns.
option-extension_2-no = Without
option-extension_2-yes = With Element cards
option-figure = The Ravage pawn
    .help = The Ravage itself marches with an elemental of the advanced game; if it reaches the forest, all is lost.
option-figure-no = Without
option-figure-yes = With the Ravage pawn
option-desolate = Desolation at the start
    .help = How many of the 12 Edge cards start desolated: more makes the advanced game harder.
option-desolate-usual = As usual: 6 in the introductory game, none in the advanced
option-desolate-3 = 3 desolated
option-desolate-6 = 6 desolated
option-desolate-9 = 9 desolated
option-reinforcements = Reinforcements
    .help = How many cards are drawn each turn: fewer makes the advanced game harder.
option-reinforcements-3 = 3 cards
option-reinforcements-2 = 2 cards
option-first_player = First player
    .help = Which of two players begins the mobilisation and the battle.
option-first_player-A = Player A
option-first_player-B = Player B
option-whale_turns = Whale’s way
    .help = Whether a Whale pushes in one straight line or may turn corners.
option-whale_turns-no = One straight line
option-whale_turns-yes = With turns, never diagonally
option-blazing_supply = Blazing elementals
    .help = Whether the 16 two-sided cards of the box are a limit to Blaze.
option-blazing_supply-unlimited = As many as needed
option-blazing_supply-limited = Only the 16 cards of the box
option-you = Who is affected
    .help = Which of two players draws for a Fountain and bears what the Ravage does to a hand.
option-you-active = The active player
option-you-chosen = Whoever the active player names
option-armistice = Armistice of the Doves
    .help = Whose 16 cards win the game when two play.
option-armistice-active = The active player’s hand
option-armistice-either = Either hand
option-armistice-together = Both hands together
option-deluge_draws = Deluge of the Elephants
    .help = Whether the Fountains it sweeps away let you draw.
option-deluge_draws-no = No cards are drawn
option-deluge_draws-yes = One card is drawn for each Fountain
option-edge_numbers = Numbers of the Edge cards
    .help = How many Edge cards bear 1, 2, 3 and 4 for the desertions; any four numbers that add up to 12.
    .form = four numbers that add up to 12, such as 2-4-4-2
option-edge_numbers-3-3-3-3 = Three of each
option-edge_numbers-4-4-2-2 = More low ones: 4, 4, 2 and 2
option-edge_numbers-2-2-4-4 = More high ones: 2, 2, 4 and 4
option-figure_once = Ravage pawn driven off
    .help = Whether the pawn comes back with the next Ravage icon.
option-figure_once-no = It comes back
option-figure_once-yes = It is out of the game
option-idle_plays = Cards without effect
    .help = Whether you may play a card or a Feat that would do nothing. What it would do is shown before you choose.
option-idle_plays-allowed = May be played
option-idle_plays-refused = Are refused
option-fish_points = Fish points
    .help = Whether you say how many points you spend on each card, or points are always spent before cards.
option-fish_points-free = You decide for each card
option-fish_points-first = Always before cards
option-wisdom = Wisdom of the Owl
    .help = Whether a Betrayal, too, may be taken from the deck.
option-wisdom-any = Any two cards
option-wisdom-sylvan = Two Sylvan cards

## Labels of drawings

label-battlefield = Battlefield
label-forest = Forest
label-stack = Ravage stack
label-hand = Hand
label-deck = Defender deck
label-discard = Discard pile
label-removed = Out of the game
label-edge = Edge
label-bloom = Bloom
label-desolation = Desolation
label-points = Fish points
label-turn = Turn
label-call = Mobilisation turn
label-last-turn = Last turn
label-active = Active player
label-feats = Feats
label-pile = Sylvan pile
label-column = Column
label-desertion = Desertion
label-figure = Ravage pawn
label-barrage = No reveal next turn
label-partner = Partner
label-mobilisation = Mobilisation
label-battle = Battle
label-reveal = Reveal
label-support = Support cards
label-movement = Movement
label-reinforcements = Reinforcements
label-defence = Defence
label-final-assault = Final Assault
label-won = Won
label-lost = Lost
label-cost = Cost
label-strength = Strength
label-vitality = Vitality
label-known = Known
label-unseen = Unseen
label-revealed = Revealed
