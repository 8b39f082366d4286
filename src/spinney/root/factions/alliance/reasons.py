"""What counts for the Woodland Alliance: sympathy, supporters that can pay, bases and officers."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF
from spinney.root.factions.alliance.chapter import (
    COST,
    POINTS,
    REVOLT_COST,
)
from spinney.root.factions.alliance.supporters import CAPACITY, board_of
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, exposed, ruled, warriors_on_map
from spinney.root.state import EVENING, Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import ALLIANCE, BASE, BIRD, CLEARINGS, MAP_CLEARINGS, SYMPATHY

HEADINGS: Final = {"8.4.2.III": "sympathy", "8.6.1.IV": "sympathy"}
"""What its points are listed under."""
PAR: Final = -0.18
OPENING: Final = 0.89
OWN: Final = (
    Reason("alliance-sympathy", 1.8 * POINT),
    Reason("alliance-supporters", 0.89 * POINT),
    Reason("alliance-spreading", 0.27 * POINT),
    Reason("alliance-revolt", 0.9 * POINT),
    Reason("alliance-bases", 3.3 * POINT),
    Reason("alliance-officers", 1.8 * POINT),
    Reason("alliance-warriors", 0.61 * POINT),
    Reason("alliance-rule", 0.09 * POINT),
    Reason("alliance-exposed", -0.94 * POINT),
    Reason("alliance-trodden", -0.099 * POINT),
    Reason("alliance-operations", 0.53 * POINT),
)
OFFICERS: Final = (0.0, 1.0, 1.9, 2.6, 3.1, 3.4, 3.5, 3.5, 3.5, 3.5, 3.5)
"""What so many officers are worth: warriors must be left for them to lead."""
ENOUGH: Final = 8
"""More supporters than this are no use for a while."""


class AllianceJudge(Judge):
    def __init__(self) -> None:
        super().__init__(ALLIANCE, OWN, PAR)
        self.tallied = (
            *(f"supporters-{suit}" for suit in range(BIRD + 1)),
            "officers",
            "operations",
        )
        self.opening = OPENING
        self.operates_at = step_of(ALLIANCE, EVENING, "operate")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        suits = [0] * (BIRD + 1)
        for card in board.supporters:
            suits[SUIT_OF[card]] += 1
        return [*suits, board.officers, board.operations]

    def crafting_pieces(self, g: Root) -> list[int]:
        return by_suit(g, SYMPATHY)

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me = self.me
        board = board_of(g)
        tokens, bases = by_suit(g, SYMPATHY), by_suit(g, BASE)
        sympathy, all_bases = sum(tokens), sum(bases)
        payers = paying(board.supporters)
        revolt = False
        for suit in range(3):
            if tokens[suit] and not bases[suit] and payers[suit] >= REVOLT_COST:
                revolt = True
        return [
            float(sympathy),
            float(min(len(board.supporters), ENOUGH if all_bases else CAPACITY)),
            self.urgency(g) * (POINTS[sympathy] + 1) if can_spread(g, sympathy, payers) else 0.0,
            float(revolt),
            float(all_bases),
            OFFICERS[board.officers],
            float(warriors_on_map(g, me)),
            float(ruled(land, me)),
            exposed(g, land, (BASE,)),
            float(trodden(g, land, me)),
            float(self.operations(g)),
        ]

    def operations(self, g: Root) -> int:
        """How many of this turn's operations are left."""
        board = board_of(g)
        if not self.has_turn(g) or (g.phase == EVENING and g.step > self.operates_at):
            return 0
        if g.phase != EVENING or g.step < self.operates_at:
            return board.officers
        return board.officers - board.operations


def trodden(g: Root, land: Land, me: int) -> int:
    """How many tokens lie where more enemies stand than warriors of the Alliance."""
    found = 0
    for c in range(MAP_CLEARINGS):
        if g.pieces[SYMPATHY * CLEARINGS + c]:
            found += land.warriors[c] > 2 * g.warriors[me * CLEARINGS + c]
    return found


def paying(supporters: list[int]) -> list[int]:
    """How many of the supporters can pay in each suit: birds can in any."""
    found = [0, 0, 0]
    for card in supporters:
        suit = SUIT_OF[card]
        for each in range(3):
            if suit in (each, BIRD):
                found[each] += 1
    return found


def can_spread(g: Root, sympathy: int, payers: list[int]) -> bool:
    """Whether the supporters pay for another token somewhere, martial law aside."""
    if not g.stock[SYMPATHY]:
        return False
    price = COST[sympathy]
    for c in range(MAP_CLEARINGS):
        if payers[FIRST_OF[g.suits[c]]] >= price and not g.pieces[SYMPATHY * CLEARINGS + c]:
            if not sympathy:
                return True
            for near in g.map.neighbours[c]:
                if g.pieces[SYMPATHY * CLEARINGS + near]:
                    return True
    return False


def judges() -> tuple[Judge, ...]:
    return (AllianceJudge(),)
