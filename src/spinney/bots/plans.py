"""Plans: a way through this step, and what to do in the rest of the turn.

What a step is good for often shows in a later one of the same turn: warriors march where they will
battle or build. So the best ways of a look ahead are gone on with, step by step, in one imagined
world: each position reached is looked ahead from, and only the best of what is found there is gone
on with, whichever way it began with. What such a plan is worth, other worlds have to show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from spinney.bots.base import Seat
from spinney.bots.knobs import Knobs
from spinney.bots.lookahead import explore
from spinney.bots.playing_on import as_turn_ended, best_answers, first_step, follow, watch
from spinney.bots.ways import Way, collect
from spinney.core.outlook import Outlook
from spinney.core.table import Table

LONGEST: Final = 30
"""No plan has more parts."""


class Branch(NamedTuple):
    """A plan as far as it was gone, and where that has led."""

    way: Way
    later: list[list[int]]
    table: Table[Any]
    worth: float


class Twig(NamedTuple):
    """What a branch can be gone on with, and what that promises."""

    worth: float
    branch: Branch
    answers: list[int]


def planned(
    seat: Seat,
    ways: list[Way],
    seed: str,
    knobs: Knobs,
    outlook: Outlook,
    may_look: Callable[[], bool],
) -> list[Way]:
    """The best plans that begin with these ways, and the best of the ways as they are.

    `may_look` is asked before each look ahead; once it says no, plans stay as short as they are.
    """
    branches = [
        Branch(way, [], first_step(seat, way, seed, knobs, outlook), way.worth)
        for way in ways
        if knobs.beam and may_look()
    ]
    done: list[Branch] = []
    while branches:
        chance = f"{seed}-{len(branches[0].later)}"
        twigs: list[Twig] = []
        for branch in branches:
            way, later, table, _ = branch
            if table.question is None or table.game.beat(table.state) > seat.beat:
                done.append(Branch(way, later, table, as_turn_ended(table, outlook)[seat.number]))
            elif len(later) < LONGEST and may_look():
                twigs += twigs_of(seat, branch, chance, knobs, outlook)
            else:
                done.append(branch)
        branches = [gone_on(twig, chance) for twig in worth_going_on(twigs, knobs.beam)]
    best = best_of_all(done, knobs.plans)
    begun = [branch.way for branch in best]
    found = [Way(branch.way.foreseen, branch.way.worth, branch.later) for branch in best]
    for way in ways:
        if way not in begun and (way is ways[0] or len(found) < knobs.width):
            found.append(way)
    return found


def best_of_all(done: list[Branch], most: int) -> list[Branch]:
    """So many of the best, but no more than half of them with the same beginning."""
    found: list[Branch] = []
    begun: list[Way] = []
    for branch in sorted(done, key=lambda branch: -branch.worth):
        if len(found) < most and begun.count(branch.way) < (most + 1) // 2:
            found.append(branch)
            begun.append(branch.way)
    return found


def twigs_of(seat: Seat, branch: Branch, chance: str, knobs: Knobs, outlook: Outlook) -> list[Twig]:
    """The best that a look ahead finds from there; of somebody else, what is best for them."""
    table = branch.table

    def again(seed: str) -> Table[Any]:
        return table.clone(seed, anew=True)

    look = explore(again, chance, knobs.plan_glances, outlook=outlook)
    if look.seat != seat.number:
        return [Twig(look.values[look.best][seat.number], branch, best_answers(look))]
    ways: list[Way] = []
    collect([look], [], ways)
    ways.sort(key=lambda way: -way.worth)
    return [
        Twig(way.worth, branch, [each.choice for each in way.foreseen])
        for way in ways[: knobs.twigs]
    ]


def worth_going_on(twigs: list[Twig], most: int) -> list[Twig]:
    """So many of the best, and the best of each way; what comes to the same only once."""
    kept: list[Twig] = []
    begun: list[Way] = []
    worths: set[float] = set()
    for twig in sorted(twigs, key=lambda twig: -twig.worth):
        way = twig.branch.way
        if way in begun and (len(kept) >= most or twig.worth in worths):
            continue
        begun.append(way)
        worths.add(twig.worth)
        kept.append(twig)
    return kept


def gone_on(twig: Twig, chance: str) -> Branch:
    """It was chosen knowing what chance would bring: it is gone with other chance."""
    way, later, table, _ = twig.branch
    table = table.clone(f"{chance}-real", keep=True, anew=True)
    watch(table)
    follow(table, twig.answers)
    return Branch(way, [*later, twig.answers], table, twig.worth)
