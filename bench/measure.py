"""Measure one subject for some seconds on one core and print the figures as JSON.

    python bench/measure.py sylvion 2
    python bench/measure.py search-sylvion 4
    python bench/measure.py learn-sylvion 4
    python bench/measure.py chess 2
    python bench/measure.py spiel-backgammon 2

A subject is a game of ours, the search bot or a learner in it, or a peer. `decisions` and `games`
are per second of random play, `copies` state copies per second, `clone` microseconds for a clone of
a table at a question; `iterations` are per second of one search, and `peak` the megabytes it took.
A learner's `steps` are an observation, a mask and a choice, `batched` ones those of many games
together, all per second; `in_choices` says how many bare choices at the same tables a step costs.
"""

from __future__ import annotations

import json
import os
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

Figures = dict[str, float]

SETUPS = {"sylvion": {"mode": "advanced"}}
"""The options a game is measured with, where they are not the default ones."""

SEARCH = "search-"
MIDDLE = 60
"""A search is measured at the widest question of so many first choices of a random game, and
observations after as many choices."""

LEARN = "learn-"
SPIEL = "spiel-"
OF_OPENSPIEL = ("connect_four", "backgammon", "gin_rummy")
"""OpenSpiel's own games that learners are measured in, where it is installed."""
ROWS = 64
"""So many games are in a batch."""
SLICE = 0.1
"""So many seconds one way of playing is measured before the next takes its turn."""

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
    from spinney.bots.search import best_ways, played_on
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
    ways = best_ways(look_ahead(seat, "bench", knobs), knobs.width)
    started, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds:
        played_on(seat, ways[done % len(ways)], f"bench {done}", 1, knobs)
        done += 1
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"iterations": done / spent, "peak": peak}


def learning(name: str, seconds: float) -> Figures:
    """A learner's steps beside bare choices, in turns, so that a slow moment hits both."""
    import numpy as np

    from spinney.core import Table, game_named
    from spinney.core.chance import Luck
    from spinney.env.batch import Batch
    from spinney.env.encoding import Encoding

    game = game_named(name)
    setup = game.simulation(**SETUPS.get(name, {}))
    encoding = Encoding(game, setup)
    seen = memoryview(bytearray(encoding.size))
    masks = memoryview(bytearray(encoding.actions))

    def steps(learns: bool) -> Iterator[int]:
        luck, number, look = Luck("learner"), 0, encoding.numbers.look
        while True:
            table = Table(game, setup, f"bench {number}", log=False, keep=False)
            number += 1
            while (question := table.question) is not None:
                if learns:
                    look(table, 0, seen, masks)
                table.apply(question.options[luck.below(len(question.options))])
                yield 1

    def moved_on(batch: Batch, luck: Luck) -> None:
        asked = [table.question.options for table in batch.tables if table.question]
        batch.step(np.array([options[luck.below(len(options))] for options in asked]))

    def batched() -> Iterator[int]:
        batch, luck = Batch(name, ROWS, "bench", **SETUPS.get(name, {})), Luck("batch")
        while True:
            moved_on(batch, luck)
            yield ROWS

    def observations() -> Iterator[int]:
        batch, luck = Batch(name, ROWS, "seen", **SETUPS.get(name, {})), Luck("seen")
        for _ in range(MIDDLE):
            moved_on(batch, luck)
        while True:
            for table in batch.tables:
                encoding.numbers.observe(table, 0)
                yield 1

    ways = {"choices": steps(False), "steps": steps(True)}
    ways |= {"batched": batched(), "observations": observations()}
    done, spent, ratios = dict.fromkeys(ways, 0), dict.fromkeys(ways, 0.0), []
    while sum(spent.values()) < seconds:
        rate = {}
        for way, going in ways.items():
            count, started = 0, time.process_time()
            while (took := time.process_time() - started) < SLICE:
                count += sum(islice(going, 1 if way == "batched" else ROWS))
            rate[way] = count / took
            done[way] += count
            spent[way] += took
        ratios.append(rate["choices"] / rate["steps"])
    figures = {way: done[way] / spent[way] for way in ways}
    return figures | {"in_choices": statistics.median(ratios), "numbers": encoding.size}


# Peers


def open_spiel(name: str, seconds: float) -> Figures:
    """The same steps in a game of OpenSpiel's own, for whose turn it is."""
    import pyspiel

    rng = random.Random("bench")
    game = pyspiel.load_game(name)

    def random_games() -> Iterator[int]:
        while True:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            yield steps

    figures = rates(random_games(), seconds)
    return {"steps": figures["decisions"], "numbers": game.observation_tensor_size()}


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
    elif subject.startswith(LEARN):
        figures = learning(subject.removeprefix(LEARN), seconds)
    elif subject.startswith(SPIEL):
        figures = open_spiel(subject.removeprefix(SPIEL), seconds)
    elif subject.startswith(SEARCH):
        figures = searching(subject.removeprefix(SEARCH), seconds)
    else:
        figures = spinney(subject, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
