"""The reader's hand, below board and column."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import hand_cards
from spinney.ironwood.svg.cards import CARD, TALL, card
from spinney.ironwood.svg.layout import LEFT, WIDTH, Block
from spinney.symbols.captions import label
from spinney.symbols.pen import group, part, rotation, write

ACROSS = int((WIDTH - 2 * LEFT) // (CARD + 8))
PITCH = (WIDTH - 2 * LEFT) / ACROSS


def hand(view: dict[str, Any], text: Text, top: float) -> Block:
    """In as many rows as it takes; whoever only watches has none."""
    own = [side for side in view["sides"] if side["side"] == view["side"]]
    if not own:
        return "", top
    cards = hand_cards(own[0])
    title = f"{label(text, 'hand')} {own[0]['hand']['count']}"
    drawn = [write(LEFT, top + 20, title, 20, "title")]
    for i, word in enumerate(cards):
        row, column = divmod(i, ACROSS)
        x, y = LEFT + 2 + column * PITCH, top + 34 + row * (TALL + 16)
        lean = (column - (min(len(cards), ACROSS) - 1) / 2) * 0.3
        face = card(view, text, word, x, y, i)
        turn = rotation(lean, x + CARD / 2, y + TALL)
        drawn.append(part("card", (x - 4, y - 4, CARD + 8, TALL + 10), face, transform=turn))
    rows = -(-len(cards) // ACROSS)
    return group(*drawn, data_part="hand"), top + 40 + rows * (TALL + 16)
