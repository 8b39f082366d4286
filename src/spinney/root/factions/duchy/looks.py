"""What the drawings of the Duchy read off its board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from spinney.root.factions.duchy import chapter, swaying
from spinney.root.factions.duchy.board import NAMES, RANKS
from spinney.root.words import BURROW, CLEARING

HOME_WORD = CLEARING + BURROW
MUSTERED = chapter.MUSTERED
ICONS = tuple(after - before for before, after in pairwise(MUSTERED))
"""The warriors that each space of the citadels uncovers."""
POINTS = dict(zip(RANKS, swaying.POINTS, strict=True))
SHOWN = dict(zip(RANKS, swaying.SHOWN, strict=True))
OF_RANK = {rank: NAMES[3 * i : 3 * i + 3] for i, rank in enumerate(RANKS)}
"""The ministers of each rank."""


def rank_of(minister: str) -> str:
    return RANKS[NAMES.index(minister) // 3]


def unswayed(board: dict[str, Any]) -> list[str]:
    return [name for name in NAMES if name not in board["swayed"]]
