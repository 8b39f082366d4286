"""Golden games: whole games kept as text. `python tests/goldens.py sylvion` plays them anew, with
`sylvion:silence` that one alone.

The records are kept; make them again only when the rules, the cards or the record format have
changed on purpose. Which games, and who plays them, is in each game's `make_golden.py`.

Beside each record is what was told in it, to whom and by which rule. When that has changed on
purpose, and the games have not, `python tests/goldens.py --told sylvion` writes it anew: read the
difference.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from spinney.core import SPECTATOR, Event, Game, Table
from spinney.core.game import OWNER, SEAT, WORD
from spinney.core.records import letter, parse_record, record_of, write_atomically

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")

TOLD = "--told"

Player = Callable[[Table[Any]], int]


class Goldens:
    """The golden games of one game: the seed and the options of each, and who plays it."""

    def __init__(
        self,
        game: Game[Any],
        games: dict[str, tuple[str, dict[str, object]]],
        player_of: Callable[[str], Player],
    ) -> None:
        self.game = game
        self.games = games
        self.player_of = player_of
        self.folder = Path(__file__).parent / game.name / "golden"

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.spinney"

    def told(self, name: str) -> Path:
        return self.file(name).with_suffix(".told")

    def text(self, name: str) -> str:
        return self.file(name).read_text("utf-8")

    def start(self, name: str) -> Table[Any]:
        seed, options = self.games[name]
        return Table(self.game, self.game.setup(**options), seed)

    def write(self, names: Iterable[str]) -> None:
        for name in names:
            table, choose = self.start(name), self.player_of(name)
            while not table.over:
                table.apply(choose(table))
            write_atomically(self.file(name), record_of(table, NAMES[: table.seats]))
            write_atomically(self.told(name), told(table))
            turn = self.game.turn(table.state)
            print(f"{name}: {table.returns()}, turn {turn}, {len(table.choices)} choices")

    def write_told(self, names: Iterable[str]) -> None:
        for name in names:
            write_atomically(self.told(name), told(parse_record(self.text(name)).replay()))


def told(table: Table[Any]) -> str:
    """All that was told: to whom, by which rule, what; `*` is everybody, `*-A` all others."""
    lines = []
    for event in table.state.log:
        names = table.game.events[event.name]
        args = [said(table.game, name, arg) for name, arg in zip(names, event.args, strict=True)]
        lines.append(" ".join([audience(event, table.seats), event.rule, event.name, *args]))
    return "\n".join(lines) + "\n"


def audience(event: Event, seats: int) -> str:
    told_to = "".join(letter(seat) for seat in range(seats) if event.seen_by(seat))
    others = "".join(letter(seat) for seat in range(seats) if not event.seen_by(seat))
    if event.seen_by(SPECTATOR):
        return f"*-{others}" if others else "*"
    return told_to or "-"


def said(game: Game[Any], name: str, arg: int) -> str:
    kind = game.arguments[name]
    if kind in (WORD, OWNER):
        return game.vocabulary.word(arg)
    return letter(arg) if kind == SEAT else str(arg)


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
    assert told(table).splitlines() == goldens.told(name).read_text("utf-8").splitlines()
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
        if wanted != TOLD:
            game, _, one = wanted.partition(":")
            goldens = importlib.import_module(f"{game}.make_golden").GOLDENS
            names = [one] if one else list(goldens.games)
            goldens.write_told(names) if TOLD in sys.argv else goldens.write(names)
