"""The search bot: plans for the turn, tried in many imagined worlds.

A look ahead judges where a step ends. The search plans the rest of the turn behind its best ways,
plays that on, as the greedy bot would where no plan fits, and judges as the turn ends. All plans
are tried in the same worlds, so that chance is the same for all of them; those that do worse are
given up one after the other. What is still hard to tell apart then is played on through the turns
of the others, who may see what the outlook does not. That depends more on chance, so it counts
little until it was seen in many worlds.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from multiprocessing.connection import Connection
from typing import Final

from spinney.bots.base import Seat
from spinney.bots.bounds import Bounds
from spinney.bots.greedy import Foreseen, look_ahead
from spinney.bots.knobs import Knobs, search_knobs_of
from spinney.bots.outlooks import REASONS, outlook_for
from spinney.bots.plans import planned
from spinney.bots.playing_on import played_on
from spinney.bots.ways import Way, best_tried, best_ways, still_in
from spinney.core.outlook import Outlook

PLANNING: Final = 0.4
"""No more than this of the time is planned."""
LOOKS: Final = 5
"""A turn played on is counted as so many looks ahead."""


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
        ways = trial.plan(ways)
        if self._bounds.cores > 1:
            trial.run_in_parallel(ways)
        else:
            trial.run(ways)
        return best_tried(ways, knobs)


# Trying them


class Trial:
    """Ways of a seat are tried in imagined worlds until one is left or time is up."""

    __slots__ = ("_began", "_bounds", "_done", "_knobs", "_looks", "_outlook", "_seat", "_seed")

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
        self._looks = 0
        """Through how many ways was looked while planning."""

    def plan(self, ways: list[Way]) -> list[Way]:
        """Plans for the rest of the turn that begin with these ways, if there is a choice.

        With an instinct the turn is played on by that.
        """
        if len(ways) < 2 or self._seat.game.kind.instinct:
            return ways
        seed = f"{self._seed}-plan"
        return planned(self._seat, ways, seed, self._knobs, self._outlook, self.may_plan)

    def may_plan(self) -> bool:
        """Whether there is time for one more look."""
        if self.spent() >= PLANNING:
            return False
        self._looks += self._knobs.plan_glances
        return True

    def run(self, ways: list[Way]) -> None:
        """Try them in one world after the other, fewer and fewer."""
        knobs, number = self._knobs, self._seat.number
        rivals = ways
        begun = self.spent()
        while len(rivals) > 1 and (spent := self.spent()) < 1:
            rivals = still_in(rivals, len(ways) ** ((1 - spent) / (1 - begun)), knobs)
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
            looks = self._looks / (LOOKS * self._knobs.glances)
            return (self._done + looks) / bounds.iterations
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
