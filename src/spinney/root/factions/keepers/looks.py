"""What the drawings of the Keepers read off their board, and off the forests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.root.factions.keepers import relics
from spinney.root.factions.keepers.board import COLUMN_NAMES, TYPE_NAMES, WAYSTATIONS, WORDS
from spinney.root.words import PIECE

COLUMNS = COLUMN_NAMES
TYPES = TYPE_NAMES
SPACES = 4
"""Of each row of relics."""
FOR_A_COLUMN = relics.FOR_A_COLUMN
SIDES = {
    WORDS[PIECE + side]: WORDS[PIECE + other]
    for side, other in zip(WAYSTATIONS[::2], WAYSTATIONS[1::2], strict=True)
}
"""Each waystation with one side up, and with the other."""


def lying(board: dict[str, Any], place: str) -> list[str]:
    """The relics in a forest; those in a clearing are tokens as any other."""
    found: list[str] = board["forests"].get(place, [])
    return found


def retinue(board: dict[str, Any], column: str) -> list[tuple[str, bool]]:
    """The cards of a column, each with whether it has acted this turn."""
    cards = board["retinue"][column]
    if not any(board["waiting"].values()):
        return [(card, False) for card in cards]
    left = Counter(board["waiting"][column])
    found = []
    for card in cards:
        found.append((card, not left[card]))
        left[card] -= left[card] > 0
    return found


def sides_left(board: dict[str, Any]) -> list[tuple[str, str]]:
    """The waystations on the board, each with both its sides."""
    return [(side, SIDES[side]) for side in board["waystations"]]


def value(relic: str) -> str:
    """What is to be read on a relic: its value, or nothing if it lies face down."""
    return relic.rpartition("_")[2] if "_" in relic else ""
