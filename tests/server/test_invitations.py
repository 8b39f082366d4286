"""Invitations: what they say, from where they work, and what becomes of a seat nobody takes."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.datastructures import Headers

from server.running import Player, seats
from spinney.server import reach as reaching
from spinney.server.reach import own_address, reach

THREE = {"seats": "marquise,eyrie,alliance"}


@pytest.mark.parametrize(
    ("origin", "listening", "host", "found"),
    [
        ("https://spinney.example", "127.0.0.1", "127.0.0.1:8000", "https://spinney.example"),
        ("", "127.0.0.1", "127.0.0.1:8000", None),
        ("", "", "localhost:8000", None),
        ("", "localhost", "[::1]:8000", None),
        ("", "127.0.0.1", "192.168.1.9:8000", "http://192.168.1.9:8000"),
        ("", "0.0.0.0", "127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("", "0.0.0.0", "oak.local:8000", "http://oak.local:8000"),
        ("", "::", "localhost", "http://192.168.1.7"),
        ("", "192.168.1.7", "127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("", "fd00::7", "127.0.0.1:8000", "http://[fd00::7]:8000"),
    ],
)
def test_an_invitation_begins_with_an_address_that_others_can_reach(
    monkeypatch: pytest.MonkeyPatch, origin: str, listening: str, host: str, found: str | None
) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda: "192.168.1.7")
    scope: Any = {"type": "http", "scheme": "http"}
    known = reach(origin, listening, scope, Headers({"host": host}))
    assert known.local == (found is None)
    assert known.origin == (found or f"http://{host}")


def test_a_machine_without_a_network_is_reached_by_itself_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reaching, "NOT_US", ("255.255.255.255", 9))
    scope: Any = {"type": "http", "scheme": "http"}
    monkeypatch.setattr(reaching, "own_address", own_address)
    assert reach("", "0.0.0.0", scope, Headers({"host": "localhost:1"})).local


def test_whoever_asks_is_told_how_far_an_invitation_reaches(ann: Player) -> None:
    assert ann.get("/api/reach") == {"origin": ann.url, "local": True}


def test_whoever_made_the_table_fills_seats_with_bots_until_it_begins(
    ann: Player, bob: Player
) -> None:
    made = ann.table("root", options=THREE, seats=seats("me", "link", "open"))
    table = made["table"]
    assert bob.post(f"/api/tables/{table}/fill", {}, status=403)["error"] == "not-maker"
    wrong = ann.post(f"/api/tables/{table}/fill", {"seat": "A"}, status=409)
    assert wrong["error"] == "no-seat"
    assert ann.post(f"/api/tables/{table}/fill", {"level": "x"}, status=400)["error"] == "level"
    ann.post(f"/api/tables/{table}/fill", {"seat": "C", "level": "random"})
    state = ann.state(table)
    assert (state["phase"], state["seats"][2]["level"]) == ("waiting", "random")
    bob.post("/api/join", {"token": made["join"]})
    assert ann.state(table)["phase"] == "playing"

    second = ann.table("root", options=THREE, seats=seats("me", "link", "link"))["table"]
    ann.post(f"/api/tables/{second}/fill", {})
    state = ann.state(second)
    assert [each["kind"] for each in state["seats"]] == ["person", "bot", "bot"]
    assert state["phase"] == "playing"
    assert ann.post(f"/api/tables/{second}/fill", {}, status=409)["error"] == "no-seat"


def test_who_is_invited_sees_the_setup(ann: Player, bob: Player, eve: Player) -> None:
    options = {**THREE, "map": "winter"}
    made = ann.table("root", options=options, seats=seats("me", "link", "random"))
    shown = bob.post("/api/invitation", {"token": made["join"]}, language="en")["table"]
    assert shown["maker"] == "Ann"
    assert [each["role_word"] for each in shown["seats"]] == ["marquise", "eyrie", "alliance"]
    assert any("Winter" in option for option in shown["options"])
    assert eve.get(f"/api/tables/{made['table']}/line", status=404)["error"] == "no-table"
    assert ann.get(f"/api/tables/{made['table']}/line")["free"] == 1


def test_people_who_share_a_device_have_names(ann: Player, bob: Player) -> None:
    bob.post("/api/account", {"name": "Bobby the Second", "password": "correct horse"})
    two = {"game": "root", "options": {"seats": "marquise,eyrie"}}
    sitting = [{"who": "me"}, {"who": "me", "name": " Zoe  Q "}]
    made = ann.post("/api/tables", {**two, "seats": sitting})
    names = [each["name"] for each in ann.state(made["table"])["seats"]]
    assert names == ["Ann", "Zoe Q"]
    for name, error in (("Bobby the Second", "name-taken"), ("a|b", "name")):
        wrong = {**two, "seats": [{"who": "me"}, {"who": "me", "name": name}]}
        refused = ann.http.post("/api/tables", json=wrong)
        assert refused.json()["error"] == error
