"""What a lesson says at its table."""

from __future__ import annotations

from spinney.core.lessons import Lesson, lessons_of
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.live import PLAYING, Live
from spinney.server.words import Words


def which(lesson: Lesson, text: Text) -> str:
    """The lesson among those of its game."""
    names = [each.name for each in lessons_of(text.game)]
    return Words(text.language).say(
        "lesson-which",
        number=names.index(lesson.name) + 1,
        count=len(names),
        title=lesson.title(text),
    )


def lesson_told(live: Live, seat: int, text: Text) -> m.LessonTold | None:
    """What the learner is told; nobody else is."""
    lesson = live.lesson
    if lesson is None or seat != lesson.seat or live.table is None:
        return None
    names = [each.name for each in lessons_of(live.game)]
    number, choices = names.index(lesson.name) + 1, len(live.table.choices)
    step = lesson.step_at(choices)
    asked = live.phase == PLAYING and live.to_act == seat
    return m.LessonTold(
        name=lesson.name,
        title=lesson.title(text),
        number=number,
        count=len(names),
        step=step,
        steps=lesson.steps,
        praise=lesson.praise(step, text),
        task=lesson.task(step, text),
        words=list(lesson.wanted(choices)) if asked else [],
        next=names[number] if number < len(names) else None,
    )
