"""What the drawings of the Cult read off its board."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import NONE
from spinney.core.text import Text
from spinney.root.factions.cult import chapter, rituals
from spinney.root.factions.cult.board import SUIT_NAMES
from spinney.symbols.captions import label

SUITS: Final = SUIT_NAMES
POINTS: Final = rituals.POINTS
"""What a ritual scores with one garden of its suit on the map, with two, and so on."""
BONUS_DRAWS: Final = (chapter.BONUS_DRAW,)
"""The spaces, counted from 1, that are worth a card each Evening once they are uncovered."""


def garden(suit: str) -> str:
    return f"garden_{suit}"


def outcast(board: dict[str, Any], text: Text) -> str:
    """The Outcast in words, or nothing before it is chosen."""
    if board["outcast"] == NONE:
        return ""
    suit = text.named(board["outcast"])
    return f"{suit}, {label(text, 'hated')}" if board["hated"] else suit
