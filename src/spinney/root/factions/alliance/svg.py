"""The board of the Alliance: supporters, officers, bases, sympathy."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.alliance.looks import SUPPORTERS, SYMPATHY, bases_on_map
from spinney.root.looks import SUITS, listed, seen_cards
from spinney.root.svg.cards import back, tucked
from spinney.root.svg.layout import Block
from spinney.root.svg.pieces import space
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label
from spinney.symbols.pen import group, path, stroke, symbol, write

COLOURS = {"alliance": "leaf"}
PITCH = 39.6


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Block:
    own = player["board"]
    placed = own["sympathy"]["on_map"]
    title = f"{text.named('sympathy')} {placed}"
    return (
        "".join(
            (
                supporters(own["supporters"], text),
                officers(own["officers"], text),
                bases(own["bases"], text),
                prices(),
                track("sympathy", SYMPATHY, placed, 0, 96, PITCH, (), title),
            )
        ),
        140,
    )


def supporters(stack: dict[str, Any], text: Text) -> str:
    """Face down, but for the suits of those that the reader knows."""
    known = seen_cards(stack)
    hidden = stack["count"] - len(known)
    cards = [tucked(card, text, 0, 0, i) for i, card in enumerate(known)]
    cards += [back(0, 0, 27, 36, i) for i in range(hidden)]
    pitch = min(29, 120 / max(1, len(cards) - 1))
    name = f"{label(text, 'supporters')} {stack['count']}"
    laid = (group(c, transform=f"translate({i * pitch:.1f} 22)") for i, c in enumerate(cards))
    return heading(0, 12, name, 160) + group(*laid, title=name)


def officers(count: int, text: Text) -> str:
    name = f"{label(text, 'officers')} {count}"
    figures = (symbol("warrior-alliance", 176 + i * 16, 24, 34) for i in range(min(count, 3)))
    return heading(176, 12, name, 96) + group(*figures, title=name)


def bases(waiting: list[str], text: Text) -> str:
    """One space for each suit; a base that is not there stands on the map."""
    drawn = [heading(280, 12, text.named("base"), 110)]
    for i, suit in enumerate(SUITS[:3]):
        x = 280 + i * 40
        there = suit in waiting
        drawn.append(space(x, 20, 36, 38, i, "slip" if there else "slot"))
        drawn.append(symbol("base", x + 2, 21, 32) if there else "")
        drawn.append(symbol(suit, x + 18, 40, 20) if there else symbol(suit, x + 8, 28, 20))
    return "".join(drawn)


def prices() -> str:
    """What a space costs, above the spaces that cost the same."""
    drawn = []
    for price in sorted(set(SUPPORTERS)):
        first, count = SUPPORTERS.index(price), SUPPORTERS.count(price)
        x, end = first * PITCH, (first + count) * PITCH - 6
        drawn.append(path(stroke(x + 34, 84, end, 84, price, 1), "pencil"))
        drawn.append(back(x, 68, 18, 24, price) + write(x + 22, 88, str(price), 16))
    return "".join(drawn)


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    return [
        f"{label(text, 'supporters')} {own['supporters']['count']}",
        *listed(label(text, "supporters"), seen_cards(own["supporters"]), text),
        f"{label(text, 'officers')} {own['officers']}",
        f"{text.named('sympathy')} {own['sympathy']['on_map']}",
        *listed(text.named("base"), bases_on_map(own), text),
    ]
