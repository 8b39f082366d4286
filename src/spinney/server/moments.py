"""Moments: how a table stood when something was told, as a seat saw it then.

What a seat was not told leaves no moment, so nobody learns from them that or when it happened.
"""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any, NamedTuple

from spinney.core.game import Game
from spinney.core.state import State
from spinney.server.past import Past

KEPT = 200
"""How many of the last moments are kept for each seat: who is further behind begins afresh."""


class Moment(NamedTuple):
    event: int
    """The number of the event that has just been told; 0 before the first."""
    turn: int
    scores: list[float | None]
    points: list[dict[str, int]]
    view: dict[str, Any]


def moment_at(game: Game[Any], g: State, past: Past, seat: int) -> Moment:
    """How things stand now, perhaps in the midst of a rule, as this seat may know it."""
    scores: list[float | None] = [None] * g.seats
    if game.scoring:
        told = enumerate(game.score(g))
        scores = [score if game.has_score(g, each) else None for each, score in told]
    view, count = game.view(g, seat), len(past.told(seat).events)
    return Moment(count, game.turn(g), scores, past.points.made(g), view)


class Reels:
    """The last moments at a table, for each seat that is looked through."""

    def __init__(self) -> None:
        self._reels: dict[int, deque[Moment]] = {}

    def look(self, seats: set[int]) -> None:
        """From now on it is looked at through the eyes of these seats."""
        if seats != self._reels.keys():
            self._reels = {seat: self._reels.get(seat, deque(maxlen=KEPT)) for seat in seats}

    @property
    def wanted(self) -> bool:
        return bool(self._reels)

    def take(self, game: Game[Any], g: State, past: Past) -> None:
        """Something has just been told."""
        assert g.log is not None
        event = g.log[-1]
        for seat, reel in self._reels.items():
            if event.seen_by(seat):
                reel.append(moment_at(game, g, past, seat))

    def after(self, seat: int, number: int, last: int) -> list[Moment] | None:
        """The moments of the events after this one up to the last, if they all are still kept."""
        reel = self._reels.get(seat, deque())
        wanted = last - number
        if wanted > len(reel) or (wanted and reel[-wanted].event != number + 1):
            return None
        return list(islice(reel, len(reel) - wanted, None))

    def at(self, seat: int, number: int) -> Moment | None:
        """The moment of this event, if it is still kept."""
        kept = (each for each in self._reels.get(seat, ()) if each.event == number)
        return next(kept, None)

    def cut(self, past: Past) -> None:
        """Forget what was taken back."""
        for seat, reel in self._reels.items():
            told = len(past.told(seat).events)
            while reel and reel[-1].event > told:
                reel.pop()

    def clear(self) -> None:
        for reel in self._reels.values():
            reel.clear()
