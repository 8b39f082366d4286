"""Who may look at a table may stop being allowed to: open sockets notice at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Player, Running, Wire, seats, wait_for
from spinney.core.state import SPECTATOR
from spinney.server import house as houses
from spinney.server.access import look_again
from spinney.server.errors import Refused
from spinney.server.house import House
from spinney.server.sockets import Socket
from spinney.server.states import Reader

TWO = {"players": "2", "hands": "hidden", "mode": "advanced"}


def how_it_ends(wire: Wire) -> tuple[int, str]:
    """The code and the reason with which a socket is closed that nothing more is sent on."""
    with pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


TURNED_AWAY = (4404, "no-table")


def test_who_watches_by_an_old_link_watches_no_more(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table(options=TWO, seats=seats("me", "link"), watch="link")
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    with eve.socket(table, token=made["watch"], picture="no") as wire:
        wire.state()
        again = ann.post(f"/api/tables/{table}/links")
        assert how_it_ends(wire) == TURNED_AWAY
    with eve.socket(table, token=again["watch"], picture="no") as wire:
        assert wire.state()["you"] is None


def test_who_looked_in_while_seats_were_open_is_sent_nothing_of_the_game(
    ann: Player, bob: Player, eve: Player
) -> None:
    table = ann.table(options=TWO, seats=seats("me", "open"), watch="nobody")["table"]
    with eve.socket(table, picture="no") as wire:
        assert wire.state()["phase"] == "waiting"
        bob.post("/api/join", {"table": table})
        ann.say(table, "chat", text="between us")
        assert how_it_ends(wire) == TURNED_AWAY


@pytest.mark.parametrize("watch", ["nobody", "anyone"])
def test_who_gets_up_looks_on_if_anybody_may(ann: Player, bob: Player, watch: str) -> None:
    options = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=options, seats=seats("me", "link", "link"), watch=watch)
    bob.post("/api/join", {"token": made["join"]})
    with bob.socket(made["table"], picture="no") as wire:
        assert wire.state()["you"] == "B"
        bob.post(f"/api/tables/{made['table']}/leave")
        if watch == "nobody":
            assert how_it_ends(wire) == TURNED_AWAY
        else:
            state = wire.state()
            assert (state["you"], state["mine"]) == (None, [])


def test_who_sits_down_looks_through_their_seat(ann: Player, bob: Player) -> None:
    table = ann.table(options=TWO, seats=seats("me", "open"), watch="nobody")["table"]
    with bob.socket(table, picture="no") as wire:
        assert wire.state()["you"] is None
        bob.post("/api/join", {"table": table})
        state = wire.state(lambda each: each["phase"] == "playing")
        assert (state["you"], state["mine"]) == ("B", ["B"])
        assert state["view"] == bob.state(table)["view"]


def test_who_concedes_sees_no_hand_any_more(server: Running, ann: Player, bob: Player) -> None:
    options = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=options, seats=seats("me", "link", "random"), watch="anyone")
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    with bob.socket(table, picture="no") as wire:
        assert wire.state()["you"] == "B"
        bob.post(f"/api/tables/{table}/concede")
        state = wire.state(lambda each: each["seats"][1]["conceded"])
        assert state["you"] is None
    live = server.app.state.server.house._lives[table]
    assert look_again(live, Reader(bob.me["id"], 1, "en", "auto")).seat == SPECTATOR


def test_messages_of_who_may_not_look_are_refused(
    ann: Player, bob: Player, eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even those that come before the socket has been closed."""
    made = ann.table(options=TWO, seats=seats("me", "link"), watch="link")
    bob.post("/api/join", {"token": made["join"]})
    with eve.socket(made["table"], token=made["watch"], picture="no") as wire:
        wire.state()
        assert wire.ask("what", word="done")["ok"]
        monkeypatch.setattr(Socket, "wake", lambda *_, **__: None)
        ann.post(f"/api/tables/{made['table']}/links")
        assert wire.ask("what", word="done")["error"] == "no-table"


def test_a_reader_without_a_right_is_refused_as_if_there_were_no_table(
    server: Running, ann: Player, eve: Player
) -> None:
    table = ann.table(watch="nobody")["table"]
    live = server.app.state.server.house._lives[table]
    with pytest.raises(Refused) as refused:
        look_again(live, Reader(eve.me["id"], SPECTATOR, "en", "auto"))
    assert refused.value.name == "no-table"


# Coming


def test_who_comes_the_first_time_is_nobody_and_that_is_no_error(
    server: Running, people: list[Player]
) -> None:
    """A browser would tell of an error in its console."""
    new = Player(server.url, None)
    people.append(new)
    answer = new.http.get("/api/me")
    assert (answer.status_code, answer.text) == (200, "null")
    assert new.get("/api/tables/nowhere", status=401)["error"] == "unknown-person"


# Signing out


def test_who_signs_out_is_signed_out_with_every_copy_of_the_cookie(
    server: Running, ann: Player, people: list[Player]
) -> None:
    thief = Player(server.url, None)
    people.append(thief)
    thief.http.cookies.update(ann.http.cookies)
    table = ann.table(watch="nobody")["table"]
    assert thief.get("/api/me") == ann.me
    with thief.socket(table, picture="no") as wire:
        wire.state()
        ann.post("/api/logout")
        assert how_it_ends(wire) == (4440, "signed-out")
    assert thief.get("/api/me") is None
    with thief.socket(table, picture="no") as wire:
        assert how_it_ends(wire) == (4401, "unknown-person")
    thief.post("/api/logout")  # once more does no harm


def test_messages_of_who_signed_out_are_refused(
    ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table(watch="nobody")["table"]
    with ann.socket(table, picture="no") as wire:
        wire.state()

        def mark(socket: Socket) -> None:
            socket._signed_out = True

        monkeypatch.setattr(Socket, "turn_away", mark)
        ann.post("/api/logout")
        assert wire.ask("ping")["error"] == "unknown-person"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("way", ["account", "login"])
def test_a_guests_cookie_is_worth_nothing_once_they_have_an_account(
    server: Running, bob: Player, people: list[Player], way: str
) -> None:
    said = {"name": f"Bobby {way}", "password": "correct horse"}
    if way == "login":
        people.append(server.person("Somebody"))
        people[-1].post("/api/account", said)
    thief = Player(server.url, None)
    people.append(thief)
    thief.http.cookies.update(bob.http.cookies)
    assert bob.post(f"/api/{way}", said)["name"] == said["name"]
    assert bob.get("/api/me")["account"] is True
    assert thief.get("/api/me") is None


def test_a_session_stays_when_a_person_is_changed(ann: Player, people: list[Player]) -> None:
    old = Player(ann.url, None)
    people.append(old)
    old.http.cookies.update(ann.http.cookies)
    ann.post("/api/me", {"theme": "dark"})
    ann.post("/api/logout")
    assert old.get("/api/me") is None


# Seats


def test_a_seat_is_free_again_as_it_was_offered(ann: Player, bob: Player, eve: Player) -> None:
    options = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=options, seats=seats("me", "link", "open"), watch="nobody")
    path = f"/api/tables/{made['table']}"
    bob.post("/api/join", {"token": made["join"]})
    ann.post(f"{path}/links")  # now that no seat waits for a link there is none to join by
    bob.post(f"{path}/leave")
    assert [seat["kind"] for seat in ann.state(made["table"])["seats"]] == [
        "person",
        "link",
        "open",
    ]
    assert eve.post("/api/join", {"table": made["table"]})["seat"] == "C"
    eve.post(f"{path}/leave")
    assert [seat["kind"] for seat in ann.state(made["table"])["seats"]] == [
        "person",
        "link",
        "open",
    ]
    again = ann.post(f"{path}/links")
    assert bob.post("/api/join", {"token": again["join"]})["seat"] == "B"


# Those who watch


def test_who_plays_is_told_only_how_many_watch(
    ann: Player, eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "COUNTED_AFTER", 0.05)
    table = ann.table(watch="anyone")["table"]
    with ann.socket(table, picture="no") as hers:
        assert hers.state()["watchers"] == 0
        heard: list[dict[str, Any]] = []

        def hears(count: int) -> None:
            while not heard or heard[-1] != {"type": "watchers", "count": count}:
                heard.append(hers.receive())

        with eve.socket(table, picture="no") as one, eve.socket(table, picture="no") as two:
            assert (one.state()["you"], two.state()["you"]) == (None, None)
            hears(2)
        hears(0)
    assert {each["type"] for each in heard} == {"watchers"}


class Counted:
    """Somebody who plays, and remembers what they are told of those who watch."""

    def __init__(self, seat: int) -> None:
        self.reader = Reader("somebody", seat, "en", "auto")
        self.session = "nobody's"
        self.told: list[int] = []
        self.woken = 0

    def wake(self, *, chat: bool = False) -> None:
        self.woken += 1

    def turn_away(self) -> None:
        raise AssertionError("nobody has signed out")

    def count(self, watchers: int) -> None:
        self.told.append(watchers)


def test_many_who_come_and_go_are_counted_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "COUNTED_AFTER", 0.05)
    house: House = server.app.state.server.house
    player = Counted(0)

    async def crowd() -> None:
        house.come("crowded", player)
        there = [Counted(SPECTATOR) for _ in range(40)]
        for each in there:
            house.come("crowded", each)
        for each in there[3:]:
            house.go("crowded", each)
        while not player.told:
            await asyncio.sleep(0.01)
        for each in (player, *there[:3]):
            house.go("crowded", each)

    server.do(crowd())
    assert (player.told, player.woken) == ([3], 0)


# How many


def test_sockets_from_one_address_are_bounded(
    server: Running, ann: Player, bob: Player, eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.server.sockets, "per_address", 2)
    table = ann.table(watch="anyone")["table"]
    with ann.socket(table) as one, bob.socket(table) as two:
        one.state()
        two.state()
        with eve.socket(table) as three:
            assert how_it_ends(three) == (4429, "too many sockets")
    wait_for(lambda: server.app.state.server.sockets._open, lambda still: not still)
    with eve.socket(table) as again:
        assert again.state()["you"] is None
