"""simulate: many games between bots, and what came of them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from babel.numbers import format_decimal
from rich.progress import track
from rich.table import Table as Grid

from spinney.arena.figures import estimate, spread
from spinney.arena.playing import Played, play_one
from spinney.bots.registry import bot_maker
from spinney.cli.arguments import AsJson, GameName, Language, Options, Seed, letter
from spinney.cli.files import json
from spinney.cli.outlooks import tell_untrained
from spinney.cli.screen import new_console
from spinney.core.registry import game_named
from spinney.core.setup import parse_options
from spinney.core.text import Text


def simulate(
    game: GameName,
    language: Language,
    option: Options,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Number of games.")
    ] = 100,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="The bot that plays every seat; `spinney bots GAME` lists them.",
        ),
    ] = "random",
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say how they went."""
    the_game = game_named(game)
    setup = the_game.simulation(**parse_options(option))
    text = Text(the_game, language, setup=setup)
    make, seats = bot_maker(bot), range(the_game.seats(setup))
    tell_untrained(the_game, setup, [bot], text)
    seed = seed or secrets.token_hex(4)
    start = time.perf_counter()
    played = [
        play_one(the_game, setup, [make(f"{each}-{letter(seat)}") for seat in seats], each)
        for each in progress([f"{seed}-{number}" for number in range(games)], text)
    ]
    found = summary(played, time.perf_counter() - start)
    told = {"game": game, "options": setup.values, "bot": bot, "seed": seed, "games": games}
    if as_json:
        print(json(told | found), end="")
    else:
        out = new_console()
        told_of = {"game": text.title(), "bot": text.bot(bot), "seed": seed}
        out.print(text.say("cli-simulated", games=games, **told_of))
        out.print(grid(found, text))


def progress(seeds: Sequence[str], text: Text) -> Iterable[str]:
    """The seeds of the games, one by one; somebody who watches sees a bar."""
    console = new_console(stderr=True)
    if not console.is_terminal:
        return seeds
    return track(seeds, text.say("cli-playing"), console=console, transient=True)


def summary(played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """How each seat fared, how long the games were, and how fast they were played."""
    seats = range(len(played[0].returns))
    decisions = [sum(game.choices) for game in played]
    return {
        "returns": {
            letter(seat): estimate([game.returns[seat] for game in played]) for seat in seats
        },
        "turns": spread([game.turns for game in played]),
        "decisions": spread(decisions),
        "decisions_per_second": sum(decisions) / seconds,
    }


def grid(found: dict[str, Any], text: Text) -> Grid:
    """The summary as a table for people."""
    lines = Grid(show_header=False)
    for seat, result in enumerate(found["returns"].values()):
        shares = {name: figure(100 * share, text) for name, share in result.items()}
        lines.add_row(text.seat(seat), text.say("cli-estimate", **shares))
    add_lengths(lines, found, text)
    lines.add_row(text.say("cli-speed"), figure(found["decisions_per_second"], text, "#,##0"))
    return lines


def add_lengths(lines: Grid, found: dict[str, Any], text: Text) -> None:
    """How long the games were."""
    for name in ("turns", "decisions"):
        figures = {key: figure(value, text, "#,##0.#") for key, value in found[name].items()}
        lines.add_row(text.say("cli-length", what=name), text.say("cli-spread", **figures))


def figure(value: float, text: Text, form: str = "#,##0.0") -> str:
    return format_decimal(value, form, text.language)
