"""The clearings: suit, number, slots, crowds of warriors, tokens, pawns, and who rules."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import clearing_line, in_slots, known_in_ruin, lying, number, printed
from spinney.root.svg.layout import GLADE, Point, spot
from spinney.root.svg.pieces import (
    SUIT_COLOURS,
    crowd,
    crowd_breadth,
    flag,
    mark_of,
    pawn,
    space,
    tally_mark,
)
from spinney.root.svg.ways import afloat
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    group,
    path,
    puddle,
    sketch,
    stroke,
    symbol,
    target,
    wash,
    wobble,
    write,
)

SLOT, GAP = 38, 5
WARRIOR, TOKEN = 42, 30
ROOM = 158
"""How broad a row of pieces may be."""


def clearings(view: dict[str, Any], text: Text) -> str:
    places = [spot(place) for place in printed(view).clearings]
    return "".join(
        (
            *(glade(place, i) for i, place in enumerate(places)),
            wash(*(tint(view["clearings"][i], place, i) for i, place in enumerate(places))),
            *(clearing(view, text, i, place) for i, place in enumerate(places)),
        )
    )


def glade(place: Point, seed: int) -> str:
    """Open ground, and grass around it."""
    (x, y), (wide, high) = place, GLADE
    blades = []
    for i in range(4):
        left, low = x - wide * 0.8 + i * wide * 0.5, y + high * (0.78 if i % 3 else 0.6)
        for n in range(3):
            tip = low - 10 + wobble(seed * 9 + i + n, 3)
            blades.append(stroke(left + 4 * n, low, left - 3 + 7 * n, tip, seed + i + n, 1))
    return sketch(
        path(puddle(x, y, wide, high, seed + 31, 13), "glade"), path("".join(blades), "pencil")
    )


def tint(there: dict[str, Any], place: Point, seed: int) -> tuple[str, float, str]:
    colour = SUIT_COLOURS.get(there["suit"], "sand")
    return colour, 0.5, puddle(*place, GLADE[0] * 0.98, GLADE[1] * 0.98, seed + 31, 13)


def clearing(view: dict[str, Any], text: Text, i: int, place: Point) -> str:
    there = view["clearings"][i]
    x, y = place
    return target(
        there["clearing"],
        puddle(x, y, *GLADE, i + 31, 13),
        *landmarks(view, there["clearing"], text, place),
        *([symbol(there["suit"], x - 74, y - 74, 40)] if there["suit"] else []),
        write(x - 18, y - 42, str(number(there["clearing"])), 24, "name sp-strong"),
        flag(there["ruler"], x + 34, y - 86) if there["ruler"] else "",
        slots(view, text, there, x, y - 36),
        figures(there, text, x, y + 5),
        small_pieces(view, text, there, x, y + 52),
        sketch(symbol("battle", x - 30, y - 118, 54)) if fought_over(view, there) else "",
        title=clearing_line(there, text),
    )


def fought_over(view: dict[str, Any], there: dict[str, Any]) -> bool:
    return view["battle"] is not None and view["battle"]["clearing"] == there["clearing"]


def landmarks(view: dict[str, Any], name: str, text: Text, place: Point) -> list[str]:
    x, y = place
    drawn = []
    if view["tower"] == name:
        drawn.append(sketch(symbol("tower", x - 30, y - 122, 62), title=label(text, "tower")))
    if view["ferry"] == name:
        x, y = afloat(printed(view), place)
        drawn.append(sketch(symbol("ferry", x - 28, y - 28, 56), title=label(text, "ferry")))
    return drawn


def slots(view: dict[str, Any], text: Text, there: dict[str, Any], x: float, y: float) -> str:
    """The slots side by side, with what stands in them."""
    filled = in_slots(there)
    left = x - (len(filled) * (SLOT + GAP) - GAP) / 2
    drawn = []
    for i, piece in enumerate(filled):
        at = left + i * (SLOT + GAP)
        drawn.append(space(at, y, SLOT, SLOT, i + int(x), "slip" if piece else "slot"))
        if piece:
            name = label(text, "ruin") if piece == "ruin" else text.named(piece)
            mark = symbol(mark_of(piece), at + 2, y + 2, SLOT - 4)
            drawn.append(group(mark, title=name, data_word=piece))
        if piece == "ruin":
            drawn += [
                symbol(item, at + 14, y + 14, 26) for item in known_in_ruin(view, there["clearing"])
            ]
    return "".join(drawn)


def figures(there: dict[str, Any], text: Text, x: float, y: float) -> str:
    """Warriors and pawns in a row, smaller if it is crowded."""
    crowds = list(there["warriors"].items())
    breadth = sum(crowd_breadth(n, WARRIOR) for _, n in crowds) + WARRIOR * len(there["pawns"])
    size = WARRIOR * min(1, ROOM / max(1, breadth))
    left = x - min(ROOM, breadth) / 2
    drawn = []
    for faction, count in crowds:
        drawn.append(crowd(faction, count, text, left, y, size))
        left += crowd_breadth(count, size)
    for faction in there["pawns"]:
        drawn.append(pawn(faction, text, left, y, size))
        left += size
    return "".join(drawn)


def small_pieces(
    view: dict[str, Any], text: Text, there: dict[str, Any], x: float, y: float
) -> str:
    """Tokens on the rim, with their number if there are several."""
    small = lying(view, there)
    left = x - len(small) * (TOKEN + 8) / 2 + 4
    drawn = []
    for i, (piece, count) in enumerate(small):
        at = left + i * (TOKEN + 8)
        several = tally_mark(at + TOKEN, y + TOKEN - 4, count, 20) if count > 1 else ""
        mark = symbol(mark_of(piece), at, y, TOKEN)
        name = f"{text.named(piece)} {count}"
        drawn.append(group(mark, several, title=name, data_word=piece))
    return "".join(drawn)
