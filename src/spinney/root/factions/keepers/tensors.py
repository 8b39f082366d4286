"""What a learner is given of the board of the Keepers."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, copied, places, put, tally
from spinney.root.contents import Contents
from spinney.root.factions.keepers.board import (
    COLUMN_NAMES,
    RELIC,
    RELIC_NAMES,
    RELICS,
    RETAINER,
    SIDES,
    TYPE_NAMES,
    TYPES,
    WAYSTATIONS,
    board_of,
    front_of,
    is_left,
    named,
)
from spinney.root.scribes import WORDS, BoardScribe, with_own
from spinney.root.state import Root
from spinney.root.words import PIECES

FRONTS: Final = [RELIC + SIDES * kind for kind in range(TYPES)]
IN_FORESTS: Final = places([*FRONTS, *RELICS], PIECES)
RELICS_AT: Final = places(RELICS, PIECES)
TILES: Final = list(WAYSTATIONS[::2])


class KeepersScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, cards = sheet.lay, (*has.card_names, WORDS[RETAINER])
        seen = (*TYPE_NAMES, *RELIC_NAMES)
        self.retained = with_own(self.cards, RETAINER)
        self.retinue = [lay(f"{board}.retinue.{column}", cards) for column in COLUMN_NAMES]
        self.waiting = [lay(f"{board}.waiting.{column}", cards) for column in COLUMN_NAMES]
        self.waystations = lay(f"{board}.waystations", named(TILES))
        self.forests = [lay(f"{board}.forests.{name}", seen) for name in has.forest_names]
        self.face_down = lay(f"{board}.face_down", RELIC_NAMES)
        self.recovered = [lay(f"{board}.recovered.{name}", RELIC_NAMES) for name in TYPE_NAMES]

    def facts(self, g: Root, me: int, seat: int) -> object:
        board = board_of(g)
        cards = copied(board.retinue), copied(board.waiting)
        relics = copied(board.hidden), copied(board.shown), copied(board.recovered)
        return cards, relics, g.stock[WAYSTATIONS[0] : WAYSTATIONS[-1] + 1]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        for column, start in enumerate(self.retinue):
            tally(cells, start, self.retained, board.retinue[column])
            tally(cells, self.waiting[column], self.retained, board.waiting[column])
        for at, tile in enumerate(TILES):
            put(cells, self.waystations + at, int(is_left(g, tile)))
        for forest, start in enumerate(self.forests):
            hidden = board.hidden[forest]
            tally(cells, start, IN_FORESTS, [front_of(relic) for relic in hidden])
            tally(cells, start, IN_FORESTS, board.shown[forest])
            tally(cells, self.face_down, RELICS_AT, hidden)
        for kind, start in enumerate(self.recovered):
            tally(cells, start, RELICS_AT, board.recovered[kind])


SCRIBE: Final = KeepersScribe
