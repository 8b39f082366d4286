"""What a bot is: somebody who sees what a seat may see and answers its questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from spinney.core.chance import Luck, Recalled
from spinney.core.game import Game
from spinney.core.setup import Setup
from spinney.core.state import Event
from spinney.core.table import SINGLE, Table


class Seat:
    """One seat at a table: all that whoever plays it is told, and never the state."""

    __slots__ = ("_table", "number")

    def __init__(self, table: Table[Any], number: int) -> None:
        self._table = table
        self.number = number

    @property
    def game(self) -> Game[Any]:
        return self._table.game

    @property
    def setup(self) -> Setup:
        return self._table.setup

    @property
    def seats(self) -> int:
        """How many there are at the table."""
        return self._table.seats

    @property
    def options(self) -> list[int]:
        """What answers the pending question; nothing if it is not this seat's to answer."""
        question = self._table.question
        if question is None or question.seat != self.number:
            return []
        return question.options.copy()

    @property
    def moment(self) -> int:
        """How many choices have been made at the table, by whomever."""
        return len(self._table.choices)

    @property
    def beat(self) -> int:
        """Which beat of the game it is."""
        return self.game.beat(self._table.state)

    def asked(self) -> dict[str, Any] | None:
        return self._table.asked(self.number)

    def view(self) -> dict[str, Any]:
        return self._table.view(self.number)

    def events(self) -> list[Event]:
        return self._table.events(self.number)

    def world(self, seed: str, *, keep: bool = False, luck: Luck | None = None) -> Table[Any]:
        """A table as this one may be: all that the seat knows is true, the rest is made up.

        With `keep` it can be cloned once it has come to its next step. What has one answer is not
        asked there: nobody watches.
        """
        return self._table.determinize(self.number, seed, keep=keep, auto=SINGLE, luck=luck)

    def worlds(self, seed: str) -> Callable[[str], Table[Any]]:
        """What makes the world of this seed each time it is called."""
        draws = Recalled(seed)

        def again(_: str) -> Table[Any]:
            return self.world(seed, luck=draws.luck())

        return again


def any_of(options: list[int], surrenders: tuple[int, ...], luck: Luck) -> int:
    """One of the options, each as likely as the others; but nobody gives up at random."""
    choice = options[luck.below(len(options))]
    while choice in surrenders:
        choice = options[luck.below(len(options))]
    return choice


class Bot(Protocol):
    def choose(self, seat: Seat) -> int:
        """One of the seat's options."""
