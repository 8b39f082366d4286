"""The Ferry, also of the lake map (C.2.5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Question, Refusal
from spinney.root.hands import draw
from spinney.root.landmarks.landmark import Landmark
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Root, behind
from spinney.root.ways import Way
from spinney.root.words import CLEARING, FERRY, LANDMARK, MOVE

NO_WATER: Final = Refusal("no-water-for-the-ferry", "ferry")


class ByFerry(Way):
    """Once a turn it takes pieces from its clearing along the river, or to another coast."""

    def __init__(self) -> None:
        super().__init__(links=False)

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        here = g.sites[FERRY - LANDMARK] == c and FERRY not in g.used
        return g.map.rivers[c] if here else []

    def is_taken(self, g: Root, me: int) -> Generator[Question, int, bool]:
        return (yield Question(BY_FERRY, g.seat_of[me])) == FERRY

    def taken(self, g: Root, me: int, target: int) -> None:
        g.sites = g.sites.copy()
        g.sites[FERRY - LANDMARK] = target
        g.used.append(FERRY)
        g.tell("ferry", "C.2.5", CLEARING + target)
        draw(g, behind(g, me), 1, "C.2.5")  # E.3.7: for a hireling its controller


class Ferry(Landmark):
    def __init__(self) -> None:
        super().__init__(FERRY)
        self.ways = (ByFerry(),)
        self.once_a_turn = (FERRY,)

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        return None if g.map.rivers[c] else NO_WATER


def why_not_by_ferry(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (FERRY, MOVE) else NOT_HERE


BY_FERRY: Final[Ask[Root]] = Ask("by-ferry", "C.2.5", lambda g, q: (FERRY, MOVE), why_not_by_ferry)
ASKS: Final[tuple[Ask[Root], ...]] = (BY_FERRY,)
REFUSALS: Final[tuple[Refusal, ...]] = (NO_WATER,)
