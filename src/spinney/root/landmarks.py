"""Landmarks of the maps: the Ferry of the lake (C.2.5) and the Tower of the mountains (C.3.4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.hands import draw
from spinney.root.maps import Map
from spinney.root.power import Power
from spinney.root.refusals import NOT_HERE
from spinney.root.rule import ruler
from spinney.root.state import Root, behind
from spinney.root.victory import score
from spinney.root.ways import Way
from spinney.root.words import CLEARING, FERRY, MOVE


class ByFerry(Way):
    """C.2.5: once a turn the Ferry takes pieces from its clearing to another coast."""

    def __init__(self) -> None:
        super().__init__(links=False)

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        return g.map.rivers[c] if g.ferry == c and FERRY not in g.used else []

    def is_taken(self, g: Root, me: int) -> Generator[Question, int, bool]:
        return (yield Question(BY_FERRY, g.seat_of[me])) == FERRY

    def taken(self, g: Root, me: int, target: int) -> None:
        g.ferry = target
        g.used.append(FERRY)
        g.tell("ferry", "C.2.5", CLEARING + target)
        draw(g, behind(g, me), 1, "C.2.5")  # E.3.7: for a hireling its controller


class Ferry(Power):
    def __init__(self) -> None:
        super().__init__()
        self.ways = (ByFerry(),)
        self.once_a_turn = (FERRY,)


class Tower(Power):
    def end_of_evening(self, g: Root, me: int) -> Flow:
        """C.3.4: whoever rules the Pass scores."""
        if ruler(g, g.tower) == me:
            score(g, me, 1, "C.3.4")
        yield from ()


THE_FERRY: Final = Ferry()
THE_TOWER: Final = Tower()


def landmarks_of(woodland: Map) -> list[Power]:
    found: list[Power] = []
    if woodland.ferry >= 0:
        found.append(THE_FERRY)
    if woodland.tower >= 0:
        found.append(THE_TOWER)
    return found


def why_not_by_ferry(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (FERRY, MOVE) else NOT_HERE


BY_FERRY: Final[Ask[Root]] = Ask("by-ferry", "C.2.5", lambda g, q: (FERRY, MOVE), why_not_by_ferry)
ASKS = (BY_FERRY,)
