"""What counts for the Marquise de Cat: wood where she builds next, rule, hands to do it with."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.factions.marquise.board import ACTIONS, COST, POINTS, board_of
from spinney.root.moving import adjacent
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, count, exposed, ruled, warriors_on_map
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from spinney.root.words import (
    CLEARINGS,
    KEEP,
    MAP_CLEARINGS,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)

HEADINGS: Final = {"6.5.4.III": "buildings"}
"""What her points are listed under."""
PAR: Final = 0.57
OPENING: Final = 1.61
OWN: Final = (
    Reason("marquise-sawmills", 4.2 * POINT),
    Reason("marquise-workshops", 0.25 * POINT),
    Reason("marquise-recruiters", 0.67 * POINT),
    Reason("marquise-keep", 1.6 * POINT),
    Reason("marquise-wood", 0.28 * POINT),
    Reason("marquise-building", 0.71 * POINT),
    Reason("marquise-sites", 0.21 * POINT),
    Reason("marquise-rule", 0.25 * POINT),
    Reason("marquise-warriors", 0.71 * POINT),
    Reason("marquise-exposed", -1.2 * POINT),
    Reason("marquise-actions", 0.32 * POINT),
)
AT_STAKE: Final = (SAWMILL, WORKSHOP, RECRUITER, KEEP, WOOD)
"""What others score for when it is not guarded."""
OTHER_WOOD: Final = 0.3
"""What a wood is worth that cannot be brought to any open slot."""
NEXT_TURN: Final = 0.4
"""What a building is worth that can be paid, but not in this turn."""
SITES: Final = 3
"""More open slots than this are no use for a while."""


class MarquiseJudge(Judge):
    def __init__(self) -> None:
        super().__init__(MARQUISE, OWN, PAR)
        self.tallied = ("actions", "recruited")
        self.opening = OPENING
        self.acts_at = step_of(MARQUISE, DAYLIGHT, "act")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        return [board.actions, int(board.recruited)]

    def crafting_pieces(self, g: Root) -> list[int]:
        return by_suit(g, WORKSHOP)

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me = self.me
        wood, sites, building = 0, 0, 0
        for part in realm(g, land):
            here, slots = 0, 0
            for c in part:
                here += g.pieces[WOOD * CLEARINGS + c]
                slots += land.slots[c]
            if slots:
                wood += here
                sites += slots
                building = max(building, best_building(g, here))
        actions = self.actions(g)
        lost = count(g, WOOD) - wood
        return [
            float(count(g, SAWMILL)),
            float(count(g, WORKSHOP)),
            float(count(g, RECRUITER)),
            float(count(g, KEEP)),
            wood + OTHER_WOOD * lost,
            self.urgency(g) * (building if actions else NEXT_TURN * building),
            float(min(sites, SITES)),
            float(ruled(land, me)),
            float(warriors_on_map(g, me)),
            exposed(g, land, AT_STAKE),
            float(actions),
        ]

    def actions(self, g: Root) -> int:
        """How many of this turn's actions are left."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        if g.phase == BIRDSONG or g.step < self.acts_at:
            return ACTIONS
        return board_of(g).actions


def realm(g: Root, land: Land) -> list[list[int]]:
    """The clearings that the Marquise rules, those together that wood can be carried between."""
    found: list[list[int]] = []
    seen = [land.rulers[c] != MARQUISE for c in range(MAP_CLEARINGS)]
    for start in range(MAP_CLEARINGS):
        if seen[start]:
            continue
        seen[start] = True
        part = [start]
        for c in part:
            for near in adjacent(g, MARQUISE, c):
                if not seen[near]:
                    seen[near] = True
                    part.append(near)
        found.append(part)
    return found


def best_building(g: Root, wood: int) -> int:
    """The most points of a building that this much wood pays for."""
    best = 0
    for piece in (SAWMILL, WORKSHOP, RECRUITER):
        if g.stock[piece]:
            number = count(g, piece)
            if COST[number] <= wood:
                best = max(best, POINTS[piece][number])
    return best


def judges() -> tuple[Judge, ...]:
    return (MarquiseJudge(),)
