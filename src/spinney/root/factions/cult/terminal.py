"""The board of the Cult in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.fields import NONE
from spinney.core.text import Text
from spinney.root.factions.cult.looks import BONUS_DRAWS, POINTS, SUITS, garden
from spinney.root.looks import SUITS as ALL_SUITS
from spinney.root.looks import suit_of
from spinney.root.terminal.marks import entry, suits
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"cult": "plum2"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    marker = Line("")
    if own["outcast"] != NONE:
        marker = suits([own["outcast"]], text)
        if own["hated"]:
            marker.append(f" {label(text, 'hated')}")
    parts = [
        entry(label(text, "outcast"), marker),
        entry(label(text, "acolytes"), str(own["acolytes"])),
        *(entry(label(text, pile), cards(own[pile], text)) for pile in shown(own)),
    ]
    tracks = [
        entry(text.named(garden(suit)), track(POINTS, own["gardens"][suit]["on_map"], BONUS_DRAWS))
        for suit in SUITS
    ]
    return [Line(" · ").join(parts), *tracks]


def shown(own: dict[str, Any]) -> list[str]:
    """The Lost Souls, and what is revealed, if anything is."""
    return ["souls", "revealed"] if own["revealed"] else ["souls"]


def cards(pile: list[str], text: Text) -> Line:
    """How many cards, and their suits."""
    count = Line(str(len(pile)))
    known = suits(sorted((suit_of(card) for card in pile), key=ALL_SUITS.index), text)
    return Line(" ").join(filter(None, (count, known)))
