"""Lessons at tables: only what the script asks for is played, and nothing of it is lost."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from server.nest import Nest, end, free_port
from server.running import Player, Running
from spinney.core import game_named
from spinney.core.lessons import lessons_of

TURN = "/api/games/root/lessons/turn"


def take(person: Player, game: str = "root", name: str = "turn") -> str:
    return str(person.post(f"/api/games/{game}/lessons/{name}")["table"])


def follow(person: Player, table: str) -> dict[str, Any]:
    """Answer what the lesson asks for, once."""
    person.choose(table, person.state(table)["lesson"]["words"][0])
    return person.state(table)


def line(person: Player, name: str = "turn") -> dict[str, Any]:
    (found,) = [each for each in person.get("/api/games/root/lessons") if each["name"] == name]
    return dict(found)


def test_a_lesson_is_taken_step_by_step_to_its_end(ann: Player) -> None:
    assert line(ann) | {"about": ""} == {
        "name": "turn",
        "title": "What a turn is",
        "about": "",
        "minutes": 1,
        "done": False,
        "table": None,
    }
    table = take(ann)
    state = ann.state(table)
    told = state["lesson"]
    count = len(lessons_of(game_named("root")))
    assert (told["number"], told["count"], told["step"], told["steps"]) == (1, count, 0, 4)
    assert told["words"] == ["done"]
    assert told["task"].startswith("You are the Marquise.")
    assert state["you"] == "A"
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
    while state["phase"] == "playing":
        state = follow(ann, table)
    assert state["over"] is None
    assert state["asked"] is None
    assert state["lesson"]["step"] == 4
    assert state["lesson"]["task"] == ""
    assert state["lesson"]["praise"].startswith("In the Evening")
    assert line(ann)["done"]
    assert line(ann)["table"] is None
    assert table not in [each["table"] for each in ann.get("/api/lobby")["mine"]]


def test_what_a_lesson_asks_for_is_meant_though_an_action_is_left(ann: Player) -> None:
    table = take(ann)
    state = ann.state(table)
    while state["lesson"]["step"] < 3:
        state = follow(ann, table)
    assert state["lesson"]["words"] == ["done"]
    (done,) = [each for each in state["asked"]["options"] if each["word"] == "done"]
    assert (done["final"], done["warning"]) == (None, None)


def test_anything_else_is_answered_by_the_lesson_and_not_played(ann: Player) -> None:
    table = take(ann)
    state = follow(ann, table)

    def tried(word: str) -> dict[str, Any]:
        return ann.say(table, "choose", word=word, number=state["number"], key=f"try {word}")

    other = tried("march")
    assert (other["ok"], other["error"]) == (False, "lesson")
    assert other["message"].startswith("There will be time for that.")
    illegal = tried("battle")
    assert (illegal["ok"], illegal["error"]) == (False, "illegal")
    assert ann.state(table)["number"] == state["number"]
    assert tried("recruit")["ok"]


@pytest.mark.parametrize(("language", "word"), [("fr", "Recrutez"), ("de", "Rekrutiere")])
def test_a_lesson_is_told_in_the_readers_language(ann: Player, language: str, word: str) -> None:
    table = take(ann)
    follow(ann, table)
    assert word in ann.state(table, language=language)["lesson"]["task"]


def test_it_is_left_and_taken_up_again(ann: Player) -> None:
    table = take(ann)
    step = follow(ann, table)["lesson"]["step"]
    assert line(ann)["table"] == table
    (mine,) = [each for each in ann.get("/api/lobby")["mine"] if each["table"] == table]
    assert mine["lesson"].endswith("What a turn is")
    assert mine["your_turn"]
    assert take(ann) == table
    assert ann.state(table)["lesson"]["step"] == step


def test_undo_goes_back_in_the_lesson_too_and_nothing_else_does(ann: Player) -> None:
    table = take(ann)
    for _ in range(3):
        state = follow(ann, table)
    assert (state["lesson"]["step"], state["lesson"]["words"]) == (2, ["c5"])
    assert ann.say(table, "undo")["ok"]
    assert ann.state(table)["lesson"]["words"] == ["build"]
    assert ann.say(table, "takeback")["error"] == "in-lesson"


def test_nobody_else_takes_part(ann: Player, eve: Player) -> None:
    table = take(ann)
    number = ann.state(table)["number"]
    eve.get(f"/api/tables/{table}", status=404)
    eve.post(
        f"/api/tables/{table}/messages",
        {"type": "choose", "word": "done", "number": number, "key": "k"},
        status=404,
    )
    assert take(eve) != table
    lobby = eve.get("/api/lobby")
    assert table not in [each["table"] for each in lobby["open"] + lobby["watch"]]


def test_others_answer_as_the_lesson_has_it_and_keep_their_secrets(ann: Player) -> None:
    """In the Alliance's lesson the Marquise marches where it hurts, and has to give a card."""
    table = take(ann, name="alliance")
    state = ann.state(table)
    while state["phase"] == "playing":
        assert state["asked"]["seat"] == "A"
        assert state["view"]["players"][1]["hand"]["known"] == []
        state = follow(ann, table)
    told = [event["text"] for event in state["events"]]
    assert "The Marquise causes Outrage in clearing 12." in told
    assert state["seats"][0]["score"] == 1


def test_there_are_no_lessons_but_those(ann: Player) -> None:
    ann.post("/api/games/root/lessons/sleeping", status=404)
    ann.get("/api/games/chess/lessons", status=404)


def test_a_lesson_that_was_changed_is_played_on_as_a_game(
    ann: Player, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = take(ann)
    lesson = lessons_of(game_named("root"))[0]
    monkeypatch.setattr(lesson, "position", lesson.position | {"next": {"dice": [1, 0]}})
    server.app.state.server.house.read_again(table)
    state = ann.state(table)
    assert state["lesson"] is None
    assert state["phase"] == "playing"
    assert take(ann) != table


@pytest.mark.parametrize(("game", "name"), [("root", "alliance"), ("ironwood", "totem")])
def test_a_lesson_survives_that_the_server_is_killed_after_every_answer(
    nest: Nest, tmp_path: Path, game: str, name: str
) -> None:
    port, database = free_port(), str(tmp_path / "spinney.db")
    pid = nest.hatch(port, database)
    person = Player(f"http://127.0.0.1:{port}")
    try:
        table = take(person, game, name)
        state = person.state(table)
        while state["phase"] == "playing":
            before = follow(person, table)
            end(pid, signal.SIGKILL)
            pid = nest.hatch(port, database)
            state = person.state(table)
            assert state["lesson"] == before["lesson"]
        assert state["lesson"]["task"] == ""
    finally:
        person.close()
        end(pid, signal.SIGKILL)
