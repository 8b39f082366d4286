"""Root in SVG: the woodland, and beside it the factions' boards, as pages of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions import all_declared
from spinney.root.hirelings import svg as hirelings
from spinney.root.looks import fighting, status
from spinney.root.svg import pool
from spinney.root.svg.boards import boards
from spinney.root.svg.clearings import clearings
from spinney.root.svg.described import described
from spinney.root.svg.ground import forests, ground
from spinney.root.svg.hand import hand, heading
from spinney.root.svg.layout import BELOW, COLUMN, LEAST, LEFT, WIDTH
from spinney.root.svg.score import score_track
from spinney.root.svg.supply import discards, supply
from spinney.symbols.captions import label, named
from spinney.symbols.pen import (
    frame,
    lettering,
    path,
    rotation,
    sketch,
    slip,
    stroke,
    symbol,
    write,
)
from spinney.symbols.picture import BOARD, Part, Picture, Sheet, whole

STANDING = ("map", "turn", "phase", "active", "winners", "battle")
"""What of a view the header tells."""
STAMP = (COLUMN - 304, 40, 330, 56)
"""Where the stamp at the end of a game is, beside where the game stands, and how large."""


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    return whole(picture(view, text), text, theme, described(view, text), heading(view, text))


def colours() -> dict[str, str]:
    """Of each faction."""
    declared = all_declared("svg", "COLOURS")
    return {faction: colour for each in declared for faction, colour in each.items()}


def picture(view: dict[str, Any], text: Text) -> Picture:
    stock, first = supply(view)
    choice, first = pool.panel(view, first)
    hired, first = hirelings.panel(view, first)
    column, right = boards(view, text, first)
    held, left = hand(view)
    sheets = [board(view), *held, *choice, stock, *hired, *column]
    if view["discard"]:
        pile, height = discards(view["discard"], text)
        # Below the shorter side of the page
        x, y = (LEFT, left + 6) if left < right else (COLUMN + 6, right)
        sheets.append(pile._replace(place=f"translate({x} {y:g})"))
        left, right = max(left, right), y + height
    return Picture(WIDTH, max(left, right) + 14, sheets)


def board(view: dict[str, Any]) -> Sheet:
    """The map with all that is on it, below the score track."""
    parts = [
        Part("header", header, ({field: view[field] for field in STANDING},)),
        *score_track(view),
        *ground(view),
        *clearings(view),
        *forests(view),
        Part("stamp", stamp, (view["winners"], [player["faction"] for player in view["players"]])),
    ]
    return Sheet("board", BOARD, (0, 0, COLUMN - 6, BELOW + 12), parts)


def header(text: Text, view: dict[str, Any]) -> str:
    """The name of the game, and where it stands."""
    told = [*status(view, text), *fighting(view, text)]
    if view["winners"]:
        told = status(view, text)[:-1]  # the rest is stamped
    parts = "\N{NO-BREAK SPACE}· ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in told)
    return "".join(
        (
            sketch(symbol("maple", 30, 10, 56), symbol("acorn-back", 76, 30, 32)),
            write(120, 54, text.say("game-name"), 40, "title"),
            lettering(232, 52, parts, 21, COLUMN - 262, "text", 0.5, LEAST),
            path(stroke(30, 74, COLUMN - 26, 72, 3, 3), "pencil"),
        )
    )


def stamp(text: Text, winners: list[str] | None, players: list[str]) -> str:
    """Who has won, stamped on a slip of paper; the map keeps its size, and lies bare.

    In red, where it is nobody who plays.
    """
    if not winners:
        return ""
    x, y, wide, high = STAMP
    turn = rotation(-2, x, y)
    left, top = x - wide / 2, y - high / 2
    rim = frame(left + 7, top + 7, wide - 14, high - 14, 8, 3)
    names = named(label(text, "won"), ", ".join(text.named(faction) for faction in winners))
    ink = "sp-lost" if set(winners).isdisjoint(players) else "sp-won"
    return sketch(
        path(slip(left, top, wide, high, 4), "slip", transform=turn),
        path(rim, f"stamp-frame {ink}", transform=turn),
        write(x, y + 8, names, 24, f"stamp {ink}", wide - 30, LEAST, transform=turn),
    )
