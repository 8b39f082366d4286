"""Short ways to write the Hundreds down in a position.

In `clearings` the warlord is one of the warriors; `warlord` says where he is.
"""

from __future__ import annotations

from typing import Any

from root.positions import at
from spinney.core import Table
from spinney.root.state import Root

SEATS = "hundreds,marquise"
FACING = "marquise,hundreds"


def hundreds(
    clearings: dict[str, Any],
    warlord: str = "none",
    mood: str = "stubborn",
    command: str = "",
    prowess: str = "",
    phase: str = "daylight",
    seats: str = SEATS,
    **fields: Any,
) -> Table[Root]:
    """The Hundreds on their turn; `me` and `board` are what else they have."""
    board = {
        "warlord": warlord,
        "mood": mood,
        "command": command.split(),
        "prowess": prowess.split(),
        **fields.pop("board", {}),
    }
    me = {"board": board, **fields.pop("me", {})}
    players = {"hundreds": me, **fields.pop("others", {})}
    fields.setdefault("active", "hundreds")
    return at(seats=seats, clearings=clearings, players=players, phase=phase, **fields)


def facing(clearings: dict[str, Any], warlord: str = "none", **fields: Any) -> Table[Root]:
    """Another player on the first seat and in turn, and the Hundreds on the map."""
    seats = fields.pop("seats", FACING)
    first = seats.split(",")[0]
    others = {first: fields.pop("first", {}), **fields.pop("others", {})}
    return hundreds(clearings, warlord, seats=seats, active=first, others=others, **fields)
