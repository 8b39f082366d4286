"""options: what can be chosen before a game."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from spinney.cli.arguments import GameName, Language
from spinney.cli.screen import new_console
from spinney.core.registry import game_named
from spinney.core.setup import Option
from spinney.core.text import Text


def options(game: GameName, language: Language) -> None:
    """List the options of a game: what each does, its values, the default and the rule."""
    text = Text(game_named(game), language)
    console = new_console()
    for option in text.game.options:
        key = f"option-{option.name}"
        console.print(
            Line.assemble((option.name, "bold"), f"  {text.say(key)}", (f"  {option.rule}", "dim"))
        )
        console.print(Padding(text.say(f"{key}.help"), (0, 0, 0, 4), expand=False))
        console.print(Padding(values(option, text), (0, 0, 1, 4), expand=False))


def values(option: Option, text: Text) -> Grid:
    """The values of an option, each with its name; the default is marked."""
    grid = Grid.grid(padding=(0, 2))
    for value in option.values:
        name = text.option_value(option, value)
        default = text.say("cli-default") if value == option.default else ""
        grid.add_row(f"{option.name}={value}", "" if name == value else name, Line(default, "dim"))
    if option.accepts is not None:
        grid.add_row(f"{option.name}=…", text.option_form(option))
    return grid
