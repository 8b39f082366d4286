"""The script that plays thousands of random games notices faults, and stops in time."""

from collections import Counter

import pytest

from root import soak
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.root.game import GAME

FOR_EVER = float("inf")


def test_a_game_stops_when_the_time_is_over() -> None:
    played = soak.play(soak.Task("oak", 3, 0.0))
    assert (played.number, played.choices, played.stopped, played.fault) == (3, 0, True, "")


def test_a_fault_is_told_with_its_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a relic was lost")

    monkeypatch.setattr(soak, "look", broken)
    played = soak.play(soak.Task("oak", 3, FOR_EVER))
    assert not played.stopped
    assert "a relic was lost" in played.fault
    assert "'seats': " in played.fault


def test_a_number_always_means_the_same_setup() -> None:
    assert soak.setup_of(Luck("soak oak 3")) == soak.setup_of(Luck("soak oak 3"))


def test_a_whole_game_is_looked_at_without_faults() -> None:
    setup = GAME.setup(seats="marquise,eyrie", hirelings="random")
    seen = Counter[str]()
    table = Table(GAME, setup, "acorn")
    soak.look_through(table, Luck("acorn"), soak.Task("acorn", 0, FOR_EVER), seen)
    assert table.over
    assert seen["looks"] > 0
