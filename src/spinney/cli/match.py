"""match: several games of the same people, their scores added up."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from spinney.cli.arguments import AsJson, Language, Trust, letter
from spinney.cli.files import Loaded, json, load
from spinney.cli.screen import new_console
from spinney.core.errors import SpinneyError
from spinney.core.text import Text


def match(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE FILE...", help="The records of the games.")
    ],
    language: Language,
    as_json: AsJson = False,
    trust: Trust = False,
) -> None:
    """Add up what each seat scored in several finished games, such as two with swapped roles."""
    games = [load(file, trust=trust) for file in files]
    check(files, games)
    scores = [loaded.table.game.score(loaded.table.state) for loaded in games]
    totals = [sum(column) for column in zip(*scores, strict=True)]
    if as_json:
        seats = [letter(seat) for seat in range(len(totals))]
        print(json({"scores": scores, "totals": dict(zip(seats, totals, strict=True))}))
        return
    text = Text(games[0].table.game, language, games[0].names)
    console = new_console()
    console.print(table_of(files, scores, totals, text))
    best = [text.seat(seat) for seat, total in enumerate(totals) if total == max(totals)]
    console.print(text.say("cli-match", names=", ".join(best), count=len(best)))


def check(files: list[Path], games: list[Loaded]) -> None:
    """A match is of finished games of one kind with the same people."""
    first = games[0]
    for file, loaded in zip(files, games, strict=True):
        if not loaded.is_record or not loaded.table.over:
            raise SpinneyError(f"{file}: a match is made of the records of finished games")
        same_game = loaded.table.game.name == first.table.game.name
        if not same_game or loaded.table.seats != first.table.seats:
            raise SpinneyError(f"{file}: this is another kind of game than {files[0]}")
        if loaded.names != first.names:
            raise SpinneyError(f"{file}: other people played this than {files[0]}")


def table_of(files: list[Path], scores: list[list[float]], totals: list[float], text: Text) -> Grid:
    grid = Grid(box=None)
    grid.add_column("")
    for seat in range(len(totals)):
        grid.add_column(text.seat(seat), justify="right")
    rows: list[tuple[str, Any]] = list(zip([file.name for file in files], scores, strict=True))
    for name, row in [*rows, (text.say("cli-total"), totals)]:
        grid.add_row(name, *(f"{points:g}" for points in row))
    return grid
