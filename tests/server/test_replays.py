"""Finished games are looked at again, continued, downloaded and brought back."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from server.running import Player, Running, seats
from spinney.core.chance import Luck
from spinney.core.playout import play_out
from spinney.core.records import record_of
from spinney.core.registry import game_named
from spinney.core.table import Table
from spinney.server import replays, uploads
from spinney.server import storage as s
from spinney.server.house import REPLAYS
from spinney.server.pruning import A_DAY, forget
from spinney.server.security import Limit
from spinney.server.uploads import Uploads


@pytest.fixture
def finished(ann: Player) -> str:
    table = ann.table(seats=seats("me"))["table"]
    ann.play_to_the_end(table)
    return str(table)


def test_every_position_can_be_looked_at(finished: str, ann: Player) -> None:
    last = ann.state(finished)["choices"]
    numbers = [0, 1, last // 2, last]
    states = [ann.get(f"/api/tables/{finished}/replay", number=each, seat="A") for each in numbers]
    assert [state["choices"] for state in states] == numbers
    assert states[0]["asked"]["options"]
    assert states[-1]["asked"] is None
    assert all(state["fresh"] and state["picture"]["parts"] for state in states)
    assert [len(state["events"]) for state in states] == sorted(
        len(state["events"]) for state in states
    )
    after = ann.get(f"/api/tables/{finished}/replay", number=last, seat="A", events=5)
    assert after["events"] == states[-1]["events"][5:]
    beyond = ann.get(f"/api/tables/{finished}/replay", number=last + 1, status=409)
    assert beyond["message"] == f"The game has only {last} choices."


def test_whose_eyes_can_be_chosen(ann: Player) -> None:
    table = upload(ann, "ironwood")
    for seat, you in {"A": "A", "B": "B", "": None}.items():
        state = ann.get(f"/api/tables/{table}/replay", number=30, seat=seat)
        assert state["you"] == you
    state = ann.get(f"/api/tables/{table}/replay", number=30, seat="open")
    assert state["asked"]["options"]
    assert state["you"] == state["asked"]["seat"]
    assert ann.get(f"/api/tables/{table}/replay", seat="C", status=400)["error"] == "no-such-seat"
    assert ann.get(f"/api/tables/{table}/replay", seat="both", status=400)["error"] == "unreadable"


def test_turns_say_where_to_step(finished: str, ann: Player) -> None:
    turns = ann.get(f"/api/tables/{finished}/turns")
    assert turns[0] == {"turn": turns[0]["turn"], "number": 0, "seat": "A"}
    numbers = [mark["turn"] for mark in turns]
    assert numbers == sorted(set(numbers))


def test_one_can_go_on_from_a_position_against_bots(
    server: Running, finished: str, ann: Player, eve: Player
) -> None:
    then = ann.get(f"/api/tables/{finished}/replay", number=4, seat="A", view="yes")
    made = ann.post(f"/api/tables/{finished}/continue", {"number": 4, "seat": "A"})
    now = ann.state(made["table"])
    assert (now["view"], now["asked"]) == (then["view"], then["asked"])
    assert eve.get(f"/api/tables/{made['table']}", status=404)["error"] == "no-table"
    ann.choose(made["table"])
    lives = server.app.state.server.house._lives
    assert lives[made["table"]].row.seed != lives[finished].row.seed
    assert ann.play_to_the_end(made["table"])["over"]
    refused = ann.get(f"/api/tables/{made['table']}/record", status=409)
    assert refused["error"] == "no-record"
    end = {"number": 10_000, "seat": "A"}
    assert ann.post(f"/api/tables/{finished}/continue", end, status=409)["error"] == "ends-there"
    other = {"number": 4, "seat": "Z"}
    refused = ann.post(f"/api/tables/{finished}/continue", other, status=400)
    assert refused["error"] == "no-such-seat"


def test_a_record_goes_out_and_comes_back(finished: str, ann: Player, eve: Player) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    table = eve.post("/api/records", {"record": record})["table"]
    assert eve.get(f"/api/tables/{table}/record") == record
    assert eve.state(table)["over"] == ann.state(finished)["over"]


def upload(person: Player, game: str, choices: int | None = None) -> str:
    table: Table[Any] = Table(game_named(game), game_named(game).setup(), "upload")
    play_out(table, Luck("upload"))
    if choices is not None:
        table = table.back_to(choices)
    return str(person.post("/api/records", {"record": record_of(table)})["table"])


def test_a_record_that_stops_early_can_be_looked_at(eve: Player) -> None:
    table = upload(eve, "ironwood", choices=50)
    state = eve.get(f"/api/tables/{table}/replay")
    assert (state["phase"], state["over"], state["choices"]) == ("over", None, 50)
    made = eve.post(f"/api/tables/{table}/continue", {"number": 50, "seat": "B"})
    assert eve.wait_until_asked(made["table"])["you"] == "B"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: "", "line 1"),
        (lambda text: text.rpartition("end")[0], "truncated"),
        (lambda text: text.replace("seed upload", "seed other"), ""),
        (lambda text: text.replace("game sylvion", "game chess"), "no game"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(eve: Player, damage: object, said: str) -> None:
    game = game_named("sylvion")
    table: Table[Any] = Table(game, game.setup(), "upload")
    play_out(table, Luck("upload"))
    assert callable(damage)
    body = {"record": damage(record_of(table))}
    refused = eve.post("/api/records", body, status=400)
    assert refused["error"] == "record"
    assert said in refused["message"]


# Not too many, and not for ever


@pytest.fixture
def unused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has brought anything yet."""
    parts = server.app.state.server
    monkeypatch.setattr(parts, "uploads", Uploads(parts.house))


def recorded(choices: int = 20) -> str:
    game = game_named("ironwood")
    table: Table[Any] = Table(game, game.setup(), "upload")
    play_out(table, Luck("upload"))
    return record_of(table.back_to(choices))


@pytest.mark.parametrize("bound", ["MOST_OF_ONE", "MOST_FROM_ONE"])
def test_only_so_many_records_are_brought_in_an_hour(
    server: Running, eve: Player, bob: Player, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(uploads, bound, 2)
    parts = server.app.state.server
    monkeypatch.setattr(parts, "uploads", Uploads(parts.house))
    body = {"record": recorded()}
    for _ in range(2):
        eve.post("/api/records", body)
    refused = eve.http.post("/api/records", json=body)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
    assert int(refused.headers["retry-after"]) > 1000
    other = bob.http.post("/api/records", json=body)
    assert other.status_code == (201 if bound == "MOST_OF_ONE" else 429)


@pytest.mark.usefixtures("unused")
def test_a_record_that_is_too_long_is_refused_before_it_is_played(
    eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "MOST_CHOICES", 19)
    monkeypatch.setattr("spinney.core.records.Record.verify", lambda _: pytest.fail("it is played"))
    refused = eve.post("/api/records", {"record": recorded()}, status=413)
    assert (refused["error"], refused["message"]) == (
        "too-long",
        "A record can have at most 19 choices.",
    )
    huge = {"record": recorded() + "#" * 200_000}
    assert eve.post("/api/records", huge, status=400)["error"] == "unreadable"
    huge = {"record": recorded() + "#" * 300_000}
    refused = eve.post("/api/records", huge, status=413)
    assert refused["error"] == "too-big"
    assert "256 kB" in refused["message"]


@pytest.mark.usefixtures("unused")
def test_only_so_much_is_kept_of_what_is_brought(
    eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve.post("/api/records", {"record": recorded()})
    monkeypatch.setattr(uploads, "MOST_KEPT", 30)
    refused = eve.post("/api/records", {"record": recorded()}, status=409)
    assert refused["error"] == "records-full"


@pytest.mark.usefixtures("unused")
def test_a_name_that_nobody_can_read_is_not_kept(eve: Player) -> None:
    body = {"record": recorded().replace("seed upload", "seed upload\nseats " + "x" * 100_000)}
    refused = eve.post("/api/records", body, status=400)
    assert refused["error"] == "record"
    assert refused["message"] == "line 4: a name has at most 40 characters, not 100000"


@pytest.mark.usefixtures("unused")
def test_what_nobody_looks_at_is_forgotten_after_a_week(
    server: Running, eve: Player, finished: str, ann: Player
) -> None:
    house = server.app.state.server.house
    left, opened = [eve.post("/api/records", {"record": recorded()})["table"] for _ in range(2)]

    async def grow_old(days: float) -> None:
        async with house.storage.write() as connection:
            old = s.tables.update().values(changed=s.tables.c.changed - days * A_DAY)
            await connection.execute(old.where(s.tables.c.id.in_([left, opened, finished])))
        for table in (left, opened, finished):
            house._heard(f"{table} seats")

    server.do(grow_old(6))
    eve.get(f"/api/tables/{opened}/replay")
    server.do(forget(house, time.time() - 90 * A_DAY))
    assert eve.state(left)["phase"] == "over"
    server.do(grow_old(2))
    server.do(forget(house, time.time() - 90 * A_DAY))
    assert eve.get(f"/api/tables/{left}", status=404)["error"] == "no-table"
    assert eve.state(opened)["phase"] == "over"
    assert ann.state(finished)["phase"] == "over"


@pytest.mark.parametrize("what", ["", "/frames", "/scene", "/plate"])
def test_replays_have_a_rate_limit_together(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(replays, "REPLAYING", Limit(2, 3600))
    path = f"/api/tables/{upload(ann, 'ironwood', choices=20)}/replay"
    asked = {"number": 1, "from": 1, "to": 1, "event": 1, "word": "sun"}
    ann.get(path, number=1, picture="no")
    first = ann.http.get(path + what, params=asked)
    assert first.status_code != 429
    refused = ann.http.get(path + what, params=asked)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
    assert int(refused.headers["retry-after"]) > 0
    bob.get(path, number=1, picture="no")  # who has a count of his own


@pytest.mark.parametrize("what", ["", "/frames", "/scene", "/plate"])
def test_few_replays_are_worked_on_at_once(
    server: Running, finished: str, ann: Player, what: str
) -> None:
    """As long as others take all the room there is, one waits."""
    replaying, path = server.app.state.server.house.replaying, f"/api/tables/{finished}/replay"
    asked = {"number": 1, "from": 1, "to": 1, "event": 1, "word": "sun"}

    async def make_room() -> None:
        for _ in range(REPLAYS):
            replaying.release()

    for _ in range(REPLAYS):
        server.do(replaying.acquire())
    with pytest.raises(httpx.ReadTimeout):
        ann.http.get(path + what, params=asked, timeout=1)
    server.do(make_room())
    ann.http.get(path + what, params=asked)
    ann.get(path, number=1)
    assert not replaying.locked()
