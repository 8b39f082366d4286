"""The board of the Alliance in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.alliance.looks import SUPPORTERS, SYMPATHY, bases_on_map
from spinney.root.looks import SUITS, seen_cards, suit_of
from spinney.root.terminal.marks import entry, suits
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"alliance": "green"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    stack = own["supporters"]
    count = Line(str(stack["count"]))
    known = suits(sorted((suit_of(card) for card in seen_cards(stack)), key=SUITS.index), text)
    bases = suits(bases_on_map(own), text)
    parts = (
        entry(label(text, "supporters"), Line(" ").join(filter(None, (count, known)))),
        entry(label(text, "officers"), str(own["officers"])),
        entry(text.named("base"), bases),
    )
    placed = own["sympathy"]["on_map"]
    sympathy = entry(text.named("sympathy"), track(SYMPATHY, placed))
    if placed < len(SUPPORTERS):
        sympathy.append(entry(label(text, "cost"), str(SUPPORTERS[placed])))
    return [Line(" · ").join(parts), sympathy]
