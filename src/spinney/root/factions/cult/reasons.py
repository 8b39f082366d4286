"""What counts for the Lizard Cult: gardens by suit, cards that score by them, acolytes."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF
from spinney.root.factions.cult.board import GARDENS, board_of
from spinney.root.factions.cult.chapter import BONUS_DRAW
from spinney.root.factions.cult.rituals import POINTS
from spinney.root.reasons.judge import POINT, Judge
from spinney.root.reasons.land import Land, count, exposed, ruled, warriors_on_map
from spinney.root.state import EVENING, NOBODY, Root
from spinney.root.words import BIRD, CULT, MAP_CLEARINGS

HEADINGS: Final = {"10.5.3": "rituals"}
"""What its points are listed under."""
PAR: Final = -0.24
OPENING: Final = 0.44
OWN: Final = (
    Reason("cult-gardens", 1.4 * POINT),
    Reason("cult-worth", 1.0 * POINT),
    Reason("cult-scoring", 0.23 * POINT),
    Reason("cult-draws", 0.89 * POINT),
    Reason("cult-acolytes", 0.69 * POINT),
    Reason("cult-hated", 0.29 * POINT),
    Reason("cult-warriors", 0.4 * POINT),
    Reason("cult-rule", 0.28 * POINT),
    Reason("cult-sites", 0.41 * POINT),
    Reason("cult-exposed", -0.85 * POINT),
    Reason("cult-rituals", 0.35 * POINT),
)
SITES: Final = 3
"""More open slots than this are no use for a while."""
ENOUGH: Final = 6
"""More acolytes than this are no use for a while."""


class CultJudge(Judge):
    def __init__(self) -> None:
        super().__init__(CULT, OWN, PAR)
        self.tallied = (
            "acolytes",
            *(f"outcast-{suit}" for suit in range(BIRD)),
            "hated",
            *(f"souls-{suit}" for suit in range(BIRD + 1)),
            "scored",
        )
        self.opening = OPENING

    def held(self, g: Root) -> list[int]:
        return g.hands[self.me] + board_of(g).revealed

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        outcast = [int(board.outcast == suit) for suit in range(BIRD)]
        souls = [0] * (BIRD + 1)
        for card in board.souls:
            souls[SUIT_OF[card]] += 1
        return [board.acolytes, *outcast, int(board.hated), *souls, board.scored]

    def crafting_pieces(self, g: Root) -> list[int]:
        found = [0, 0, 0]
        suit = board_of(g).outcast
        if suit != NOBODY:
            found[suit] = count(g, GARDENS[suit])
        return found

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        gardens = [count(g, piece) for piece in GARDENS]
        worth, draws = 0, 0
        for suit in range(BIRD):
            worth += worth_of(gardens[suit])
            draws += gardens[suit] >= BONUS_DRAW
        sites = 0
        for c in range(MAP_CLEARINGS):
            if land.rulers[c] == me:
                sites += land.slots[c]
        return [
            float(sum(gardens)),
            float(worth),
            self.urgency(g) * self.scoring(g, gardens),
            float(draws),
            float(min(board.acolytes, ENOUGH)),
            float(board.hated),
            float(warriors_on_map(g, me)),
            float(ruled(land, me)),
            float(min(sites, SITES)),
            exposed(g, land, GARDENS),
            float(self.rituals(g)),
        ]

    def scoring(self, g: Root, gardens: list[int]) -> float:
        """What cards in hand score by the gardens of their suit, one of each suit."""
        found = 0
        for suit in range(BIRD):
            for card in self.held(g):
                if SUIT_OF[card] == suit:
                    found += worth_of(gardens[suit])
                    break
        return float(found)

    def rituals(self, g: Root) -> int:
        """How many cards are left for rituals this turn."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        return len(g.hands[self.me])


def worth_of(gardens: int) -> int:
    """What a ritual scores by so many gardens of its suit."""
    return POINTS[gardens - 1] if gardens else 0


def judges() -> tuple[Judge, ...]:
    return (CultJudge(),)
