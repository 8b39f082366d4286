"""Observations as numbers: what a seat knows of a game, written from the state into cells.

An observation is a row of cells, each a number from 0 to 255. A `Scribe` lays them out once for a
setup, in named parts with a label for each cell, and then writes what is not zero. A name is a path
into the seat's view, such as `players.0.hand.cards`, and a label a word that can stand there: what
is written is what the view says there, and nothing else.

From one question to the next little changes. What takes long to write is a `Stretch`: it says which
facts it shows, and as long as they are the same its cells stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from spinney.core.rows import Row, same
from spinney.core.state import State

S = TypeVar("S", bound=State)

Cells = BytesWriter
"""A row of cells that can be written by their numbers, compiled at the cost of an assignment."""

AMOUNT: Final = ("",)
"""The only label of a part that is one number: a count, or whether something is so."""

MOST: Final = 255
"""No cell holds more: what is counted beyond is not told apart."""

NOWHERE: Final = -1
"""In a table of places: this has no cell."""


class Part:
    """One named stretch of an observation."""

    __slots__ = ("labels", "name", "start")

    def __init__(self, name: str, labels: Sequence[str], start: int) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.start = start


class Sheet:
    """The parts of an observation, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0
        self._laid: dict[str, Part] = {}

    def lay(self, name: str, labels: Sequence[str] = AMOUNT) -> i64:
        """Lay out a part; returns its first cell. What is there once serves whoever asks again."""
        known = self._laid.get(name)
        if known is not None:
            assert known.labels == tuple(labels), f"{name} would mean two things"
            return known.start
        part = self._laid[name] = Part(name, labels, self.size)
        if labels:
            self.parts.append(part)
        self.size += len(labels)
        return part.start


@mypyc_attr(allow_interpreted_subclasses=True)
class Stretch(Generic[S]):
    """Parts that lie side by side and are written anew only when what they show has changed."""

    def facts(self, g: S, seat: int) -> object:
        """All that decides what is written, to be compared; None if it is to be written each time.

        Lists that the game changes are copied.
        """
        return None

    def write(self, g: S, seat: int, cells: Cells) -> None:
        """Write what this seat may know into cells that are zero, and only what is not zero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe(Generic[S]):
    """Writes what a seat knows. Made for one setup: `__init__` lays out what such a game can have.

    First come its stretches, and then what it writes itself. A game that is none of a learner's
    business has no parts.
    """

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.stretches: list[Stretch[S]] = []
        self.ends: list[int] = []
        """The cell after each stretch."""

    def add(self, stretch: Stretch[S]) -> None:
        """All that was laid out since the stretch before belongs to this one."""
        self.stretches.append(stretch)
        self.ends.append(self.sheet.size)

    def write(self, g: S, seat: int, cells: Cells) -> None:
        """The same for what is in no stretch."""


def places(numbers: Sequence[int], size: int) -> Row:
    """For each number below a size its place among these, or NOWHERE."""
    found = same(NOWHERE, size)
    for place, number in enumerate(numbers):
        found[number] = place
    return found


def copied(piles: list[list[int]]) -> list[list[int]]:
    """Piles as facts, which do not change with the game."""
    return [pile.copy() for pile in piles]


# Compiled, numbers that are i64 are read and passed on without objects and without a look at them.


def put(cells: Cells, at: i64, amount: int) -> None:
    """Write an amount, as far as a cell holds it."""
    if amount:
        cells[at] = amount if amount < MOST else MOST


def mark(cells: Cells, start: i64, place: i64) -> None:
    """Set the cell of something that has one."""
    if place >= 0:
        cells[start + place] = 1


def tally(cells: Cells, start: i64, where: Row, numbers: list[i64]) -> None:
    """Count each of these numbers in the cell of its place."""
    for number in numbers:
        place = where[number]
        if place >= 0:
            at = start + place
            cells[at] = cells[at] + 1


def count(cells: Cells, start: i64, numbers: list[i64]) -> None:
    """The same where each number is a place."""
    for number in numbers:
        at = start + number
        cells[at] = cells[at] + 1


def put_by(cells: Cells, start: i64, where: Row, amounts: list[int]) -> None:
    """Write amounts by number, each into the cell of its place."""
    for number, amount in enumerate(amounts):
        if amount:
            place = where[number]
            if place >= 0:
                cells[start + place] = amount if amount < MOST else MOST
