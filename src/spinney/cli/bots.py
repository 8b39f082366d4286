"""bots: who can play a game, and the card of its learned outlook."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from spinney.bots.outlooks import LEARNED, Card, outlook_file
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
    as_json: AsJson = False,
) -> None:
    """List the bots, and what is known of a learned outlook: its setups, games and strength."""
    the_game = game_named(game)
    file = outlook_file(the_game, outlook)
    card = None if file is None else file.card
    if as_json:
        told = None if card is None else msgspec.to_builtins(card)
        print(json({"game": game, "bots": list(bot_names()), "outlook": told}), end="")
        return
    text, console = Text(the_game, language), new_console()
    console.print(", ".join(bot_names()))
    if card is None:
        console.print(text.say("outlook-none", game=text.title()), soft_wrap=True)
    else:
        for line in lines(card, text):
            console.print(line, soft_wrap=True, highlight=False)
        console.print(setups(card, text))
        console.print(text.say("outlook-elsewhere"), soft_wrap=True)


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
