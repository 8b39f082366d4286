"""habits: learn for a game what is usually chosen, from bots that take their time."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

from spinney.arena.workers import in_processes, needed, one_by_one
from spinney.bots.habits import BLANK, habits_of
from spinney.cli.arguments import GameName, Language, Options, Seed
from spinney.cli.files import make_room, write
from spinney.cli.train import names, number, speaker
from spinney.core.registry import game_named
from spinney.core.setup import parse_options
from spinney.core.text import Text
from spinney.training.course import make_course
from spinney.training.habits import Practice, learned, practise

SPEAK = 15.0
"""Somebody who waits is told something every so many seconds."""


def habits(
    game: GameName,
    language: Language,
    option: Options,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="File for the habits.")],
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
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Games to learn from.")
    ] = 1000,
    ways: Annotated[
        int,
        typer.Option("--ways", metavar="N", min=2, help="Ways that the bots look at each time."),
    ] = 120,
    start: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="FILE|learned",
            help="Habits that the bots have already: of a file, or those the game comes with.",
        ),
    ] = BLANK,
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
    seed: Seed = None,
) -> None:
    """Learn which options are usually chosen, from bots that look at many ways."""
    needed("numpy", "train")
    the_game = game_named(game)
    habits_of(the_game, start)
    make_room(out)
    say = speaker(Text(the_game, language))
    course = make_course(
        the_game, parse_options(option), names(vary), [number(each) for each in names(sizes)]
    )
    practice = Practice(course, seed or "habits", ways, start)
    workers = jobs or len(os.sched_getaffinity(0))
    numbers = range(games)
    playing = (
        one_by_one(practise, practice, numbers)
        if workers == 1
        else in_processes(practise, practice, numbers, workers)
    )
    played = []
    began = said = time.monotonic()
    for each in playing:
        played.append(each)
        now = time.monotonic()
        if now - said > SPEAK or len(played) == games:
            said = now
            pace = len(played) / (now - began)
            say("habits-played", done=len(played), games=games, pace=pace)
    file, losses = learned(practice, played)
    say("habits-fitted", questions=file.card.questions, blank=losses[0], loss=losses[-1])
    write(out, file.packed())
    say("habits-written", file=str(out))
