"""Ironwood's cards in SVG: whole ones in hand, strips on the sides' boards."""

from __future__ import annotations

import functools
from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import OURS_MARK, card_does, card_name, reconstructed, values
from spinney.ironwood.words import CARD_NAMES, SIDE_NAMES, VALUES, is_base, side_of
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    KEPT,
    LIKELY,
    SMALL,
    group,
    path,
    sketch,
    slip,
    symbol,
    target,
    thing,
    wrap,
    write,
)

CARD = 232
STRIP = 32
BELOW = 68
"""Where what a card does begins."""
FEW = 3
"""A card has room for this many lines; what does more is on a longer one."""
PITCH = 1.08
"""From one line to the next, in the size of the letters."""


def side_name(card: str) -> str:
    return SIDE_NAMES[side_of(CARD_NAMES.index(card))]


def paper(card: str) -> str:
    """Base cards, which come back each round, are on paper of their own."""
    return "slip sp-slip-goal" if is_base(CARD_NAMES.index(card)) else "slip"


def card_thing(word: str) -> str:
    """What a card is called as a thing, wherever it lies face up; face down it is its side."""
    return f"{side_name(word)}-{word}"


def told(view: dict[str, Any], text: Text, card: str) -> str:
    """A card in words: its name, its values, what it does."""
    numbers = values(view, card)
    shown = [f"{label(text, name)} {n}" for name, n in zip(VALUES, numbers, strict=False)]
    return ". ".join([card_name(view, text, card), *shown, card_does(view, text, card)]).strip()


def badges(view: dict[str, Any], card: str, x: float, y: float, size: float) -> str:
    """The combat values from a point on, each in the shape that says what it is."""
    drawn = []
    for i, (name, n) in enumerate(zip(VALUES, values(view, card), strict=False)):
        left = x + i * (size + 3)
        drawn.append(symbol(f"value-{name}", left, y, size))
        drawn.append(write(left + size / 2, y + size * 0.7, str(n), size * 0.58, "number"))
    return "".join(drawn)


def card(text: Text, view: dict[str, Any], word: str) -> str:
    """A card face up, in hand."""
    seed, high = CARD_NAMES.index(word), tall(view, text, word)
    face = target(
        word,
        slip(0, 0, CARD, high, seed),
        path(slip(3, 4, CARD, high, seed), "shadow"),
        path(slip(0, 0, CARD, high, seed), paper(word)),
        sketch(symbol(side_name(word), 8, 4, 24)),
        name(card_name(view, text, word)),
        badges(view, word, 9, 29, 24),
        write(CARD - 10, 46, word, SMALL, "quiet", text_anchor="end"),
        origin(view, word, CARD - 66, 46),
        effect(view, text, word, 10, BELOW),
        title=told(view, text, word),
    )
    return thing(card_thing(word), "hand", face)


def tall(view: dict[str, Any], text: Text, word: str) -> float:
    """How high a card is: as long as what it does."""
    lines = max(FEW, len(lines_of(card_does(view, text, word))))
    return BELOW + (lines - 1) * SMALL * PITCH + 8


@functools.lru_cache(KEPT)
def lines_of(does: str) -> list[str]:
    return wrap(does, SMALL * LIKELY, CARD - 20) if does else []


def name(words: str) -> str:
    """On one line, squeezed if it is long."""
    return write(38, 21, words, 17, "title", CARD - 46)


def effect(view: dict[str, Any], text: Text, word: str, x: float, y: float) -> str:
    """What a card does."""
    return "".join(
        write(x, y + i * SMALL * PITCH, line, SMALL, "text", (CARD - 20) / LIKELY)
        for i, line in enumerate(lines_of(card_does(view, text, word)))
    )


def origin(view: dict[str, Any], word: str, x: float, y: float) -> str:
    """A quiet mark on what is our reconstruction."""
    if not reconstructed(view, word):
        return ""
    return write(x, y, OURS_MARK, 15, "quiet", text_anchor="middle")


def strip(
    view: dict[str, Any], text: Text, word: str, x: float, y: float, width: float, cubes: int = 0
) -> str:
    """A card as one line: its name, the cubes on it, its values."""
    seed = CARD_NAMES.index(word)
    right = x + width - 100
    room = width - 116 - (20 * cubes if cubes <= 3 else 44)
    return target(
        word,
        slip(x, y, width, STRIP, seed, 0.8),
        path(slip(x, y, width, STRIP, seed, 0.8), paper(word)),
        write(x + 10, y + 21, card_name(view, text, word), 16, "text", room),
        cubes_before(word, cubes, right, y + 7) if cubes else "",
        badges(view, word, x + width - 92, y + 4, 24),
        origin(view, word, x + width - 7, y + STRIP - 5),
        title=told(view, text, word),
    )


def cubes_before(card: str, count: int, right: float, y: float) -> str:
    """As many cubes, up to a point; more than three are one with a number."""
    drawn = "".join(symbol("cube", right - 20 * (i + 1), y, 18) for i in range(count))
    if count > 3:
        number = write(right, y + 15, str(count), 16, "text", text_anchor="end")
        drawn = symbol("cube", right - 42, y, 18) + number
    return thing("cube", card, drawn, count=count)


def back(side: str, x: float, y: float, width: float, title: str) -> str:
    """A card face down, as one line; it says no more than whose it is."""
    marks = (symbol(side, x + 8 + i * 40, y + 5, 22) for i in range(int(width // 40)))
    return group(
        path(slip(x, y, width, STRIP, 3, 0.8), "slip sp-slip-ash"),
        group(*marks, class_="sp-faint"),
        title=title,
    )
