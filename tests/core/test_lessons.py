"""Lessons: read, checked, and played to their end in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spinney.core import game_named, game_names
from spinney.core.lessons import Lesson, LessonError, check, lessons_of, read
from spinney.core.text import LANGUAGES, Text
from texts import Sentences, can_be_read, is_well_set, text_files

ROOT = game_named("root")
LESSONS = [(name, lesson) for name in game_names() for lesson in lessons_of(game_named(name))]
NAMES = [f"{name}-{lesson.name}" for name, lesson in LESSONS]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_can_be_played_whatever_it_accepts_and_says_all_it_needs(
    name: str, lesson: Lesson
) -> None:
    game = game_named(name)
    check(lesson, game)
    assert lesson.minutes <= 2
    for which in range(max(map(len, lesson.answers))):
        table = lesson.beginning(game)
        for wanted in lesson.answers:
            assert table.question is not None
            options = [game.vocabulary.word(option) for option in table.question.options]
            assert set(wanted) <= set(options)
            table.play(wanted[min(which, len(wanted) - 1)])
        assert lesson.is_done(len(table.choices))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_is_told_step_by_step(name: str, lesson: Lesson, language: str) -> None:
    text = Text(game_named(name), language)
    said = [lesson.title(text), lesson.about(text)]
    said += [lesson.task(step, text) for step in range(lesson.steps)]
    said += [lesson.otherwise(step, text) for step in range(lesson.steps)]
    said.append(lesson.praise(lesson.steps, text))
    assert all(said)
    assert lesson.task(lesson.steps, text) == lesson.praise(0, text) == ""


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_learned_in_five_to_ten_minutes(name: str) -> None:
    lessons = lessons_of(game_named(name))
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    assert 5 <= sum(lesson.minutes for lesson in lessons) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_what_lessons_say_is_well_set_and_all_of_it_said(name: str, language: str) -> None:
    game = game_named(name)
    here, english = (Sentences(text_files(game, each, "_lessons")) for each in (language, "en"))
    can_be_read(here)
    is_well_set(here, language)
    assert here.keys == english.keys
    steps = [f"lesson-{each.name}" for each in lessons_of(game)]
    steps += [each.key(step) for each in lessons_of(game) for step in range(each.steps)]
    assert sorted(here.messages) == sorted(steps)


# Reading


TURN: dict[str, Any] = {
    "seat": "A",
    "minutes": 1,
    "position": {
        "options": {"seats": "marquise,eyrie"},
        "state": {
            "clearings": {"c1": {"warriors": {"marquise": 2}, "pieces": {"keep": 1}}},
            "players": {"marquise": {"board": {"actions": 1}}},
        },
    },
    "steps": [["march"], [["c5", "c9"], "1", "done"]],
}


def written(folder: Path, name: str = "01_turn.json", **changes: Any) -> Path:
    file = folder / name
    file.write_text(json.dumps(TURN | changes), "utf-8")
    return file


def test_how_far_somebody_is_follows_from_their_choices(tmp_path: Path) -> None:
    lesson = read(written(tmp_path))
    assert (lesson.name, lesson.seat, lesson.steps) == ("turn", 0, 2)
    assert [lesson.step_at(choices) for choices in range(5)] == [0, 1, 1, 1, 2]
    assert [lesson.is_done(choices) for choices in (3, 4)] == [False, True]
    assert lesson.wanted(1) == ("c5", "c9")
    assert lesson.wanted(4) == ()


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("turn.json", {}, "turn.json: a lesson is called by number and name"),
        ("01_turn.json", {"seat": 1}, "01_turn.json: Expected `str`"),
        ("01_turn.json", {"steps": []}, "01_turn.json: Expected `array` of length >= 1"),
        ("01_turn.json", {"step": 1}, "01_turn.json: Object contains unknown field `step`"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_name(
    tmp_path: Path, name: str, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(LessonError) as error:
        read(written(tmp_path, name, **changes))
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("01_nobody.json", {}, "01_nobody.json: lesson-nobody is not said in en"),
        (
            "01_turn.json",
            {"position": {"state": {"turm": 1}}},
            "01_turn.json: position: state.turm",
        ),
        ("01_turn.json", {"seat": "C"}, "01_turn.json: seat: there are 2"),
        (
            "01_turn.json",
            {"steps": [["march"], ["c5", "c1"], ["done"]]},
            "01_turn.json: step 2, answer 3: 'c1' does not answer 'move-count'; try 1, 2",
        ),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where_and_what_could_be(
    tmp_path: Path, name: str, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(LessonError) as error:
        check(read(written(tmp_path, name, **changes)), ROOT)
    assert str(error.value).startswith(said)
