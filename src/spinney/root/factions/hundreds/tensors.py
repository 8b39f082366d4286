"""What a learner is given of the board of the Hundreds."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, mark, put, tally
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.factions.hundreds.board import MOOD, MOOD_NAMES, MOODS, TRACKS, board_of
from spinney.root.scribes import WORDS, BoardScribe
from spinney.root.state import Root
from spinney.root.words import ITEM, ITEMS

OWN: Final = range(MOOD, MOOD + MOODS)
"""Words that come up only where the Hundreds are."""
ALL_ITEMS: Final = list(range(ITEMS))


class HundredsScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, items = sheet.lay, WORDS[ITEM : ITEM + ITEMS]
        self.warlord = lay(f"{board}.warlord", CLEARING_NAMES)
        self.mood = lay(f"{board}.mood", MOOD_NAMES)
        self.hoard = [lay(f"{board}.hoard.{track}", items) for track in TRACKS]
        self.commanded = lay(f"{board}.commanded")
        self.advanced = lay(f"{board}.advanced")
        self.from_ruins = lay(f"{board}.from_ruins", items)
        self.ruins = [(c, lay(f"{board}.ruins.{CLEARING_NAMES[c]}", items)) for c in has.ruins]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        mark(cells, self.warlord, board.warlord)
        cells[self.mood + board.mood] = 1
        for track, start in enumerate(self.hoard):
            tally(cells, start, ALL_ITEMS, board.hoard[track])
        put(cells, self.commanded, board.commanded)
        put(cells, self.advanced, board.advanced)
        if board.from_ruins:
            for item in ALL_ITEMS:
                put(cells, self.from_ruins + item, board.from_ruins >> item & 1)
        known = board.looked | board.shown if seat == g.seat_of[me] else board.shown
        for c, start in self.ruins:
            if known >> c & 1:
                tally(cells, start, ALL_ITEMS, g.ruin_items[c])


SCRIBE: Final = HundredsScribe
