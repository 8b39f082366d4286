"""Ways to move (4.2): by path, by river, by tunnel. Each says where it leads, and at what price."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.question import Question
from spinney.root.state import Root


@mypyc_attr(allow_interpreted_subclasses=True)
class Way:
    """One object for each kind; the powers that open it hold it."""

    def __init__(self, needs_rule: bool = True, links: bool = True) -> None:
        self.needs_rule = needs_rule
        """4.2.1: whether whoever takes it must rule one of its ends."""
        self.links = links
        """Whether it makes clearings adjacent, or only carries pieces."""

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        """Where it leads this player from a clearing."""
        raise NotImplementedError

    def is_taken(self, g: Root, me: int) -> Generator[Question, int, bool]:
        """Whether a move takes this way and not one by which clearings are adjacent."""
        yield from ()
        return False

    def taken(self, g: Root, me: int, target: int) -> None:
        """What follows from having taken it."""


class Paths(Way):
    """2.2.1, with closed paths that have been opened (C.3.3)."""

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        printed = g.map.neighbours[c]
        if not g.map.closed or len(g.closed) == len(g.map.closed):
            return printed
        opened = opened_paths(g, c)
        return sorted([*printed, *opened]) if opened else printed


def opened_paths(g: Root, c: int) -> list[int]:
    """C.3.3: the ends of closed paths that have been opened."""
    found = []
    for number, (a, b) in enumerate(g.map.closed):
        if number not in g.closed and c in (a, b):
            found.append(b if c == a else a)
    return found


class Rivers(Way):
    """2.3."""

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        return g.map.rivers[c]


PATHS: Final = Paths()
RIVERS: Final = Rivers()
