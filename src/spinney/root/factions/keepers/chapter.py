"""The Keepers in Iron (chapter 15)."""

from __future__ import annotations

from typing import Final

from spinney.core.game import WORD
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.common import craft_cards, loose_ends
from spinney.root.faction import MILITANT, Faction, Homeland, Progress
from spinney.root.factions.keepers import camping, gathering, relics, retinue
from spinney.root.factions.keepers.board import (
    RELICS,
    WAYSTATIONS,
    KeepersBoard,
    board_of,
    front_of,
    in_box,
    relics_in,
)
from spinney.root.factions.keepers.camping import camps, camps_on_map, decamp, encamp, recruit
from spinney.root.factions.keepers.gathering import gather
from spinney.root.factions.keepers.relics import lost_relics, return_to_forests, take_along
from spinney.root.factions.keepers.retinue import (
    act_first,
    act_second,
    act_third,
    begin_actions,
)
from spinney.root.hands import player
from spinney.root.homelands import found_homeland
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import place_warriors, ready_by_suit, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import NOT_A_CLEARING
from spinney.root.removal import remove
from spinney.root.setup import start_corners
from spinney.root.state import DAYLIGHT, NOBODY, Battle, Board, Root
from spinney.root.victory import score
from spinney.root.words import CLEARING, CLEARINGS, FOREST, KEEPERS, MAP_CLEARINGS, PIECE

WARRIORS: Final = 15
FIRST_WARRIORS: Final = 4
"""In the starting corner, and in one clearing next to it (15.3.2)."""
TOO_MANY: Final = 4
"""15.6.1."""

NOT_YOUR_CORNER: Final = Refusal("keepers-corner", "15.3.2")
NOT_BESIDE_IT: Final = Refusal("not-beside-the-corner", "15.3.2")
REFUSALS = (
    *(NOT_YOUR_CORNER, NOT_BESIDE_IT),
    *camping.REFUSALS,
    *relics.REFUSALS,
    *retinue.REFUSALS,
    *gathering.REFUSALS,
)
EVENTS = {"relic-laid": ("piece", "forest"), **relics.EVENTS, **retinue.EVENTS, **gathering.EVENTS}


class Keepers(Faction):
    def __init__(self) -> None:
        super().__init__(KEEPERS, "spinney.root.factions.keepers", reach=8, warriors=WARRIORS)
        self.buildings = dict.fromkeys(WAYSTATIONS, 1)
        """Each tile is counted with both its sides, of which one is on the map at most."""
        self.tokens = {relic: in_box(relic) for relic in RELICS}
        self.movable = RELICS
        self.birdsong = (("encamp", encamp), ("decamp", decamp), ("recruit", recruit))
        self.daylight = (
            ("craft", craft_cards),
            ("begin", begin_actions),
            ("move", act_first),
            ("delve", act_second),
            ("recover", act_third),
            ("last", loose_ends),
        )
        self.evening = (
            ("live", live_off_the_land),
            ("gather", gather),
            ("draw", draw_and_discard),
        )
        self.progress = (Progress("waiting", {}, DAYLIGHT, "move"),)
        self.setup_card = MILITANT
        self.homeland = Homeland(distance=3, at_the_edge=True, is_built_on=False, clearings=2)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.headlines = ("recovered", "relics-column")
        self.arguments = {"column": WORD, "forest": WORD}

    def new_board(self, setup: Setup) -> Board | None:
        return KeepersBoard()

    # 15.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return camps(g)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """15.2.3: waystations of any type."""
        return ready_by_suit(g, *WAYSTATIONS)

    def ignores_first_hit(self, g: Root, me: int, battle: Battle) -> int:
        """15.2.4: where a relic and a Keeper warrior are."""
        relics = relics_in(g, battle.clearing)
        devout = g.warriors[me * CLEARINGS + battle.clearing] and relics
        return PIECE + relics[0] if devout else NOBODY

    def accompany(self, g: Root, me: int, origin: int, target: int, n: int) -> Flow:
        """15.2.4."""
        yield from take_along(g, me, origin, target, n)

    def prize(self, g: Root, me: int, loss: Loss) -> None:
        """15.2.5: one point more for each relic."""
        score(g, loss.by, len(lost_relics(loss)), "15.2.5")

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """15.2.5: relics have no supply to go back to."""
        if piece in RELICS:
            board_of(g).fallen.append(piece)
        else:
            g.stock[piece] += 1

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        yield from return_to_forests(g, me, losses)

    def draw_bonus(self, g: Root, me: int) -> int:
        """15.6.3: each waystation on the map uncovers one."""
        return camps_on_map(g)

    # 15.3 Setup

    def starting_corner(self, g: Root, me: int) -> int:
        places = [c for c in g.map.corners if g.warriors[me * CLEARINGS + c]]
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        seat = g.seat_of[me]
        rest = scatter_relics(g)
        corner = yield Question(MUSTER, seat)
        place_warriors(g, me, corner - CLEARING, FIRST_WARRIORS, "15.3.2")
        if beside_corner(g, me, corner - CLEARING):
            beside = yield Question(MUSTER_BESIDE, seat, (corner,))
            place_warriors(g, me, beside - CLEARING, FIRST_WARRIORS, "15.3.2")
        lay_the_rest(g, me, rest)
        board_of(g).tuck_retainers()

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """Two clearings side by side at the edge of the map, far from others."""
        rest = scatter_relics(g)
        for _ in range(self.homeland.clearings):
            c = yield from found_homeland(g, me)
            place_warriors(g, me, c, FIRST_WARRIORS, "A.8.2")
        lay_the_rest(g, me, rest)
        board_of(g).tuck_retainers()


# 15.3 Setup


def scatter_relics(g: Root) -> list[int]:
    """15.3.1: one into each forest, face down; the others are left."""
    pool = [relic for relic in RELICS for _ in range(in_box(relic))]
    g.shuffle(pool)
    for forest in range(len(g.map.forest_clearings)):
        lay(g, pool.pop(), forest, "15.3.1")
    return pool


def lay_the_rest(g: Root, me: int, pool: list[int]) -> None:
    """15.3.3: as evenly as possible into forests that touch none of the warriors' clearings, or
    into all of them, if there is no such forest (ruling R111)."""
    row, forests = me * CLEARINGS, g.map.forest_clearings
    away = [
        forest
        for forest, around in enumerate(forests)
        if not any(g.warriors[row + c] for c in around)
    ]
    while pool:
        order = away.copy() or list(range(len(forests)))
        g.shuffle(order)
        for forest in order[: len(pool)]:
            lay(g, pool.pop(), forest, "15.3.3")


def lay(g: Root, relic: int, forest: int, rule: str) -> None:
    g.stock[relic] -= 1
    board_of(g).hidden[forest].append(relic)
    g.tell("relic-laid", rule, PIECE + front_of(relic), FOREST + forest)


def beside_corner(g: Root, me: int, corner: int) -> list[int]:
    """15.3.2: next to it on the edge of the map; a hireling may bar the only one there is."""
    return [
        c for c in adjacent(g, me, corner) if c in g.map.edge and why_not_place(g, me, c) is None
    ]


# 15.6 Evening


def live_off_the_land(g: Root, me: int) -> Flow:
    """15.6.1: from each clearing that has too many, one warrior goes."""
    row = me * CLEARINGS
    crowded = [c for c in range(MAP_CLEARINGS) if g.warriors[row + c] >= TOO_MANY]
    yield from remove(g, [Loss(me, me, c, 1, []) for c in crowded], None, "15.6.1")


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "15.6.3")


# What can be chosen, and why not


def why_not_muster(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_place(g, me, c) if c in start_corners(g, me) else NOT_YOUR_CORNER


def why_not_muster_beside(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in beside_corner(g, me, q.about[0] - CLEARING) else NOT_BESIDE_IT


MUSTER: Final[Ask[Root]] = Ask(
    "muster", "15.3.2", lambda g, q: clearings(start_corners(g, player(g, q))), why_not_muster
)
MUSTER_BESIDE: Final[Ask[Root]] = Ask(
    "muster-beside",
    "15.3.2",
    lambda g, q: clearings(beside_corner(g, player(g, q), q.about[0] - CLEARING)),
    why_not_muster_beside,
    ("origin",),
)
ASKS = (MUSTER, MUSTER_BESIDE, *camping.ASKS, *relics.ASKS, *retinue.ASKS, *gathering.ASKS)

FACTIONS = (Keepers(),)
