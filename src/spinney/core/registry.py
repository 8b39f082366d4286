"""The games there are. A new game is one folder and one line here."""

from __future__ import annotations

import importlib
from typing import Any

from spinney.core.errors import SetupError, nearest
from spinney.core.game import Game

GAMES = {
    "sylvion": "spinney.sylvion.game",
    "root": "spinney.root.game",
    "ironwood": "spinney.ironwood.game",
}
"""The module in which each game's `GAME` is."""


def game_names() -> tuple[str, ...]:
    return tuple(GAMES)


def game_named(name: str) -> Game[Any]:
    """The game with this name; loaded when first asked for."""
    if name not in GAMES:
        raise SetupError(f"no game {name!r}{nearest(name, GAMES)}; there is {', '.join(GAMES)}")
    game: Game[Any] = importlib.import_module(GAMES[name]).GAME
    return game
