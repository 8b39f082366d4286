"""Somebody picks something up and reads it; what they can do with it can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.running import Player, seats

GOLDEN = Path(__file__).parents[1] / "root" / "golden" / "base_four.spinney"

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


@pytest.mark.parametrize(
    ("game", "told"),
    [("root", "Clearing 1, fox"), ("sylvion", "Defender deck"), ("ironwood", "Drill track")],
)
def test_the_whole_board_is_read_in_words(ann: Player, game: str, told: str) -> None:
    table = ann.table(game=game)["table"]
    plate = ann.say(table, "inspect", word="board")["plate"]
    assert plate["title"] == "The board in words"
    assert any(sentence.startswith(told) for sentence in plate["text"])
    assert all(sentence.endswith(".") for sentence in plate["text"])


def test_what_lay_there_is_read_in_a_replay(ann: Player, eve: Player) -> None:
    table = ann.post("/api/records", {"record": GOLDEN.read_text("utf-8")})["table"]
    address = f"/api/tables/{table}/replay/plate"
    plate = eve.get(address, number=40, word="scenery", at=["nothing", "c1"])
    assert (plate["title"], plate["uses"]) == ("Clearing 1", [])
    early, late = (eve.get(address, number=number, word="board") for number in (0, 40))
    assert early["text"] != late["text"]
    held = ann.get(address, number=40, word="board", seat="A")["text"]
    assert any(sentence.startswith("Hand \u2013 ") for sentence in held)
    assert not any(sentence.startswith("Hand \u2013 ") for sentence in late["text"])
    missing = eve.get(address, number=40, word="nonsense", status=404)
    assert missing["error"] == "no-plate"
    playing = ann.table(game="root")["table"]
    assert ann.get(f"/api/tables/{playing}/replay/plate", word="c1", status=409)


def test_what_lay_there_is_read_as_it_was_when_something_was_told(ann: Player) -> None:
    """Also in the midst of what one choice set off, which no number of choices leads to."""
    table = ann.table(game="root", options=MINE, seats=seats("me", "random"))["table"]
    while ann.wait_until_asked(table)["asked"]["ask"] != "marquise-act":
        ann.choose(table)
    events = ann.wait_until_asked(table)["events"]
    numbers = [event["number"] for event in events]
    last = numbers[-1]

    def told(event: int | None) -> list[str]:
        more = {} if event is None else {"event": event}
        plate = ann.say(table, "inspect", word="board", **more)["plate"]
        assert event is None or not (plate["uses"] or plate["barred"])
        return list(plate["text"])

    seen = [told(number) for number in numbers[-6:]]
    assert all(told(number) == then for number, then in zip(numbers[-6:], seen, strict=True))
    assert seen[0] not in (seen[-1], told(None))
    assert ann.say(table, "inspect", word="board", event=last + 1)["error"] == "no-plate"


def test_an_event_says_how_it_calls_what_can_be_looked_at(ann: Player) -> None:
    table = ann.post("/api/records", {"record": GOLDEN.read_text("utf-8")})["table"]
    for language in ("en", "fr", "de"):
        events = ann.get(f"/api/tables/{table}/replay", language=language)["events"]
        assert all(len(each["words"]) == len(each["said"]) for each in events)
        assert all(said in each["text"] for each in events for said in each["said"])
        named = [bool(said) for each in events for said in each["said"]]
        assert sum(named) > 0.9 * len(named)
    crafted = next(each for each in events if each["name"] == "crafted")
    (word, *_), (said, *_) = crafted["words"], crafted["said"]
    assert ann.get(f"/api/tables/{table}/replay/plate", word=word, language="de")["title"] == said
