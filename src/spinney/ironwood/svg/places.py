"""The places: mountains, names, and the pieces that stand there."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import contents, is_marked, marks
from spinney.ironwood.svg.layout import spot
from spinney.ironwood.svg.scene import COLOURS
from spinney.symbols.pen import (
    apart,
    breadth,
    owned,
    path,
    puddle,
    sketch,
    slip,
    symbol,
    target,
    thing,
    trace,
    write,
)
from spinney.symbols.picture import Part

PEAK = 96
PIECE = 34
PLATE = 40
"""How large a piece is, and how high the plate on which pieces stand."""
NUMBER, GAP = 12, 5
"""The breadth of a digit, and the space between pieces."""
NAME = 15
REACH = 58, 46
"""How far from its middle a place can be clicked."""
OWNED = {"warrior-woodwalkers": "woodwalkers", "warrior-ironclads": "ironclads"}
OWNED |= {"golem": "ironclads", "drill": "ironclads"}
"""Whose pieces are, by what they are as things."""
TOTEMS = {"intact": "totem", "fading": "totem-fading"}

Piece = tuple[str, str, int]
"""What it is as a thing, its symbol, and its number; 0 if there is nothing to count."""


def places(view: dict[str, Any]) -> list[Part]:
    """Mountains before forests, so that no peak hides a warband."""
    board = view["board"]
    return [
        Part(name, place, (name, kind, plan, only_there(view, name)))
        for kind in ("mountains", "forests")
        for name, plan in board[kind].items()
    ]


def only_there(view: dict[str, Any], name: str) -> dict[str, Any]:
    """What of a view is about one place."""
    drill, solo = view["drill"], view["solo"]
    here = drill["at"] == name
    return {
        "places": {name: view["places"][name]} if name in view["places"] else {},
        "drill": {"at": name, "hopper": drill["hopper"]} if here else {"at": None},
        "marks": [mark for mark in view["marks"] if mark["place"] == name],
        "solo": {"side": solo["side"], "marked": [name]} if is_marked(view, name) else None,
        "owners": view["owners"],
    }


def place(text: Text, name: str, kind: str, plan: dict[str, Any], view: dict[str, Any]) -> str:
    """One place, told in full to whoever points at it."""
    x, y = spot(plan["at"])
    called, standing = text.named(name), pieces(view, name, kind)
    drawn = []
    if kind == "mountains":
        called += f" ({plan['number']})"
        drawn.append(mountain(name, x, y))
    drawn.append(plate(standing, name, x, y - 20, len(called)))
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


def pieces(view: dict[str, Any], name: str, kind: str) -> list[Piece]:
    """What stands in a place, the warband first."""
    here, drill = view["places"].get(name, {}), view["drill"]
    warrior = "warrior-ironclads" if kind == "mountains" else "warrior-woodwalkers"
    found: list[Piece] = []
    if "warriors" in here:
        found.append((warrior, warrior, here["warriors"]))
    if "golems" in here:
        found.append(("golem", "golem", here["golems"]))
    if "site" in here:
        found.append((here["site"], here["site"], 0))
    found += [("totem", TOTEMS[state], 0) for state in here.get("totems", ())]
    if drill["at"] == name:
        found.append(("drill", "drill", 0))
        if drill["hopper"]:
            found.append(("crystal", "crystal", drill["hopper"]))
    return found + [("cube", "cube", 0)] * (len(marks(view, name)) + is_marked(view, name))


def plate(standing: list[Piece], place: str, x: float, y: float, seed: int) -> str:
    """Pieces side by side, each with its number, on a slip around a point."""
    if not standing:
        return ""
    rooms = [PIECE + (2 + NUMBER * len(str(count)) if count else 0) for _, _, count in standing]
    width = sum(rooms) + GAP * (len(rooms) + 1)
    left = x - width / 2
    drawn = [path(slip(left, y, width, PLATE, seed, 0.8), "slip")]
    left += GAP
    numbers = apart(kind for kind, _, _ in standing)
    for (kind, mark, count), (_, nth), room in zip(standing, numbers, rooms, strict=True):
        shown = symbol(mark, left, y + 3, PIECE)
        if kind in OWNED:
            outline = trace("M", left, y + PLATE - 9, "h", room, "v", 8, "h", -room, "z")
            shown += owned(COLOURS[OWNED[kind]], outline)
        if count:
            shown += write(left + PIECE + 2, y + 28, str(count), 22, "text sp-strong")
        drawn.append(thing(kind, place, shown, count=count or 1, nth=nth))
        left += room + GAP
    return "".join(drawn)
