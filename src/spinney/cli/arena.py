"""arena: bots against bots, and what can be said of them."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from spinney.arena.ledger import Ledger, seed_in
from spinney.arena.plan import Plan, Result, make_plan, play, read_seats
from spinney.arena.plots import FORMATS, check_plots, plot
from spinney.arena.ratings import check_ratings
from spinney.arena.report import Figures, report, seat_names
from spinney.arena.workers import Playing, in_processes, on_ray, one_by_one
from spinney.cli.arguments import AsJson, GameName, Language, Options, Seed
from spinney.cli.files import json
from spinney.cli.outlooks import tell_untrained
from spinney.cli.screen import new_console
from spinney.cli.simulate import add_lengths, figure
from spinney.core.errors import SetupError
from spinney.core.registry import game_named
from spinney.core.setup import parse_options
from spinney.core.text import Text


def arena(
    game: GameName,
    language: Language,
    option: Options,
    seats: Annotated[
        str,
        typer.Option(
            "--seats", metavar="BOT,BOT,…", help="The bots: as many as there are seats, or more."
        ),
    ],
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="N",
            min=1,
            show_default="10 seeds in every seating",
            help="Number of games.",
        ),
    ] = None,
    swap: Annotated[
        bool, typer.Option(help="Play every seed from every seat, or let each bot keep its seat.")
    ] = True,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="S", min=0.01, help="Time for each choice, in seconds."),
    ] = 30.0,
    rate: Annotated[
        bool, typer.Option("--rate", help="Also rate the bots against each other.")
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="K",
            min=1,
            show_default="the cores",
            help="Number of games played at once.",
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS|local", help="Play on a Ray cluster."),
    ] = None,
    seed: Seed = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            show_default="GAME.arena.jsonl",
            help="File that keeps the results.",
        ),
    ] = None,
    plots: Annotated[
        Path | None, typer.Option("--plots", metavar="DIR", help="Draw plots into this folder.")
    ] = None,
    plots_as: Annotated[
        str, typer.Option("--plots-as", metavar="|".join(FORMATS), help="File format of the plots.")
    ] = FORMATS[0],
    as_json: AsJson = False,
) -> None:
    """Let bots compete: everybody plays from every seat. The same command goes on after Ctrl-C."""
    the_game = game_named(game)
    setup = the_game.simulation(**parse_options(option))
    text = Text(the_game, language)
    check_extras(rate, plots, plots_as)
    path = out or Path(f"{game}.arena.jsonl")
    seed = seed or seed_in(path) or secrets.token_hex(8)
    plan = make_plan(
        the_game, setup, read_seats(seats), games=games, swap=swap, seconds=seconds, seed=seed
    )
    tell_untrained(the_game, setup, plan.seats, text)
    with Ledger(path, plan) as ledger:
        play_on(plan, ledger, path, text, workers, ray)
        results = ledger.in_order()
    found = report(plan, results, rate=rate)
    drawn = plot(plan, results, found, text, plots, plots_as) if plots else []
    if as_json:
        told = {"plan": plan, "file": str(path), "plots": [str(file) for file in drawn]}
        print(json(told | found), end="")
    else:
        show(plan, found, path, drawn, text)


def check_extras(rate: bool, plots: Path | None, plots_as: str) -> None:
    """Better now than after a night of games."""
    if plots_as not in FORMATS:
        raise SetupError(f"--plots-as can be {' or '.join(FORMATS)}, not {plots_as!r}")
    if plots is not None:
        check_plots()
    if rate:
        check_ratings()


def play_on(
    plan: Plan, ledger: Ledger, path: Path, text: Text, workers: int | None, ray: str | None
) -> None:
    """Play what is missing, and keep each game as it ends."""
    numbers = [number for number in range(plan.games) if number not in ledger.results]
    if not numbers:
        return
    errors, done = new_console(stderr=True), len(ledger.results)
    kept: dict[str, str | int] = {"games": plan.games, "file": str(path)}
    if done:
        errors.print(text.say("arena-resumed", done=done, **kept), soft_wrap=True)
    try:
        with contextlib.closing(players(plan, numbers, workers, ray)) as playing:
            for result in watched(playing, done, plan.games, text):
                ledger.add(result)
    except KeyboardInterrupt:
        done = len(ledger.results)
        errors.print(text.say("arena-interrupted", done=done, **kept), soft_wrap=True)
        raise


def players(
    plan: Plan, numbers: list[int], workers: int | None, ray: str | None
) -> Playing[Result]:
    """Where the games are played: on a cluster, in several processes or in this one."""
    if ray is not None:
        return on_ray(plan, numbers, ray, workers)
    workers = workers or len(os.sched_getaffinity(0))
    return (
        in_processes(play, plan, numbers, workers)
        if workers > 1
        else one_by_one(play, plan, numbers)
    )


def watched(playing: Iterable[Result], done: int, games: int, text: Text) -> Iterator[Result]:
    """The results as they come; somebody who watches sees a bar."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=new_console(stderr=True),
        transient=True,
        disable=not new_console(stderr=True).is_terminal,
    )
    with bar:
        task = bar.add_task(text.say("cli-playing"), total=games, completed=done)
        for result in playing:
            yield result
            bar.advance(task)


# For people


def show(plan: Plan, found: Figures, path: Path, drawn: list[Path], text: Text) -> None:
    console = new_console()
    told = {"game": text.title(), "seed": plan.seed, "file": str(path)}
    console.print(text.say("arena-played", games=plan.games, **told), soft_wrap=True)
    console.print(competitors(found, text))
    console.print(by_seat(plan, found, text))
    lines = Grid.grid(padding=(0, 2))
    add_lengths(lines, found, text)
    console.print(lines)
    for line in forfeits(found, text):
        console.print(line, soft_wrap=True)
    for file in drawn:
        console.print(text.say("arena-drawn", file=str(file)), soft_wrap=True)


def competitors(found: Figures, text: Text) -> Grid:
    """A line for each competitor, the best first."""
    rated = any("rating" in each for each in found["competitors"].values())
    grid = Grid()
    grid.add_column(text.say("arena-bot"), overflow="fold")
    columns = ["arena-games", "arena-wins", "arena-interval"]
    columns += ["arena-rating"] * rated + ["arena-time", "arena-forfeits"]
    for column in columns:
        grid.add_column(text.say(column), justify="right", overflow="fold")
    best_first = sorted(found["competitors"].items(), key=lambda item: -item[1]["mean"])
    for name, each in best_first:
        cells = [figure(each["games"], text, "#,##0"), *share(each, text)]
        if "rating" in each:
            mu, sigma = figure(each["rating"]["mu"], text), figure(each["rating"]["sigma"], text)
            cells.append(f"{mu} ± {sigma}")
        cells.append(figure(1000 * each["seconds_per_choice"], text))
        grid.add_row(name, *cells, figure(each["forfeits"], text, "#,##0"))
    return grid


def by_seat(plan: Plan, found: Figures, text: Text) -> Grid:
    """A line for each seat: how whoever sat there fared, and how each competitor did."""
    grid = Grid()
    grid.add_column(text.say("arena-seat"))
    grid.add_column(text.say("arena-everybody"), justify="right")
    for name in plan.competitors():
        grid.add_column(name, justify="right", overflow="fold")
    for seat in seat_names(plan):
        each = [found["competitors"][name]["seats"].get(seat) for name in plan.competitors()]
        shares = [
            " ".join(share(one, text)) if one else "" for one in [found["seats"][seat], *each]
        ]
        grid.add_row(text.named(seat), *shares)
    return grid


def share(found: dict[str, Any], text: Text) -> tuple[str, str]:
    """A share of wins in per cent, and its interval."""
    low, high = figure(100 * found["low"], text), figure(100 * found["high"], text)
    return figure(100 * found["mean"], text), f"{low}\N{EN DASH}{high}"


def forfeits(found: Figures, text: Text) -> Iterator[str]:
    """Why choices were made for bots, and how often."""
    count = Counter((each["bot"], each["why"], each["detail"]) for each in found["forfeits"])
    for (bot, why, detail), times in count.most_common():
        reason = text.say("arena-why", why=why, detail=detail or "none")
        yield text.say("arena-forfeited", bot=bot, count=times, reason=reason)
