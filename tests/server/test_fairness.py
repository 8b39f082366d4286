"""Nobody keeps others waiting: workers are lent in turn, and bots that nobody looks at wait."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec import structs

from server.running import PATIENCE, Player, Running, seats, wait_for
from spinney.server import lobby, thinking
from spinney.server.app import Config
from spinney.server.fairness import Line, Owner
from spinney.server.security import Limit
from spinney.server.thinking import Mind, Thought


async def served(*owners: Owner) -> list[Owner]:
    """In which order those who wait for one thing get it."""
    line, order = Line(["thing"]), []

    async def want(owner: Owner) -> None:
        thing = await line.get(lambda: owner)
        order.append(owner)
        await asyncio.sleep(0)
        line.put(thing)

    await line.get(Owner)
    waiting = [asyncio.create_task(want(owner)) for owner in owners]
    await asyncio.sleep(0)
    line.put("thing")
    await asyncio.gather(*waiting)
    return order


def test_networks_take_turns_and_so_do_the_people_of_each() -> None:
    eve, many, ann = Owner("far", "eve"), Owner("far", "mallory"), Owner("near", "ann")
    order = asyncio.run(served(*[eve] * 5, *[many] * 2, *[ann] * 2))
    assert order == [eve, ann, many, ann, eve, many, eve, eve, eve]


def test_tables_where_nobody_is_have_one_turn_together() -> None:
    away = [Owner("", f"guest {number}") for number in range(5)]
    ann = Owner("near", "ann")
    assert asyncio.run(served(*away, ann, ann)).index(ann) == 1
    assert asyncio.run(served(*away, ann, ann))[:4] == [away[0], ann, away[1], ann]


def test_who_gives_up_waiting_takes_nothing_away() -> None:
    async def run() -> None:
        line = Line(["thing"])
        assert await line.get(Owner) == "thing"
        early, late = (asyncio.create_task(line.get(Owner)) for _ in range(2))
        await asyncio.sleep(0)
        early.cancel()
        line.put("thing")
        assert await late == "thing"
        given = asyncio.create_task(line.get(Owner))
        await asyncio.sleep(0)
        line.put("thing")
        given.cancel()  # at the very moment it was given
        with contextlib.suppress(asyncio.CancelledError):
            await given
        assert await line.get(Owner) == "thing"

    asyncio.run(run())


def test_bots_alone_wait_until_somebody_looks(ann: Player) -> None:
    table = ann.table("ironwood", seats=seats("random", "random"), watch="anyone")["table"]
    before = ann.state(table, picture="no")
    time.sleep(0.5)
    assert ann.state(table, picture="no")["choices"] == before["choices"] == 0
    with ann.socket(table, picture="no") as wire:
        wire.state(lambda each: each["choices"] >= 3)
    left = wait_for(lambda: counted(ann, table), lambda found: found[0] == found[1])[0]
    time.sleep(0.3)
    assert ann.state(table, picture="no")["choices"] == left


def counted(person: Player, table: str) -> tuple[int, int]:
    """How far a game has come, twice."""
    first = person.state(table, picture="no")["choices"]
    time.sleep(0.3)
    return first, person.state(table, picture="no")["choices"]


def test_tables_of_bots_alone_are_few(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAKING_FOR_BOTS", Limit(7, 3600))
    wanted = {"game": "ironwood", "seats": seats("random", "random")}
    for _ in range(lobby.MOST_OF_BOTS):
        ann.post("/api/tables", wanted)
    refused = ann.post("/api/tables", wanted, status=409)
    assert refused["error"] == "too-many-bots"
    assert ann.table("ironwood", seats=seats("me", "random"))["table"]


def test_new_guests_of_one_address_do_not_make_more_of_them(
    server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MAKING_FOR_BOTS", Limit(3, 3600))
    wanted = {"game": "ironwood", "seats": seats("random", "random")}
    for number in range(3):
        people.append(server.person(f"Guest {number}"))
        people[-1].post("/api/tables", wanted)
    people.append(server.person("Guest 3"))
    assert people[-1].post("/api/tables", wanted, status=429)["error"] == "too-fast"


class Patient:
    """A worker that thinks when it is let, and remembers about which tables."""

    asked: ClassVar[list[str]] = []
    go_on = threading.Semaphore(0)

    def think(self, thought: Thought, budget: float) -> object:
        self.asked.append(thought.table)
        assert self.go_on.acquire(timeout=PATIENCE)
        return Mind().think(structs.replace(thought, level="random"))

    def end(self) -> None:
        pass


def test_a_crowd_of_bots_does_not_stall_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker, twenty tables of one guest each who has gone, and one where somebody plays."""
    monkeypatch.setattr(thinking, "Worker", Patient)
    with contextlib.ExitStack() as end:
        server = Running(Config(database=str(tmp_path / "db"), workers=1))
        end.callback(server.stop)
        end.callback(Patient.go_on.release, 1000)
        people = [server.person(f"Guest {number}") for number in range(21)]
        for person in people:
            end.callback(person.close)
        tables = [each.table("ironwood", seats=seats("search", "me"))["table"] for each in people]
        line = server.app.state.server.house.bots._thinkers._line
        wait_for(lambda: len(line._waiting), lambda waiting: waiting == 20)
        with people[-1].socket(tables[-1], picture="no") as wire:
            wire.state()
            for number in range(1, 4):
                Patient.go_on.release()
                wait_for(lambda: len(Patient.asked), lambda now, number=number: now > number)
        assert tables[-1] in Patient.asked[1:3]
