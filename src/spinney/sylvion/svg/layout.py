"""Where things are on the page."""

from __future__ import annotations

from spinney.sylvion.looks import ROWS

WIDTH, HEIGHT = 1200, 890
"""The page; it grows downwards if the note needs it."""

LEFT, TOP = 212, 132
"""The upper left corner of square a1."""

CELL, ROW = 128, 124
"""A square of the battlefield."""

STACKS = LEFT + 4 * CELL
BELOW = TOP + 4 * ROW

NOTE, NOTE_WIDTH = 928, 250
"""The slip of paper on the right, with all that is not on the battlefield."""


def corner(square: str) -> tuple[float, float]:
    """The upper left corner of a square."""
    return LEFT + (int(square[1]) - 1) * CELL, TOP + ROWS.index(square[0]) * ROW
