"""What the drawings of the Corvids read off their board."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.corvids.board import KIND_NAMES
from spinney.root.looks import number
from spinney.symbols.captions import named

KINDS = KIND_NAMES


def left(board: dict[str, Any], kind: str) -> int:
    """How many of a kind are in the supply; for others, how many do not lie face up."""
    kinds = board["reserve"]["kinds"]
    unseen: list[str] = board["unseen_plots"] if kinds is None else kinds
    return unseen.count(kind)


def told_of(plot: dict[str, Any], text: Text) -> str:
    """What a face-down plot is, or can be."""
    if plot["kind"] is not None:
        return text.named(plot["kind"])
    if len(plot["could_be"]) == len(KINDS):
        return "?"
    return f"{' / '.join(text.named(kind) for kind in plot['could_be'])} ?"


def plots(board: dict[str, Any], text: Text) -> list[str]:
    """Each face-down plot by its clearing, with what the reader knows of it."""
    return [told_at(place, plot, text) for place, plot in board["plots"].items()]


def told_at(place: str, plot: dict[str, Any], text: Text) -> str:
    return named(str(number(place)), told_of(plot, text))
