"""Replays: finished games and uploaded records, position by position; and going on from one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from spinney.core.errors import SpinneyError
from spinney.core.records import letter, record_of
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.errors import CONFLICT, UNREADABLE, Refused, too_fast
from spinney.server.films import film, played_again, stretch, view_after
from spinney.server.house import House
from spinney.server.inspecting import plate_of
from spinney.server.live import OVER, Live
from spinney.server.lobby import checked_level, found, taken_by
from spinney.server.moments import moment_at
from spinney.server.past import past_of
from spinney.server.security import Limit
from spinney.server.showing import Showing
from spinney.server.states import Reader, scene_of, state_of
from spinney.server.words import Words

EYES = "open"
"""Instead of a seat: through the eyes of whoever is asked."""

REPLAYING = Limit(100, 20)
"""How often one person may look: a browser that plays at full speed asks less often."""


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


@asynccontextmanager
async def moment(
    house: House, live: Live, reader: Reader, eyes: str, number: int | None
) -> AsyncIterator[tuple[Table[Any], Reader]]:
    """The table after so many choices, and whoever looks at it; few are looked at at once."""
    wait = REPLAYING.wait(reader.person or "")
    if wait:
        raise too_fast(wait)
    check_over(live)
    whole = live.playing()
    number = len(whole.choices) if number is None else number
    if number > len(whole.choices):
        raise Refused(CONFLICT, "no-position", last=len(whole.choices))
    async with house.replaying:
        table = await asyncio.to_thread(whole.back_to, number)
        yield table, reader._replace(seat=looking(eyes, table))


class Wished(NamedTuple):
    """What of a replay somebody wants to see."""

    number: int | None
    """After so many choices; at the end, if it is not said."""
    since: int | None
    """After so many they have the picture, through the same eyes."""
    events: int
    picture: bool
    view: bool


async def position(house: House, live: Live, reader: Reader, eyes: str, wished: Wished) -> m.State:
    """The state after so many choices, with the picture."""
    async with moment(house, live, reader, eyes, wished.number) as (table, looker):
        state = state_of(live, looker, after=wished.events, view=wished.view, replay=table)
        if wished.picture:
            captions = live.captions(looker.seat, looker.language)
            await show(house, live, state, table, wished.since, eyes, captions)
        return state


async def show(
    house: House,
    live: Live,
    state: m.State,
    table: Table[Any],
    since: int | None,
    eyes: str,
    text: Text,
) -> None:
    """Draw what has changed since an earlier choice, event by event; or else everything."""
    showing, past, seat = Showing(house.easel, text), past_of(table), text.reader
    now = moment_at(live.game, table.state, past, seat)
    if since is not None and since <= len(table.choices):
        before = await asyncio.to_thread(live.playing().back_to, since)
        if looking(eyes, before) == seat:
            known = past_of(before)
            showing.have_seen(moment_at(live.game, before.state, known, seat))
            told = len(known.told(seat).events)
            wanted = stretch(live, table, past, seat, told + 1, now.event)
            if wanted.last == now.event:
                moments = await asyncio.to_thread(played_again, wanted)
                new = [each for each in moments if each.event > told]
                state.fresh, state.frames = False, await showing.frames(new)
    state.picture = await showing.picture(now)


async def frames(
    house: House, live: Live, reader: Reader, eyes: str, number: int | None, first: int, to: int
) -> m.Film:
    """A stretch of what had happened after so many choices."""
    async with moment(house, live, reader, eyes, number) as (table, looker):
        wanted = stretch(live, table, past_of(table), looker.seat, first, to)
        return await film(wanted, house.easel, live.captions(looker.seat, looker.language))


async def scene(
    house: House, live: Live, reader: Reader, eyes: str, number: int, event: int, to: int | None
) -> m.Scene:
    """The scene that an event opens, as it stood after so many choices; or only to some event."""
    async with moment(house, live, reader, eyes, number) as (table, looker):
        text = live.text(looker.seat, looker.language)
        return scene_of(table, past_of(table), event, text, to)


async def plate(
    house: House,
    live: Live,
    reader: Reader,
    eyes: str,
    number: int | None,
    names: list[str],
    event: int | None,
) -> m.Plate:
    """What something was after so many choices, or when something had just been told before.

    Nobody can do anything with it any more.
    """
    async with moment(house, live, reader, eyes, number) as (table, looker):
        text, view = live.text(looker.seat, looker.language), None
        if event is not None:
            view = await view_after(stretch(live, table, past_of(table), text.reader, event, event))
        return await plate_of(table, names, text, False, view)


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
    async with house.replaying:
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
