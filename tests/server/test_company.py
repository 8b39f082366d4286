"""In company: standing orders at work, who watches, who comes back, boards that follow."""

from __future__ import annotations

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
    with ann.socket(table, board="no") as hers:
        assert hers.state()["watchers"] == 0
        with eve.socket(table, board="no") as theirs:
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
    ann.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert (state["phase"], state["you"], state["mine"]) == ("playing", None, [])


def test_links_are_offered_to_who_can_make_them(ann: Player, bob: Player) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    assert ann.state(made["table"])["links"] is True
    assert bob.state(made["table"])["links"] is False
    secret = ann.table(watch="nobody")["table"]
    assert ann.state(secret)["links"] is False


def test_a_state_does_not_wait_for_its_board(ann: Player) -> None:
    """The first has it; after that the question is there at once, and the drawing follows."""
    table = ann.table("root", seats=seats("me", "me", "me", "me"))["table"]
    with ann.socket(table) as wire:
        first = wire.state()
        assert first["board"].startswith("<svg")
        wire.choose(first)
        state = wire.state(lambda each: each["number"] > first["number"])
        assert state["board"] is None
        board = wire.until(lambda each: each["type"] == "board")
        assert board["number"] == state["number"]
        assert board["board"] == ann.state(table, seat=state["you"])["board"]
        assert board["board"] != first["board"]
        assert wire.ask("look", theme="dark")["ok"]
        assert wire.state()["board"] not in (None, board["board"])


def test_a_board_that_has_not_changed_is_not_sent_again(ann: Player, eve: Player) -> None:
    table = ann.table(watch="anyone")["table"]
    with ann.socket(table) as wire:
        wire.state()
        with eve.socket(table, board="no") as theirs:
            theirs.state()
        ann.say(table, "chat", text="now")
        kinds: list[str] = []
        while "chat" not in kinds:
            kinds.append(wire.receive()["type"])
    assert "board" not in kinds
