"""The board of the Corvids in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.corvids.looks import KINDS, left, plots
from spinney.root.looks import is_active
from spinney.root.terminal.marks import entry
from spinney.symbols.captions import label

COLOURS = {"corvids": "magenta"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    first = entry(label(text, "plots"), str(own["reserve"]["count"]))
    if is_active(view, player):
        first.append(" · ").append(entry(label(text, "actions"), str(own["actions"])))
    kinds = Line(" · ").join(entry(text.named(kind), str(left(own, kind))) for kind in KINDS)
    lines: list[RenderableType] = [first, kinds]
    if own["plots"]:
        lines.append(entry(text.named("hidden_plot"), ", ".join(plots(own, text))))
    return lines
