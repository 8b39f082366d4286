"""Measure one subject for some seconds on one core and print the figures as JSON.

    python bench/measure.py sylvion 2
    python bench/measure.py chess 2

A subject is a game of ours or a peer. `decisions` and `games` are per second of random play,
`copies` state copies per second, `clone` microseconds for a clone of a table at a question.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Figures = dict[str, float]

SETUPS = {"sylvion": {"mode": "advanced"}}
"""The options a game is measured with, where they are not the default ones."""

REPEATS = 20
"""How often a copy and a clone are made of each position they are timed at."""


def rates(games: Iterator[int], seconds: float) -> Figures:
    """Decisions and games per second of an endless iterator of games, given by their length."""
    next(games)
    decisions = played = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += next(games)
        played += 1
    return {"decisions": decisions / spent, "games": played / spent}


def spent_on(act: Callable[[], object]) -> float:
    started = time.perf_counter()
    for _ in range(REPEATS):
        act()
    return (time.perf_counter() - started) / REPEATS


# Our games


def spinney(name: str, seconds: float) -> Figures:
    from spinney.core import Table, game_named
    from spinney.core.chance import Luck
    from spinney.core.playout import play_out

    game = game_named(name)
    setup = game.setup(**SETUPS.get(name, {}))

    def random_games() -> Iterator[int]:
        luck = Luck("bench")
        number = 0
        while True:
            table = Table(game, setup, f"bench {number}", log=False, keep=False)
            number += 1
            yield play_out(table, luck)

    def random_questions() -> Iterator[Table[Any]]:
        """Tables at about every tenth question, wherever in a turn it is asked."""
        luck = Luck("moments")
        number = 0
        while True:
            table = Table(game, setup, f"bench {number}", log=False)
            while (question := table.question) is not None:
                if luck.below(10) == 0:
                    yield table
                table.apply(question.options[luck.below(len(question.options))])
            number += 1

    figures = rates(random_games(), seconds)
    copying = cloning = 0.0
    positions = 0
    for table in random_questions():
        copying += spent_on(table.state.copy)
        cloning += spent_on(partial(table.clone, "bench"))
        positions += 1
        if REPEATS * (copying + cloning) > seconds / 2:
            break
    return figures | {"copies": positions / copying, "clone": 1e6 * cloning / positions}


# Peers


def catanatron(seconds: float) -> Figures:
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in Color]

    def random_games() -> Iterator[int]:
        number = 1
        while True:
            game = Game(players, seed=number)
            decisions = 0
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            number += 1
            yield decisions

    figures = rates(random_games(), seconds)
    game = Game(players, seed=1)
    for _ in range(200):
        game.play_tick()
    return figures | {"copies": 1 / spent_on(game.copy)}


def chess(seconds: float) -> Figures:
    from chess import Board

    rng = random.Random("bench")

    def random_games() -> Iterator[int]:
        while True:
            board = Board()
            while len(board.move_stack) < 300 and (moves := list(board.legal_moves)):
                board.push(rng.choice(moves))
            yield len(board.move_stack)

    figures = rates(random_games(), seconds)
    board = Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    return figures | {"copies": 1 / spent_on(lambda: board.copy(stack=False))}


PEERS = {"catanatron": catanatron, "chess": chess}


def main() -> None:
    subject, seconds = sys.argv[1], float(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = PEERS[subject](seconds) if subject in PEERS else spinney(subject, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
