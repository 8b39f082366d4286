"""Positions with the Underground Duchy, written short."""

from __future__ import annotations

from typing import Any

from root.positions import at, board, told
from spinney.core import Table
from spinney.root.state import Root

SEATS = "duchy,marquise"
SUITS = {
    "fox": ("anvil", "foxfolk_steel", "protection_racket", "root_tea_fox"),
    "rabbit": ("bake_sale", "cobbler", "smugglers_trail", "command_warren"),
    "mouse": ("investments", "codebreakers", "mouse_in_a_sack", "sword_mouse"),
    "bird": ("birdy_bindle", "woodland_runners", "arms_trader", "crossbow_bird"),
}


def cards(*suits: str) -> str:
    """Cards of these suits, each another."""
    left = {suit: list(names) for suit, names in SUITS.items()}
    return " ".join(left[suit].pop(0) for suit in suits)


def duchy(
    clearings: dict[str, str],
    hand: str = "",
    swayed: str = "",
    seats: str = SEATS,
    burrow: int = 0,
    **fields: Any,
) -> Table[Root]:
    """The Duchy in its Daylight; `step` may be another than the Assembly."""
    mine = {"swayed": swayed.split(), **fields.pop("board", {})}
    me = {"hand": hand, "board": mine, **fields.pop("me", {})}
    below = {"burrow": f"duchy {burrow}"} if burrow else {}
    players = {"duchy": me, **fields.pop("others", {})}
    fields.setdefault("active", "duchy")
    return at(seats=seats, clearings=clearings | below, players=players, **fields)


def parliament(clearings: dict[str, str], swayed: str, **fields: Any) -> Table[Root]:
    return duchy(clearings, swayed=swayed, step="parliament", **fields)


def swaying(clearings: dict[str, str], hand: str, **fields: Any) -> Table[Root]:
    return duchy(clearings, hand, step="sway", **fields)


def against(clearings: dict[str, str], seats: str = "marquise,duchy", **fields: Any) -> Table[Root]:
    """The Marquise in Daylight with actions left, and a Duchy on the map."""
    return duchy(clearings, seats=seats, active=seats.split(",")[0], **fields)


def in_the_burrow(table: Table[Root]) -> int:
    found: int = board(table, "duchy")["burrow"]
    return found


def swayed(table: Table[Root]) -> list[str]:
    found: list[str] = board(table, "duchy")["swayed"]
    return found


def revealed(table: Table[Root]) -> list[str]:
    found: list[str] = board(table, "duchy")["revealed"]
    return found


def shown(table: Table[Root]) -> list[str]:
    """All that has been revealed, be it back in the hand or not."""
    return [card for _, card in told(table, "revealed")]


def crowns(table: Table[Root]) -> list[int]:
    """Those on the faction board: of squires, nobles, lords."""
    return list(board(table, "duchy")["crowns"].values())


def losses(table: Table[Root]) -> list[str]:
    """The ministers that have left."""
    return [minister for _, minister in told(table, "lost-minister")]
