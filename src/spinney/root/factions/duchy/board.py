"""The board of the Duchy: its ministers, its crowns, and the cards it has revealed this turn."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.pieces import on_map
from spinney.root.state import DAYLIGHT, EVENING, Board, Root
from spinney.root.words import (
    BURROW,
    CARDS,
    CITADEL,
    CLEARINGS,
    DUCHY,
    MARKET,
    MINISTER,
    PIECE,
    TUNNEL,
    VOCABULARY,
)

MINISTERS: Final = 9
SQUIRE: Final = 0
NOBLE: Final = 1
LORD: Final = 2
RANKS: Final = ("squire", "noble", "lord")
CROWNS: Final = 3
"""Of each rank (12.3.6)."""
ACTIONS: Final = 2
"""12.5.1."""
RETURNED: Final = 2
"""The step of the Evening from which on nothing is revealed any more (12.6.1)."""
NAMES: Final = VOCABULARY.words[MINISTER : MINISTER + MINISTERS]


def rank_of(minister: int) -> int:
    """Three squires, three nobles, three lords."""
    return minister // 3


class DuchyBoard(Board):
    """What is swayed, how many crowns have left the game, what is revealed and what is to do."""

    __slots__ = ("actions", "lost", "revealed", "swayed")

    def __init__(self) -> None:
        self.actions: int = ACTIONS
        """What is left of the Assembly's actions."""
        self.swayed: list[int] = []
        """The swayed ministers, in their order."""
        self.lost: list[int] = [0, 0, 0]
        """The crowns of each rank that have left the game (12.2.3)."""
        self.revealed: list[int] = []
        """The cards revealed this turn, which are no part of the hand until Evening."""

    def copy(self) -> DuchyBoard:
        board = DuchyBoard()
        board.actions = self.actions
        board.swayed = self.swayed.copy()
        board.lost = self.lost.copy()
        board.revealed = self.revealed.copy()
        return board

    def crowns(self, rank: int) -> int:
        """Those that are left on the faction board: each swayed minister wears one."""
        worn = sum(1 for minister in self.swayed if rank_of(minister) == rank)
        return CROWNS - worn - self.lost[rank]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "burrow": g.warriors[me * CLEARINGS + BURROW],
            "citadels": {"on_map": on_map(g, CITADEL), "left": g.stock[CITADEL]},
            "markets": {"on_map": on_map(g, MARKET), "left": g.stock[MARKET]},
            "tunnels": {"on_map": on_map(g, TUNNEL), "left": g.stock[TUNNEL]},
            "swayed": [NAMES[minister] for minister in self.swayed],
            "acted": [NAMES[minister] for minister in acted(g)],
            "crowns": {name: self.crowns(rank) for rank, name in enumerate(RANKS)},
            "lost": {name: self.lost[rank] for rank, name in enumerate(RANKS)},
            "revealed": VOCABULARY.names(sorted(self.revealed)),
        }

    def write(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "swayed": [NAMES[minister] for minister in self.swayed],
            "lost": {name: self.lost[rank] for rank, name in enumerate(RANKS)},
            "revealed": VOCABULARY.names(self.revealed),
        }

    def read(self, fields: Fields) -> None:
        self.actions = fields.number("actions", 0, ACTIONS, ACTIONS)
        words = fields.words("swayed", VOCABULARY, MINISTER, MINISTER + MINISTERS - 1)
        self.swayed = sorted({word - MINISTER for word in words})
        if len(self.swayed) < len(words):
            fields.wrong("swayed", "there is one of each minister")
        lost = fields.object("lost")
        self.lost = [lost.number(name, 0, CROWNS, 0) for name in RANKS]
        lost.done()
        self.revealed = fields.words("revealed", VOCABULARY, 0, CARDS - 1)

    def check(self, g: Root, me: int, fields: Fields) -> None:
        for rank, name in enumerate(RANKS):
            if self.crowns(rank) < 0:
                what = f"there are {CROWNS} crowns, worn and lost ones together (rule 12.3.6)"
                fields.wrong(f"lost.{name}", what)
        due = g.phase == DAYLIGHT or (g.phase == EVENING and g.step < RETURNED)
        if self.revealed and not (g.over or (g.active == me and due)):
            what = "cards are revealed in the Duchy's own Daylight, until its Evening"
            fields.unreachable("revealed", f"{what} (rule 12.6.1)")

    def begin(self) -> None:
        self.actions = ACTIONS

    def cards(self) -> list[int]:
        return self.revealed


def board_of(g: Root) -> DuchyBoard:
    board = g.boards[DUCHY]
    assert isinstance(board, DuchyBoard)
    return board


def acted(g: Root) -> list[int]:
    """The ministers that have taken their action this turn (12.5.2)."""
    return [word - MINISTER for word in g.used if MINISTER <= word < MINISTER + MINISTERS]


def pieces_left(g: Root) -> list[int]:
    """The buildings that are left to be placed, as words."""
    return [PIECE + piece for piece in (CITADEL, MARKET) if g.stock[piece]]
