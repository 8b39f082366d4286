"""Whatever a state keeps is in its copies, and comes back from what is written down."""

from __future__ import annotations

import contextlib
import functools
import importlib
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

from goldens import Goldens
from spinney.core import Setup, SetupError, Table
from spinney.core.fields import Fields
from spinney.core.records import parse_record
from spinney.core.registry import game_names

LENT = {"chance", "log", "revealed", "drawn"}
"""What the table lends a state, or keeps beside it."""
PASSING = {
    "root": {"again", "battle", "ruler"},
    "ironwood": {"again", "attacked", "card", "damage", "defense", "dominance", "happened", "here"}
    | {"owner", "shown", "step", "taken"},
}
"""What means something only within a step and is set anew by the next one, or is found out anew, or
has an order that means nothing."""
UNORDERED = {"discards"}
"""Piles in which the order means nothing."""

EVERY = 3
MOST = 120
"""At one question of so many the state is looked at; in a long game about so many times."""

GOLDENS: list[Goldens] = [
    importlib.import_module(f"{name}.make_golden").GOLDENS for name in game_names()
]
GAMES = [(goldens, name) for goldens in GOLDENS for name in goldens.games]


@functools.cache
def slots(kind: type) -> list[str]:
    return [slot for each in kind.__mro__ for slot in getattr(each, "__slots__", ())]


def differences(one: Any, other: Any, but: set[str], path: str = "") -> Iterator[str]:
    """Where two states are not the same, slot by slot."""
    if path[1:] in UNORDERED:
        one, other = [sorted(pile) for pile in one], [sorted(pile) for pile in other]
    if isinstance(one, vec) and isinstance(other, vec):
        one, other = list(one), list(other)
    if one == other:
        return
    if isinstance(one, list | tuple) and isinstance(other, type(one)) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from differences(a, b, but, f"{path}[{i}]")
    elif slots(type(one)) and type(one) is type(other):
        for slot in slots(type(one)):
            if slot not in but:
                a, b = getattr(one, slot), getattr(other, slot)
                yield from differences(a, b, but, f"{path}.{slot}")
    else:
        yield f"{path}: {one!r}, not {other!r}"


def moments(goldens: Goldens, name: str) -> Iterator[Table[Any]]:
    """A golden game at some of its questions, and at its end."""
    record = parse_record(goldens.text(name))
    table = record.replay(0)
    every = max(EVERY, len(record.choices) // MOST)
    for i, choice in enumerate(record.choices):
        if i % every == 0:
            yield table
        table.apply(choice)
    yield table


def resting(table: Table[Any]) -> Any:
    """The state between two steps."""
    return table.state if table.over else table.checkpoint


every_golden_game = pytest.mark.parametrize(
    ("goldens", "name"), GAMES, ids=[f"{goldens.game.name}-{name}" for goldens, name in GAMES]
)


@every_golden_game
def test_a_copy_has_everything(goldens: Goldens, name: str) -> None:
    for table in moments(goldens, name):
        state = resting(table)
        assert list(differences(state, state.copy(), LENT)) == []


def unusual(goldens: Goldens) -> Iterator[Setup]:
    """The setups of the golden games, with each option in each of its ways."""
    for _, options in goldens.games.values():
        for option in goldens.game.options:
            for value in option.values:
                with contextlib.suppress(SetupError):  # not all options go together
                    yield goldens.game.setup(**options | {option.name: value})


@pytest.mark.parametrize("goldens", GOLDENS, ids=lambda goldens: goldens.game.name)
def test_a_copy_has_every_option(goldens: Goldens) -> None:
    for setup in unusual(goldens):
        state = goldens.game.begin(setup)
        assert state.seats == goldens.game.seats(setup)
        assert list(differences(state, state.copy(), LENT)) == []


@every_golden_game
def test_what_is_written_down_comes_back(goldens: Goldens, name: str) -> None:
    for table in moments(goldens, name):
        state = resting(table)
        read = table.game.read(table.setup, Fields(table.game.write(state)))
        assert list(differences(state, read, LENT | PASSING.get(table.game.name, set()))) == []
