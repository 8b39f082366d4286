"""What drawings of the Mechanical Marquise read off a view."""

from __future__ import annotations

from typing import Any, Final

PLACES: Final = 5
"""How many orders a program has room for."""


def orders(board: dict[str, Any]) -> list[str | None]:
    """The cards of the program that the reader knows, from left to right."""
    found: list[str | None] = board["orders"]
    return found


def spies(board: dict[str, Any]) -> list[tuple[str, str]]:
    """The spies in play, and who has them."""
    found: dict[str, str] = board["spies"]
    return sorted(found.items())
