"""The search bot: the best ways of a look ahead, played on in many imagined worlds.

A look ahead judges where a step ends. The search plays its best ways on, as the greedy bot would,
to the end of the turn or some turns further, and judges there. All ways are tried in the same
worlds, so that chance is the same for all of them; those that do worse are given up one after the
other, and time goes to those that are hard to tell apart.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from spinney.bots.base import Seat
from spinney.bots.bounds import Bounds
from spinney.bots.greedy import Foreseen, look_ahead, mean_value
from spinney.bots.knobs import Knobs, knobs_of
from spinney.bots.lookahead import Node, by_instinct, explore
from spinney.bots.outlooks import REASONS, outlook_for
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.state import State
from spinney.core.table import Table

SURELY: Final = 2.5
"""A way that has done worse by so many standard deviations is given up at once."""
FEW: Final = 6
"""In so many worlds a way is tried before that."""


class Way:
    """A way through the step, as far as it can be foreseen, and what came of it in each world."""

    __slots__ = ("foreseen", "results", "total", "worth")

    def __init__(self, foreseen: list[Foreseen], worth: float) -> None:
        self.foreseen = foreseen
        self.worth = worth
        """What the look ahead says of it."""
        self.results: list[float] = []
        self.total = 0.0

    def learn(self, result: float) -> None:
        self.results.append(result)
        self.total += result

    def mean(self, trust: float) -> float:
        """What it is worth by all that is known: the look ahead counts as so many worlds."""
        return (self.total + trust * self.worth) / (len(self.results) + trust)


class SearchBot:
    __slots__ = ("_bounds", "_knobs", "_outlook", "_plan", "_seed", "_thoughts", "_wanted")

    def __init__(
        self,
        seed: str,
        bounds: Bounds | None = None,
        knobs: Knobs | None = None,
        outlook: str = REASONS,
    ) -> None:
        self._seed = seed
        self._bounds = bounds or Bounds()
        self._knobs = knobs
        self._wanted = outlook
        self._outlook: Outlook | None = None
        self._thoughts = 0
        self._plan: list[Foreseen] = []

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        asked = seat.asked()
        assert asked is not None
        if not self._plan or self._plan[0][:2] != (asked["ask"], options):
            self._plan = self.think(seat, time.perf_counter()).foreseen.copy()
        return self._plan.pop(0).choice

    def think(self, seat: Seat, began: float) -> Way:
        """The best way from here."""
        self._thoughts += 1
        seed = f"{self._seed}-{self._thoughts}"
        knobs = self._knobs = self._knobs or knobs_of(seat.game)
        outlook = self._outlook = self._outlook or outlook_for(seat, self._wanted)
        ways = best_ways(look_ahead(seat, seed, knobs, outlook), knobs.width)
        if self._bounds.cores > 1:
            try_in_parallel(seat, ways, self._bounds, seed, began, knobs, outlook)
        else:
            try_out(seat, ways, self._bounds, seed, began, knobs, outlook)
        return best_of(ways, knobs.trust)


# Ways


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


def best_of(ways: list[Way], trust: float) -> Way:
    """The best of those that were tried at least half as often as any."""
    enough = max([len(way.results) for way in ways]) / 2
    return max([way for way in ways if len(way.results) >= enough], key=lambda w: w.mean(trust))


# Trying them


def try_out(
    seat: Seat,
    ways: list[Way],
    bounds: Bounds,
    seed: str,
    began: float,
    knobs: Knobs,
    outlook: Outlook,
) -> None:
    """Try ways in one world after the other, fewer and fewer, until one is left or time is up."""
    rivals, done = ways, 0
    while len(rivals) > 1 and (spent := spent_of(bounds, done, began)) < 1:
        rivals = still_in(rivals, len(ways) ** (1 - spent), knobs.trust)
        if len(rivals) > 1:
            world = f"{seed}-{len(rivals[0].results)}"
            for way in rivals:
                way.learn(played_on(seat, way, world, knobs, outlook)[seat.number])
            done += len(rivals)


def spent_of(bounds: Bounds, done: int, began: float) -> float:
    """How much is spent of what may be."""
    if bounds.iterations is not None:
        return done / bounds.iterations
    assert bounds.seconds is not None
    return (time.perf_counter() - began) / bounds.seconds


def still_in(rivals: list[Way], most: float, trust: float) -> list[Way]:
    """The ways that are worth more time: so many of the best, and none that is surely worse."""
    order = sorted(rivals, key=lambda way: -way.mean(trust))
    best = order[0]
    kept = [way for way in order if way is best or not surely_worse(way, best)]
    return kept[: math.ceil(most)]


def surely_worse(way: Way, best: Way) -> bool:
    """Whether it has done worse in the same worlds by more than chance makes of it."""
    count = len(way.results)
    if count < FEW:
        return False
    differences = [one - other for one, other in zip(best.results, way.results, strict=True)]
    mean = sum(differences) / count
    spread = sum([(each - mean) ** 2 for each in differences]) / (count - 1)
    return mean > SURELY * math.sqrt(spread / count)


def try_in_parallel(
    seat: Seat,
    ways: list[Way],
    bounds: Bounds,
    seed: str,
    began: float,
    knobs: Knobs,
    outlook: Outlook,
) -> None:
    """Try the ways on several cores, in worlds of their own, and add up what came of each.

    The others are forks of this process: they look through the same seat and know no more than
    it, and nothing but the results comes back.
    """
    context = multiprocessing.get_context("fork")

    def work(number: int, pipe: Connection) -> None:
        try_out(seat, ways, bounds, f"{seed}-core-{number}", began, knobs, outlook)
        pipe.send([way.results for way in ways])

    workers, pipes = [], []
    try:
        for number in range(1, bounds.cores):
            here, there = context.Pipe(duplex=False)
            workers.append(context.Process(target=work, args=(number, there)))
            workers[-1].start()
            there.close()
            pipes.append(here)
        try_out(seat, ways, bounds, seed, began, knobs, outlook)
        for pipe in pipes:
            with contextlib.suppress(EOFError):  # one that died adds nothing
                for way, results in zip(ways, pipe.recv(), strict=True):
                    for result in results:
                        way.learn(result)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


# Playing on


def played_on(
    seat: Seat, way: Way, seed: str, knobs: Knobs, outlook: Outlook = BY_REASONS
) -> list[float]:
    """What everybody may expect after this way, some turns later, in one world."""
    answers = [each.choice for each in way.foreseen]

    def again(_: str) -> Table[Any]:
        """The same world, after the answers so far: in the midst of a step none can be cloned."""
        world = seat.world(seed, keep=True)
        watch(world)
        follow(world, answers)
        return world

    table = again(seed)
    last = table.game.turn(table.state) + knobs.reach
    if table.game.kind.instinct:
        while table.question is not None and table.game.turn(table.state) < last:
            by_instinct(table)
        return outlook.of(table.game, table.state)
    while table.question is not None and not table.steps:
        chosen = best_answers(explore(again, seed, knobs.glances, outlook=outlook))
        follow(table, chosen)
        answers += chosen
    steps = 0
    while table.question is not None and table.game.turn(table.state) < last:
        steps += 1
        chance = f"{seed}-{steps}"
        node = explore(table.clone, chance, knobs.glances, outlook=outlook)
        # The way was chosen knowing what chance would bring: it is gone with other chance.
        table = table.clone(f"{chance}-real", keep=True)
        watch(table)
        follow(table, best_answers(node))
    state: State = table.state
    if table.dusk is not None and table.question is not None:
        state = table.dusk
    return outlook.of(table.game, state)


def watch(table: Table[Any]) -> None:
    """Where a turn is judged as it ends, keep how it does."""
    if table.game.kind.turns_apart:
        table.watch_turn()


def best_answers(node: Node) -> list[int]:
    """What is best for whoever is asked, as far as it is foreseen."""
    found: list[int] = []
    while True:
        found.append(node.options[node.best])
        child = node.children[node.best]
        if child is None or not child.sure:
            return found
        node = child


def follow(table: Table[Any], answers: list[int]) -> None:
    """Go a way as far as it goes before the step ends."""
    begun = table.steps
    for answer in answers:
        question = table.question
        if question is None or table.steps != begun or answer not in question.options:
            return
        table.apply(answer)
