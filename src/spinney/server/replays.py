"""Replays: finished games and uploaded records, position by position; and going on from one."""

from __future__ import annotations

import asyncio
from typing import Any

from spinney.core.errors import SpinneyError
from spinney.core.records import letter, record_of
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.errors import CONFLICT, UNREADABLE, Refused
from spinney.server.house import House
from spinney.server.live import OVER, Live
from spinney.server.lobby import checked_level, found, taken_by
from spinney.server.states import Reader, draw, scene_of, state_of
from spinney.server.words import Words

EYES = "open"
"""Instead of a seat: through the eyes of whoever is asked."""


def check_over(live: Live) -> None:
    """Of a game that is not over nobody sees more than the seats do now."""
    if live.phase != OVER:
        raise Refused(CONFLICT, "not-over")


def record(live: Live) -> str:
    check_over(live)
    names = [plain(name) for name in live.names(Words("en"))]
    try:
        return record_of(live.playing(), names)
    except SpinneyError as error:
        raise Refused(CONFLICT, "no-record", said=str(error)) from None


def plain(name: str) -> str:
    """A name as it can stand in a record."""
    return " ".join(name.replace("|", "/").split())


async def moment(
    live: Live, reader: Reader, eyes: str, number: int | None
) -> tuple[Table[Any], Reader]:
    """The table after so many choices, and whoever looks at it."""
    check_over(live)
    whole = live.playing()
    number = len(whole.choices) if number is None else number
    if number > len(whole.choices):
        raise Refused(CONFLICT, "no-position", last=len(whole.choices))
    table = await asyncio.to_thread(whole.back_to, number)
    return table, reader._replace(seat=looking(eyes, table))


async def position(
    live: Live, reader: Reader, eyes: str, number: int | None, after: int
) -> m.State:
    """The state after so many choices, with the board."""
    table, reader = await moment(live, reader, eyes, number)
    state = state_of(live, reader, after=after, replay=table)
    names = live.names(Words(reader.language))
    assert state.view is not None
    state.board = await asyncio.to_thread(draw, state.view, live.game, names, reader)
    return state


async def scene(live: Live, reader: Reader, eyes: str, number: int, event: int) -> m.Scene:
    """The scene that an event opens, as it stood after so many choices."""
    table, reader = await moment(live, reader, eyes, number)
    names = live.names(Words(reader.language))
    text = Text(live.game, reader.language, names, reader.seat, live.setup)
    return scene_of(table, event, text, reader.theme)


def looking(eyes: str, table: Table[Any]) -> int:
    if eyes == EYES:
        return table.question.seat if table.question is not None else SPECTATOR
    seat = ord(eyes) - ord("A") if eyes else SPECTATOR
    if seat >= table.seats:
        raise Refused(UNREADABLE, "no-such-seat")
    return seat


def turns(live: Live) -> list[m.TurnMark]:
    """Where each turn begins."""
    check_over(live)
    table = live.playing()
    marks: list[m.TurnMark] = []
    for number, (turn, seat) in enumerate(zip(table.turns, table.choosers, strict=True)):
        if not marks or marks[-1].turn != turn:
            marks.append(m.TurnMark(turn, number, letter(seat)))
    return marks


async def go_on(house: House, live: Live, person: m.Person, wanted: m.Continue) -> m.Made:
    """A new game from a position of an old one, with chance of its own, against bots."""
    check_over(live)
    whole = live.playing()
    seat = ord(wanted.seat) - ord("A")
    if seat >= whole.seats:
        raise Refused(UNREADABLE, "no-such-seat")
    table = await asyncio.to_thread(whole.back_to, min(wanted.number, len(whole.choices)))
    if table.over:
        raise Refused(CONFLICT, "ends-there")
    bot = {"kind": "bot", "level": checked_level(wanted.level)}
    sitting = [taken_by(person) if each == seat else bot for each in range(table.seats)]
    return await found(
        house,
        person,
        live.setup,
        sitting,
        pace="live",
        watch="nobody",
        began_at=table.position(),
    )
