"""What a learner is given of the Mechanical Marquise's board."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, put
from spinney.root.contents import Contents
from spinney.root.factions.mechanical.board import ORDERS, SPY_CARDS, board_of
from spinney.root.scribes import WORDS, BoardScribe
from spinney.root.state import NOBODY, Root
from spinney.root.views import knows_card


class MechanicalScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        self.turned = lay(f"{board}.turned")
        self.orders = [lay(f"{board}.orders.{at}", has.card_names) for at in range(ORDERS)]
        self.spies = [lay(f"{board}.spies.{WORDS[card]}", has.faction_names) for card in SPY_CARDS]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        put(cells, self.turned, int(board.turned))
        for at, card in enumerate(board.orders):
            if knows_card(board.known[at], seat, g.seats):
                cells[self.orders[at] + self.cards[card]] = 1
        for at, owner in enumerate(board.spies):
            if owner != NOBODY:
                cells[self.spies[at] + self.factions[owner]] = 1


SCRIBE: Final = MechanicalScribe
