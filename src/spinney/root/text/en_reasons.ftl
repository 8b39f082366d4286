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

## The Marquise

reason-marquise-sawmills = has sawmills that bring wood every turn
reason-marquise-workshops = has workshops to craft with
reason-marquise-recruiters = has recruiters that bring warriors
reason-marquise-keep = holds the keep
reason-marquise-wood = has wood where it can be used
reason-marquise-building = can pay for a good building next
reason-marquise-sites = rules open slots to build on
reason-marquise-rule = rules clearings
reason-marquise-warriors = has warriors on the map
reason-marquise-exposed = keeps buildings guarded
reason-marquise-actions = has actions left

## The Eyrie

reason-eyrie-roosts = has roosts that score every evening
reason-eyrie-decree = gets much done by the Decree
reason-eyrie-orders = has orders left to carry out this turn
reason-eyrie-unfeasible = keeps the Decree feasible for the turns to come
reason-eyrie-turmoil = steers clear of turmoil this turn
reason-eyrie-sites = rules places for the next roosts
reason-eyrie-rule = rules clearings
reason-eyrie-warriors = has warriors on the map
reason-eyrie-exposed = keeps the roosts guarded

## The Alliance

reason-alliance-sympathy = has sympathy in the clearings
reason-alliance-supporters = has supporters
reason-alliance-spreading = can pay for more sympathy
reason-alliance-revolt = is ready to revolt
reason-alliance-bases = has bases on the map
reason-alliance-officers = has officers
reason-alliance-warriors = has warriors on the map
reason-alliance-rule = rules clearings
reason-alliance-exposed = keeps the bases guarded
reason-alliance-trodden = has sympathy where few enemies stand
reason-alliance-operations = has military operations left

## The Vagabond

reason-vagabond-items = has items that work
reason-vagabond-damaged = owns items that a repair brings back
reason-vagabond-ready = has items face up
reason-vagabond-tracks = has tea, coins and bags on their tracks
reason-vagabond-friends = is on good terms with others
reason-vagabond-hostile = makes no needless enemies
reason-vagabond-aids = is about to improve a relationship
reason-vagabond-quests = has the items for open quests
reason-vagabond-completed = has completed quests
reason-vagabond-place = is where there is something to do
