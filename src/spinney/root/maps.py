"""The four maps as tables by clearing (counted from 0)."""

from __future__ import annotations

from typing import Final

from spinney.core.rows import row_of
from spinney.root.box import MAP_LIST, MapData
from spinney.root.words import MAP_CLEARINGS, SUIT, VOCABULARY


class Map:
    """What is printed on a map. It never changes, so states share it."""

    __slots__ = (
        "closed",
        "corners",
        "data",
        "edge",
        "ferry",
        "forest_clearings",
        "forest_forests",
        "forests_by",
        "name",
        "near",
        "neighbours",
        "opposite",
        "rivers",
        "ruins",
        "slots",
        "suits",
        "tower",
    )

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.name = data.name
        self.slots = row_of([*(clearing.slots for clearing in data.clearings), 0])
        self.ruins = [c for c, clearing in enumerate(data.clearings) if clearing.ruin]
        self.suits = [
            0 if clearing.suit is None else 1 << VOCABULARY.number(clearing.suit) - SUIT
            for clearing in data.clearings
        ]
        """As bits; none where suits are dealt (A.1)."""
        self.neighbours = links(data.paths)
        self.near = row_of([sum(1 << there for there in linked) for linked in self.neighbours])
        """The same as sets of clearings, as bits."""
        self.rivers = links(data.rivers)
        self.closed = [(a - 1, b - 1) for a, b in data.closed]
        self.corners = sorted(c - 1 for pair in data.corners for c in pair)
        self.edge = sorted(c - 1 for c in data.edge)
        """G.1.15."""
        self.opposite = [-1] * MAP_CLEARINGS
        for a, b in data.corners:
            self.opposite[a - 1] = b - 1
            self.opposite[b - 1] = a - 1
        self.forest_clearings = [[c - 1 for c in forest.clearings] for forest in data.forests]
        self.forest_forests = [[f - 1 for f in forest.forests] for forest in data.forests]
        self.forests_by = [
            [f for f, edge in enumerate(self.forest_clearings) if c in edge]
            for c in range(MAP_CLEARINGS + 1)
        ]
        """For each clearing the forests next to it (2.4.1)."""
        self.ferry = data.ferry - 1
        self.tower = data.tower - 1


def links(pairs: list[tuple[int, int]]) -> list[list[int]]:
    """For each clearing those it is linked to; the Burrow has no printed links."""
    found: list[list[int]] = [[] for _ in range(MAP_CLEARINGS + 1)]
    for a, b in pairs:
        found[a - 1].append(b - 1)
        found[b - 1].append(a - 1)
    return [sorted(there) for there in found]


MAPS: Final = {data.name: Map(data) for data in MAP_LIST}
