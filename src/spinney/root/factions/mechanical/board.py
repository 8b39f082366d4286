"""What lies on the Mechanical Marquise's board: her orders, and which spies watch them."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.cards import is_spy
from spinney.root.hands import everybody
from spinney.root.state import DAYLIGHT, NOBODY, Board, Root
from spinney.root.views import knows_card
from spinney.root.words import (
    CARDS,
    FACTION,
    FACTIONS,
    MAP_CLEARINGS,
    MECHANICAL_MARQUISE,
    SPIES,
    VOCABULARY,
)

WORDS = VOCABULARY.words
ORDERS: Final = 5
"""M.3.2: so many orders make a program."""
TURN_UP: Final = 1
"""The step of her Daylight in which an order is turned up; those that follow carry it out."""
SPY_CARDS: Final = (SPIES, SPIES + 1, SPIES + 2, SPIES + 3)


class MechanicalBoard(Board):
    __slots__ = ("at", "chosen_corner", "known", "orders", "spies", "turned")

    def __init__(self, chosen_corner: bool) -> None:
        self.chosen_corner = chosen_corner
        """Whether a neighbour chooses the corner of the keep (ruling R112)."""
        self.orders: list[int] = []
        """The program, from left to right."""
        self.known: list[int] = []
        """For each order the seats that know it, as bits."""
        self.turned: bool = False
        """Whether the leftmost order is turned up and being carried out (M.5)."""
        self.at: int = 0
        """The first clearing to which she has not yet come in this step of the order."""
        self.spies: list[int] = [NOBODY] * len(SPY_CARDS)
        """Who has each of the spies in play (M.7.1)."""

    def copy(self) -> MechanicalBoard:
        board = MechanicalBoard(self.chosen_corner)
        board.orders = self.orders.copy()
        board.known = self.known.copy()
        board.turned = self.turned
        board.at = self.at
        board.spies = self.spies.copy()
        return board

    def spies_of(self, who: int) -> list[int]:
        return [SPIES + n for n, owner in enumerate(self.spies) if owner == who]

    def written_spies(self) -> dict[str, str]:
        return {
            WORDS[SPIES + n]: WORDS[FACTION + owner]
            for n, owner in enumerate(self.spies)
            if owner != NOBODY
        }

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        pairs = zip(self.orders, self.known, strict=True)
        return {
            "orders": [WORDS[o] if knows_card(mask, seat, g.seats) else None for o, mask in pairs],
            "turned": self.turned,
            "spies": self.written_spies(),
        }

    def write(self) -> dict[str, Any]:
        return {
            "orders": VOCABULARY.names(self.orders),
            "known": self.known.copy(),
            "turned": self.turned,
            "at": self.at,
            "spies": self.written_spies(),
        }

    def read(self, fields: Fields) -> None:
        self.orders = fields.words("orders", VOCABULARY, 0, CARDS - 1)
        n = len(self.orders)
        self.known = fields.numbers("known", 0, 99, [0] * n, n)
        self.turned = fields.flag("turned", False)
        self.at = fields.number("at", 0, MAP_CLEARINGS, 0)
        spies = fields.object("spies")
        factions = WORDS[FACTION : FACTION + FACTIONS]
        for name in spies.names():
            card = spies.known(name, name, VOCABULARY, SPIES, SPIES + len(SPY_CARDS) - 1)
            owner = spies.one_of(name, factions, factions[0])
            if is_spy(card):
                self.spies[card - SPIES] = factions.index(owner)
        spies.done()

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if len(self.orders) > ORDERS:
            fields.unreachable("orders", f"a program has {ORDERS} orders at most (rule M.3.2)")
        if any(mask > everybody(g) for mask in self.known):
            fields.wrong("known", f"there are {g.seats} seats")
        if self.turned and not self.orders:
            fields.wrong("turned", "there is no order to turn up")
        if self.turned:
            self.known[:1] = [everybody(g)]
        for n, owner in enumerate(self.spies):
            if owner != NOBODY and owner not in g.players:
                fields.wrong(f"spies.{WORDS[SPIES + n]}", "nobody plays this faction")
        if g.over:
            return
        if carries_out(g, me) and not self.turned:
            fields.wrong("turned", "in this step of her Daylight an order is turned up (rule M.5)")
        if self.turned and not carries_out(g, me):
            fields.unreachable("turned", "an order is turned up while she carries it out (M.5)")

    def begin(self) -> None:
        self.at = 0

    def cards(self) -> list[int]:
        in_play = [SPIES + n for n, owner in enumerate(self.spies) if owner != NOBODY]
        return self.orders + in_play


def carries_out(g: Root, me: int) -> bool:
    """Whether she is at one of the steps that follow turning up an order."""
    return g.active == me and g.phase == DAYLIGHT and g.step > TURN_UP


def board_of(g: Root) -> MechanicalBoard:
    board = g.boards[MECHANICAL_MARQUISE]
    assert isinstance(board, MechanicalBoard)
    return board
