"""Short ways to write hirelings down in a position.

    table = hired({"forest_patrol": "marquise 2"}, clearings={"c5": "forest_patrol 3"})

Each card is given by its side, with who controls it and for how long, and perhaps a board. Those
that are not given are some that have nothing on the map.
"""

from __future__ import annotations

from typing import Any

from root.positions import SEED, cards, clearing, player_fields
from spinney.core import Table
from spinney.core.table import SINGLE, table_at
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "marquise,eyrie"
QUIET = {
    "warm_sun_prophets": "lizard_envoys",
    "corvid_spies": "raven_sentries",
    "vault_keepers": "badger_bodyguards",
    "last_dynasty": "bluebird_nobles",
}
"""Hirelings that do nothing by themselves and have no pawn, and their other sides."""
MARKERS = [4, 8, 12]


def hired(
    given: dict[str, str | dict[str, Any]],
    clearings: dict[str, str] | None = None,
    players: dict[str, dict[str, Any]] | None = None,
    seats: str = SEATS,
    dice: tuple[int, ...] | None = None,
    auto: int = SINGLE,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Table[Root]:
    """The table at the first question; sides are mixed as no game would deal them, if need be."""
    sides = {name: side(told) for name, told in given.items()}
    for name, back in QUIET.items():
        if len(sides) < 3 and back not in sides:
            sides.setdefault(name, {})
    taken = sum("controller" in told for told in sides.values())
    due = len(fields.get("due", []))
    state = {
        "clearings": {c: clearing(there) for c, there in (clearings or {}).items()},
        "players": {name: player_fields(told) for name, told in (players or {}).items()},
        "hirelings": {
            "cards": sides,
            "spaces": fields.pop("spaces", MARKERS[taken + due :]),
            "due": fields.pop("due", []),
        },
        **fields,
    }
    if "discard" in state:
        state["discard"] = cards(state["discard"])
    if "top" in state:
        state["top"] = cards(state["top"])
    chosen = {"seats": seats, "hirelings": "random", **(options or {})}
    position: dict[str, Any] = {"game": "root", "options": chosen, "state": state}
    if dice:
        position["next"] = {"dice": list(dice)}
    return table_at(GAME, position, SEED, force=True, auto=auto)


def side(told: str | dict[str, Any]) -> dict[str, Any]:
    """`marquise 2` is who controls it, and with how many markers."""
    if not isinstance(told, str):
        return told
    if not told:
        return {}
    master, turns = told.split()
    return {"controller": master, "control": int(turns)}


def card(table: Table[Root], name: str) -> dict[str, Any]:
    """What everybody sees of a hireling's card."""
    found: dict[str, Any]
    for found in table.view(-1)["hirelings"]["cards"]:
        if name in (found["card"], found["owner"]):
            return found
    raise AssertionError(name)
