"""News between servers that share a PostgreSQL: which table has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.server.storage import CHANNEL, Storage

AGAIN = 1.0
"""Seconds until a lost line is tried again."""

log = logging.getLogger(__name__)


class News:
    """Tells others of a change within its own transaction, and hears of theirs once committed."""

    def __init__(self, storage: Storage, heard: Callable[[str | None], None]) -> None:
        self._storage = storage
        self._heard = heard
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._storage.shared:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def tell(self, connection: AsyncConnection, news: str) -> None:
        """Say that a table has changed, and what: `TABLE SEQUENCE`, `TABLE chat`, …"""
        await self._storage.tell(connection, news)

    async def _listen(self, ready: asyncio.Event) -> None:
        """Keep a line open; after a broken one anything may have changed."""
        import asyncpg

        address = self._storage.url.set(drivername="postgresql")
        while True:
            try:
                line = await asyncpg.connect(address.render_as_string(hide_password=False))
                lost = asyncio.Event()
                line.add_termination_listener(lambda _, lost=lost: lost.set())
                await line.add_listener(CHANNEL, lambda *news: self._heard(str(news[-1])))
                self._heard(None)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    await line.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the line to the database is lost", extra={"why": str(error)})
            await asyncio.sleep(AGAIN)
