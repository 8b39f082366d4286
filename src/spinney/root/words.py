"""The vocabulary of Root: cards, factions, places, items, pieces, and what one can do with them.

A card is the number of its word. Everything else is counted from the first word of its group:
clearing 3 is `CLEARING + 2`, four warriors are `NUMBER + 4`.
"""

from __future__ import annotations

from typing import Final

from spinney.core.vocabulary import Vocabulary

# Cards, in the order of data/cards.json
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
VIZIER: Final = 60
CARDS: Final = 61

# Factions, by the order in which they set up
FACTION: Final = 61
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
FACTIONS: Final = 11

# Suits
SUIT: Final = 72
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3

# Clearings; the thirteenth is the Burrow
CLEARING: Final = 76
CLEARINGS: Final = 13
MAP_CLEARINGS: Final = 12

# Forests
FOREST: Final = 89
FORESTS: Final = 10

# Numbers
NUMBER: Final = 99

# Items, face up; then the same face down
ITEM: Final = 130
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7

# Items, face down
EXHAUSTED: Final = 138
ITEMS: Final = 8

# Pieces that are not warriors: buildings first, then tokens
PIECE: Final = 146
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
KEEP: Final = 5
WOOD: Final = 6
SYMPATHY: Final = 7
BUILDINGS: Final = 5
PIECES: Final = 8

# What one can do, and the few words that are none of these
DONE: Final = 154
BATTLE: Final = 155
MOVE: Final = 156
MARCH: Final = 157
RECRUIT: Final = 158
BUILD: Final = 159
OVERWORK: Final = 160
EXTRA_ACTION: Final = 161
CRAFT: Final = 162
REVOLT: Final = 163
SPREAD_SYMPATHY: Final = 164
MOBILIZE: Final = 165
TRAIN: Final = 166
ORGANIZE: Final = 167
EXPLORE: Final = 168
AID: Final = 169
QUEST: Final = 170
STRIKE: Final = 171
REPAIR: Final = 172
SPECIAL: Final = 173
TAKE_DOMINANCE: Final = 174
OPEN_PATH: Final = 175
POINTS: Final = 176
DRAW: Final = 177
WARRIOR: Final = 178
FERRY: Final = 179

# Leaders of the Eyrie
LEADER: Final = 180
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3

# Vagabonds
CHARACTER: Final = 184
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
QUEST_CARD: Final = 193
DAMAGED_ONE: Final = 208
SOUND_ONE: Final = 209
WORDS: Final = 210

WORD_LIST = (
    # cards
    *("ambush_bird", "ambush_fox", "ambush_rabbit", "ambush_mouse", "dominance_bird"),
    *("dominance_fox", "dominance_rabbit", "dominance_mouse", "birdy_bindle"),
    *("woodland_runners", "arms_trader", "crossbow_bird", "gently_used_knapsack"),
    *("root_tea_fox", "travel_gear_fox", "protection_racket", "foxfolk_steel", "anvil"),
    *("smugglers_trail", "root_tea_rabbit", "a_visit_to_friends", "bake_sale"),
    *("mouse_in_a_sack", "root_tea_mouse", "travel_gear_mouse", "investments", "sword_mouse"),
    *("crossbow_mouse", "favor_of_the_foxes", "favor_of_the_rabbits", "favor_of_the_mice"),
    *("armorers", "sappers", "brutal_tactics", "royal_claim", "stand_and_deliver"),
    *("tax_collector", "command_warren", "better_burrow_bank", "cobbler", "scouting_party"),
    *("codebreakers", "saboteurs", "soup_kitchens", "boat_builders", "corvid_planners"),
    *("eyrie_emigre", "propaganda_bureau", "false_orders", "informants", "fox_partisans"),
    *("tunnels", "charm_offensive", "swap_meet", "coffin_makers", "rabbit_partisans"),
    *("league_of_adventurous_mice", "murine_broker", "master_engravers", "mouse_partisans"),
    *("vizier",),
    *("marquise", "eyrie", "alliance", "vagabond", "vagabond_2", "cult", "riverfolk", "duchy"),
    *("corvids", "hundreds", "keepers"),
    *("fox", "rabbit", "mouse", "bird"),
    *(f"c{i}" for i in range(1, 13)),
    "burrow",
    *(f"f{i}" for i in range(1, 11)),
    *(str(i) for i in range(31)),
    *("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"),
    *("boots_exhausted", "bag_exhausted", "crossbow_exhausted", "hammer_exhausted"),
    *("sword_exhausted", "tea_exhausted", "coins_exhausted", "torch_exhausted"),
    *("sawmill", "workshop", "recruiter", "roost", "base", "keep", "wood", "sympathy"),
    *("done", "battle", "move", "march", "recruit", "build", "overwork", "extra_action"),
    *("craft", "revolt", "spread_sympathy", "mobilize", "train", "organize", "explore", "aid"),
    *("quest", "strike", "repair", "special", "take_dominance", "open_path", "points", "draw"),
    *("warrior", "ferry"),
    *("builder", "charismatic", "commander", "despot"),
    *("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin"),
    *("harrier",),
    *("fundraising_fox", "errand_fox", "logistics_help_fox", "repair_a_shed_fox"),
    *("give_a_speech_fox", "guard_duty_rabbit", "errand_rabbit", "give_a_speech_rabbit"),
    *("fend_off_a_bear_rabbit", "expel_bandits_rabbit", "expel_bandits_mouse"),
    *("guard_duty_mouse", "fend_off_a_bear_mouse", "escort_mouse", "logistics_help_mouse"),
    *("damaged", "undamaged"),
)

VOCABULARY = Vocabulary(WORD_LIST)
assert len(VOCABULARY) == WORDS, "the words and their numbers disagree"
