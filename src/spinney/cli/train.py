"""train: learn an outlook for a game from games that bots play among themselves."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from spinney.bots.outlooks import LEARNED
from spinney.bots.registry import bot_maker
from spinney.cli.arguments import GameName, Language, Options, Seed
from spinney.cli.files import make_room
from spinney.cli.screen import new_console
from spinney.cli.simulate import figure
from spinney.core.errors import SetupError
from spinney.core.registry import game_named
from spinney.core.setup import parse_options
from spinney.core.text import Text
from spinney.training.course import make_course
from spinney.training.loop import Plan, Say, Training
from spinney.training.playing import with_outlook
from spinney.training.plots import plot_gates

FORMS: Final = {"pace": "0.00", "loss": "0.0000"}
"""How some figures are written."""


def train(
    game: GameName,
    language: Language,
    option: Options,
    out: Annotated[
        Path, typer.Option("--out", metavar="DIR", help="Folder that keeps games and nets.")
    ],
    vary: Annotated[
        str,
        typer.Option(
            "--vary",
            metavar="NAME,NAME=A|B,…",
            help="Options that are drawn at random, from all values or from these.",
        ),
    ] = "",
    sizes: Annotated[
        str,
        typer.Option("--sizes", metavar="N,N,…", help="How many play, where that is drawn."),
    ] = "",
    generations: Annotated[
        int, typer.Option("--generations", metavar="N", min=1, help="Number of generations.")
    ] = 10,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games in each generation.")
    ] = 2000,
    gate: Annotated[
        int, typer.Option("--gate", metavar="N", min=1, help="Games that judge a net.")
    ] = 160,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="The bot that plays them.")
    ] = "greedy:ways=16,worlds=1",
    reasons: Annotated[
        float,
        typer.Option(
            "--reasons",
            metavar="X",
            min=0.0,
            max=1.0,
            help="How much of the reasons a net adds to.",
        ),
    ] = 1.0,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", min=1, help="Epochs of a fit.")
    ] = 5,
    start: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="FILE|learned",
            help="A net to begin with: a file, or what the game comes with.",
        ),
    ] = "",
    measure: Annotated[
        int,
        typer.Option(
            "--measure",
            metavar="N",
            min=0,
            help="In the end, games of the last net among greedy bots; it is then outlook.bin.",
        ),
    ] = 0,
    minutes: Annotated[
        float | None,
        typer.Option("--minutes", metavar="M", min=0, help="Time after which to stop."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            metavar="K",
            min=1,
            show_default="the cores",
            help="Number of games played at once.",
        ),
    ] = None,
    fit_python: Annotated[
        str,
        typer.Option(
            "--fit-python",
            metavar="PATH",
            show_default="this one",
            help="A Python that has torch and numpy.",
        ),
    ] = sys.executable,
    seed: Seed = None,
) -> None:
    """Learn an outlook from games between bots. The same command goes on after Ctrl-C."""
    the_game = game_named(game)
    text = Text(the_game, language)
    bot_maker(with_outlook(bot, LEARNED))
    course = make_course(
        the_game, parse_options(option), names(vary), [number(each) for each in names(sizes)]
    )
    make_room(out / "training.json")
    plan = Plan(course, seed or "train", games, gate, bot, reasons, epochs, start)
    deadline = time.monotonic() + 60 * minutes if minutes else float("inf")
    training = Training(
        out,
        plan,
        jobs=jobs or len(os.sched_getaffinity(0)),
        deadline=deadline,
        fit_python=fit_python,
        say=speaker(text),
    )
    try:
        training.run(generations)
        if measure:
            training.deadline = float("inf")
            training.measure("greedy", measure)
    except KeyboardInterrupt:
        new_console(stderr=True).print(
            text.say("train-interrupted", folder=str(out)), soft_wrap=True
        )
        raise
    drawn = plot_gates(training.progress, text, out / "gates.svg")
    if drawn is not None:
        new_console(stderr=True).print(text.say("arena-drawn", file=str(drawn)), soft_wrap=True)


def speaker(text: Text) -> Say:
    """Tells what was done and when, a line for each."""
    console = new_console(stderr=True)

    def say(key: str, /, **facts: str | int | float) -> None:
        told = {
            name: figure(fact, text, FORMS.get(name, "0.0")) if isinstance(fact, float) else fact
            for name, fact in facts.items()
        }
        console.print(
            time.strftime("%H:%M:%S"), text.say(key, **told), soft_wrap=True, highlight=False
        )

    return say


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def number(text: str) -> int:
    if not text.isdecimal():
        raise SetupError(f"--sizes: numbers with commas between them are wanted, not {text!r}")
    return int(text)
