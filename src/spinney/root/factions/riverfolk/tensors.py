"""What a learner is given of the board of the Riverfolk."""

from __future__ import annotations

from typing import Final

from spinney.core.tensors import Cells, Sheet, put
from spinney.root.contents import Contents
from spinney.root.factions.riverfolk.board import (
    BOX_NAMES,
    BOXES,
    MERCENARIES,
    RIVERBOATS,
    SERVICE_NAMES,
    SERVICES,
    TRACK,
    board_of,
    suits,
)
from spinney.root.scribes import BoardScribe
from spinney.root.state import Root
from spinney.root.words import FACTIONS

OWN: Final = SERVICES
"""Words that come up only where the Riverfolk are."""
LENT: Final = (RIVERBOATS, MERCENARIES)


class RiverfolkScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay, names = sheet.lay, has.faction_names
        self.met = has.factions
        self.prices = [lay(f"{board}.prices.{service}") for service in SERVICE_NAMES]
        self.boxes = [lay(f"{board}.{name}", names) for name in BOX_NAMES[:TRACK]]
        self.boxes += [lay(f"{board}.crafting.{suit}", names) for suit in suits()]
        self.lost = [lay(f"{board}.posts.{suit}.lost") for suit in suits()]
        self.bought = [lay(f"{board}.bought.{service}", names) for service in SERVICE_NAMES[1:]]

    def facts(self, g: Root, me: int, seat: int) -> object:
        board = board_of(g)
        granted = [g.granted[who] for who in g.players]
        return board.prices.copy(), board.boxes.copy(), board.lost.copy(), granted

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g)
        for service, at in enumerate(self.prices):
            put(cells, at, board.prices[service])
        for box in range(BOXES):
            at = self.boxes[box]
            for owner in self.met:
                put(cells, at, board.boxes[box * FACTIONS + owner])
                at += 1
        for suit, at in enumerate(self.lost):
            put(cells, at, board.lost[suit])
        for who in g.players:
            for service in g.granted[who]:
                if service in LENT:
                    cells[self.bought[service - RIVERBOATS] + self.factions[who]] = 1


SCRIBE: Final = RiverfolkScribe
