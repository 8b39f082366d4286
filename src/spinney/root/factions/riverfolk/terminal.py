"""The board of the Riverfolk in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.riverfolk.looks import (
    BOXES,
    POINTS,
    SERVICE_NAMES,
    buyers,
    left_board,
    listed,
)
from spinney.root.terminal.marks import entry, suits
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"riverfolk": "cyan"}
DOT = Line(" · ")


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    boxes = (entry(label(text, box), listed(own[box], text) or "0") for box in BOXES)
    return [DOT.join(boxes), DOT.join(prices(own, text)), *(posts(own, text))]


def prices(own: dict[str, Any], text: Text) -> list[Line]:
    """Each service, what it costs, and who has it for this turn."""
    found = []
    for service in SERVICE_NAMES:
        price = str(own["prices"][service] or "?")
        names = ", ".join(text.named(who) for who in buyers(own, service))
        found.append(entry(text.named(service), f"{price} ({names})" if names else price))
    return found


def posts(own: dict[str, Any], text: Text) -> list[Line]:
    """A track for each suit, and the funds that craft on it."""
    found = []
    for suit, there in own["posts"].items():
        line = Line.assemble(suits([suit], text), " ", track(POINTS, left_board(there)))
        if there["lost"]:
            line.append(" · ").append(entry(label(text, "gone"), str(there["lost"])))
        if own["crafting"][suit]:
            line.append(" · ").append(
                entry(label(text, "committed"), listed(own["crafting"][suit], text))
            )
        found.append(line)
    return found
