"""The map itself: colours of the season, water, woods, tracks, and what bars them."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from spinney.core.text import Text
from spinney.root.hirelings.svg import on_paths
from spinney.root.looks import counted, in_forest, open_paths, pawns, printed, tellers, wanderers
from spinney.root.maps import MAPS
from spinney.root.svg.clearings import small_pieces
from spinney.root.svg.layout import BROAD, HIGH, LEAST, LEFT, TOP, Point
from spinney.root.svg.pieces import pawn
from spinney.root.svg.ways import Way, heart, is_lake, river, shore, track, trees, wet
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    frame,
    path,
    puddle,
    sketch,
    slip,
    smooth,
    symbol,
    tag,
    target,
    thing,
    trace,
    wash,
    winding,
    wobble,
    write,
)
from spinney.symbols.picture import Part

SEASONS = {
    "autumn": ("leaf", "sand", "russet"),
    "winter": ("water", "pale", "stone"),
    "lake": ("leaf", "pine", "water"),
    "mountain": ("pine", "stone", "leaf"),
}
"""The washes of the ground."""

PLANTS = {
    "autumn": ("maple", "birch", "tree-3", "maple", "tree-2", "birch", "maple"),
    "winter": ("snow-pine", "snow-pine", "desolation", "snow-pine"),
    "lake": ("tree-2", "tree-3", "tree-4", "tree-3"),
    "mountain": ("tree-2", "peak", "tree-2", "tree-2", "tree-3"),
}
"""What stands in the woods."""


def ground(view: dict[str, Any]) -> list[Part]:
    """What never changes on a map, and the tracks with what bars them."""
    name = view["map"]
    return [
        Part("scenery", scenery, (name,)),
        Part("tracks", tracks, (name, open_paths(view), view["closed"])),
        *on_paths(view),
    ]


def tracks(text: Text, name: str, opened: list[tuple[int, int]], closed: list[list[int]]) -> str:
    barred = [(a, b) for a, b in closed]
    return "".join(
        (
            sketch(
                *(path(bow(name, pair), "road-edge") for pair in opened),
                *(path(bow(name, pair), "road") for pair in opened),
                *(path(bow(name, pair), "road-edge sp-closed") for pair in barred),
            ),
            *(barrier(name, pair, text) for pair in barred),
            sketch(path(frame(LEFT, TOP, BROAD, HIGH, 5, 2), "pencil")),
        )
    )


def scenery(text: Text, name: str) -> str:
    return painted(name)


@functools.cache
def painted(name: str) -> str:
    return season(name) + water(name) + wood(name)


def season(name: str) -> str:
    """Three colours that run into each other."""
    first, second, third = SEASONS[name]
    middle = LEFT + BROAD / 2, TOP + HIGH / 2
    return wash(
        (first, 0.34, slip(LEFT + 6, TOP + 6, BROAD - 12, HIGH - 12, 3)),
        (second, 0.34, puddle(*middle, BROAD * 0.34, HIGH * 0.3, 6, 15)),
        (third, 0.3, puddle(LEFT + BROAD * 0.2, TOP + HIGH * 0.78, 170, 140, 9)),
        (third, 0.3, puddle(LEFT + BROAD * 0.82, TOP + HIGH * 0.2, 170, 130, 4)),
    )


def water(name: str) -> str:
    """A lake, or a river that comes and goes at the edge of the map."""
    data = MAPS[name].data
    if is_lake(data):
        drawn = path(smooth(shore(data)), "lake")
    else:
        line = winding(river(data))
        drawn = path(line, "river-edge") + path(line, "river")
    return tag(
        "svg",
        sketch(drawn, path(ripples(wet(data)[4::7]), "ripple")),
        x=LEFT,
        y=TOP,
        width=BROAD,
        height=HIGH,
        viewBox=trace(LEFT, TOP, BROAD, HIGH),
    )


def ripples(points: Iterable[Point]) -> str:
    return " ".join(
        trace("M", x - 12, y, "Q", x - 6, y - 5, x, y, "Q", x + 6, y + 5, x + 12, y)
        for x, y in points
    )


def wood(name: str) -> str:
    plants = PLANTS[name]
    drawn = []
    for seed, (x, y) in enumerate(trees(MAPS[name].data)):
        size = 48 + wobble(seed + 5, 7)
        plant = plants[seed * 17 % 31 % len(plants)]
        drawn.append((y, symbol(plant, x - size / 2, y - size * 0.62, size)))
    return sketch(*(tree for _, tree in sorted(drawn)))


@functools.cache
def trodden(name: str, pair: tuple[int, int]) -> Way:
    return track(MAPS[name].data, pair)


@functools.cache
def bow(name: str, pair: tuple[int, int]) -> str:
    return winding(trodden(name, pair)[::3])


def barrier(name: str, pair: tuple[int, int], text: Text) -> str:
    """A path that nobody can use yet."""
    way = trodden(name, pair)
    x, y = way[len(way) // 2]
    boulders = sketch(symbol("boulders", x - 20, y - 25, 40))
    return thing("boulders", "path.{}-{}".format(*pair), boulders, title=label(text, "closed"))


def forests(view: dict[str, Any]) -> list[Part]:
    names = (f"f{i + 1}" for i in range(len(printed(view).forests)))
    where, small = pawns(view), tellers(view, "lying")
    return [
        Part(name, forest, (view["map"], i, wanderers(where, name), in_forest(name, small)))
        for i, name in enumerate(names)
    ]


def forest(
    text: Text, map_name: str, i: int, there: list[str], small: list[tuple[str, int]]
) -> str:
    """The name of a forest on a tag, whoever wanders there, and what lies there."""
    x, y = heart(MAPS[map_name].data, i)
    name = f"f{i + 1}"
    return target(
        name,
        puddle(x, y, 34, 26, i),
        path(slip(x - 15, y - 10, 30, 20, i), "slip"),
        write(x, y + 5, name, LEAST, "name"),
        *(pawn(who, name, text, x - 24 + 40 * n, y - 56, 48) for n, who in enumerate(there)),
        small_pieces(text, name, small, x, y + 12),
        title=", ".join(
            (
                f"{label(text, 'forest')} {i + 1}",
                *map(text.named, there),
                *(counted(word, n, text) for word, n in small),
            )
        ),
    )
