"""The Tower, also of the mountain map (C.3.4)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.landmarks.landmark import Landmark
from spinney.root.rule import ruler
from spinney.root.state import Root
from spinney.root.victory import score
from spinney.root.words import TOWER

NO_RUIN: Final = Refusal("no-ruin-for-the-tower", "tower")
REFUSALS: Final[tuple[Refusal, ...]] = (NO_RUIN,)


class Tower(Landmark):
    def __init__(self) -> None:
        super().__init__(TOWER)
        self.keeps_apart = False

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        return None if c in g.map.ruins else NO_RUIN

    def end_of_evening(self, g: Root, me: int) -> Flow:
        """Whoever rules its clearing scores."""
        if ruler(g, self.site(g)) == me:
            score(g, me, 1, "C.3.4")
        yield from ()
