"""Learning to play: the lessons of a game, taken one by one, each at a table of its own."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from spinney.core.game import Game
from spinney.core.lessons import Lesson, lesson_named, lessons_of
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import MISSING, Refused
from spinney.server.house import House
from spinney.server.live import BOT, LEARNED, PLAYING
from spinney.server.lobby import found, taken_by
from spinney.server.states import Reader
from spinney.server.words import DEFAULT_LEVEL


async def lessons(house: House, reader: Reader, game: Game[Any]) -> list[m.LessonLine]:
    """The lessons of a game, and which of them somebody has done or begun."""
    text, tables = Text(game, reader.language), await taken(house, reader.person, game)
    told = []
    for lesson in lessons_of(game):
        mine = [each for each in tables if each.lesson == lesson.name]
        told.append(
            m.LessonLine(
                name=lesson.name,
                title=lesson.title(text),
                about=lesson.about(text),
                minutes=lesson.minutes,
                done=any(each.how == LEARNED for each in mine),
                table=next((each.id for each in mine if left_at(each, lesson)), None),
            )
        )
    return told


async def taken(house: House, person: str | None, game: Game[Any]) -> list[sa.Row[Any]]:
    """The tables at which somebody has taken lessons, the newest first."""
    t = s.tables
    query = sa.select(t.c.id, t.c.lesson, t.c.phase, t.c.how, t.c.began_at).where(
        t.c.made_by == person, t.c.game == game.name, t.c.lesson.is_not(None)
    )
    return await house.storage.all(query.order_by(t.c.created.desc()))


def left_at(table: sa.Row[Any], lesson: Lesson) -> bool:
    """Whether somebody can go on with a lesson there: it is not over, and was not changed since."""
    same = table.lesson == lesson.name and table.began_at == lesson.position
    return bool(same and table.phase == PLAYING)


async def take(house: House, person: m.Person, game: Game[Any], name: str) -> m.TableRef:
    """Go on with a lesson where it was left, or else begin it."""
    lesson = lesson_named(game, name)
    if lesson is None:
        raise Refused(MISSING, "no-lesson")
    for each in await taken(house, person.id, game):
        if left_at(each, lesson):
            return m.TableRef(each.id)
    table = lesson.beginning(game)
    bot = {"kind": BOT, "level": DEFAULT_LEVEL}
    sitting = [taken_by(person) if seat == lesson.seat else bot for seat in range(table.seats)]
    made = await found(
        house,
        person,
        table.setup,
        sitting,
        pace="async",
        watch="nobody",
        began_at=lesson.position,
        lesson=name,
    )
    return m.TableRef(made.table)
