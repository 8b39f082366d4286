"""show, legal, why, apply: questions to a table that stands in a file."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import Annotated, Any

import typer

from spinney.cli.arguments import (
    AsJson,
    File,
    Force,
    Hold,
    Language,
    Seed,
    Trust,
    letter,
    reader_called,
)
from spinney.cli.files import Loaded, json, load, write
from spinney.cli.screen import new_console, print_asked, print_board, print_points, print_why
from spinney.core.errors import IllegalChoice, SpinneyError
from spinney.core.points import points_made
from spinney.core.question import Question
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text, rule_key

ALL = "all"


class Theme(enum.Enum):
    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


def show(
    file: File,
    language: Language,
    svg: Annotated[
        str | None,
        typer.Option("--svg", metavar="OUT|-", help="Write the board as an SVG file; - prints it."),
    ] = None,
    theme: Annotated[Theme, typer.Option("--theme", help="Colours of the drawing.")] = Theme.AUTO,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat",
            metavar="A|B|…|public|all",
            show_default="whoever is asked, or public",
            help="Viewpoint: a seat, public, or all.",
        ),
    ] = None,
    points: Annotated[
        bool, typer.Option("--points", help="Also show where the points come from.")
    ] = False,
    as_json: AsJson = False,
    seed: Seed = None,
    trust: Trust = False,
    force: Force = False,
) -> None:
    """Show the board, the question and its options."""
    loaded = load(file, seed, trust=trust, force=force)
    table = loaded.table
    if seat == ALL:
        readers = list(range(table.seats))
    else:
        readers = [asked_seat(table) if seat is None else reader_called(seat, table.seats)]
    texts = [Text(table.game, language, loaded.names, each).cast(table.roles()) for each in readers]
    if svg is not None:
        if len(texts) > 1 or as_json:
            raise SpinneyError("--svg draws one seat: leave --json and --seat all out")
        drawing = table.game.svg(table.view(readers[0]), texts[0], theme.value)
        put(drawing, None if svg == "-" else Path(svg))
    elif as_json:
        told = [what_is_told(table, reader) for reader in readers]
        put(json(told if seat == ALL else told[0]), None)
    else:
        console = new_console()
        for text in texts:
            if len(texts) > 1:
                console.rule(text.seat(text.reader))
            print_board(console, table, text)
            if points:
                print_points(console, table, text)
            print_asked(console, table, text)


def legal(
    file: File,
    language: Language,
    as_json: AsJson = False,
    seed: Seed = None,
    trust: Trust = False,
    force: Force = False,
    hold: Hold = False,
) -> None:
    """List what answers the pending question."""
    loaded = load(file, seed, trust=trust, force=force, hold=hold)
    table = loaded.table
    text = Text(table.game, language, loaded.names, asked_seat(table)).cast(table.roles())
    question = table.question
    if as_json:
        told = {
            "asked": table.asked(text.reader),
            "question": None if question is None else text.question(question),
            "names": {} if question is None else names_of(question, text),
        }
        put(json(told), None)
    else:
        print_asked(new_console(), table, text)


def names_of(question: Question, text: Text) -> dict[str, str]:
    word = text.game.vocabulary.word
    return {word(option): text.answer(question, option) for option in question.options}


def why(
    file: File,
    choice: Annotated[
        str, typer.Argument(metavar="CHOICE", help="An answer, as the game writes it.")
    ],
    language: Language,
    as_json: AsJson = False,
    seed: Seed = None,
    trust: Trust = False,
    force: Force = False,
) -> None:
    """Say why a choice is not possible, by which rule; or that it is possible."""
    loaded = load(file, seed, trust=trust, force=force)
    table = loaded.table
    text = Text(table.game, language, loaded.names, asked_seat(table)).cast(table.roles())
    number = table.game.vocabulary.number(choice)
    if as_json:
        put(json(verdict(table, number, text)), None)
    else:
        print_why(new_console(), table, number, text)


def apply(
    file: File,
    choices: Annotated[
        list[str],
        typer.Argument(metavar="CHOICE...", help="Answers, as the game writes them, in order."),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", show_default="print it", help="File to write."),
    ] = None,
    seed: Seed = None,
    trust: Trust = False,
    force: Force = False,
    hold: Hold = False,
) -> None:
    """Make choices: writes the record, or the position, that they lead to."""
    if out is not None and out.resolve() == file.resolve():
        raise SpinneyError(f"--out {out} is the file it starts from: name another")
    loaded = load(file, seed, trust=trust, force=force, hold=hold)
    play_words(loaded, choices)
    put(loaded.written(), out)


def play_words(loaded: Loaded, words: list[str]) -> None:
    for number, word in enumerate(words, start=1):
        try:
            loaded.table.play(word)
        except SpinneyError as error:
            raise IllegalChoice(f"choice {number}: {error}") from None


def put(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        write(out, text)


def asked_seat(table: Table[Any]) -> int:
    return SPECTATOR if table.question is None else table.question.seat


def what_is_told(table: Table[Any], seat: int) -> dict[str, Any]:
    """What a seat is told, as a program would be."""
    return {
        "game": table.game.name,
        "options": table.setup.values,
        "seat": letter(seat),
        "view": table.view(seat),
        "asked": table.asked(seat),
        "points": {letter(each): made for each, made in enumerate(points_made(table))},
        "returns": table.returns() if table.over else None,
    }


def verdict(table: Table[Any], choice: int, text: Text) -> dict[str, Any]:
    """The same for programs."""
    refusal, question = table.why_not(choice), table.question
    assert question is not None
    told: dict[str, Any] = {
        "choice": text.game.vocabulary.word(choice),
        "name": text.word(choice),
        "question": text.question(question),
        "possible": refusal is None,
    }
    if refusal is not None:
        cited = text.has(rule_key(refusal.rule))
        told |= {
            "refusal": refusal.name,
            "sentence": text.refusal(refusal, question, choice),
            "rule": refusal.rule or None,
            "heading": text.rule(refusal.rule) if cited else None,
            "summary": text.rule_summary(refusal.rule) if cited else None,
        }
    return told
