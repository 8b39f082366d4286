"""Pictures of games: what they are drawn with, and those of games that draw in one piece."""

from __future__ import annotations

import functools
import hashlib
import re
from typing import Any

import msgspec

from spinney.core.game import Game
from spinney.core.modules import module_named
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.symbols import everything
from spinney.symbols.picture import BOARD, Part, Picture, Sheet

DOCUMENT = re.compile(
    r'<svg[^>]*viewBox="0 0 (\d+) ([\d.]+)"[^>]*>.*?</defs>(.*)</svg>$', re.DOTALL
)


def picture_of(game: Game[Any], view: dict[str, Any], text: Text) -> Picture:
    """A view in parts; in one, if the game does not know its parts."""
    if hasattr(module_named(f"{game.package}.svg"), "picture"):
        drawn: Picture = game.picture(view, text)
        return drawn
    found = DOCUMENT.search(game.svg(view, text))
    assert found is not None
    width, height, body = int(found[1]), float(found[2]), found[3]
    sheet = Sheet("board", BOARD, (0, 0, width, height), [Part("board", as_drawn, (body,))])
    return Picture(width, height, [sheet])


def as_drawn(text: Text, body: str) -> str:
    return body


@functools.cache
def sheet(packages: tuple[str, ...], theme: str) -> tuple[bytes, str]:
    """The symbols and the style of a game as they are sent, and a mark that changes with them."""
    body = msgspec.json.encode(m.GameSheet(*everything(theme, packages)))
    return body, hashlib.sha256(body).hexdigest()[:20]


def sheet_address(game: Game[Any], theme: str) -> str:
    """Where the sheet is that goes with the pictures of a game; another one has another address."""
    _, mark = sheet(game.packages, theme)
    return f"/api/games/{game.name}/sheet?theme={theme}&mark={mark}"
