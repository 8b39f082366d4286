"""The Corvid Spies, and the Raven Sentries."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.hands import can_be_robbed, take_random
from spinney.root.hireling import DaylightHireling, Hireling, is_enemy
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    STEAL,
    battle_everywhere,
    can_battle_in,
    choose_clearing,
    choose_how,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.pieces import has_pieces_in, pieces_in
from spinney.root.power import Power
from spinney.root.state import Battle, Root, enemies, other_players
from spinney.root.words import BATTLE, CORVIDS, HIRELING, VOCABULARY

SPIES: Final = HIRELING + 8
MANY_POSTS: Final = 4
SENTRIES: Final = VOCABULARY.number("raven_sentries")


class CorvidSpies(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(SPIES, warriors=6, faction=CORVIDS)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Two, in two clearings of one suit."""
        first = yield from place_one(g, me, by, everywhere())
        if first >= 0:
            alike = [c for c in everywhere() if g.suits[c] & g.suits[first] and c != first]
            yield from place_one(g, me, by, alike)

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        placed = g.supply[me] and open_to(g, me, watched(g, me))
        return None if placed or self.choices(g, me) else NOTHING_FOR_HIRELING

    def choices(self, g: Root, me: int) -> list[int]:
        found = []
        if can_battle_in(g, me, posts(g, me)):
            found.append(BATTLE)
        if any(victims(g, me, c) for c in posts(g, me)):
            found.append(STEAL)
        return found

    def act(self, g: Root, me: int, who: int) -> Flow:
        """Two more among enemies; then a battle wherever they are, or cards of all in one place."""
        for _ in range(2):
            yield from place_one(g, me, who, watched(g, me))
        ways = self.choices(g, me)
        if not ways:
            return
        if (yield from choose_how(g, me, who, ways)) == BATTLE:
            yield from battle_everywhere(g, me, who, posts(g, me), optional=False)
            return
        places = [c for c in posts(g, me) if victims(g, me, c)]
        c = yield from choose_clearing(g, me, who, places)
        for victim in victims(g, me, c):
            take_random(g, who, victim, self.rule)


def watched(g: Root, me: int) -> list[int]:
    """The clearings with enemy pieces."""
    return [c for c in everywhere() if any(has_pieces_in(g, foe, c) for foe in enemies(g, me))]


def victims(g: Root, me: int, c: int) -> list[int]:
    """The enemies with faction pieces here, and cards in hand."""
    return [
        other
        for other in other_players(g, me)
        if is_enemy(g, me, other) and can_be_robbed(g, other) and has_pieces_in(g, other, c)
    ]


class Sentries(Power):
    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """A hit more where a building or token of one's faction is."""
        return [SENTRIES] if pieces_in(g, me, battle.clearing) else []


class RavenSentries(Hireling):
    def __init__(self) -> None:
        super().__init__(SPIES, demoted=True, faction=CORVIDS)
        self.command = Sentries()

    def worth(self, g: Root, me: int, who: int) -> float:
        """The more, the more clearings one has something to defend in."""
        return min(1.0, len([c for c in everywhere() if pieces_in(g, who, c)]) / MANY_POSTS)
