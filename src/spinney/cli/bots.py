"""bots: who can play a game, how strong each level is, and the cards of what was learned for it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

from spinney.bots.habits import HabitsCard, habits_file
from spinney.bots.levels import Ladder, Level, ladder_of, strength
from spinney.bots.outlooks import LEARNED, Card, outlook_file, outlook_names
from spinney.bots.registry import bot_names
from spinney.cli.arguments import AsJson, GameName, Language
from spinney.cli.files import json
from spinney.cli.screen import new_console
from spinney.cli.simulate import figure
from spinney.core.registry import game_named
from spinney.core.text import Text


def bots(
    game: GameName,
    language: Language,
    outlook: Annotated[
        str,
        typer.Option("--outlook", metavar="FILE", help="A learned outlook, if not the game's own."),
    ] = LEARNED,
    cards: Annotated[
        bool, typer.Option("--cards", help="Also how its outlooks and habits were learned.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the levels of play and their strength, and the kinds of bots."""
    the_game = game_named(game)
    known = [outlook_file(the_game, name).card for name in outlook_names(the_game, outlook)]
    shipped = habits_file(the_game, LEARNED)
    habits = None if shipped is None else shipped.card
    ladder = ladder_of(the_game)
    if as_json:
        told = {"game": game, "levels": [level_told(level) for level in ladder.levels]}
        learned = {"outlooks": msgspec.to_builtins(known), "habits": msgspec.to_builtins(habits)}
        print(json(told | {"bots": list(bot_names())} | learned), end="")
        return
    text, console = Text(the_game, language), new_console()
    console.print(levels(ladder, text))
    console.print(text.say("bots-else", bots=", ".join(bot_names())), soft_wrap=True)
    if not cards and outlook == LEARNED:
        return
    for card in known:
        for line in lines(card, text):
            console.print(line, soft_wrap=True, highlight=False)
        console.print(setups(card, text))
    told_of = "outlook-elsewhere" if known else "outlook-none"
    console.print(text.say(told_of, game=text.title()), soft_wrap=True)
    for line in habits_lines(habits, text):
        console.print(line, soft_wrap=True, highlight=False)


def level_told(level: Level) -> dict[str, Any]:
    """A level for programs."""
    told: dict[str, Any] = msgspec.to_builtins(level)
    return told | {"rated": msgspec.to_builtins(level.rating)}


def levels(ladder: Ladder, text: Text) -> Grid:
    """The levels, weakest first: how each plays, how long it thinks, how strong it is."""
    grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    for level in ladder.levels:
        key = f"level-{level.name}"
        told = [
            text.say(f"{key}.help"),
            text.say("level-time", seconds=int(level.seconds)),
            strength(ladder, level, text.say),
        ]
        grid.add_row(level.name, text.say(key), " ".join(filter(None, told)))
    return grid


def lines(card: Card, text: Text) -> list[str]:
    told = {"games": card.games, "generations": card.generations}
    found = [text.say("outlook-card", game=text.title(), **told), f"$ {card.command}"]
    for gate in card.gates:
        shares = {
            name: figure(100 * getattr(gate, name), text)
            for name in ("share", "low", "high", "fair")
        }
        who = {"bot": gate.bot, "among": gate.among}
        found.append(text.say("outlook-gate", games=gate.games, **who, **shares))
    return found


def habits_lines(card: HabitsCard | None, text: Text) -> list[str]:
    if card is None:
        return []
    told = {"questions": card.questions, "games": card.games}
    return [text.say("habits-card", game=text.title(), **told), f"$ {card.command}"]


def setups(card: Card, text: Text) -> Grid:
    """What was played in training, a line for each option that was not as usual, or drawn."""
    grid = Grid(show_header=False)
    seats = ", ".join(str(count) for count in card.seats)
    grid.add_row(text.say("outlook-seats"), seats)
    usual = {option.name: option.default for option in text.game.options}
    for name, values in card.options.items():
        if values != [usual.get(name)]:
            grid.add_row(name, ", ".join(values))
    return grid
