# What beginners are told when they first meet a question
guide-move-from = You can move if you rule the clearing you leave or the one you enter. You rule where you have more warriors and buildings than anybody else.
guide-battle-in = Two dice are rolled: the attacker deals the higher number of hits, the defender the lower, but never more than they have warriors. Removing buildings and tokens scores points.
guide-craft-card = Items score when you craft them; other cards stay in front of you and help for the rest of the game. Your crafting pieces must be in clearings of the suits that the card shows.
guide-ambush = An ambush deals two hits before the dice are rolled. It can end an attack at once.
