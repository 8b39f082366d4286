"""The vocabulary of Sylvion: the cards, the squares, and the few words that are neither.

A card is the number of its word; so is a square, counted from SQUARE.
"""

from __future__ import annotations

from typing import Final

from spinney.core.vocabulary import Vocabulary

EMPTY: Final = -1

# Sylvan cards
FOUNTAIN_1: Final = 0
FOUNTAIN_4: Final = 3
TREE_1: Final = 4
TREE_4: Final = 7
WHALE: Final = 8
ELEPHANT: Final = 9
HEDGEHOGS: Final = 10
OWL: Final = 11
STAG: Final = 12
DOVES: Final = 13
SQUIRRELS: Final = 14
FISH: Final = 15
SYLVAN: Final = 16
"""How many kinds of Sylvan card there are."""

# Extension 1
TREASON: Final = 16
FEAT_OWL: Final = 17
FEAT_ELEPHANTS: Final = 18
FEAT_HEDGEHOGS: Final = 19
FEAT_SQUIRRELS: Final = 20
FEAT_STAG: Final = 21
FEAT_FISH: Final = 22
FEAT_DOVES: Final = 23
FEAT_WHALES: Final = 24
DEFENDERS: Final = 25
"""How many kinds of card a mobilisation can bring up."""

# Ravage cards; a bearer is an elemental with the Ravage's icon
ELEMENTAL_0: Final = 25
BEARER_0: Final = 29
BEARER_3: Final = 32
BLAZING_2: Final = 33
BLAZING_4: Final = 35
BLAZE: Final = 36
SIMOON: Final = 37
DESICCATION: Final = 38
DEMOBILISATION: Final = 39
GEYSER: Final = 40
ACID_LAKE: Final = 41
TEMPORAL_TORNADO: Final = 42
STONE_RAIN: Final = 43
CARDS: Final = 44

# Squares: rows a to d from the top, columns 0 (the forest) to 5 (the Ravage stack)
SQUARE: Final = 44
FOREST: Final = 0
STACK: Final = 5
WIDTH: Final = 6
CELLS: Final = 24

# The other words
DONE: Final = 68
RANDOM: Final = 69
CHOOSE: Final = 70
TOP: Final = 71
SELF: Final = 72
PARTNER: Final = 73
ONE: Final = 74
TWO: Final = 75
TREES: Final = 76
KEEP: Final = 77
SWAP: Final = 78
LEFT: Final = 79
RIGHT: Final = 80
UP: Final = 81
DOWN: Final = 82
ERUPT: Final = 83
COLUMN_1: Final = 84
POINTS_0: Final = 88

CARD_NAMES = (
    *("fountain_1", "fountain_2", "fountain_3", "fountain_4"),
    *("tree_1", "tree_2", "tree_3", "tree_4"),
    *("whale", "elephant", "hedgehogs", "owl", "stag", "doves", "squirrels", "fish"),
    "treason",
    *("feat_owl", "feat_elephants", "feat_hedgehogs", "feat_squirrels"),
    *("feat_stag", "feat_fish", "feat_doves", "feat_whales"),
    *("elemental_0", "elemental_1", "elemental_2", "elemental_3"),
    *("bearer_0", "bearer_1", "bearer_2", "bearer_3"),
    *("blazing_2", "blazing_3", "blazing_4"),
    *("blaze", "simoon", "desiccation", "demobilisation"),
    *("geyser", "acid_lake", "temporal_tornado", "stone_rain"),
)

VOCABULARY = Vocabulary(
    (
        *CARD_NAMES,
        *(f"{row}{column}" for row in "abcd" for column in range(WIDTH)),
        *("done", "random", "choose", "top", "self", "partner", "one", "two", "trees"),
        *("keep", "swap", "left", "right", "up", "down", "erupt"),
        *("column_1", "column_2", "column_3", "column_4"),
        *("points_0", "points_1", "points_2", "points_3"),
    )
)


def is_square(word: int) -> bool:
    return SQUARE <= word < SQUARE + CELLS


def on_the_field(cell: int) -> bool:
    """Whether a cell is a square of the battlefield."""
    return FOREST < cell % WIDTH < STACK


def squares(cells: list[int]) -> list[int]:
    """Cells of the board as words."""
    return [SQUARE + cell for cell in cells]
