"""Taking back: who is asked, what chance brings after it, and that every server reads it alike."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.arranged import before_a_battle
from server.nest import Apart, Nest
from server.postgres import Postgres
from server.running import Player, Running, mine, seats, wait_for
from spinney.core.records import parse_record
from spinney.server import states

TWO = {"seats": "marquise,eyrie"}
THREE = {"seats": "marquise,eyrie,alliance"}

# Who is asked


@pytest.fixture
def stood_in_for(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table where a bot plays for Bob, who is away."""
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    table = str(made["table"])
    bob.post("/api/join", {"token": made["join"]})
    ann.choose(table)
    monkeypatch.setitem(states.PATIENCE, "live", -1.0)
    assert ann.say(table, "replace", seat="B")["ok"]
    monkeypatch.undo()
    return table


def test_somebody_who_is_stood_in_for_is_asked(stood_in_for: str, ann: Player, bob: Player) -> None:
    before = ann.wait_until_asked(stood_in_for)
    assert ann.say(stood_in_for, "takeback", to=0)["ok"]
    pending = ann.state(stood_in_for)["proposal"]
    assert (pending["kind"], pending["wanted"]) == ("takeback", ["B"])
    assert ann.state(stood_in_for)["choices"] == before["choices"]
    assert bob.say(stood_in_for, "consent", agree=True)["ok"]
    assert ann.state(stood_in_for)["choices"] == 0


def test_who_proposed_can_withdraw_while_the_other_is_away(stood_in_for: str, ann: Player) -> None:
    ann.wait_until_asked(stood_in_for)
    assert ann.say(stood_in_for, "takeback", to=0)["ok"]
    assert ann.say(stood_in_for, "consent", agree=False)["ok"]
    assert ann.state(stood_in_for)["proposal"] is None


def test_consent_that_is_given_again_is_no_news(stood_in_for: str, ann: Player) -> None:
    ann.wait_until_asked(stood_in_for)
    number = ann.say(stood_in_for, "takeback", to=0)["number"]
    for _ in range(3):
        assert ann.say(stood_in_for, "consent", agree=True)["number"] == number
    assert ann.state(stood_in_for)["proposal"]["agreed"] == ["A"]
    assert ann.state(stood_in_for)["number"] == number


def test_nobody_proposes_without_end(stood_in_for: str, ann: Player) -> None:
    """Each proposal is news, and nobody can choose while the table moves on."""
    ann.wait_until_asked(stood_in_for)
    said = []
    for _ in range(20):
        said.append(ann.say(stood_in_for, "takeback", to=0))
        if said[-1]["ok"]:
            ann.say(stood_in_for, "consent", agree=False)
    assert said[-1]["error"] == "too-fast"


def test_who_conceded_is_not_asked(ann: Player, bob: Player) -> None:
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post(f"/api/tables/{made['table']}/concede")
    ann.choose(made["table"])
    assert ann.say(made["table"], "takeback", to=0)["ok"]
    assert ann.state(made["table"])["choices"] == 0


# How far it goes


def test_it_goes_back_to_before_my_last_choice_and_not_a_bots(ann: Player) -> None:
    table = str(ann.table("root", seats=seats("me", "random"), options=TWO)["table"])
    before = ann.wait_until_asked(table)
    ann.choose(table)
    while ann.state(table)["choices"] == before["choices"] + 1 and mine(ann.state(table)):
        before = ann.wait_until_asked(table)
        ann.choose(table)  # until the bot has chosen after me
    assert ann.wait_until_asked(table)["choices"] > before["choices"] + 1
    assert ann.say(table, "takeback")["ok"]
    again = ann.state(table)
    assert (again["choices"], again["asked"]) == (before["choices"], before["asked"])


def test_who_has_not_chosen_goes_back_to_before_a_person(ann: Player, bob: Player) -> None:
    made = ann.table("root", seats=seats("link", "me", "random"), options=THREE)
    table = str(made["table"])
    bob.post("/api/join", {"token": made["join"]})
    reply = ann.say(table, "takeback")
    assert reply["message"] == "There is nothing to take back yet."
    bob.choose(table)
    assert ann.say(table, "takeback")["ok"]
    assert bob.state(table)["proposal"]["to"] == 0


# Who is told


def test_who_asked_is_told_who_does_not_agree(ann: Player, bob: Player) -> None:
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    table = str(made["table"])
    bob.post("/api/join", {"token": made["join"]})
    asked = ann.state(table)["asked"]["seat"]
    (ann if asked == "A" else bob).choose(table)
    assert ann.say(table, "takeback")["ok"]
    assert bob.say(table, "consent", agree=False)["ok"]
    told = ann.state(table)["proposal"]
    assert (told["refused"], told["wanted"]) == ("B", [])
    assert told["sentence"] == "Bob does not agree to take it back."
    assert bob.state(table)["proposal"] is None
    assert bob.say(table, "consent", agree=False)["error"] == "no-proposal"
    assert ann.say(table, "consent", agree=True)["error"] == "no-proposal"
    assert ann.say(table, "consent", agree=False)["ok"]
    assert ann.state(table)["proposal"] is None


def test_who_asked_is_told_that_all_agree(ann: Player, bob: Player) -> None:
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    table = str(made["table"])
    bob.post("/api/join", {"token": made["join"]})
    for _ in range(2):  # what was told stands in nobody's way
        asked = ann.state(table)["asked"]["seat"]
        (ann if asked == "A" else bob).choose(table)
        assert ann.say(table, "takeback")["ok"]
        assert bob.say(table, "consent", agree=True)["ok"]
    told = ann.state(table, language="en")["proposal"]
    assert (told["done"], told["wanted"], told["refused"]) == (True, [], None)
    assert told["sentence"] == "Everybody agrees: your choice has been taken back."
    assert bob.state(table)["proposal"] is None
    assert ann.say(table, "consent", agree=False)["ok"]
    assert ann.state(table)["proposal"] is None


def test_another_game_is_agreed_on_or_not(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table("root", options=THREE, seats=seats("me", "link", "random"), watch="anyone")
    table = str(made["table"])
    bob.post("/api/join", {"token": made["join"]})
    assert ann.say(table, "rematch")["error"] == "not-over"
    for player in (ann, bob):
        player.post(f"/api/tables/{table}/concede")
    assert eve.say(table, "rematch")["error"] == "not-seated"
    assert ann.say(table, "rematch")["ok"]
    (line,) = [each for each in bob.get("/api/lobby")["mine"] if each["table"] == table]
    assert line["asked"] == "Ann would like to play again."
    assert eve.say(table, "consent", agree=True)["error"] == "not-seated"
    assert bob.say(table, "consent", agree=False)["ok"]
    assert ann.state(table)["proposal"]["sentence"] == "Bob does not want to play again."
    assert bob.state(table)["rematch"] is None
    assert bob.say(table, "rematch")["ok"]
    assert ann.say(table, "consent", agree=True)["ok"]
    again = ann.state(table)["rematch"]
    assert [each["kind"] for each in bob.state(again)["seats"]] == ["person", "person", "bot"]
    assert bob.state(again)["maker"]
    assert (ann.state(table)["proposal"], bob.state(table)["proposal"]) == (None, None)


def test_who_deleted_their_account_is_not_asked_to_play_again(ann: Player, bob: Player) -> None:
    bob.post("/api/account", {"name": "Bob who leaves", "password": "correct horse"})
    made = ann.table("ironwood", seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post("/api/account/delete", {"password": "correct horse"})
    again = ann.post(f"/api/tables/{made['table']}/rematch")["table"]
    assert [each["kind"] for each in ann.state(again)["seats"]] == ["person", "bot"]


# What chance brings after it


def rolled(server: Running, table: str) -> list[tuple[int, ...]]:
    live = server.app.state.server.house._lives[table]
    return [each.args for each in live.playing().state.log if each.name == "rolled"]


def test_dice_that_were_taken_back_are_rolled_anew(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.server.house, "_seed", "acorn")
    table = before_a_battle(server, ann, ann, birds="anvil")
    before = ann.state(table)
    found = []
    for _ in range(6):
        ann.choose(table, "battle")
        while not rolled(server, table):
            ann.choose(table)
        found.append(rolled(server, table))
        assert ann.say(table, "takeback", to=0)["ok"]
        again = ann.state(table)
        assert (again["view"], again["asked"]) == (before["view"], before["asked"])
    assert len({str(each) for each in found}) > 1


def test_an_undo_that_crosses_nothing_leaves_chance_alone(server: Running, ann: Player) -> None:
    table = ann.table("root", seats=seats("me", "me", "me", "me"))["table"]
    state = ann.state(table)
    while not state["undo"]["possible"]:
        ann.choose(table)
        state = ann.state(table, seat=ann.state(table)["asked"]["seat"])
    live = server.app.state.server.house._lives[table]
    assert ann.say(table, "undo")["ok"]
    assert live.playing().reseeded == []


# Every server reads it alike


Hatch = Callable[[str], Apart]


@pytest.fixture
def hatch(nest: Nest) -> Iterator[Hatch]:
    """Servers in processes of their own, none of which outlives the test."""
    hatched: list[Apart] = []

    def one(database: str) -> Apart:
        hatched.append(Apart(nest, database))
        return hatched[-1]

    yield one
    for server in hatched:
        with contextlib.suppress(ProcessLookupError):
            server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "spinney.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def elsewhere(person: Player, server: Apart) -> Player:
    twin = Player(server.url, None)
    twin.http.cookies.update(person.http.cookies)
    return twin


def told(person: Player, table: str) -> dict[str, Any]:
    """All that a table says, but for who is connected."""
    return {**person.state(table, picture="no"), "seats": []}


def take_back_past_a_reveal(ann: Player, table: str) -> None:
    """Play until something is drawn, take several choices back, and go another way."""
    for _ in range(60):
        ann.choose(table)
    assert ann.say(table, "takeback", to=20)["ok"]
    for _ in range(30):
        ann.choose(table)
    assert ann.say(table, "takeback", to=35)["ok"]
    assert ann.say(table, "takeback", to=12)["ok"]
    for _ in range(40):
        ann.choose(table)


def test_a_take_back_is_read_again_after_a_kill(hatch: Hatch, database: str) -> None:
    first = hatch(database)
    ann = first.person()
    table = ann.table("root", seats=seats("me", "me", "me", "me"))["table"]
    take_back_past_a_reveal(ann, table)
    before = told(ann, table)
    assert before["choices"] == 52
    first.kill()
    second = hatch(database)
    twin = elsewhere(ann, second)
    assert told(twin, table) == before
    for _ in range(60):
        twin.choose(table)
    twin.post(f"/api/tables/{table}/concede")
    record = twin.get(f"/api/tables/{table}/record")
    assert record.count("\nseed ") == 2
    assert parse_record(record).verify().choices
    kept = twin.post("/api/records", {"record": record})["table"]
    assert twin.get(f"/api/tables/{kept}/record").splitlines()[5:] == record.splitlines()[5:]
    second.kill()
    third = hatch(database)
    again = elsewhere(ann, third)
    assert again.get(f"/api/tables/{table}/record") == record
    assert again.get(f"/api/tables/{kept}/replay", number=52)["choices"] == 52
    for person in (ann, twin, again):
        person.close()


def test_a_second_server_follows_a_take_back(hatch: Hatch, postgres: Postgres) -> None:
    """Both have the table open; the second hears of choices, a take-back and what comes after."""
    database = postgres.new_database()
    pair = [hatch(database), hatch(database)]
    ann = pair[0].person()
    twin = elsewhere(ann, pair[1])
    table = ann.table("root", seats=seats("me", "me", "me", "me"))["table"]
    for _ in range(30):
        ann.choose(table)
    known = twin.state(table)
    with twin.socket(table, picture="no") as wire:
        wire.state()
        assert ann.say(table, "takeback", to=4)["ok"]
        back = wire.state(lambda each: each["choices"] == 4)
        assert back["events_after"] < len(known["events"])
    assert told(twin, table) == told(ann, table)
    for _ in range(40):
        ann.choose(table)
    wait_for(lambda: twin.state(table)["choices"], lambda choices: choices == 44)
    assert told(twin, table) == told(ann, table)
    for _ in range(40):
        twin.choose(table)
    wait_for(lambda: ann.state(table)["choices"], lambda choices: choices == 84)
    assert told(twin, table) == told(ann, table)
    ann.post(f"/api/tables/{table}/concede")
    wait_for(lambda: twin.state(table)["over"], bool)
    record = twin.get(f"/api/tables/{table}/record")
    assert parse_record(record).verify().reseeded
    for person in (ann, twin):
        person.close()
