"""A card that is kept from one game to the next."""

from __future__ import annotations

from spinney.core.text import Text
from spinney.root.svg.cards import card
from spinney.symbols.pen import alone

WIDE, TALL = 120, 188
RIM = (10, 12)
"""Room for the marks on its upper corners, and for its shadow."""


def draw(word: str, text: Text, theme: str = "auto") -> str:
    left, top = RIM
    drawn = card(word, text, left, top, WIDE, TALL, len(word))
    return alone(WIDE + 2 * left, TALL + 2 * top, theme, text, drawn, title=text.named(word))
