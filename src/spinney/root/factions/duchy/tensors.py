"""What a learner is given of the board of the Duchy."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, put, tally
from spinney.root.contents import Contents
from spinney.root.factions.duchy.board import MINISTERS, NAMES, RANKS, acted, board_of
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root
from spinney.root.words import BURROW, CLEARINGS, MINISTER

OWN: Final = range(MINISTER, MINISTER + MINISTERS)
"""Words that come up only where the Duchy is."""


class DuchyScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        self.actions = lay(f"{board}.actions")
        self.burrow = lay(f"{board}.burrow")
        self.crowns = [lay(f"{board}.crowns.{rank}") for rank in RANKS]
        self.lost = [lay(f"{board}.lost.{rank}") for rank in RANKS]
        self.swayed = lay(f"{board}.swayed", NAMES)
        self.acted = lay(f"{board}.acted", NAMES)
        self.revealed = lay(f"{board}.revealed", has.card_names)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.actions, board.actions)
        put(cells, self.burrow, g.warriors[me * CLEARINGS + BURROW])
        for rank, at in enumerate(self.crowns):
            put(cells, at, board.crowns(rank))
            put(cells, self.lost[rank], board.lost[rank])
        for minister in board.swayed:
            cells[self.swayed + minister] = 1
        for minister in acted(g):
            cells[self.acted + minister] = 1
        tally(cells, self.revealed, self.cards, board.revealed)


SCRIBE: Final = DuchyScribe
