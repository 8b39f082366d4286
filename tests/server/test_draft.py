"""Factions that are chosen at the table: seats have their names first, and their roles then."""

from __future__ import annotations

from typing import Any

from server.running import Player, seats

DRAFT = {"seats": "drafted,drafted", "first": "1", "deck": "exiles"}


def roles(state: dict[str, Any]) -> list[str]:
    return [seat["role_word"] for seat in state["seats"]]


def test_a_seat_has_its_role_as_soon_as_it_has_chosen(ann: Player, bob: Player) -> None:
    made = ann.table("root", options=DRAFT, seats=seats("me", "link"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    before = bob.state(table)
    assert (before["asked"]["seat"], before["asked"]["ask"]) == ("B", "choose-faction")
    assert [option["help"] is None for option in before["asked"]["options"]] == [False] * 3
    assert roles(before) == roles(ann.state(table)) == ["", ""]
    assert ann.state(table)["asked"]["who"] == "Bob"
    chosen = before["asked"]["options"][0]
    bob.choose(table, chosen["word"])
    after = ann.state(table)
    assert roles(after) == ["", chosen["word"]]
    assert after["seats"][1]["role"] == chosen["label"]
    assert after["seats"][1]["about"]
    told = next(each for each in after["events"] if each["name"] == "drafted")
    assert told["text"] == f"Bob chooses the {chosen['label']}."


def test_a_replay_shows_who_played_what_then(ann: Player) -> None:
    table = ann.table("root", options=DRAFT, seats=seats("me", "me"))["table"]
    while ann.state(table)["asked"]["ask"] != "put-back":
        ann.choose(table)
    ann.post(f"/api/tables/{table}/concede")
    at_first = ann.get(f"/api/tables/{table}/replay", number=0)
    assert roles(at_first) == ["", ""]
    assert all(roles(ann.state(table)))


def test_nobody_sees_the_five_cards_of_another(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table("root", options=DRAFT, seats=seats("me", "link"), watch="anyone")
    bob.post("/api/join", {"token": made["join"]})
    seen = [each.state(made["table"])["view"]["players"] for each in (ann, bob, eve)]
    assert ["cards" in players[0]["hand"] for players in seen] == [True, False, False]
    assert ["cards" in players[1]["hand"] for players in seen] == [False, True, False]
    assert {players[0]["hand"]["count"] for players in seen} == {5}
