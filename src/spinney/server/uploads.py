"""Uploads: records that people bring, checked, and kept while somebody looks at them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa

from spinney.core.errors import SpinneyError
from spinney.core.records import Record, letter, parse_record
from spinney.core.table import Table
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import CONFLICT, TOO_BIG, UNREADABLE, Refused, too_fast
from spinney.server.house import House
from spinney.server.live import BACK, CHOICE, OVER, PERSON, Live
from spinney.server.lobby import new_row
from spinney.server.security import Limit, new_id

MOST_CHOICES = 5_000
"""How long an uploaded game may be: twice as long as the longest that is played at random."""

MOST_KEPT = 1_000_000
"""How many choices of uploaded games are kept in all: some hundred megabytes."""

AN_HOUR = 3600.0
MOST_OF_ONE = 30
MOST_FROM_ONE = 60
"""How many records one person, and one network, may bring in an hour."""

A_DAY = 24 * AN_HOUR
KEPT_FOR = 7 * A_DAY
"""Seconds for which an uploaded game is kept that nobody looks at."""


class Uploads:
    """What is brought to one server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._by_person = Limit(MOST_OF_ONE, AN_HOUR)
        self._by_network = Limit(MOST_FROM_ONE, AN_HOUR)
        self._checking = asyncio.Semaphore(1)

    async def upload(self, person: m.Person, network: str, text: str) -> str:
        """Keep somebody's record, once it is known to be right."""
        wait = max(self._by_network.wait(network), self._by_person.wait(person.id))
        if wait:
            raise too_fast(wait)
        try:
            read = parse_record(text)
            if len(read.choices) > MOST_CHOICES:
                raise Refused(TOO_BIG, "too-long", most=MOST_CHOICES)
            await check_room(self._house, len(read.choices))
            async with self._checking:  # one at a time: they share the processor with the tables
                table = await asyncio.to_thread(read.verify)
        except Refused:
            raise
        except SpinneyError as error:
            raise Refused(UNREADABLE, "record", said=str(error)) from None
        return await keep_record(self._house, person, read, table)


async def check_room(house: House, more: int) -> None:
    kept = sa.select(sa.func.coalesce(sa.func.sum(s.tables.c.sequence), 0))
    ((count,),) = await house.storage.all(kept.where(s.tables.c.uploaded))
    if count + more > MOST_KEPT:
        raise Refused(CONFLICT, "records-full")


async def opened(house: House, live: Live) -> None:
    """Somebody looks at an uploaded game: it is kept for longer."""
    now = time.time()
    if live.row.uploaded and now - live.row.changed > A_DAY:
        live.row.changed = now
        async with house.storage.write() as connection:
            this = s.tables.c.id == live.id
            await connection.execute(s.tables.update().where(this).values(changed=now))


def unfetched(since: float) -> sa.ColumnElement[bool]:
    """Uploaded games that nobody has looked at since then, or for as long as they are kept."""
    return s.tables.c.uploaded & (s.tables.c.changed < max(since, time.time() - KEPT_FOR))


async def keep_record(house: House, person: m.Person, read: Record, table: Table[Any]) -> str:
    made = m.Made(new_id())
    row = new_row(made, read.setup, person, pace="async", watch="anyone", seed=read.seed)
    moves = moves_of(table, made.table)
    row |= {"phase": OVER, "how": "finished", "sequence": len(moves), "uploaded": True}
    row["turn"] = table.game.turn(table.state)
    names = read.names + [letter(seat) for seat in range(len(read.names), table.seats)]
    empty = {"table_id": made.table, "kind": PERSON, "conceded": False, "seen": 0.0}
    async with house.storage.write() as connection:
        await connection.execute(s.tables.insert().values(**row))
        for seat in range(table.seats):
            new = empty | {"seat": seat, "name": names[seat]}
            await connection.execute(s.seats.insert().values(**new))
        if moves:
            await connection.execute(s.moves.insert(), moves)
    return made.table


def moves_of(table: Table[Any], table_id: str) -> list[dict[str, Any]]:
    """The choices of a game, and where chance got a new seed, as a table keeps them."""
    words, seeds = table.game.vocabulary.words, dict(table.reseeded)
    kept: list[tuple[str, str]] = []
    for number in range(len(table.choices) + 1):
        if number in seeds:
            kept.append((BACK, f"{number} {seeds[number]}"))
        if number < len(table.choices):
            kept.append((CHOICE, words[table.choices[number]]))
    return [
        {"table_id": table_id, "sequence": at, "kind": kind, "value": value, "at": 0.0}
        for at, (kind, value) in enumerate(kept, start=1)
    ]
