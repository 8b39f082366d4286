"""What a seat knows and may do at a table, in numbers: the part that is the same in all games.

An observation is, in this order,

    what the game's scribe writes   see `Game.scribe`
    `ask`                           which kind of question is pending, and
    `mine`                          whether it is this seat's to answer
    `about`                         the words it is about, if so

A mask has a cell for each word of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from types import FunctionType
from typing import Any, Final

from spinney.core.game import WORD, Game
from spinney.core.question import Ask, Question
from spinney.core.setup import Setup
from spinney.core.state import State
from spinney.core.table import Table
from spinney.core.tensors import AMOUNT, NOWHERE, Cells, Part, places

ASK: Final = "ask"
MINE: Final = "mine"
ABOUT: Final = "about"


Fill = Callable[[memoryview, int, bytes], None]


def written(row: memoryview, at: int, cells: bytes) -> None:
    """Write cells into a row of bytes, from one place on."""
    row[at : at + len(cells)] = cells


def in_c() -> Fill | None:
    """The same in C, which makes no slices, where it is compiled."""
    try:
        from spinney.core._kernel import fill
    except ImportError:
        return None
    return fill


fill: Final[Fill] = in_c() or written


class Page:
    """The last observation that was written here, and the facts that its stretches show.

    It does not matter of which table or for which seat it was, but little changes if they stay.
    """

    __slots__ = ("cells", "facts")

    def __init__(self, stretches: int) -> None:
        self.cells = b""
        self.facts: list[object] = [None] * stretches


class Numbers:
    """How the games of one setup are written in numbers. It is for one thread at a time."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._scribe = game.scribe(setup)
        asks, words = game.asks_in(setup), game.words_in(setup)
        sheet = self._scribe.sheet
        self._ask = sheet.lay(ASK, [ask.name for ask in asks])
        self._mine = sheet.lay(MINE, AMOUNT)
        self._about = sheet.lay(ABOUT, [game.vocabulary.word(word) for word in words])
        self.parts: list[Part] = sheet.parts
        self.size: int = sheet.size
        self.actions: int = len(game.vocabulary)
        self._places: dict[str, int] = {ask.name: at for at, ask in enumerate(asks)}
        self._words = places(words, self.actions)
        self._named: dict[str, list[int]] = {ask.name: worded(game, ask) for ask in asks}
        self._compares = isinstance(worded, FunctionType)
        """Compiled, all is written sooner than compared with what is there."""
        ends = [0, *self._scribe.ends, self.size] if self._compares else [0, self.size]
        self._blanks = [bytes(end - start) for start, end in pairwise(ends)]
        """For each stretch that is compared, and for the rest."""
        self._pages: list[Page] = []
        self._unmasked = bytes(self.actions)
        self._cells = Cells()
        self._mask = Cells()

    def observe(self, table: Table[Any], seat: int, row: int = 0) -> bytes:
        """What a seat knows; if it is one of many games, which one, so that less has changed."""
        cells = self._cells
        g: State = table.state
        cells.truncate(0)
        if self._compares:
            while row >= len(self._pages):
                self._pages.append(Page(len(self._scribe.stretches)))
            self._write_stretches(g, seat, self._pages[row])
            cells.write(self._blanks[-1])
        else:
            cells.write(self._blanks[-1])
            for stretch in self._scribe.stretches:
                stretch.write(g, seat, cells)
        self._scribe.write(g, seat, cells)
        question = table.question
        if question is not None:
            self._tell(question, seat, cells)
        written = cells.getvalue()
        if self._compares:
            self._pages[row].cells = written
        return written

    def _write_stretches(self, g: State, seat: int, page: Page) -> None:
        cells, ends, start = self._cells, self._scribe.ends, 0
        before, page.cells = page.cells, b""  # if this fails, all of it is written the next time
        for at, stretch in enumerate(self._scribe.stretches):
            facts = stretch.facts(g, seat)
            if facts is not None and before and facts == page.facts[at]:
                cells.write(before[start : ends[at]])
            else:
                page.facts[at] = facts
                cells.write(self._blanks[at])
                stretch.write(g, seat, cells)
            start = ends[at]

    def _tell(self, question: Question, seat: int, cells: Cells) -> None:
        name = question.ask.name
        cells[self._ask + self._places[name]] = 1
        if question.seat != seat:
            return
        cells[self._mine] = 1
        for at in self._named[name]:
            word = question.about[at]
            place = self._words[word] if word >= 0 else NOWHERE
            if place >= 0:
                cells[self._about + place] = 1

    def mask(self, table: Table[Any], seat: int) -> bytes:
        """Which actions answer the pending question; none if it is another's."""
        mask = self._mask
        mask.truncate(0)
        mask.write(self._unmasked)
        question = table.question
        if question is not None and question.seat == seat:
            for option in question.options:
                mask[option] = 1
        return mask.getvalue()

    def look(self, table: Table[Any], row: int, seen: memoryview, masks: memoryview) -> int:
        """Write what whoever is asked knows and may do into a row of each; returns their seat."""
        question = table.question
        assert question is not None, "nobody is asked"
        seat = question.seat
        fill(seen, row * self.size, self.observe(table, seat, row))
        fill(masks, row * self.actions, self.mask(table, seat))
        return seat

    def step(
        self,
        tables: list[Table[Any]],
        actions: list[int],
        seats: memoryview,
        seen: memoryview,
        masks: memoryview,
        end: Callable[[int], None],
    ) -> None:
        """Answer the question of each of these games and look at the next; `end` is told which
        games are over, by their rows. Nothing is answered unless all of it answers."""
        for row, action in enumerate(actions):
            tables[row].check(action)
        for row, action in enumerate(actions):
            table = tables[row]
            table.answer(action)
            if table.question is None:
                end(row)
            else:
                seats[row] = self.look(table, row, seen, masks)


def worded(game: Game[Any], ask: Ask[Any]) -> list[int]:
    """Which of the things that a kind of question is about are words."""
    return [at for at, name in enumerate(ask.about) if game.arguments[name] == WORD]
