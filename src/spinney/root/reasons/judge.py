"""What counts for every faction, and what a faction's own judge adds to it.

A position is judged between two steps, often in the middle of a turn. So whatever the rest of a
turn will bring by itself counts as if it were there, and what can still be done counts a little
less than having done it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.reasons import Reason
from spinney.root.cards import IS_PERSISTENT, ITEM_OF, POINTS_OF, SUIT_OF, is_ambush, is_dominance
from spinney.root.crafting import can_pay, why_no_item
from spinney.root.faction import TABLE, of
from spinney.root.hands import HAND_LIMIT
from spinney.root.hireling import of_hireling
from spinney.root.reasons.land import Land
from spinney.root.rule import presence
from spinney.root.state import BIRDSONG, EVENING, NOBODY, SETUP, Root, behind, suited
from spinney.root.victory import scores
from spinney.root.words import BIRD, CLEARINGS, MAP_CLEARINGS

POINT: Final = 0.095
"""What a victory point adds to the log-odds of winning; weights are written in such points."""
EARLY_POINTS: Final = 10
GROWING: Final = 0.28
"""Beyond the early ones, how much more each point is worth than the one before."""

SHARED: Final = (
    Reason("points", 1.0 * POINT),
    Reason("last-points", GROWING * POINT),
    Reason("cards", 0.4 * POINT),
    Reason("birds", 0.094 * POINT),
    Reason("ambushes", 0.18 * POINT),
    Reason("crafting", 0.16 * POINT),
    Reason("effects", 1.6 * POINT),
    Reason("dominance", 17.0 * POINT),
    Reason("hirelings", 0.8 * POINT),
    Reason("faction", 1.0),
)
LESS_OF_A_CARD: Final = 0.5
"""A dominance card in hand is seldom more than a card to spend."""
OUT_OF_REACH: Final = 0.2
"""What a card is worth for crafting that one cannot pay for yet."""
SUIT_FOR_DOMINANCE: Final = 3
FIRM: Final = 1.0
LOOSE: Final = 0.7
FIRM_LEAD: Final = 3
"""By how much one must rule a clearing to be sure of it for a round."""


NEVER: Final = -1


def step_of(me: int, phase: int, name: str) -> int:
    """Which step of a phase a faction calls so; before its own comes the start of the phase."""
    faction = TABLE[me]
    assert faction is not None, "this faction is not in the box"
    return 1 + [own for own, _ in faction.steps(phase)].index(name)


def has_step(me: int, phase: int, name: str) -> bool:
    faction = TABLE[me]
    return faction is not None and any(own == name for own, _ in faction.steps(phase))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Weighs a position for one faction: first the shared reasons, then its own."""

    def __init__(self, me: int, own: tuple[Reason, ...], par: float) -> None:
        self.me = me
        self.own = own
        self.reasons: tuple[Reason, ...] = (*SHARED, *own)
        self.draws_at = step_of(me, EVENING, "draw") if has_step(me, EVENING, "draw") else NEVER
        """The step of the Evening in which the faction draws."""
        self.par = par
        """What the reasons come to, against the other factions', where all do equally well."""
        self.opening = par
        """The same as the game begins, less by how much likelier than others it then wins."""
        self.tallied: tuple[str, ...] = ()
        """What `tally` counts."""

    def weigh(self, g: Root, land: Land) -> list[float]:
        return self.weigh_shared(g, land) + self.weigh_own(g, land)

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        raise NotImplementedError

    def tally(self, g: Root) -> list[int]:
        """What lies on the faction's board, in plain numbers, for whoever learns."""
        return []

    def has_turn(self, g: Root) -> bool:
        """Whether it is this player's turn, and it has begun: as one ends, nobody has the next."""
        return g.active == self.me and (g.phase != BIRDSONG or g.step > 0)

    def crafting_pieces(self, g: Root) -> list[int]:
        """By suit, whether or not they are activated."""
        raise NotImplementedError

    def points_to_come(self, g: Root) -> int:
        """What the rest of this turn scores by itself."""
        return 0

    def held(self, g: Root) -> list[int]:
        """The hand, and what this turn brings back to it."""
        return g.hands[self.me]

    def urgency(self, g: Root) -> float:
        """How much more a point is worth to this player now than it was at first."""
        points: int = g.points[self.me]
        return 1.0 + GROWING * max(0, points - EARLY_POINTS)

    def weigh_shared(self, g: Root, land: Land) -> list[float]:
        me = self.me
        points = 0
        if scores(g, me):
            points = g.points[me] + self.points_to_come(g)
        late = max(0, points - EARLY_POINTS)
        hand = self.held(g)
        cards = float(min(HAND_LIMIT, len(hand) + self.draws_to_come(g)))
        birds, ambushes = 0, 0
        for card in hand:
            if is_dominance(card):
                cards -= LESS_OF_A_CARD
            else:
                birds += SUIT_OF[card] == BIRD
                ambushes += is_ambush(card)
        return [
            float(points),
            late * late / 2,
            cards,
            float(birds),
            float(ambushes),
            self.craftable(g),
            float(len(g.crafted[me])),
            dominated(g, land, me),
            0.0 if g.hiring is None else hired(g, me),
            -self.opening if is_drafting(g) else 0.0,
        ]

    def draws_to_come(self, g: Root) -> int:
        """The cards that this turn still brings."""
        if not self.has_turn(g) or (g.phase == EVENING and g.step > self.draws_at):
            return 0
        if self.draws_at == NEVER:
            return 0
        return 1 + of(g, self.me).draw_bonus(g, self.me)

    def craftable(self, g: Root) -> float:
        """The points that cards in hand score when they are crafted; an effect counts as one."""
        me = self.me
        found = 0.0
        pieces = self.crafting_pieces(g)
        for card in self.held(g):
            worth = 0
            if IS_PERSISTENT[card]:
                worth = int(card not in g.crafted[me])
            elif ITEM_OF[card] >= 0 and why_no_item(g, me, ITEM_OF[card]) is None:
                worth = of(g, me).item_points(g, me, POINTS_OF[card])
            if worth:
                found += worth if can_pay(pieces, card) else worth * OUT_OF_REACH
        return found


def is_drafting(g: Root) -> bool:
    """Whether factions are being chosen, and compared (A.8)."""
    return g.setup is not None and g.phase == SETUP


WARRIOR_FOR_HIRE: Final = 0.3
"""What a hireling's warrior or building on the map is worth, against a turn of control."""


def hired(g: Root, me: int) -> float:
    """The turns for which hirelings are still in one's service, and what they have on the map."""
    found = 0.0
    if g.hiring is not None:
        for hireling, turns in zip(g.hiring.cards, g.hiring.control, strict=False):
            if behind(g, hireling) == me:
                row = hireling * CLEARINGS
                pieces: int = sum(g.strength[row : row + CLEARINGS])
                worth = of_hireling(g, hireling).worth(g, hireling, me)
                found += turns * worth + WARRIOR_FOR_HIRE * pieces
    return found


def dominated(g: Root, land: Land, me: int) -> float:
    """How much of what an activated dominance card asks for is firmly held: 1 is as good as won."""
    card = g.dominance[me]
    if card == NOBODY:
        return 0.0
    suit = SUIT_OF[card]
    held = [hold(g, land, me, c) for c in range(MAP_CLEARINGS)]
    best = 0.0
    if suit == BIRD:
        for c in g.map.corners:
            best = max(best, (held[c] + held[g.map.opposite[c]]) / 2)
    else:
        firmest = sorted([held[c] for c in range(MAP_CLEARINGS) if suited(g, c, suit)])
        best = sum(firmest[-SUIT_FOR_DOMINANCE:]) / SUIT_FOR_DOMINANCE
    return best * best


def hold(g: Root, land: Land, me: int, c: int) -> float:
    """How firmly a clearing is held: whoever rules it by little may not when the turn comes."""
    if land.rulers[c] != me:
        return 0.0
    rival = 0
    for other in g.owners:
        if other != me:
            rival = max(rival, presence(g, other, c))
    return FIRM if presence(g, me, c) >= rival + FIRM_LEAD else LOOSE
