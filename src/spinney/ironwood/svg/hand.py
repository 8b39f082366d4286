"""The reader's hand, below board and column."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import hand_cards
from spinney.ironwood.svg.cards import CARD, TALL, card
from spinney.ironwood.svg.layout import LEFT, PRINTED, WIDTH
from spinney.symbols.captions import label
from spinney.symbols.pen import group, rotation, trace, write
from spinney.symbols.picture import CARD as CARD_SHEET
from spinney.symbols.picture import Part, Sheet

ACROSS = int((WIDTH - 2 * LEFT) // (CARD + 8))
PITCH = (WIDTH - 2 * LEFT) / ACROSS


def hand(view: dict[str, Any], top: float) -> tuple[list[Sheet], float]:
    """In as many rows as it takes, and where they end; whoever only watches has none."""
    own = own_side(view)
    if own is None:
        return [], top
    cards = hand_cards(own)
    print_of = {field: view[field] for field in PRINTED}
    sheets = []
    for i, word in enumerate(cards):
        row, column = divmod(i, ACROSS)
        x, y = LEFT + 2 + column * PITCH, top + 34 + row * (TALL + 16)
        lean = (column - (min(len(cards), ACROSS) - 1) / 2) * 0.3
        place = f"translate({trace(x, y)}) {rotation(lean, CARD / 2, TALL)}"
        part = Part(f"card.{word}", card, (print_of, word))
        sheets.append(Sheet(part.name, CARD_SHEET, (-4, -4, CARD + 8, TALL + 10), [part], place))
    rows = -(-len(cards) // ACROSS)
    return sheets, top + 40 + rows * (TALL + 16)


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
