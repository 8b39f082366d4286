"""What a learner is given of the board of the Alliance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.tensors import Cells, Sheet, put, tally
from spinney.root.contents import Contents
from spinney.root.factions.alliance.supporters import bases_left, board_of
from spinney.root.scribes import WORDS, BoardScribe, mask_of, tally_by
from spinney.root.state import Root
from spinney.root.suits import ALL
from spinney.root.words import BASE, BIRD, CLEARINGS, SUIT


class AllianceScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        self.count = lay(f"{board}.supporters.count")
        self.supporters = lay(f"{board}.supporters.cards", has.card_names)
        self.known = lay(f"{board}.supporters.known", has.card_names)
        self.officers = lay(f"{board}.officers")
        self.operations = lay(f"{board}.operations")
        self.bases = lay(f"{board}.bases", WORDS[SUIT : SUIT + BIRD])

    def facts(self, g: Root, me: int, seat: int) -> object:
        board, first = board_of(g), BASE * CLEARINGS
        supporters = seat, board.supporters.copy(), board.known.copy()
        bases = g.pieces[first : first + CLEARINGS], g.suits, board.chosen_bases
        return supporters, bases, board.officers, board.operations

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.count, len(board.supporters))
        put(cells, self.officers, board.officers)
        if board.operations:
            put(cells, self.operations, board.operations)
        left: i64 = bases_left(g, ALL) if g.placed[BASE] else ALL
        suit: i64
        for suit in range(BIRD):
            if left >> suit & 1:
                cells[self.bases + suit] = 1
        if seat == g.seat_of[me]:
            tally(cells, self.supporters, self.cards, board.supporters)
            return
        mask = mask_of(seat, g.seats)
        tally_by(cells, self.known, self.cards, board.supporters, board.known, mask, knows=True)


SCRIBE: Final = AllianceScribe
