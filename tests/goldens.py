"""Golden games: whole games kept as text. `python tests/goldens.py sylvion` plays them anew.

The records are kept; make them again only when the rules, the cards or the record format have
changed on purpose. Which games, and who plays them, is in each game's `make_golden.py`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from spinney.core import Game, Table
from spinney.core.records import parse_record, record_of, write_atomically

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")

Player = Callable[[Table[Any]], int]


class Goldens:
    """The golden games of one game: the seed and the options of each, and who plays them."""

    def __init__(
        self,
        game: Game[Any],
        games: dict[str, tuple[str, dict[str, object]]],
        new_player: Callable[[], Player],
    ) -> None:
        self.game = game
        self.games = games
        self.new_player = new_player
        self.folder = Path(__file__).parent / game.name / "golden"

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.spinney"

    def text(self, name: str) -> str:
        return self.file(name).read_text("utf-8")

    def start(self, name: str) -> Table[Any]:
        seed, options = self.games[name]
        return Table(self.game, self.game.setup(**options), seed)

    def write(self) -> None:
        for name in self.games:
            table, choose = self.start(name), self.new_player()
            while not table.over:
                table.apply(choose(table))
            write_atomically(self.file(name), record_of(table, NAMES[: table.seats]))
            turn = self.game.turn(table.state)
            print(f"{name}: {table.returns()}, turn {turn}, {len(table.choices)} choices")


# What is true of every game's


def are_all_there(goldens: Goldens, results: Iterable[str]) -> None:
    kept = {path.stem for path in goldens.folder.glob("*.spinney")}
    assert kept == set(goldens.games) == set(results)


def comes_back(goldens: Goldens, name: str) -> Table[Any]:
    """Replayed it ends, at the same digest, and is written as it was."""
    record, start = parse_record(goldens.text(name)), goldens.start(name)
    assert (record.seed, record.setup) == (start.seed, start.setup)
    table = record.verify()
    assert table.over
    assert record_of(table, record.names) == goldens.text(name)
    return table


def loses_nothing(goldens: Goldens, name: str, count: Callable[[Any], object]) -> None:
    """After each choice a count of everything is what it was at first."""
    record = parse_record(goldens.text(name))
    table = record.replay(0)
    at_first = count(table.state)
    for choice in record.choices:
        table.apply(choice)
        assert count(table.state) == at_first


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        importlib.import_module(f"{wanted}.make_golden").GOLDENS.write()
