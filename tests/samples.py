"""How much of what could be tried is: a fixed part of it in `make test`, all of it in `make soak`.

What is left out says nothing new as a rule: one more random game of the same kind, one more look at
the same board. Which part it is hangs on no luck: it is the same each time.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from spinney.core.chance import Luck

WHOLE = "SPINNEY_WHOLE" in os.environ

T = TypeVar("T")


def some(few: int, many: int) -> int:
    """How many of something there are to be, in a sample and on the whole."""
    return many if WHOLE else few


def sample(few: int, things: Sequence[T]) -> list[T]:
    """So many of these, drawn with no pattern; or all of them."""
    order = list(range(len(things)))
    Luck("sample").shuffle(order)
    return [things[i] for i in sorted(order[: some(few, len(things))])]
