"""Showing: what one reader has seen of a table, and what they are shown next."""

from __future__ import annotations

import functools

from msgspec import UNSET, UnsetType

from spinney.core.records import letter
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.easel import Easel, Strokes
from spinney.server.moments import Moment
from spinney.server.states import points_told
from spinney.symbols.picture import Canvas, Change

Seen = tuple[Change, list[m.SeatFrame] | UnsetType, int | UnsetType]
"""What is new to somebody of the board, of the seats and of the turn."""


class Showing:
    """Pictures for one pair of eyes, in one language: each says only what the last did not."""

    def __init__(self, easel: Easel, text: Text) -> None:
        self._easel = easel
        self._canvas = Canvas(text)
        self._header: Moment | None = None

    @property
    def text(self) -> Text:
        return self._canvas.text

    async def frames(self, moments: list[Moment]) -> list[m.Frame]:
        return await self._easel.draw(self._frames(moments))

    async def picture(self, moment: Moment) -> m.Picture:
        change, seats, turn = await self._easel.draw(self._renewal(moment))
        return m.Picture(change.parts, sheets(change), seats, turn)

    def have_seen(self, moment: Moment) -> None:
        """They have the picture of this moment already."""
        self._header = moment
        self._canvas.see(self.text.game.picture(moment.view, self.text), {})

    def _frames(self, moments: list[Moment]) -> Strokes[list[m.Frame]]:
        found = []
        for moment in moments:
            change, seats, turn = yield from self._renewal(moment)
            found.append(m.Frame(moment.event, change.parts, sheets(change), seats, turn))
        return found

    def _renewal(self, moment: Moment) -> Strokes[Seen]:
        before, change = self._header, Change(None, {})
        if before is None or before.view != moment.view:
            compose = functools.partial(self.text.game.picture, moment.view, self.text)
            change = yield from self._easel.renewal(self._canvas, compose)
        self._header = moment
        if before is None:
            return change, seats_told(moment, self.text), moment.turn
        scored = (before.scores, before.points) != (moment.scores, moment.points)
        seats = seats_told(moment, self.text) if scored else UNSET
        return change, seats, UNSET if before.turn == moment.turn else moment.turn


def sheets(change: Change) -> list[m.Sheet] | UnsetType:
    return UNSET if change.sheets is None else [m.Sheet(*each) for each in change.sheets]


def seats_told(moment: Moment, text: Text) -> list[m.SeatFrame]:
    """What the header shows of each seat."""
    told = enumerate(zip(moment.scores, moment.points, strict=True))
    return [
        m.SeatFrame(letter(seat), score, points_told(made, text)) for seat, (score, made) in told
    ]
