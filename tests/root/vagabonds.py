"""Short ways to write a Vagabond down in a position."""

from __future__ import annotations

from typing import Any


def vagabond(
    place: str = "c1", items: str = "", damaged: str = "", quests: str = "", **fields: Any
) -> dict[str, Any]:
    """A player's fields; what belongs to the board goes there, the rest beside it."""
    board: dict[str, Any] = {
        "place": place,
        "items": items.split(),
        "damaged": damaged.split(),
        "quests": quests.split(),
    }
    player: dict[str, Any] = {}
    for name, value in fields.items():
        if name in ("hand", "points", "crafted", "dominance", "coalition"):
            player[name] = value
        else:
            board[name] = value
    return {**player, "board": board}
