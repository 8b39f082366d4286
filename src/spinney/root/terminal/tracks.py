"""Tracks on which pieces wait to be placed, as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line


def track(worth: Sequence[int], placed: int, bonus: Sequence[int] = ()) -> Line:
    """The points of a track: uncovered, the next in brackets, the rest dim; + is a card."""
    line = Line()
    for i, points in enumerate(worth):
        shown = f"{points}{'+' if i + 1 in bonus else ''}"
        if i == placed:
            line.append(f"[{shown}]".ljust(4), "bold")
        else:
            line.append(f" {shown}".ljust(4), "" if i < placed else "dim")
    return line
