"""The decree of the Eyrie Dynasties and their leaders (7.3.3, 7.3.4, 7.8): their board."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spinney.core.fields import Fields
from spinney.root.cards import SUIT_OF
from spinney.root.pieces import on_map
from spinney.root.state import NOBODY, SETUP, Board, Root, replaced
from spinney.root.words import (
    BATTLE,
    BIRD,
    BUILD,
    BUILDER,
    CARDS,
    EYRIE,
    LEADER,
    MOVE,
    RECRUIT,
    ROOST,
    SUIT,
    VIZIER,
    VOCABULARY,
)

COLUMNS: Final[tuple[int, ...]] = (RECRUIT, MOVE, BATTLE, BUILD)
"""The decree's columns from left to right, by their words."""
COLUMN_NAMES = tuple(VOCABULARY.word(column) for column in COLUMNS)
LEADERS: Final = 4
LEADER_NAMES = VOCABULARY.words[LEADER : LEADER + LEADERS]
VIZIERS = ((RECRUIT, MOVE), (RECRUIT, BATTLE), (MOVE, BATTLE), (MOVE, BUILD))
"""The columns in which each leader's viziers begin (7.8)."""


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class EyrieBoard(Board):
    """The leader, those deposed, the decree, and what of it is still to be resolved.

    Each list is replaced, never changed: copies share them.
    """

    __slots__ = ("decree", "deposed", "leader", "pending")

    def __init__(self) -> None:
        self.leader: int = NOBODY
        self.deposed: list[int] = []
        """Leaders that lie face down."""
        self.decree: list[list[int]] = [[], [], [], []]
        self.pending: list[list[int]] = [[], [], [], []]
        """By column, the suits of the cards that have not been resolved this turn."""

    def copy(self) -> EyrieBoard:
        board = EyrieBoard.__new__(EyrieBoard)
        board.leader = self.leader
        board.deposed = self.deposed
        board.decree = self.decree
        board.pending = self.pending
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return self.write() | {"roosts": {"on_map": on_map(g, ROOST), "left": g.stock[ROOST]}}

    def write(self) -> dict[str, Any]:
        return {
            "leader": "none" if self.leader == NOBODY else LEADER_NAMES[self.leader],
            "deposed": [LEADER_NAMES[leader] for leader in self.deposed],
            "decree": by_column(self.decree),
            "pending": by_column([[SUIT + suit for suit in suits] for suits in self.pending]),
        }

    def read(self, fields: Fields) -> None:
        """Left out, the leader is the Builder, and the decree has the viziers only."""
        leader = fields.one_of("leader", (*LEADER_NAMES, "none"), LEADER_NAMES[BUILDER])
        self.leader = NOBODY if leader == "none" else LEADER_NAMES.index(leader)
        deposed = fields.words("deposed", VOCABULARY, LEADER, LEADER + LEADERS - 1)
        self.deposed = [word - LEADER for word in deposed]
        if fields.has("decree"):
            self.decree = read_columns(fields, "decree", 0, CARDS - 1)
        elif self.leader != NOBODY:
            tuck_viziers(self)
        pending = read_columns(fields, "pending", SUIT, SUIT + BIRD)
        self.pending = [[word - SUIT for word in words] for words in pending]

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if len(self.deposed) >= LEADERS:
            fields.wrong("deposed", "when all are deposed, all come back (rule 7.7.3.I)")
        elif len(set(self.deposed)) < len(self.deposed):
            fields.unreachable("deposed", "each leader is there once")
        if self.leader in self.deposed:
            fields.unreachable("leader", f"the {LEADER_NAMES[self.leader]} is deposed (rule 7.7.3)")
        if self.leader == NOBODY:
            if g.phase != SETUP:
                fields.wrong("leader", "the Eyrie always have one (rule 7.3.3)")
            return
        self.check_viziers(fields)
        for column, cards, suits in zip(COLUMN_NAMES, self.decree, self.pending, strict=True):
            decreed = [SUIT_OF[card] for card in cards]
            if any(suits.count(suit) > decreed.count(suit) for suit in suits):
                fields.unreachable(
                    f"pending.{column}", "there is more of a suit than in the decree"
                )

    def check_viziers(self, fields: Fields) -> None:
        """7.3.4: one in each of the leader's two columns, and there are no more."""
        if sum(cards.count(VIZIER) for cards in self.decree) > len(VIZIERS[BUILDER]):
            fields.wrong("decree", "there are two viziers")
        elif any(VIZIER not in self.decree[COLUMNS.index(c)] for c in VIZIERS[self.leader]):
            columns = " and ".join(VOCABULARY.word(c) for c in VIZIERS[self.leader])
            what = f"the viziers of the {LEADER_NAMES[self.leader]} lie in {columns} (rule 7.8)"
            fields.unreachable("decree", what)

    def begin(self) -> None:
        self.pending = [suits_of(cards) for cards in self.decree]

    def cards(self) -> list[int]:
        return [card for cards in self.decree for card in cards if card != VIZIER]


def column_of(word: int) -> int:
    """The place of the column with this word."""
    column = 0
    while COLUMNS[column] != word:
        column += 1
    return column


def suits_of(cards: list[int]) -> list[int]:
    """In order."""
    suits = [SUIT_OF[card] for card in cards]
    suits.sort()
    return suits


def by_column(rows: list[list[int]]) -> dict[str, list[str]]:
    pairs = zip(COLUMN_NAMES, rows, strict=True)
    return {name: [VOCABULARY.word(word) for word in words] for name, words in pairs}


def read_columns(fields: Fields, name: str, low: int, high: int) -> list[list[int]]:
    columns = fields.object(name)
    rows = [columns.words(column, VOCABULARY, low, high) for column in COLUMN_NAMES]
    columns.done()
    return rows


def board_of(g: Root) -> EyrieBoard:
    board = g.boards[EYRIE]
    assert isinstance(board, EyrieBoard)
    return board


def tuck_viziers(board: EyrieBoard) -> None:
    for column in VIZIERS[board.leader]:
        add_to_column(board, column_of(column), VIZIER)


def add_to_column(board: EyrieBoard, column: int, card: int) -> None:
    board.decree = replaced(board.decree, column, [*board.decree[column], card])
