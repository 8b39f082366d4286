"""Short ways to write the Corvids down in a position.

In `clearings` a face-down plot is written `hidden_plot`; `plots` says what each of them is.
"""

from __future__ import annotations

from typing import Any

from root.positions import at
from spinney.core import Table
from spinney.root.state import Root

SEATS = "corvids,marquise"
FACING = "marquise,corvids"


def plots(**kinds: str) -> dict[str, Any]:
    """What lies face down where: `c5="bomb"`; after the kind, what it is known not to be."""
    found = {}
    for place, told in kinds.items():
        kind, *ruled_out = told.split()
        found[place] = {"kind": kind, "ruled_out": ruled_out}
    return found


def corvids(
    clearings: dict[str, str],
    phase: str = "daylight",
    seats: str = SEATS,
    hidden: dict[str, str] | None = None,
    **fields: Any,
) -> Table[Root]:
    """The Corvids on their turn; `me` and `board` are what else they have."""
    board = {"plots": plots(**(hidden or {})), **fields.pop("board", {})}
    me = {"board": board, **fields.pop("me", {})}
    players = {"corvids": me, **fields.pop("others", {})}
    fields.setdefault("active", "corvids")
    return at(seats=seats, clearings=clearings, players=players, phase=phase, **fields)


def facing(clearings: dict[str, str], hand: str = "", **fields: Any) -> Table[Root]:
    """The Marquise on her turn, with these cards, and Corvids on the map."""
    others = {"marquise": {"hand": hand, **fields.pop("marquise", {})}, **fields.pop("others", {})}
    return corvids(clearings, **{"seats": FACING, "active": "marquise", "others": others, **fields})
