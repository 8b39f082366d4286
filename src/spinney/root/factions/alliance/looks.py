"""What the drawings of the Alliance read off its board."""

from __future__ import annotations

from typing import Any

from spinney.root.factions.alliance import chapter
from spinney.root.looks import SUITS

SUPPORTERS = chapter.COST
SYMPATHY = chapter.POINTS


def bases_on_map(board: dict[str, Any]) -> list[str]:
    """The suits whose base stands on the map."""
    return [suit for suit in SUITS if suit not in ("bird", *board["bases"])]
