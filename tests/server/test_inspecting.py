"""Somebody picks something up and reads it; what they can do with it can be done."""

from __future__ import annotations

from server.running import Player, seats

MINE = {"seats": "marquise,eyrie", "first": "1"}


def test_a_plate_says_what_can_be_done_and_that_can_be_done(ann: Player) -> None:
    table = ann.table(game="root", options=MINE, seats=seats("me", "random"))["table"]
    while (state := ann.wait_until_asked(table))["asked"]["ask"] != "marquise-act":
        ann.choose(table)
    plate = ann.say(table, "inspect", word="c1/warrior-marquise", at=["c1"])["plate"]
    assert plate["title"] == "Marquise: warriors"
    plate = ann.say(table, "inspect", word="scenery", at=["c1"])["plate"]
    assert (plate["name"], plate["title"]) == ("c1", "Clearing 1")
    march = next(use for use in plate["uses"] if use["words"][0] == "march")
    assert march["label"].startswith("March \u203a ")
    assert march["sentence"].endswith("?")
    assert plate["barred"]
    assert all(each["sentence"] and each["rule"] for each in plate["barred"])
    for word in march["words"]:
        assert word in [option["word"] for option in state["asked"]["options"]]
        ann.choose(table, word)
        state = ann.wait_until_asked(table)


def test_who_is_not_asked_reads_and_does_nothing(ann: Player, bob: Player) -> None:
    made = ann.table(game="root", options=MINE, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    reply = bob.say(made["table"], "inspect", word="c7")
    assert reply["plate"]["title"] == "Clearing 7"
    assert reply["plate"]["uses"] == []
    assert reply["plate"]["barred"] == []
    reply = bob.say(made["table"], "inspect", word="nonsense")
    assert reply["error"] == "no-plate"
    assert reply["message"] == "There is nothing to be said about this."
