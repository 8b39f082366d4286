"""Tables on a server that begin at a position made for a test."""

from __future__ import annotations

from typing import Any

from root.positions import at
from server.running import Player, Running
from spinney.core.table import Table
from spinney.server import messages as m
from spinney.server.lobby import found, taken_by


def arranged(server: Running, table: Table[Any], *sitting: Player | str) -> str:
    """A game from this position on, with these people, and bots of these levels."""
    people = [m.Person(**who.me) for who in sitting if isinstance(who, Player)]
    seats = [
        {"kind": "bot", "level": who} if isinstance(who, str) else taken_by(m.Person(**who.me))
        for who in sitting
    ]
    house, position = server.app.state.server.house, table.position()
    made = server.do(
        found(house, people[0], table.setup, seats, pace="live", watch="nobody", began_at=position)
    )
    return made.table


def before_a_battle(server: Running, *sitting: Player | str, cats: str = "", birds: str) -> str:
    """Three cats stand before two birds; they hold these cards, and the cats are to act."""
    table = at(
        seats="marquise,eyrie",
        active="marquise",
        phase="daylight",
        step=3,
        clearings={"c1": "marquise 3 eyrie 2"},
        players={"marquise": {"hand": cats}, "eyrie": {"hand": birds}},
    )
    return arranged(server, table, *sitting)
