"""Films: a stretch of the past, played again beside the event loop and looked at as it happens."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import Any, NamedTuple

from spinney.core.state import State
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.easel import Easel
from spinney.server.errors import MISSING, Refused
from spinney.server.live import Live
from spinney.server.moments import Moment, moment_at
from spinney.server.past import Past
from spinney.server.showing import Showing

LONGEST = 300
"""How many events can be asked for at once."""


class Stretch(NamedTuple):
    """Events of a table as one seat was told them, and all that is needed to play them again.

    The table itself may go on meanwhile."""

    table: Table[Any]
    choices: list[int]
    reseeded: list[tuple[int, str]]
    seat: int
    first: int
    last: int


def stretch(live: Live, table: Table[Any], past: Past, seat: int, first: int, last: int) -> Stretch:
    """The events from the first to the last, as far as there are any of them."""
    told = past.told(seat)
    first = max(1, first)
    last = min(last, first + LONGEST - 1, len(told.events))
    needed = 0 if last < first else bisect_right(live.logged, told.places[last - 1]) + 1
    return Stretch(table, table.choices[:needed], table.reseeded.copy(), seat, first, last)


class Camera:
    """Takes the moments of a stretch, and the one before it."""

    def __init__(self, wanted: Stretch) -> None:
        self._wanted = wanted
        self._past = Past(wanted.table.game, wanted.table.seats)
        self._told = 0
        self.moments: list[Moment] = []

    def __call__(self, g: State) -> None:
        assert g.log is not None
        wanted = self._wanted
        if not g.log[-1].seen_by(wanted.seat):
            return
        self._told += 1
        if wanted.first - 1 <= self._told <= wanted.last:
            self._past.read(g.log)
            self.moments.append(moment_at(wanted.table.game, g, self._past, wanted.seat))


def played_again(wanted: Stretch) -> list[Moment]:
    if wanted.last < wanted.first:
        return []
    camera = Camera(wanted)
    table = wanted.table.at_first(camera)
    table.play_on(wanted.choices, wanted.reseeded)
    return camera.moments


async def view_after(wanted: Stretch) -> dict[str, Any]:
    """What a seat saw when the last of these events had just been told."""
    moments = await asyncio.to_thread(played_again, wanted)
    if not moments:
        raise Refused(MISSING, "no-plate")
    return moments[-1].view


async def film(wanted: Stretch, easel: Easel, text: Text) -> m.Film:
    """The picture before a stretch, and a frame for each of its events."""
    moments = await asyncio.to_thread(played_again, wanted)
    showing = Showing(easel, text)
    before = None
    if moments and moments[0].event < wanted.first:
        before = await showing.picture(moments.pop(0))
    return m.Film(before, await showing.frames(moments))
