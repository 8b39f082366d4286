"""What an option would do, told before it is chosen; and which options are for good."""

from __future__ import annotations

import time
from typing import Any

import pytest

from server.running import Player, Running, seats
from spinney.server.states import Reader, state_of

KINDS = (None, "chance", "reveal", "other", "end", "loss")


def options(state: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state["asked"]["options"]
    return found


def test_a_preview_says_what_then_happens(ann: Player) -> None:
    """As far as it goes, and in the words in which it is told afterwards."""
    table = ann.table("root", seats=seats("me"))["table"]
    previewed = 0
    for _ in range(25):
        state = ann.wait_until_asked(table)
        option = options(state)[-1]
        found = ann.get(f"/api/tables/{table}/preview", word=option["word"])
        assert (found["number"], found["final"]) == (state["number"], option["final"])
        assert (found["sentence"] is None) == (found["final"] is None)
        ann.choose(table, option["word"])
        late = ann.get(f"/api/tables/{table}/preview", word=option["word"], number=state["number"])
        assert (late["events"], late["number"] > state["number"]) == ([], True)
        after = ann.state(table, picture="no")["events"][len(state["events"]) :]
        happened = [{"text": event["text"], "rule": event["rule"]} for event in after]
        assert happened[: len(found["events"])] == found["events"]
        previewed += len(found["events"])
    assert previewed


@pytest.mark.parametrize("game", ["sylvion", "ironwood"])
def test_what_is_not_final_can_be_taken_back(ann: Player, game: str) -> None:
    count = 1 if game == "sylvion" else 2
    table = ann.table(game, seats=seats(*["me"] * count))["table"]
    kinds = set()
    for _ in range(60):
        asked = ann.state(table, picture="no")["asked"]
        if asked is None:
            break
        seat = asked["seat"]
        option = options(ann.state(table, seat=seat, picture="no"))[0]
        ann.choose(table, option["word"])
        possible = ann.state(table, seat=seat, picture="no")["undo"]["possible"]
        if option["final"] != "loss":  # a grave choice is guarded whether it is final or not
            assert possible == (option["final"] is None)
        kinds.add(option["final"])
    assert kinds <= set(KINDS)
    assert len(kinds) > 1


def test_a_preview_is_in_the_language_of_the_reader(ann: Player) -> None:
    table = ann.table("root", seats=seats("me"))["table"]
    path, word = f"/api/tables/{table}/preview", options(ann.wait_until_asked(table))[0]["word"]
    told = [
        ann.get(path, word=word, language=language)["events"] for language in ("en", "fr", "de")
    ]
    assert told[0]
    assert told[0] != told[1] != told[2]


def test_only_options_have_previews(ann: Player) -> None:
    table = ann.table("root", seats=seats("me"))["table"]
    ann.wait_until_asked(table)
    path = f"/api/tables/{table}/preview"
    assert ann.get(path, word="nonsense", status=409)["error"] == "no-word"
    refused = ann.get(path, word="c7", status=409)
    assert refused["error"] == "illegal"
    assert ann.get(path, status=400)["error"] == "unreadable"


def test_to_know_what_is_final_takes_no_time(server: Running, ann: Player) -> None:
    """A state of Root with its options costs some milliseconds, previews included."""
    table = ann.table("root", seats=seats("me"))["table"]
    for _ in range(15):
        ann.wait_until_asked(table)
        ann.choose(table)
    ann.wait_until_asked(table)
    live = server.app.state.server.house._lives[table]
    reader = Reader(ann.me["id"], 0, "en", "light")
    began = time.process_time()
    for _ in range(20):
        assert state_of(live, reader, after=10**6).asked is not None
    assert (time.process_time() - began) / 20 < 0.05
