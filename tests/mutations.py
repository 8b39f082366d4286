"""Changing written positions at random: whatever comes of it can be played, or says what is wrong.

A change puts something else in the place of a field or takes it out; what is put there was written
somewhere in the same position, or could be anywhere.
"""

from __future__ import annotations

import copy
import json
import warnings
from collections.abc import Iterator
from typing import Any

from properties import moments
from spinney.core import Game, PositionError, Setup, Table
from spinney.core.chance import Luck
from spinney.core.errors import IMPOSSIBLE, Fault, PositionWarning
from spinney.core.table import table_at

ANYTHING: tuple[Any, ...] = (0, 1, 2, 5, 12, -1, 99, True, False, "", "none", "sword", [], {}, None)
CHANGED = 5
"""How many changes each position gets, one at a time."""
CHOICES = 25
"""How far a changed position is played."""

Place = tuple[Any, Any]
"""A list or an object, and the index or name of something in it."""


def places(value: Any) -> Iterator[Place]:
    keys: Any = ()
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        yield value, key
        yield from places(value[key])


def change(position: dict[str, Any], luck: Luck) -> None:
    """Change one place of the state, what has happened since, or what comes next."""
    found = [place for part in ("state", "since") for place in places(position.get(part, {}))]
    where, key = found[luck.below(len(found))]
    kind = luck.below(5)
    if kind == 0:
        del where[key]
    elif kind == 1:
        where[key] = copy.deepcopy(ANYTHING[luck.below(len(ANYTHING))])
    elif kind == 2 and isinstance(where, list):
        where.append(copy.deepcopy(where[key]))
    elif type(where[key]) is int:
        where[key] += luck.below(7) - 3
    else:
        other, name = found[luck.below(len(found))]
        where[key] = copy.deepcopy(other[name])


def play_a_while(table: Table[Any], luck: Luck) -> None:
    for _ in range(CHOICES):
        if table.over:
            return
        options = table.question.options
        table.apply(options[luck.below(len(options))])


def faults_of(game: Game[Any], position: dict[str, Any], seed: str, force: bool) -> list[Fault]:
    """What is wrong with a position; if nothing, it is played for a while."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", PositionWarning)
            table = table_at(game, json.loads(json.dumps(position)), seed, force=force)
    except PositionError as error:
        return list(error.faults)
    play_a_while(table, Luck(seed))
    return []


def changed_positions_are_read_or_refused(game: Game[Any], setup: Setup, seed: str) -> None:
    luck = Luck(f"changes {seed}")
    for table in moments(game, setup, seed):
        for _ in range(CHANGED):
            position = json.loads(json.dumps(table.position()))
            change(position, luck)
            for force in (False, True):
                for fault in faults_of(game, position, seed, force):
                    assert fault.place
                    assert fault.sentence
                    assert fault.kind == IMPOSSIBLE or not force
