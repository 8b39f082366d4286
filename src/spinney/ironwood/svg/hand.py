"""The reader's hand, below board and column."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import hand_cards
from spinney.ironwood.svg.cards import CARD, card, tall
from spinney.ironwood.svg.layout import LEFT, PRINTED, WIDTH
from spinney.symbols.captions import label
from spinney.symbols.pen import group, rotation, trace, write
from spinney.symbols.picture import CARD as CARD_SHEET
from spinney.symbols.picture import Part, Sheet

ACROSS = int((WIDTH - 2 * LEFT) // (CARD + 8))
PITCH = (WIDTH - 2 * LEFT) / ACROSS


def hand(view: dict[str, Any], text: Text, top: float) -> tuple[list[Sheet], float]:
    """In as many rows as it takes, and where they end; whoever only watches has none."""
    own = own_side(view)
    if own is None:
        return [], top
    cards = hand_cards(own)
    print_of = {field: view[field] for field in PRINTED}
    sheets: list[Sheet] = []
    y = top + 34
    for first in range(0, len(cards), ACROSS):
        row = cards[first : first + ACROSS]
        highs = [tall(print_of, text, word) for word in row]
        for column, (word, high) in enumerate(zip(row, highs, strict=True)):
            lean = (column - (len(row) - 1) / 2) * 0.3
            x = LEFT + 2 + column * PITCH
            place = f"translate({trace(x, y)}) {rotation(lean, CARD / 2, high)}"
            part = Part(f"card.{word}", card, (print_of, word))
            box = (-4, -4, CARD + 8, high + 10)
            sheets.append(Sheet(part.name, CARD_SHEET, box, [part], place))
        y += max(highs) + 16
    return sheets, y + 6


def heading(view: dict[str, Any], text: Text, top: float) -> str:
    """What stands above the cards on the page."""
    own = own_side(view)
    if own is None:
        return ""
    title = f"{label(text, 'hand')} {own['hand']['count']}"
    return group(write(LEFT, top + 20, title, 20, "title"), data_part="hand")


def own_side(view: dict[str, Any]) -> dict[str, Any] | None:
    own = [side for side in view["sides"] if side["side"] == view["side"]]
    return own[0] if own else None
