"""What has happened at a table, as each seat was told it: kept as it happens, never gone through
again, so that saying how things stand costs as much late in a game as early."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from spinney.core.game import SEAT, SUBJECTS, Game
from spinney.core.points import Points
from spinney.core.scenes import Scenes
from spinney.core.state import SPECTATOR, Event
from spinney.core.table import Table

AUTOMATON: Final = -2
"""Whose turn it is that is somebody's who has no seat."""


class Told(Scenes):
    """What one seat has been told, with the places that it has in the log of all."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__(game)
        self.seat = seat
        self.places: list[int] = []
        self.turns: list[int] = []
        """For each event whose turn it is; nobody's, or everybody's, if no chapter says."""
        self._game = game

    def hear(self, place: int, event: Event) -> None:
        if event.seen_by(self.seat):
            self.turns.append(self._turn_with(event))
            self.add(event)
            self.places.append(place)

    def _turn_with(self, event: Event) -> int:
        if event.name not in self._game.chapters:
            return self.turns[-1] if self.turns else SPECTATOR
        for name, value in zip(self._game.events[event.name], event.args, strict=True):
            if name in SUBJECTS:
                return value if self._game.arguments[name] == SEAT else AUTOMATON
        return SPECTATOR

    def is_own(self, told: int) -> bool:
        """Whether after the first so many events that they were told it is their turn, or all's."""
        return told == 0 or self.turns[told - 1] in (self.seat, SPECTATOR)

    def own_part(self, first: int, last: int) -> int:
        """How many they had been told when, between these numbers, another's turn began."""
        others = (told for told in range(first, last) if not self.is_own(told + 1))
        return next(others, last)

    def count(self, length: int) -> int:
        """How many of the first so many events of the log they were told."""
        return bisect_left(self.places, length)

    def cut_log(self, length: int) -> None:
        told = self.count(length)
        self.cut(told)
        del self.places[told:]
        del self.turns[told:]


class Past:
    """The past of one table."""

    def __init__(self, game: Game[Any], seats: int, log: list[Event] | None = None) -> None:
        self._game = game
        self._log: list[Event] = [] if log is None else log
        self._length = 0
        self._told: dict[int, Told] = {}
        self._points = Points(game, seats)

    @property
    def points(self) -> Points:
        self._follow()
        return self._points

    def told(self, seat: int) -> Told:
        self._follow()
        if seat not in self._told:
            self._told[seat] = told = Told(self._game, seat)
            for place, event in enumerate(self._log):
                told.hear(place, event)
        return self._told[seat]

    def _follow(self) -> None:
        """Take in what has happened since."""
        log = self._log
        for place in range(self._length, len(log)):
            event = log[place]
            self._points.add(event)
            for told in self._told.values():
                told.hear(place, event)
        self._length = len(log)

    def read(self, log: list[Event]) -> None:
        """Go on with this log, which may be shorter than the one so far, but is else the same."""
        self._log = log
        if len(log) < self._length:
            self._length = len(log)
            self._points.cut(self._length)
            for told in self._told.values():
                told.cut_log(self._length)


def past_of(table: Table[Any]) -> Past:
    return Past(table.game, table.seats, table.state.log)
