"""The board of the Eyrie in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.eyrie.looks import BONUS_DRAWS, ROOSTS, decree
from spinney.root.looks import suit_of
from spinney.root.terminal.marks import entry, named_or_none, suits
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"eyrie": "dodger_blue1"}
DONE = "✓"


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    leader = entry(label(text, "leader"), named_or_none(own["leader"], text))
    if own["deposed"]:
        gone = ", ".join(text.named(name) for name in own["deposed"])
        leader.append(" · ").append(entry(label(text, "deposed"), gone))
    columns = Line("  ").join(column(own, text, name) for name in own["decree"])
    built = own["roosts"]["on_map"]
    roosts = entry(text.named("roost"), track(ROOSTS, built, BONUS_DRAWS))
    return [leader, columns, roosts]


def column(own: dict[str, Any], text: Text, name: str) -> Line:
    """A column of the decree: the letters of its suits, with a tick once resolved."""
    line = entry(text.named(name), "")
    for card, done in decree(own, name):
        line.append(suits([suit_of(card)], text)).append(DONE if done else "", "green")
    return line
