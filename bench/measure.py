"""Measure one subject for some seconds on one core and print the figures as JSON.

    python bench/measure.py sylvion 2
    python bench/measure.py search-sylvion 4
    python bench/measure.py chess 2

A subject is a game of ours, the search bot in it, or a peer. `decisions` and `games` are per second
of random play, `copies` state copies per second, `clone` microseconds for a clone of a table at a
question; `iterations` are per second of one search, and `peak` the megabytes it took.
"""

from __future__ import annotations

import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Figures = dict[str, float]

SETUPS = {"sylvion": {"mode": "advanced"}}
"""The options a game is measured with, where they are not the default ones."""

SEARCH = "search-"
MIDDLE = 60
"""A search is measured at the widest question of so many first choices of a random game."""

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
    from spinney.core.table import SINGLE

    game = game_named(name)
    setup = game.simulation(**SETUPS.get(name, {}))

    def random_games() -> Iterator[int]:
        luck = Luck("bench")
        number = 0
        while True:
            table = Table(game, setup, f"bench {number}", log=False, keep=False, auto=SINGLE)
            number += 1
            yield play_out(table, luck)

    def random_questions() -> Iterator[Table[Any]]:
        """Tables at about every tenth question, wherever in a turn it is asked."""
        luck = Luck("moments")
        number = 0
        while True:
            table = Table(game, setup, f"bench {number}", log=False, auto=SINGLE)
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


def searching(name: str, seconds: float) -> Figures:
    from spinney.bots.base import Seat
    from spinney.bots.greedy import look_ahead
    from spinney.bots.knobs import knobs_of
    from spinney.bots.search import Tree
    from spinney.core import Table, game_named
    from spinney.core.chance import Luck
    from spinney.core.table import SINGLE

    game = game_named(name)
    luck = Luck("bench")
    setup = game.simulation(**SETUPS.get(name, {}))
    table = Table(game, setup, "bench", log=False, auto=SINGLE)
    widths = []
    while (question := table.question) is not None and len(widths) < MIDDLE:
        widths.append(len(question.options))
        table.apply(question.options[luck.below(len(question.options))])
    table = table.back_to(widths.index(max(widths)))
    assert table.question is not None
    seat, knobs = Seat(table, table.question.seat), knobs_of(game)
    tree = Tree(look_ahead(seat, "bench", knobs), table.seats, knobs, luck)
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        world = f"bench {tree.root.visits}"
        tree.grow(seat.world(world, keep=True), world)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"iterations": tree.root.visits / spent, "peak": peak}


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
    if subject in PEERS:
        figures = PEERS[subject](seconds)
    elif subject.startswith(SEARCH):
        figures = searching(subject.removeprefix(SEARCH), seconds)
    else:
        figures = spinney(subject, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
