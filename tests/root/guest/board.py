"""The board of the Otter Guild: the Nets, the caches and who knows what is in them, the actions."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.root.state import Board, Root
from spinney.root.views import knows_card
from spinney.root.words import (
    BAG,
    CARDS,
    CLEARING,
    CLEARINGS,
    COINS,
    FACTION,
    FACTIONS,
    GUEST,
    ITEM,
    MAP_CLEARINGS,
    PIECE,
    SWORD,
    VOCABULARY,
)

WORDS = VOCABULARY.words
WHARF: Final = VOCABULARY.number("guest_building") - PIECE
BARGE: Final = VOCABULARY.number("guest_token") - PIECE
HIDDEN: Final = VOCABULARY.number("guest_hidden") - PIECE
SHOWN: Final = VOCABULARY.number("guest_shown") - PIECE
HIRED: Final = FACTION + GUEST
"""The word for what the Guild lends: its warriors."""
BURROW: Final = MAP_CLEARINGS

KINDS: Final = (ITEM + COINS, ITEM + BAG, ITEM + SWORD)
"""What can be in a cache, as words: treasure, goods, a trap."""
KIND_NAMES: Final = tuple(WORDS[word] for word in KINDS)
OF_EACH_KIND: Final = 2
NONE: Final = -1
WHARVES: Final = 5
ACTIONS: Final = 3
EVERY_SEAT: Final = (1 << FACTIONS) - 1


class GuestBoard(Board):
    """For each clearing at most one cache: its kind, who knows it, and what it is known not to be.

    Whether it lies face down or up is seen from the pieces on the map.
    """

    __slots__ = ("actions", "kinds", "known", "lost", "nets", "ruled_out")

    def __init__(self) -> None:
        self.actions: int = ACTIONS
        self.lost: int = 0
        """Wharves that have left the game."""
        self.nets: list[int] = []
        """Cards that were spent or discarded since the Guild's last Birdsong."""
        self.kinds: list[int] = [NONE] * CLEARINGS
        self.known: list[int] = [0] * CLEARINGS
        """The seats that know the kind, as bits."""
        self.ruled_out: list[int] = [0] * CLEARINGS
        """The kinds that somebody has named in vain, as bits."""

    def copy(self) -> GuestBoard:
        board = GuestBoard()
        board.actions = self.actions
        board.lost = self.lost
        board.nets = self.nets.copy()
        board.kinds = self.kinds.copy()
        board.known = self.known.copy()
        board.ruled_out = self.ruled_out.copy()
        return board

    # The caches

    def reserve(self) -> list[int]:
        """How many caches of each kind wait beside the board."""
        return [OF_EACH_KIND - self.kinds.count(kind) for kind in range(len(KINDS))]

    def hide(self, c: int, kind: int, known_to: int) -> None:
        self.kinds[c] = kind
        self.known[c] = known_to
        self.ruled_out[c] = 0

    def clear(self, c: int) -> None:
        """The cache goes back to the reserve, unseen."""
        self.hide(c, NONE, 0)

    # What others see

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "burrow": g.warriors[me * CLEARINGS + BURROW],
            "wharves": {"on_map": g.placed[WHARF], "left": g.stock[WHARF], "lost": self.lost},
            "nets": VOCABULARY.names(sorted(self.nets)),
            "caches": {
                WORDS[CLEARING + c]: self.view_cache(g, c, seat)
                for c in range(MAP_CLEARINGS)
                if self.kinds[c] != NONE
            },
            "hired": [WORDS[FACTION + who] for who in g.players if HIRED in g.granted[who]],
        }

    def view_cache(self, g: Root, c: int, seat: int) -> dict[str, Any]:
        """Who has looked and what was named in vain everybody has seen; the kind some have."""
        knows = knows_card(self.known[c], seat, g.seats)
        return {
            "kind": KIND_NAMES[self.kinds[c]] if knows else None,
            "known": [WORDS[FACTION + who] for s, who in enumerate(g.players) if self.knows(c, s)],
            "ruled_out": kinds_in(self.ruled_out[c]),
        }

    def knows(self, c: int, seat: int) -> bool:
        return self.known[c] >> seat & 1 > 0

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        """Deal the kinds that the seat does not know to caches that can be of them."""
        places = [
            c
            for c in range(MAP_CLEARINGS)
            if self.kinds[c] != NONE and not knows_card(self.known[c], seat, g.seats)
        ]
        pool = [kind for kind, left in enumerate(self.reserve()) for _ in range(left)]
        pool = sorted(pool + [self.kinds[c] for c in places])
        while places:
            luck.shuffle(pool)
            if all(not self.ruled_out[c] >> pool[at] & 1 for at, c in enumerate(places)):
                break
        for at, c in enumerate(places):
            self.kinds[c] = pool[at]

    # Positions

    def write(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "lost": self.lost,
            "nets": VOCABULARY.names(self.nets),
            "caches": {
                WORDS[CLEARING + c]: {
                    "kind": KIND_NAMES[self.kinds[c]],
                    "known": self.known[c],
                    "ruled_out": kinds_in(self.ruled_out[c]),
                }
                for c in range(MAP_CLEARINGS)
                if self.kinds[c] != NONE
            },
        }

    def read(self, fields: Fields) -> None:
        self.actions = fields.number("actions", 0, 99, ACTIONS)
        self.lost = fields.number("lost", 0, WHARVES, 0)
        self.nets = fields.words("nets", VOCABULARY, 0, CARDS - 1)
        caches = fields.object("caches")
        for name in caches.names():
            last = CLEARING + MAP_CLEARINGS - 1
            c = caches.known(name, name, VOCABULARY, CLEARING, last) - CLEARING
            given = caches.object(name)
            kind = KIND_NAMES.index(given.one_of("kind", KIND_NAMES, KIND_NAMES[0]))
            known_to = given.number("known", 0, EVERY_SEAT, 0)
            ruled_out = [
                KINDS.index(word)
                for word in given.words("ruled_out", VOCABULARY, 0, len(WORDS) - 1)
                if word in KINDS
            ]
            given.done()
            if c >= 0:
                self.hide(c, kind, known_to)
                self.ruled_out[c] = sum(1 << out for out in set(ruled_out))

    def check(self, g: Root, me: int, fields: Fields) -> None:
        for c in range(MAP_CLEARINGS):
            there = g.pieces[HIDDEN * CLEARINGS + c] + g.pieces[SHOWN * CLEARINGS + c]
            name = f"caches.{WORDS[CLEARING + c]}"
            if there != int(self.kinds[c] != NONE):
                fields.wrong(name, f"there are {there} caches in this clearing, of one at most")
            elif there:
                self.known[c] |= 1 << g.seat_of[me]
                if self.ruled_out[c] >> self.kinds[c] & 1:
                    fields.wrong(f"{name}.ruled_out", "it is of this kind")
        if min(self.reserve()) < 0:
            fields.wrong("caches", f"there are {OF_EACH_KIND} of each kind")

    def begin(self) -> None:
        self.actions = ACTIONS

    def cards(self) -> list[int]:
        return self.nets

    def aside(self, piece: int) -> int:
        return self.lost if piece == WHARF else 0


def kinds_in(mask: int) -> list[str]:
    return [name for kind, name in enumerate(KIND_NAMES) if mask >> kind & 1]


def board_of(g: Root) -> GuestBoard:
    board = g.boards[GUEST]
    assert isinstance(board, GuestBoard)
    return board
