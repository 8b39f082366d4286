"""The board of the Riverfolk Company: warriors of several owners, and the prices of services."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.state import SETUP, Board, Root
from spinney.root.words import FACTION, FACTIONS, PIECE, RIVERFOLK, SUIT, VOCABULARY

WORDS = VOCABULARY.words
TRADE_POST: Final = VOCABULARY.number("trade_post_fox") - PIECE
"""The first of three kinds of token, in the order of the suits."""
POSTS: Final = (TRADE_POST, TRADE_POST + 1, TRADE_POST + 2)
POSTS_OF_A_SUIT: Final = 3
SERVICE: Final = VOCABULARY.number("hand_card")
"""The first of three services."""
HAND_CARD: Final = SERVICE
RIVERBOATS: Final = SERVICE + 1
MERCENARIES: Final = SERVICE + 2
SERVICES: Final[tuple[int, ...]] = (HAND_CARD, RIVERBOATS, MERCENARIES)
SERVICE_NAMES: Final = ("hand_card", "riverboats", "mercenaries")
CHEAPEST: Final = 1
DEAREST: Final = 4
USUAL_PRICE: Final = 2
"""Where a position says nothing of prices."""
WARRIORS: Final = 15

# The boxes; a track for each suit is one, too
PAYMENTS: Final = 0
FUNDS: Final = 1
COMMITTED: Final = 2
TRACK: Final = 3
BOXES: Final = 6
BOX_NAMES: Final = ("payments", "funds", "committed", "fox", "rabbit", "mouse")


class RiverfolkBoard(Board):
    """Warriors of `owner` in a box are `boxes[box * FACTIONS + owner]`."""

    __slots__ = ("boxes", "lost", "prices")

    def __init__(self) -> None:
        self.boxes: list[int] = [0] * (BOXES * FACTIONS)
        self.lost: list[int] = [0, 0, 0]
        """Trade posts that have left the game, by suit."""
        self.prices: list[int] = [0, 0, 0]
        """Of each service; nothing before they are set for the first time."""

    def copy(self) -> RiverfolkBoard:
        board = RiverfolkBoard()
        board.boxes = self.boxes.copy()
        board.lost = self.lost.copy()
        board.prices = self.prices.copy()
        return board

    # The boxes

    def put(self, box: int, owner: int, n: int) -> None:
        self.boxes[box * FACTIONS + owner] += n

    def has(self, box: int, owner: int) -> int:
        return self.boxes[box * FACTIONS + owner] if owner < FACTIONS else 0

    def total(self, box: int) -> int:
        return sum(self.boxes[box * FACTIONS : (box + 1) * FACTIONS])

    def owners(self, box: int) -> list[int]:
        """Those with warriors in a box."""
        return [owner for owner in range(FACTIONS) if self.boxes[box * FACTIONS + owner]]

    def gather(self) -> None:
        """Move all warriors to the Funds box."""
        for owner in range(FACTIONS):
            held = self.warriors(owner)
            for box in range(BOXES):
                self.boxes[box * FACTIONS + owner] = held if box == FUNDS else 0

    def warriors(self, owner: int) -> int:
        if owner >= FACTIONS:
            return 0
        found = 0
        for box in range(BOXES):
            found += self.boxes[box * FACTIONS + owner]
        return found

    def aside(self, piece: int) -> int:
        return self.lost[piece - TRADE_POST] if piece in POSTS else 0

    # What everybody sees

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "prices": self.named_prices(),
            **{name: self.view_box(box) for box, name in enumerate(BOX_NAMES[:TRACK])},
            "crafting": {name: self.view_box(TRACK + suit) for suit, name in enumerate(suits())},
            "posts": {
                name: {
                    "on_map": g.placed[POSTS[suit]],
                    "left": g.stock[POSTS[suit]],
                    "lost": self.lost[suit],
                }
                for suit, name in enumerate(suits())
            },
            "bought": {
                "riverboats": buyers(g, RIVERBOATS),
                "mercenaries": buyers(g, MERCENARIES),
            },
        }

    def view_box(self, box: int) -> dict[str, int]:
        return {WORDS[FACTION + owner]: self.has(box, owner) for owner in self.owners(box)}

    def named_prices(self) -> dict[str, int]:
        return dict(zip(SERVICE_NAMES, self.prices, strict=True))

    # Positions

    def write(self) -> dict[str, Any]:
        return {
            "prices": self.named_prices(),
            **{name: self.view_box(box) for box, name in enumerate(BOX_NAMES)},
            "lost": dict(zip(suits(), self.lost, strict=True)),
        }

    def read(self, fields: Fields) -> None:
        prices = fields.object("prices")
        self.prices = [
            prices.number(name, 0, DEAREST, USUAL_PRICE if name not in prices.names() else 0)
            for name in SERVICE_NAMES
        ]
        prices.done()
        for box, name in enumerate(BOX_NAMES):
            inner = fields.object(name)
            for owner in inner.names():
                low, high = FACTION, FACTION + FACTIONS - 1
                me = inner.known(owner, owner, VOCABULARY, low, high) - FACTION
                n = inner.number(owner, 0, 99, 0)
                if me >= 0:
                    self.put(box, me, n)
        lost = fields.object("lost")
        self.lost = [lost.number(name, 0, POSTS_OF_A_SUIT, 0) for name in suits()]
        lost.done()

    def check(self, g: Root, me: int, fields: Fields) -> None:
        for box, name in enumerate(BOX_NAMES):
            for owner in self.owners(box):
                if owner not in g.players:
                    fields.wrong(f"{name}.{WORDS[FACTION + owner]}", "nobody plays this faction")
        for suit, name in enumerate(suits()):
            uncovered = g.placed[POSTS[suit]] + self.lost[suit]
            if self.total(TRACK + suit) > uncovered:
                what = f"{uncovered} spaces of this track are empty (rule 11.5.3)"
                fields.unreachable(name, what)
        if g.phase != SETUP and 0 in self.prices:
            low, high = CHEAPEST, DEAREST
            fields.wrong("prices", f"after the setup each is from {low} to {high} (rule 11.3.5)")


def buyers(g: Root, service: int) -> list[str]:
    """Who has this service now, by name."""
    return [WORDS[FACTION + who] for who in g.players if service in g.granted[who]]


def suits() -> tuple[str, ...]:
    """The suits of the tracks, by name."""
    return WORDS[SUIT : SUIT + 3]


def board_of(g: Root) -> RiverfolkBoard:
    board = g.boards[RIVERFOLK]
    assert isinstance(board, RiverfolkBoard)
    return board
