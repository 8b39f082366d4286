"""Ways through a step, what came of them in imagined worlds, and which are worth more time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from spinney.bots.greedy import Foreseen, mean_value
from spinney.bots.knobs import Knobs
from spinney.bots.lookahead import Node

SURELY: Final = 2.5
"""A way that has done worse by so many standard deviations is given up at once,"""
DOUBT: Final = 0.03
"""if it is by so much more: that is what later turns may well change."""
FEW: Final = 6
"""In so many worlds a way is tried before that."""
ALIKE: Final = 1e-3
"""Ways that differ by no more, as far ahead as the search looks, come to the same."""


class Way:
    """A way through the step, as far as it can be foreseen, and what came of it in each world."""

    __slots__ = ("changes", "foreseen", "later", "results", "worth")

    def __init__(
        self, foreseen: list[Foreseen], worth: float, later: Sequence[list[int]] = ()
    ) -> None:
        self.foreseen = foreseen
        self.worth = worth
        """What the look ahead says of it."""
        self.later = later
        """The answers in the rest of the turn, if that is planned, one part after the other."""
        self.results: list[float] = []
        """What it was worth as the turn ended, in each world."""
        self.changes: list[tuple[int, float]] = []
        """Of each later turn, in how many worlds it was seen, and what it added in all of them."""

    def learn(self, values: list[float]) -> None:
        """What it was worth in one more world, as this turn ended, and the later ones."""
        self.add(values[:1], [(1, now - before) for before, now in pairwise(values)])

    def add(self, results: list[float], changes: list[tuple[int, float]]) -> None:
        """What somebody else has learned."""
        self.results += results
        for i, (worlds, total) in enumerate(changes):
            if i == len(self.changes):
                self.changes.append((0, 0.0))
            before = self.changes[i]
            self.changes[i] = (before[0] + worlds, before[1] + total)

    def mean(self, knobs: Knobs) -> float:
        """What it is worth by all that is known: the look ahead counts as some worlds, and so does
        that a later turn changes nothing."""
        found = (sum(self.results) + knobs.trust * self.worth) / (len(self.results) + knobs.trust)
        for worlds, total in self.changes:
            found += total / (worlds + knobs.caution)
        return found


def best_ways(looks: Sequence[Node], width: int) -> list[Way]:
    """The best ways that a look ahead has found, the best first."""
    found: list[Way] = []
    collect(looks, [], found)
    found.sort(key=lambda way: -way.worth)
    return found[:width]


def collect(looks: Sequence[Node], so_far: list[Foreseen], found: list[Way]) -> None:
    """Find all ways that go on from here as far as they can be foreseen."""
    first = looks[0]
    for i in range(len(first.options)):
        worth = mean_value(looks, i)
        if worth < 0:  # the look ahead did not come to it
            continue
        way = [*so_far, Foreseen(first.ask, first.options, first.options[i])]
        after = [child for node in looks if (child := node.children[i]) is not None and child.sure]
        if after:
            collect(after, way, found)
        else:
            found.append(Way(way, worth))


def best_tried(ways: list[Way], knobs: Knobs) -> Way:
    """The best of those that were tried at least half as often as any."""
    enough = max([len(way.results) for way in ways]) / 2
    return max([way for way in ways if len(way.results) >= enough], key=lambda w: w.mean(knobs))


def still_in(rivals: list[Way], most: float, knobs: Knobs) -> list[Way]:
    """The ways that are worth more time: so many of the best, and none that is surely worse, or
    comes to the same as a better one."""
    kept: list[Way] = []
    for way in sorted(rivals, key=lambda way: -way.mean(knobs)):
        if kept and surely_worse(way, kept[0], knobs):
            continue
        if not any(alike(way, better, knobs) for better in kept):
            kept.append(way)
    return kept[: math.ceil(most)]


def alike(way: Way, other: Way, knobs: Knobs) -> bool:
    """Whether it made no difference in enough worlds, in later turns neither."""
    if len(way.results) < knobs.soon + FEW:
        return False
    for mine, theirs in zip(way.results, other.results, strict=True):
        if abs(mine - theirs) >= ALIKE:
            return False
    for (worlds, total), (_, other_total) in zip(way.changes, other.changes, strict=True):
        if abs(total - other_total) >= ALIKE * worlds:
            return False
    return True


def surely_worse(way: Way, best: Way, knobs: Knobs) -> bool:
    """Whether it has done worse in the same worlds by more than chance makes of it."""
    count = len(way.results)
    if count < FEW:
        return False
    differences = [one - other for one, other in zip(best.results, way.results, strict=True)]
    mean = sum(differences) / count
    spread = sum([(each - mean) ** 2 for each in differences]) / (count - 1)
    chance = SURELY * math.sqrt(spread / count)
    return best.mean(knobs) - way.mean(knobs) > DOUBT + chance
