"""What the drawings of the Riverfolk read off their board."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.riverfolk import chapter
from spinney.root.factions.riverfolk.board import CHEAPEST, DEAREST
from spinney.root.factions.riverfolk.board import SERVICE_NAMES as SERVICE_NAMES

POINTS = chapter.POINTS
PRICES = tuple(range(CHEAPEST, DEAREST + 1))
BOXES = ("payments", "funds", "committed")


def left_board(posts: dict[str, int]) -> int:
    """The trade posts of a suit that are not on the board any more, be they lost or on the map."""
    return posts["on_map"] + posts["lost"]


def post_of(suit: str) -> str:
    return f"trade_post_{suit}"


def listed(box: dict[str, int], text: Text) -> str:
    """The warriors in a box by their owners."""
    return ", ".join(f"{text.named(owner)} {n}" for owner, n in box.items())


def buyers(own: dict[str, Any], service: str) -> list[str]:
    """Who has a service for this turn."""
    found: list[str] = own["bought"].get(service, [])
    return found
