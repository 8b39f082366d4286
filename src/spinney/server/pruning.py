"""Forgetting: what nobody has come back to for many days is removed, quietly, at start and daily.

A table is abandoned when for so long nobody has made a move at it and nobody who sits there has
looked at it. Abandoned tables that are not finished go, with all that belongs to them; finished
games stay, without their chat. Guests go who have not been here and sit nowhere; accounts stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from spinney.server import storage as s
from spinney.server.house import GONE, House
from spinney.server.live import OVER

A_DAY = 24 * 3600.0

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
        yield
        return
    job = asyncio.create_task(forget_daily(house, days))
    try:
        yield
    finally:
        job.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await job


async def forget_daily(house: House, days: int) -> None:
    while True:
        try:
            gone = await forget(house, time.time() - days * A_DAY)
            if any(gone):
                log.info("forgotten", extra=gone._asdict())
        except Exception:
            log.exception("forgetting failed")
        await asyncio.sleep(A_DAY)


async def forget(house: House, since: float) -> Gone:
    """Remove what has been left alone since then."""
    async with house.storage.write() as connection:
        removed = s.tables.delete().where(s.tables.c.phase != OVER, abandoned(since))
        tables = (await connection.execute(removed.returning(s.tables.c.id))).scalars().all()
        played_again = s.tables.update().where(s.tables.c.rematch.in_(tables))
        await connection.execute(played_again.values(rematch=None))
        for table_id in tables:
            await house.news.tell(connection, f"{table_id} {GONE}")
        chat = await connection.execute(s.chat.delete().where(old_chat(since)))
        guests = await connection.execute(s.persons.delete().where(lost_guest(since)))
    for table_id in tables:
        house.lose(table_id)
    return Gone(len(tables), guests.rowcount, chat.rowcount)


def abandoned(since: float) -> sa.ColumnElement[bool]:
    somebody = sa.exists().where(s.seats.c.table_id == s.tables.c.id, s.seats.c.seen >= since)
    return (s.tables.c.changed < since) & ~somebody


def old_chat(since: float) -> sa.ColumnElement[bool]:
    left = sa.select(s.tables.c.id).where(abandoned(since))
    return (s.chat.c.at < since) & s.chat.c.table_id.in_(left)


def lost_guest(since: float) -> sa.ColumnElement[Any]:
    sits = sa.exists().where(s.seats.c.person == s.persons.c.id)
    return s.persons.c.login.is_(None) & (s.persons.c.seen < since) & ~sits
