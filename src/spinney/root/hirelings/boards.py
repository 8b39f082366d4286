"""What hirelings have besides pieces in clearings: a pawn somewhere, warriors on the card."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.state import NOBODY, Board, Root
from spinney.root.words import CLEARING, FOREST, FORESTS, MAP_CLEARINGS, VOCABULARY

NOWHERE: Final = -1
WORDS: Final = VOCABULARY.words
NONE: Final = "none"


def place_name(place: int) -> str:
    """A clearing, by its number; or a forest, counted after the clearings."""
    return NONE if place < 0 else WORDS[CLEARING + place]


class PawnBoard(Board):
    """A pawn in a clearing."""

    __slots__ = ("place",)

    def __init__(self) -> None:
        self.place = NOWHERE

    def copy(self) -> PawnBoard:
        board = PawnBoard()
        board.place = self.place
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"place": None if self.place < 0 else place_name(self.place)}

    def write(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}

    def read(self, fields: Fields) -> None:
        names = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]
        name = fields.one_of("place", (*names, NONE), NONE)
        self.place = NOWHERE if name == NONE else names.index(name)


def pawn_of(g: Root, me: int) -> PawnBoard:
    board = g.boards[me]
    assert isinstance(board, PawnBoard)
    return board


def read_forest(fields: Fields) -> int:
    names = WORDS[FOREST : FOREST + FORESTS]
    name = fields.one_of("forest", (*names, NONE), names[0])
    return NOBODY if name == NONE else names.index(name)
