"""What counts for the Riverfolk: trade posts, funds to act and to keep, somebody to sell to."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.factions.riverfolk.board import (
    BOXES,
    FUNDS,
    POSTS,
    POSTS_OF_A_SUIT,
    RiverfolkBoard,
    board_of,
)
from spinney.root.factions.riverfolk.chapter import COST_OF_A_POST, FUNDS_A_POINT
from spinney.root.factions.riverfolk.services import has_post
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, exposed, ruled, warriors_on_map
from spinney.root.state import BIRDSONG, Root
from spinney.root.words import CLEARINGS, FACTIONS, MAP_CLEARINGS, RIVERFOLK

HEADINGS: Final = {"11.5.6.III": "trade-posts", "11.4.2": "dividends"}
"""What its points are listed under."""
PAR: Final = 0.25
OPENING: Final = 1.03
OWN: Final = (
    Reason("riverfolk-posts", 0.36 * POINT),
    Reason("riverfolk-dividends", 0.22 * POINT),
    Reason("riverfolk-wealth", 2.9 * POINT),
    Reason("riverfolk-sites", 1.5 * POINT),
    Reason("riverfolk-wares", 0.71 * POINT),
    Reason("riverfolk-customers", 0.1 * POINT),
    Reason("riverfolk-warriors", 0.22 * POINT),
    Reason("riverfolk-rule", 0.084 * POINT),
    Reason("riverfolk-exposed", -1.2 * POINT),
    Reason("riverfolk-prices", 0.15 * POINT),
)
FAIR: Final = (2, 1, 2)
"""Prices that others are likely to pay."""
FUNDS_AT_STAKE: Final = 0.25
"""How much more a post is worth by each fund, half of which fall with it (11.2.5.I)."""
WARES: Final = 5
"""More cards in hand than this must be discarded before anybody buys them (11.6.1)."""
ENOUGH: Final = 12
"""More warriors on the board than this are no use for a while."""


class RiverfolkJudge(Judge):
    def __init__(self) -> None:
        super().__init__(RIVERFOLK, OWN, PAR)
        self.tallied = (
            *(f"box-{box}" for box in range(BOXES)),
            *(f"others-in-box-{box}" for box in range(BOXES)),
            *(f"price-{service}" for service in range(3)),
            *(f"lost-{suit}" for suit in range(3)),
        )
        self.opening = OPENING
        self.scores_at = step_of(RIVERFOLK, BIRDSONG, "dividends")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        totals = [board.total(box) for box in range(BOXES)]
        own = [board.boxes[box * FACTIONS + self.me] for box in range(BOXES)]
        others = [totals[box] - own[box] for box in range(BOXES)]
        return [*own, *others, *board.prices, *board.lost]

    def crafting_pieces(self, g: Root) -> list[int]:
        return [POSTS_OF_A_SUIT - g.stock[post] for post in POSTS]

    def points_to_come(self, g: Root) -> int:
        """The dividends of a Birdsong that has begun."""
        if not self.has_turn(g) or g.phase != BIRDSONG or g.step > self.scores_at:
            return 0
        return self.dividends(g)

    def dividends(self, g: Root) -> int:
        placed = sum([g.placed[post] for post in POSTS])
        return board_of(g).total(FUNDS) // FUNDS_A_POINT if placed else 0

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        posts, customers = 0, 0
        for post in POSTS:
            posts += g.placed[post]
        for c in range(MAP_CLEARINGS):
            if has_post(g, c):
                for other in g.players:
                    customers += g.warriors[other * CLEARINGS + c] > 0
        held = 0
        for owner in g.players:
            held += board.warriors(owner)
        return [
            float(posts),
            self.dividends_to_come(g, land),
            float(min(held, ENOUGH)),
            float(sites(g, land, board)),
            float(min(len(g.hands[me]), WARES)),
            float(customers),
            float(warriors_on_map(g, me)),
            float(ruled(land, me)),
            exposed(g, land, POSTS) * (1.0 + board.total(FUNDS) * FUNDS_AT_STAKE),
            fairness(board),
        ]

    def dividends_to_come(self, g: Root, land: Land) -> float:
        """What the funds will score, at the next Birdsong and at others, if they stay there."""
        if self.has_turn(g) and g.phase == BIRDSONG and g.step <= self.scores_at:
            return 0.0  # then they are among the points
        return self.urgency(g) * self.dividends(g) * land.evenings / 2


def sites(g: Root, land: Land, board: RiverfolkBoard) -> int:
    """How many trade posts the warriors on the board could pay for where their owners rule."""
    found = 0
    for owner in g.players:
        paid = board.warriors(owner) // COST_OF_A_POST
        free = 0
        for c in range(MAP_CLEARINGS):
            if land.rulers[c] == owner and is_free(g, c):
                free += 1
        found += min(paid, free)
    return found


def is_free(g: Root, c: int) -> bool:
    """Whether a trade post could be placed, if it were paid for."""
    left = False
    for suit in range(3):
        if g.pieces[POSTS[suit] * CLEARINGS + c]:
            return False
        left = left or (g.suits[c] >> suit & 1 > 0 and g.stock[POSTS[suit]] > 0)
    return left


def fairness(board: RiverfolkBoard) -> float:
    """How near the prices are to what others are likely to pay."""
    off = 0
    for at, fair in enumerate(FAIR):
        off += abs(board.prices[at] - fair)
    return -float(off)


def judges() -> tuple[Judge, ...]:
    return (RiverfolkJudge(),)
