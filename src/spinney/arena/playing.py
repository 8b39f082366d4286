"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.bots.base import Bot, Seat
from spinney.core.game import Game
from spinney.core.setup import Setup
from spinney.core.table import SINGLE, Table


class Played(msgspec.Struct, frozen=True):
    """What is kept of one game; the lists are by seat."""

    returns: list[float]
    turns: int
    choices: list[int]
    """How often each was asked."""
    seconds: list[float]
    """How long each thought in all."""
    scores: list[tuple[int, list[float]]]
    """What each had when a turn began, and at the end."""


def play_one(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: str) -> Played:
    """Let bots, one for each seat, play a game to its end."""
    table = Table(game, setup, seed, auto=SINGLE)  # no bot sees what others are asked
    seats = [Seat(table, number) for number in range(table.seats)]
    choices, seconds = [0] * table.seats, [0.0] * table.seats
    turn = game.turn(table.state)
    scores = [(turn, game.score(table.state))]
    while (question := table.question) is not None:
        seat = question.seat
        start = time.perf_counter()
        choice = bots[seat].choose(seats[seat])
        seconds[seat] += time.perf_counter() - start
        choices[seat] += 1
        table.apply(choice)
        if table.over or game.turn(table.state) > turn:
            turn = game.turn(table.state)
            scores.append((turn, game.score(table.state)))
    return Played(table.returns(), turn, choices, seconds, scores)
