"""The search bot: the best ways of a look ahead, played on in many imagined worlds.

A look ahead judges where a step ends. The search plays its best ways on, as the greedy bot would,
and judges as the turn ends. All ways are tried in the same worlds, so that chance is the same for
all of them; those that do worse are given up one after the other. What is still hard to tell apart
then is played on through the turns of the others, who may see what the outlook does not. That
depends more on chance, so it counts little until it was seen in many worlds.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import time
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

from spinney.bots.base import Seat
from spinney.bots.bounds import Bounds
from spinney.bots.greedy import Foreseen, look_ahead, mean_value
from spinney.bots.knobs import Knobs, search_knobs_of
from spinney.bots.lookahead import Node, by_instinct, explore
from spinney.bots.outlooks import REASONS, outlook_for
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.state import State
from spinney.core.table import Table

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

    __slots__ = ("changes", "foreseen", "results", "worth")

    def __init__(self, foreseen: list[Foreseen], worth: float) -> None:
        self.foreseen = foreseen
        self.worth = worth
        """What the look ahead says of it."""
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


class SearchBot:
    __slots__ = (
        "_bounds",
        "_habits",
        "_knobs",
        "_outlook",
        "_plan",
        "_seed",
        "_thoughts",
        "_wanted",
    )

    def __init__(
        self,
        seed: str,
        bounds: Bounds | None = None,
        knobs: Knobs | None = None,
        outlook: str = REASONS,
        habits: str = "",
    ) -> None:
        self._seed = seed
        self._bounds = bounds or Bounds()
        self._knobs = knobs
        self._wanted = outlook
        self._habits = habits
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
        knobs = self._knobs = self._knobs or search_knobs_of(seat.game)
        outlook = self._outlook = self._outlook or outlook_for(seat, self._wanted, self._habits)
        ways = best_ways(look_ahead(seat, seed, knobs, outlook), knobs.width)
        trial = Trial(seat, seed, knobs, outlook, self._bounds, began)
        if self._bounds.cores > 1:
            trial.run_in_parallel(ways)
        else:
            trial.run(ways)
        return best_of(ways, knobs)


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


def best_of(ways: list[Way], knobs: Knobs) -> Way:
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


# Trying them


class Trial:
    """Ways of a seat are tried in imagined worlds until one is left or time is up."""

    __slots__ = ("_began", "_bounds", "_done", "_knobs", "_outlook", "_seat", "_seed")

    def __init__(
        self, seat: Seat, seed: str, knobs: Knobs, outlook: Outlook, bounds: Bounds, began: float
    ) -> None:
        self._seat = seat
        self._seed = seed
        self._knobs = knobs
        self._outlook = outlook
        self._bounds = bounds
        self._began = began
        self._done = 0
        """How many turns were played on."""

    def run(self, ways: list[Way]) -> None:
        """Try them in one world after the other, fewer and fewer."""
        knobs, number = self._knobs, self._seat.number
        rivals = ways
        while len(rivals) > 1 and (spent := self.spent()) < 1:
            rivals = still_in(rivals, len(ways) ** (1 - spent), knobs)
            if len(rivals) > 1:
                tried = len(rivals[0].results)
                reach = 1 if tried < knobs.soon else knobs.reach
                world = f"{self._seed}-{tried}"
                for way in rivals:
                    turns = played_on(self._seat, way, world, reach, knobs, self._outlook)
                    way.learn([values[number] for values in turns])
                self._done += reach * len(rivals)

    def spent(self) -> float:
        """How much is spent of what may be."""
        bounds = self._bounds
        if bounds.iterations is not None:
            return self._done / bounds.iterations
        assert bounds.seconds is not None
        return (time.perf_counter() - self._began) / bounds.seconds

    def run_in_parallel(self, ways: list[Way]) -> None:
        """Try the ways on several cores, in worlds of their own, and add up what came of each.

        The others are forks of this process: they look through the same seat and know no more than
        it, and nothing but the results comes back.
        """
        context = multiprocessing.get_context("fork")

        def work(number: int, pipe: Connection) -> None:
            self._seed += f"-core-{number}"
            self.run(ways)
            pipe.send([(way.results, way.changes) for way in ways])

        workers, pipes = [], []
        try:
            for number in range(1, self._bounds.cores):
                here, there = context.Pipe(duplex=False)
                workers.append(context.Process(target=work, args=(number, there)))
                workers[-1].start()
                there.close()
                pipes.append(here)
            self.run(ways)
            for pipe in pipes:
                with contextlib.suppress(EOFError):  # one that died adds nothing
                    for way, (results, changes) in zip(ways, pipe.recv(), strict=True):
                        way.add(results, changes)
        finally:
            for worker in workers:
                worker.terminate()
                worker.join()


# Playing on


def played_on(
    seat: Seat, way: Way, seed: str, reach: int, knobs: Knobs, outlook: Outlook = BY_REASONS
) -> list[list[float]]:
    """What everybody may expect after this way, as each of so many turns ends, in one world."""
    answers = [each.choice for each in way.foreseen]

    def begin() -> Table[Any]:
        world = seat.world(seed, keep=True)
        watch(world)
        return world

    def again(_: str) -> Table[Any]:
        """The same world, after the answers so far: in the midst of a step none can be cloned."""
        world = begin()
        follow(world, answers)
        return world

    table = begin()
    turn, beat = table.game.turn(table.state), table.game.beat(table.state)
    follow(table, answers)
    if table.game.kind.instinct:
        while table.question is not None and table.game.turn(table.state) < turn + knobs.reach:
            by_instinct(table)
        return [outlook.of(table.game, table.state)]
    while table.question is not None and not table.steps:
        chosen = best_answers(explore(again, seed, knobs.glances, outlook=outlook))
        follow(table, chosen)
        answers += chosen
    found: list[list[float]] = []
    steps = 0
    while True:
        now = table.game.beat(table.state)
        if now > beat or table.question is None:
            found.append(as_turn_ended(table, outlook))
            beat, steps = now, 0
        if table.question is None or len(found) >= reach:
            break
        steps += 1
        # Ways differ in their steps: chance is the same again from the next turn on.
        chance = f"{seed}-{len(found)}-{steps}"
        glances = knobs.glances if not found else knobs.glances // 2
        node = explore(table.clone, chance, glances, outlook=outlook)
        # The way was chosen knowing what chance would bring: it is gone with other chance.
        table = table.clone(f"{chance}-real", keep=True)
        watch(table)
        follow(table, best_answers(node))
    found += [found[-1]] * (reach - len(found))  # it was over before
    return found


def as_turn_ended(table: Table[Any], outlook: Outlook) -> list[float]:
    """What everybody may expect, before the next turn has done anything."""
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
