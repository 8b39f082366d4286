"""What the drawings of the Otter Guild read off its board."""

from __future__ import annotations

from typing import Any

from root.guest import chapter
from root.guest.board import BURROW
from spinney.core.text import Text
from spinney.root.looks import counted, number
from spinney.root.words import CLEARING
from spinney.symbols.captions import label, tally

WHARVES = chapter.POINTS_TO_BUILD
UNKNOWN = "?"
HOME_WORD = CLEARING + BURROW


def used_up(wharves: dict[str, int]) -> int:
    """The wharves that have left the board, be they on the map or out of the game."""
    return wharves["on_map"] + wharves["lost"]


def caches(board: dict[str, Any], text: Text) -> list[str]:
    """Each cache by its clearing, with what the reader knows of it."""
    return [f"{number(place)} {told_of(cache, text)}" for place, cache in board["caches"].items()]


def told_of(cache: dict[str, Any], text: Text) -> str:
    if cache["kind"] is not None:
        return text.named(cache["kind"])
    return "".join((UNKNOWN, *(f" \N{NOT EQUAL TO}{text.named(no)}" for no in cache["ruled_out"])))


def lists(board: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """What is listed in words: a name, and what belongs to it."""
    found = (
        (label(text, "nets"), [counted(card, n, text) for card, n in tally(board["nets"])]),
        (label(text, "caches"), caches(board, text)),
        (label(text, "hired"), [text.named(who) for who in board["hired"]]),
    )
    return [(name, ", ".join(told)) for name, told in found if told]
