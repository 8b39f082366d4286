"""What a learner is given of the board of the Corvids."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, copied, put
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.factions.corvids.board import KIND_NAMES, board_of
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root


class CorvidScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, plots = sheet.lay, [f"{board}.plots.{name}" for name in CLEARING_NAMES]
        self.actions = lay(f"{board}.actions")
        self.placed = lay(f"{board}.plots_placed")
        self.exerted = lay(f"{board}.exerted")
        self.count = lay(f"{board}.reserve.count")
        self.reserve = lay(f"{board}.reserve.kinds", KIND_NAMES)
        self.unseen = lay(f"{board}.unseen_plots", KIND_NAMES)
        self.kinds = [lay(f"{plot}.kind", KIND_NAMES) for plot in plots]
        self.could_be = [lay(f"{plot}.could_be", KIND_NAMES) for plot in plots]

    def facts(self, g: Root, me: int, seat: int) -> object:
        board = board_of(g)
        turn = seat == g.seat_of[me], board.actions, board.placed, board.exerted
        plots = board.kinds.copy(), board.laid.copy(), board.ruled_out.copy()
        return turn, plots, copied(board.back)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        own = seat == g.seat_of[me]
        put(cells, self.actions, board.actions)
        put(cells, self.placed, board.placed)
        put(cells, self.exerted, int(board.exerted))
        left, count = board.reserve(), 0
        for kind, n in enumerate(left):
            count += n
            put(cells, self.unseen + kind, len(board.back[kind]))
            if own:
                put(cells, self.reserve + kind, n)
        put(cells, self.count, count)
        for c in board.hidden():
            possible = board.could_be(c)
            for kind in possible:
                cells[self.could_be[c] + kind] = 1
            if own or len(possible) == 1:
                cells[self.kinds[c] + board.kinds[c]] = 1


SCRIBE: Final = CorvidScribe
