"""The expert: a planner for games in which nobody plays against the seats but chance.

It asks the game's instinct which answers feel best and plays each of them on to the end by
instinct, all in the same imagined worlds. While it thinks, it drops the worse half of them again
and again, so that the rest get more worlds. What feels best is given up only for what has clearly
done better.
"""

from __future__ import annotations

import math
import time
from typing import Any

from spinney.bots.base import Seat
from spinney.bots.bounds import Bounds
from spinney.bots.lookahead import by_instinct
from spinney.core.errors import SetupError
from spinney.core.table import Table

WIDTH = 5
"""How many answers are tried at most."""
DOUBT = 2.0
"""An answer that feels by so much worse than the best is not tried."""
WORLDS = 6
"""In how many worlds answers are tried at least before any is dropped."""
THOUGHT = Bounds(seconds=None, iterations=12_000)
"""After so many decisions of playing on an answer must be given."""
CLEARLY = 0.5
"""By how many standard deviations another answer must have done better than what feels best."""
ENOUGH = 24
"""After so many worlds thinking ends if all answers have done the same in them."""
SURELY = 3.0
"""Or if the last two answers differ by so many standard deviations."""


class Thought:
    """The thinking about one answer, bounded by time or by decisions of playing on."""

    __slots__ = ("_began", "_bounds", "decisions")

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._began = time.perf_counter()
        self.decisions = 0

    @property
    def share(self) -> float:
        """How much of what is allowed has been done."""
        if self._bounds.iterations is not None:
            return self.decisions / self._bounds.iterations
        assert self._bounds.seconds is not None
        return (time.perf_counter() - self._began) / self._bounds.seconds


class ExpertBot:
    __slots__ = ("_bounds", "_seed", "_thoughts")

    def __init__(self, seed: str, bounds: Bounds = THOUGHT) -> None:
        self._seed = seed
        self._bounds = bounds
        self._thoughts = 0

    def choose(self, seat: Seat) -> int:
        self._thoughts += 1
        seed = f"{self._seed}-{self._thoughts}"
        options = promising(seat.world(seed))
        if len(options) == 1:
            return options[0]
        return best_of(seat, options, self._bounds, seed)


def promising(world: Table[Any]) -> list[int]:
    """The options that are worth a thought; what feels best comes first."""
    game, question = world.game, world.question
    assert question is not None
    if not game.kind.instinct:
        raise SetupError(f"the bot expert cannot play {game.name}: it needs a game with instinct")
    feelings = game.instinct(world.state, question)
    order = sorted(range(len(feelings)), key=lambda i: -feelings[i])[:WIDTH]
    return [question.options[i] for i in order if feelings[i] > feelings[order[0]] - DOUBT]


def best_of(seat: Seat, options: list[int], bounds: Bounds, seed: str) -> int:
    """What feels best, or the rival that has clearly done better in the same worlds."""
    favourite, *rivals = options
    results: dict[int, list[float]] = {option: [] for option in options}
    thought = Thought(bounds)
    rounds = 1 + (len(rivals) - 1).bit_length()
    worlds = 0
    for number in range(1, rounds + 1):
        while worlds < WORLDS or thought.share < number / rounds:
            for option in (favourite, *rivals):
                world = seat.world(f"{seed}-{worlds}")
                world.apply(option)
                results[option].append(play_on(world, seat.number))
                thought.decisions += len(world.choices)
            worlds += 1
            if is_settled([results[rival] for rival in rivals], results[favourite]):
                break
        rivals.sort(key=lambda rival: -sum(results[rival]))
        rivals = rivals[: (len(rivals) + 1) // 2]
    better = deviations(results[rivals[0]], results[favourite]) > CLEARLY
    return rivals[0] if better else favourite


def is_settled(rivals: list[list[float]], favourite: list[float]) -> bool:
    """Whether more worlds would hardly change the choice any more."""
    if len(favourite) < ENOUGH:
        return False
    if len(rivals) == 1 and abs(deviations(rivals[0], favourite)) > SURELY:
        return True
    return all(rival == favourite for rival in rivals)


def deviations(ones: list[float], others: list[float]) -> float:
    """By how many standard deviations of so many worlds the one has done better."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    return sum(differences) / math.sqrt(sum(d * d for d in differences) or 1.0)


def play_on(world: Table[Any], seat: int) -> float:
    """Play a world to its end by instinct; what the seat gets."""
    while world.question is not None:
        by_instinct(world)
    return world.returns()[seat]
