"""Pebbles: in turn everybody takes one to three from a heap; whoever takes the last one wins."""

from __future__ import annotations

from typing import Any

from spinney.core import Ask, Flow, Game, Kind, Option, Question, Refusal, Setup, State
from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.game import NUMBER, SEAT
from spinney.core.vocabulary import Vocabulary

MOST = 3
WORDS = Vocabulary(["1", "2", "3"])


class Heap(State):
    __slots__ = ("left", "turn")

    def __init__(self, seats: int, left: int) -> None:
        super().__init__(seats)
        self.left = left
        self.turn = 0

    def copy(self) -> Heap:
        twin = Heap(self.seats, self.left)
        twin.copy_base(self)
        twin.turn = self.turn
        return twin


TOO_MANY = Refusal("too-many", "2")


def why_not_take(g: Heap, q: Question, word: int) -> Refusal | None:
    return TOO_MANY if word >= g.left else None


TAKE = Ask[Heap]("take", "2", lambda g, q: range(MOST), why_not_take, ("left",))


class Pebbles(Game[Heap]):
    def seats(self, setup: Setup) -> int:
        return setup.number("seats")

    def begin(self, setup: Setup) -> Heap:
        return Heap(self.seats(setup), setup.number("heap"))

    def step(self, g: Heap) -> Flow:
        seat = g.turn % g.seats
        count = (yield Question(TAKE, seat, (g.left,))) + 1
        g.left -= count
        g.tell("took", "2", seat, count)
        g.over = g.left == 0
        g.turn += not g.over

    def turn(self, g: Heap) -> int:
        return g.turn

    def returns(self, g: Heap) -> list[float]:
        return [float(seat == g.turn % g.seats) for seat in range(g.seats)]

    def view(self, g: Heap, seat: int) -> dict[str, Any]:
        return {"left": g.left, "turn": g.turn}

    def resample(self, g: Heap, seat: int, luck: Luck) -> None:
        """Everybody knows everything."""

    def write(self, g: Heap) -> dict[str, Any]:
        return {"left": g.left, "turn": g.turn}

    def read(self, setup: Setup, fields: Fields) -> Heap:
        g = self.begin(setup)
        g.left = fields.number("left", 0, g.left, g.left)
        g.turn = fields.number("turn", 0, 99, 0)
        g.over = g.left == 0
        return g


GAME = Pebbles(
    name="pebbles",
    package="pebbles",
    kind=Kind(seats=(2, 3), chance=False, hidden=False),
    vocabulary=WORDS,
    options=[Option("seats", ["2", "3"], "2", "1"), Option("heap", ["9", "21"], "9", "1")],
    asks=[TAKE],
    refusals=[TOO_MANY],
    events={"took": ("seat", "count")},
    arguments={"seat": SEAT, "left": NUMBER, "count": NUMBER},
)
