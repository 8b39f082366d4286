"""The command as tests drive it, and files for it to work on."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from spinney.bots import RandomBot, Seat
from spinney.cli.main import main
from spinney.core import Table, game_named
from spinney.core.records import record_of


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each test runs in an empty folder, in English, on a wide terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def spinney(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process; `typed` is what somebody types into it."""

    def run(*words: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main([str(word) for word in words])
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture
def after() -> Callable[..., Table]:
    """Makes a game of Sylvion that the random bot has begun."""

    def play(choices: int, seed: str = "7", **options: str) -> Table:
        game = game_named("sylvion")
        table = Table(game, game.setup(**options), seed)
        bot = RandomBot(seed)
        while table.question is not None and len(table.choices) < choices:
            table.apply(bot.choose(Seat(table, table.question.seat)))
        return table

    return play


@pytest.fixture
def table(after: Callable[..., Table]) -> Table:
    return after(9)


@pytest.fixture
def record(table: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.spinney"
    path.write_text(record_of(table, ["Ann"]), "utf-8")
    return path


@pytest.fixture
def position(table: Table, tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_bytes(msgspec.json.encode(table.position()))
    return path
