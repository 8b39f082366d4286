"""Writing the boards for learners: whatever has a board of its own brings its scribe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.tensors import Cells, Sheet, places
from spinney.root.contents import Contents
from spinney.root.state import Root
from spinney.root.words import CARDS, OWNERS, VOCABULARY

WORDS: Final = VOCABULARY.words


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardScribe:
    """Writes one board: a faction's, a hireling's, a landmark's.

    `board` is its path in the view, `has` all that the game can have.
    """

    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        self.cards = places(has.cards, CARDS)
        """The place of each card among the names of all."""
        self.owners = places(has.owners, OWNERS)
        self.factions = places(has.factions, OWNERS)

    def facts(self, g: Root, me: int, seat: int) -> object:
        """All that decides what is written, see `Stretch`; what is soon written needs none."""
        return None

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        """Write what a seat may see of the board of `me`."""
        raise NotImplementedError


def with_own(where: list[int], card: int) -> list[int]:
    """Places of cards, and after them that of a card that belongs to somebody."""
    found = where.copy()
    found[card] = 1 + max(where)
    return found
