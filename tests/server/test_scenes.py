"""Battles as scenes: told at the table, in replays, and to nobody who was not told the events."""

from __future__ import annotations

import functools
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from server.running import Player, seats, wait_for
from spinney.core import SPECTATOR
from spinney.core.chance import Luck
from spinney.core.playout import play_out
from spinney.core.records import Record, letter, parse_record, record_of
from spinney.core.registry import game_named
from spinney.core.table import Table

GOLDEN = Path(__file__).parents[1] / "root" / "golden" / "base_four.spinney"


@functools.cache
def record(name: str) -> str:
    """A game with a battle in it."""
    if name == "root":
        return GOLDEN.read_text("utf-8")
    game = game_named(name)
    for seed in map(str, count()):
        table: Table[Any] = Table(game, game.setup(), seed)
        play_out(table, Luck(seed))
        if any(event.name in game.scenes for event in table.events(SPECTATOR)):
            return record_of(table)
    raise AssertionError


def before_a_battle(read: Record) -> tuple[int, int]:
    """How many choices lead to the one that opens the first battle, and whose that one is."""
    table = read.replay(0)
    for number, choice in enumerate(read.choices):
        assert table.question is not None
        seat = table.question.seat
        table.apply(choice)
        if any(event.name in table.game.scenes for event in table.events(SPECTATOR)):
            return number, seat
    raise AssertionError("a game without a battle")


@pytest.fixture
def about_to_fight(ann: Player) -> tuple[str, str]:
    """A table of Root at which Ann is about to attack, and the word with which she does."""
    read = parse_record(record("root"))
    number, seat = before_a_battle(read)
    kept = ann.post("/api/records", {"record": record("root")})["table"]
    wanted = {"number": number, "seat": letter(seat)}
    made = ann.post(f"/api/tables/{kept}/continue", wanted)
    return made["table"], read.game.vocabulary.word(read.choices[number])


def test_a_battle_at_the_table_can_be_asked_for_as_a_scene(
    ann: Player, about_to_fight: tuple[str, str]
) -> None:
    table, word = about_to_fight
    assert {event["scene"] for event in ann.state(table)["events"]} <= {None}
    ann.choose(table, word)

    def is_over(state: dict[str, Any]) -> bool:
        if state["asked"] and state["asked"]["options"]:
            ann.choose(table)
        return any(event["name"] == "battle-over" for event in state["events"])

    events = wait_for(lambda: ann.state(table, picture="no"), is_over)["events"]
    opening = next(event for event in events if event["name"] == "battle")
    assert opening["scene"] == opening["number"]
    belongs = [event for event in events if event["scene"] == opening["number"]]
    assert (belongs[0]["name"], belongs[-1]["name"]) == ("battle", "battle-over")
    scene = ann.say(table, "scene", event=opening["number"])["scene"]
    assert scene["title"] == opening["text"]
    assert scene["lines"] == [event["text"] for event in belongs[1:]]
    assert scene["over"]
    assert scene["svg"].startswith("<svg")
    first = ann.say(table, "scene", event=opening["number"], to=opening["number"])["scene"]
    assert (first["lines"], first["over"]) == ([], False)
    german = ann.post(
        f"/api/tables/{table}/messages",
        {"type": "scene", "event": opening["number"]},
        language="de",
    )
    assert german["scene"]["title"].startswith("Kampf")


def test_no_scene_is_opened_elsewhere(ann: Player, about_to_fight: tuple[str, str]) -> None:
    table, _ = about_to_fight
    for number in (0, 1, 10_000):
        reply = ann.say(table, "scene", event=number)
        assert (reply["ok"], reply["error"]) == (False, "no-scene")
    waiting = ann.table(seats=seats("me", "link"), options={"players": "2"})["table"]
    assert ann.say(waiting, "scene", event=1)["error"] == "no-scene"


def test_a_table_that_one_may_not_see_tells_no_scene(
    ann: Player, eve: Player, about_to_fight: tuple[str, str]
) -> None:
    table, _ = about_to_fight
    asked = {"type": "scene", "event": 1}
    missing = eve.post(f"/api/tables/{table}/messages", asked, status=404)
    assert missing["error"] == "no-table"
    missing = eve.get(f"/api/tables/{table}/replay/scene", event=1, number=1, status=404)
    assert missing["error"] == "no-table"
    refused = ann.get(f"/api/tables/{table}/replay/scene", event=1, number=1, status=409)
    assert refused["error"] == "not-over"


@pytest.mark.parametrize("game", ["root", "ironwood"])
def test_a_replay_shows_a_scene_as_it_stood(ann: Player, game: str) -> None:
    table = ann.post("/api/records", {"record": record(game)})["table"]
    address = f"/api/tables/{table}/replay"
    read = parse_record(record(game))
    number = before_a_battle(read)[0] + 1
    opening = next(e for e in ann.get(address, number=number)["events"] if e["scene"])["scene"]
    early = ann.get(f"{address}/scene", number=number, event=opening)
    late = ann.get(f"{address}/scene", number=len(read.choices), event=opening, seat="A")
    assert early["title"]
    assert len(early["lines"]) <= len(late["lines"])
    assert late["over"]
    assert "<style" not in late["svg"]  # that is on the page
    half = ann.get(f"{address}/scene", number=len(read.choices), event=opening, to=opening + 1)
    assert half["lines"] == late["lines"][:1]
    assert not half["over"]
    missing = ann.get(f"{address}/scene", number=0, event=opening, status=404)
    assert missing["message"] == "No scene begins there."
