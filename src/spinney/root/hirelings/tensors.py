"""What a learner is given of the cards of hirelings."""

from __future__ import annotations

from spinney.core.tensors import Cells, Sheet, count, places, put, put_by, tally
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.hireling import Hireling
from spinney.root.hirelings.band import BandBoard
from spinney.root.hirelings.bandits import BanditBoard
from spinney.root.hirelings.boards import PawnBoard
from spinney.root.hirelings.exile import ExileBoard
from spinney.root.hirelings.expedition import ArtisanBoard
from spinney.root.hirelings.patrol import PatrolBoard
from spinney.root.scribes import WORDS, BoardScribe
from spinney.root.state import Root
from spinney.root.words import CLEARINGS, ITEM, ITEMS


class PawnScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.place = sheet.lay(f"{board}.place", CLEARING_NAMES)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, PawnBoard)
        if board.place >= 0:
            cells[self.place + board.place] = 1


class ExileScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.forest = sheet.lay(f"{board}.forest", has.forest_names)
        self.items = sheet.lay(f"{board}.items", WORDS[ITEM : ITEM + ITEMS])
        self.tired = sheet.lay(f"{board}.tired")
        self.places = places(range(ITEMS), ITEMS)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, ExileBoard)
        cells[self.forest + board.forest] = 1
        put_by(cells, self.items, self.places, board.items)
        put(cells, self.tired, board.tired)


class BanditScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.paths = sheet.lay(f"{board}.paths", CLEARING_NAMES)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, BanditBoard)
        for path in board.paths:
            count(cells, self.paths, [path // CLEARINGS, path % CLEARINGS])


class PatrolScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.saved = sheet.lay(f"{board}.saved")

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, PatrolBoard)
        put(cells, self.saved, board.saved)


class BandScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.listeners = sheet.lay(f"{board}.listeners", (*has.owner_names, *CLEARING_NAMES))
        self.clearings = self.listeners + len(has.owner_names)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, BandBoard)
        for listener in board.now(g):
            for at in (
                self.listeners + self.owners[listener // CLEARINGS],
                self.clearings + listener % CLEARINGS,
            ):
                cells[at] = cells[at] + 1


class ArtisanScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        self.kept = sheet.lay(f"{board}.kept", has.card_names)

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = g.boards[me]
        assert isinstance(board, ArtisanBoard)
        tally(cells, self.kept, self.cards, board.kept)


def scribe_of_side(side: Hireling, sheet: Sheet, board: str, has: Contents) -> BoardScribe | None:
    """Who writes what lies on the card of a hireling, if anything does."""
    fresh = side.fresh_board()
    if isinstance(fresh, PawnBoard):
        return PawnScribe(sheet, board, has)
    if isinstance(fresh, ExileBoard):
        return ExileScribe(sheet, board, has)
    if isinstance(fresh, BanditBoard):
        return BanditScribe(sheet, board, has)
    if isinstance(fresh, PatrolBoard):
        return PatrolScribe(sheet, board, has)
    if isinstance(fresh, BandBoard):
        return BandScribe(sheet, board, has)
    return ArtisanScribe(sheet, board, has) if isinstance(fresh, ArtisanBoard) else None
