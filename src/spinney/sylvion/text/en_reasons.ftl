# What counts: each completes "this move ..." when it makes the position better by it

reason-chances = plays the game as it usually goes
reason-reinforcements = leaves time for more reinforcements
reason-bloom = keeps Edge cards in Bloom
reason-last-bloom = keeps the forest from the brink of defeat
reason-threat = stops elementals that would reach the forest
reason-storm = prepares the rows for what is still in the stacks
reason-trees = has Trees that will stand at the end
reason-springs = has Fountains that will give a card when they fall
reason-hand = keeps useful cards in hand
reason-deck = keeps strong cards among the defenders
