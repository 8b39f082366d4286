# What beginners are told when they first meet a question
guide-help-at = A little help for the start: put these warriors where you will want to go first.
guide-return = You have drawn four special cards and keep two. Keep what works with the places you hold; the base cards are yours in any case.
guide-play = Three actions a round, one card each, alternating with the other side. Base cards come back at the end of the round. A card you play now cannot be wagered in combat later.
guide-move-from = Woodwalkers go along paths from forest to forest, Ironclad along ridges from mountain to mountain. A forest and a mountain that touch can fight.
guide-how-many = Warriors that move together form one warband. Those that stay behind hold the place.
guide-wager = Both sides lay one card face down and turn them up together: damage, defense and dominance are in its corner. A strong card spent here cannot be played later.
guide-enlist = Two crystals bring one more warrior. Crystals are also what the Ironclad’s forges are made of.
guide-discover = A vision names the mountain of a totem. To discover it you need a warband next to that mountain, and nobody may control it. Then bring the totem home quickly: it soon fades.
