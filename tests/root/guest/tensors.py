"""What a learner is given of the board of the Otter Guild."""

from __future__ import annotations

from root.guest.board import HIRED, KIND_NAMES, NONE, board_of
from spinney.core.tensors import Cells, Sheet, put, tally
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root
from spinney.root.views import knows_card
from spinney.root.words import BURROW, CLEARINGS, MAP_CLEARINGS


class GuildScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, caches = sheet.lay, [f"{board}.caches.{name}" for name in CLEARING_NAMES]
        self.burrow = lay(f"{board}.burrow")
        self.lost = lay(f"{board}.wharves.lost")
        self.nets = lay(f"{board}.nets", has.card_names)
        self.hired = lay(f"{board}.hired", has.faction_names)
        self.kinds = [lay(f"{cache}.kind", KIND_NAMES) for cache in caches]
        self.ruled_out = [lay(f"{cache}.ruled_out", KIND_NAMES) for cache in caches]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.burrow, g.warriors[me * CLEARINGS + BURROW])
        put(cells, self.lost, board.lost)
        tally(cells, self.nets, self.cards, board.nets)
        for who in g.players:
            if HIRED in g.granted[who]:
                cells[self.hired + self.factions[who]] = 1
        for c in range(MAP_CLEARINGS):
            if board.kinds[c] == NONE:
                continue
            if knows_card(board.known[c], seat, g.seats):
                cells[self.kinds[c] + board.kinds[c]] = 1
            for kind in range(len(KIND_NAMES)):
                put(cells, self.ruled_out[c] + kind, board.ruled_out[c] >> kind & 1)


SCRIBE = GuildScribe
