"""The slip at the top of the column: deck, discard pile, items, available dominance cards."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import by_suit, counted, suit_of
from spinney.root.svg.cards import Strip, back, strips
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH, Block
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import breadth, group, path, slip, symbol, wash, write

TOP = 30
X = COLUMN + 16
ROOM = COLUMN_WIDTH - 32


def supply(view: dict[str, Any], text: Text) -> Block:
    height = 128 if view["available"] else 96
    return (
        "".join(
            (
                path(slip(COLUMN + 4, TOP + 4, COLUMN_WIDTH, height, 21), "shadow"),
                path(slip(COLUMN, TOP, COLUMN_WIDTH, height, 21), "tint"),
                wash(("sand", 0.9, slip(COLUMN + 160, TOP - 12, 90, 26, 33))),
                piles(view, text),
                items(view, text),
                available(view, text),
            )
        ),
        TOP + height + 20,
    )


def piles(view: dict[str, Any], text: Text) -> str:
    """The deck by its number, the discard pile by suits."""
    deck = f"{label(text, 'deck')} {view['deck_count']}"
    thrown = f"{label(text, 'discard')} {len(view['discard'])}"
    drawn = [
        group(back(X, TOP + 16, 24, 32, 1), title=deck),
        write(X + 34, TOP + 38, deck, 17, "title", 120),
        write(X + 168, TOP + 38, thrown, 17, "title", 120),
    ]
    for i, (suit, count) in enumerate(by_suit(view["discard"])):
        x = X + 272 + i * 32
        drawn.append(symbol(suit, x, TOP + 16, 20))
        drawn.append(write(x + 10, TOP + 50, str(count), 14, "name"))
    return "".join(drawn)


def items(view: dict[str, Any], text: Text) -> str:
    words = view["item_supply"]
    pitch = min(31, (ROOM - 26) / max(1, len(words) - 1))
    drawn = (
        group(symbol(word, X + i * pitch, TOP + 58, 27), title=text.named(word), data_word=word)
        for i, word in enumerate(words)
    )
    return group(*drawn, title=label(text, "items"))


def available(view: dict[str, Any], text: Text) -> str:
    """3.3.4: the dominance cards that can be taken."""
    if not view["available"]:
        return ""
    name = label(text, "available")
    drawn = [symbol("dominance", X, TOP + 92, 26), write(X + 34, TOP + 112, name, 16, "title", 200)]
    for i, word in enumerate(view["available"]):
        x = X + 48 + breadth(name, 16) + i * 34
        mark = symbol(suit_of(word), x, TOP + 92, 26)
        drawn.append(group(mark, title=text.named(word), data_word=word))
    return "".join(drawn)


def discards(view: dict[str, Any], text: Text, x: float, y: float, width: float) -> Block:
    """The discard pile card by card; everybody may look through it (1.2.2)."""
    cards = [
        Strip(suit_of(word), counted(word, n, text), word=word)
        for word, n in tally(view["discard"])
    ]
    listed, height = strips(cards, x, y + 34, width)
    name = f"{label(text, 'discard')} {len(view['discard'])}"
    return write(x, y + 20, name, 20, "title", width) + listed, height + 34
