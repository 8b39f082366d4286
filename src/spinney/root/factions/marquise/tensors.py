"""What a learner is given of the Marquise's board."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, put
from spinney.root.contents import Contents
from spinney.root.factions.marquise.board import board_of
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root
from spinney.root.words import WOOD


class MarquiseScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.actions = sheet.lay(f"{board}.actions")
        self.recruited = sheet.lay(f"{board}.recruited")
        self.wood = sheet.lay(f"{board}.wood")

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.actions, board.actions)
        put(cells, self.recruited, int(board.recruited))
        put(cells, self.wood, g.stock[WOOD])


SCRIBE: Final = MarquiseScribe
