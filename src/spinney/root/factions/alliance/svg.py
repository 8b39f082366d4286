"""The board of the Alliance: supporters, officers, bases, sympathy."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.alliance.looks import SUPPORTERS, SYMPATHY, bases_on_map
from spinney.root.looks import SUITS, listed, seen_cards
from spinney.root.svg.cards import FACE_DOWN, back, tucked
from spinney.root.svg.layout import Own
from spinney.root.svg.pieces import space
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label
from spinney.symbols.pen import apart, group, path, stroke, symbol, thing, write
from spinney.symbols.picture import Part

COLOURS = {"alliance": "leaf"}
PITCH = 39.6


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    stack = own["supporters"]
    known = seen_cards(stack)
    parts = [
        Part(f"{name}.supporters", supporters, (name, known, stack["count"])),
        Part(f"{name}.officers", officers, (name, own["officers"])),
        Part(f"{name}.bases", bases, (name, own["bases"])),
        Part(f"{name}.sympathy", sympathy, (name, own["sympathy"]["on_map"])),
    ]
    return parts, 140


def supporters(text: Text, faction: str, known: list[str], count: int) -> str:
    """Face down, but for the suits of those that the reader knows."""
    place, hidden = f"{faction}.supporters", count - len(known)
    pitch = min(29, 120 / max(1, count - 1))
    title = f"{label(text, 'supporters')} {count}"
    faces = (
        tucked(card, nth, place, text, round(i * pitch), 22, i)
        for i, (card, nth) in enumerate(apart(known))
    )
    backs = (back(round((len(known) + i) * pitch), 22, 27, 36, i) for i in range(hidden))
    pile = thing(FACE_DOWN, place, *backs, count=hidden) if hidden else ""
    return heading(0, 12, title, 160) + group(*faces, pile, title=title)


def officers(text: Text, faction: str, count: int) -> str:
    kind, name = f"warrior-{faction}", f"{label(text, 'officers')} {count}"
    figures = (symbol(kind, 176 + i * 16, 24, 34) for i in range(min(count, 3)))
    there = thing(kind, f"{faction}.officers", *figures, count=count, title=name)
    return heading(176, 12, name, 96) + (there if count else "")


def bases(text: Text, faction: str, waiting: list[str]) -> str:
    """One space for each suit; a base that is not there stands on the map."""
    drawn = [heading(280, 12, text.named("base"), 110)]
    for i, suit in enumerate(SUITS[:3]):
        x = 280 + i * 40
        there = suit in waiting
        drawn.append(space(x, 20, 36, 38, i, "slip" if there else "slot"))
        if there:
            drawn.append(thing("base", faction, symbol("base", x + 2, 21, 32), nth=i + 1))
        drawn.append(symbol(suit, x + 18, 40, 20) if there else symbol(suit, x + 8, 28, 20))
    return "".join(drawn)


def sympathy(text: Text, faction: str, placed: int) -> str:
    title = f"{text.named('sympathy')} {placed}"
    return prices() + track("sympathy", faction, SYMPATHY, placed, 0, 96, PITCH, (), title)


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
