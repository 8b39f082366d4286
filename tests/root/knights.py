"""Short ways to write the Keepers down in a position.

Relics that are named nowhere lie face down in forest 7, which touches c4, c7, c8 and c12.
"""

from __future__ import annotations

from typing import Any

from root.positions import at, cards
from spinney.core import Table
from spinney.root.factions.keepers.board import COLUMN_NAMES, RELICS, TYPE_NAMES, in_box, named
from spinney.root.state import Root

SEATS = "keepers,marquise"
FACING = "marquise,keepers"
RETAINER = "faithful_retainer"
ALL_RELICS = [name for relic in RELICS for name in named([relic]) * in_box(relic)]
REST = "f7"


def columns(told: str) -> dict[str, list[str]]:
    """The Retinue by its columns: `anvil / faithful_retainer bake_sale /`."""
    rows = [row.split() for row in told.split("/")]
    return dict(zip(COLUMN_NAMES, rows, strict=True))


def forests(told: dict[str, str], elsewhere: list[str]) -> dict[str, Any]:
    """What lies face down and, after a bar, face up in each forest."""
    found, left = {}, ALL_RELICS.copy()
    for relic in elsewhere:
        left.remove(relic)
    for place, there in told.items():
        down, _, up = there.partition("|")
        found[place] = {"face_down": down.split(), "face_up": up.split()}
        for relic in down.split() + up.split():
            left.remove(relic)
    found.setdefault(REST, {"face_down": [], "face_up": []})["face_down"] += left
    return found


def in_clearings(clearings: dict[str, str]) -> list[str]:
    """The relics among all that lies in clearings; a number belongs to the word before."""
    found: list[str] = []
    for there in clearings.values():
        words = there.split()
        for word, following in zip(words, [*words[1:], ""], strict=True):
            if word in ALL_RELICS:
                found += [word] * (int(following) if following.isdecimal() else 1)
    return found


def keepers(
    clearings: dict[str, str],
    retinue: str = "/ /",
    hand: str = "",
    seats: str = SEATS,
    woods: dict[str, str] | None = None,
    recovered: dict[str, str] | None = None,
    **fields: Any,
) -> Table[Root]:
    """The Keepers on their turn; `me` and `others` are what else the players have."""
    home = {kind: cards((recovered or {}).get(kind, "")) for kind in TYPE_NAMES}
    elsewhere = in_clearings(clearings) + [relic for row in home.values() for relic in row]
    board = {
        "retinue": columns(retinue),
        "forests": forests(woods or {}, elsewhere),
        "recovered": home,
        **fields.pop("board", {}),
    }
    me = {"hand": hand, "board": board, **fields.pop("me", {})}
    players = {"keepers": me, **fields.pop("others", {})}
    fields.setdefault("active", "keepers")
    return at(seats=seats, clearings=clearings, players=players, **fields)


def facing(clearings: dict[str, str], hand: str = "", **fields: Any) -> Table[Root]:
    """The Marquise on her turn, with these cards, and Keepers on the map."""
    others = {"marquise": {"hand": hand, **fields.pop("marquise", {})}, **fields.pop("others", {})}
    return keepers(clearings, **{"seats": FACING, "active": "marquise", "others": others, **fields})
