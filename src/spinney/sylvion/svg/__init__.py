"""Sylvion in SVG: the battlefield between forest and Ravage, as a page of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import last_turn, status
from spinney.sylvion.svg.battle import battle
from spinney.sylvion.svg.described import described
from spinney.sylvion.svg.hands import hands, headings
from spinney.sylvion.svg.layout import BELOW, HEIGHT, NOTE, WIDTH
from spinney.sylvion.svg.mobilisation import mobilisation
from spinney.sylvion.svg.note import note
from spinney.sylvion.telling import GUARDIAN, RAVAGE
from spinney.symbols.captions import label
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
from spinney.symbols.picture import BOARD, Part, Picture, Sheet, whole

STANDING = (
    *("phase", "call", "turn", "result", "stage", "players", "active"),
    *("barrage", "points", "bloom", "edge"),
)
"""What of a view the header tells."""
BLOOM = NOTE - 244
"""Where it is told how the Edge does: beside what makes the board larger and smaller."""
EDGE, STAMP = 64, 236
"""How far below the battlefield the Edge reaches, and the stamp at the end of a game."""


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    above = "" if mustering(view) else headings(view, text)
    return whole(picture(view, text), text, theme, described(view, text), above)


def colours() -> dict[str, str]:
    """Of those who do something."""
    return {RAVAGE: "flame", GUARDIAN: "leaf"}


def picture(view: dict[str, Any], text: Text) -> Picture:
    held, end = ([], float(HEIGHT)) if mustering(view) else hands(view)
    beside, height = note(view, max(HEIGHT, end))
    return Picture(WIDTH, height, [board(view), *held, beside])


def mustering(view: dict[str, Any]) -> bool:
    """Whether there is no battle yet, and are no hands."""
    mobilised: bool = view["phase"] == "mobilisation"
    return mobilised


def board(view: dict[str, Any]) -> Sheet:
    below = HEIGHT if mustering(view) else BELOW + (STAMP if view["result"] else EDGE)
    parts = [
        Part("header", header, ({field: view[field] for field in STANDING}, last_turn(view))),
        *(mobilisation(view) if mustering(view) else battle(view)),
        Part("stamp", stamp, (view["result"],)),
    ]
    return Sheet("board", BOARD, (0, 0, NOTE - 8, below), parts)


def header(text: Text, view: dict[str, Any], last: bool) -> str:
    """The name of the game, where it stands, and how the Edge does."""
    parts = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in status(view, text, last))
    return "".join(
        (
            sketch(symbol("tree-2", 30, 12, 52), symbol("elemental", 70, 22, 40)),
            write(116, 52, text.say("game-name"), 38, "title"),
            lettering(276, 50, parts, 21, NOTE - 534, "text", 0.5),
            sketch(symbol("bloom", BLOOM, 20, 36), symbol("desolation", BLOOM + 76, 20, 36)),
            write(BLOOM + 40, 50, str(view["bloom"]), 25, "text"),
            write(BLOOM + 116, 50, str(view["edge"] - view["bloom"]), 25, "text"),
            path(stroke(30, 72, NOTE - 26, 70, 3, 3), "pencil"),
        )
    )


def stamp(text: Text, result: str | None) -> str:
    """How it ended, as a rubber stamp below the battlefield."""
    if result is None:
        return ""
    x, y = NOTE - 220, BELOW + 150
    turn = rotation(-6, x, y)
    return sketch(
        path(frame(x - 174, y - 50, 348, 100, 8, 3), f"stamp-frame sp-{result}", transform=turn),
        write(
            x, y + 22, label(text, result).upper(), 64, f"stamp sp-{result}", 320, transform=turn
        ),
    )
