"""Points: what each seat's score was made by, counted from what everybody was told."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.state import SPECTATOR
from spinney.core.table import Table

BEFORE: Final = "before"
"""The heading of what a seat already had, in a game that goes on from a position."""


def points_made(table: Table[Any]) -> list[dict[str, int]]:
    """For each seat its points by heading, as the game orders them; nothing where none count.

    A seat that has given up its score has none any more.
    """
    game = table.game
    if not game.scoring:
        return [{} for _ in range(table.seats)]
    headings = dict.fromkeys(game.headings.values(), 0)
    made = [{BEFORE: 0} | headings for _ in range(table.seats)]
    for event in table.events(SPECTATOR):
        if event.name in game.scoring:
            told = dict(zip(game.events[event.name], event.args, strict=True))
            heading = game.headings[event.rule]
            made[told["seat"]][heading] += game.scoring[event.name] * told["count"]
    for each, score in zip(made, game.score(table.state), strict=True):
        each[BEFORE] = int(score) - sum(each.values())
    return [
        {name: count for name, count in each.items() if count and game.has_score(table.state, seat)}
        for seat, each in enumerate(made)
    ]
