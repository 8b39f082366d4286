"""Sets of clearings, as bits: where somebody stands is kept so, and compared at one stroke."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.root.state import Root
from spinney.root.words import BIRD, CLEARING, CLEARINGS

NOWHERE: Final = 0


def listed(places: i64) -> list[int]:
    """The clearings of a set, in order."""
    return [c for c in range(CLEARINGS) if places >> c & 1]


def named(places: i64) -> list[int]:
    """The same as words."""
    return [CLEARING + c for c in range(CLEARINGS) if places >> c & 1]


def set_of(clearings: list[int]) -> i64:
    places: i64 = NOWHERE
    for c in clearings:
        places |= 1 << c
    return places


def of_suit(g: Root, places: i64, suit: int) -> i64:
    """Those of a set that are of a suit; a bird is any (2.1.1)."""
    if suit == BIRD:
        return places
    found: i64 = NOWHERE
    one: i64 = 1
    suits = g.suits
    c: i64
    for c in range(CLEARINGS):
        if places >> c & suits[c] >> suit & 1:
            found |= one << c
    return found
