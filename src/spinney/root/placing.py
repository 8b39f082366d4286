"""Placing a warrior in each of several clearings, of which there may be too few (1.5.4)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.hands import distinct
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import place_warriors, why_not_place
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE
from spinney.root.state import Root
from spinney.root.words import CLEARING, MAP_CLEARINGS


def place_in_each(g: Root, me: int, places: list[int], rule: str) -> Flow:
    """A warrior in each of these clearings; if there are too few, their owner chooses (1.5.4).

    A clearing that is named twice gets two.
    """
    left = [c for c in places if why_not_place(g, me, c) is None]
    while left and g.supply[me]:
        c = left[0]
        if g.supply[me] < len(left):
            mask = sum([1 << there for there in distinct(left)])
            c = (yield Question(ONE_WARRIOR_IN, g.seat_of[me], (g.supply[me], mask))) - CLEARING
        left.remove(c)
        place_warriors(g, me, c, 1, rule)


def in_mask(g: Root, q: Question) -> list[int]:
    """The second of `about` has, as bits, where."""
    return clearings([c for c in range(MAP_CLEARINGS) if q.about[1] >> c & 1])


def why_not_one_warrior(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in in_mask(g, q) else NOT_HERE


ONE_WARRIOR_IN: Final[Ask[Root]] = ExactAsk(
    "one-warrior-in", "1.5.4", in_mask, why_not_one_warrior, ("count", "mask")
)
ASKS = (ONE_WARRIOR_IN,)
