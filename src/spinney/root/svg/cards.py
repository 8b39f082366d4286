"""Root's cards: large ones in hand, strips for what is crafted or known, small ones by suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from spinney.core.text import Text
from spinney.root.looks import CARDS, suit_of
from spinney.root.svg.pieces import SUIT_COLOURS, mark_of, points, weave
from spinney.symbols.pen import (
    apart,
    breadth,
    group,
    lettering,
    path,
    sketch,
    slip,
    symbol,
    target,
    thing,
    write,
)

STRIP = 25
FACE_DOWN = "card"
"""Any card as a thing, if it is not seen which."""
NAME = 17
"""Seven cards lie in a row, and their names are read there."""
ARTS = {"immediate": "favor", "persistent": "effect"}
"""The symbols of the kinds of cards that have no item."""


def art(word: str) -> str:
    """The symbol of a card: its item, or its kind."""
    if word not in CARDS:
        return word
    card = CARDS[word]
    return card.item or ARTS.get(card.kind, card.kind)


def card_thing(word: str) -> str:
    """What a card is called as a thing, wherever it lies face up; face down it is `FACE_DOWN`."""
    return f"{FACE_DOWN}-{word}"


def card(word: str, text: Text, x: float, y: float, width: float, height: float, seed: int) -> str:
    """A card face up, with what it takes to craft it."""
    name, data = text.named(word), CARDS[word]
    size = width * 0.5
    sky = slip(x + 5, y + 5, width - 10, height * 0.5, seed + 7)
    return target(
        word,
        slip(x, y, width, height, seed),
        path(slip(x + 3, y + 4, width, height, seed), "shadow"),
        path(slip(x, y, width, height, seed), "slip"),
        path(sky, "tinted", fill=f"url(#sp-{SUIT_COLOURS[data.suit]})"),
        weave(data.suit, sky),
        sketch(symbol(art(word), x + (width - size) / 2, y + 16, size)),
        symbol(data.suit, x - 7, y - 9, 40),
        points(data.points, x + width - 27, y - 7, 34) if data.points else "",
        costs(data.cost, x + width / 2, y + height * 0.5, 20),
        lettering(x + width / 2, y + height - 9, name, NAME, width - 8, least=NAME),
        title=name,
    )


def costs(suits: Sequence[str], x: float, y: float, size: float) -> str:
    """The suits of the pieces that craft a card, in a row around a point."""
    left = x - len(suits) * (size + 1) / 2
    return "".join(symbol(suit, left + i * (size + 1), y, size) for i, suit in enumerate(suits))


def back(x: float, y: float, width: float, height: float, seed: int) -> str:
    """A card face down."""
    size = width - 6
    return path(slip(x, y, width, height, seed, 0.8), "slip") + symbol(
        "acorn-back", x + 3, y + (height - size) / 2, size
    )


def tucked(
    word: str, nth: int, place: str, text: Text, x: float, y: float, seed: int, done: bool = False
) -> str:
    """A card of which only the suit counts, unless no deck has it; a tick if it is done."""
    mark = suit_of(word) if word in CARDS else mark_of(word)
    return thing(
        card_thing(word),
        place,
        path(slip(x, y, 27, 36, seed, 0.8), "slip"),
        symbol(mark, x + 2.5, y + 5, 22),
        symbol("done", x + 9, y + 18, 20) if done else "",
        nth=nth,
        title=text.named(word),
        data_word=word,
    )


class Strip(NamedTuple):
    """A symbol and what it is called; on short strips the name is only told when pointed at."""

    mark: str
    name: str
    paper: str = "slip"
    short: bool = False
    word: str = ""
    """What it stands for, if it can be an answer."""
    thing: str = ""
    """What it is, if it comes and goes."""
    number: int = 1
    """How many it stands for."""

    @property
    def width(self) -> float:
        return STRIP if self.short else breadth(self.name, 14) + STRIP + 12


def rows(listed: Iterable[Strip], width: float) -> list[tuple[Strip, float, float]]:
    """Strips in as many rows as they need, each with where it lies."""
    placed, left, top = [], 0.0, 0.0
    for strip in listed:
        wide = min(width, strip.width)
        if left and left + wide > width:
            left, top = 0.0, top + STRIP + 4
        placed.append((strip, left, top))
        left += wide + 5
    return placed


def strips_height(listed: Iterable[Strip], width: float) -> float:
    placed = rows(listed, width)
    return placed[-1][2] + STRIP + 4 if placed else 0


def strips(listed: Iterable[Strip], place: str, x: float, y: float, width: float) -> str:
    """Strips of paper in as many rows as they need."""
    placed = rows(listed, width)
    numbers = apart(strip.thing for strip, _, _ in placed)
    return "".join(
        one_strip(strip, place, nth, x + left, y + top, min(width, strip.width))
        for (strip, left, top), (_, nth) in zip(placed, numbers, strict=True)
    )


def one_strip(strip: Strip, place: str, nth: int, x: float, y: float, wide: float) -> str:
    answers = {"data_word": strip.word} if strip.word else {}
    drawn = path(slip(x, y, wide, STRIP, int(x), 0.8), strip.paper)
    drawn += symbol(strip.mark, x + 3, y + 3, STRIP - 6)
    if not strip.short:
        drawn += write(x + STRIP + 2, y + 17, strip.name, 14, "text", wide - STRIP - 8)
    if not strip.thing:
        return group(drawn, title=strip.name, **answers)
    return thing(
        strip.thing, place, drawn, count=strip.number, nth=nth, title=strip.name, **answers
    )
