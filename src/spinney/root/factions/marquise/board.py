"""The board of the Marquise, and what stands where."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Question, Refusal
from spinney.root.hands import player
from spinney.root.moving import as_clearing
from spinney.root.pieces import on_map, places_with, why_not_place
from spinney.root.refusals import NOT_A_CLEARING
from spinney.root.state import Board, Root
from spinney.root.words import (
    CLEARINGS,
    KEEP,
    MAP_CLEARINGS,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)

ACTIONS: Final = 3
COST: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4)
"""Wood for the first building of a kind, the second, and so on (6.5.4.II)."""
POINTS: Final = {
    SAWMILL: (0, 1, 2, 3, 4, 5),
    WORKSHOP: (0, 2, 2, 3, 4, 5),
    RECRUITER: (0, 1, 2, 3, 3, 4),
}
BUILDABLE: Final[tuple[int, ...]] = (SAWMILL, WORKSHOP, RECRUITER)
BONUS_DRAWS: Final[tuple[int, ...]] = (3, 5)
"""The recruiters that uncover a draw bonus."""


class MarquiseBoard(Board):
    """How far Daylight has come."""

    __slots__ = ("actions", "recruited")

    def __init__(self) -> None:
        self.actions: int = ACTIONS
        self.recruited: bool = False

    def copy(self) -> MarquiseBoard:
        board = MarquiseBoard()
        board.actions = self.actions
        board.recruited = self.recruited
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return self.write() | {
            "buildings": {
                name: {"on_map": on_map(g, piece), "left": g.stock[piece]}
                for name, piece in (
                    ("sawmill", SAWMILL),
                    ("workshop", WORKSHOP),
                    ("recruiter", RECRUITER),
                )
            },
            "wood": g.stock[WOOD],
        }

    def write(self) -> dict[str, Any]:
        return {"actions": self.actions, "recruited": self.recruited}

    def read(self, fields: Fields) -> None:
        self.actions = fields.number("actions", 0, 99, ACTIONS)
        self.recruited = fields.flag("recruited", False)

    def begin(self) -> None:
        self.actions = ACTIONS
        self.recruited = False


def board_of(g: Root) -> MarquiseBoard:
    board = g.boards[MARQUISE]
    assert isinstance(board, MarquiseBoard)
    return board


def keep_clearing(g: Root) -> int:
    places = places_with(g, KEEP)
    return places[0] if places else -1


def due_at(g: Root, me: int, piece: int) -> list[int]:
    """By clearing, how many such buildings can yield something there."""
    due = [0] * MAP_CLEARINGS
    for c in places_with(g, piece):
        if why_not_place(g, me, c) is None:
            due[c] = g.pieces[piece * CLEARINGS + c]
    return due


def mask_of(due: list[int]) -> int:
    """The clearings where something is due, as bits."""
    return sum(1 << c for c, n in enumerate(due) if n)


def why_not_due(g: Root, q: Question, word: int, otherwise: Refusal) -> Refusal | None:
    """`about` has the clearings where something is due, as bits."""
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if q.about[0] >> c & 1:
        return None
    refusal = why_not_place(g, player(g, q), c)
    return otherwise if refusal is None else refusal
