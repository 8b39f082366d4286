"""The Elder Treetop: one more building slot, whose building is worth more to enemies."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import NONE, Fields
from spinney.core.question import Refusal
from spinney.core.rows import but
from spinney.root.landmarks.landmark import Landmark
from spinney.root.pieces import is_building
from spinney.root.power import Loss
from spinney.root.state import NOBODY, Battle, Board, Root
from spinney.root.victory import score
from spinney.root.words import (
    CLEARINGS,
    ELDER_TREETOP,
    LANDMARK,
    PIECE,
    PIECES,
    VOCABULARY,
)

NOT_A_CORNER: Final = Refusal("not-a-corner-for-the-treetop", "elder_treetop")
REFUSALS: Final[tuple[Refusal, ...]] = (NOT_A_CORNER,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"treetop-for-two": ()}


class TreetopBoard(Board):
    __slots__ = ("building",)

    def __init__(self) -> None:
        self.building = NOBODY
        """The kind of the building that stands in its slot, or none."""

    def copy(self) -> TreetopBoard:
        board = TreetopBoard()
        board.building = self.building
        return board

    def named(self) -> str | None:
        return None if self.building == NOBODY else VOCABULARY.word(PIECE + self.building)

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"building": self.named()}

    def write(self) -> dict[str, Any]:
        return {"building": self.named() or NONE}

    def read(self, fields: Fields) -> None:
        if fields.any("building", NONE) != NONE:
            word = fields.word("building", VOCABULARY, PIECE, PIECE + PIECES - 1, PIECE)
            self.building = word - PIECE

    def check(self, g: Root, me: int, fields: Fields) -> None:
        c = g.sites[me]
        there = 0
        if 0 <= self.building * CLEARINGS < len(g.pieces):
            there = g.pieces[self.building * CLEARINGS + c]
        if self.building != NOBODY and not (is_building(self.building) and there):
            fields.wrong("building", "no such building is in this clearing")
        filled = g.ruins[c] + g.built[c] - (self.building != NOBODY)
        if filled > g.map.slots[c]:
            fields.unreachable("building", "the clearing's own slots are full: one stands here")


def board_of(g: Root) -> TreetopBoard:
    board = g.landmark_boards[ELDER_TREETOP - LANDMARK]
    assert isinstance(board, TreetopBoard)
    return board


class ElderTreetop(Landmark):
    def __init__(self) -> None:
        super().__init__(ELDER_TREETOP)

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        return None if c in g.map.corners else NOT_A_CORNER

    def new_board(self) -> Board | None:
        return TreetopBoard()

    def takes_effect(self, g: Root) -> None:
        c = self.site(g)
        g.slots = but(g.slots, c, g.slots[c] + 1)

    def receives(self, g: Root, piece: int, c: int) -> None:
        """The clearing's own slots are filled first (ruling R75)."""
        if c != self.site(g) or not is_building(piece) or board_of(g).building != NOBODY:
            return
        if g.ruins[c] + g.built[c] == g.slots[c]:
            board_of(g).building = piece

    def loses(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Of buildings alike whoever removes them takes this one first, their owner last."""
        building = board_of(g).building
        lost = loss.pieces.count(building)
        if loss.clearing != self.site(g) or not lost:
            return
        chooser = loss.by
        if battle is not None and loss.owner in battle.sides:
            chooser = battle.chooser(battle.side(loss.owner))
        if chooser != loss.owner or lost == g.pieces[building * CLEARINGS + loss.clearing]:
            board_of(g).building = NOBODY
            loss.perched = True

    def score_removal(self, g: Root, loss: Loss) -> None:
        if loss.perched:
            score(g, loss.by, 1, "elder_treetop")
