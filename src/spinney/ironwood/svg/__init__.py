"""Ironwood in SVG: mountains and forests as two nets, as a page of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import notices, outcome, status
from spinney.ironwood.svg.described import described
from spinney.ironwood.svg.ground import ground
from spinney.ironwood.svg.hand import hand, heading
from spinney.ironwood.svg.layout import COLUMN, COLUMN_WIDTH, HIGH, LEFT, TOP, WIDTH
from spinney.ironwood.svg.places import places
from spinney.ironwood.svg.scene import COLOURS
from spinney.ironwood.svg.sides import sides
from spinney.symbols.pen import (
    frame,
    lettering,
    path,
    rotation,
    sketch,
    stroke,
    symbol,
    write,
)
from spinney.symbols.picture import ASIDE, BOARD, Part, Picture, Sheet, whole

STANDING = ("round", "rounds", "solo", "result", "stage", "active", "slot", "combat")
"""What of a view the header tells."""


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    drawn = picture(view, text)
    above = heading(view, text, below(column(view, text)[1]))
    return whole(drawn, text, theme, described(view, text), above)


def colours() -> dict[str, str]:
    """Of the sides."""
    return COLOURS


def picture(view: dict[str, Any], text: Text) -> Picture:
    beside, right = column(view, text)
    held, end = hand(view, text, below(right))
    sheets = [board(view), *beside, *held]
    quiet = notices(view, text)
    if quiet:
        part = Part("notices", noted, (quiet,))
        box = (LEFT - 4, 0, COLUMN / 2, 22 * len(quiet) + 4)
        sheets.append(Sheet("notices", ASIDE, box, [part], f"translate(0 {end:g})"))
    return Picture(WIDTH, end + 22 * len(quiet) + 14, sheets)


def board(view: dict[str, Any]) -> Sheet:
    parts = [
        Part("header", header, ({field: view[field] for field in STANDING},)),
        Part("ground", ground, ({"board": view["board"]},)),
        *places(view),
    ]
    return Sheet("board", BOARD, (0, 0, COLUMN - 8, TOP + HIGH + 10), parts)


def column(view: dict[str, Any], text: Text) -> tuple[list[Sheet], float]:
    """The sides, and how it ended; and where that reaches to."""
    sheets, right = sides(view, text)
    if view["result"] is None:
        return sheets, right
    part = Part("stamp", stamp, (view["result"],))
    place = f"translate({COLUMN} {right:g})"
    return [*sheets, Sheet("stamp", ASIDE, (0, 0, COLUMN_WIDTH, 120), [part], place)], right + 120


def below(right: float) -> float:
    """Where the hand begins."""
    return max(right, TOP + HIGH + 14)


def noted(text: Text, lines: list[str]) -> str:
    """What of this table is not the printed game."""
    return "".join(write(LEFT, 16 + 22 * i, line, 15, "quiet") for i, line in enumerate(lines))


def header(text: Text, view: dict[str, Any]) -> str:
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


def stamp(text: Text, result: str) -> str:
    """How it ended, as a rubber stamp below the sides."""
    x, y = COLUMN_WIDTH / 2, 60
    kind = "lost" if result == "drawn" else "won"
    turn = rotation(-4, x, y)
    words = outcome(result, text).upper()
    return sketch(
        path(frame(x - 162, y - 38, 324, 76, 8, 3), f"stamp-frame sp-{kind}", transform=turn),
        write(x, y + 10, words, 34, f"stamp sp-{kind}", 250, transform=turn),
    )
