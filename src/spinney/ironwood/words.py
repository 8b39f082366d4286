"""The vocabulary of Ironwood: action cards, visions, places, numbers and what one can do.

A card is the number of its word. A place is counted from PLACE, mountains first: `PLACE + FERRUM`
is Ferrum's word. A vision is counted from VISION and shows the mountain after it: vision 0 is of
mountain 1, since Ferrum has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spinney.core.vocabulary import Vocabulary

NOTHING: Final = -1
"""No card, no place, no vision."""

# Sides; the Woodwalkers always play first
WOODWALKERS: Final = 0
IRONCLADS: Final = 1
SIDES: Final = (WOODWALKERS, IRONCLADS)

# Action cards: the Woodwalkers' and then the Ironclads', base cards before specials
SIDE_CARDS: Final = 38
BASE_CARDS: Final = 3
CARDS: Final = 76

# Combat values of a card, in the order of VALUES
DAMAGE: Final = 0
DEFENSE: Final = 1
DOMINANCE: Final = 2

# Visions
VISION: Final = 76
VISIONS: Final = 10
INNER_VISIONS: Final = 4

# Places
PLACE: Final = 86
FERRUM: Final = 0
MOUNTAINS: Final = 11
PLACES: Final = 31
"""Mountains and as many forests as a board may have."""

# Numbers
NUMBER: Final = 117
MOST: Final = 20

# The other words
SIDE: Final = 138
DONE: Final = 140
DRAW: Final = 141
CONCEDE: Final = 142
YES: Final = 143
NO: Final = 144
PAY: Final = 145
NONE: Final = 146
INTACT: Final = 147
FADING: Final = 148
WARRIOR: Final = 149
GOLEM: Final = 150
MOVE: Final = 151
DRILL: Final = 152
ATTACK: Final = 153
RECRUIT: Final = 154
REPLACE: Final = 155
GAIN: Final = 156
STEAL: Final = 157
BURN: Final = 158
DISCOVER: Final = 159
FOUND: Final = 160
BUILD: Final = 161
REMOVE: Final = 162
RETREAT: Final = 163
RELOCATE: Final = 164
MARK: Final = 165
LOOK: Final = 166
DISCARD: Final = 167
RENEW: Final = 168
CARRY: Final = 169
LOAD: Final = 170
UNLOAD: Final = 171
CUBES: Final = 172
PLAY: Final = 173
STRENGTHEN: Final = 174
RESOLVE: Final = 175
OPTION: Final = 176
OPTIONS: Final = 6

# What an automaton tells of its turn (chapters 10, 11, 14); the names below are in this order
PROCEDURE: Final = 182
FACE: Final = 184
ICON: Final = 188
PURPOSE: Final = 203
REASON: Final = 221
WORDS: Final = 254

# Stances of an automaton: attitudes of the Automacier, states of the Automaquis
EXPANSIVE: Final = 0
AGGRESSIVE: Final = 1
DEFENSIVE: Final = 2
DISRUPTIVE: Final = 3
EXALTED: Final = 4

MOUNTAIN_NAMES = (
    "ferrum",
    *("auria", "lithimar", "palladimor", "zincur"),
    *("argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum"),
)
FOREST_NAMES = tuple(f"forest_{n}" for n in range(1, PLACES - MOUNTAINS + 1))
PLACE_NAMES = MOUNTAIN_NAMES + FOREST_NAMES
VALUES = ("damage", "defense", "dominance")
SIDE_NAMES = ("woodwalkers", "ironclads")
STANCE_NAMES = ("expansive", "aggressive", "defensive", "disruptive", "exalted")
PROCEDURE_NAMES = ("exhausted", "alert")
FACE_NAMES = ("highest_even", "highest_odd", "lowest_even", "lowest_odd")
ICON_NAMES = (
    *("alert", "arrows", "battle", "card", "compass", "crystals", "cubes", "drill"),
    *("eye", "forge", "golem", "hit", "search", "shield", "warband"),
)
SIDE_ICONS = (
    (
        *("alert", "arrows", "battle", "card", "crystals"),
        *("cubes", "eye", "search", "shield", "warband"),
    ),
    (
        *("battle", "card", "compass", "crystals", "drill"),
        *("forge", "golem", "hit", "shield", "warband"),
    ),
)
"""The solo icons of each side's cards; on a card they may be red."""
RED = "red_"
PURPOSE_NAMES = (
    *("focus", "attack", "attacker", "chase", "protect", "expand", "source", "drill"),
    *("recruit", "found", "build", "golem", "remove", "retreat", "discover"),
    *("plunder", "secure", "interfere"),
)
REASON_NAMES = (
    *("only", "die", "totem", "fading", "near_edge", "near_totem", "largest"),
    *("smallest", "odds", "unmarked", "strongest", "ferrum", "foundation", "inner"),
    *("outer", "fewest", "uncontrolled", "no_forge", "near_drill", "near_forge", "calm"),
    *("near_warband", "cargo", "edge", "possible", "most", "away", "outward"),
    *("near_ferrum", "near_foundation", "near_outer", "near_possible", "at_drill"),
)


def card_names(prefix: str) -> list[str]:
    """The printed numbers of one side: `P` marks the base cards."""
    return [f"{prefix}{n:02}{'P' if n <= BASE_CARDS else ''}" for n in range(1, SIDE_CARDS + 1)]


CARD_NAMES = (*card_names("WW"), *card_names("IC"))

VOCABULARY = Vocabulary(
    (
        *CARD_NAMES,
        *(f"vision_{name}" for name in MOUNTAIN_NAMES[1:]),
        *PLACE_NAMES,
        *(str(n) for n in range(MOST + 1)),
        *SIDE_NAMES,
        *("done", "draw", "concede", "yes", "no", "pay", "none", "intact", "fading"),
        *("warrior", "golem", "move", "drill", "attack", "recruit", "replace", "gain", "steal"),
        *("burn", "discover", "found", "build", "remove", "retreat", "relocate", "mark"),
        *("look", "discard", "renew", "carry", "load", "unload", "cubes", "play"),
        *("strengthen", "resolve"),
        *(f"option_{n}" for n in range(1, OPTIONS + 1)),
        *(f"procedure_{name}" for name in PROCEDURE_NAMES),
        *(f"die_{name}" for name in FACE_NAMES),
        *(f"icon_{name}" for name in ICON_NAMES),
        *(f"for_{name}" for name in PURPOSE_NAMES),
        *(f"because_{name}" for name in REASON_NAMES),
    )
)
assert len(VOCABULARY) == WORDS, "the words and their numbers disagree"


def side_of(card: int) -> int:
    """Whose action card this is."""
    return card // SIDE_CARDS


def is_base(card: int) -> bool:
    return card % SIDE_CARDS < BASE_CARDS


def is_vision(word: int) -> bool:
    return VISION <= word < VISION + VISIONS


def is_place(word: int) -> bool:
    return PLACE <= word < PLACE + PLACES


def is_number(word: int) -> bool:
    return NUMBER <= word <= NUMBER + MOST


def place_of(word: int) -> int:
    """The place that a word names, or NOTHING."""
    return word - PLACE if is_place(word) else NOTHING


def words_of(places: Iterable[int]) -> list[int]:
    return [PLACE + place for place in places]
