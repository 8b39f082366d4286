"""In company: standing orders at work, who watches, who comes back, what is drawn anew."""

from __future__ import annotations

from typing import Any

import pytest

from server.arranged import before_a_battle
from server.running import Player, Running, seats


def names(state: dict[str, list[dict[str, str]]]) -> list[str]:
    return [event["name"] for event in state["events"]]


@pytest.mark.rule("root:4.3.1")
def test_an_order_never_to_ambush_lets_a_battle_go_on(
    server: Running, ann: Player, bob: Player
) -> None:
    table = before_a_battle(server, ann, bob, birds="ambush_fox")
    assert bob.say(table, "order", order="never")["ok"]
    ann.choose(table, "battle")
    assert ann.state(table)["choices"] == 2
    assert "rolled" in names(ann.state(table))


@pytest.mark.rule("root:4.3.1", "root:4.3.1.I")
@pytest.mark.parametrize("cats", ["anvil", "anvil ambush_bird"])
def test_an_order_to_ambush_does_and_the_attacker_is_asked_whatever_they_hold(
    server: Running, ann: Player, bob: Player, cats: str
) -> None:
    table = before_a_battle(server, ann, bob, cats=cats, birds="ambush_fox")
    assert bob.say(table, "order", order="from-3")["ok"]
    assert ann.say(table, "order", order="from-1")["ok"]
    ann.choose(table, "battle")
    for person in (ann, bob):
        asked = person.state(table)["asked"]
        assert (asked["seat"], asked["ask"]) == ("A", "foil")
    assert bob.state(table)["asked"]["options"] is None


def test_an_order_left_too_late_answers_what_is_asked(
    server: Running, ann: Player, bob: Player
) -> None:
    table = before_a_battle(server, ann, bob, birds="anvil")
    ann.choose(table, "battle")
    assert bob.state(table)["asked"]["ask"] == "ambush"
    assert bob.say(table, "order", order="never")["ok"]
    assert ann.state(table)["choices"] == 2


def test_who_plays_hears_of_those_who_watch(ann: Player, eve: Player) -> None:
    table = ann.table(watch="anyone")["table"]
    with ann.socket(table, picture="no") as hers:
        assert hers.state()["watchers"] == 0
        with eve.socket(table, picture="no") as theirs:
            assert theirs.state()["you"] is None
            assert hers.until(lambda each: each == {"type": "watchers", "count": 1})
        assert hers.until(lambda each: each == {"type": "watchers", "count": 0})


def test_who_conceded_looks_through_their_seat_again_when_all_is_over(
    ann: Player, bob: Player
) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    ann.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert (state["phase"], state["you"], state["mine"]) == ("over", "A", ["A"])
    ann.post(f"/api/tables/{made['table']}/rematch")
    assert bob.state(made["table"])["proposal"]["wanted"] == ["B"]


def test_who_conceded_plays_no_more_while_the_others_do(ann: Player, bob: Player) -> None:
    options = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=options, seats=seats("me", "link", "random"))
    bob.post("/api/join", {"token": made["join"]})
    assert ann.state(made["table"])["concession"] == "bot"
    ann.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert (state["phase"], state["you"], state["mine"]) == ("playing", None, [])
    assert state["concession"] == "done"
    assert bob.state(made["table"])["concession"] == "ends"
    bob.post(f"/api/tables/{made['table']}/concede")
    state = bob.state(made["table"])
    assert (state["phase"], state["concession"]) == ("over", None)


def test_links_are_offered_to_who_can_make_them(ann: Player, bob: Player) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    assert ann.state(made["table"])["links"] is True
    assert bob.state(made["table"])["links"] is False
    secret = ann.table(watch="nobody")["table"]
    assert ann.state(secret)["links"] is False


def test_a_state_has_what_has_changed_on_the_board(ann: Player) -> None:
    """The first has everything; after that there is no more than a choice has changed."""
    table = ann.table("root", seats=seats("me", "me", "me", "me"))["table"]
    with ann.socket(table) as wire:
        first = wire.state()
        assert first["fresh"]
        assert first["picture"]["sheets"]
        wire.choose(first)
        state = wire.state(lambda each: each["number"] > first["number"])
        assert not state["fresh"]
        drawn = [*state["frames"], state["picture"]]
        changed = {name for each in drawn for name in each["parts"]}
        assert 0 < len(changed) < len(first["picture"]["parts"])
        assert wire.ask("look", theme="dark")["ok"]
        assert wire.state(lambda each: each["fresh"])["picture"]["sheets"]


def test_a_board_that_has_not_changed_is_not_sent_again(ann: Player, eve: Player) -> None:
    table = ann.table(watch="anyone")["table"]
    with ann.socket(table) as wire:
        wire.state()
        with eve.socket(table, picture="no") as theirs:
            theirs.state()
        ann.say(table, "chat", text="now")
        sent: list[dict[str, Any]] = []
        while not sent or sent[-1]["type"] != "chat":
            sent.append(wire.receive())
    drawn = [each["picture"]["parts"] for each in sent if each["type"] == "state"]
    assert not any(drawn)


def test_while_a_device_is_handed_over_only_what_is_public_is_told(
    ann: Player, bob: Player
) -> None:
    two = {"options": {"seats": "marquise,eyrie"}}
    table = ann.table("root", seats=seats("me", "me"), **two)["table"]
    ann.choose(table)
    with ann.socket(table, seat="none") as line:
        state = line.state()
        assert (state["you"], state["mine"]) == (None, ["A", "B"])
        assert state["asked"]["options"] is None
        assert (state["order"], state["watchers"]) == (None, 0)
        told = [{each["name"] for each in state["events"]}]
        told += [{each["name"] for each in ann.state(table, seat=seat)["events"]} for seat in "AB"]
        assert ["drew" in names for names in told] == [False, True, True]
        ann.choose(table)
        assert line.state(lambda each: each["number"] > state["number"])["you"] is None
    assert bob.get(f"/api/tables/{table}", status=404)["error"] == "no-table"
