"""The expert: a planner for games in which nobody plays against the seats but chance.

It asks the game's instinct which answers feel best, plays each of them on to the end by instinct,
all in the same imagined worlds, drops the worse half and tries the rest in more worlds. What feels
best is given up only for what has clearly done better.
"""

from __future__ import annotations

import math
from typing import Any

from spinney.bots.base import Seat
from spinney.bots.lookahead import by_instinct
from spinney.core.errors import SetupError
from spinney.core.table import Table

WIDTH = 5
"""How many answers are tried at most."""
DOUBT = 2.0
"""An answer that feels by so much worse than the best is not tried."""
WORLDS = 6
"""In how many worlds the answers are tried at first; then in twice as many, and so on."""
THOUGHT = 3000
"""After so many decisions of playing on an answer must be given."""
CLEARLY = 0.5
"""By how many standard deviations another answer must have done better than what feels best."""


class ExpertBot:
    __slots__ = ("_seed", "_thought", "_thoughts")

    def __init__(self, seed: str, thought: int = THOUGHT) -> None:
        self._seed = seed
        self._thought = thought
        self._thoughts = 0

    def choose(self, seat: Seat) -> int:
        self._thoughts += 1
        seed = f"{self._seed}-{self._thoughts}"
        options = promising(seat.world(seed))
        if len(options) == 1:
            return options[0]
        return best_of(seat, options, self._thought, seed)


def promising(world: Table[Any]) -> list[int]:
    """The options that are worth a thought; what feels best comes first."""
    game, question = world.game, world.question
    assert question is not None
    if not game.kind.instinct:
        raise SetupError(f"the bot expert cannot play {game.name}: it needs a game with instinct")
    feelings = game.instinct(world.state, question)
    order = sorted(range(len(feelings)), key=lambda i: -feelings[i])[:WIDTH]
    return [question.options[i] for i in order if feelings[i] > feelings[order[0]] - DOUBT]


def best_of(seat: Seat, options: list[int], thought: int, seed: str) -> int:
    """What feels best, or the rival that has clearly done better in the same worlds."""
    favourite, *rivals = options
    results: dict[int, list[float]] = {option: [] for option in options}
    tried, worlds = 0, WORLDS
    while True:
        for number in range(tried, tried + worlds):
            for option in (favourite, *rivals):
                world = seat.world(f"{seed}-{number}")
                world.apply(option)
                results[option].append(play_on(world, seat.number))
                thought -= len(world.choices)
        rivals.sort(key=lambda rival: -sum(results[rival]))
        if thought <= 0 or all(results[rival] == results[favourite] for rival in rivals):
            break
        rivals = rivals[: (len(rivals) + 1) // 2]
        tried, worlds = tried + worlds, 2 * worlds
    better = clearly_better(results[rivals[0]], results[favourite])
    return rivals[0] if better else favourite


def clearly_better(ones: list[float], others: list[float]) -> bool:
    """Whether the one has done better in more than the deviation of so many worlds."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    return sum(differences) > CLEARLY * math.sqrt(sum(d * d for d in differences))


def play_on(world: Table[Any], seat: int) -> float:
    """Play a world to its end by instinct; what the seat gets."""
    while world.question is not None:
        by_instinct(world)
    return world.returns()[seat]
