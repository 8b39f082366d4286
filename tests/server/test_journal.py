"""The journal: many choices at once are one trip to the disk, and each is kept for itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from spinney.server import storage as s
from spinney.server.journal import Journal
from spinney.server.storage import Storage

NEW = s.settings.insert()
CHANGED = s.settings.update().where(s.settings.c.name == sa.bindparam("this"))


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Storage]:
    storage = Storage(str(path / "spinney.db"))
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def in_storage(path: Path, work: Callable[[Storage], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(path) as storage:
            await work(storage)

    asyncio.run(run())


async def kept(storage: Storage) -> dict[str, str]:
    names = sa.select(s.settings).where(s.settings.c.name.startswith("j"))
    return {row.name: row.value for row in await storage.all(names)}


async def keep(storage: Storage, name: str, value: str = "1") -> None:
    await storage.append((NEW, {"name": name, "value": value}), news="")


def test_what_is_kept_together_is_one_trip_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[int] = []
    write = Journal._write

    def counted(self: Journal, batch: list[Any]) -> Any:
        trips.append(len(batch))
        return write(self, batch)

    monkeypatch.setattr(Journal, "_write", counted)

    async def work(storage: Storage) -> None:
        await asyncio.gather(*(keep(storage, f"j{i}") for i in range(50)))
        assert len(await kept(storage)) == 50

    in_storage(tmp_path, work)
    assert sum(trips) == 50
    assert len(trips) <= 2


def test_of_what_is_kept_together_each_is_kept_or_refused_for_itself(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await keep(storage, "j1", "first")
        both = storage.append(
            (CHANGED, {"this": "j1", "value": "changed"}),
            (NEW, {"name": "j1", "value": "again"}),
            news="",
        )
        found = await asyncio.gather(
            keep(storage, "j2"), both, keep(storage, "j3"), return_exceptions=True
        )
        assert [type(each) for each in found] == [type(None), IntegrityError, type(None)]
        assert await kept(storage) == {"j1": "first", "j2": "1", "j3": "1"}

    in_storage(tmp_path, work)


def test_where_nothing_can_be_written_everybody_is_told(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        async with storage.write() as connection:
            await connection.execute(sa.text("ALTER TABLE settings RENAME TO gone"))
        found = await asyncio.gather(
            *(keep(storage, f"j{i}") for i in range(3)), return_exceptions=True
        )
        assert {type(each) for each in found} == {OperationalError}
        async with storage.write() as connection:
            await connection.execute(sa.text("ALTER TABLE gone RENAME TO settings"))
        await keep(storage, "j1")
        assert await kept(storage) == {"j1": "1"}

    in_storage(tmp_path, work)


def test_who_does_not_wait_any_more_is_in_nobodys_way(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        gone = asyncio.create_task(keep(storage, "j1"))
        await asyncio.sleep(0)
        gone.cancel()
        await keep(storage, "j2")
        assert await kept(storage) == {"j1": "1", "j2": "1"}

    in_storage(tmp_path, work)
