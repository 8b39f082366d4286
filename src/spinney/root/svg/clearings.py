"""The clearings: suit, number, slots, crowds of warriors, tokens, pawns, and who rules."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import (
    SUITS,
    clearing_line,
    known_in_ruin,
    lying,
    perched,
    slots_in_order,
    standing_out,
    tellers,
)
from spinney.root.maps import MAPS
from spinney.root.svg.layout import GLADE, Point, spot
from spinney.root.svg.pieces import (
    SUIT_COLOURS,
    band,
    crowd,
    crowd_breadth,
    flag,
    item_thing,
    leader,
    mark_of,
    owner_of,
    pawn,
    piece_thing,
    space,
    tally_mark,
    weave,
)
from spinney.root.svg.ways import afloat
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    apart,
    group,
    path,
    puddle,
    sketch,
    stroke,
    symbol,
    target,
    thing,
    wash,
    wobble,
    write,
)
from spinney.symbols.picture import Part

SLOT, GAP = 38, 5
WARRIOR, TOKEN = 42, 30
ROOM = 158
"""How broad a row of pieces may be."""


def clearings(view: dict[str, Any]) -> list[Part]:
    """The open ground below all of them, and each with all that is there."""
    name, there = view["map"], view["clearings"]
    small, ruins = tellers(view, "lying"), tellers(view, "under_ruin")
    leaders = tellers(view, "standing_out")
    shown = [
        Part(
            here["clearing"],
            clearing,
            (
                name,
                i,
                here,
                standing_out(here, leaders),
                lying(here, small),
                known_in_ruin(here["clearing"], ruins) if here["ruin"] else [],
                perched(view, here),
                fought_over(view, here),
            ),
        )
        for i, here in enumerate(there)
    ]
    return [Part("glades", glades, (name, [here["suit"] for here in there])), *shown]


def glades(text: Text, name: str, suits: list[str | None]) -> str:
    places = [spot(place) for place in MAPS[name].data.clearings]
    tints = (
        tint(suit, place, i) for i, (suit, place) in enumerate(zip(suits, places, strict=True))
    )
    woven = (
        weave(each, rim(places[i], i)) for i, suit in enumerate(suits) for each in single(suit)
    )
    return "".join((*(glade(place, i) for i, place in enumerate(places)), wash(*tints), *woven))


def single(suit: str | None) -> tuple[str, ...]:
    """The suits of a clearing, one by one."""
    if suit == "any_suit":
        return SUITS[:-1]
    return (suit,) if suit else ()


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


def tint(suit: str | None, place: Point, seed: int) -> tuple[str, float, str]:
    colour = SUIT_COLOURS[suit] if suit else "sand"
    return colour, 0.5, rim(place, seed)


def rim(place: Point, seed: int) -> str:
    return puddle(*place, GLADE[0] * 0.98, GLADE[1] * 0.98, seed + 31, 13)


def clearing(
    text: Text,
    name: str,
    i: int,
    here: dict[str, Any],
    leaders: dict[str, list[str]],
    small: list[tuple[str, int]],
    in_ruin: list[str],
    on_landmark: str | None,
    fought: bool,
) -> str:
    x, y = spot(MAPS[name].data.clearings[i])
    place = here["clearing"]
    return target(
        place,
        puddle(x, y, *GLADE, i + 31, 13),
        *(landmark(mark, place, name, text, x, y) for mark in here["landmarks"]),
        *suit_marks(single(here["suit"]), x - 74, y - 74),
        write(x - 18, y - 42, str(i + 1), 24, "name sp-strong"),
        flag(here["ruler"], x + 34, y - 86) if here["ruler"] else "",
        slots(text, here, in_ruin, on_landmark, x, y - 36),
        figures(here, leaders, text, x, y + 5),
        small_pieces(text, place, small, x, y + 52),
        sketch(symbol("battle", x - 30, y - 118, 54)) if fought else "",
        title=clearing_line(here, text),
    )


def fought_over(view: dict[str, Any], here: dict[str, Any]) -> bool:
    return view["battle"] is not None and view["battle"]["clearing"] == here["clearing"]


def landmark(mark: str, place: str, name: str, text: Text, x: float, y: float) -> str:
    """Above its clearing, but for the ferry, which is on the water."""
    left, top, size = x - 30, y - 122, 62
    if mark == "ferry":
        x, y = afloat(MAPS[name].data, (x, y))
        left, top, size = x - 28, y - 28, 56
    return thing(
        mark, place, sketch(symbol(mark_of(mark), left, top, size)), title=text.named(mark)
    )


def suit_marks(suits: tuple[str, ...], x: float, y: float) -> list[str]:
    """The suit, or small ones in a row that can be told apart."""
    if len(suits) == 1:
        return [symbol(suits[0], x, y, 40)]
    return [
        group(symbol(suit, x - 8 + 22 * i, y + 12, 24), data_word=suit)
        for i, suit in enumerate(suits)
    ]


def slots(
    text: Text,
    here: dict[str, Any],
    in_ruin: list[str],
    on_landmark: str | None,
    x: float,
    y: float,
) -> str:
    """The slots side by side, with what stands in them; that of a landmark has its sign."""
    filled = slots_in_order(here, on_landmark)
    place = here["clearing"]
    left = x - (len(filled) * (SLOT + GAP) - GAP) / 2
    drawn = []
    for i, (piece, nth) in enumerate(apart(filled)):
        at = left + i * (SLOT + GAP)
        drawn.append(space(at, y, SLOT, SLOT, i + int(x), "slip" if piece else "slot"))
        if piece:
            name = label(text, "ruin") if piece == "ruin" else text.named(piece)
            mark = symbol(mark_of(piece), at + 2, y + 2, SLOT - 4)
            mark += whose(piece, at + 4, y + SLOT - 10, SLOT - 8)
            drawn.append(thing(piece, place, mark, nth=nth, title=name, data_word=piece))
        if on_landmark is not None and i == len(filled) - 1:
            drawn.append(symbol("elder-treetop", at + SLOT - 14, y - 10, 22))
        if piece == "ruin":
            for item, twin in apart(in_ruin):
                mark = symbol(item, at + 14, y + 14, 26)
                drawn.append(thing(item_thing(item), f"{place}.ruin", mark, nth=twin))
    return "".join(drawn)


def figures(
    here: dict[str, Any], leaders: dict[str, list[str]], text: Text, x: float, y: float
) -> str:
    """Warriors and pawns in a row, smaller if it is crowded."""
    counts = ((who, n - len(leaders.get(who, ()))) for who, n in here["warriors"].items())
    crowds = [(who, n) for who, n in counts if n]
    single = [(who, word) for who, words in leaders.items() for word in words]
    breadth = sum(crowd_breadth(n, WARRIOR) for _, n in crowds)
    breadth += WARRIOR * (len(here["pawns"]) + len(single))
    size = WARRIOR * min(1, ROOM / max(1, breadth))
    left = x - min(ROOM, breadth) / 2
    drawn = []
    for faction, count in crowds:
        drawn.append(crowd(faction, count, here["clearing"], text, left, y, size))
        left += crowd_breadth(count, size)
    for faction, word in single:
        drawn.append(leader(faction, word, here["clearing"], text, left, y, size))
        left += size
    for faction in here["pawns"]:
        drawn.append(pawn(faction, here["clearing"], text, left, y, size))
        left += size
    return "".join(drawn)


def whose(piece: str, x: float, y: float, width: float) -> str:
    owner = owner_of(piece)
    return band(owner, x, y, width) if owner else ""


def small_pieces(text: Text, place: str, small: list[tuple[str, int]], x: float, y: float) -> str:
    """Tokens on the rim, with their number if there are several."""
    left = x - len(small) * (TOKEN + 8) / 2 + 4
    drawn = []
    for i, (piece, count) in enumerate(small):
        at = left + i * (TOKEN + 8)
        several = tally_mark(at + TOKEN, y + TOKEN - 4, count, 20) if count > 1 else ""
        mark = symbol(mark_of(piece), at, y, TOKEN) + whose(piece, at, y + TOKEN - 3, TOKEN)
        name, kind = f"{text.named(piece)} {count}", piece_thing(piece)
        drawn.append(thing(kind, place, mark, several, count=count, title=name, data_word=piece))
    return "".join(drawn)
