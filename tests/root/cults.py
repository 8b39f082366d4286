"""Short ways to write the Cult down in a position, and to read its board."""

from __future__ import annotations

from typing import Any

from root.positions import at, board
from spinney.core import Table
from spinney.root.state import Root


def cult(
    clearings: dict[str, str],
    phase: str = "daylight",
    hand: str = "",
    seats: str = "cult,marquise",
    own: dict[str, Any] | None = None,
    **fields: Any,
) -> Table[Root]:
    """The Cult on their turn, with this hand and what is `own` to their board.

    If the Marquise plays, she can move somewhere, so that the table waits for her.
    """
    if "marquise" in seats:
        clearings = {"c11": "marquise 1", **clearings}
    me = {"hand": hand, "board": given(own or {}), **fields.pop("me", {})}
    players = {"cult": me, **fields.pop("others", {})}
    fields.setdefault("active", "cult")
    return at(seats=seats, clearings=clearings, players=players, phase=phase, **fields)


def conspiring(clearings: dict[str, str], acolytes: int = 0, **fields: Any) -> Table[Root]:
    """The Cult in Birdsong, once the Outcast is settled, with a card for Daylight.

    The Outcast is fox, unless `own` says otherwise.
    """
    own = {"acolytes": acolytes, **fields.pop("own", {})}
    fields.setdefault("hand", "bake_sale")
    return cult(clearings, "birdsong", step="conspire", own=own, **fields)


def attacked(clearings: dict[str, str], **fields: Any) -> Table[Root]:
    """The Marquise in Daylight, and a Cult on the map."""
    return cult(clearings, active="marquise", seats="marquise,cult", **fields)


def given(own: dict[str, Any]) -> dict[str, Any]:
    piles = ("souls", "revealed", "scored")
    return {name: value.split() if name in piles else value for name, value in own.items()}


def souls(table: Table[Root]) -> list[str]:
    """The Lost Souls, in the order of the vocabulary."""
    found: list[str] = board(table, "cult")["souls"]
    return found


def acolytes(table: Table[Root]) -> int:
    found: int = board(table, "cult")["acolytes"]
    return found
