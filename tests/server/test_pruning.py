"""What nobody comes back to is forgotten; what was finished, and whoever has an account, stays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from websockets.exceptions import ConnectionClosed

from server.running import Player, Running, seats, wait_for
from spinney.server import pruning
from spinney.server import storage as s
from spinney.server.app import Config
from spinney.server.pruning import A_DAY, CLOCK, Gone, forget, forget_today
from spinney.server.storage import Storage, alembic_config

KEPT = (s.tables, s.seats, s.moves, s.snapshots, s.chat)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server that forgets nothing by itself, on each kind of database."""
    database = str(tmp_path_factory.mktemp("server") / "spinney.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    running = Running(Config(database=database, workers=1, keep_days=0))
    yield running
    running.stop()


def storage(server: Running) -> Storage:
    found: Storage = server.app.state.server.house.storage
    return found


def age(server: Running, days: float, *tables: str, person: str = "") -> None:
    """As if nothing had happened there for so many days."""
    then = time.time() - days * A_DAY

    async def change() -> None:
        async with storage(server).write() as connection:
            for kept, column, of in (
                (s.tables, "changed", s.tables.c.id),
                (s.seats, "seen", s.seats.c.table_id),
                (s.chat, "at", s.chat.c.table_id),
            ):
                old = kept.update().where(of.in_(tables)).values({column: then})
                await connection.execute(old)
            who = s.persons.update().where(s.persons.c.id == person)
            await connection.execute(who.values(seen=then))

    server.do(change())


def forget_after(server: Running, days: float) -> Gone:
    return server.do(forget(server.app.state.server.house, time.time() - days * A_DAY))


def rows(server: Running, table: str) -> list[int]:
    """How many rows each kind of thing at a table has."""

    def count(connection: sa.Connection) -> list[int]:
        found = []
        for kept in KEPT:
            of = kept.c.id if kept is s.tables else kept.c.table_id
            query = sa.select(sa.func.count()).select_from(kept).where(of == table)
            found.append(connection.execute(query).scalar_one())
        return found

    return server.do(storage(server).read(count))


def test_abandoned_tables_go_with_all_that_belongs_to_them(
    server: Running, ann: Player, bob: Player
) -> None:
    playing = ann.table()["table"]
    ann.choose(playing)
    ann.say(playing, "chat", text="Is anybody there?")
    waiting = ann.table("root", seats=seats("me", "link"))["table"]
    lately = bob.table()["table"]
    age(server, 91, playing, waiting)
    age(server, 89, lately)
    assert forget_after(server, 90) == Gone(tables=2, guests=0, chat=0)
    for table in (playing, waiting):
        assert ann.get(f"/api/tables/{table}", status=404)["error"] == "no-table"
        assert rows(server, table) == [0, 0, 0, 0, 0]
    assert ann.get("/api/lobby")["mine"] == []
    assert bob.state(lately)["phase"] == "playing"
    assert forget_after(server, 90) == Gone(0, 0, 0)


def test_a_table_that_somebody_looks_at_is_not_abandoned(server: Running, ann: Player) -> None:
    table = ann.table()["table"]
    age(server, 91, table)
    with ann.socket(table, picture="no") as wire:
        wire.state()
        wait_for(lambda: ann.state(table), lambda state: state["seats"][0]["connected"])
        assert forget_after(server, 90).tables == 0
    assert ann.state(table)["phase"] == "playing"


def test_who_has_a_removed_table_open_is_told(server: Running, ann: Player, eve: Player) -> None:
    table = ann.table(watch="anyone")["table"]
    with eve.socket(table, picture="no") as wire:
        wire.state()
        age(server, 91, table)
        assert forget_after(server, 90).tables == 1
        with pytest.raises(ConnectionClosed) as closed:
            wire.until(lambda each: each["type"] == "nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_finished_game_stays_without_its_chat(server: Running, ann: Player) -> None:
    table = ann.table()["table"]
    ann.choose(table)
    ann.say(table, "chat", text="That was it.")
    ann.post(f"/api/tables/{table}/concede")
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    record = ann.get(f"/api/tables/{table}/record")
    age(server, 91, table, again)
    assert forget_after(server, 90) == Gone(tables=1, guests=0, chat=1)
    assert ann.get(f"/api/tables/{table}/record") == record
    assert ann.get(f"/api/tables/{table}/replay", number=1)["picture"]
    assert rows(server, table)[-1] == 0


def learn(person: Player) -> str:
    """Do a lesson; returns its table."""
    table = str(person.post("/api/games/root/lessons/turn")["table"])
    while person.state(table)["phase"] == "playing":
        person.choose(table, person.state(table)["lesson"]["words"][0])
    return table


def test_a_lesson_is_kept_once_as_long_as_who_did_it_comes(
    server: Running, ann: Player, bob: Player
) -> None:
    first, second, left = learn(ann), learn(ann), learn(bob)
    age(server, 91, first, second, left, person=bob.me["id"])
    assert forget_after(server, 90) == Gone(tables=2, guests=1, chat=0)
    assert rows(server, first) == rows(server, left) == [0, 0, 0, 0, 0]
    assert rows(server, second)[0] == 1
    done = {each["name"]: each["done"] for each in ann.get("/api/games/root/lessons")}
    assert done["turn"]
    assert forget_after(server, 90) == Gone(0, 0, 0)


def test_guests_go_who_sit_nowhere_and_accounts_stay(
    server: Running, ann: Player, bob: Player, eve: Player, people: list[Player]
) -> None:
    dora = server.person("Dora")
    people.append(dora)
    dora.post("/api/account", {"name": f"Dora {dora.me['id'][:6]}", "password": "correct horse"})
    ann.table()
    for person in (ann, bob, dora):
        age(server, 91, person=person.me["id"])
    assert eve.get("/api/me")
    assert forget_after(server, 90) == Gone(tables=0, guests=1, chat=0)
    assert bob.get("/api/me") is None
    assert bob.post("/api/me", {"name": "Bob"})["name"] == "Bob"
    for person in (ann, dora, eve):
        assert person.get("/api/me")["id"] == person.me["id"]


def test_a_guest_who_comes_back_is_remembered(server: Running, ann: Player) -> None:
    age(server, 91, person=ann.me["id"])
    assert ann.get("/api/me")["id"] == ann.me["id"]
    assert forget_after(server, 90).guests == 0


def test_it_is_done_at_the_start_unless_everything_is_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "spinney.db")
    first = Running(Config(database=database, workers=1, keep_days=0))
    ann = first.person()
    table = ann.table()["table"]
    age(first, 8, table)
    first.stop()
    ann.close()
    keeps_all = Running(Config(database=database, workers=1, keep_days=0))
    time.sleep(0.2)
    assert rows(keeps_all, table)[0] == 1
    keeps_all.stop()
    keeps_a_week = Running(Config(database=database, workers=1, keep_days=7))
    wait_for(lambda: rows(keeps_a_week, table), lambda found: found == [0, 0, 0, 0, 0])
    keeps_a_week.stop()


def test_people_of_an_older_database_are_given_their_days(tmp_path: Path) -> None:
    async def seen() -> Any:
        kept = Storage(str(tmp_path / "spinney.db"))
        async with kept.engine.begin() as connection:
            await connection.run_sync(lambda plain: command.upgrade(alembic_config(plain), "0001"))
            old = {"id": "ann", "name": "Ann", "language": "en", "theme": "auto", "created": 1.0}
            columns = [sa.column(name) for name in old]
            await connection.execute(sa.table("persons", *columns).insert().values(old))
        await kept.open()
        row = await kept.one(sa.select(s.persons))
        await kept.close()
        assert row is not None
        return row.seen

    assert asyncio.run(seen()) == pytest.approx(time.time(), abs=60)


# The clock


class Wall:
    """A clock on the wall, as pruning sees it: so many days ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead * A_DAY


@pytest.fixture
def wall(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wall]:
    clock = Wall()
    monkeypatch.setattr(pruning, "time", clock)
    yield clock
    server.do(no_clock(server))


async def no_clock(server: Running) -> None:
    """As if nobody had ever looked at the clock."""
    async with storage(server).write() as connection:
        await connection.execute(s.settings.delete().where(s.settings.c.name == CLOCK))


def look(server: Running, wall: Wall, *days: float) -> str:
    """Forget as is done daily, on each of these days; what is said of it in the end."""
    house = server.app.state.server.house
    for wall.ahead in days:
        server.do(forget_today(house, 90))
    told: str = server.do(house.health.tell()).forgetting
    return told


@pytest.mark.parametrize("known", [True, False])
def test_a_clock_that_leaps_removes_nothing(
    server: Running, ann: Player, wall: Wall, known: bool
) -> None:
    """Whether the leap comes while the server runs or before its first look."""
    table = ann.table()["table"]
    if known:
        assert look(server, wall, 0) == "ok"
    told = look(server, wall, 100, 101, 150)
    assert told.startswith("waits until")
    assert "the clock leapt" in told
    assert ann.state(table)["phase"] == "playing"
    assert look(server, wall, 0.1, 1, 2).startswith("waits until")  # it was put right
    assert ann.state(table)["phase"] == "playing"


def test_what_was_there_at_a_leap_has_all_its_days_from_then_on(
    server: Running, ann: Player, wall: Wall
) -> None:
    table = ann.table()["table"]
    assert look(server, wall, 0, *range(100, 190)).startswith("waits until")
    assert ann.state(table)["phase"] == "playing"
    assert look(server, wall, 191) == "ok"
    assert rows(server, table)[0] == 0


def test_a_clock_that_goes_by_days_is_trusted(server: Running, ann: Player, wall: Wall) -> None:
    table = ann.table()["table"]
    assert look(server, wall, *range(0, 89, 3)) == "ok"
    assert ann.state(table)["phase"] == "playing"
    assert look(server, wall, 91) == "ok"
    assert rows(server, table)[0] == 0
