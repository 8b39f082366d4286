"""What counts for the Mechanical Marquise: nobody plays her, but others reckon with her."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.factions.mechanical.program import GARRISON, POINTS_FOR_GARRISON
from spinney.root.reasons.judge import POINT, Judge
from spinney.root.reasons.land import Land, warriors_on_map
from spinney.root.state import Root
from spinney.root.words import CLEARINGS, MAP_CLEARINGS, MECHANICAL_MARQUISE

HEADINGS: Final = dict.fromkeys(("M.2.1", "M.4", "M.8.2"), "garrisons")
"""What her points are listed under."""
PAR: Final = 0.0
OWN: Final = (
    Reason("mechanical-garrisons", 0.8 * POINT),
    Reason("mechanical-warriors", 0.2 * POINT),
)


class MechanicalJudge(Judge):
    def __init__(self) -> None:
        super().__init__(MECHANICAL_MARQUISE, OWN, PAR)

    def crafting_pieces(self, g: Root) -> list[int]:
        return [0, 0, 0]

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, held = self.me, 0
        for c in range(MAP_CLEARINGS):
            if land.rulers[c] == me and g.warriors[me * CLEARINGS + c] >= GARRISON:
                held += 1
        return [
            POINTS_FOR_GARRISON * held * land.evenings,
            float(warriors_on_map(g, me)),
        ]


def judges() -> tuple[Judge, ...]:
    return (MechanicalJudge(),)
