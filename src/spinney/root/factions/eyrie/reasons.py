"""What counts for the Eyrie Dynasties: roosts, and a decree that can be carried out."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF
from spinney.root.factions.eyrie.board import LEADERS, EyrieBoard, board_of
from spinney.root.factions.eyrie.chapter import (
    POINTS,
    recruits,
)
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import (
    Land,
    by_suit,
    count,
    exposed,
    has_enemy,
    ruled,
    warriors_on_map,
)
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, NOBODY, Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import BIRD, CLEARINGS, EYRIE, MAP_CLEARINGS, ROOST

HEADINGS: Final = {
    "7.6.1": "roosts",
    "7.7.1": "turmoil",
    "7.8.4": "removed",
}
"""What their points are listed under."""
PAR: Final = 0.12
OPENING: Final = 0.96
OWN: Final = (
    Reason("eyrie-roosts", 0.7 * POINT),
    Reason("eyrie-decree", 1.0 * POINT),
    Reason("eyrie-orders", 0.25 * POINT),
    Reason("eyrie-unfeasible", -0.35 * POINT),
    Reason("eyrie-turmoil", -1.1 * POINT),
    Reason("eyrie-sites", 1.0 * POINT),
    Reason("eyrie-rule", 0.31 * POINT),
    Reason("eyrie-warriors", 0.26 * POINT),
    Reason("eyrie-exposed", -1.1 * POINT),
)
ANY_ROOST: Final = 1.0
"""What a roost is worth besides what it scores in the Evenings."""
NO_ORDERS: Final[list[list[int]]] = [[], [], [], []]
RECRUITING: Final = 0
MOVING: Final = 1
FIGHTING: Final = 2
BUILDING: Final = 3
"""The columns of the decree."""
WORTH: Final = (
    (0.0, 1.0, 1.6, 2.0, 2.2),
    (0.0, 0.8, 1.3, 1.6, 1.8),
    (0.0, 0.6, 1.0, 1.2, 1.3),
    (0.0, 2.0, 2.7, 3.0, 3.0),
)
"""What so many orders in each column are worth: the first of a kind does the most."""
MANY: Final = 4
NEW_LEADER: Final = 2.0
"""What the viziers of a leader who is yet to be chosen will be worth."""
SITES: Final = 2
IF_ONE_MOVES: Final = 0.75
"""How likely an order can be carried out that needs a move before it."""
SHORT_OF_ONE: Final = 0.5
"""How likely a warrior falls in time that is lacking for the recruits."""
HARDLY: Final = 0.1
UPHEAVAL: Final = 2.0
"""What turmoil costs besides a point for each bird."""
WEARS_OFF: Final = 0.8
"""Each further battle in a suit is less sure to find an enemy."""


class EyrieJudge(Judge):
    def __init__(self) -> None:
        super().__init__(EYRIE, OWN, PAR)
        self.tallied = (
            *(f"leader-{leader}" for leader in range(LEADERS)),
            *(f"decree-{column}-{suit}" for column in range(4) for suit in range(BIRD + 1)),
            *(f"pending-{column}" for column in range(4)),
            "deposed",
        )
        self.opening = OPENING
        self.scores_at = step_of(EYRIE, EVENING, "score")
        self.decree_begins_at = step_of(EYRIE, DAYLIGHT, "begin")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        found = [int(board.leader == leader) for leader in range(LEADERS)]
        for column in board.decree:
            suits = [0] * (BIRD + 1)
            for card in column:
                suits[SUIT_OF[card]] += 1
            found += suits
        for column in board.pending:
            found.append(len(column))
        found.append(len(board.deposed))
        return found

    def crafting_pieces(self, g: Root) -> list[int]:
        return by_suit(g, ROOST)

    def points_to_come(self, g: Root) -> int:
        """7.6.1; not in Birdsong yet, or whoever ends the turn before would seem to give it."""
        if not self.has_turn(g) or g.phase == BIRDSONG:
            return 0
        if g.phase == EVENING and g.step > self.scores_at:
            return 0
        return POINTS[count(g, ROOST)]

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me = self.me
        board = board_of(g)
        roosts = count(g, ROOST)
        worth = NEW_LEADER if board.leader == NOBODY else 0.0
        for column, cards in enumerate(board.decree):
            worth += WORTH[column][min(len(cards), MANY)]
        realm = Realm(g, land)
        decree = suits_of(board)
        left = self.orders_left(g, board, decree)
        this_turn = sureness(g, realm, left, NO_ORDERS)  # after turmoil the Decree is another
        points: int = g.points[me]
        at_stake = UPHEAVAL + min(birds_in(decree), points)
        return [
            POINTS[roosts] * land.evenings * self.urgency(g) + ANY_ROOST * roosts,
            worth,
            float(sum([len(suits) for suits in left])),
            at_stake * (1.0 - sureness(g, realm, decree, left)) * this_turn,
            at_stake * (1.0 - this_turn),
            float(min(realm.sites[BIRD], SITES)),
            float(ruled(land, me)),
            float(warriors_on_map(g, me)),
            exposed(g, land, (ROOST,)),
        ]

    def orders_left(self, g: Root, board: EyrieBoard, decree: list[list[int]]) -> list[list[int]]:
        """By column, the suits of the orders that this Daylight still asks for."""
        if not self.has_turn(g) or g.phase != DAYLIGHT:
            return NO_ORDERS
        return decree if g.step <= self.decree_begins_at else board.pending


class Realm:
    """By suit, and last in all: where the Eyrie can carry out an order, at once or after a move."""

    __slots__ = ("fights", "movers", "next_fights", "next_sites", "roosts", "sites")

    def __init__(self, g: Root, land: Land) -> None:
        self.roosts = [0, 0, 0, 0]
        self.movers = [0, 0, 0, 0]
        self.fights = [0, 0, 0, 0]
        self.next_fights = [0, 0, 0, 0]
        self.sites = [0, 0, 0, 0]
        self.next_sites = [0, 0, 0, 0]
        for c in range(MAP_CLEARINGS):
            suit = FIRST_OF[g.suits[c]]
            here = g.warriors[EYRIE * CLEARINGS + c]
            roost = g.pieces[ROOST * CLEARINGS + c]
            mine = land.rulers[c] == EYRIE
            comers = 0
            near_rule = mine
            for near in g.map.neighbours[c]:
                if land.rulers[near] == EYRIE:
                    near_rule = True
                    comers = max(comers, g.warriors[EYRIE * CLEARINGS + near])
            add(self.roosts, suit, roost)
            if near_rule:
                add(self.movers, suit, here)
            if has_enemy(g, EYRIE, c):
                add(self.fights, suit, int(here > 0))
                add(self.next_fights, suit, int(comers > 0))
            if land.slots[c] > 0 and not roost:
                add(self.sites, suit, int(mine))
                add(self.next_sites, suit, int(here + comers >= land.warriors[c] - here))


def add(counts: list[int], suit: int, n: int) -> None:
    if suit >= 0:
        counts[suit] += n
        counts[BIRD] += n


def birds_in(decree: list[list[int]]) -> int:
    found = 0
    for suits in decree:
        found += suits.count(BIRD)
    return found


def suits_of(board: EyrieBoard) -> list[list[int]]:
    return [[SUIT_OF[card] for card in cards] for cards in board.decree]


def sureness(g: Root, realm: Realm, orders: list[list[int]], before: list[list[int]]) -> float:
    """How likely all these orders can be carried out, after those that come before them."""
    sure = 1.0
    each = recruits(g)
    supply = g.supply[EYRIE] - each * (len(orders[RECRUITING]) + len(before[RECRUITING]))
    if orders[RECRUITING] and supply < 0:
        sure *= SHORT_OF_ONE if supply == -1 else HARDLY
    in_suit = realm.movers.copy()
    for suit in orders[RECRUITING]:
        in_suit[suit] += each
        if not realm.roosts[suit]:
            sure *= HARDLY
    for suit in orders[MOVING]:
        in_suit[suit] -= 1
        if in_suit[suit] < 0:
            sure *= HARDLY
    moves = len(orders[MOVING]) + len(before[MOVING])
    likely = [1.0, 1.0, 1.0, 1.0]
    for suit in orders[FIGHTING]:
        if realm.fights[suit]:
            sure *= likely[suit]
        else:
            sure *= IF_ONE_MOVES if moves and realm.next_fights[suit] else HARDLY
        likely[suit] *= WEARS_OFF
    if not orders[BUILDING]:
        return sure
    if g.stock[ROOST] < len(orders[BUILDING]) + len(before[BUILDING]):
        return sure * HARDLY
    sites = realm.sites.copy()
    for suit in before[BUILDING]:
        build(sites, suit)
    for suit in sorted(orders[BUILDING]):  # birds come last: they build in any suit
        if not build(sites, suit):
            sure *= IF_ONE_MOVES if moves and realm.next_sites[suit] else HARDLY
            moves -= 1
    return sure


def build(sites: list[int], suit: int) -> bool:
    """Take a site of this suit, if one is left."""
    if sites[suit] <= 0 or sites[BIRD] <= 0:
        return False
    sites[BIRD] -= 1
    if suit != BIRD:
        sites[suit] -= 1
    return True


def judges() -> tuple[Judge, ...]:
    return (EyrieJudge(),)
