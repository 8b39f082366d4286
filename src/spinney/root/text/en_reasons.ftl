# What counts: each completes "this move ..." when it makes the position better by it

## Everybody

reason-points = scores points
reason-last-points = comes close to thirty points
reason-cards = keeps cards in hand
reason-birds = keeps bird cards for when they are needed
reason-ambushes = keeps an ambush up the sleeve
reason-crafting = holds cards worth crafting, and the means to craft them
reason-effects = has crafted cards that go on working
reason-dominance = holds what the dominance card asks for
reason-faction = plays a faction with good prospects
