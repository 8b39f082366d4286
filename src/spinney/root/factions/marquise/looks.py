"""What the drawings of the Marquise read off her board."""

from __future__ import annotations

from typing import Final

from spinney.root.factions.marquise import board
from spinney.root.words import PIECE, VOCABULARY

TRACKS = {
    name: board.POINTS[VOCABULARY.number(name) - PIECE]
    for name in ("sawmill", "workshop", "recruiter")
}
"""What each building scores."""
WOOD = board.COST
BONUS_DRAWS: Final = {"recruiter": board.BONUS_DRAWS}
"""The spaces, counted from 1, that are worth a card each Evening once they are uncovered."""
