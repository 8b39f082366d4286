"""Where everything is kept: one SQLite file, or a PostgreSQL that several servers share.

A game is its setup, its seed and its moves. A move is a choice, a going back to fewer choices, or
word that something else about the table has changed; moves are only ever appended, and the pair of
table and sequence is unique, so two servers can never both have the last word.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from spinney.core.errors import SpinneyError
from spinney.server.journal import CAREFUL, Journal, Write

T = TypeVar("T")

READERS = 4
"""How many read a SQLite file at once, each in one trip to a thread."""

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

persons = sa.Table(
    "persons",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("theme", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("looks", sa.Text, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("recovery", sa.Text),
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
)

signed_out = sa.Table(
    "signed_out",
    metadata,
    sa.Column("session", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("format", sa.Integer, nullable=False, server_default="2"),
    sa.Column("began_at", sa.JSON(none_as_null=True)),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("watch", sa.Text, nullable=False),
    sa.Column("made_by", sa.Text, nullable=False),
    sa.Column("join_hash", sa.Text, unique=True),
    sa.Column("watch_hash", sa.Text, unique=True),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("how", sa.Text),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("to_act", sa.Integer),
    sa.Column("bot_to_act", sa.Boolean, nullable=False),
    sa.Column("thought_about_until", sa.Float, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("proposal", sa.JSON(none_as_null=True)),
    sa.Column("rematch", sa.Text),
    sa.Column("results", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("lesson", sa.Text),
    sa.Column("campaign", sa.Text),
    sa.Column("chapter", sa.Integer),
    sa.Index("tables_by_phase", "phase", "changed"),
    sa.Index("tables_bots_wait_for", "bot_to_act"),
    sa.Index("tables_by_maker", "made_by"),
    sa.Index("tables_by_campaign", "campaign", "chapter", unique=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("conceded", sa.Boolean, nullable=False),
    sa.Column("standing_order", sa.Text),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("offered", sa.Text),
    sa.Column("keeps", sa.JSON(none_as_null=True)),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("person", sa.Text, index=True),
)

CHANNEL = "spinney"
"""Where servers that share a database hear of what the others have changed."""

WRITTEN = "last written"
"""The setting that is written to see whether anything can be."""

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_MIGRATIONS = 7_364_920
"""The number of the PostgreSQL lock under which one server at a time brings the schema up."""


class Storage:
    def __init__(self, url: str) -> None:
        self.url = _address(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether other servers may be working on the same tables."""
        self._one_writer = contextlib.nullcontext() if self.shared else asyncio.Lock()
        self.engine = create_async_engine(self.url)
        self._journal: Journal | None = None
        self._file: sa.Engine | None = None
        if not self.shared:
            sa.event.listen(self.engine.sync_engine, "connect", _careful)
            if self.url.database not in (None, "", ":memory:"):
                self._journal = Journal(self.url.database, self._one_writer)
                self._file = sa.create_engine(self.url.set(drivername="sqlite"))
                sa.event.listen(self._file, "connect", _careful)
        self._readers = ThreadPoolExecutor(READERS, "reading")

    async def open(self) -> None:
        """Make the database if there is none, and bring its schema up to date."""
        if not self.shared and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        try:
            async with self.engine.begin() as connection:
                if self.shared:
                    await connection.execute(
                        sa.select(sa.func.pg_advisory_xact_lock(LOCK_MIGRATIONS))
                    )
                await connection.run_sync(_upgrade)
            if self._journal is not None:
                self._journal.remember_file()
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            where = self.url.render_as_string(hide_password=True)
            raise SpinneyError(f"cannot open the database {where}: {reason}") from None

    async def close(self) -> None:
        if self._journal is not None:
            await self._journal.close()
        self._readers.shutdown()
        if self._file is not None:
            self._file.dispose()
        await self.engine.dispose()

    async def append(self, *writes: Write, news: str = "") -> None:
        """A transaction of what happens all the time, on disk when this returns; with word of it to
        other servers where it is news to them."""
        if self._journal is not None:
            await self._journal.append(writes)
            return
        async with self.write() as connection:
            for statement, values in writes:
                await connection.execute(statement, values)
            if news:
                await self.tell(connection, news)

    async def tell(self, connection: AsyncConnection, news: str) -> None:
        """Say to other servers that a table has changed, and what: `TABLE SEQUENCE`, …"""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing is kept, and it is on disk when this returns."""
        if self._journal is not None:
            self._journal.check_file()
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do all this reading beside the event loop, and come back with what was found."""
        if self._file is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._readers, _reading, self._file, work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def try_writing(self) -> None:
        """Write something down, as any choice would be. Raises what went wrong."""
        value = str(time.time())
        async with self.write() as connection:
            this = settings.update().where(settings.c.name == WRITTEN).values(value=value)
            if not (await connection.execute(this)).rowcount:
                await connection.execute(settings.insert().values(name=WRITTEN, value=value))

    async def one(self, query: sa.Select[Any], **values: Any) -> sa.Row[Any] | None:
        """A row that is found by a key."""
        return await self._soon(lambda it: it.execute(query, values).one_or_none())

    async def few(self, query: sa.Select[Any], **values: Any) -> list[sa.Row[Any]]:
        """The few rows that are found by a key."""
        return await self._soon(lambda it: list(it.execute(query, values)))

    async def _soon(self, work: Callable[[sa.Connection], T]) -> T:
        """Read so little that in a file it is quicker than the trip to a thread."""
        return await self.read(work) if self._file is None else _reading(self._file, work)

    async def all(self, query: sa.Select[Any], **values: Any) -> list[sa.Row[Any]]:
        return await self.read(lambda connection: list(connection.execute(query, values)))


def _address(url: str) -> sa.URL:
    """The address of a database; a bare path is that of a SQLite file."""
    if "://" not in url:
        return sa.URL.create("sqlite+aiosqlite", database=url)
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise SpinneyError(f"cannot read --database {url!r}; give a file, or {_FORM}") from None
    if parsed.get_backend_name() == "sqlite":
        return parsed.set(drivername="sqlite+aiosqlite")
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+asyncpg")
    raise SpinneyError(f"--database can be a SQLite file or {_FORM}, not {parsed.drivername}")


_FORM = "postgresql+asyncpg://USER:PASSWORD@HOST/NAME"


def _reading(file: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with file.connect() as connection:
        return work(connection)


def _careful(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: sa.Connection) -> Config:
    """Where the migrations are, and what they are to work on."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
