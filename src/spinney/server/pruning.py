"""Forgetting: what nobody has come back to for many days is removed, quietly, at start and daily.

A table is abandoned when for so long nobody has made a move at it and nobody who sits there has
looked at it. Abandoned tables that are not finished go, with all that belongs to them; finished
games stay, without their chat, but uploaded ones go that nobody looks at for a week. A lesson that
was done is kept once, to say so to who did it. Guests go who have not been here and sit nowhere;
accounts stay.

A clock that is wrong removes nothing: what was there when it leapt has all its days from then on.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa

from spinney.server import storage as s
from spinney.server.health import FORGETTING
from spinney.server.house import GONE, House
from spinney.server.live import LEARNED, OVER
from spinney.server.security import COOKIE_AGE
from spinney.server.storage import Storage
from spinney.server.uploads import unfetched

A_DAY = 24 * 3600.0

LEAP = 7 * A_DAY
"""Between two looks a day apart a clock that goes further than this may be wrong."""

CLOCK = "clock"
"""The setting that keeps when the clock was last looked at, and when it leapt."""

log = logging.getLogger(__name__)


class Gone(NamedTuple):
    """How much has been forgotten."""

    tables: int
    guests: int
    chat: int


@contextlib.asynccontextmanager
async def forgetting(house: House, days: int) -> AsyncIterator[None]:
    """Forget now and every day, as long as this lasts; with 0 days, nothing ever."""
    if not days:
        house.health.note(FORGETTING, "off")
        yield
        return
    work = functools.partial(forget_today, house, days)
    job = asyncio.create_task(house.health.keep_doing(FORGETTING, work, A_DAY))
    try:
        yield
    finally:
        job.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await job


async def forget_today(house: House, days: int) -> None:
    now = time.time()
    leapt = await last_leap(house.storage, now)
    until = leapt + days * A_DAY
    if now < until:
        on = [datetime.fromtimestamp(each, UTC).date().isoformat() for each in (leapt, until)]
        house.health.note(FORGETTING, f"waits until {on[1]}: the clock leapt to {on[0]}")
        log.warning("the clock has leapt: nothing is forgotten", extra={"until": on[1]})
        return
    house.health.note(FORGETTING)
    gone = await forget(house, now - days * A_DAY)
    if any(gone):
        log.info("forgotten", extra=gone._asdict())


async def last_leap(storage: Storage, now: float) -> float:
    """When the clock last went much further, or back, than it can have by itself; 0 for never.

    It is compared with when this was last asked or, the first time, with when anybody was here.
    """
    this = s.settings.c.name == CLOCK
    async with storage.write() as connection:
        query = sa.select(s.settings.c.value).where(this)
        kept = (await connection.execute(query)).scalar_one_or_none()
        if kept is None:
            here = [sa.func.max(s.tables.c.changed), sa.func.max(s.persons.c.seen)]
            times = [(await connection.execute(sa.select(each))).scalar_one() for each in here]
            last, leapt = max((each for each in times if each is not None), default=now), 0.0
        else:
            last, leapt = map(float, kept.split())
        if abs(now - last) > LEAP:
            leapt = now
        await connection.execute(s.settings.delete().where(this))
        await connection.execute(s.settings.insert().values(name=CLOCK, value=f"{now} {leapt}"))
    return leapt


async def forget(house: House, since: float) -> Gone:
    """Remove what has been left alone since then."""
    async with house.storage.write() as connection:
        unfinished = (s.tables.c.phase != OVER) & abandoned(since)
        removed = s.tables.delete().where(unfinished | unfetched(since) | learned(since))
        tables = (await connection.execute(removed.returning(s.tables.c.id))).scalars().all()
        played_again = s.tables.update().where(s.tables.c.rematch.in_(tables))
        await connection.execute(played_again.values(rematch=None))
        for table_id in tables:
            await house.news.tell(connection, f"{table_id} {GONE}")
        chat = await connection.execute(s.chat.delete().where(old_chat(since)))
        guests = await connection.execute(s.persons.delete().where(lost_guest(since)))
        too_old = s.signed_out.c.at < time.time() - COOKIE_AGE  # to be believed in any case
        await connection.execute(s.signed_out.delete().where(too_old))
    for table_id in tables:
        house.lose(table_id)
    return Gone(len(tables), guests.rowcount, chat.rowcount)


def abandoned(since: float) -> sa.ColumnElement[bool]:
    somebody = sa.exists().where(s.seats.c.table_id == s.tables.c.id, s.seats.c.seen >= since)
    return (s.tables.c.changed < since) & ~somebody


def learned(since: float) -> sa.ColumnElement[bool]:
    """Lessons done long ago by a guest who is gone, or once more since."""
    t, again = s.tables.c, s.tables.alias()
    of_a_guest = sa.exists().where(s.persons.c.id == t.made_by, gone_guest(since))
    done_again = sa.exists().where(
        again.c.lesson == t.lesson,
        again.c.game == t.game,
        again.c.made_by == t.made_by,
        again.c.how == LEARNED,
        again.c.created > t.created,
    )
    return t.lesson.is_not(None) & (t.phase == OVER) & abandoned(since) & (of_a_guest | done_again)


def old_chat(since: float) -> sa.ColumnElement[bool]:
    left = sa.select(s.tables.c.id).where(abandoned(since))
    return (s.chat.c.at < since) & s.chat.c.table_id.in_(left)


def lost_guest(since: float) -> sa.ColumnElement[Any]:
    sits = sa.exists().where(s.seats.c.person == s.persons.c.id)
    return gone_guest(since) & ~sits


def gone_guest(since: float) -> sa.ColumnElement[bool]:
    return s.persons.c.login.is_(None) & (s.persons.c.seen < since)
