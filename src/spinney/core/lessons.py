"""Lessons: short scripts that one plays to learn a game, each with one idea.

A lesson is a file of the folder `lessons/` of one of a game's packages, such as `03_battle.json`.
Its number says when its turn comes, the rest is its name:

    {
      "seat": "A",
      "minutes": 1,
      "position": {"options": {"seats": "marquise,eyrie"}, "state": {"phase": "daylight"}},
      "steps": [["battle", ["c1", "c2"]], ["end_actions"]]
    }

The position is written as everywhere. Each step is a list of answers, one for each question that is
asked: a word, or several of which any will do. Those that the seat is asked are the learner's, the
others are given for whoever is asked. What is said stands in the game's text: the title
`lesson-NAME` and what it is `.about`, and for each step, counted from 1, `lesson-NAME-STEP`, what
is said when it is `.done`, and what when something `.else` is tried.
"""

from __future__ import annotations

import functools
import importlib.resources
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spinney.core.errors import SpinneyError
from spinney.core.game import Game
from spinney.core.table import Table, table_at
from spinney.core.text import LANGUAGES, Text

FOLDER = "lessons"
SEED = "lesson"
"""What chance comes of in all lessons, where their positions leave anything to it."""

ANYTHING_ELSE = "lesson-else"
"""What is said where a step has no word of its own for what is not asked for."""


class LessonError(SpinneyError):
    """A lesson that cannot be played; names the file and the step."""


Answer = str | Annotated[list[str], Meta(min_length=1)]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seat: Annotated[str, Meta(pattern="^[A-Z]$")]
    minutes: Annotated[int, Meta(ge=1, le=9)]
    position: dict[str, Any]
    steps: Annotated[list[Annotated[list[Answer], Meta(min_length=1)]], Meta(min_length=1)]


class Lesson:
    """One lesson. How far somebody has come follows from how many choices were made in it."""

    __slots__ = ("answers", "ends", "file", "minutes", "name", "position", "seat")

    def __init__(self, file: str, written: Written) -> None:
        self.file = file
        self.name = file.removesuffix(".json").partition("_")[2]
        self.seat = ord(written.seat) - ord("A")
        self.minutes = written.minutes
        self.position = written.position
        self.answers: list[tuple[str, ...]] = []
        """What may be answered to each question, in the order in which they are asked."""
        self.ends: list[int] = []
        """How many questions are answered when each step is done."""
        for step in written.steps:
            for answer in step:
                self.answers.append((answer,) if isinstance(answer, str) else tuple(answer))
            self.ends.append(len(self.answers))

    @property
    def steps(self) -> int:
        return len(self.ends)

    def beginning(self, game: Game[Any]) -> Table[Any]:
        return table_at(game, self.position, SEED)

    def is_done(self, choices: int) -> bool:
        return choices >= len(self.answers)

    def step_at(self, choices: int) -> int:
        """The step, from 0, that is under way after so many choices; after the last, their number.

        While others answer at the end of a step, it is under way still.
        """
        return sum(end <= choices for end in self.ends)

    def wanted(self, choices: int) -> tuple[str, ...]:
        """What may be answered after so many choices."""
        return () if self.is_done(choices) else self.answers[choices]

    # What is said

    def key(self, step: int) -> str:
        return f"lesson-{self.name}-{step + 1}"

    def title(self, text: Text) -> str:
        return text.say(f"lesson-{self.name}")

    def about(self, text: Text) -> str:
        return text.say(f"lesson-{self.name}.about")

    def task(self, step: int, text: Text) -> str:
        """What is to be done in a step; after the last there is nothing."""
        return text.say(self.key(step)) if step < self.steps else ""

    def praise(self, step: int, text: Text) -> str:
        """What is said after a step was done; empty where nothing is."""
        return self._said(step - 1, "done", text) if step else ""

    def otherwise(self, step: int, text: Text) -> str:
        """What is said when something else is tried than the step asks for."""
        return self._said(step, "else", text) or text.say(ANYTHING_ELSE)

    def _said(self, step: int, what: str, text: Text) -> str:
        key = f"{self.key(step)}.{what}"
        return text.say(key) if text.has(key) else ""


@functools.cache
def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; none where it has no such folder."""
    found: list[Lesson] = []
    for package in game.packages:
        folder = importlib.resources.files(package).joinpath(FOLDER)
        if folder.is_dir():
            found += [read(file) for file in folder.iterdir() if file.name.endswith(".json")]
    return tuple(sorted(found, key=lambda lesson: lesson.file))


def lesson_named(game: Game[Any], name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


def read(file: Traversable) -> Lesson:
    number, _, name = file.name.removesuffix(".json").partition("_")
    if not (number.isdecimal() and name):
        raise LessonError(f"{file.name}: a lesson is called by number and name: 03_battle.json")
    try:
        return Lesson(file.name, msgspec.json.decode(file.read_bytes(), type=Written))
    except msgspec.DecodeError as error:
        raise LessonError(f"{file.name}: {error}") from None


# Checking them


def check(lesson: Lesson, game: Game[Any]) -> None:
    """Raise a LessonError unless a lesson can be played to its end, and all is said in it."""
    try:
        table = lesson.beginning(game)
    except SpinneyError as error:
        raise LessonError(f"{lesson.file}: position: {error}") from None
    if lesson.seat >= table.seats:
        raise LessonError(f"{lesson.file}: seat: there are {table.seats}")
    for number, wanted in enumerate(lesson.answers):
        where = f"{lesson.file}: step {lesson.step_at(number) + 1}, answer {number + 1}"
        if table.question is None:
            raise LessonError(f"{where}: the game is over before it")
        options = [game.vocabulary.word(option) for option in table.question.options]
        for word in wanted:
            if word not in options:
                asked, could = table.question.ask.name, ", ".join(options)
                raise LessonError(f"{where}: {word!r} does not answer {asked!r}; try {could}")
        table.play(wanted[0])
    last = table.choosers[lesson.ends[-2] if lesson.steps > 1 else 0 :]
    if lesson.seat not in last:
        raise LessonError(f"{lesson.file}: step {lesson.steps}: the learner has nothing to do")
    check_texts(lesson, game)


def check_texts(lesson: Lesson, game: Game[Any]) -> None:
    keys = [f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"]
    keys += [lesson.key(step) for step in range(lesson.steps)]
    keys.append(f"{lesson.key(lesson.steps - 1)}.done")
    for language in LANGUAGES:
        text = Text(game, language)
        for key in keys:
            if not text.has(key):
                raise LessonError(f"{lesson.file}: {key} is not said in {language}")
