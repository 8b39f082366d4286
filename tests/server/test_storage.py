"""The database: made by itself, brought up to date, backed up; and its snapshots."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from server.postgres import Postgres
from server.running import Player, Running, wait_for
from spinney.core.chance import Luck
from spinney.core.errors import SpinneyError
from spinney.core.game import NUMBER, WORD, Game
from spinney.core.kind import Kind
from spinney.core.records import parse_record, record_of
from spinney.core.registry import game_named, game_names
from spinney.core.vocabulary import Vocabulary
from spinney.server import snapshots
from spinney.server import storage as s
from spinney.server.app import Config
from spinney.server.health import trouble_of
from spinney.server.journal import NAMED, Write
from spinney.server.live import Live, Sitting
from spinney.server.lobby import UNFINISHED
from spinney.server.sockets import NEW_CHAT
from spinney.server.storage import Storage, metadata


def test_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    async def differences() -> list[Any]:
        storage = Storage(str(tmp_path / "new" / "spinney.db"))
        await storage.open()
        await storage.open()  # a second start finds nothing to do
        found = await storage.read(
            lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
        )
        await storage.close()
        return list(found)

    assert asyncio.run(differences()) == []


def test_nothing_is_kept_in_a_file_that_is_gone(tmp_path: Path) -> None:
    file, moved = tmp_path / "spinney.db", tmp_path / "moved.db"

    async def kept() -> list[str]:
        storage, found = Storage(str(file)), []
        await storage.open()
        for now, then in ((file, file), (file, moved), (moved, file)):
            now.rename(then)
            for write in (storage.try_writing, lambda: storage.append(write_of("x"))):
                try:
                    await write()
                    found.append("kept")
                except (OSError, sa.exc.OperationalError) as error:
                    found.append(trouble_of(error))
        await storage.close()
        return found

    gone = "the file of the database is gone"
    assert asyncio.run(kept()) == ["kept", "kept", gone, gone, "kept", "kept"]


def write_of(value: str) -> Write:
    return s.settings.update(), {"value": value}


def test_sqlite_is_careful(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        storage = Storage(str(tmp_path / "spinney.db"))
        found = await storage.read(
            lambda plain: [
                plain.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
        await storage.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("query", "index"),
    [(UNFINISHED, "tables_by_maker (made_by=?)"), (NEW_CHAT, "(table_id=? AND number>?)")],
)
def test_what_is_read_on_the_spot_is_found_by_a_key(
    tmp_path: Path, query: sa.Select[Any], index: str
) -> None:
    async def plan() -> str:
        storage = Storage(str(tmp_path / "spinney.db"))
        await storage.open()
        made = query.compile(dialect=NAMED)
        given = made.params | {"maker": "ann", "table": "t", "known": 0}
        told = sa.text(f"EXPLAIN QUERY PLAN {made}")
        found = await storage.read(lambda plain: plain.execute(told, given).all())
        await storage.close()
        return " ".join(row.detail for row in found)

    said = asyncio.run(plan())
    assert index in said
    assert "SCAN" not in said


def test_reading_is_one_trip_to_a_thread_and_none_for_a_row_by_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[Any] = []
    submit = ThreadPoolExecutor.submit

    def counted(self: ThreadPoolExecutor, work: Any, /, *given: Any) -> Any:
        trips.append(work)
        return submit(self, work, *given)

    async def read() -> list[int]:
        storage = Storage(str(tmp_path / "spinney.db"))
        await storage.open()
        await storage.append((s.settings.insert(), {"name": "oak", "value": "1"}))
        monkeypatch.setattr(ThreadPoolExecutor, "submit", counted)
        counts = []
        this = sa.select(s.settings).where(s.settings.c.name == sa.bindparam("which"))
        for find in (storage.one, storage.few, storage.all):
            trips.clear()
            assert await find(this, which="oak")
            counts.append(len(trips))
        monkeypatch.undo()
        await storage.close()
        return counts

    assert asyncio.run(read()) == [0, 0, 1]


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://host/name", "--database can be a SQLite file or postgresql"),
        ("://", "cannot read --database"),
    ],
)
def test_another_database_is_refused(url: str, said: str) -> None:
    with pytest.raises(SpinneyError, match=said):
        Storage(url)


def test_a_database_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("this is no database, but some text that is long enough to be looked at\n" * 20)

    async def open_it() -> None:
        storage = Storage(str(file))
        try:
            await storage.open()
        finally:
            await storage.close()

    with pytest.raises(SpinneyError, match=r"cannot open the database .*not a database") as caught:
        asyncio.run(open_it())
    assert "\n" not in str(caught.value)


def test_a_copy_made_while_it_runs_is_a_backup(tmp_path: Path) -> None:
    """As the page for operators says: `VACUUM INTO` a file, serve from it."""
    first = Running(Config(database=str(tmp_path / "first.db"), workers=1))
    ann = first.person()
    table = ann.table()["table"]
    for _ in range(3):
        ann.choose(table)
    with sqlite3.connect(tmp_path / "first.db") as connection:
        connection.execute("VACUUM INTO ?", [str(tmp_path / "backup.db")])
    connection.close()
    state = ann.state(table)
    ann.choose(table)
    first.stop()
    second = Running(Config(database=str(tmp_path / "backup.db"), workers=1))
    twin = Player(second.url, None)
    twin.http.cookies.update(ann.http.cookies)
    restored = twin.state(table)
    assert {**restored, "seats": []} == {**state, "seats": []}
    twin.choose(table)
    for person in (ann, twin):
        person.close()
    second.stop()


# Games in memory


def playing(game: str, **options: str) -> Live:
    """A table in memory alone."""
    setup = game_named(game).setup(**options)
    live = Live("table")
    live.row = SimpleNamespace(
        game=game, options=setup.values, seed="seed", format=3, began_at=None, phase="playing"
    )
    seat: dict[str, Any] = {"kind": "person", "person": "p", "name": "P", "level": None}
    seat |= {"conceded": False, "standing_order": None, "seen": 0.0, "offered": None}
    seat["keeps"] = None
    live.seats = [
        Sitting(SimpleNamespace(seat=number, **seat))  # type: ignore[arg-type]
        for number in range(game_named(game).seats(setup))
    ]
    live.table = live.beginning()
    return live


def told(live: Live) -> object:
    """Everything about a table that matters later."""
    table = live.playing()
    log = [(each.name, each.rule, each.args, each.audience) for each in table.state.log or []]
    asked = [table.asked(seat) for seat in range(table.seats)]
    kept = (table.choices, table.choosers, table.turns, table.sealed, table.steps, table.began_at)
    assert table.state.chance is not None
    chance = table.reseeded, table.state.chance.key
    return table.digest(), log, asked, kept, chance, live.steps, live.logged, live.backs


@pytest.mark.parametrize("game", game_names())
def test_a_game_stored_before_an_option_came_is_played_as_before_it(game: str) -> None:
    live, older = playing(game), playing(game)
    newest = game_named(game).options[-1]
    live.row.options = live.row.options | {newest.name: newest.before}
    del older.row.options[newest.name]
    assert older.setup.values == live.setup.values
    for each in (live, older):
        each.table = each.beginning()
    assert told(older) == told(live)


def test_a_game_that_was_begun_before_goes_on_as_it_began() -> None:
    """In Root what had one answer was not stored, so that it must not be asked for now."""
    live = playing("root")
    live.row.format = 2
    live.table = live.beginning()
    luck, asked = Luck("before"), 0
    while (question := live.playing().question) is not None and asked < 200:
        assert len(question.options) > 1 or question.always
        live.apply(question.options[luck.below(len(question.options))])
        asked += 1
    assert len(parse_record(record_of(live.playing())).choices) > asked
    twin = Live("table")
    twin.row, twin.seats = live.row, live.seats
    assert snapshots.restore(twin, snapshots.take(live))
    assert told(twin) == told(live)


# Snapshots


@pytest.mark.parametrize("game", game_names())
def test_a_snapshot_is_equal_to_the_table_it_was_taken_of(game: str) -> None:
    live, luck = playing(game), Luck("snapshots")
    for number in range(150):
        question = live.playing().question
        if question is None:
            break
        live.apply(question.options[luck.below(len(question.options))])
        if number == 40:
            live.go_back(30, number, "beech")
        if number % 7 == 0:
            twin = Live("table")
            twin.row, twin.seats = live.row, live.seats
            assert snapshots.restore(twin, snapshots.take(live))
            assert told(twin) == told(live)
            again = twin.playing().question
            if again is not None:
                choice = again.options[0]
                twin.apply(choice)
                replayed = live.playing().back_to(len(live.playing().choices))
                replayed.apply(choice)
                assert twin.playing().digest() == replayed.digest()


def test_a_snapshot_of_another_version_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    live = playing("sylvion")
    body = snapshots.take(live)
    assert not snapshots.restore(live, b"{}")
    assert not snapshots.restore(live, body.replace(b'"state":{', b'"state":{"nonsense":1,'))
    monkeypatch.setattr(snapshots, "__version__", "0.0.0")
    assert not snapshots.restore(live, body)


def test_a_snapshot_is_of_the_words_and_events_of_its_game() -> None:
    def numbering(words: str, events: dict[str, tuple[str, ...]], card: str = WORD) -> str:
        vocabulary, arguments = Vocabulary(words.split()), {"card": card, "count": NUMBER}
        kind = Kind(seats=(1, 1), chance=False, hidden=False)
        game: Game[Any] = Game("owls", "owls", kind, vocabulary, (), (), (), events, arguments)
        return snapshots.numbering(game)

    drew = {"drew": ("card", "count")}
    assert numbering("owl fox", drew) == numbering("owl fox", drew)
    others = [
        numbering("fox owl", drew),
        numbering("owl fox wren", drew),
        numbering("owl fox", {"drew": ("count", "card")}),
        numbering("owl fox", drew, card=NUMBER),
    ]
    assert len({numbering("owl fox", drew), *others}) == 5


@pytest.fixture(params=["sqlite", "postgresql"])
def alone(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server on a database of either kind that nobody else uses."""
    database = str(tmp_path / "spinney.db")
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    running = Running(Config(database=database, workers=1, requests_per_minute=1_000_000))
    yield running
    running.stop()


def renumbered(kept: dict[str, Any]) -> None:
    """As if it had been taken when all words had other numbers."""
    kept["numbering"] = "0" * 16
    kept["choices"] = [choice + 1 for choice in kept["choices"]]


def of_before(kept: dict[str, Any]) -> None:
    """As it was taken before there was a digest."""
    del kept["numbering"]
    kept["choices"] = [choice + 1 for choice in kept["choices"]]


@pytest.mark.parametrize("change", [renumbered, of_before])
def test_a_snapshot_with_other_numbers_is_made_anew_from_the_moves(
    alone: Running, monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], None]
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)
    house, ann = alone.app.state.server.house, alone.person("Ann")
    table = ann.table("root", seats=[{"who": "me"}] * 4)["table"]
    while ann.state(table, picture="no")["number"] < 20:
        ann.choose(table)
    before, choices = ann.state(table), house._lives[table].playing().choices
    taken = wait_for(lambda: stored(alone, table), lambda kept: kept and kept.sequence == 20).body
    older = json.loads(taken)
    change(older)
    alone.do(store(alone, table, json.dumps(older).encode()))
    del house._lives[table]
    assert {**ann.state(table), "seats": []} == {**before, "seats": []}
    assert house._lives[table].playing().choices == choices
    wait_for(lambda: stored(alone, table).body, lambda body: body == taken)
    ann.choose(table)
    ann.close()


def stored(server: Running, table: str) -> Any:
    """The snapshot of a table, if one has been taken."""
    query = sa.select(s.snapshots).where(s.snapshots.c.table_id == table)
    return server.do(server.app.state.server.house.storage.one(query))


async def store(server: Running, table: str, body: bytes) -> None:
    async with server.app.state.server.house.storage.write() as connection:
        of_table = s.snapshots.c.table_id == table
        await connection.execute(s.snapshots.update().where(of_table).values(body=body))


def test_a_long_game_is_opened_from_its_snapshot(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)
    table = ann.table("root", seats=[{"who": "me"}] * 4)["table"]
    for _ in range(25):
        ann.choose(table)
    before = ann.state(table)
    restored: list[int] = []
    restore = snapshots.restore

    def noticed(live: Live, body: bytes) -> bool:
        done = restore(live, body)
        restored.append(len(live.playing().choices))
        return done

    monkeypatch.setattr(snapshots, "restore", noticed)
    del server.app.state.server.house._lives[table]
    after = ann.state(table)
    assert {**after, "seats": []} == {**before, "seats": []}
    assert restored
    assert restored[0] >= 10
    ann.choose(table)
    assert ann.say(table, "takeback", to=3)["ok"]
    assert ann.state(table)["choices"] == 3
