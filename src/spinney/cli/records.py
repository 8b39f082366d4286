"""replay and verify: games that were written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from spinney.cli.arguments import File, Language, SeatName, Trust, reader_called
from spinney.cli.files import load
from spinney.cli.screen import complain, new_console, print_board, print_events, print_result
from spinney.core.errors import RecordError, SpinneyError
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text


def replay(
    file: File,
    language: Language,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", min=0, help="Stop after this many choices.")
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Draw the board after each choice; press Enter to go on.")
    ] = False,
    seat: SeatName = None,
    trust: Trust = False,
) -> None:
    """Tell a recorded game, event by event."""
    loaded = load(file, trust=trust)
    if not loaded.is_record:
        raise RecordError(f"{file}: a position has no choices to replay")
    reader = reader_of(loaded.table, seat)
    text = Text(loaded.table.game, language, loaded.names, reader, loaded.table.setup)
    total = len(loaded.table.choices[:to])
    console = new_console()
    if step:
        step_through(console, loaded.table, total, text)
    else:
        table = loaded.table.back_to(total)
        text.cast(table.roles())
        print_events(console, table.events(reader), text)
        print_end(console, table, text)


def step_through(console: Console, whole: Table[Any], total: int, text: Text) -> None:
    """Tell a game choice by choice, with the board after each, until somebody has enough."""
    table = whole.back_to(0)
    told = 0
    for number in range(total + 1):
        table.play_on(whole.choices[:number], whole.reseeded)
        text.cast(table.roles())
        events = table.events(text.reader)
        print_events(console, events[told:], text)
        told = len(events)
        print_board(console, table, text)
        console.print(text.say("cli-step", number=number, total=total), style="dim")
        if number < total and not go_on():
            return
    print_end(console, table, text)


def print_end(console: Console, table: Table[Any], text: Text) -> None:
    if table.over:
        print_result(console, table, text)


def reader_of(table: Table[Any], seat: str | None) -> int:
    """Who is told a replay: the seat that was named, the only one, or the public."""
    if seat is not None:
        return reader_called(seat, table.seats)
    return 0 if table.seats == 1 else SPECTATOR


def go_on() -> bool:
    """Wait for Enter; no more input ends the replay."""
    try:
        input()
    except EOFError:
        return False
    return True


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records or positions.")],
    language: Language,
    trust: Trust = False,
) -> None:
    """Replay records and compare where they lead with what they say."""
    bad = 0
    for file in files:
        try:
            table = load(file, trust=trust).table
        except SpinneyError as error:
            bad += 1
            complain(str(error))
            continue
        text = Text(table.game, language)
        print(
            text.say(
                "cli-verified", file=str(file), choices=len(table.choices), digest=table.digest()
            )
        )
    if bad:
        raise typer.Exit(2)
