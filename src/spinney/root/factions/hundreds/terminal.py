"""The board of the Hundreds in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.hundreds.board import MOOD_NAMES, TRACKS
from spinney.root.factions.hundreds.looks import ITEM_OF, where_he_is
from spinney.root.looks import is_active
from spinney.root.terminal.marks import entry
from spinney.symbols.captions import label

COLOURS = {"hundreds": "red3"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    first = [
        entry(text.named("warlord"), where_he_is(own, text)),
        entry(text.named("stronghold"), f"{own['strongholds']['on_map']}/6"),
        entry(text.named("mob"), f"{own['mobs']['on_map']}/5"),
    ]
    taken = {"command": own["commanded"], "prowess": own["advanced"]}
    lines: list[RenderableType] = [Line(" · ").join(first)]
    for track in TRACKS:
        done = f" ({taken[track]})" if is_active(view, player) and taken[track] else ""
        items = ", ".join(text.named(item) for item in own["hoard"][track])
        lines.append(entry(f"{label(text, track)} {own[track]}{done}", items or "—"))
    lines.append(entry(label(text, "mood"), moods(own, text)))
    return lines


def moods(own: dict[str, Any], text: Text) -> Line:
    """All of them, the present one bold, barred ones dim, each with the item it shows."""
    names = []
    for mood in MOOD_NAMES:
        style = "bold" if mood == own["mood"] else "dim" if mood in own["barred"] else ""
        item = f" ({text.named(ITEM_OF[mood])})" if ITEM_OF[mood] else ""
        names.append(Line(f"{text.named(mood)}{item}", style))
    return Line(", ").join(names)
