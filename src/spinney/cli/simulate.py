"""simulate: many games between bots, and what came of them."""

from __future__ import annotations

import math
import secrets
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, NamedTuple

import typer
from babel.numbers import format_decimal
from rich.progress import track
from rich.table import Table as Grid

from spinney.bots.base import Bot, Seat
from spinney.bots.registry import bot_maker
from spinney.cli.arguments import AsJson, GameName, Language, Options, Seed, letter
from spinney.cli.files import json
from spinney.cli.screen import new_console
from spinney.core.game import Game
from spinney.core.registry import game_named
from spinney.core.setup import Setup, parse_options
from spinney.core.table import Table
from spinney.core.text import Text

Z = 1.96
"""The normal quantile of a two-sided 95 % interval."""


class Played(NamedTuple):
    """What is kept of one game."""

    returns: list[float]
    turns: int
    decisions: int


def simulate(
    game: GameName,
    language: Language,
    option: Options,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many.")] = 100,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays.")] = "random",
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say how they went."""
    the_game = game_named(game)
    setup = the_game.setup(**parse_options(option))
    text = Text(the_game, language)
    make = bot_maker(bot)
    seed = seed or secrets.token_hex(4)
    start = time.perf_counter()
    played = [
        play_one(the_game, setup, make, f"{seed}-{number}")
        for number in progress(games, text.say("cli-playing"))
    ]
    found = summary(played, time.perf_counter() - start)
    told = {"game": game, "options": setup.values, "bot": bot, "seed": seed, "games": games}
    if as_json:
        print(json(told | found), end="")
    else:
        out = new_console()
        out.print(text.say("cli-simulated", games=games, game=game, bot=bot, seed=seed))
        out.print(grid(found, text))


def progress(games: int, label: str) -> Iterable[int]:
    """Counts the games; somebody who watches sees a bar."""
    console = new_console(stderr=True)
    if not console.is_terminal:
        return range(games)
    return track(range(games), label, console=console, transient=True)


def play_one(game: Game[Any], setup: Setup, make: Callable[[str], Bot], seed: str) -> Played:
    table = Table(game, setup, seed, log=False, keep=False)
    bots = [make(f"{seed}-{letter(seat)}") for seat in range(table.seats)]
    seats = [Seat(table, seat) for seat in range(table.seats)]
    while (question := table.question) is not None:
        table.apply(bots[question.seat].choose(seats[question.seat]))
    return Played(table.returns(), game.turn(table.state), len(table.choices))


def summary(played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """How each seat fared, how long the games were, and how fast they were played."""
    seats = range(len(played[0].returns))
    decisions = [game.decisions for game in played]
    return {
        "returns": {
            letter(seat): estimate([game.returns[seat] for game in played]) for seat in seats
        },
        "turns": spread([game.turns for game in played]),
        "decisions": spread(decisions),
        "decisions_per_second": sum(decisions) / seconds,
    }


def estimate(returns: Sequence[float]) -> dict[str, float]:
    """The mean of what a seat got and its 95 % interval: Wilson's where it is won or lost."""
    n, mean = len(returns), statistics.fmean(returns)
    if all(share in (0, 1) for share in returns):
        centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    else:
        centre = mean
        half = Z * statistics.stdev(returns) / math.sqrt(n) if n > 1 else 1.0
    return {"mean": mean, "low": max(0.0, centre - half), "high": min(1.0, centre + half)}


def spread(lengths: Sequence[int]) -> dict[str, float]:
    return {"mean": statistics.fmean(lengths), "min": min(lengths), "max": max(lengths)}


def grid(found: dict[str, Any], text: Text) -> Grid:
    """The summary as a table for people."""

    def figure(value: float, form: str = "#,##0.0") -> str:
        return format_decimal(value, form, text.language)

    lines = Grid(show_header=False)
    for seat, result in enumerate(found["returns"].values()):
        shares = {name: figure(100 * share) for name, share in result.items()}
        lines.add_row(text.seat(seat), text.say("cli-estimate", **shares))
    for name in ("turns", "decisions"):
        figures = {key: figure(value, "#,##0.#") for key, value in found[name].items()}
        lines.add_row(text.say("cli-length", what=name), text.say("cli-spread", **figures))
    lines.add_row(text.say("cli-speed"), figure(found["decisions_per_second"], "#,##0"))
    return lines
