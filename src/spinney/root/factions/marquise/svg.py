"""The board of the Marquise: three tracks of buildings, and wood."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.marquise.looks import BONUS_DRAWS, TRACKS, WOOD
from spinney.root.looks import is_active
from spinney.root.svg.layout import COLUMN_WIDTH, Block
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label
from spinney.symbols.pen import symbol, write

COLOURS = {"marquise": "flame"}
PITCH, ROW = 43, 42
FIRST = 116


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Block:
    own = player["board"]
    drawn = [heading(0, 12, label(text, "cost"), FIRST - 26)]
    for i, cost in enumerate(WOOD):
        x = FIRST + i * PITCH
        drawn.append(symbol("wood", x + 4, -4, 20) + write(x + 26, 12, str(cost), 16))
    for n, (piece, worth) in enumerate(TRACKS.items()):
        built, y = own["buildings"][piece]["on_map"], 22 + n * ROW
        name = text.named(piece)
        drawn.append(write(0, y + 24, name, 16, "title", FIRST - 10))
        bonus = BONUS_DRAWS.get(piece, ())
        drawn.append(track(piece, worth, built, FIRST, y, PITCH, bonus, f"{name} {built}"))
    below = 22 + 3 * ROW
    drawn.append(symbol("wood", 0, below - 4, 24))
    left = f"{own['wood']}"
    if is_active(view, player) and view["phase"] == "daylight":
        left += f" · {label(text, 'actions')} {own['actions']}"
    drawn.append(write(30, below + 14, left, 16, "text", COLUMN_WIDTH - 60))
    return "".join(drawn), below + 26


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    built = (f"{text.named(piece)} {track['on_map']}" for piece, track in own["buildings"].items())
    return [", ".join((*built, f"{text.named('wood')} {own['wood']}"))]
