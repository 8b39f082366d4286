"""Where tracks, water and woods run between the clearings of a map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, dist, hypot

from spinney.root.box import MapData
from spinney.root.looks import linked
from spinney.root.svg.layout import BROAD, GLADE, HIGH, LEFT, TOP, Point, spot
from spinney.symbols.pen import wobble

Way = list[Point]
"""Points along a line."""

PARTS = 12
"""Into how many parts the points of a track divide it."""
BENDS = (0.07, -0.07, 0.0, 0.14, -0.14, 0.21, -0.21)
"""How far a track may swing aside, as a part of its length."""
CLEARANCE = 132
"""How far tracks stay from clearings that they do not lead to."""
BESIDE_TRACK, BESIDE_RIVER, BESIDE_LAKE, BESIDE_TAG = 26, 40, 54, 22
"""How far the middle of a tree stays from these."""
PITCH = 31
"""How far apart trees are."""
OFF_SHORE = 118
"""How far the ferry lies from the middle of its clearing."""


def between(a: Point, b: Point, part: float) -> Point:
    """The point that lies by this part of the way from a to b; by more than 1 it is beyond."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def centre(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


# Tracks


def track(data: MapData, pair: tuple[int, int]) -> Way:
    """The way from one clearing to another, past those that lie between."""
    a, b = (spot(data.clearings[c - 1]) for c in pair)
    others = [spot(c) for i, c in enumerate(data.clearings, start=1) if i not in pair]
    turn = 1 if sum(pair) % 2 else -1
    ways = (bent(a, b, bend * turn) for bend in BENDS)
    return max(ways, key=lambda way: min(CLEARANCE, *(dist(p, q) for p in way for q in others)))


def bent(a: Point, b: Point, bend: float) -> Way:
    """A bow from a to b."""
    (x1, y1), (x2, y2) = a, b
    side = (x1 + x2) / 2 + (y1 - y2) * bend * 2, (y1 + y2) / 2 + (x2 - x1) * bend * 2
    parts = [i / PARTS for i in range(PARTS + 1)]
    return [between(between(a, side, part), between(side, b, part), part) for part in parts]


# Water


def is_lake(data: MapData) -> bool:
    """Whether the water is one lake: from each clearing at it one comes to all the others."""
    shore = {clearing for pair in data.rivers for clearing in pair}
    return len(shore) > 3 and 2 * len(data.rivers) == len(shore) * (len(shore) - 1)


def river(data: MapData) -> Way:
    """From edge to edge past all the clearings at the water."""
    ends = [c for c in range(1, len(data.clearings) + 1) if len(linked(data.rivers, c)) == 1]
    course = [ends[0]]
    while course[-1] != ends[1]:
        course += [c for c in linked(data.rivers, course[-1]) if c not in course]
    legs = [track(data, pair) for pair in pairwise(course)]
    return [mouth(legs[0][::-1]), *(point for leg in legs for point in leg), mouth(legs[-1])]


def mouth(way: Way) -> Point:
    """A point beyond the map, straight on from the end of a way."""
    return between(way[-4], way[-1], 5)


def shore(data: MapData) -> Way:
    """A bank that leads from clearing to clearing around a lake, with bays between them."""
    points = [spot(data.clearings[c - 1]) for c in {c for pair in data.rivers for c in pair}]
    x, y = centre(points)
    points.sort(key=lambda point: atan2(point[1] - y, point[0] - x))
    bank = []
    for leg, (a, b) in enumerate(pairwise((*points, points[0]))):
        bank.append(a)
        for n, part in enumerate((0.3, 0.5, 0.7)):
            bank.append(between((x, y), between(a, b, part), 1.08 + wobble(leg + n, 0.1)))
    return bank


def wet(data: MapData) -> list[Point]:
    """Points all over the water."""
    if not is_lake(data):
        return river(data)
    bank = shore(data)
    middle = centre(bank)
    return [between(middle, point, part / 5) for part in range(1, 6) for point in bank]


def afloat(data: MapData, place: Point) -> Point:
    """A point on the water off a clearing."""
    if not is_lake(data):
        return min(wet(data), key=lambda point: abs(dist(point, place) - OFF_SHORE))
    middle = centre(wet(data))
    return between(place, middle, OFF_SHORE / dist(place, middle))


# Woods


def heart(data: MapData, forest: int) -> Point:
    """The middle of a forest, a little aside if a clearing is too near to it."""
    x, y = spot(data.forests[forest])
    wide, high = GLADE[0] + 24, GLADE[1] + 56
    for left, top in (spot(clearing) for clearing in data.clearings):
        reach = hypot((x - left) / wide, (y - top) / high)
        if reach < 1:
            x, y = left + (x - left) / reach, top + (y - top) / reach
    return x, y


def trees(data: MapData) -> Iterator[Point]:
    """Wherever there is room, from the back to the front."""
    ways = [point for pair in (*data.paths, *data.closed) for point in track(data, pair)]
    tags = [heart(data, forest) for forest in range(len(data.forests))]
    taken = (
        (ways, BESIDE_TRACK),
        (wet(data), BESIDE_LAKE if is_lake(data) else BESIDE_RIVER),
        (tags, BESIDE_TAG),
    )
    glades = [spot(clearing) for clearing in data.clearings]
    for place in places_for_trees():
        free = all(outside(place, glade) for glade in glades)
        if free and all(is_far(place, points, reach) for points, reach in taken):
            yield place


def places_for_trees() -> Iterator[Point]:
    """All over the map, neither in rows nor quite without order."""
    for row in range(int((HIGH - 46) / PITCH) + 1):
        for column in range(int((BROAD - 58) / PITCH) + 1):
            seed = row * 41 + column * 17
            x = LEFT + 26 + (column + row % 2 * 0.5) * PITCH + wobble(seed, 9)
            yield x, TOP + 32 + row * PITCH + wobble(seed + 3, 9)


def is_far(place: Point, points: Iterable[Point], reach: float) -> bool:
    return all(dist(place, point) > reach for point in points)


def outside(place: Point, glade: Point) -> bool:
    """Whether a tree there leaves a clearing free."""
    wide, high = GLADE[0] + 18, GLADE[1] + 20
    return hypot((place[0] - glade[0]) / wide, (place[1] - glade[1]) / high) > 1
