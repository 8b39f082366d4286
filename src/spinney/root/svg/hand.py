"""The reader's hand below the map, a fan in which equal cards lie together."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import own_hand, seen_cards
from spinney.root.svg.cards import card
from spinney.root.svg.layout import BELOW, BROAD, LEFT
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import group, part, path, rotation, seal, slip, write

CARD, TALL = 98, 146
PITCH = CARD + 14
FAN = BELOW + 62
"""The upper edge of the cards."""


def hand(view: dict[str, Any], text: Text) -> tuple[str, float]:
    """The cards in as many rows as they need, and where they end."""
    held = own_hand(view)
    if held is None:
        return "", BELOW
    faces = tally(seen_cards(held))
    across = int((BROAD + PITCH - CARD) // PITCH)
    drawn = [write(LEFT, FAN - 26, f"{label(text, 'hand')} {held['count']}", 22, "title")]
    for i, (word, count) in enumerate(faces):
        row, column = divmod(i, across)
        x, y = LEFT + 8 + column * PITCH, FAN + row * (TALL + 26)
        lean = (column - (min(len(faces), across) - 1) / 2) * 0.8
        box = (x - 12, y - 14, CARD + 26, TALL + 20)
        turn = rotation(lean, x + CARD / 2, y + TALL)
        drawn.append(part("card", box, face_up(word, count, text, x, y), transform=turn))
    rows = -(-len(faces) // across)
    return group(*drawn, data_part="hand"), FAN + rows * (TALL + 26)


def face_up(word: str, count: int, text: Text, x: float, y: float) -> str:
    under = (
        path(slip(x + 4 * i, y - 4 * i, CARD, TALL, int(x) + i), "slip")
        for i in range(min(count, 3) - 1, 0, -1)
    )
    several = seal(x + CARD - 12, y + 84, f"\N{MULTIPLICATION SIGN}{count}") if count > 1 else ""
    return "".join((*under, card(word, text, x, y, CARD, TALL, int(x)), several))
