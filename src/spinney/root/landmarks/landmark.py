"""What landmarks have in common: powers that act for everybody and stand in a clearing (F.1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spinney.core.question import Refusal
from spinney.root.power import Loss, Power
from spinney.root.state import Battle, Board, Root
from spinney.root.words import LANDMARK


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Power):
    """One object each. Nobody owns it, and no rule removes it: only the Ferry ever moves."""

    def __init__(self, word: int) -> None:
        super().__init__()
        self.word = word
        self.number = word - LANDMARK
        self.keeps_apart = True
        """Whether it is set up away from other landmarks."""
        self.covers_suit = False
        """Whether its clearing is no longer of the suit that the map has there."""

    def site(self, g: Root) -> int:
        return g.sites[self.number]

    # Setting up (A.5.3)

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        """Why its card does not allow this clearing."""
        return None

    def new_board(self) -> Board | None:
        return None

    def takes_effect(self, g: Root) -> None:
        """What its clearing becomes by it."""

    def set_up(self, g: Root) -> None:
        """What its card asks for besides, once it stands."""

    # Buildings

    def receives(self, g: Root, piece: int, c: int) -> None:
        """A piece has been placed in a clearing, perhaps in this one."""

    def loses(self, g: Root, loss: Loss, battle: Battle | None) -> None:
        """Pieces are about to be removed from a clearing, perhaps from this one."""

    def score_removal(self, g: Root, loss: Loss) -> None:
        """Somebody has just scored for an enemy's pieces that were removed."""

    # Items

    def has_item(self, g: Root, item: int) -> bool:
        return False

    def why_not_item(self, g: Root, me: int) -> Refusal | None:
        """Why this player cannot craft the items that lie here."""
        return None

    def take_item(self, g: Root, item: int) -> None:
        """Somebody has crafted it."""

    def reward(self, g: Root, me: int) -> None:
        """What that brings besides."""
