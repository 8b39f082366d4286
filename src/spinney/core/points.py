"""Points: what each seat's score was made by, counted from what everybody was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spinney.core.game import Game
from spinney.core.state import SPECTATOR, Event, State
from spinney.core.table import Table

BEFORE: Final = "before"
"""The heading of what a seat already had, in a game that goes on from a position."""


class Points:
    """The points of each seat by heading, counted as they are scored."""

    def __init__(self, game: Game[Any], seats: int, events: Sequence[Event] = ()) -> None:
        self._game = game
        self._made = [dict.fromkeys(game.headings.values(), 0) for _ in range(seats)]
        self._scored: list[tuple[int, int, str, int]] = []
        """The place of each event that scored, and what it added to whom under which heading."""
        self._length = 0
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """Something has happened; points count if everybody was told."""
        game = self._game
        if event.name in game.scoring and event.seen_by(SPECTATOR):
            told = dict(zip(game.events[event.name], event.args, strict=True))
            seat, amount = told["seat"], game.scoring[event.name] * told["count"]
            heading = game.headings[event.rule]
            self._made[seat][heading] += amount
            self._scored.append((self._length, seat, heading, amount))
        self._length += 1

    def cut(self, length: int) -> None:
        """All but so many events did not happen."""
        while self._scored and self._scored[-1][0] >= length:
            _, seat, heading, amount = self._scored.pop()
            self._made[seat][heading] -= amount
        self._length = length

    def made(self, g: State) -> list[dict[str, int]]:
        """For each seat its points by heading, as the game orders them; nothing where none count.

        A seat that has given up its score has none any more.
        """
        game = self._game
        if not game.scoring:
            return [{} for _ in self._made]
        found: list[dict[str, int]] = []
        for seat, score in enumerate(game.score(g)):
            made = self._made[seat]
            every = {BEFORE: int(score) - sum(made.values())} | made
            kept = game.has_score(g, seat)
            found.append({name: count for name, count in every.items() if count and kept})
        return found


def points_made(table: Table[Any]) -> list[dict[str, int]]:
    """For each seat of a table its points by heading."""
    return Points(table.game, table.seats, table.state.log or ()).made(table.state)
