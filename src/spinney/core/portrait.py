"""A position as a learned outlook looks at it: for each seat a few cells, each with an amount.

Which cells there are says the game, by `Game.cells`; most of them are empty for most seats. Amounts
are small whole numbers, so that whatever is computed of them is the same on every machine.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

FINE: Final = 4
"""In how many steps one more of a reason is counted."""
MOST_AMOUNT: Final = 511
MOST_CELLS: Final = 160
"""What a net counts on, so that no sum of it overflows."""


class Portrait:
    __slots__ = ("amounts", "cells", "ends")

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.amounts: list[int] = []
        self.ends: list[int] = []
        """Where in the two lists each seat ends, and the next begins."""

    def add(self, cell: int, amount: int) -> None:
        if amount:
            self.cells.append(cell)
            self.amounts.append(max(-MOST_AMOUNT, min(MOST_AMOUNT, amount)))

    def add_reasons(self, first: int, amounts: list[float]) -> None:
        """How much of each reason there is, in cells of their own from the first on."""
        for i in range(len(amounts)):
            amount = amounts[i]
            if amount:
                self.add(first + i, math.floor(FINE * amount + 0.5))

    def end_seat(self) -> None:
        """What comes next is about the next seat."""
        begun = self.ends[-1] if self.ends else 0
        assert len(self.cells) - begun <= MOST_CELLS, "these are too many cells for a seat"
        self.ends.append(len(self.cells))


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """Cells that are named block by block. The names are for the digest, and for people."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, kind: str, names: Sequence[str] = ("",)) -> int:
        """Cells that stand together; where they begin."""
        begins = len(self.names)
        self.names += [f"{kind}.{name}" for name in names]
        return begins


def numbered(count: int) -> list[str]:
    return [str(n) for n in range(count)]


def digest_of(cells: Sequence[str]) -> str:
    """What tells one layout from another."""
    return hashlib.sha256("\n".join(cells).encode()).hexdigest()[:16]
