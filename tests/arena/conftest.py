"""The arena is tested on the sample game, and on the quick ones of the real games."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from spinney.arena.plan import Plan, make_plan
from spinney.bots.registry import BOTS
from spinney.cli.main import main
from spinney.core import game_named
from spinney.core.registry import OWN


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


class First:
    """Plays the first option, in no time and without chance."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, seat: Any) -> int:
        return seat.options[0]


class Last(First):
    def choose(self, seat: Any) -> int:
        return seat.options[-1]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN, "magpie=magpie.game")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # other processes find it, too
    monkeypatch.setitem(BOTS, "first", lambda _: First)
    monkeypatch.setitem(BOTS, "last", lambda _: Last)


@pytest.fixture
def spinney(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> Callable[..., Ran]:
    """Runs the command in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*words: object) -> Ran:
        status = main([str(word) for word in words])
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture
def planned() -> Callable[..., Plan]:
    """Makes a plan; of games of magpies if nothing else is said."""

    def make(*seats: str, game: str = "magpie", **given: Any) -> Plan:
        the_game = game_named(game)
        setup = the_game.setup(**given.pop("options", {}))
        usual = {"games": None, "swap": True, "seconds": 5.0, "seed": "oak"}
        return make_plan(the_game, setup, seats, **usual | given)

    return make
