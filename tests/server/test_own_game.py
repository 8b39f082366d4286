"""The server serves a game of somebody's own: all that a browser needs comes from the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Player, mine, seats
from spinney.core.registry import OWN


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN, "magpie=magpie.game")
        yield


def test_it_is_listed_with_its_options_and_a_picture(ann: Player) -> None:
    listed = {game["name"]: game for game in ann.get("/api/games", language="de")}
    assert (listed["magpie"]["title"], listed["magpie"]["about"]) == (
        "Elster",
        "Vögel mit verdeckten Karten streiten um etwas Glänzendes.",
    )
    assert [option["name"] for option in listed["magpie"]["options"]] == ["seats"]
    assert ann.get("/api/games/magpie/picture.svg").startswith("<svg")
    assert ann.get("/api/rules/magpie/3")["heading"] == "Daring"


def test_it_is_played_against_bots_to_its_end(ann: Player) -> None:
    table = ann.table("magpie", options={"seats": "3"}, seats=seats("me", "greedy", "random"))
    with ann.socket(table["table"]) as wire:
        state = wire.state()
        assert state["seats"][0]["about"].startswith("You are a magpie.")
        kinds = [sheet["kind"] for sheet in state["picture"]["sheets"]]
        assert kinds.count("card") == 3
        told: dict[str, str] = {}
        while state["over"] is None:
            if mine(state):
                asked = state["asked"]
                told[asked["ask"]] = asked["guide"]
                leaving = [each["word"] for each in asked["options"] if each["leaves"]]
                assert leaving == (["pass"] if asked["ask"] == "way" else [])
                assert wire.choose(state, asked["options"][-1]["word"])["ok"]
            number = state["number"]
            state = wire.state(lambda each, number=number: each["number"] > number)
    assert told["way"].startswith("A low card may take the ring early")
    assert told["card"] == ""
    assert state["over"]["how"] == "finished"
    replayed = ann.get(f"/api/tables/{table['table']}/replay", number=1)
    assert replayed["choices"] == 1


def test_it_explains_itself(ann: Player) -> None:
    table = ann.table("magpie", seats=seats("me", "me"))["table"]
    why = ann.say(table, "why", word="12")
    assert (why["possible"], why["rule"]) == (False, "2")
    assert why["sentence"] == "First say whether you pass, bid or dare."
    assert len(ann.say(table, "hint")["hints"]) > 1
