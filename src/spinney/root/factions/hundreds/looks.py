"""What the drawings of the Hundreds read off their board, and off the map."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.hundreds import chapter
from spinney.root.factions.hundreds.board import (
    HOLDS,
    MOOD_NAMES,
    NO_ITEM,
    SHOWN_ITEM,
    SPACES,
    TRACKS,
    WORDS,
    WORTH,
)
from spinney.root.words import ITEM
from spinney.symbols.captions import label

OPPRESSION = chapter.OPPRESSION
ITEM_OF = {
    mood: "" if item == NO_ITEM else WORDS[ITEM + item]
    for mood, item in zip(MOOD_NAMES, SHOWN_ITEM, strict=True)
}
"""The item that each mood shows."""
HELD = {
    track: tuple(WORDS[ITEM + item] for item in items)
    for track, items in zip(TRACKS, HOLDS, strict=True)
}
"""What each track of the Hoard takes."""
SPACES_OF_TRACK = range(SPACES)
VALUES = WORTH


def standing_out(board: dict[str, Any], clearing: str) -> list[str]:
    """The warlord, who is one of the warriors."""
    return ["warlord"] if board["warlord"] == clearing else []


def under_ruin(board: dict[str, Any], clearing: str) -> list[str]:
    """The items that the reader knows to lie under a ruin."""
    items: list[str] = board["ruins"].get(clearing, [])
    return items


def where_he_is(board: dict[str, Any], text: Text) -> str:
    """The warlord's clearing by its number, or that he is gone."""
    place: str = board["warlord"]
    return label(text, "anew") if place == "none" else place.removeprefix("c")


def open_moods(board: dict[str, Any]) -> list[str]:
    """Those that could be chosen next."""
    return [mood for mood in MOOD_NAMES if mood not in board["barred"] and mood != board["mood"]]
