"""The journal: how choices get into a SQLite file quickly.

What comes while something is being written waits, and is written together with all else that waits:
one trip to the disk for all of it, and nobody is told before it is there. Of what is written
together each is kept or refused for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

Write = tuple[sa.Insert | sa.Update, dict[str, Any]]
"""A statement and its parameters."""

NAMED = sqlite.dialect(paramstyle="named")
CAREFUL = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""An acknowledged choice survives a power cut; readers do not wait for the writer."""


class Entry(NamedTuple):
    """What is kept as a whole or not at all, and who waits for it."""

    writes: Sequence[Write]
    kept: asyncio.Future[None]


class Journal:
    """One writer to a file. `lock` keeps others from writing at the same time."""

    def __init__(self, path: str, lock: contextlib.AbstractAsyncContextManager[Any]) -> None:
        self._path = path
        self._lock = lock
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None
        self._file = 0

    def remember_file(self) -> None:
        """Know the file again by what the system calls it."""
        self._file = os.stat(self._path).st_ino

    def check_file(self) -> None:
        """Raises OSError if the file is gone, or another: what is written then goes nowhere."""
        if self._file and os.stat(self._path).st_ino != self._file:
            raise OSError(f"{self._path} is another file than it was")

    async def append(self, writes: Sequence[Write]) -> None:
        """Keep these; they are on the disk when this returns. Raises what went wrong."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(writes, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await kept

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                async with self._lock:
                    batch, self._waiting = self._waiting, []
                    work = [each.writes for each in batch]
                    wrong = await loop.run_in_executor(self._thread, self._write, work)
                for entry, error in zip(batch, wrong, strict=True):
                    if not entry.kept.done():  # else who waited has gone
                        settle(entry.kept, error)
        finally:
            self._writing = None

    def _write(self, batch: list[Sequence[Write]]) -> list[DBAPIError | None]:
        """Write all of this in one transaction; says what was wrong with each, if anything."""
        try:
            self.check_file()
            connection = self._connect()
            try:
                with transaction(connection):
                    for writes in batch:
                        write(connection, writes)
                return [None] * len(batch)
            except sqlite3.IntegrityError:  # hardly ever; then each is tried for itself
                with transaction(connection):
                    return [write_apart(connection, writes) for writes in batch]
        except Exception as error:  # whoever waits is told, whatever went wrong
            return [OperationalError("", {}, error) for _ in batch]

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in CAREFUL:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def write(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    for statement, values in writes:
        sql, fixed = compiled(statement, tuple(values))
        connection.execute(sql, fixed | {name: plain(each) for name, each in values.items()})


def write_apart(connection: sqlite3.Connection, writes: Sequence[Write]) -> DBAPIError | None:
    """Write what can be refused for itself; says what was wrong with it."""
    connection.execute("SAVEPOINT entry")
    try:
        write(connection, writes)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO entry")
        connection.execute("RELEASE entry")
        return IntegrityError("", {}, error)
    connection.execute("RELEASE entry")
    return None


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


@functools.lru_cache(maxsize=100)
def compiled(
    statement: sa.Insert | sa.Update, names: tuple[str, ...]
) -> tuple[str, dict[str, Any]]:
    """A statement with these parameters as SQLite reads it, and the values that it has already."""
    made = statement.compile(dialect=NAMED, column_keys=list(names) or None)
    return str(made), {name: plain(value) for name, value in made.params.items()}


def plain(value: object) -> Any:
    return json.dumps(value) if isinstance(value, dict | list) else value
