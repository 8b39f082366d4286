"""The board of the Marquise in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.marquise.looks import BONUS_DRAWS, TRACKS, WOOD
from spinney.root.looks import is_active
from spinney.root.terminal.marks import entry
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"marquise": "dark_orange"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for piece, worth in TRACKS.items():
        built = own["buildings"][piece]["on_map"]
        cost = f"{text.named('wood')} {WOOD[built]}" if built < len(WOOD) else ""
        spaces = track(worth, built, BONUS_DRAWS.get(piece, ()))
        grid.add_row(Line(text.named(piece), "dim"), spaces, cost)
    line = entry(text.named("wood"), str(own["wood"]))
    if is_active(view, player):
        line.append(" · ").append(entry(label(text, "actions"), str(own["actions"])))
    return [grid, line]
