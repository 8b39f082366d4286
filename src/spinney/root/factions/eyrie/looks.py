"""What the drawings of the Eyrie read off their board."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.root.factions.eyrie import chapter
from spinney.root.looks import suit_of

ROOSTS = chapter.POINTS[1:]
"""The points of an Evening with one roost on the map, with two, and so on."""
BONUS_DRAWS = chapter.BONUS_DRAWS
"""The spaces, counted from 1, that are worth a card each Evening once they are uncovered."""


def decree(board: dict[str, Any], column: str) -> list[tuple[str, bool]]:
    """The cards of a column, each with whether it has been resolved this turn."""
    cards = board["decree"][column]
    if not any(board["pending"].values()):
        return [(card, False) for card in cards]
    left = Counter(board["pending"][column])
    resolved = []
    for card in cards:
        suit = suit_of(card)
        resolved.append((card, not left[suit]))
        left[suit] -= left[suit] > 0
    return resolved
