# The first game of Sylvion
guide-sylvion-play = The elementals on the right move one square to the left each turn. Play Fountains in their way: the stronger card stays, and if both are equally strong, both are gone. The number at the top right is the price, in cards.
guide-sylvion-pay = You pay for a card with other cards from your hand, whatever they are. Give away those that help least now.
guide-sylvion-place = Any empty square will do. A Fountain close to the forest buys time; a Tree needs a row in which nothing will run into it.
guide-sylvion-ward = Hedgehogs turn one revealed card away before it does anything. Keep them for a strong elemental.
guide-sylvion-push = The Whale pushes an elemental to another square: back to where it came from, or into a row that is well defended.
guide-sylvion-trample = The Elephant destroys an elemental at once. Take one that your Fountains cannot stop.
guide-sylvion-heal = Every Edge card that turns back to Bloom is one more wound that the forest can take.
guide-sylvion-recruit = All cards of a column join your deck. Look for strong Fountains, but in the end Trees win the game.

# The first game of Root
guide-root-place-keep = Your keep stands in a corner. Nobody else can place pieces there, so it is the safe heart of your woodland.
guide-root-first-building = Your first buildings stand at the keep or next to it. A sawmill makes wood every turn: give it a place that is hard to reach.
guide-root-marquise-act = You have three actions a turn, in any mix. Early on, build when you have the wood: buildings score at once, and recruiters bring warriors. Each bird card you spend gives you one more action.
guide-root-move-from = You can move if you rule the clearing you leave or the one you enter. You rule where you have more warriors and buildings than anybody else.
guide-root-battle-in = Two dice are rolled: the attacker deals the higher number of hits, the defender the lower, but never more than they have warriors. Removing buildings and tokens scores points.
guide-root-build-in = Build where you rule and a slot is free. Wood may come from any of your clearings that are connected through clearings you rule.
guide-root-craft-card = Items score when you craft them; other cards stay in front of you and help for the rest of the game. Your crafting pieces must be in clearings of the suits that the card shows.
guide-root-ambush = An ambush deals two hits before the dice are rolled. It can end an attack at once.
guide-root-first-roost = Your first roost stands in a corner, with six warriors. You will grow from there.
guide-root-leader = Each leader starts two columns of the Decree with cards that stay there. Those columns shape your first turns.
guide-root-add-to = One or two cards go into the Decree every turn, and every turn all of them must be resolved. A bird card fits any clearing. If a card cannot be resolved, you fall into turmoil: you lose points, cards and your leader.
guide-root-resolve = The Decree is resolved column by column from the left. Think ahead: this card needs a clearing of its suit where the action is possible.
guide-root-spread-sympathy = Sympathy costs supporters of the clearing’s suit, and scores. Whoever moves warriors into such a clearing, or removes the token, gives you a card.
guide-root-alliance-act = Turn cards into supporters for sympathy and revolts, or train officers: each is an action in the Evening.
guide-root-operate = Each officer gives one action. Organizing turns a warrior into sympathy, without supporters.
guide-root-choose-character = Each character has items of its own and one special action.
guide-root-slip = In Birdsong you may slip to a place next to you for free, even into a forest.
guide-root-vagabond-act = Every action exhausts an item: boots move, a sword fights, a torch explores a ruin, and any item can aid somebody. A few exhausted items are refreshed each turn.

# The first game of Ironwood
guide-ironwood-help-at = A little help for the start: put these warriors where you will want to go first.
guide-ironwood-return = You have drawn four special cards and keep two. Keep what works with the places you hold; the base cards are yours in any case.
guide-ironwood-play = Three actions a round, one card each, alternating with the other side. Base cards come back at the end of the round. A card you play now cannot be wagered in combat later.
guide-ironwood-move-from = Woodwalkers go along paths from forest to forest, Ironclad along ridges from mountain to mountain. A forest and a mountain that touch can fight.
guide-ironwood-how-many = Warriors that move together form one warband. Those that stay behind hold the place.
guide-ironwood-wager = Both sides lay one card face down and turn them up together: damage, defense and dominance are in its corner. A strong card spent here cannot be played later.
guide-ironwood-enlist = Two crystals bring one more warrior. Crystals are also what the Ironclad’s forges are made of.
guide-ironwood-discover = A vision names the mountain of a totem. To discover it you need a warband next to that mountain, and nobody may control it. Then bring the totem home quickly: it soon fades.
