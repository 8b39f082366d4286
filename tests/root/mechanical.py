"""Positions with the Mechanical Marquise, and what is read off them."""

from __future__ import annotations

from typing import Any

from root.positions import at
from spinney.core import SPECTATOR, Table
from spinney.root.state import Root

HER = "mechanical_marquise"


def her_turn(
    orders: str,
    *,
    seats: str = "eyrie,alliance",
    clearings: dict[str, str | dict[str, Any]] | None = None,
    mechanical: str = "competitive",
    phase: str = "daylight",
    points: int = 0,
    players: dict[str, dict[str, Any]] | None = None,
    **given: Any,
) -> Table[Root]:
    """Her turn, from here to the first question that somebody else is asked."""
    board = {"orders": orders.split(), **given.pop("board", {})}
    hers = {"points": points, "board": board}
    return at(
        seats=seats,
        mechanical=mechanical,
        active=given.pop("active", HER),
        phase=phase,
        clearings=clearings or {},
        players={HER: hers, **(players or {})},
        **given,
    )


def hers(table: Table[Root], seat: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["automata"][0]
    return found


def events(table: Table[Root], *names: str) -> list[tuple[str, ...]]:
    """What was told by these names before the next turn, with words spelled out."""
    found = []
    game = table.game
    for event in table.events(SPECTATOR):
        if event.name in ("turn", "turn-of"):
            break
        if event.name in names:
            kinds = [game.arguments[name] for name in game.events[event.name]]
            spelled = [
                game.vocabulary.word(arg) if kind in ("word", "owner") else str(arg)
                for kind, arg in zip(kinds, event.args, strict=True)
            ]
            found.append((event.name, *spelled))
    return found
