"""The board of the Keepers in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.keepers.looks import COLUMNS, SPACES, retinue, sides_left, value
from spinney.root.looks import listed, suit_of
from spinney.root.terminal.marks import entry, suits
from spinney.symbols.captions import label

COLOURS = {"keepers": "grey62"}
DONE, EMPTY = "✓", "·"


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    columns = Line("  ").join(column(own, text, name) for name in COLUMNS)
    rows = Line("  ").join(row(text, kind, held) for kind, held in own["recovered"].items())
    tiles = ", ".join(text.named(side) for side, _ in sides_left(own)) or "0"
    lines: list[RenderableType] = [columns, rows, entry(label(text, "waystations"), tiles)]
    lines += [
        Line(told, "dim") for told in listed(label(text, "face-down"), own["face_down"], text)
    ]
    return lines


def column(own: dict[str, Any], text: Text, name: str) -> Line:
    """A column of the Retinue: the letters of its suits, with a tick once it has acted."""
    line = entry(label(text, f"retinue-{name}"), "")
    for card, done in retinue(own, name):
        line.append(suits([suit_of(card)], text)).append(DONE if done else "", "green")
    return line


def row(text: Text, kind: str, held: list[str]) -> Line:
    """A row of recovered relics: their values, and the spaces that are left."""
    spaces = [value(relic) for relic in held] + [EMPTY] * (SPACES - len(held))
    return entry(text.named(kind), " ".join(spaces))
