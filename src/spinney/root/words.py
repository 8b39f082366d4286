"""The vocabulary of Root: cards, factions, places, items, pieces, and what one can do with them.

The words of all of Root are here, also of what is not built yet, so that numbers stay as they are:
those of a kind stand together, and a new one would come at the end of its kind.

A card is the number of its word. Everything else is counted from the first word of its group:
clearing 3 is `CLEARING + 2`, four warriors are `NUMBER + 4`.
"""

from __future__ import annotations

from typing import Final

from spinney.core.vocabulary import Vocabulary

# Cards, in the order of data/cards.json: four ambushes, four dominance cards, the rest
AMBUSHES: Final = 0
DOMINANCES: Final = 4
AMBUSH_BIRD: Final = 0
AMBUSH_FOX: Final = 1
AMBUSH_RABBIT: Final = 2
AMBUSH_MOUSE: Final = 3
DOMINANCE_BIRD: Final = 4
DOMINANCE_FOX: Final = 5
DOMINANCE_RABBIT: Final = 6
DOMINANCE_MOUSE: Final = 7
BIRDY_BINDLE: Final = 8
WOODLAND_RUNNERS: Final = 9
ARMS_TRADER: Final = 10
CROSSBOW_BIRD: Final = 11
GENTLY_USED_KNAPSACK: Final = 12
ROOT_TEA_FOX: Final = 13
TRAVEL_GEAR_FOX: Final = 14
PROTECTION_RACKET: Final = 15
FOXFOLK_STEEL: Final = 16
ANVIL: Final = 17
SMUGGLERS_TRAIL: Final = 18
ROOT_TEA_RABBIT: Final = 19
A_VISIT_TO_FRIENDS: Final = 20
BAKE_SALE: Final = 21
MOUSE_IN_A_SACK: Final = 22
ROOT_TEA_MOUSE: Final = 23
TRAVEL_GEAR_MOUSE: Final = 24
INVESTMENTS: Final = 25
SWORD_MOUSE: Final = 26
CROSSBOW_MOUSE: Final = 27
FAVOR_OF_THE_FOXES: Final = 28
FAVOR_OF_THE_RABBITS: Final = 29
FAVOR_OF_THE_MICE: Final = 30
ARMORERS: Final = 31
SAPPERS: Final = 32
BRUTAL_TACTICS: Final = 33
ROYAL_CLAIM: Final = 34
STAND_AND_DELIVER: Final = 35
TAX_COLLECTOR: Final = 36
COMMAND_WARREN: Final = 37
BETTER_BURROW_BANK: Final = 38
COBBLER: Final = 39
SCOUTING_PARTY: Final = 40
CODEBREAKERS: Final = 41
SABOTEURS: Final = 42
SOUP_KITCHENS: Final = 43
BOAT_BUILDERS: Final = 44
CORVID_PLANNERS: Final = 45
EYRIE_EMIGRE: Final = 46
PROPAGANDA_BUREAU: Final = 47
FALSE_ORDERS: Final = 48
INFORMANTS: Final = 49
FOX_PARTISANS: Final = 50
TUNNELS: Final = 51
CHARM_OFFENSIVE: Final = 52
SWAP_MEET: Final = 53
COFFIN_MAKERS: Final = 54
RABBIT_PARTISANS: Final = 55
LEAGUE_OF_ADVENTUROUS_MICE: Final = 56
MURINE_BROKER: Final = 57
MASTER_ENGRAVERS: Final = 58
MOUSE_PARTISANS: Final = 59
DECK_CARDS: Final = 60
"""Those of the two decks; then come cards that belong to somebody."""
VIZIER: Final = 60
SPIES: Final = 62
"""Bird, fox, rabbit, mouse."""
CARDS: Final = 66

# Factions, by the order in which they set up
FACTION: Final = 66
MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND_2: Final = 4
CULT: Final = 5
RIVERFOLK: Final = 6
DUCHY: Final = 7
CORVIDS: Final = 8
HUNDREDS: Final = 9
KEEPERS: Final = 10
GUEST: Final = 11
"""Room for a faction that is in no rulebook."""
FACTIONS: Final = 12
MECHANICAL_MARQUISE: Final = 12
HIRELING: Final = 13
"""The first of the hirelings; the others follow."""
OWNERS: Final = 26
"""Factions, then whoever owns pieces without a seat: the Mechanical Marquise and the hirelings."""

# Suits
SUIT: Final = 92
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
ANY_SUIT: Final = 4
NO_SUIT: Final = 5

# Clearings; the thirteenth is the Burrow
CLEARING: Final = 98
CLEARINGS: Final = 13
MAP_CLEARINGS: Final = 12
BURROW: Final = 12

# Forests
FOREST: Final = 111
FORESTS: Final = 10

# Numbers
NUMBER: Final = 121

# Items, face up; then the same face down
ITEM: Final = 152
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7

# Items, face down
EXHAUSTED: Final = 161
ITEMS: Final = 9

# Pieces that are not warriors: buildings and tokens
PIECE: Final = 170
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
KEEP: Final = 5
WOOD: Final = 6
SYMPATHY: Final = 7
GARDEN: Final = 8
"""Of the first suit; those of the others follow."""
CITADEL: Final = 14
MARKET: Final = 15
TUNNEL: Final = 16
PIECES: Final = 48

# What one can do, and the few words that are none of these
DONE: Final = 218
BATTLE: Final = 219
MOVE: Final = 220
MARCH: Final = 221
RECRUIT: Final = 222
BUILD: Final = 223
OVERWORK: Final = 224
EXTRA_ACTION: Final = 225
CRAFT: Final = 226
REVOLT: Final = 227
SPREAD_SYMPATHY: Final = 228
MOBILIZE: Final = 229
TRAIN: Final = 230
ORGANIZE: Final = 231
EXPLORE: Final = 232
AID: Final = 233
QUEST: Final = 234
STRIKE: Final = 235
REPAIR: Final = 236
SPECIAL: Final = 237
TAKE_DOMINANCE: Final = 238
OPEN_PATH: Final = 239
POINTS: Final = 240
DRAW: Final = 241
CRUSADE: Final = 242
CONVERT: Final = 243
SANCTIFY: Final = 244
SCORE: Final = 245
SACRIFICE: Final = 246
DIG: Final = 249
SWAY: Final = 250
WARRIOR: Final = 269

# Landmarks
LANDMARK: Final = 271
LANDMARKS: Final = 6
FERRY: Final = 271
TOWER: Final = 272
LOST_CITY: Final = 273
BLACK_MARKET: Final = 274
LEGENDARY_FORGE: Final = 275
ELDER_TREETOP: Final = 276

# Leaders of the Eyrie
LEADER: Final = 277
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3

# Vagabonds
CHARACTER: Final = 281
THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
ADVENTURER: Final = 6
RONIN: Final = 7
HARRIER: Final = 8

# Quests
QUEST_CARD: Final = 290
DAMAGED_ONE: Final = 305
SOUND_ONE: Final = 306

# Ministers of the Duchy
MINISTER: Final = 310
FOREMOLE: Final = 0
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS_OF_MUD: Final = 6
BARON_OF_DIRT: Final = 7
EARL_OF_STONE: Final = 8

# Hirelings, the demoted side
DEMOTED: Final = 327
WORDS: Final = 340

WORD_LIST = (
    # Cards
    *("ambush_bird", "ambush_fox", "ambush_rabbit", "ambush_mouse", "dominance_bird"),
    *("dominance_fox", "dominance_rabbit", "dominance_mouse", "birdy_bindle", "woodland_runners"),
    *("arms_trader", "crossbow_bird", "gently_used_knapsack", "root_tea_fox", "travel_gear_fox"),
    *("protection_racket", "foxfolk_steel", "anvil", "smugglers_trail", "root_tea_rabbit"),
    *("a_visit_to_friends", "bake_sale", "mouse_in_a_sack", "root_tea_mouse", "travel_gear_mouse"),
    *("investments", "sword_mouse", "crossbow_mouse", "favor_of_the_foxes", "favor_of_the_rabbits"),
    *("favor_of_the_mice", "armorers", "sappers", "brutal_tactics", "royal_claim"),
    *("stand_and_deliver", "tax_collector", "command_warren", "better_burrow_bank", "cobbler"),
    *("scouting_party", "codebreakers", "saboteurs", "soup_kitchens", "boat_builders"),
    *("corvid_planners", "eyrie_emigre", "propaganda_bureau", "false_orders", "informants"),
    *("fox_partisans", "tunnels", "charm_offensive", "swap_meet", "coffin_makers"),
    *("rabbit_partisans", "league_of_adventurous_mice", "murine_broker", "master_engravers"),
    *("mouse_partisans", "vizier", "faithful_retainer", "spy_bird", "spy_fox", "spy_rabbit"),
    *("spy_mouse",),
    # Owners: factions, then those without a seat
    *("marquise", "eyrie", "alliance", "vagabond", "vagabond_2", "cult", "riverfolk", "duchy"),
    *("corvids", "hundreds", "keepers", "guest", "mechanical_marquise", "forest_patrol"),
    *("last_dynasty", "spring_uprising", "exile", "riverfolk_flotilla", "warm_sun_prophets"),
    *("highway_bandits", "sunward_expedition", "corvid_spies", "furious_protector"),
    *("flame_bearers", "vault_keepers", "popular_band"),
    # Suits
    *("fox", "rabbit", "mouse", "bird", "any_suit", "no_suit"),
    # Clearings, the Burrow last
    *(f"c{i}" for i in range(1, 13)),
    "burrow",
    # Forests
    *(f"f{i}" for i in range(1, 11)),
    # Numbers
    *(str(i) for i in range(31)),
    # Items
    *("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch", "club"),
    # Items, face down
    *("boots_exhausted", "bag_exhausted", "crossbow_exhausted", "hammer_exhausted"),
    *("sword_exhausted", "tea_exhausted", "coins_exhausted", "torch_exhausted", "club_exhausted"),
    # Buildings and tokens, by owner
    *("sawmill", "workshop", "recruiter", "roost", "base", "keep", "wood", "sympathy"),
    *("garden_fox", "garden_rabbit", "garden_mouse", "trade_post_fox", "trade_post_rabbit"),
    *("trade_post_mouse", "citadel", "market", "tunnel", "hidden_plot", "bomb", "snare"),
    *("extortion", "raid", "stronghold", "mob", "waystation_figure_tablet"),
    *("waystation_tablet_figure", "waystation_tablet_jewelry", "waystation_jewelry_tablet"),
    *("waystation_jewelry_figure", "waystation_figure_jewelry", "figure", "figure_1", "figure_2"),
    *("figure_3", "tablet", "tablet_1", "tablet_2", "tablet_3", "jewelry", "jewelry_1"),
    *("jewelry_2", "jewelry_3", "foothold", "vault", "guest_building", "guest_token"),
    *("guest_hidden", "guest_shown"),
    # What one can do
    *("done", "battle", "move", "march", "recruit", "build", "overwork", "extra_action", "craft"),
    *("revolt", "spread_sympathy", "mobilize", "train", "organize", "explore", "aid", "quest"),
    *("strike", "repair", "special", "take_dominance", "open_path", "points", "draw", "crusade"),
    *("convert", "sanctify", "score", "sacrifice", "export", "establish_trade_post", "dig", "sway"),
    *("flip", "plot", "trick", "exert", "expose", "loot", "advance", "incite", "encamp", "decamp"),
    *("delve", "recover", "shift", "spread", "reinforce", "steal", "preach", "regroup"),
    # Warriors
    *("warrior", "warlord"),
    # Landmarks
    *("ferry", "tower", "lost_city", "black_market", "legendary_forge", "elder_treetop"),
    # Leaders of the Eyrie
    *("builder", "charismatic", "commander", "despot"),
    # Vagabonds
    *("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin"),
    *("harrier",),
    # Quests
    *("fundraising_fox", "errand_fox", "logistics_help_fox", "repair_a_shed_fox"),
    *("give_a_speech_fox", "guard_duty_rabbit", "errand_rabbit", "give_a_speech_rabbit"),
    *("fend_off_a_bear_rabbit", "expel_bandits_rabbit", "expel_bandits_mouse", "guard_duty_mouse"),
    *("fend_off_a_bear_mouse", "escort_mouse", "logistics_help_mouse"),
    # Damaged or not
    *("damaged", "undamaged"),
    # Services of the Riverfolk
    *("hand_card", "riverboats", "mercenaries"),
    # Ministers of the Duchy, by rank
    *("foremole", "captain", "marshal", "brigadier", "banker", "mayor", "duchess_of_mud"),
    *("baron_of_dirt", "earl_of_stone"),
    # Moods of the warlord
    *("bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful"),
    # Hirelings, the demoted side, in the order of the owners
    *("feline_physicians", "bluebird_nobles", "rabbit_scouts", "brigand", "otter_divers"),
    *("lizard_envoys", "bandit_gangs", "mole_artisans", "raven_sentries", "stoic_protector"),
    *("rat_smugglers", "badger_bodyguards", "street_band"),
)

VOCABULARY = Vocabulary(WORD_LIST)
assert len(VOCABULARY) == WORDS, "the words and their numbers disagree"
