"""What a learner is given of the board of the Hundreds."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, count, mark, put
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.factions.hundreds.board import MOOD, MOOD_NAMES, MOODS, TRACKS, board_of
from spinney.root.scribes import WORDS, BoardScribe, RuinScribe
from spinney.root.state import Root
from spinney.root.words import ITEM, ITEMS

OWN: Final = range(MOOD, MOOD + MOODS)
"""Words that come up only where the Hundreds are."""


class HundredsScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, items = sheet.lay, WORDS[ITEM : ITEM + ITEMS]
        self.warlord = lay(f"{board}.warlord", CLEARING_NAMES)
        self.mood = lay(f"{board}.mood", MOOD_NAMES)
        self.hoard = [lay(f"{board}.hoard.{track}", items) for track in TRACKS]
        self.commanded = lay(f"{board}.commanded")
        self.advanced = lay(f"{board}.advanced")
        self.ruins = RuinScribe(sheet, board, has)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        mark(cells, self.warlord, board.warlord)
        cells[self.mood + board.mood] = 1
        for track, start in enumerate(self.hoard):
            count(cells, start, board.hoard[track])
        put(cells, self.commanded, board.commanded)
        put(cells, self.advanced, board.advanced)
        seen = board.looked | board.shown if seat == g.seat_of[me] else board.shown
        self.ruins.write(g, board.from_ruins, seen, cells)


SCRIBE: Final = HundredsScribe
