"""Where things are on the page."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 1280
"""The page; it is as high as the board, the sides and the hand need."""

LEFT, TOP = 26, 88
BROAD, HIGH = 866, 930
"""The board."""

COLUMN, COLUMN_WIDTH = 918, 340
"""The two sides, to the right of the board."""

LENS = 0.85
"""Below 1, the crowded middle of the board is drawn larger than its rim."""

PRINTED = ("owners", "reconstructed", "values")
"""What of a view tells of its cards how they are printed."""

Point = tuple[float, float]


def spot(at: Sequence[float]) -> Point:
    """Where a point of the board, given as shares of its width and height, is on the page."""
    across, down = 2 * at[0] - 1, 2 * at[1] - 1
    reach = max(abs(across), abs(down))
    spread = reach ** (LENS - 1) if reach else 1
    return (
        LEFT + BROAD / 2 * (1 + across * spread),
        TOP + HIGH / 2 * (1 + down * spread),
    )
