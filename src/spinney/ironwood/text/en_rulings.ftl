## Rulings

rule-U01 = The cards are a reconstruction
    .summary = The printed effects are not public. Ours fit all that the rulebook says of them, and a file of an owner’s can replace any of them.
rule-U02 = The board is a reconstruction
    .summary = Only the names of the mountains and the ridges of Ferrum are known. The rest of our board fits the rulebook, and a file of an owner’s can replace it.
rule-U03 = How many golems
    .summary = The rulebook does not count the golems. There are three, or as many as you set up.
rule-U04 = No crystals at the start
    .summary = The rulebook names no starting crystals, so both sides begin with none.
rule-U05 = An empty vision deck
    .summary = If a vision should be drawn and none is left, those that were discarded face down are shuffled into a new deck; those lying open stay out. Not so against the Ironbot: it marks the mountain of a burned vision for good, because no totem will be sought there again; an option decides otherwise.
rule-U06 = A wager is seen to be made
    .summary = That a card lies face down can be seen, as at a table; which one cannot.
rule-U07 = Nothing for nothing
    .summary = What could do nothing now is not offered as an option, and nothing is paid for it.
rule-U08 = What needs no decision
    .summary = Any effect may be declined, but those that only give you something happen without a question; as an option each is asked about. Against an automa you are asked where more would draw its attention: a second vision, a fifth crystal, a second crystal in the hopper.
rule-U09 = All damage is dealt
    .summary = Damage that could remove another unit cannot be held back; a single point left over for a golem is lost.
rule-U10 = Who is lost first
    .summary = If some units of a warband have moved this turn and others have not, those that have not are lost first.
rule-U11 = What is open
    .summary = The numbers of cards in hands and decks are open, and so are the discard piles of special cards. Visions discarded face down are not.
rule-U12 = Cubes as reminders
    .summary = A cube that only shows that a card was drawn instead of played is not taken from the supply.
rule-U13 = When the opponent chooses
    .summary = The opponent must choose an option that can be done in full; if none can, any of them is done as far as possible. “You” is still the owner of the card.
rule-U14 = Nothing to draw
    .summary = If deck and discard pile are both empty, no card is drawn.
rule-U15 = One more card, not two
    .summary = In a turn only one more card is played on top of the first; a second card that grants a third one grants nothing.
rule-U16 = The longest game
    .summary = The rulebook sets no end to the rounds, and there is none, unless you set one up: then the game ends without a winner. Programs among themselves stop after 30 rounds.
rule-U17 = Where the help comes
    .summary = The beginner chooses where the additional warriors stand, at most one in a place.
rule-U18 = Sorted decks and the first cards
    .summary = From a sorted deck two cards are drawn in the first round, since shuffling two back would undo the order; a side with a shuffled deck draws four as usual. Everybody knows the order of a sorted deck.
rule-U19 = Totems that fade away
    .summary = Between two players a totem that fades away goes back to the supply of five.
rule-U20 = Who takes the crystal
    .summary = The warrior that must be left to take a crystal from the destroyed drill is one of the warband that fought.
rule-U21 = Removing cubes is a turn
    .summary = For the rule that each unit moves once a turn, each side’s removal of cubes is a turn of its own.
rule-U22 = What marks forbid
    .summary = A mark stops moves, of the drill too if it is on a mountain. It stops neither retreats nor recruiting, nor the drill’s return to Ferrum.
rule-U23 = When a burned card acts
    .summary = It acts at once, before what the burning pays for. Cards discarded in any other way do not act.
rule-U24 = Crystals are limited too
    .summary = Crystals that the supply does not have are not gained.
rule-U25 = Not a battle
    .summary = Units that a card removes, sends away or makes retreat without a battle do not lose the drill; totems stay where they are.
rule-U26 = The same warriors again
    .summary = Warriors that move twice by one effect all make their first move before any makes its second.
rule-U40 = The magic die without a match
    .summary = All four faces are equally likely. If no place in question has such a number, the die is rolled again; or, as an option, the other numbers count.

rule-U41 = Which bonus the Spirits give
    .summary = The rulebook names the states and the bonuses in order, so a disruptive Woodenbot has 1 more defense and an exalted one 1 more damage; an option turns that round.

rule-U42 = A turn without a card
    .summary = Where the procedure lets an automa act without a card, no card of its hand is used up; as an option one is.

rule-U43 = The card for a located totem
    .summary = It comes from the top of the deck; as an option from the hand.

rule-U44 = One recruit or two
    .summary = When exalted, the warband icon is a list: only the first line that is possible counts; as an option both do.

rule-U45 = Two warriors, not two warbands
    .summary = Woodwalkers move one by one, so the exalted eye icon moves two warriors; as an option two whole warbands.

rule-U46 = Recruits near outer mountains
    .summary = The third line means any outer mountain, as the French rulebook says; as an option only possible ones. As every outer forest is next to one, the last line, nearest to the drill, decides between forests that are otherwise equal, before the die.

rule-U47 = Where to expand first
    .summary = An outer mountain with a foundation comes first if there is one, since the rulebook says that it must; then the fewest enemy warriors decide. As an option these decide first.

rule-U48 = Recruits by icon
    .summary = Where an icon lets the Ironbot recruit and names no price, it is free; as an option it costs two crystals.

rule-U49 = An automa’s marks
    .summary = Cubes on an automa’s mountains only remind, so they are not taken from the supply; those of the Spirits of the Forest are.

rule-U50 = What is nearest
    .summary = Distance is counted in moves; from a mountain to a forest it is that of the nearest forest that touches the mountain.

rule-U51 = The guard of Ferrum
    .summary = Three combat units stay at Ferrum, of whatever kind.

rule-U52 = Totems that fade anyway
    .summary = In the last turn of a round the Ironbot aims as if totems that are about to fade away were not there.

rule-U53 = A battle icon ends the card
    .summary = When a battle icon turns the procedure card, what is left of its card is not resolved.

rule-U54 = Where a totem comes to light
    .summary = If no warband is next to the mountain, the totem is still placed in an inner forest that touches it. Between several mountains to search the die decides.

rule-U55 = When the Woodenbot changes
    .summary = Its state is checked at the start of each of its turns, and it is exalted at once after a discovery.

rule-U56 = When a card asks an automa
    .summary = Of options on your cards it takes the first that can be done in full; whatever else would be its choice, chance decides.

rule-U57 = Whose warband is at the totem
    .summary = The Ironbot is aggressive because of a warband of the Woodwalkers: no other can be in a forest.

rule-U58 = What an automa does without
    .summary = Sorted decks are for the player only, and no automa has a hand limit.

rule-U59 = Your own victory at Ferrum
    .summary = You steal there only what your card says: it is Plunder that takes half of the crystals. For the Woodenbot any victory does.

rule-U60 = No way to retreat
    .summary = If every forest next to it touches the mountain, a beaten warband goes to one of these; if each would bring it nearer to a totem, it stays.

rule-U61 = An empty mountain is outnumbered
    .summary = Where nobody guards a foundation or an inner mountain, any warband next to it outnumbers it: the Ironbot protects it too.

rule-U62 = What threatens a mountain
    .summary = The largest warband in the forests that touch it, outer forests included: from there it can be next to the mountain in one move.

rule-U63 = Expanding towards a warband
    .summary = The third line of Expand names a mountain next to the largest warband; a mountain with no warband next to it is no target.

rule-U64 = Moving without the totem
    .summary = Where the exalted search icon moves warriors without the totem, one warrior stays with each totem.

rule-U65 = Who brings a totem home
    .summary = Only the warband that has the totem moves, as many of its warriors as the line says. Each of them takes one totem along, a fading one first.

rule-U66 = Totems that are lost in solo
    .summary = Against an automa a totem that has faded is out of the game, as the rulebook says there, and is not among the five any more.

rule-U67 = Which mountain to retreat to
    .summary = The rulebook gives priority to a mountain without a cube, so that comes before the fewest units; as an option after it.
