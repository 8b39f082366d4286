"""Two servers on one PostgreSQL serve one game; what they keep can be carried elsewhere."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from server.nest import Apart, Nest
from server.postgres import Postgres
from server.running import Player, seats, wait_for
from spinney.server import storage as s
from spinney.server.storage import Storage


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(nest: Nest, database: str) -> Iterator[list[Apart]]:
    servers = [Apart(nest, database), Apart(nest, database)]
    yield servers
    for server in servers:
        server.stop()


def elsewhere(person: Player, server: Apart) -> Player:
    """The same person on another server: the cookie is good on both."""
    twin = Player(server.url, None)
    twin.http.cookies.update(person.http.cookies)
    twin.me = person.me
    return twin


def test_two_people_on_two_servers_play_one_game(pair: list[Apart]) -> None:
    ann, bob = pair[0].person("Ann"), pair[1].person("Bob")
    options = {"players": "2", "hands": "hidden"}
    made = ann.table(options=options, seats=seats("me", "link"))
    table = made["table"]
    assert bob.post("/api/join", {"token": made["join"]})["seat"] == "B"
    with ann.socket(table, picture="no") as hers, bob.socket(table, picture="no") as his:
        wires = {"A": hers, "B": his}
        states = {
            seat: wire.state(lambda each: each["phase"] == "playing")
            for seat, wire in wires.items()
        }
        while states["A"]["over"] is None:
            asked = states["A"]["asked"]["seat"]
            reply = wires[asked].choose(states[asked])
            assert reply["ok"], reply
            for seat, wire in wires.items():
                states[seat] = wire.state(
                    lambda each, reply=reply: each["number"] >= reply["number"]
                )
                assert states[seat]["number"] == reply["number"]
    assert states["A"]["over"] == states["B"]["over"]
    assert ann.get(f"/api/tables/{table}/record") == bob.get(f"/api/tables/{table}/record")
    ann.close()
    bob.close()


def test_one_number_is_given_once(pair: list[Apart]) -> None:
    """Both servers are asked to make a choice at the same number: one of them does."""
    ann = pair[0].person("Ann")
    table = ann.table()["table"]
    twin = elsewhere(ann, pair[1])
    for _ in range(10):
        state = twin.state(table, picture="no")
        if state["over"]:
            break
        sent = {"word": state["asked"]["options"][0]["word"], "number": state["number"]}
        replies = [
            ann.say(table, "choose", key=f"a{state['number']}", **sent),
            twin.say(table, "choose", key=f"b{state['number']}", **sent),
        ]
        assert [reply["ok"] for reply in replies] == [True, False]
        assert replies[1]["error"] == "stale"
        number = state["number"]
        wait_for(lambda: twin.state(table), lambda each, number=number: each["number"] > number)
        again = twin.say(table, "choose", key=f"a{state['number']}", **sent)
        assert again["number"] == replies[0]["number"]
    ann.close()
    twin.close()


def test_the_database_itself_refuses_a_number_twice(database: str, pair: list[Apart]) -> None:
    async def twice() -> None:
        storage = Storage(database)
        table = (await storage.all(sa.select(s.moves.c.table_id, s.moves.c.sequence)))[0]
        move = {"kind": "news", "value": "", "at": 0.0, **table._mapping}
        try:
            async with storage.write() as connection:
                await connection.execute(s.moves.insert().values(**move))
        finally:
            await storage.close()

    ann = pair[0].person("Ann")
    ann.table()
    ann.close()
    with pytest.raises(IntegrityError):
        asyncio.run(twice())


def test_bots_play_on_when_their_server_dies(nest: Nest, database: str, pair: list[Apart]) -> None:
    """A third server is killed in the middle of a bot's turn; one of the others takes it up."""
    third = Apart(nest, database)
    ann = third.person("Ann")
    table = ann.table("ironwood", seats=seats("me", "random"))["table"]
    for _ in range(200):
        ann.wait_until_asked(table)
        ann.choose(table)
        now = ann.state(table, picture="no")
        if now["seats"][1]["thinking"]:
            break
    twin = elsewhere(ann, pair[0])
    ann.close()
    third.kill()
    later = wait_for(
        lambda: twin.state(table, picture="no"), lambda each: each["choices"] > now["choices"]
    )
    assert later["number"] > now["number"]
    twin.close()


def test_chat_and_presence_cross_over(pair: list[Apart]) -> None:
    ann, bob = pair[0].person("Ann"), pair[1].person("Bob")
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    with ann.socket(made["table"], picture="no") as hers:
        with bob.socket(made["table"], picture="no"):
            hers.state(lambda each: each["seats"][1]["connected"])
            bob.say(made["table"], "chat", text="hello over there")
            line = hers.until(lambda each: each["type"] == "chat")
            assert line["text"] == "hello over there"
        hers.state(lambda each: not each["seats"][1]["connected"])
    ann.close()
    bob.close()


def test_a_seat_taken_elsewhere_is_looked_through_at_once(pair: list[Apart]) -> None:
    """Bob looks on at one server, and sits down by the other."""
    ann, bob = pair[0].person("Ann"), pair[1].person("Bob")
    twin = elsewhere(bob, pair[0])
    options = {"players": "2", "hands": "hidden"}
    table = ann.table(options=options, seats=seats("me", "open"))["table"]
    with bob.socket(table, picture="no") as his:
        assert his.state()["you"] is None
        assert twin.post("/api/join", {"table": table})["seat"] == "B"
        state = his.state(lambda each: each["you"] == "B")
        assert (state["mine"], state["phase"]) == (["B"], "playing")
        assert state["view"] == bob.state(table)["view"] != ann.state(table)["view"]
        assert state["events_after"] == 0
    for person in (ann, bob, twin):
        person.close()


def test_a_seat_given_up_elsewhere_is_looked_through_no_longer(pair: list[Apart]) -> None:
    """Bob concedes at one server while he has the table open at the other."""
    ann, bob = pair[0].person("Ann"), pair[1].person("Bob")
    twin = elsewhere(bob, pair[0])
    setup = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=setup, seats=seats("me", "link", "me"), watch="anyone")
    table = made["table"]
    assert bob.post("/api/join", {"token": made["join"]})["seat"] == "B"
    with bob.socket(table, picture="no") as his:
        state = his.state(lambda each: each["phase"] == "playing")
        assert state["you"] == "B"
        twin.post(f"/api/tables/{table}/concede")
        after = his.state(lambda each: each["you"] is None)
        assert (after["mine"], after["order"], after["orders"]) == ([], None, [])
        assert after["view"] != state["view"]
        assert after["events_after"] == 0
        sent = {"word": "done", "number": after["number"]}
        assert his.ask("choose", **sent)["error"] in ("not-asked", "not-seated")
    for person in (ann, bob, twin):
        person.close()


def test_a_dump_is_a_backup(
    nest: Nest, postgres: Postgres, database: str, pair: list[Apart]
) -> None:
    """As the page for operators says: dump while it runs, load into an empty database, serve."""
    ann = pair[0].person("Ann")
    table = ann.table()["table"]
    for _ in range(3):
        ann.choose(table)
    state = ann.state(table)
    plain = database.replace("+asyncpg", "")
    dump = subprocess.run(
        [postgres.tool("pg_dump"), "--no-owner", plain], check=True, capture_output=True
    ).stdout
    fresh = postgres.new_database()
    load = [postgres.tool("psql"), "-q", "-v", "ON_ERROR_STOP=1", fresh.replace("+asyncpg", "")]
    subprocess.run(load, input=dump, check=True, capture_output=True)
    restored = Apart(nest, fresh)
    twin = elsewhere(ann, restored)
    again = twin.state(table)
    assert {**again, "seats": []} == {**state, "seats": []}
    twin.choose(table)
    twin.close()
    ann.close()
    restored.stop()
