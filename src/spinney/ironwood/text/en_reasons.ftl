# What counts: each completes "this move ..." when it makes the position better by it

## Both sides

reason-cards = keeps special cards in hand
reason-base-cards = keeps base cards ready for this round
reason-cubes = has permanents that stay in play

## The Woodwalkers

reason-totems-secured = secures totems
reason-totems-on-the-way = has totems on their way to an outer forest
reason-totems-in-danger = keeps totems away from strong warbands
reason-visions-to-discover = has a vision that can be discovered at once
reason-visions-to-reach = has a vision of a mountain that nobody guards
reason-visions-guarded = has a vision, though its mountain is guarded
reason-mountains-in-reach = stands next to many mountains
reason-woodwalker-warriors = has warriors in the forests, best deep inside
reason-woodwalker-crystals = has crystals for warriors

## The Ironclads

reason-forges = builds forges
reason-foundations = has foundations
reason-foundations-held = holds mountains with a foundation
reason-foundations-in-danger = keeps foundations away from strong warbands
reason-sites-held = holds mountains where a foundation can be placed
reason-crystals-for-forges = has crystals for forges
reason-crystals-in-the-hopper = has crystals in the hopper, best near a forge
reason-drill-in-danger = keeps a loaded drill away from strong warbands
reason-ironclad-warriors = has warriors on the mountains
reason-golems = has golems
