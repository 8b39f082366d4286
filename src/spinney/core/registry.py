"""The games there are. A new game is one folder and one line here.

A game of somebody's own needs no line: `SPINNEY_GAMES="magpie=magpie.game"` names the module in
which its `GAME` is; several are written with blanks between them.
"""

from __future__ import annotations

import functools
import importlib
import os
from typing import Any

from spinney.core.errors import SetupError, nearest
from spinney.core.game import Game
from spinney.core.modules import module_named

GAMES = {
    "sylvion": "spinney.sylvion.game",
    "root": "spinney.root.game",
    "ironwood": "spinney.ironwood.game",
}
"""The module in which each game's `GAME` is."""

OWN = "SPINNEY_GAMES"


def game_names() -> tuple[str, ...]:
    return tuple(GAMES | own_games())


def game_named(name: str) -> Game[Any]:
    """The game with this name; loaded when first asked for."""
    if name in GAMES:
        return loaded(GAMES[name])
    own = own_games()
    if name not in own:
        known = (*GAMES, *own)
        raise SetupError(f"no game {name!r}; there is {', '.join(known)}{nearest(name, known)}")
    return own_game(name, own[name])


@functools.cache
def loaded(module: str) -> Game[Any]:
    found: Game[Any] = importlib.import_module(module).GAME
    return found


def own_games() -> dict[str, str]:
    """The modules that the environment names; no game of ours is replaced by one of them."""
    found: dict[str, str] = {}
    for written in os.environ.get(OWN, "").split():
        name, _, module = written.partition("=")
        if not name or not module:
            raise SetupError(f"{OWN}: cannot read {written!r}; write it as name=module")
        if name in GAMES or name in found:
            raise SetupError(f"{OWN}: there is a game {name!r} already")
        found[name] = module
    return found


def own_game(name: str, module: str) -> Game[Any]:
    """What is in a module that somebody named, if it is a game of that name."""
    there = module_named(module)
    if there is None:
        raise SetupError(f"{OWN}: there is no module {module!r} for {name}")
    found = getattr(there, "GAME", None)
    if not isinstance(found, Game) or found.name != name:
        raise SetupError(f"{OWN}: {module} has no GAME with the name {name!r}")
    return found
