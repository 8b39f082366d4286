"""Options of games as switches: `--cards FILE` is short for `-o cards=FILE`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from spinney.core.errors import SetupError
from spinney.core.registry import game_named, game_names

OPTION = "--option"


def spelled_out(app: typer.Typer, words: Sequence[str]) -> list[str]:
    """The words of a command line with every switch that names an option of a game written out.

    A switch of the command's own is left alone, and so is the line of a command without options.
    """
    own = switches_of(app, words)
    if OPTION not in own:
        return list(words)
    names = {option.name for game in game_names() for option in game_named(game).options}
    found: list[str] = []
    rest = iter(words)
    for word in rest:
        switch, equals, value = word.partition("=")
        name = switch.removeprefix("--").replace("-", "_")
        if not switch.startswith("--") or switch in own or name not in names:
            found.append(word)
            continue
        if not equals:
            value = next(rest, "")
        if not value:
            raise SetupError(f"{switch} needs a value")
        found += [OPTION, f"{name}={value}"]
    return found


def switches_of(app: typer.Typer, words: Sequence[str]) -> set[str]:
    """The switches that the command of a line has itself; it may be one of a group of commands."""
    found: Any = get_command(app)
    for word in words:
        if not isinstance(found, TyperGroup):
            break
        found = found.commands.get(word)
    return set() if found is None else {switch for each in found.params for switch in each.opts}
