"""What is to be read of the Marquise and her pieces."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact
from spinney.core.text import Text
from spinney.root.factions.marquise.looks import TRACKS, WOOD
from spinney.root.plates.common import fact, said
from spinney.symbols.captions import label

RULES: Final = ("6.1", "6.2.1", "6.2.2", "6.2.3", "6.5")
PIECES: Final = {
    "sawmill": ("6.4", "6.5.4", "6.5.5"),
    "workshop": ("6.2.1", "6.5.4"),
    "recruiter": ("6.5.3", "6.6", "6.5.4"),
    "keep": ("6.2.2",),
    "wood": ("6.4", "6.5.4.II"),
}
ACTS: Final = {
    "clearing": ("battle", "march", "recruit", "build", "overwork"),
    "card": ("overwork", "extra_action"),
    "warriors": ("march", "battle"),
    "enemy": ("battle",),
    "sawmill": ("build", "overwork"),
    "workshop": ("build",),
    "recruiter": ("build", "recruit"),
    "wood": ("build", "overwork"),
}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        *(Fact(text.named(piece), str(board["buildings"][piece]["on_map"])) for piece in TRACKS),
        Fact(text.named("wood"), str(board["wood"])),
    ]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, and what the next one costs and scores."""
    if piece == "wood":
        return fact(said(text, "left"), board["wood"])
    if piece not in TRACKS:
        return []
    built, left = board["buildings"][piece]["on_map"], board["buildings"][piece]["left"]
    found = fact(said(text, "left"), left)
    if left:
        cost = f"{text.named('wood')} {WOOD[built]}"
        points = f"{label(text, 'points')} {TRACKS[piece][built]}"
        found += fact(said(text, "next"), f"{cost}, {points}")
    return found
