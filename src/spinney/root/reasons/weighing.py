"""All the reasons of Root in one list, and what return each seat may expect."""

from __future__ import annotations

import math

from spinney.core.reasons import Reason, total
from spinney.root.factions import all_declared
from spinney.root.reasons.judge import SHARED, Judge, is_drafting
from spinney.root.reasons.land import Land
from spinney.root.state import NOBODY, UNDRAFTED, Root


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
        odds = []
        drafting = is_drafting(g)
        for me in g.players:
            if me >= UNDRAFTED:
                odds.append(1.0)
                continue
            judge = self.judge_of(me)
            comes_to = total(judge.reasons, judge.weigh(g, land))
            par = 0.0 if drafting else judge.par  # then it is among the reasons
            odds.append(math.exp(comes_to - par) if g.coalition[me] == NOBODY else 0.0)
        everything = sum(odds)
        for seat, me in enumerate(g.players):
            if g.coalition[me] != NOBODY:
                odds[seat] = odds[g.seat_of[g.coalition[me]]]
        return [each / everything for each in odds]
