"""All the reasons of Root in one list, and what return each seat may expect."""

from __future__ import annotations

import math
from typing import Final

from spinney.core.reasons import Reason, total
from spinney.root.factions import all_declared
from spinney.root.reasons.judge import SHARED, Judge, is_drafting
from spinney.root.reasons.land import Land
from spinney.root.state import NOBODY, UNDRAFTED, Root

LAGGING: Final = 1.5
"""How much more it counts for those who win together what the last of them lacks."""


class Weighing:
    """The judges of all factions of the box, and what they look at."""

    def __init__(self) -> None:
        judges: list[Judge] = [
            judge for own in all_declared("reasons", "judges") for judge in own()
        ]
        self.judges: list[Judge | None] = [None] * (1 + max([judge.me for judge in judges]))
        """By the number of the faction."""
        for judge in judges:
            self.judges[judge.me] = judge
        self.own: list[tuple[Reason, ...]] = list(dict.fromkeys([judge.own for judge in judges]))
        """Each faction's own reasons; those of a kind share theirs."""
        self.reasons: tuple[Reason, ...] = (
            *SHARED,
            *(reason for own in self.own for reason in own),
        )

    def judge_of(self, me: int) -> Judge:
        judge = self.judges[me]
        assert judge is not None, "this faction has no judge"
        return judge

    def weigh(self, g: Root, seat: int) -> list[float]:
        """The amounts of all reasons; those of other factions are none of this seat's."""
        if g.players[seat] >= UNDRAFTED:
            return [0.0] * len(self.reasons)
        judge = self.judge_of(g.players[seat])
        amounts = judge.weigh(g, Land(g))
        found = amounts[: len(SHARED)]
        for own in self.own:
            found += amounts[len(SHARED) :] if own is judge.own else [0.0] * len(own)
        return found

    def outlook(self, g: Root) -> list[float]:
        """The odds that the reasons give; in a coalition one wins what the partner wins."""
        land = Land(g)
        if g.together:
            return [self.share_of_all(g, land)] * g.seats
        odds = []
        drafting = is_drafting(g)
        for me in g.players:
            if me >= UNDRAFTED:
                odds.append(1.0)
                continue
            par = 0.0 if drafting else self.judge_of(me).par  # then it is among the reasons
            comes_to = self.comes_to(g, land, me)
            odds.append(math.exp(comes_to - par) if g.coalition[me] == NOBODY else 0.0)
        everything = sum(odds)
        for me in g.turns:
            if g.seat_of[me] < 0:
                everything += math.exp(self.comes_to(g, land, me) - self.judge_of(me).par)
        for seat, me in enumerate(g.players):
            if g.coalition[me] != NOBODY:
                odds[seat] = odds[g.seat_of[g.coalition[me]]]
        return [each / everything for each in odds]

    def comes_to(self, g: Root, land: Land, me: int) -> float:
        judge = self.judge_of(me)
        return total(judge.reasons, judge.weigh(g, land))

    def share_of_all(self, g: Root, land: Land) -> float:
        """Where all win together, whoever is furthest behind counts most (M.8.1)."""
        lag, rival = 0.0, 0.0
        for me in g.turns:
            standing = self.comes_to(g, land, me) - self.judge_of(me).par
            if g.seat_of[me] < 0:
                rival = standing
            else:
                lag += math.exp(-LAGGING * standing)
        group = -math.log(lag / g.seats) / LAGGING
        return 1.0 / (1.0 + math.exp(rival - group))
