## Rulings

rule-R01 = Elemental meets elemental
    .summary = It cannot happen while they move, because the leftmost of a row goes first and always leaves its square; and a Whale may not aim at one. So no rule is needed.
rule-R02 = Top column or top row
    .summary = Where the book has movement and equal letters start with the top “column”, we read the top row: rows are what runs from top to bottom.
rule-R03 = Order in the Final Assault
    .summary = In the usual order of movement, each elemental goes all its way before the next one starts; the book says how far each goes, and its general remark gives the order.
rule-R04 = Fountains in the Final Assault
    .summary = They draw nothing, because no card can be played any more.
rule-R05 = Elementals on a stack
    .summary = They lie there from the reveal to the movement only, and count for Blaze and Simoon, as the book says. Nothing else can meet one there.
rule-R06 = When Hedgehogs are played
    .summary = After all four reveals and before the first card takes effect, as many as you like; in the Defence they can only pay. With two players only the active player may, who alone plays cards.
rule-R07 = The Whale’s line
    .summary = A Whale pushes in one straight line, because the book speaks of the direction of your choice. With whale_turns=yes it may turn corners.
rule-R08 = The Whale passes over cards
    .summary = Only the square of arrival counts; what lies on the way neither stops the elemental nor suffers, because the book restricts the arrival alone.
rule-R09 = The Whale and lakes
    .summary = A lake is no square: it costs no step, and nothing can stop on it. If no square follows behind it, that way is closed.
rule-R10 = Limits of the Whale
    .summary = It pushes at least one square, into the forest if you like, but never onto a Ravage stack or off the battlefield.
rule-R11 = Playing for nothing
    .summary = You may play a card or accomplish a Feat that would do nothing, because the book does not forbid it; before you choose, you are shown that it has no effect. With idle_plays=refused it cannot be played, and a card can still pay.
rule-R12 = Supply of blazing elementals
    .summary = It never runs out, because the book sets no limit and a shortage would only help you; with blazing_supply=limited the 16 two-sided cards are all there are, and an elemental that finds none stays as it is. A destroyed one goes back to the supply.
rule-R13 = Discarded or removed
    .summary = Destroyed, played, paid and otherwise discarded Sylvan cards come back with a reshuffle. Deserted, unrecruited and demobilised cards, Betrayals paid off and used Feats are out of the game, and Ravage cards never come back.
rule-R14 = Too few to choose two
    .summary = Choosing two takes two cards that may be chosen: with one, chance takes it, and with none nothing happens.
rule-R15 = Nothing left to draw
    .summary = If deck and discard pile are both empty, the rest of the draw is lost, at no price. An empty deck is renewed only when a card must come from it.
rule-R16 = Already discarded
    .summary = Payments, the Animal being played and a Fountain just destroyed are in the discard pile before the draw they cause, so they can be demobilised or shuffled in; the book says so of the Owl.
rule-R17 = Betrayal as a draw
    .summary = A Betrayal uses up its draw and is settled before the next card is drawn, in the starting hand too. Without another card in hand it can only be discarded.
rule-R18 = Betrayal in a Demobilisation
    .summary = If it comes up it is set aside, another card leaves the game, and it goes back; it was not drawn, so it offers no choice. If there are only Betrayals, nothing is removed.
rule-R19 = Barrage near the end
    .summary = It puts the remaining cards off, so the battle lasts one turn longer; with empty stacks there is nothing to skip, and it has no effect. It does not stop the Final Assault.
rule-R20 = Doves empty the stacks
    .summary = If Doves discard the last Ravage cards, the current turn becomes the last: its Defence goes on, then the Final Assault comes, because the assault ends when all Ravage cards have been played.
rule-R21 = Who “you” is
    .summary = With two players, the active player draws for Fountains and bears Desiccation, Demobilisation and Temporal Tornado, and whoever must draw decides about an empty deck. With you=chosen the active player names one of the two each time, and to lose cards nobody whose hand is empty while the other’s is not.
rule-R22 = Two hands
    .summary = The partner picks the cards that pay, and each hand is cut to ten at the end of every Defence. The Armistice counts the active player’s hand; with armistice=either the larger one, with armistice=together both.
rule-R23 = Deluge and Fountains
    .summary = Fountains that the Deluge discards draw nothing, because they draw when they are destroyed. With deluge_draws=yes each of them draws a card.
rule-R24 = More than enough
    .summary = The 8 Trees, 10 Fountains, 16 cards and 12 elementals of the winning Feats mean at least so many.
rule-R25 = Columns with Feats and Betrayals
    .summary = A Feat ends a run of Betrayals as a Sylvan card does, and so does the end of the pile. Desertion takes Betrayals and Feats too, and a column of nothing but Betrayals is not empty.
rule-R26 = How the mobilisation ends
    .summary = You must recruit a column that has cards if there is one, otherwise the step is skipped. Edge cards turned up stay turned up, and an empty column ends the phase only when a desertion names it.
rule-R27 = Numbers of the Edge cards
    .summary = The book gives only the range from 1 to 4, so we take three cards of each number; edge_numbers takes any other split of the twelve.
rule-R28 = Elements are Support cards
    .summary = Element cards take effect by their letters among the Support cards, can be turned away by Hedgehogs, and are ignored if they can do nothing, because they have letters like them.
rule-R29 = Eruptions
    .summary = A Geyser may erupt in the turn it came and where no elemental is in line, and no card blocks its line. The line must have at least one square.
rule-R30 = When the pawn is placed
    .summary = After the Hedgehogs, on the strongest icon revealed. A carrier in play keeps the pawn unless that one is stronger than the carrier is now, fire included.
rule-R31 = A pawn driven off
    .summary = It waits beside the battlefield for the next icon, because nothing says that it leaves the game. With figure_once=yes it does.
rule-R32 = Carrier meets Tree or Geyser
    .summary = A carrier of strength 0 at a Tree, and any carrier at a Geyser, would be destroyed: so it destroys that card, loses the pawn and takes the square.
rule-R33 = Tornado and a single card
    .summary = With one card in hand, that one goes on top of the deck.
rule-R34 = Fish points
    .summary = You spread them over the cards you play as you like, other Fish among them, and pay the rest of a cost with cards; with two players the active player says how many points are spent, and the partner pays the rest and the Fish itself. With fish_points=first points are always spent before cards.
rule-R35 = The last Bloom
    .summary = Damage equal to the Bloom that is left is survived; one point more loses the game.
rule-R36 = Introductory deck
    .summary = Two of each Fountain and Tree, and two each of Whale, Elephant, Hedgehogs and Owl; the book gives only the total of 24, and a public deck list agrees.
rule-R37 = Extras need the advanced game
    .summary = The expansions and the Ravage pawn are for the advanced game, because their set-up speaks of its phases.
rule-R38 = Searching the deck
    .summary = Wisdom of the Owl is a search and no draw, so it causes no Demobilisation and a short deck gives fewer cards; it takes any two cards, also a Betrayal, which is settled at once as if it were drawn. With wisdom=sylvan Betrayals stay where they are.
rule-R39 = More than ten cards
    .summary = You may hold more than ten cards until the end of the Defence; only then do you discard.
rule-R40 = The Stag’s choice
    .summary = It turns one or two Edge cards, or one for each Tree, and never more than are desolated.
rule-R41 = Who begins
    .summary = The players choose, by the option first_player; that player begins the mobilisation and the battle.
rule-R42 = Pushed into the forest
    .summary = An elemental that a Whale pushes into the forest does its damage as always, also in the last turn; one of strength 0 is simply gone.
rule-R43 = What Squirrels see
    .summary = Both players see the cards that Squirrels and Disinformation look at: the silence of two players is about hands only.
rule-R44 = Cards leave a hand openly
    .summary = Payments, discards and cards put back by a Tornado are seen by all, so what is put on top of the deck is known to all until it is drawn.
rule-R45 = Demobilised cards are shown
    .summary = A card that leaves the game in a Demobilisation is shown, also the top card of a new deck.
rule-R46 = Known by elimination
    .summary = Whoever has searched the deck by Wisdom of the Owl knows what the partner holds at that moment, because all other cards are seen; so do both players when an empty deck is renewed.
rule-R47 = Owls without end
    .summary = In the introductory game a new deck costs no cards, so Owls could come back for ever. No more than 24 are played in one Defence.
