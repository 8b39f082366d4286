"""Sylvion's cards in SVG: large ones on the battlefield and in hand, strips, and small chips."""

from __future__ import annotations

from spinney.core.text import Text
from spinney.sylvion.looks import CARDS, FIRE, PRICED, value
from spinney.symbols.pen import (
    apart,
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

CHIP, CHIP_ROW = 44, 30
"""How far apart chips are."""


SHAPES = {
    "fountain": "drop",
    "tree": "vitality",
    "elemental": "spark",
    "bearer": "spark",
    "blazing": "spark",
}
"""What the number of a family stands in; a letter stands in a seal."""

DEFENDER, RAVAGE = "card", "ravage"
"""A card face down, of either deck, as a thing."""

ONE_FOR_MANY = {"feat_elephants": "elephant", "feat_whales": "whale"}


def picture(word: str) -> str:
    """The symbol of a card; a Feat has that of its animal."""
    family = CARDS[word].family
    if family == "feat":
        return ONE_FOR_MANY.get(word, word.removeprefix("feat_"))
    if family == "bearer":
        return "elemental"
    return family if family in ("fountain", "elemental", "blazing") else word.replace("_", "-")


def card_thing(word: str) -> str:
    """What a card is called as a thing, wherever it lies face up."""
    family = CARDS[word].family
    return f"{RAVAGE if family in FIRE or family in ('support', 'element') else DEFENDER}-{word}"


def paper(word: str) -> str:
    """The kind of paper a card is on: fire has its own, and what blazes another."""
    family = CARDS[word].family
    if family == "blazing":
        return "slip sp-slip-blazing"
    if family in FIRE or family in ("support", "element", "treason"):
        return "slip sp-slip-ravage"
    return "slip"


def badge(word: str, x: float, y: float, size: float) -> str:
    """A card's number or letter in the shape that says what it is."""
    shown = value(word)
    if not shown:
        return ""
    shape = SHAPES.get(CARDS[word].family, "seal")
    hand = "number sp-dark" if shape == "seal" else "number"
    base = y + size * (0.77 if shape == "drop" else 0.71)
    return symbol(shape, x, y, size) + write(x + size / 2, base, shown, size * 0.62, hand)


def price(word: str, x: float, y: float, size: float) -> str:
    """How many cards must be paid for this one."""
    cost = str(CARDS[word].cost)
    base = y + size * 0.72
    shown = write(x + size * 0.49, base, cost, size * 0.62, "number sp-dark")
    return symbol("cost", x, y, size) + shown


def art(word: str, x: float, y: float, size: float) -> str:
    """The symbol, wreathed for a Feat; a bearer has the mark of the Ravage beside it."""
    drawn = symbol(picture(word), x, y, size)
    if CARDS[word].family == "feat":
        animal = symbol(picture(word), x + size * 0.19, y + size * 0.12, size * 0.62)
        drawn = symbol("laurel", x, y, size) + animal
    if CARDS[word].family == "bearer":
        drawn += symbol("figure", x + size * 0.64, y + size * 0.02, size * 0.42)
    return sketch(drawn)


def card(word: str, text: Text, x: float, y: float, width: float, height: float, seed: int) -> str:
    """A card face up."""
    name = text.named(word)
    size = min(width - 18, height - 44)
    return target(
        word,
        slip(x, y, width, height, seed),
        path(slip(x + 3, y + 4, width, height, seed), "shadow"),
        path(slip(x, y, width, height, seed), paper(word)),
        art(word, x + (width - size) / 2, y + (height - size) / 2 - 8, size),
        badge(word, x - 5, y - 6, 38),
        lettering(x + width / 2, y + height - 8, name, 14, width - 8),
        title=name,
    )


def back(kind: str, x: float, y: float, width: float, height: float, seed: int) -> str:
    """A card face down."""
    size = min(width, height) - 14
    ravage = kind == "ember"
    return (
        path(slip(x, y, width, height, seed), "slip sp-slip-ravage" if ravage else "slip")
        + path(slip(x + 4, y + 4, width - 8, height - 8, seed + 1), "pencil")
        + sketch(symbol(f"{kind}-back", x + (width - size) / 2, y + (height - size) / 2, size))
    )


def small(
    word: str, nth: int, place: str, text: Text, x: float, y: float, size: float, seed: int
) -> str:
    """A card too small for its name; that is told to whoever points at it."""
    return thing(
        card_thing(word),
        place,
        path(slip(x, y, size, size * 1.2, seed, 0.8), paper(word)),
        art(word, x + 4, y + size * 0.14, size - 8),
        badge(word, x - 6, y - 8, size * 0.52),
        nth=nth,
        title=text.named(word),
        data_word=word,
    )


def strip(
    word: str,
    nth: int,
    place: str,
    text: Text,
    x: float,
    y: float,
    width: float,
    height: float,
    seed: int,
) -> str:
    """A card as one line of a column: picture, name, price."""
    name = text.named(word)
    size = height - 10
    room = width - size - 22
    drawn = target(
        word,
        slip(x, y, width, height, seed),
        path(slip(x + 2, y + 3, width, height, seed), "shadow"),
        path(slip(x, y, width, height, seed), paper(word)),
        art(word, x + 8, y + 5, size),
        badge(word, x - 6, y - 6, 32),
        lettering(x + size + 16, y + height / 2 + 6, name, 17, room, "text", 0.5),
        price(word, x + width - 26, y - 8, 30) if CARDS[word].family in PRICED else "",
        title=name,
    )
    return thing(card_thing(word), place, drawn, nth=nth)


def chips(
    tallied: list[tuple[str, int]], place: str, text: Text, x: float, y: float, width: float
) -> str:
    """A zone as small pictures with counts, in rows from a point on; without a place, no things."""
    across = int(width // CHIP)
    numbers = apart(word for word, _ in tallied)
    drawn = []
    for i, ((word, count), (_, nth)) in enumerate(zip(tallied, numbers, strict=True)):
        told = {"title": f"{text.named(word)} ({count})", "data_word": word}
        shown = chip(word, count, x + i % across * CHIP, y + i // across * CHIP_ROW)
        if place:
            drawn.append(thing(card_thing(word), place, shown, count=count, nth=nth, **told))
        else:
            drawn.append(group(shown, **told))
    return "".join(drawn)


def chips_height(tallied: list[tuple[str, int]], width: float) -> float:
    across = int(width // CHIP)
    return -(-len(tallied) // across) * CHIP_ROW


def chip(word: str, count: int, x: float, y: float) -> str:
    return "".join(
        (
            art(word, x, y, 27),
            badge(word, x + 13, y + 11, 18),
            write(x + 32, y + 20, str(count), 15, "text"),
        )
    )
