"""The places: mountains, names, and the pieces that stand there."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import contents, is_marked, marks, number
from spinney.ironwood.svg.layout import spot
from spinney.symbols.pen import breadth, path, puddle, sketch, slip, symbol, target, write

PEAK = 96
PIECE = 34
PLATE = 40
"""How large a piece is, and how high the plate on which pieces stand."""
NUMBER, GAP = 12, 5
"""The breadth of a digit, and the space between pieces."""
NAME = 15
REACH = 58, 46
"""How far from its middle a place can be clicked."""
TOTEMS = {"intact": "totem", "fading": "totem-fading"}

Piece = tuple[str, int]
"""A symbol, and how many it stands for; 0 if there is nothing to count."""


def places(view: dict[str, Any], text: Text) -> str:
    """Mountains before forests, so that no peak hides a warband."""
    return "".join(
        place(view, text, name, kind)
        for kind in ("mountains", "forests")
        for name in view["board"][kind]
    )


def place(view: dict[str, Any], text: Text, name: str, kind: str) -> str:
    """One place, told in full to whoever points at it."""
    x, y = spot(view["board"][kind][name]["at"])
    called, standing = text.named(name), pieces(view, name)
    drawn = []
    if kind == "mountains":
        called += f" ({number(view, name)})"
        drawn.append(mountain(name, x, y))
    drawn.append(plate(standing, x, y - 20, len(called)))
    drawn.append(sign(called, x, y + 37 if standing or kind == "mountains" else y + 14))
    told = ", ".join([called, *contents(view, text, name)])
    return target(name, puddle(x, y, *REACH, len(called)), *drawn, title=told)


def mountain(name: str, x: float, y: float) -> str:
    """A peak with its foot below the point; Ferrum, which is never bare, towers above the rest."""
    picture, size = ("ferrum", 1.4 * PEAK) if name == "ferrum" else ("mountain", PEAK)
    return sketch(symbol(picture, x - size / 2, y + PEAK * 0.34 - size, size))


def sign(words: str, x: float, y: float) -> str:
    """A name on a scrap of paper, so that no ridge runs through it."""
    width = breadth(words, NAME) * 0.82 + 8
    scrap = path(slip(x - width / 2, y - 14, width, 19, len(words), 1), "paper", opacity=0.78)
    return scrap + write(x, y, words, NAME, "name")


def pieces(view: dict[str, Any], name: str) -> list[Piece]:
    """What stands in a place, the warband first."""
    here, drill = view["places"].get(name, {}), view["drill"]
    side = "ironclads" if name in view["board"]["mountains"] else "woodwalkers"
    found: list[Piece] = []
    if "warriors" in here:
        found.append((f"warrior-{side}", here["warriors"]))
    if "golems" in here:
        found.append(("golem", here["golems"]))
    if "site" in here:
        found.append((here["site"], 0))
    found += [(TOTEMS[kind], 0) for kind in here.get("totems", ())]
    if drill["at"] == name:
        found.append(("drill", 0))
        if drill["hopper"]:
            found.append(("crystal", drill["hopper"]))
    return found + [("cube", 0)] * (len(marks(view, name)) + is_marked(view, name))


def plate(standing: list[Piece], x: float, y: float, seed: int) -> str:
    """Pieces side by side, each with its number, on a slip around a point."""
    if not standing:
        return ""
    rooms = [PIECE + (2 + NUMBER * len(str(count)) if count else 0) for _, count in standing]
    width = sum(rooms) + GAP * (len(rooms) + 1)
    left = x - width / 2
    drawn = [path(slip(left, y, width, PLATE, seed, 0.8), "slip")]
    left += GAP
    for (name, count), room in zip(standing, rooms, strict=True):
        drawn.append(symbol(name, left, y + 3, PIECE))
        if count:
            drawn.append(write(left + PIECE + 2, y + 28, str(count), 22, "text sp-strong"))
        left += room + GAP
    return "".join(drawn)
