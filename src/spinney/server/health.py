"""Health: what a server knows of itself, and work that goes on whatever happens to the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from spinney.server import messages as m
from spinney.server.storage import Storage

FINE = "ok"

PRESENCE = "presence"
BOTS = "bots"
FORGETTING = "forgetting"
"""The work in the background: who is there, bots that nobody thinks about, what is removed."""

KNOWN_FOR = 2.0
"""Seconds for which the answer of the database is good: everybody may ask."""

ANSWERS_IN = 5.0
"""Seconds in which the database has to have written something."""

SOON = 0.5
"""Seconds until work that failed is tried again; twice that the next time, and so on."""

log = logging.getLogger(__name__)


class Health:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._troubles: dict[tuple[str, object], str] = {}
        self._notes: dict[str, str] = {}
        self._asking = asyncio.Lock()
        self._asked = 0.0
        self._answer = ""

    # Work in the background

    async def keep_doing(
        self, job: str, work: Callable[[], Awaitable[None]], every: float, who: object = None
    ) -> None:
        """Do something again and again; if it fails, that is told, and it is tried sooner."""
        pause = SOON
        try:
            while True:
                try:
                    await work()
                except Exception as error:
                    self._troubles[job, who] = trouble_of(error)
                    log.exception("%s failed", job)
                    await asyncio.sleep(min(pause, every))
                    pause *= 2
                else:
                    self._troubles.pop((job, who), None)
                    pause = SOON
                    await asyncio.sleep(every)
        finally:
            self._troubles.pop((job, who), None)

    def note(self, job: str, what: str = FINE) -> None:
        """Something to know about a job that is no failure."""
        self._notes[job] = what

    # Telling

    async def tell(self) -> m.Health:
        storage = await self._database() or FINE
        jobs = [self._fares(job) for job in (PRESENCE, BOTS, FORGETTING)]
        return m.Health(storage == FINE and not self._troubles, storage, *jobs)

    def _fares(self, job: str) -> str:
        troubles = (what for (each, _), what in self._troubles.items() if each == job)
        return next(troubles, self._notes.get(job, FINE))

    async def _database(self) -> str:
        """What is wrong with the database, by writing to it; nothing if it is well."""
        async with self._asking:
            if not self._asked or time.monotonic() - self._asked > KNOWN_FOR:
                try:
                    async with asyncio.timeout(ANSWERS_IN):
                        await self._storage.try_writing()
                    self._answer = ""
                except Exception as error:
                    self._answer = trouble_of(error)
                    log.error("the database cannot be written", extra={"why": str(error)})
                self._asked = time.monotonic()
            return self._answer


def trouble_of(error: Exception) -> str:
    """What is wrong, in words that give nothing away; the log has the rest."""
    if isinstance(error, TimeoutError):
        return "the database does not answer in time"
    told = str(getattr(error, "orig", None) or error).casefold()
    if "full" in told or "no space" in told:
        return "the disk is full"
    if "read-only" in told or "readonly" in told:
        return "the database can only be read"
    if "no such file" in told or "another file" in told:
        return "the file of the database is gone"
    if "i/o error" in told:
        return "the disk cannot be written"
    return "the database cannot be reached"
