"""The state of a game of Root: what is on the map, in the hands, on the boards.

Players are called by their faction's number, `me`; their seat is `g.seat_of[me]`. Pieces lie in
flat lists: the warriors of `me` in clearing `c` are `g.warriors[me * CLEARINGS + c]`.
"""

from __future__ import annotations

from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.state import State
from spinney.root.maps import Map
from spinney.root.words import CLEARINGS, FACTIONS, ITEMS, PIECES

# Phases (1.4.1), and what comes before the first turn
SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASES = ("setup", "birdsong", "daylight", "evening")

NOBODY: Final = -1

LAW: Final = 0
FIRST: Final = 1
"""The editions: the English Law, or the first edition as printed in French and German."""


class Board:
    """What only one faction has: its decree, its supporters, its items. Defined in its module."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        """What a seat may see of this board."""
        raise NotImplementedError

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        """Redraw what only this board hides, but for cards, which are redrawn with the hands."""

    def write(self) -> dict[str, Any]:
        raise NotImplementedError

    def read(self, fields: Fields) -> None:
        raise NotImplementedError

    def check(self, g: Root, me: int, fields: Fields) -> None:
        """Note what of this board, as it was read, cannot be in this game."""

    def begin(self) -> None:
        """Begin what the faction counts through in its turn: its actions, its decree."""

    def cards(self) -> list[int]:
        """All cards of the deck that lie on this board."""
        return []

    def warriors(self) -> int:
        """How many of the faction's warriors are on this board."""
        return 0


class Battle:
    """A battle as it goes on (4.3). Index 0 is the attacker, 1 the defender."""

    __slots__ = (
        "ally",
        "clearing",
        "damaged",
        "extra",
        "instigator",
        "raised",
        "rolled",
        "sides",
        "spared",
        "used",
    )

    def __init__(self, attacker: int, defender: int, clearing: int) -> None:
        self.sides = [attacker, defender]
        self.clearing = clearing
        self.rolled = [0, 0]
        """Rolled hits that each side will deal."""
        self.extra = [0, 0]
        self.raised = [0, 0]
        """What has been added to the hits that each side can roll at most (4.3.2.I)."""
        self.spared = [False, False]
        """Whether a side ignores the hits rolled against it."""
        self.ally = [-1, -1]
        """A faction whose warriors this side treats as its own."""
        self.damaged = [0, 0]
        """Hits that each side has taken by damaging items (9.2.7)."""
        self.used: list[list[int]] = [[], []]
        """Optional effects that each side has used, as words."""
        self.instigator = -1
        """Who chooses and removes for both sides (D.4.2), if not they themselves."""

    def side(self, me: int) -> int:
        return self.sides.index(me)

    def chooser(self, side: int) -> int:
        return self.sides[side] if self.instigator < 0 else self.instigator

    def remover(self, side: int) -> int:
        """Who removes the pieces that this side loses."""
        return self.sides[1 - side] if self.instigator < 0 else self.instigator


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class Root(State):
    __slots__ = (
        "activated",
        "active",
        "again",
        "any_partner",
        "available",
        "barring",
        "battle",
        "bent",
        "boards",
        "closed",
        "coalition",
        "coffins",
        "crafted",
        "deck",
        "deck_name",
        "discard",
        "dominance",
        "draft",
        "edition",
        "exiles",
        "factions",
        "ferry",
        "hands",
        "item_supply",
        "items",
        "items_used",
        "knows",
        "map",
        "others",
        "phase",
        "pieces",
        "placed",
        "points",
        "ruin_items",
        "ruins",
        "seat_of",
        "start",
        "step",
        "stock",
        "strength",
        "suits",
        "supply",
        "tower",
        "turn",
        "used",
        "warriors",
        "winners",
    )

    def __init__(self, woodland: Map, factions: list[int]) -> None:
        super().__init__(len(factions))
        # The setup
        self.map: Map = woodland
        self.deck_name: str = "standard"
        self.exiles: bool = False
        """Whether it is the deck with cards that change rule, paths and moves."""
        self.edition: int = LAW
        self.any_partner: bool = False
        """Whether a coalition may be formed with whoever has activated dominance (R35)."""
        self.draft: bool = False
        """Whether five cards are drawn and three kept (A.7, A.10)."""
        self.factions: list[int] = factions
        """The faction of each seat, in turn order from `start`."""
        self.seat_of: list[int] = [NOBODY] * FACTIONS
        for seat, faction in enumerate(factions):
            self.seat_of[faction] = seat
        self.others: list[list[int]] = [[] for _ in range(FACTIONS)]
        """For each player the others, in turn order after them."""
        for seat, faction in enumerate(factions):
            self.others[faction] = factions[seat + 1 :] + factions[:seat]
        self.barring: list[int] = []
        """The players whose rules can keep others from placing, entering or leaving."""
        self.bent: bool = False
        """Whether rule is more than counting for some player here (2.5)."""
        self.start: int = 0
        # Progress
        self.active: int = NOBODY
        self.turn: int = 0
        self.phase: int = SETUP
        self.step: int = 0
        self.again: bool = False
        """Set by a step that is to be run once more: a loop with a checkpoint in each round."""
        self.winners: list[int] = []
        self.battle: Battle | None = None
        """The battle that is being fought; never one at a checkpoint."""
        # The map
        self.suits: list[int] = [*woodland.suits, NOBODY]
        self.closed: list[int] = list(range(len(woodland.closed)))
        """The closed paths that are still closed, by their number on the map (C.3.2)."""
        self.ferry: int = woodland.ferry
        self.tower: int = woodland.tower
        self.ruins: list[int] = [0] * CLEARINGS
        self.ruin_items: list[list[int]] = [[] for _ in range(CLEARINGS)]
        self.warriors: list[int] = [0] * (FACTIONS * CLEARINGS)
        self.pieces: list[int] = [0] * (PIECES * CLEARINGS)
        self.placed: list[int] = [0] * PIECES
        """How many pieces of each kind are on the map."""
        self.strength: list[int] = [0] * (FACTIONS * CLEARINGS)
        """Warriors and buildings, which decide who rules (2.5)."""
        # The players
        self.supply: list[int] = [0] * FACTIONS
        self.stock: list[int] = [0] * PIECES
        self.points: list[int] = [0] * FACTIONS
        self.dominance: list[int] = [NOBODY] * FACTIONS
        self.coalition: list[int] = [NOBODY] * FACTIONS
        self.items: list[list[int]] = [[0] * ITEMS for _ in range(FACTIONS)]
        """Crafted items, by kind."""
        self.items_used: list[list[int]] = [[0] * ITEMS for _ in range(FACTIONS)]
        """Those of them that are exhausted; only the League of Adventurous Mice does that."""
        self.crafted: list[list[int]] = [[] for _ in range(FACTIONS)]
        self.boards: list[Board | None] = [None] * FACTIONS
        self.coffins: list[int] = [0] * FACTIONS
        """Warriors on the Coffin Makers card, by owner."""
        # The cards
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.available: list[int] = []
        """Dominance cards that may be taken (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(FACTIONS)]
        self.knows: list[list[int]] = [[] for _ in range(FACTIONS)]
        """For each card in a hand, the other seats that know it is there, as bits."""
        self.item_supply: list[int] = [0] * ITEMS
        # This turn
        self.activated: list[int] = [0, 0, 0]
        """Crafting pieces used this turn, by suit (4.1.1)."""
        self.used: list[int] = []
        """Once-a-turn things used this turn, as words."""

    def copy(self) -> Root:
        g = Root.__new__(Root)
        g.copy_base(self)
        g.map = self.map
        g.deck_name = self.deck_name
        g.exiles = self.exiles
        g.edition = self.edition
        g.any_partner = self.any_partner
        g.draft = self.draft
        g.factions = self.factions
        g.seat_of = self.seat_of
        g.others = self.others
        g.barring = self.barring
        g.bent = self.bent
        g.start = self.start
        g.active = self.active
        g.turn = self.turn
        g.phase = self.phase
        g.step = self.step
        g.again = self.again
        g.winners = self.winners.copy()
        g.battle = None
        g.suits = self.suits.copy()
        g.closed = self.closed.copy()
        g.ferry = self.ferry
        g.tower = self.tower
        g.ruins = self.ruins.copy()
        g.ruin_items = [items.copy() for items in self.ruin_items]
        g.warriors = self.warriors.copy()
        g.pieces = self.pieces.copy()
        g.placed = self.placed.copy()
        g.strength = self.strength.copy()
        g.supply = self.supply.copy()
        g.stock = self.stock.copy()
        g.points = self.points.copy()
        g.dominance = self.dominance.copy()
        g.coalition = self.coalition.copy()
        g.items = [items.copy() for items in self.items]
        g.items_used = [items.copy() for items in self.items_used]
        g.crafted = [cards.copy() for cards in self.crafted]
        g.boards = [None if board is None else board.copy() for board in self.boards]
        g.coffins = self.coffins.copy()
        g.deck = self.deck.copy()
        g.discard = self.discard.copy()
        g.available = self.available.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.knows = [known.copy() for known in self.knows]
        g.item_supply = self.item_supply.copy()
        g.activated = self.activated.copy()
        g.used = self.used.copy()
        return g


def others(g: Root, me: int) -> list[int]:
    """The other players, in turn order after `me`."""
    return g.others[me]


def enemies(g: Root, me: int) -> list[int]:
    """The other players but for a partner in a coalition (G.1.8)."""
    return [other for other in others(g, me) if not are_partners(g, me, other)]


def are_partners(g: Root, me: int, other: int) -> bool:
    return g.coalition[me] == other or g.coalition[other] == me
