"""The board of the Mechanical Marquise: her program, her priorities, the spies who watch her."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.mechanical.looks import PLACES, orders, spies
from spinney.root.looks import suit_of
from spinney.root.svg.cards import FACE_DOWN, STRIP, Strip, art, back, card_thing, strips
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import space
from spinney.root.svg.tracks import heading
from spinney.symbols.captions import label, named
from spinney.symbols.pen import group, path, sketch, slip, symbol, thing, write
from spinney.symbols.picture import Part

COLOURS = {"mechanical_marquise": "flame"}
ROOM = COLUMN_WIDTH - 28
FIRST, PITCH = 92, 62
WIDE, TALL = 48, 62
BELOW = TALL + 26
"""Where her priorities are told."""
LINE = 18
SPIES_AT = BELOW + 2 * LINE


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    watching = spies(own)
    parts = [
        Part(f"{name}.orders", program, (name, orders(own), own["turned"])),
        Part(f"{name}.priorities", priorities),
    ]
    if watching:
        parts.append(Part(f"{name}.spies", watchers, (name, watching)))
    return parts, SPIES_AT + (STRIP + 6 if watching else 0)


def program(text: Text, faction: str, cards: list[str | None], turned: bool) -> str:
    """Five places for orders, numbered from the left; what is known lies face up."""
    drawn = [heading(0, 34, label(text, "orders"), FIRST - 10)]
    for i in range(PLACES):
        x = FIRST + i * PITCH
        drawn.append(space(x - 3, 0, WIDE + 6, TALL + 6, i, "slot"))
        drawn.append(write(x + WIDE / 2, TALL + 20, str(i + 1), 13, "quiet"))
    for i, card in enumerate(cards):
        drawn.append(order(text, faction, card, i, turned and i == 0))
    title = f"{label(text, 'orders')} {len(cards)}"
    return group(*drawn, title=title, data_place=f"{faction}.orders")


def order(text: Text, faction: str, card: str | None, at: int, turned: bool) -> str:
    x, y = FIRST + at * PITCH, 3 if not turned else -3
    place, nth = f"{faction}.orders", str(at + 1)
    if card is None:
        down = f"{label(text, 'orders')} {at + 1}"
        drawn = back(x, y, WIDE, TALL, at)
        return thing(FACE_DOWN, place, drawn, nth=at + 1, title=down, data_word=nth)
    paper = path(slip(x, y, WIDE, TALL, at, 0.8), "slip sp-slip-goal" if turned else "slip")
    marks = symbol(art(card), x + 8, y + 22, 32) + symbol(suit_of(card), x - 4, y - 4, 24)
    name = text.named(card)
    return thing(card_thing(card), place, paper, marks, nth=at + 1, title=name, data_word=nth)


def priorities(text: Text) -> str:
    """Whom she attacks and where she goes, in a line each."""
    told = label(text, "priorities").split(". ")
    lines = [each if each.endswith(".") else f"{each}." for each in told]
    return "".join(
        write(0, BELOW + 8 + i * LINE, each, 13, "quiet", ROOM) for i, each in enumerate(lines)
    )


def watchers(text: Text, faction: str, found: list[tuple[str, str]]) -> str:
    """The spies in play; whoever has one can click on it."""
    listed = [
        Strip(
            art(card),
            named(text.named(card), text.named(who)),
            word=card,
            thing=card_thing(card),
        )
        for card, who in found
    ]
    return strips(listed, f"{faction}.spies", 0, SPIES_AT, ROOM)


def drawn_option(value: str, text: Text) -> str:
    """Nobody, an opponent of one's own, or one for all."""
    x, y = 65, 20
    if value == "none":
        return symbol("cog", x + 25, y + 25, 60, class_="sp-faint")
    cog = symbol("cog", x + 96, y + 50, 56) if value == "cooperative" else ""
    return sketch(cog, symbol("mechanical-marquise", x, y, 110))


OPTIONS = {"mechanical": drawn_option}
"""The options that are picked from pictures of hers."""


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    known = [text.named(card) if card else "?" for card in orders(own)]
    told = [named(label(text, "orders"), ", ".join(known))] if known else []
    return told + [named(text.named(card), text.named(who)) for card, who in spies(own)]
