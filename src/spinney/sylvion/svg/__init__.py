"""Sylvion in SVG: the battlefield between forest and Ravage, as a page of a field notebook."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import status
from spinney.sylvion.svg.battle import battle
from spinney.sylvion.svg.described import described
from spinney.sylvion.svg.hands import hands
from spinney.sylvion.svg.layout import BELOW, HEIGHT, NOTE, NOTE_WIDTH, WIDTH
from spinney.sylvion.svg.mobilisation import mobilisation
from spinney.sylvion.svg.note import note
from spinney.symbols.captions import label
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

EDGE, STAMP = 64, 236
"""How far below the battlefield the Edge reaches, and the stamp at the end of a game."""


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    """A view as an SVG document; the theme is auto, light or dark."""
    if view["phase"] == "mobilisation":
        drawn, held, ground, end = mobilisation(view, text), "", HEIGHT, float(HEIGHT)
    else:
        drawn, ground = battle(view, text), BELOW + (STAMP if view["result"] else EDGE)
        held, end = hands(view, text)
    beside, height = note(view, text, max(HEIGHT, end))
    return page(
        WIDTH,
        height,
        theme,
        text,
        described(view, text),
        part("board", (0, 0, NOTE - 8, ground), header(view, text), drawn, stamp(view, text)),
        held,
        part("aside", (NOTE - 4, 8, NOTE_WIDTH + 14, height - 24), beside),
    )


def header(view: dict[str, Any], text: Text) -> str:
    """The name of the game, where it stands, and how the Edge does."""
    parts = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in status(view, text))
    return "".join(
        (
            sketch(symbol("tree-2", 30, 12, 52), symbol("elemental", 70, 22, 40)),
            write(116, 52, text.say("game-name"), 38, "title"),
            lettering(276, 50, parts, 21, NOTE - 460, "text", 0.5),
            sketch(symbol("bloom", NOTE - 170, 20, 36), symbol("desolation", NOTE - 94, 20, 36)),
            write(NOTE - 130, 50, str(view["bloom"]), 25, "text"),
            write(NOTE - 54, 50, str(view["edge"] - view["bloom"]), 25, "text"),
            path(stroke(30, 72, NOTE - 26, 70, 3, 3), "pencil"),
        )
    )


def stamp(view: dict[str, Any], text: Text) -> str:
    """How it ended, as a rubber stamp below the battlefield."""
    result = view["result"]
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
