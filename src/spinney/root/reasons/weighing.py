"""All the reasons of Root in one list, and what return each seat may expect."""

from __future__ import annotations

import math
from typing import Final

from spinney.core.reasons import Reason, total
from spinney.root.factions.alliance import reasons as alliance
from spinney.root.factions.eyrie import reasons as eyrie
from spinney.root.factions.marquise import reasons as marquise
from spinney.root.factions.vagabond import reasons as vagabond
from spinney.root.reasons.judge import JUDGES, SHARED, judge_of
from spinney.root.reasons.land import Land
from spinney.root.state import NOBODY, Root

JUDGED = (marquise, eyrie, alliance, vagabond)
"""Importing a faction's module puts it on the table of judges."""

OWN: Final = tuple(dict.fromkeys(judge.own for judge in JUDGES if judge is not None))
REASONS: Final[tuple[Reason, ...]] = (*SHARED, *(reason for own in OWN for reason in own))


def weigh(g: Root, seat: int) -> list[float]:
    """The amounts of all reasons; those of other factions are none of this seat's."""
    judge = judge_of(g.factions[seat])
    amounts = judge.weigh(g, Land(g))
    found = amounts[: len(SHARED)]
    for own in OWN:
        found += amounts[len(SHARED) :] if own is judge.own else [0.0] * len(own)
    return found


def outlook(g: Root) -> list[float]:
    """The odds that the reasons give; in a coalition one wins what the partner wins."""
    land = Land(g)
    odds = []
    for me in g.factions:
        judge = judge_of(me)
        comes_to = total(judge.reasons, judge.weigh(g, land))
        odds.append(math.exp(comes_to - judge.par) if g.coalition[me] == NOBODY else 0.0)
    everything = sum(odds)
    for seat, me in enumerate(g.factions):
        if g.coalition[me] != NOBODY:
            odds[seat] = odds[g.seat_of[g.coalition[me]]]
    return [each / everything for each in odds]
