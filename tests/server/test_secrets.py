"""No secret leaves the server: every way in which other servers have leaked is tried."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.arranged import before_a_battle
from server.running import Player, Running, Wire, seats, wait_for
from spinney.bots.levels import NAMES, level_of
from spinney.core.records import parse_record
from spinney.core.registry import game_named
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.server.bots import QUIET, quiet
from spinney.server.live import Live
from worlds import elsewhere

HIDDEN = {"players": "2", "hands": "hidden", "mode": "advanced"}


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    """A game with hidden hands, some choices old."""
    made = ann.table(options=HIDDEN, seats=seats("me", "link"), watch="nobody")
    bob.post("/api/join", {"token": made["join"]})
    for _ in range(20):
        asked = ann.state(made["table"], picture="no")["asked"]["seat"]
        (ann if asked == "A" else bob).choose(made["table"])
    return str(made["table"])


def live(server: Running, table: str) -> Live:
    """The table as the server has it; for looking at what must not be told."""
    found: Live = server.app.state.server.house._lives[table]
    return found


def stripped(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what has to do with the time of day."""
    seats = [{**seat, "connected": None, "absent": None} for seat in state["seats"]]
    return {**state, "seats": seats, "watchers": None}


# The state


def test_the_seed_and_the_deck_are_in_no_message(server: Running, table: str, ann: Player) -> None:
    seed = live(server, table).row.seed
    told = json.dumps([ann.state(table), ann.get("/api/lobby")])
    assert len(seed) >= 32
    assert seed not in told


@pytest.mark.parametrize("game", ["root", "sylvion", "ironwood"])
def test_a_state_is_the_same_whatever_the_reader_cannot_see(
    server: Running, ann: Player, game: str
) -> None:
    """The table is swapped for one that was resampled for the seat: the seat must not notice."""
    options = HIDDEN if game == "sylvion" else {}
    count = 4 if game == "root" else 2
    table = ann.table(game, options=options, seats=seats(*["me"] * count))["table"]
    for number in range(24):
        state = ann.state(table, picture="no")
        ann.choose(table)
        if number % 6:
            continue
        held = live(server, table)
        real = held.playing()
        for seat in range(count):
            before = stripped(ann.state(table, seat=state["mine"][seat]))
            held.table = resampled(real, seat)
            after = stripped(ann.state(table, seat=state["mine"][seat]))
            held.table = real
            assert after == before


def resampled(table: Table[Any], seat: int) -> Table[Any]:
    """The same table with all that the seat does not know redrawn, and its log."""
    world = table.determinize(seat, "elsewhere")
    world.state.log = table.state.log
    world.choices, world.choosers, world.turns = table.choices, table.choosers, table.turns
    world.sealed, world.steps = table.sealed, table.steps
    world.checkpoint = table.checkpoint  # so that the server can try options in worlds of its own
    return world


@pytest.mark.parametrize("game", ["root", "sylvion", "ironwood"])
def test_a_preview_is_the_same_whatever_the_reader_cannot_see(
    server: Running, ann: Player, game: str
) -> None:
    """The table is swapped for a whole one in another world that the asked seat cannot notice."""
    options = HIDDEN if game == "sylvion" else {}
    count = 4 if game == "root" else 2
    table = ann.table(game, options=options, seats=seats(*["me"] * count))["table"]
    compared = 0
    for _ in range(40):
        held = live(server, table)
        real = held.playing()
        assert real.question is not None
        for other in elsewhere(real, real.question.seat, "elsewhere"):
            before = foreseen(ann, table, real)
            held.table = other
            assert foreseen(ann, table, real) == before
            held.table = real
            compared += 1
        ann.choose(table)
    assert compared


def foreseen(ann: Player, table: str, real: Table[Any]) -> list[Any]:
    """What the asked seat is told of each option."""
    assert real.question is not None
    words = [real.game.vocabulary.word(option) for option in real.question.options]
    return [ann.get(f"/api/tables/{table}/preview", word=word) for word in words]


def test_a_preview_is_for_the_seat_that_is_asked(
    table: str, ann: Player, bob: Player, eve: Player
) -> None:
    asked = ann.state(table)["asked"]["seat"]
    me, other = (ann, bob) if asked == "A" else (bob, ann)
    word = me.state(table)["asked"]["options"][0]["word"]
    path = f"/api/tables/{table}/preview"
    assert me.get(path, word=word)["word"] == word
    assert me.get(path, word=word, seat=asked)["word"] == word
    assert other.get(path, word=word, status=403)["error"] == "not-asked"
    assert other.get(path, word=word, seat=asked, status=403)["error"] == "not-yours"
    assert eve.get(path, word=word, status=404)["error"] == "no-table"


def test_events_are_only_those_that_the_seat_was_told(
    server: Running, table: str, ann: Player, bob: Player
) -> None:
    game = live(server, table).playing()
    assert len(ann.state(table)["events"]) == len(game.events(0))
    assert len(bob.state(table)["events"]) == len(game.events(1))
    assert [event.args for event in game.events(0)] != [event.args for event in game.events(1)]


def test_another_seat_cannot_be_looked_through(table: str, ann: Player, bob: Player) -> None:
    assert ann.get(f"/api/tables/{table}", seat="B", status=403)["error"] == "not-yours"
    assert (
        ann.post(f"/api/tables/{table}/messages", {"type": "ping"}, seat="B", status=403)["error"]
        == "not-yours"
    )
    with ann.socket(table, seat="B") as wire, pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with ann.socket(table) as wire:
        wire.state()
        assert wire.ask("look", seat="B")["error"] == "not-yours"


# Who may look


def test_a_stranger_learns_nothing_of_a_table(table: str, eve: Player) -> None:
    missing = eve.get("/api/tables/nosuchtable", status=404)
    paths = ["", "/record", "/replay", "/turns"]
    assert [eve.get(f"/api/tables/{table}{path}", status=404) for path in paths] == [missing] * 4
    for path in ("messages", "leave", "concede", "rematch", "links", "continue"):
        body = {"messages": {"type": "ping"}, "continue": {"number": 0, "seat": "A"}}.get(path)
        assert eve.post(f"/api/tables/{table}/{path}", body, status=404) == missing
    assert eve.post("/api/join", {"table": table}, status=409)["error"] == "no-seat"
    assert table not in json.dumps(eve.get("/api/lobby"))
    with eve.socket(table) as wire, pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_joining_tells_no_stranger_whether_a_table_exists(table: str, eve: Player) -> None:
    known = eve.post("/api/join", {"table": table}, status=409)
    unknown = eve.http.post("/api/join", json={"table": "nosuchtable"})
    assert (unknown.status_code, unknown.json()) == (409, known)


def test_a_socket_without_a_cookie_is_sent_nothing(server: Running, table: str) -> None:
    with Wire(server.url, table, {}) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert len(server.app.state.server.house.onlookers(table)) == 0


def test_a_failed_socket_hears_no_broadcast(
    server: Running, table: str, ann: Player, eve: Player
) -> None:
    with eve.socket(table) as wire:
        with pytest.raises(ConnectionClosed, match=r"4404 .* no-table"):
            wire.receive()
        ann.say(table, "chat", text="between us")
        with pytest.raises(ConnectionClosed, match=r"4404 .* no-table"):
            wire.receive()


def test_a_spectator_needs_the_link_and_sees_what_is_public(
    server: Running, ann: Player, bob: Player, eve: Player
) -> None:
    made = ann.table(options=HIDDEN, seats=seats("me", "link"), watch="link")
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    for token in ({}, {"token": "A" * 32}):
        assert eve.get(f"/api/tables/{table}", status=404, **token)["error"] == "no-table"
    state = eve.state(table, token=made["watch"])
    game = live(server, table).playing()
    assert state["you"] is None
    assert state["view"] == json.loads(json.dumps(game.view(SPECTATOR)))
    assert state["asked"]["options"] is None
    assert len(state["events"]) == len(game.events(SPECTATOR))
    choice: dict[str, Any] = {"word": "done", "number": state["number"], "key": "x"}
    for kind, fields, error in (
        ("choose", choice, "not-asked"),
        ("why", {"word": "done"}, "not-asked"),
        ("hint", {}, "not-asked"),
        ("undo", {}, "not-seated"),
        ("takeback", {"to": 0}, "not-seated"),
        ("chat", {"text": "hello"}, "not-seated"),
        ("order", {"order": None}, "not-seated"),
        ("consent", {"agree": True}, "not-seated"),
        ("replace", {"seat": "A"}, "not-seated"),
    ):
        sent = {"type": kind, **fields}
        reply = eve.post(f"/api/tables/{table}/messages", sent, token=made["watch"])
        assert (reply["ok"], reply["error"]) == (False, error), kind
    with eve.socket(table, token=made["watch"]) as wire:
        assert wire.state()["view"] == state["view"]


def test_tokens_are_hashed_at_rest(server: Running, ann: Player) -> None:
    made = ann.table(options=HIDDEN, seats=seats("me", "link"))
    row = vars(live(server, made["table"]).row)
    assert made["join"] not in str(row)
    assert made["watch"] not in str(row)
    database = server.app.state.server.house.storage.url.database
    with open(database, "rb") as file, open(f"{database}-wal", "rb") as wal:
        kept = file.read() + wal.read()
    assert made["table"].encode() in kept
    assert made["join"].encode() not in kept


# Unfinished games


def test_an_unfinished_game_has_neither_record_nor_replay(table: str, ann: Player) -> None:
    for path in ("record", "replay", "turns"):
        assert ann.get(f"/api/tables/{table}/{path}", status=409)["error"] == "not-over"
    body = {"number": 3, "seat": "B"}
    refused = ann.post(f"/api/tables/{table}/continue", body, status=409)
    assert refused["error"] == "not-over"


def test_undo_across_a_reveal_is_refused_by_the_server(
    server: Running, table: str, ann: Player, bob: Player
) -> None:
    """Whatever a client asks, what was seen stays decided."""
    game = live(server, table).playing()
    for person in (ann, bob):
        reply = person.say(table, "undo", to=0)
        assert reply["error"] == "undo"
    assert live(server, table).playing() is game


# Errors and logs


def test_errors_tell_nothing_of_the_inside(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explode(*_: object) -> None:
        raise RuntimeError("the seed is 1234")

    monkeypatch.setattr("spinney.server.routes.games.games", explode)
    answer = ann.http.get("/api/games")
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "server",
        "message": "Something went wrong on the server; try again.",
    }


def test_logs_and_metrics_hold_no_secret(
    server: Running, table: str, ann: Player, caplog: pytest.LogCaptureFixture
) -> None:
    seed = live(server, table).row.seed
    ann.say(table, "choose", word="nonsense", number=1, key="x")
    metrics = server.figures()
    assert "spinney_choices_total" in metrics
    for text in (metrics, caplog.text):
        assert seed not in text
        assert table not in text


# Timing


@pytest.mark.parametrize("level", ["random", "greedy", "strong"])
def test_a_bot_is_never_hasty_where_that_would_tell(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """What is asked for secrecy's sake takes a bot as long with one option as with several."""
    least = 0.7
    if level in NAMES:
        least = quiet(game_named("root"), level)
        assert least > level_of(game_named("root"), level).seconds
    else:
        monkeypatch.setitem(QUIET, level, least)
    asked = []
    for hand in ("anvil", "anvil ambush_fox ambush_bird"):
        table = before_a_battle(server, ann, level, birds=hand)
        sent = time.monotonic()
        ann.choose(table, "battle")
        question = live(server, table).playing().question
        assert question is not None
        assert (question.seat, question.ask.name) == (1, "ambush")
        asked.append(len(question.options))
        wait_for(lambda table=table: ann.state(table), lambda state: state["choices"] > 1)
        assert time.monotonic() - sent >= least - 0.01
    assert asked == [1, 3]


# Names and records


def test_names_and_chat_are_never_markup(server: Running, people: list[Player]) -> None:
    mallory = server.person("<script>alert(1)")
    people.append(mallory)
    for game in ("sylvion", "root"):
        state = mallory.state(mallory.table(game)["table"])
        assert state["picture"]["parts"]
        assert all("<script" not in markup for markup in state["picture"]["parts"].values())


def test_a_finished_game_verifies_from_its_record(ann: Player) -> None:
    table = ann.table()["table"]
    ann.play_to_the_end(table)
    record = ann.get(f"/api/tables/{table}/record")
    assert parse_record(record).verify().over


def test_a_fault_on_a_socket_tells_nothing_and_is_survived(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explode(*_: object) -> None:
        raise ValueError("the seed is 1234")

    table = ann.table()["table"]
    with ann.socket(table, picture="no") as wire:
        wire.state()
        with monkeypatch.context() as broken:
            broken.setattr("spinney.server.talk.explanation", explode)
            reply = wire.ask("what", word="done")
        assert reply["error"] == "server"
        assert "1234" not in str(reply)
        assert wire.ask("what", word="done")["ok"]
        with monkeypatch.context() as broken:
            broken.setattr("spinney.server.sockets.state_of", explode)
            wire.send("look", theme="dark")
            with pytest.raises(ConnectionClosed) as closed:
                wire.until(lambda each: each["type"] == "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    with ann.socket(table, picture="no") as wire:
        assert wire.state()["phase"] == "playing"


# The machine


def test_no_setup_has_the_server_read_a_file(ann: Player, tmp_path: Path) -> None:
    """An owner's file is for whoever sits at the machine; even that it exists is not told."""
    there, missing = tmp_path / "there.json", tmp_path / "missing.json"
    there.write_text('{"cards": []}')
    for option in ("cards", "board"):
        for file in (there, missing):
            options = {option: str(file)}
            record = f"spinney record 1\ngame ironwood\noptions {option}={file}\nseed s\n"
            answers = [
                ann.post("/api/games/ironwood/setup", {"options": options}, status=400),
                ann.post("/api/tables", {"game": "ironwood", "options": options}, status=400),
                ann.post("/api/records", {"record": record}, status=400),
            ]
            assert all("your own machine only" in answer["message"] for answer in answers)
    (ironwood,) = [game for game in ann.get("/api/games") if game["name"] == "ironwood"]
    assert not {"cards", "board"} & {option["name"] for option in ironwood["options"]}
