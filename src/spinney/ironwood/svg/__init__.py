"""Ironwood in SVG: mountains and forests as two nets, as a page of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import notices, outcome, status
from spinney.ironwood.svg.described import described
from spinney.ironwood.svg.ground import ground
from spinney.ironwood.svg.hand import hand
from spinney.ironwood.svg.layout import COLUMN, COLUMN_WIDTH, HIGH, LEFT, TOP, WIDTH, Block
from spinney.ironwood.svg.places import places
from spinney.ironwood.svg.sides import sides
from spinney.symbols.pen import (
    frame,
    lettering,
    page,
    part,
    path,
    rotation,
    sketch,
    stroke,
    symbol,
    write,
)


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    column, right = sides(view, text)
    stamped, right = stamp(view, text, right)
    held, end = hand(view, text, max(right, TOP + HIGH + 14))
    quiet = notices(view, text)
    return page(
        WIDTH,
        end + 22 * len(quiet) + 14,
        theme,
        text,
        described(view, text),
        part(
            "board",
            (0, 0, COLUMN - 8, TOP + HIGH + 10),
            header(view, text),
            ground(view),
            places(view, text),
        ),
        column,
        part("aside", (COLUMN, right - 120, COLUMN_WIDTH, 120), stamped) if stamped else "",
        held,
        part(
            "aside",
            (LEFT - 4, end, COLUMN / 2, 22 * len(quiet) + 4),
            *(write(LEFT, end + 16 + 22 * i, line, 15, "quiet") for i, line in enumerate(quiet)),
        ),
    )


def header(view: dict[str, Any], text: Text) -> str:
    """The name of the game, and where it stands."""
    parts = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in status(view, text))
    return "".join(
        (
            sketch(symbol("mountain", 26, 10, 56), symbol("tree-2", 66, 22, 44)),
            write(116, 52, text.say("game-name"), 38, "title"),
            lettering(300, 50, parts, 20, COLUMN - 330, "text", 0.5),
            path(stroke(30, 74, COLUMN - 26, 72, 3, 3), "pencil"),
        )
    )


def stamp(view: dict[str, Any], text: Text, top: float) -> Block:
    """How it ended, as a rubber stamp below the sides."""
    if view["result"] is None:
        return "", top
    x, y = COLUMN + COLUMN_WIDTH / 2, top + 60
    kind = "lost" if view["result"] == "drawn" else "won"
    turn = rotation(-4, x, y)
    words = outcome(view, text).upper()
    drawn = sketch(
        path(frame(x - 162, y - 38, 324, 76, 8, 3), f"stamp-frame sp-{kind}", transform=turn),
        write(x, y + 10, words, 34, f"stamp sp-{kind}", 250, transform=turn),
    )
    return drawn, top + 120
