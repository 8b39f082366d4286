"""The Last Dynasty, and the Bluebird Nobles."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.battle import try_battle_in
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    choose_clearing,
    choose_place,
    edge,
    open_to,
    posts,
)
from spinney.root.moving import move_warriors, targets
from spinney.root.pieces import place_warriors
from spinney.root.power import Power
from spinney.root.rule import ruled_by, ruler
from spinney.root.state import NOBODY, Root
from spinney.root.victory import score
from spinney.root.words import CLEARINGS, EYRIE, HIRELING

DYNASTY: Final = HIRELING + 1
WARRIORS: Final = 5
CLEARINGS_A_POINT: Final = 3


def stand(g: Root) -> int:
    """The clearing where the Dynasty is, or -1."""
    there = posts(g, DYNASTY)
    return there[0] if there else NOBODY


class LastDynasty(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(DYNASTY, warriors=WARRIORS, faction=EYRIE)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """All in one clearing on the map edge."""
        c = yield from choose_place(g, me, by, open_to(g, me, edge(g)))
        if c >= 0:
            place_warriors(g, me, c, WARRIORS, self.rule)

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        if stand(g) < 0 and not (g.supply[me] and open_to(g, me, edge(g))):
            return NOTHING_FOR_HIRELING
        return None

    def act(self, g: Root, me: int, who: int) -> Flow:
        """Return and battle; or move all and battle; or battle twice (ruling R88: who rules)."""
        c = stand(g)
        if c < 0:
            yield from self.deploy(g, me, who)
            yield from try_battle_in(g, me, stand(g))
        elif ruler(g, c) == who:
            target = yield from choose_clearing(g, me, who, targets(g, me, c))
            if target >= 0:
                n = g.warriors[me * CLEARINGS + c]
                yield from move_warriors(g, me, c, target, n, self.rule)
                if stand(g) >= 0:
                    yield from try_battle_in(g, me, stand(g))
        else:
            for _ in range(2):
                if not g.over and stand(g) == c:
                    yield from try_battle_in(g, me, c)


class Nobles(Power):
    """Their controller rules where they tie, and scores for what they rule."""

    def wins_ties(self, g: Root, me: int, c: int) -> bool:
        return True

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        if who == me:
            score(g, me, len(ruled_by(g, me)) // CLEARINGS_A_POINT, "bluebird_nobles")
        yield from ()


class BluebirdNobles(Hireling):
    def __init__(self) -> None:
        super().__init__(DYNASTY, demoted=True, faction=EYRIE)
        self.command = Nobles()

    def worth(self, g: Root, me: int, who: int) -> float:
        """The points that they bring."""
        return len(ruled_by(g, who)) / CLEARINGS_A_POINT
