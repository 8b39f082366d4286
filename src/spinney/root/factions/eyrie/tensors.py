"""What a learner is given of the board of the Eyrie."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, count, tally
from spinney.root.contents import Contents
from spinney.root.factions.eyrie.board import COLUMN_NAMES, LEADER_NAMES, LEADERS, board_of
from spinney.root.scribes import WORDS, BoardScribe, with_own
from spinney.root.state import NOBODY, Root
from spinney.root.words import BIRD, LEADER, SUIT, VIZIER

OWN: Final = range(LEADER, LEADER + LEADERS)
"""Words that come up only where the Eyrie are."""


class EyrieScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        decreed = (*has.card_names, WORDS[VIZIER])
        suits = WORDS[SUIT : SUIT + BIRD + 1]
        self.leader = lay(f"{board}.leader", LEADER_NAMES)
        self.deposed = lay(f"{board}.deposed", LEADER_NAMES)
        self.decree = [lay(f"{board}.decree.{column}", decreed) for column in COLUMN_NAMES]
        self.pending = [lay(f"{board}.pending.{column}", suits) for column in COLUMN_NAMES]
        self.decreed = with_own(self.cards, VIZIER)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        if board.leader != NOBODY:
            cells[self.leader + board.leader] = 1
        for leader in board.deposed:
            cells[self.deposed + leader] = 1
        for column, start in enumerate(self.decree):
            tally(cells, start, self.decreed, board.decree[column])
            if board.pending[column]:
                count(cells, self.pending[column], board.pending[column])


SCRIBE: Final = EyrieScribe
