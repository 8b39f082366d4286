"""Root in SVG: the woodland, and beside it the factions' boards, as pages of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import fighting, status
from spinney.root.svg.boards import boards
from spinney.root.svg.clearings import clearings
from spinney.root.svg.described import described
from spinney.root.svg.ground import forests, ground
from spinney.root.svg.hand import hand
from spinney.root.svg.layout import BELOW, BROAD, COLUMN, COLUMN_WIDTH, LEFT, WIDTH
from spinney.root.svg.score import score_track
from spinney.root.svg.supply import discards, supply
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    frame,
    lettering,
    page,
    part,
    path,
    rotation,
    sketch,
    slip,
    stroke,
    symbol,
    write,
)

STAMP = 120
"""How far below the map the stamp at the end of a game reaches."""


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    stock, first = supply(view, text)
    column, right = boards(view, text, first)
    held, left = hand(view, text)
    if view["winners"]:
        left = max(left, BELOW + STAMP)
    return page(
        WIDTH,
        max(left, right) + 14,
        theme,
        text,
        described(view, text),
        part(
            "board",
            (0, 0, COLUMN - 6, BELOW + (STAMP if view["winners"] else 0) + 12),
            header(view, text),
            score_track(view, text),
            ground(view, text),
            clearings(view, text),
            forests(view, text),
            stamp(view, text),
        ),
        held,
        part("aside", (COLUMN - 6, 12, COLUMN_WIDTH + 14, first - 24), stock),
        column,
        filling(view, text, left, right),
    )


def filling(view: dict[str, Any], text: Text, left: float, right: float) -> str:
    """The discard pile, where the shorter side of the page has room for it."""
    x, y, width = COLUMN + 6, right, COLUMN_WIDTH - 12
    if left < right:
        x, y, width = LEFT, left + 6, BROAD
    pile, height = discards(view, text, x, y, width)
    if not view["discard"] or height >= abs(left - right):
        return ""
    return part("aside", (x - 6, y - 6, width + 12, height + 12), pile)


def header(view: dict[str, Any], text: Text) -> str:
    """The name of the game, and where it stands."""
    told = [*status(view, text), *fighting(view, text)]
    parts = "\N{NO-BREAK SPACE}· ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in told)
    return "".join(
        (
            sketch(symbol("maple", 30, 10, 56), symbol("acorn-back", 76, 30, 32)),
            write(120, 54, text.say("game-name"), 40, "title"),
            lettering(232, 52, parts, 21, COLUMN - 262, "text", 0.5),
            path(stroke(30, 74, COLUMN - 26, 72, 3, 3), "pencil"),
        )
    )


def stamp(view: dict[str, Any], text: Text) -> str:
    """Who has won, stamped on a slip of paper below the map."""
    if not view["winners"]:
        return ""
    x, y = COLUMN - 240, BELOW + 34
    turn = rotation(-6, x, y)
    names = ", ".join(text.named(faction) for faction in view["winners"])
    return sketch(
        path(slip(x - 200, y - 60, 400, 120, 4), "slip", transform=turn),
        path(frame(x - 184, y - 46, 368, 92, 8, 3), "stamp-frame sp-won", transform=turn),
        write(x, y - 12, label(text, "won"), 22, "stamp sp-won", 340, transform=turn),
        write(x, y + 30, names, 40, "stamp sp-won", 340, transform=turn),
    )
