"""The board of the Mechanical Marquise in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.mechanical.looks import orders, spies
from spinney.root.looks import suit_of
from spinney.root.terminal.marks import entry, suits
from spinney.symbols.captions import label, named

COLOURS = {"mechanical_marquise": "dark_orange3"}
FACE_DOWN, TURNED = "?", "▲"


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    program = entry(label(text, "orders"), TURNED if own["turned"] else "")
    for nth, card in enumerate(orders(own), 1):
        program.append(f" {nth} ", "dim")
        if card is None:
            program.append(FACE_DOWN)
        else:
            program.append(suits([suit_of(card)], text)).append(f" {text.named(card)}")
    lines: list[RenderableType] = [program, Line(label(text, "priorities"), "dim")]
    held = ", ".join(named(text.named(card), text.named(who)) for card, who in spies(own))
    if held:
        lines.append(entry(label(text, "spies"), held))
    return lines
