"""The reader's hand below the map, a fan in which equal cards lie together."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import own_hand, seen_cards
from spinney.root.svg.cards import card, card_thing
from spinney.root.svg.layout import BELOW, BROAD, LEFT
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import group, path, rotation, seal, slip, thing, trace, write
from spinney.symbols.picture import CARD as CARD_SHEET
from spinney.symbols.picture import Part, Sheet

CARD, TALL = 112, 162
PITCH = CARD + 14
BOX = (-9, -12, CARD + 20, TALL + 19)
"""The room that a card takes, with its marks and the cards below it."""
FAN = BELOW + 62
"""The upper edge of the cards."""


def hand(view: dict[str, Any]) -> tuple[list[Sheet], float]:
    """The cards in as many rows as they need, and where they end."""
    held = own_hand(view)
    if held is None:
        return [], BELOW
    faces = tally(seen_cards(held))
    across = int((BROAD + PITCH - CARD) // PITCH)
    sheets = []
    for i, (word, count) in enumerate(faces):
        row, column = divmod(i, across)
        x, y = LEFT + 8 + column * PITCH, FAN + row * (TALL + 26)
        lean = (column - (min(len(faces), across) - 1) / 2) * 0.8
        turned = f"translate({trace(x, y)}) {rotation(lean, CARD / 2, TALL)}"
        part = Part(f"card.{word}", face_up, (word, count))
        sheets.append(Sheet(part.name, CARD_SHEET, BOX, [part], turned))
    rows = -(-len(faces) // across)
    return sheets, FAN + rows * (TALL + 26)


def heading(view: dict[str, Any], text: Text) -> str:
    """What stands above the cards on the page."""
    held = own_hand(view)
    if held is None:
        return ""
    words = f"{label(text, 'hand')} {held['count']}"
    return group(write(LEFT, FAN - 26, words, 22, "title"), data_part="hand")


def face_up(text: Text, word: str, count: int) -> str:
    seed = len(word)
    under = (
        path(slip(4 * i, -4 * i, CARD, TALL, seed + i), "slip")
        for i in range(min(count, 3) - 1, 0, -1)
    )
    several = seal(CARD - 12, 84, f"\N{MULTIPLICATION SIGN}{count}") if count > 1 else ""
    drawn = (*under, card(word, text, 0, 0, CARD, TALL, seed), several)
    return thing(card_thing(word), "hand", *drawn, count=count)
