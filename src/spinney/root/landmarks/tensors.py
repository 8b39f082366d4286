"""What a learner is given of the cards of landmarks."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, places, put_by
from spinney.root.contents import Contents
from spinney.root.landmarks import black_market, elder_treetop, legendary_forge
from spinney.root.scribes import BoardScribe
from spinney.root.state import NOBODY, Root
from spinney.root.views import knows_card
from spinney.root.words import (
    BLACK_MARKET,
    ELDER_TREETOP,
    ITEMS,
    LANDMARK,
    LEGENDARY_FORGE,
    PIECES,
)


class MarketScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        places = range(black_market.ON_SALE)
        self.on_sale = [sheet.lay(f"{board}.cards.{at}", has.card_names) for at in places]

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        market = black_market.board_of(g)
        for at, card in enumerate(market.on_sale):
            if knows_card(market.known[at], seat, g.seats):
                cells[self.on_sale[at] + self.cards[card]] = 1


class ForgeScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.items = sheet.lay(f"{board}.items", has.item_names)
        self.places = places(range(len(has.item_names)), ITEMS)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        put_by(cells, self.items, self.places, legendary_forge.board_of(g).items)


class TreetopScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.building = sheet.lay(f"{board}.building", has.piece_names)
        self.pieces = places(has.pieces, PIECES)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        building = elder_treetop.board_of(g).building
        if building != NOBODY:
            cells[self.building + self.pieces[building]] = 1


SCRIBES: Final[dict[int, type[BoardScribe]]] = {
    BLACK_MARKET - LANDMARK: MarketScribe,
    LEGENDARY_FORGE - LANDMARK: ForgeScribe,
    ELDER_TREETOP - LANDMARK: TreetopScribe,
}


def scribe_of_landmark(number: int, sheet: Sheet, board: str, has: Contents) -> BoardScribe | None:
    """Who writes what lies on the card of a landmark, if anything does."""
    return SCRIBES[number](sheet, board, has) if number in SCRIBES else None
