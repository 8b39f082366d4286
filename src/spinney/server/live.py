"""A table as a server has it in memory: what is stored, played through to where it stands."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final
from weakref import WeakValueDictionary

import sqlalchemy as sa

from spinney.core.game import Game
from spinney.core.lessons import Lesson, lesson_named
from spinney.core.names import look_alike
from spinney.core.records import ASKS_WHAT_IS_HIDDEN, letter
from spinney.core.registry import game_named
from spinney.core.setup import Setup, as_before, choose
from spinney.core.state import State
from spinney.core.table import KNOWN, SINGLE, Table, table_at
from spinney.core.text import Text
from spinney.server.moments import Moment, Reels, moment_at
from spinney.server.past import Past, past_of
from spinney.server.reading import Reading
from spinney.server.words import Words

# Kinds of moves

CHOICE: Final = "choice"
BACK: Final = "back"
"""Back to so many choices; with it, where chance must not repeat itself, its seed from there on."""
NEWS: Final = "news"
"""Something about the table that is not the game: its seats, a proposal, its end."""

# Phases

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

LEARNED: Final = "learned"
"""How a lesson is over."""

# Kinds of seats

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
LINK: Final = "link"
FREE: Final = (OPEN, LINK)


class Sitting:
    """Who sits on a seat. A person with a level is away, and a bot of that level plays for them."""

    __slots__ = (
        "conceded",
        "keeps",
        "kind",
        "level",
        "name",
        "offered",
        "person",
        "seat",
        "seen",
        "standing_order",
    )

    def __init__(self, row: sa.Row[Any]) -> None:
        self.seat: int = row.seat
        self.kind: str = row.kind
        self.person: str | None = row.person
        self.name: str = row.name
        self.level: str | None = row.level
        self.conceded: bool = row.conceded
        self.standing_order: str | None = row.standing_order
        self.seen: float = row.seen
        self.offered: str | None = row.offered
        """How it was offered before somebody took it: to anybody, or by a link."""
        self.keeps: list[str] | None = row.keeps
        """What it keeps for the next chapter of a campaign, once that is chosen."""

    def change(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    @property
    def free(self) -> bool:
        return self.kind in FREE

    @property
    def by_bot(self) -> bool:
        return self.level is not None

    def named(self, words: Words) -> str:
        if self.kind == BOT:
            return words.bot(self.level or "", self.seat)
        nobody = "person-gone" if self.kind == PERSON else "seat-free"
        return self.name or words.say(nobody, letter=letter(self.seat))


class Live:
    """One table. Whoever reads or changes it holds its lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.row: Any = None
        self.lesson: Lesson | None = None
        """What is learned there; one that was changed meanwhile is played on as any game is."""
        self.seats: list[Sitting] = []
        self.sequence = 0
        self.table: Table[Any] | None = None
        self.stale = True
        """Set while a change is not known to be kept: read everything again before use."""
        self.here: set[str | None] = set()
        """The people who have it open, as far as this server knows."""
        self.behind = False
        """Set when another server has changed something: read what is new before use."""
        self.steps: list[int] = []
        """For each choice: the step in which it was made."""
        self.logged: list[int] = []
        """For each choice: how long the log was when all that it set off had happened."""
        self.backs: list[tuple[int, int]] = []
        """For each take-back: its sequence, and how much of the log it left."""
        self.chosen: dict[int, list[int]] = {}
        """For each seat: the numbers of its choices."""
        self.past: Past | None = None
        self.reels = Reels()
        self._readings: dict[tuple[int, str], Reading] = {}
        self._captions: WeakValueDictionary[tuple[int, str], Text] = WeakValueDictionary()
        self._now: dict[int, tuple[int, Moment]] = {}

    @functools.cached_property
    def game(self) -> Game[Any]:
        return game_named(self.row.game)

    @functools.cached_property
    def setup(self) -> Setup:
        """As it was stored; an option that came later says how it was played before."""
        return stored_setup(self.game, tuple(self.row.options.items()))

    @property
    def auto(self) -> int:
        """What the table answers by itself: a game goes on as it was begun."""
        return KNOWN if self.row.format >= ASKS_WHAT_IS_HIDDEN else SINGLE

    @property
    def phase(self) -> str:
        return str(self.row.phase)

    def names(self, words: Words) -> list[str]:
        """What the seats are called; where two would be taken for each other, with the letter."""
        return told_apart(tuple(sitting.named(words) for sitting in self.seats)).copy()

    def reading(self, seat: int, language: str) -> Reading:
        """What has been put into words for whoever looks through these eyes."""
        words = Words(language)
        names = self.names(words)
        known = self._readings.get((seat, words.language))
        if known is None or known.text.names != names:
            known = Reading(Text(self.game, words.language, names, seat, self.setup))
            self._readings[seat, words.language] = known
        if self.table is not None:
            known.text.cast(self.table.roles())
        return known

    def text(self, seat: int, language: str) -> Text:
        """The game's text for whoever looks through these eyes."""
        return self.reading(seat, language).text

    def captions(self, seat: int, language: str) -> Text:
        """The words on pictures; the same for all who look through these eyes meanwhile."""
        words = Words(language)
        names = self.names(words)
        known = self._captions.get((seat, words.language))
        if known is None or known.names != names:
            known = Text(self.game, words.language, names, seat)
            self._captions[seat, words.language] = known
        return known

    def now(self, seat: int) -> Moment:
        """How things stand, as this seat may know it."""
        assert self.past is not None
        known = self._now.get(seat)
        if known is None or known[0] != self.sequence:
            known = self.sequence, moment_at(self.game, self.playing().state, self.past, seat)
            self._now[seat] = known
        return known[1]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody plays; who concedes has them back when the game is over."""
        if person is None:
            return []
        over = self.phase == OVER
        theirs = (each for each in self.seats if each.person == person)
        return [each.seat for each in theirs if over or not each.conceded]

    def players(self) -> list[Sitting]:
        """Those whose game it is: people, also while a bot stands in for them."""
        return [each for each in self.seats if each.kind == PERSON and not each.conceded]

    def people(self) -> list[Sitting]:
        """Those who are asked when the table is: people who play for themselves."""
        return [each for each in self.seats if each.kind == PERSON and not each.by_bot]

    def ends_without(self, person: str) -> bool:
        """Whether the game is over if somebody concedes: between two rivals, with nobody left."""
        others = [each for each in self.people() if each.person != person]
        between_two = len(self.seats) == 2 and not self.game.is_cooperative(self.setup)
        return between_two or not others

    @property
    def to_act(self) -> int | None:
        if self.table is None or self.table.question is None or self.phase != PLAYING:
            return None
        return self.table.question.seat

    @property
    def bot_to_act(self) -> bool:
        by_bot = self.to_act is not None and self.seats[self.to_act].by_bot
        return by_bot and self.lesson is None

    @property
    def learned(self) -> bool:
        """Whether its lesson is at its end."""
        return self.lesson is not None and self.lesson.is_done(len(self.playing().choices))

    # Following what is stored

    def forget(self) -> None:
        """Start over from what is stored."""
        self.sequence, self.table, self.past, self.stale = 0, None, None, True
        self.steps, self.logged, self.backs, self.chosen = [], [], [], {}
        self.reels.clear()
        self._now = {}

    def know(self, row: sa.Row[Any], seats: Sequence[sa.Row[Any]]) -> None:
        """Take in what is said of the table without playing its game."""
        self.row = SimpleNamespace(**row._mapping)
        self.seats = [Sitting(seat) for seat in seats]
        lesson = None if row.lesson is None else lesson_named(self.game, row.lesson)
        self.lesson = lesson if lesson and lesson.position == row.began_at else None

    def follow(
        self, row: sa.Row[Any], seats: Sequence[sa.Row[Any]], moves: Sequence[sa.Row[Any]]
    ) -> None:
        """Take in how the table stands and the moves that are new."""
        self.know(row, seats)
        if self.table is None and row.phase != WAITING:
            self.sit_at(self.beginning())
        for move in moves:
            if move.kind == CHOICE:
                self.apply(self.game.vocabulary.number(move.value))
            elif move.kind == BACK:
                number, _, seed = move.value.partition(" ")
                self.go_back(int(number), move.sequence, seed)
        self.sequence = row.sequence
        self.stale = self.behind = False

    def sit_at(self, table: Table[Any]) -> None:
        """Have another table, or one at last."""
        self.table = table
        if self.past is None:
            self.past = past_of(table)
        assert table.state.log is not None
        self.past.read(table.state.log)
        self.chosen = {}
        for number, seat in enumerate(table.choosers):
            self.chosen.setdefault(seat, []).append(number)
        self.reels.cut(self.past)
        self._set_camera()

    def look(self, seats: set[int]) -> None:
        """Somebody looks on through the eyes of these seats, and wants to see what happens."""
        self.reels.look(seats)
        self._set_camera()

    def _set_camera(self) -> None:
        if self.table is not None:
            self.table.state.camera = self._take_moments if self.reels.wanted else None

    def _take_moments(self, g: State) -> None:
        assert self.past is not None
        self.reels.take(self.game, g, self.past)

    def beginning(self) -> Table[Any]:
        if self.row.began_at is None:
            return Table(self.game, self.setup, self.row.seed, auto=self.auto)
        began, seed = self.row.began_at, self.row.seed
        return table_at(self.game, began, seed, force=True, auto=self.auto)

    def apply(self, choice: int) -> None:
        table = self.playing()
        self.steps.append(table.steps)
        assert table.question is not None
        self.chosen.setdefault(table.question.seat, []).append(len(table.choices))
        table.apply(choice)
        self.logged.append(len(table.state.log or ()))

    def go_back(self, number: int, sequence: int, seed: str = "") -> None:
        table = self.playing()
        if number < len(table.choices):
            table = table.take_back(number, seed)
            self.sit_at(table)
        elif seed:
            table.reseed(seed)
        del self.steps[number:]
        del self.logged[number:]
        self.backs.append((sequence, len(table.state.log or ())))

    def still_true(self, seat: int, events: int, number: int) -> int:
        """How many of the events that a seat had been told by that number have not been undone."""
        if self.past is None:
            return 0
        told = self.past.told(seat)
        known = min(events, len(told.events))
        for sequence, length in reversed(self.backs):
            if sequence <= number:
                break
            known = min(known, told.count(length))
        return known

    def playing(self) -> Table[Any]:
        assert self.table is not None, "the game has not begun"
        return self.table


@functools.lru_cache(maxsize=4000)
def stored_setup(game: Game[Any], options: tuple[tuple[str, str], ...]) -> Setup:
    return choose(game.name, game.options, as_before(game.options, dict(options)))


@functools.lru_cache(maxsize=4000)
def told_apart(names: tuple[str, ...]) -> list[str]:
    """Names, with the letter of the seat where two would be taken for each other."""
    return [
        f"{name} ({letter(seat)})" if sum(look_alike(name, each) for each in names) > 1 else name
        for seat, name in enumerate(names)
    ]
