"""What a seat knows and may do at a table, in numbers: the part that is the same in all games.

An observation is, in this order,

    what the game's scribe writes   see `Game.scribe`
    `ask`                           which kind of question is pending, and
    `mine`                          whether it is this seat's to answer
    `about`                         the words it is about, if so

A mask has a cell for each word of the vocabulary.
"""

from __future__ import annotations

from typing import Any, Final

from spinney.core.game import WORD, Game
from spinney.core.question import Ask, Question
from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.core.tensors import AMOUNT, NOWHERE, Cells, Part, places

ASK: Final = "ask"
MINE: Final = "mine"
ABOUT: Final = "about"


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
        self._words: list[int] = places(words, self.actions)
        self._named: dict[str, list[int]] = {ask.name: worded(game, ask) for ask in asks}
        self._blank = bytes(self.size)
        self._unmasked = bytes(self.actions)
        self._cells = Cells()
        self._mask = Cells()

    def observe(self, table: Table[Any], seat: int) -> bytes:
        """What a seat knows."""
        cells = self._cells
        cells.truncate(0)
        cells.write(self._blank)
        self._scribe.write(table.state, seat, cells)
        question = table.question
        if question is not None:
            self._tell(question, seat, cells)
        return cells.getvalue()

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
        at, to = row * self.size, row * self.actions
        seen[at : at + self.size] = self.observe(table, seat)
        masks[to : to + self.actions] = self.mask(table, seat)
        return seat


def worded(game: Game[Any], ask: Ask[Any]) -> list[int]:
    """Which of the things that a kind of question is about are words."""
    return [at for at, name in enumerate(ask.about) if game.arguments[name] == WORD]
