"""What counts for the Otter Guild: wharves in many suits, hidden caches, warriors at large."""

from __future__ import annotations

from typing import Final

from root.guest.board import BARGE, HIDDEN, WHARF, board_of
from spinney.core.reasons import Reason
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, count, exposed, ruled, warriors_on_map
from spinney.root.state import DAYLIGHT, EVENING, Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import CLEARINGS, GUEST, MAP_CLEARINGS

HEADINGS: Final = {
    "O.5.4": "wharves",
    "O.5.6": "caches",
    "O.5.7": "freight",
    "O.6.1": "trade",
}
"""What its points are listed under."""
PAR: Final = 0.0
OWN: Final = (
    Reason("guest-trade", 1.0 * POINT),
    Reason("guest-wharves", 1.0 * POINT),
    Reason("guest-caches", 0.6 * POINT),
    Reason("guest-barge", 0.5 * POINT),
    Reason("guest-warriors", 0.3 * POINT),
    Reason("guest-rule", 0.1 * POINT),
    Reason("guest-exposed", -1.0 * POINT),
    Reason("guest-actions", 0.2 * POINT),
)


class GuestJudge(Judge):
    def __init__(self) -> None:
        super().__init__(GUEST, OWN, PAR)
        self.scores_at = step_of(GUEST, EVENING, "score")
        self.acts_at = step_of(GUEST, DAYLIGHT, "act")

    def crafting_pieces(self, g: Root) -> list[int]:
        return by_suit(g, WHARF)

    def points_to_come(self, g: Root) -> int:
        if not self.has_turn(g) or (g.phase == EVENING and g.step > self.scores_at):
            return 0
        return self.trade(g, Land(g))

    def trade(self, g: Root, land: Land) -> int:
        """The suits in which a wharf stands where the Guild rules."""
        suits: set[int] = set()
        for c in range(MAP_CLEARINGS):
            if g.pieces[WHARF * CLEARINGS + c] and land.rulers[c] == GUEST:
                suits.add(FIRST_OF[g.suits[c]])
        return len(suits)

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        return [
            self.trade(g, land) * land.evenings,
            float(count(g, WHARF)),
            float(count(g, HIDDEN)),
            float(count(g, BARGE)),
            float(warriors_on_map(g, GUEST)),
            float(ruled(land, GUEST)),
            exposed(g, land, (WHARF,)),
            float(self.actions(g)),
        ]

    def actions(self, g: Root) -> int:
        """How many of this turn's actions are left."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        if g.phase == DAYLIGHT and g.step >= self.acts_at:
            return board_of(g).actions
        return 0


def judges() -> tuple[Judge, ...]:
    return (GuestJudge(),)
