"""The land: forests washed in between ridges, and the two nets drawn over them."""

from __future__ import annotations

import functools
from math import hypot
from typing import Any

from spinney.core.text import Text
from spinney.ironwood.looks import ring
from spinney.ironwood.svg.layout import BROAD, HIGH, LEFT, TOP, Point, spot
from spinney.symbols.pen import (
    frame,
    group,
    path,
    puddle,
    sketch,
    smooth,
    symbol,
    trace,
    wash,
    wobble,
)

CRAG = 17
"""The breadth of one jag of a ridge."""
TREES = ((-46, -52, 42), (6, -56, 44), (-21, -46, 46))
"""Around the middle of a forest, from the back to the front: where, and how large."""
SIGHTS = 500
"""How many outlines are kept for other tables: a board has some dozens, and most play on one."""


def ground(text: Text, view: dict[str, Any]) -> str:
    """All that never changes; of the view only the board is used."""
    board = view["board"]
    places = board["mountains"] | board["forests"]
    middle = {name: spot(place["at"]) for name, place in places.items()}
    ridges = (
        ridge(middle[a], middle[b], seed) for seed, (a, b) in enumerate(board["ridges"], start=1)
    )
    paths = (
        footpath(middle[a], middle[b], seed) for seed, (a, b) in enumerate(board["paths"], start=1)
    )
    return "".join(
        (
            wash(*(forest_wash(view, name, seed) for seed, name in enumerate(board["forests"]))),
            path(frame(LEFT, TOP, BROAD, HIGH, 5, 3), "pencil"),
            sketch(*ridges),
            *paths,
            *(trees(view, name, *middle[name], seed) for seed, name in enumerate(board["forests"])),
        )
    )


def forest_wash(view: dict[str, Any], name: str, seed: int) -> tuple[str, float, str]:
    """A forest reaches to its ridges; one without an outline is a patch."""
    forest = view["board"]["forests"][name]
    corners = tuple(spot(corner) for corner in forest.get("outline", ()))
    outline = edge(corners) if corners else puddle(*spot(forest["at"]), 74, 52, seed)
    return ("pine", 0.5, outline) if ring(view, name) == "outer" else ("leaf", 0.55, outline)


@functools.lru_cache(maxsize=SIGHTS)
def edge(corners: tuple[Point, ...]) -> str:
    return smooth(doubled(corners))


def doubled(corners: tuple[Point, ...]) -> list[Point]:
    """Each side with two points of its own, so that a curve keeps near to the corners."""
    found = []
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        found += [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (0.1, 0.5, 0.9)]
    return found


@functools.lru_cache(maxsize=SIGHTS)
def ridge(start: Point, end: Point, seed: int) -> str:
    """Jags on a broad back of stone."""
    (x1, y1), (x2, y2) = sorted((start, end))
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy)
    jags = max(2, round(length / CRAG))
    line = [trace("M", x1, y1)]
    for i in range(jags):
        top, foot = (i + 0.5) / jags, (i + 1) / jags
        lift = (9 + wobble(seed * 31 + i, 3)) / length
        line.append(trace("L", x1 + dx * top + dy * lift, y1 + dy * top - dx * lift))
        line.append(trace("L", x1 + dx * foot, y1 + dy * foot))
    back = trace("M", x1, y1, "L", x2, y2)
    return path(back, "road sp-stone sp-faint") + path(" ".join(line), "ink")


def footpath(start: Point, end: Point, seed: int) -> str:
    """A dotted line that bends a little."""
    (x1, y1), (x2, y2) = start, end
    bend = 14 if seed % 2 else -14
    length = hypot(x2 - x1, y2 - y1)
    x = (x1 + x2) / 2 + (y2 - y1) / length * bend
    y = (y1 + y2) / 2 - (x2 - x1) / length * bend
    line = trace("M", x1, y1, "Q", x, y, x2, y2)
    return path(line, "ink sp-bold sp-bark", stroke_dasharray="1 10")


def trees(view: dict[str, Any], name: str, x: float, y: float, seed: int) -> str:
    """Three trees; pines where the forest is an outer one."""
    kinds = (2, 2, 2) if ring(view, name) == "outer" else (3, 4, 3)
    drawn = (
        symbol(f"tree-{kind}", x + dx + wobble(seed * 7 + i, 4), y + dy, size)
        for i, (kind, (dx, dy, size)) in enumerate(zip(kinds, TREES, strict=True))
    )
    return group(*drawn)
