"""What the pictures of a game are drawn with."""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import msgspec

from spinney.core.game import Game
from spinney.server import messages as m
from spinney.symbols import everything


@functools.cache
def sheet(game: Game[Any], theme: str) -> tuple[bytes, str]:
    """The symbols and the style of a game as they are sent, and a mark that changes with them."""
    body = msgspec.json.encode(m.GameSheet(*everything(theme, game.packages), game.colours()))
    return body, hashlib.sha256(body).hexdigest()[:20]


def sheet_address(game: Game[Any], theme: str) -> str:
    """Where the sheet is that goes with the pictures of a game; another one has another address."""
    _, mark = sheet(game, theme)
    return f"/api/games/{game.name}/sheet?theme={theme}&mark={mark}"
