"""A server tells the truth about itself, and a hiccup of the database ends nothing for good."""

from __future__ import annotations

import contextlib
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from server.nest import Apart, Nest
from server.postgres import Postgres
from server.running import UNUSED, Player, Running, seats, wait_for
from spinney.server import sockets, states
from spinney.server.app import Config
from spinney.server.health import trouble_of

WELL = {"ok": True, "storage": "ok", "presence": "ok", "bots": "ok", "forgetting": "ok"}


def health(url: str) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{url}/healthz", timeout=30, verify=UNUSED)
    return answer.status_code, answer.json()


def test_a_server_that_is_well_says_so(server: Running) -> None:
    assert health(server.url) == (200, WELL)


def test_a_full_disk_is_told_and_when_there_is_room_again(nest: Nest, tmp_path: Path) -> None:
    """No file of the server may grow: what happens then is what a full disk does."""
    database = tmp_path / "spinney.db"
    server = Apart(nest, str(database))
    try:
        assert health(server.url) == (200, WELL)
        largest = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, largest[1]))
        status, told = wait_for(lambda: health(server.url), lambda found: found[0] != 200)
        assert (status, told["ok"]) == (503, False)
        assert told["storage"] in ("the disk is full", "the disk cannot be written")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, largest)
        assert wait_for(lambda: health(server.url), lambda found: found[0] == 200)[1] == WELL
    finally:
        server.kill()


def test_a_database_that_is_gone_is_told(nest: Nest) -> None:
    postgres = Postgres()
    server = Apart(nest, postgres.new_database())
    try:
        assert health(server.url) == (200, WELL)
        postgres.stop()
        # One of its tasks may be told to have failed before the next write is tried.
        status, told = wait_for(
            lambda: health(server.url), lambda found: found[1]["storage"] != WELL["storage"]
        )
        assert (status, told["storage"]) == (503, "the database cannot be reached")
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (TimeoutError(), "the database does not answer in time"),
        (OSError(28, "No space left on device"), "the disk is full"),
        (
            OperationalError("", {}, Exception("attempt to write a readonly database")),
            "the database can only be read",
        ),
        (
            OperationalError("", {}, Exception("cannot execute UPDATE in a read-only transaction")),
            "the database can only be read",
        ),
        (ConnectionRefusedError("10.0.0.7:5432"), "the database cannot be reached"),
    ],
)
def test_what_is_wrong_is_said_without_details(error: Exception, told: str) -> None:
    assert trouble_of(error) == told


def test_the_database_is_not_asked_for_everybody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = server.app.state.server.house.storage
    written: list[float] = []
    write = storage.try_writing

    async def counted() -> None:
        written.append(time.monotonic())
        await write()

    monkeypatch.setattr(storage, "try_writing", counted)
    monkeypatch.setattr("spinney.server.health.KNOWN_FOR", 0.0)
    health(server.url)
    monkeypatch.setattr("spinney.server.health.KNOWN_FOR", 3600.0)
    for _ in range(20):
        health(server.url)
    assert len(written) == 1


# Presence


@contextlib.contextmanager
def hiccup(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts, nothing can be written."""

    def broken(*_: Any, **__: Any) -> Any:
        raise OperationalError("", {}, Exception("database is locked"))

    with monkeypatch.context() as patch:
        for name in ("write", "append"):
            patch.setattr(server.app.state.server.house.storage, name, broken)
        yield


def seen(server: Running, table: str) -> float:
    found: float = server.app.state.server.house._lives[table].seats[0].seen
    return found


def test_presence_goes_on_after_a_hiccup(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HEARTBEAT", 0.1)
    table = ann.table()["table"]
    with ann.socket(table, picture="no") as wire:
        wire.state()
        with hiccup(server, monkeypatch):
            status, told = wait_for(
                lambda: health(server.url), lambda found: found[1]["presence"] != "ok"
            )
            assert (status, told["ok"]) == (503, False)
        wait_for(lambda: health(server.url), lambda found: found == (200, WELL))
        later = time.time()
        wait_for(lambda: seen(server, table), lambda when: when > later)


def test_leaving_in_a_hiccup_breaks_nothing(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table()["table"]
    with hiccup(server, monkeypatch), ann.socket(table, picture="no") as wire:
        wire.state()
    wait_for(lambda: health(server.url), lambda found: found == (200, WELL))


def test_nobody_who_has_the_table_open_is_absent(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that has leapt, everybody was seen too long ago."""
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    monkeypatch.setitem(states.PATIENCE, "live", -1.0)
    monkeypatch.setattr(states, "CONNECTED_FOR", -1.0)
    with bob.socket(table, picture="no") as his:
        his.state()
        told = ann.state(table, picture="no")["seats"]
        assert [(each["absent"], each["connected"]) for each in told[:2]] == [
            (True, False),
            (False, True),
        ]
        assert ann.say(table, "replace", seat="B")["error"] == "not-absent"
    wait_for(lambda: ann.state(table)["seats"][1], lambda seat: seat["absent"])


def test_a_server_that_forgets_nothing_says_so(tmp_path: Path) -> None:
    running = Running(Config(database=str(tmp_path / "db"), workers=1, keep_days=0))
    assert health(running.url) == (200, {**WELL, "forgetting": "off"})
    running.stop()
