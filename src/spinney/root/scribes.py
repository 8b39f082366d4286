"""Writing the boards for learners: whatever has a board of its own brings its scribe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spinney.core.rows import Row, but
from spinney.core.tensors import MOST, Cells, Sheet, count, places, put
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.state import Root, everybody_at
from spinney.root.words import CARDS, ITEM, ITEMS, OWNERS, VOCABULARY

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


class RuinScribe:
    """Items from under ruins: those that a faction has, and those that a seat has seen there."""

    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        lay, items = sheet.lay, WORDS[ITEM : ITEM + ITEMS]
        self.taken = lay(f"{board}.from_ruins", items)
        self.ruins = [(c, lay(f"{board}.ruins.{CLEARING_NAMES[c]}", items)) for c in has.ruins]

    def write(self, g: Root, taken: i64, seen: i64, cells: Cells) -> None:
        """`taken` are kinds of items, `seen` clearings, both as bits."""
        if taken:
            for item in range(ITEMS):
                put(cells, self.taken + item, taken >> item & 1)
        if seen:
            for c, start in self.ruins:
                if seen >> c & 1:
                    count(cells, start, g.ruin_items[c])


def mask_of(seat: int, seats: int) -> int:
    """Who must know a card for this seat to know it; a spectator knows what every seat knows."""
    return everybody_at(seats) if seat < 0 else 1 << seat


def tally_by(
    cells: Cells,
    start: i64,
    where: Row,
    pile: list[i64],
    known: list[i64],
    mask: i64,
    knows: bool,
) -> None:
    """Count the cards of a pile that these seats know, or else those that they do not."""
    at: i64
    for at in range(len(known)):
        if (known[at] & mask == mask) == knows:
            there = start + where[pile[at]]
            cells[there] = cells[there] + 1


def put_items(cells: Cells, start: i64, where: Row, items: Row) -> None:
    """Write how many items there are of each kind."""
    item: i64
    for item in range(ITEMS):
        amount: int = items[item]
        if amount:
            cells[start + where[item]] = amount if amount < MOST else MOST


def with_own(where: Row, card: int) -> Row:
    """Places of cards, and after them that of a card that belongs to somebody."""
    return but(where, card, 1 + max(where))
