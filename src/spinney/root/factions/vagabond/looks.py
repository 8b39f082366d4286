"""What the drawings of the Vagabonds read off their boards, and off the map."""

from __future__ import annotations

from typing import Any

from spinney.root.factions.vagabond.box import CARDS

QUESTS = {quest.name: quest for quest in CARDS.quests}
STEPS = ("indifferent", "amiable", "friendly", "allied")
"""The relationships that aid improves, from left to right; the fifth is hostility."""


def pawn(board: dict[str, Any]) -> str:
    """Where the pawn is."""
    place: str = board["place"]
    return place


def lying(board: dict[str, Any], clearing: str) -> list[str]:
    """What lies in a clearing besides tokens: the torch that scorched it (D.6.2)."""
    return ["torch"] if board["scorched"] == clearing else []


def under_ruin(board: dict[str, Any], clearing: str) -> list[str]:
    """The items that the reader knows to lie under a ruin."""
    items: list[str] = board["ruins"].get(clearing, [])
    return items
