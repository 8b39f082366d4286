"""Where things are on the page."""

from __future__ import annotations

from spinney.root.box import ClearingData, ForestData
from spinney.symbols.picture import Part

WIDTH = 1420
"""The page; it is as high as it needs to be."""

LEFT, TOP = 28, 168
"""The upper left corner of the map."""

BROAD, HIGH = 920, 900
"""The size of the map."""

BELOW = TOP + HIGH
"""Where the hand begins."""

COLUMN, COLUMN_WIDTH = 972, 424
"""The column on the right: the supply and the factions' boards."""

GLADE = (86, 68)
"""Half the width and half the height of a clearing."""

LEAST = 14.5
"""The smallest letters on the map."""

Point = tuple[float, float]

Own = tuple[list[Part], float]
"""The parts of a faction's own board, drawn from 0 on, and how far down they reach."""


def spot(place: ClearingData | ForestData) -> Point:
    """The middle of a clearing or a forest on the page."""
    return LEFT + place.x * BROAD, TOP + place.y * HIGH
