"""Learning to play."""

from __future__ import annotations

from msgspec import Struct


class LessonLine(Struct):
    """A lesson, and how far whoever asks has come with it."""

    name: str
    title: str
    about: str
    minutes: int
    done: bool
    table: str | None
    """Where it was left, if it was begun and not finished."""


class LessonTold(Struct):
    """What a lesson says at its table now."""

    name: str
    title: str
    number: int
    count: int
    """Which of the game's lessons it is, from 1, and how many there are."""
    step: int
    steps: int
    """How many of its steps are done, and how many there are."""
    praise: str
    """What is said of the step that was done last, if anything."""
    task: str
    """What is to be done; empty when all is done."""
    words: list[str]
    """What may be answered now."""
    next: str | None
    """The name of the lesson that comes after it."""
