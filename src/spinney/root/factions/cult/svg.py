"""The board of the Cult: the Outcast, acolytes, Lost Souls, gardens, and what is revealed."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.cult.looks import BONUS_DRAWS, POINTS, SUITS, garden, outcast
from spinney.root.looks import listed
from spinney.root.svg.cards import tucked
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import space
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label, named
from spinney.symbols.pen import apart, group, slip, symbol, target, thing, write
from spinney.symbols.picture import Part

COLOURS = {"cult": "gold"}
BOX, PLACE = 40, 44
"""How large a space for the marker is, and how far apart they are."""
ACOLYTES, SOULS = 140, 246
"""Where the acolytes stand, and the Lost Souls lie."""
ROOM = COLUMN_WIDTH - 28
TRACKS, ROW, FIRST, PITCH = 70, 42, 132, 43
REVEALED = TRACKS + len(SUITS) * ROW
CARD = 27
"""How broad a card is that only shows its suit."""


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    parts = [
        Part(f"{name}.outcast", marked, (name, own["outcast"], own["hated"])),
        Part(f"{name}.acolytes", acolytes, (name, own["acolytes"])),
        Part(f"{name}.souls", pile, (name, "souls", own["souls"], SOULS, 0)),
        *(
            Part(f"{name}.{garden(suit)}", gardens, (suit, name, own["gardens"][suit]["on_map"], n))
            for n, suit in enumerate(SUITS)
        ),
    ]
    if not own["revealed"]:
        return parts, REVEALED
    shown = Part(f"{name}.revealed", pile, (name, "revealed", own["revealed"], 0, REVEALED))
    return [*parts, shown], REVEALED + 62


def marked(text: Text, faction: str, suit: str, hated: bool) -> str:
    """A space for each suit, to be clicked on, and the marker on one of them."""
    title = label(text, "outcast")
    if hated:
        title = f"{title} · {label(text, 'hated')}"
    drawn = [heading(0, 12, title, ACOLYTES - 8)]
    for i, each in enumerate(SUITS):
        x = i * PLACE
        face = space(x, 20, BOX, BOX, i, "slip" if each == suit else "slot")
        outline = slip(x, 20, BOX, BOX, i, 0.8)
        drawn.append(
            target(each, outline, face, symbol(each, x + 5, 24, 30), title=text.named(each))
        )
    if suit in SUITS:
        x = SUITS.index(suit) * PLACE + BOX - 20
        marker = symbol("hated" if hated else "outcast", x, 38, 24)
        drawn.append(thing("outcast", f"{faction}.{suit}", marker, title=title))
    return group(*drawn)


def acolytes(text: Text, faction: str, count: int) -> str:
    kind, name = f"warrior-{faction}", f"{label(text, 'acolytes')} {count}"
    figures = (symbol(kind, ACOLYTES + i * 16, 24, 34) for i in range(min(count, 3)))
    there = thing(kind, f"{faction}.acolytes", *figures, count=count, title=name)
    return heading(ACOLYTES, 12, name, SOULS - ACOLYTES - 8) + (there if count else "")


def pile(text: Text, faction: str, name: str, cards: list[str], x: float, y: float) -> str:
    """Cards face up, of which the suit counts; they overlap when there are many."""
    place, title = f"{faction}.{name}", f"{label(text, name)} {len(cards)}"
    pitch = min(29, (ROOM - x - CARD) / max(1, len(cards) - 1))
    faces = (
        tucked(card, nth, place, text, round(x + i * pitch), y + 22, i)
        for i, (card, nth) in enumerate(apart(cards))
    )
    return heading(x, y + 12, title, ROOM - x) + group(*faces, title=title)


def gardens(text: Text, suit: str, faction: str, built: int, n: int) -> str:
    piece, y = garden(suit), TRACKS + n * ROW
    title = f"{text.named(piece)} {built}"
    spaces = track(piece, faction, POINTS, built, FIRST, y, PITCH, BONUS_DRAWS, title)
    return write(0, y + 24, text.named(piece), 16, "title", FIRST - 10) + spaces


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    built = (f"{text.named(garden(suit))} {own['gardens'][suit]['on_map']}" for suit in SUITS)
    marker = outcast(own, text)
    return [
        *([named(label(text, "outcast"), marker)] if marker else []),
        f"{label(text, 'acolytes')} {own['acolytes']}",
        ", ".join(built),
        *listed(label(text, "souls"), own["souls"], text),
        *listed(label(text, "revealed"), own["revealed"], text),
    ]
