"""hint: what the greedy bot would do at a seat, and why."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_percent
from rich.console import Console
from rich.table import Table as Grid

from spinney.bots.base import Seat
from spinney.bots.greedy import Hint, hints
from spinney.cli.arguments import (
    AsJson,
    File,
    Force,
    Language,
    SeatName,
    Seed,
    Trust,
    reader_called,
)
from spinney.cli.files import json, load
from spinney.cli.positions import asked_seat
from spinney.cli.screen import new_console, option_line, print_asked
from spinney.core.table import Table
from spinney.core.text import Text

BEST = 3
"""How many options a hint names."""
MAIN = 3
"""How many reasons it gives for each."""
LITTLE = 0.005
"""A reason that moves the odds less than this is not worth a word."""


def hint(
    file: File,
    language: Language,
    seat: SeatName = None,
    as_json: AsJson = False,
    seed: Seed = None,
    trust: Trust = False,
    force: Force = False,
) -> None:
    """Name the best options of the pending question and what speaks for and against them."""
    loaded = load(file, seed, trust=trust, force=force)
    table = loaded.table
    reader = asked_seat(table) if seat is None else reader_called(seat, table.seats)
    text = Text(table.game, language, loaded.names, reader).cast(table.roles())
    asked = table.question is not None and table.question.seat == reader
    if as_json:
        found = hints(Seat(table, reader)) if asked else []
        print(json([told(each, text) for each in found]), end="")
    elif asked:
        print_hints(new_console(), table, text)
    else:
        print_asked(new_console(), table, text)


def told(hint: Hint, text: Text) -> dict[str, Any]:
    """A hint for programs."""
    return {
        "option": text.game.vocabulary.word(hint.option),
        "value": hint.value,
        "reasons": dict(hint.reasons),
    }


def print_hints(console: Console, table: Table[Any], text: Text) -> None:
    """The best options, the chance that each promises, and its main reasons."""
    question = table.question
    assert question is not None
    found = hints(Seat(table, question.seat))
    if not any(worth_saying(each) for each in found):
        console.print(text.say("cli-hint-alike"))
        return
    grid = Grid.grid(padding=(0, 2))
    for each in found[:BEST]:
        value = format_percent(each.value, locale=text.language)
        better = "" if each is found[0] else text.answer(question, found[0].option)
        said = worth_saying(each)
        pros = [text.reason(name) for name, amount in said if amount > 0]
        cons = [text.reason(name, better) for name, amount in said if amount < 0 and better]
        why = ", ".join([*pros, *cons[:1]])
        grid.add_row(option_line(each.option, text, question), value, why)
    console.print(grid)
    console.print(text.say("cli-hint-meaning"), style="dim")


def worth_saying(hint: Hint) -> list[tuple[str, float]]:
    return [reason for reason in hint.reasons if abs(reason[1]) > LITTLE][:MAIN]
