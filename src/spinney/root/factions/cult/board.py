"""The board of the Lizard Cult: the Outcast, the acolytes, the Lost Souls, the revealed cards."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import NONE, Fields
from spinney.root.pieces import on_map
from spinney.root.state import DAYLIGHT, EVENING, NOBODY, SETUP, Board, Root
from spinney.root.words import BIRD, CARDS, CULT, GARDEN, SUIT, VOCABULARY

WARRIORS: Final = 25
GARDENS: Final = (GARDEN, GARDEN + 1, GARDEN + 2)
"""The gardens, by their printed suit."""
SUIT_NAMES: Final = VOCABULARY.words[SUIT : SUIT + BIRD]
GIVING_BACK: Final = 1
"""The step of the Evening in which revealed cards return to the hand (10.6.1)."""


class CultBoard(Board):
    """All of it is public, the Lost Souls too (10.2.6)."""

    __slots__ = ("acolytes", "hated", "outcast", "revealed", "scored", "souls")

    def __init__(self) -> None:
        self.acolytes: int = 0
        self.outcast: int = NOBODY
        """The suit with the marker; none before it is chosen (10.3.3)."""
        self.hated: bool = False
        self.souls: list[int] = []
        """Cards that were spent or discarded since the Cult's last Birdsong."""
        self.revealed: list[int] = []
        """Cards revealed this turn, which are no part of the hand until Evening."""
        self.scored: int = 0
        """The suits that have scored this turn, as bits."""

    def copy(self) -> CultBoard:
        board = CultBoard()
        board.acolytes = self.acolytes
        board.outcast = self.outcast
        board.hated = self.hated
        board.souls = self.souls.copy()
        board.revealed = self.revealed.copy()
        board.scored = self.scored
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "acolytes": self.acolytes,
            "outcast": self.outcast_name(),
            "hated": self.hated,
            "souls": VOCABULARY.names(sorted(self.souls)),
            "revealed": VOCABULARY.names(sorted(self.revealed)),
            "scored": self.scored_names(),
            "gardens": {
                name: {"on_map": on_map(g, piece), "left": g.stock[piece]}
                for name, piece in zip(SUIT_NAMES, GARDENS, strict=True)
            },
        }

    def outcast_name(self) -> str:
        return NONE if self.outcast == NOBODY else SUIT_NAMES[self.outcast]

    def scored_names(self) -> list[str]:
        return [name for suit, name in enumerate(SUIT_NAMES) if self.scored >> suit & 1]

    def write(self) -> dict[str, Any]:
        return {
            "acolytes": self.acolytes,
            "outcast": self.outcast_name(),
            "hated": self.hated,
            "souls": VOCABULARY.names(self.souls),
            "revealed": VOCABULARY.names(self.revealed),
            "scored": self.scored_names(),
        }

    def read(self, fields: Fields) -> None:
        """A left-out Outcast is fox."""
        self.acolytes = fields.number("acolytes", 0, WARRIORS, 0)
        outcast = fields.one_of("outcast", (*SUIT_NAMES, NONE), SUIT_NAMES[0])
        self.outcast = NOBODY if outcast == NONE else SUIT_NAMES.index(outcast)
        self.hated = fields.flag("hated", False)
        self.souls = fields.words("souls", VOCABULARY, 0, CARDS - 1)
        self.revealed = fields.words("revealed", VOCABULARY, 0, CARDS - 1)
        self.scored = 0
        for word in fields.words("scored", VOCABULARY, SUIT, SUIT + BIRD - 1):
            self.scored |= 1 << word - SUIT

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if g.phase == SETUP:
            return
        if self.outcast == NOBODY:
            fields.unreachable("outcast", "it is chosen in the setup (rule 10.3.3)")
        mine = g.active == me
        if self.revealed and not (
            mine and (g.phase == DAYLIGHT or (g.phase == EVENING and g.step <= GIVING_BACK))
        ):
            what = "cards are revealed in the Cult's own Daylight, and return in Evening"
            fields.unreachable("revealed", f"{what} (rules 10.5, 10.6.1)")

    def begin(self) -> None:
        self.scored = 0

    def cards(self) -> list[int]:
        return self.souls + self.revealed

    def warriors(self, owner: int) -> int:
        return self.acolytes if owner == CULT else 0


def board_of(g: Root) -> CultBoard:
    board = g.boards[CULT]
    assert isinstance(board, CultBoard)
    return board


def outcast(g: Root) -> int:
    return board_of(g).outcast


def gain_acolytes(g: Root, me: int, n: int, rule: str) -> None:
    """Place warriors of the supply in the Acolytes box."""
    board = board_of(g)
    g.supply[me] -= n
    board.acolytes += n
    g.tell("acolytes", rule, g.seat_of[me], n, board.acolytes)
