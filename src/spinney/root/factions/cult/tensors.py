"""What a learner is given of the board of the Cult."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, mark, put, tally
from spinney.root.contents import Contents
from spinney.root.factions.cult.board import GARDENS, SUIT_NAMES, board_of
from spinney.root.pieces import on_map
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root


class CultScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        self.acolytes = lay(f"{board}.acolytes")
        self.hated = lay(f"{board}.hated")
        self.outcast = lay(f"{board}.outcast", SUIT_NAMES)
        self.scored = lay(f"{board}.scored", SUIT_NAMES)
        self.souls = lay(f"{board}.souls", has.card_names)
        self.revealed = lay(f"{board}.revealed", has.card_names)
        self.gardens = [lay(f"{board}.gardens.{suit}.on_map") for suit in SUIT_NAMES]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.acolytes, board.acolytes)
        put(cells, self.hated, int(board.hated))
        mark(cells, self.outcast, board.outcast)
        tally(cells, self.souls, self.cards, board.souls)
        tally(cells, self.revealed, self.cards, board.revealed)
        for suit, at in enumerate(self.gardens):
            put(cells, self.scored + suit, board.scored >> suit & 1)
            put(cells, at, on_map(g, GARDENS[suit]))


SCRIBE: Final = CultScribe
