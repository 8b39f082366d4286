"""The games of a training: those that are learned from, and the matches that judge a net."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from spinney.bots.base import Bot, Seat, any_of
from spinney.bots.outlooks import REASONS
from spinney.bots.registry import bot_maker
from spinney.core.chance import Luck
from spinney.core.table import SINGLE, Table
from spinney.training.course import Course
from spinney.training.games import Kept, kept, replay
from spinney.training.samples import Sampler, Samples

WHIMS: Final = 10
"""In so many of a hundred choices at most somebody who is to be learned from plays anything."""


class Wayward:
    """Plays as another bot does, but now and then anything: else all games would be alike."""

    def __init__(self, bot: Bot, whims: int, luck: Luck) -> None:
        self._bot = bot
        self._whims = whims
        self._luck = luck

    def choose(self, seat: Seat) -> int:
        if self._luck.below(100) < self._whims:
            return any_of(seat.options, seat.game.surrenders, self._luck)
        return self._bot.choose(seat)


class Lesson(msgspec.Struct, frozen=True):
    """Games to be learned from: every seat draws its outlook from these, and how wayward it is."""

    course: Course
    seed: str
    generation: int
    bot: str
    """A bot's name to which an outlook is added."""
    outlooks: list[str]


def with_outlook(bot: str, outlook: str) -> str:
    return bot if outlook == REASONS else f"{bot}{',' if ':' in bot else ':'}outlook={outlook}"


def play_lesson(lesson: Lesson, number: int) -> tuple[Kept, Samples]:
    """Play one of them."""
    seed = f"{lesson.seed}-{lesson.generation}-{number}"
    game, setup = lesson.course.the_game(), lesson.course.draw(seed)
    table: Table[Any] = Table(game, setup, seed, log=False, auto=SINGLE)
    luck = Luck(f"{seed}-players")
    bots = []
    for seat in range(table.seats):
        outlook = lesson.outlooks[luck.below(len(lesson.outlooks))]
        bot = bot_maker(with_outlook(lesson.bot, outlook))(f"{seed}-{seat}")
        bots.append(Wayward(bot, luck.below(WHIMS + 1), luck))
    seats = [Seat(table, seat) for seat in range(table.seats)]
    sampler = Sampler(table)
    while (question := table.question) is not None:
        sampler.apply(bots[question.seat].choose(seats[question.seat]))
    return kept(lesson.generation, number, table), sampler.samples


class Revision(msgspec.Struct, frozen=True):
    """Games that were played before."""

    course: Course
    games: list[Kept]


def look_again(revision: Revision, number: int) -> tuple[Kept, Samples | None]:
    game = revision.games[number]
    return game, replay(revision.course.the_game(), game)


class Match(msgspec.Struct, frozen=True):
    """One outlook among others, in every seat in turn; or each by itself, where all win as one."""

    course: Course
    seed: str
    bot: str
    outlook: str
    other: str
    games: list[tuple[int, int]]
    """For each game, which setup and chance are drawn, and the seat of the one."""


def make_match(course: Course, seed: str, bot: str, outlook: str, other: str, games: int) -> Match:
    """So many games, or a few more: each draw is played from every seat."""
    found: list[tuple[int, int]] = []
    draw, game = 0, course.the_game()
    while len(found) < games:
        setup = course.draw(f"{seed}-{draw}")
        seats = 2 if is_shared(course, f"{seed}-{draw}") else game.seats(setup)
        found += [(draw, seat) for seat in range(seats)]
        draw += 1
    return Match(course, seed, bot, outlook, other, found)


def is_shared(course: Course, seed: str) -> bool:
    """Whether all seats of what is drawn have the same return, so that nobody plays against one."""
    game, setup = course.the_game(), course.draw(seed)
    return game.is_cooperative(setup) or game.seats(setup) == 1


def play_match(match: Match, number: int) -> tuple[list[float], list[float]]:
    """What the one had of the win, and what would be fair, as far as this game tells it."""
    draw, hero = match.games[number]
    seed = f"{match.seed}-{draw}"
    game, setup = match.course.the_game(), match.course.draw(seed)
    shared = is_shared(match.course, seed)
    table: Table[Any] = Table(game, setup, seed, log=False, auto=SINGLE)
    bots = []
    for seat in range(table.seats):
        outlook = match.outlook if (hero == 0 if shared else seat == hero) else match.other
        bots.append(bot_maker(with_outlook(match.bot, outlook))(f"{seed}-{seat}"))
    seats = [Seat(table, seat) for seat in range(table.seats)]
    while (question := table.question) is not None:
        table.apply(bots[question.seat].choose(seats[question.seat]))
    returns = table.returns()
    if shared:
        return (returns[:1], []) if hero == 0 else ([], returns[:1])
    everything = sum(returns)
    share = returns[hero] / everything if everything else 1.0 / len(returns)
    return [share], [1.0 / len(returns)]
