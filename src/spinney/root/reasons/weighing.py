"""All the reasons of Root in one list, and what return each seat may expect."""

from __future__ import annotations

import math
from typing import Final

from spinney.core.portrait import Portrait
from spinney.core.reasons import Reason, total
from spinney.root.factions import all_declared
from spinney.root.reasons.cells import RootLayout
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
        self.layout = RootLayout(self.judges, self.own)

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
        return self.odds(g, land, [self.amounts(g, land, me) for me in g.players])

    def portray(self, g: Root, into: Portrait) -> list[float]:
        """The same, and what a learned outlook looks at."""
        land = Land(g)
        amounts = [self.amounts(g, land, me) for me in g.players]
        for seat, me in enumerate(g.players):
            self.layout.add_game(into, g)
            if me < UNDRAFTED:
                self.layout.add(into, g, land, self.judge_of(me), amounts[seat])
            into.end_seat()
        return self.odds(g, land, amounts)

    def amounts(self, g: Root, land: Land, me: int) -> list[float]:
        """How much there is of each reason of a faction; nothing, where none is chosen yet."""
        return [] if me >= UNDRAFTED else self.judge_of(me).weigh(g, land)

    def odds(self, g: Root, land: Land, amounts: list[list[float]]) -> list[float]:
        """What these amounts, by seat, come to."""
        if g.together:
            return [self.share_of_all(g, land, amounts)] * g.seats
        odds = []
        drafting = is_drafting(g)
        for seat, me in enumerate(g.players):
            if me >= UNDRAFTED:
                odds.append(1.0)
                continue
            judge = self.judge_of(me)
            par = 0.0 if drafting else judge.par  # then it is among the reasons
            comes_to = total(judge.reasons, amounts[seat])
            odds.append(math.exp(comes_to - par) if g.coalition[me] == NOBODY else 0.0)
        everything = sum(odds)
        for me in g.turns:
            if g.seat_of[me] < 0:
                everything += math.exp(self.comes_to(g, land, me) - self.judge_of(me).par)
        for seat, me in enumerate(g.players):
            if g.coalition[me] != NOBODY:
                odds[seat] = odds[g.seat_of[g.coalition[me]]]
        return [each / everything for each in odds]

    def settle(self, g: Root, odds: list[float]) -> list[float]:
        """One wins but for coalitions, all who play together, and whoever has no seat."""
        if g.together:
            return [sum(odds) / g.seats] * g.seats
        everything = 0.0
        for seat, me in enumerate(g.players):
            if g.coalition[me] == NOBODY:
                everything += odds[seat]
        if len(g.turns) > g.seats:
            everything = max(1.0, everything)
        for seat, me in enumerate(g.players):
            if g.coalition[me] != NOBODY:
                odds[seat] = odds[g.seat_of[g.coalition[me]]]
        return [each / everything for each in odds]

    def comes_to(self, g: Root, land: Land, me: int) -> float:
        judge = self.judge_of(me)
        return total(judge.reasons, judge.weigh(g, land))

    def share_of_all(self, g: Root, land: Land, amounts: list[list[float]]) -> float:
        """Where all win together, whoever is furthest behind counts most (M.8.1)."""
        lag, rival = 0.0, 0.0
        for me in g.turns:
            seat, judge = g.seat_of[me], self.judge_of(me)
            found = judge.weigh(g, land) if seat < 0 else amounts[seat]
            standing = total(judge.reasons, found) - judge.par
            if seat < 0:
                rival = standing
            else:
                lag += math.exp(-LAGGING * standing)
        group = -math.log(lag / g.seats) / LAGGING
        return 1.0 / (1.0 + math.exp(rival - group))
