"""What counts for the Duchy: ministers, the spread that sways them, buildings that are guarded."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF
from spinney.root.factions.duchy.board import (
    LORD,
    NOBLE,
    SQUIRE,
    DuchyBoard,
    acted,
    board_of,
)
from spinney.root.factions.duchy.ministers import ALL_TUNNELS, FOR_ALL_TUNNELS
from spinney.root.factions.duchy.swaying import POINTS, SHOWN, present_in, revealable
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, exposed, ruled, warriors_on_map
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from spinney.root.words import (
    BARON_OF_DIRT,
    BIRD,
    BURROW,
    CITADEL,
    CLEARINGS,
    DUCHESS_OF_MUD,
    DUCHY,
    EARL_OF_STONE,
    MARKET,
    SWAY,
    TUNNEL,
)

HEADINGS: Final = {
    "12.5.2.V": "ministers",
    "12.5.2.VII": "ministers",
    "12.5.2.VIII": "ministers",
    "12.5.2.IX": "ministers",
    "12.5.3.III": "crowns",
}
"""What its points are listed under."""
PAR: Final = -0.37
OPENING: Final = 0.35
OWN: Final = (
    Reason("duchy-ministers", 0.35 * POINT),
    Reason("duchy-lords", 1.2 * POINT),
    Reason("duchy-swaying", 1.3 * POINT),
    Reason("duchy-presence", 0.17 * POINT),
    Reason("duchy-citadels", 0.61 * POINT),
    Reason("duchy-markets", 3.5 * POINT),
    Reason("duchy-tunnels", 0.24 * POINT),
    Reason("duchy-sites", 0.33 * POINT),
    Reason("duchy-rule", 0.19 * POINT),
    Reason("duchy-warriors", 0.37 * POINT),
    Reason("duchy-burrow", 0.14 * POINT),
    Reason("duchy-exposed", -0.78 * POINT),
    Reason("duchy-actions", 0.28 * POINT),
)
WORTH: Final = (1.5, 1.0, 1.0, 1.4, 1.2, 1.0, 0.0, 0.0, 0.0)
"""What each minister's action is worth every turn, in points; what lords score is counted apart."""
SUITED: Final = 6
"""More clearings with pieces than this are no use for swaying."""
SITES: Final = 2


MINISTERS: Final = 9


class DuchyJudge(Judge):
    def __init__(self) -> None:
        super().__init__(DUCHY, OWN, PAR)
        self.tallied = (
            *(f"swayed-{minister}" for minister in range(MINISTERS)),
            *(f"lost-crowns-{rank}" for rank in range(3)),
            "actions",
            "revealed",
            "burrow",
        )
        self.opening = OPENING
        self.assembles_at = step_of(DUCHY, DAYLIGHT, "assembly")
        self.sways_at = step_of(DUCHY, DAYLIGHT, "sway")
        self.returns_at = step_of(DUCHY, EVENING, "return")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        swayed = [0] * MINISTERS
        for minister in board.swayed:
            swayed[minister] = 1
        burrow = g.warriors[self.me * CLEARINGS + BURROW]
        return [*swayed, *board.lost, board.actions, len(board.revealed), burrow]

    def crafting_pieces(self, g: Root) -> list[int]:
        citadels, markets = by_suit(g, CITADEL), by_suit(g, MARKET)
        return [citadels[suit] + markets[suit] for suit in range(3)]

    def held(self, g: Root) -> list[int]:
        """Revealed cards return, but for birds (12.6.1)."""
        revealed = board_of(g).revealed
        if not revealed:
            return g.hands[self.me]
        return g.hands[self.me] + [card for card in revealed if SUIT_OF[card] != BIRD]

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        places = present_in(g, me)
        sites = 0
        for c, ruling in enumerate(land.rulers):
            if ruling == me:
                sites += land.slots[c]
        ministers = 0.0
        for minister in board.swayed:
            ministers += WORTH[minister]
        return [
            ministers * land.evenings,
            scoring(g, board) * land.evenings,
            self.swaying(g, board, places),
            float(min(len(places), SUITED)),
            float(g.placed[CITADEL]),
            float(g.placed[MARKET]),
            float(g.placed[TUNNEL]),
            float(min(sites, SITES)) if g.stock[CITADEL] + g.stock[MARKET] else 0.0,
            float(ruled(land, me)),
            float(warriors_on_map(g, me)),
            float(g.warriors[me * CLEARINGS + BURROW]),
            exposed(g, land, (CITADEL, MARKET)) * (1 + len(board.swayed)),
            float(self.actions(g, board)),
        ]

    def actions(self, g: Root, board: DuchyBoard) -> int:
        """How many of this turn's actions are left, the ministers' included."""
        if (
            not self.has_turn(g)
            or g.phase == EVENING
            or (g.phase == DAYLIGHT and g.step >= self.sways_at)
        ):
            return 0
        waiting = len(board.swayed) - len(acted(g))
        if g.phase == BIRDSONG or g.step < self.assembles_at:
            return 2 + waiting
        return waiting + (board.actions if g.step == self.assembles_at else 0)

    def swaying(self, g: Root, board: DuchyBoard, places: list[int]) -> float:
        """The crown that the cards can win next, this turn or the one after it."""
        cards = self.held(g)
        this_turn = self.has_turn(g) and g.phase <= DAYLIGHT and SWAY not in g.used
        if this_turn:
            cards = g.hands[self.me]
        most = revealable(cards, places)
        for rank in (LORD, NOBLE, SQUIRE):
            if board.crowns(rank) and most >= SHOWN[rank]:
                return float(POINTS[rank] + 1)
        return most / SHOWN[SQUIRE] * 0.5


def scoring(g: Root, board: DuchyBoard) -> float:
    """What the swayed lords score every turn."""
    found = 0
    for minister in board.swayed:
        if minister == DUCHESS_OF_MUD:
            found += FOR_ALL_TUNNELS if g.placed[TUNNEL] == ALL_TUNNELS else 0
        elif minister == BARON_OF_DIRT:
            found += g.placed[MARKET]
        elif minister == EARL_OF_STONE:
            found += g.placed[CITADEL]
    return float(found)


def judges() -> tuple[Judge, ...]:
    return (DuchyJudge(),)
