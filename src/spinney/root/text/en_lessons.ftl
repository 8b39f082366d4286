# Lessons: what they are about, what is to be done, and what is said when it is

lesson-turn = What a turn is
  .about = Birdsong, Daylight, Evening: play one turn of the Marquise.
lesson-turn-1 = You are the Marquise. A turn has three phases. In Birdsong your sawmill has just made a piece of wood. Now it is Daylight. You could craft cards first; you have nothing to craft, so go on.
lesson-turn-2 = Now you have three actions. Recruit: your recruiter brings a new warrior.
  .else = There will be time for that. Recruit first: it costs nothing and can be done once a turn.
lesson-turn-3 = Build a sawmill in clearing 5. It costs the wood that lies at your keep, and it scores.
  .done = The wood is paid, the sawmill stands, and your marker moves on the score track: building is how the Marquise wins.
  .else = Build, choose clearing 5, then the sawmill. A second sawmill makes a second piece of wood each turn.
lesson-turn-4 = You have one action left, but nobody must use them all. End your Daylight.
  .done = In the Evening you drew a card, and your turn is over. Birdsong, Daylight, Evening: everybody plays like this, each faction with actions of its own.
  .else = That could be done, but this time end your Daylight.

lesson-rule = Rule and move
  .about = Who rules a clearing, and where that lets you go.
lesson-rule-1 = Whoever has the most warriors and buildings in a clearing rules it: look at the flags. To move you must rule where you leave or where you arrive. March: take three warriors from clearing 10, which you rule, to clearing 12.
  .done = Three against two: now clearing 12 is yours.
  .else = March, from clearing 10 to clearing 12, with three warriors.
lesson-rule-2 = A march has two moves. In clearing 2 the roost counts too, so the Eyrie rule there: your warrior gets out only to a clearing that is yours. Go to clearing 5.
  .done = That is all: rule where you leave, or rule where you arrive. Ruling also decides where you may build.
  .else = Move the warrior from clearing 2 to clearing 5, where you rule.

lesson-battle = Battle
  .about = Two dice, hits on both sides, and points for what you remove.
lesson-battle-1 = In clearing 8 you have three warriors, the Eyrie two and a roost. Battle: the attacker deals the higher die, the defender the lower, but nobody more than they have warriors there.
  .done = 2 and 1: you dealt two hits and took one. Warriors go first.
lesson-battle-2 = Now the roost stands alone. Without warriors the Eyrie are defenseless, and that is one extra hit. Battle again.
  .done = The roost is gone. Every enemy building or token that you remove is worth one point. Before the dice a defender may play an ambush card: two hits at once.

lesson-craft = Craft
  .about = Cards become items and lasting effects.
lesson-craft-1 = At the start of Daylight the Marquise crafts with her workshops, each once a turn, in clearings of the suits that the card shows. Your workshop in the mouse clearing 9 can make the “Gently Used Knapsack”.
  .done = You took the bag from the supply and scored. The card is discarded.
lesson-craft-2 = Two workshops in rabbit clearings are left: craft “Cobbler”.
  .done = This card stays before you, and every Evening it lets you move. Items score once; lasting effects help all game. What you craft you cannot spend: that is the choice.

lesson-score = Score and win
  .about = Thirty points: take the last three.
lesson-score-1 = Whoever reaches 30 points wins at once. You have 27. A roost stands undefended in clearing 8: battle, it is worth one point.
lesson-score-2 = 28. Your second workshop is worth two points and costs one wood, and wood travels through clearings that you rule. Build it in clearing 5.
  .done = Thirty: you have won. Every faction scores in its own way; the next lessons show four of them.
  .else = Build, in clearing 5, the workshop: only that gives two points.

lesson-marquise = The Marquise de Cat
  .about = Wood, buildings, and more warriors than anybody.
lesson-marquise-1 = Wood is what you live on. Overwork: spend a fox card, and your sawmill in the fox clearing 1 makes one more.
lesson-marquise-2 = The more buildings of a kind you have, the more the next one costs, and the more it scores. Build a recruiter in clearing 9.
  .else = Build, in clearing 9, the recruiter.
lesson-marquise-3 = Now recruit: one warrior at each recruiter, once a turn.
  .done = Two recruiters, two warriors. Your three actions are used up.
lesson-marquise-4 = Bird cards are hawks for hire: each buys one more action. Spend “Birdy Bindle” and build a sawmill in clearing 5.
  .done = That is the Marquise: make wood, build, guard what you have built. Others score when they tear it down, so keep warriors everywhere.
  .else = Take the extra action with the bird card, then build a sawmill in clearing 5.

lesson-eyrie = The Eyrie Dynasties
  .about = The Decree: a promise that grows every turn.
lesson-eyrie-1 = You are the Eyrie. Your Decree says what you must do: recruit, move, battle, build. Each Birdsong you add one or two cards. Add “Mouse-in-a-Sack” to Build, then stop: now you must build in a mouse clearing every turn.
  .else = Choose the column Build, then “Mouse-in-a-Sack”, then stop.
lesson-eyrie-2 = Craft nothing now. Then the Decree runs from left to right: the recruiting happens at your roost, then you must move. Take three to five warriors to the mouse clearing 7, so that you rule it and can build there.
  .done = The new roost stands in clearing 7. In the Evening your roosts on the map score: the more, the better, every turn.
  .else = Finish crafting, then move three to five warriors to clearing 7.
lesson-eyrie-3 = A turn later all of it must be done again, and more. Add “Bake Sale” to Recruit: there is a roost in a rabbit clearing, so you can. Then stop.
  .done = Always ask whether you can keep the promise. If you cannot, that is turmoil: you lose points for your bird cards, your leader and the whole Decree.
  .else = Choose Recruit, then “Bake Sale”, then stop.

lesson-alliance = The Woodland Alliance
  .about = Sympathy spreads, and whoever treads on it pays.
lesson-alliance-1 = You are the Alliance. Your supporters lie face down; they pay for sympathy. Spread it to clearing 9: that costs one supporter of its suit, a mouse card.
lesson-alliance-2 = From now on sympathy spreads to neighbouring clearings, and the more there is, the more it scores. Clearing 12 is a fox clearing: pay with “Anvil”.
  .done = One point. Where somebody has three warriors or more, one more supporter would have to be spent: that is Martial Law.
lesson-alliance-3 = Stop spreading. In Daylight you can mobilize: a card from your hand joins the supporters. Mobilize a mouse or a rabbit card.
  .else = Stop spreading, then mobilize one of the marked cards.
lesson-alliance-4 = End your Daylight and watch the Marquise.
  .done = She marched into sympathetic clearing 12: Outrage. She had to give you a fox card, and it joins your supporters. Later, with enough supporters of a suit, you revolt, and a base of yours stands where your enemies stood.

lesson-vagabond = The Vagabond
  .about = One pawn, a bag full of items, and friends everywhere.
lesson-vagabond-1 = You are the Vagabond: one pawn, no warriors. Each Birdsong you refresh items and may slip to a neighbouring place for nothing. Slip to clearing 12.
lesson-vagabond-2 = Whatever you do exhausts an item. The torch explores the ruin here.
  .done = A new item, and one point.
lesson-vagabond-3 = The Marquise is here, too. Aid her: give her the fox card, for which you exhaust the sword, and take the bag that she has crafted.
  .done = She thinks better of you, and that scores. The better the terms, the more it brings; but a faction whose warriors you remove becomes hostile.
  .else = Aid: give the card, exhaust the sword, then take the bag.
lesson-vagabond-4 = In a fox clearing you can do a fox quest: this errand wants tea and boots. Do the quest and take the points.
  .done = The second quest of the same suit is worth two points, the third three. You have learned the four factions of the base game: play!
  .else = Choose the quest, then the points.
