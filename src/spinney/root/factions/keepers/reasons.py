"""What counts for the Keepers: relics on their way home, and a Retinue that brings them there."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF
from spinney.root.factions.keepers.board import (
    RELICS,
    TYPES,
    WAYSTATIONS,
    KeepersBoard,
    board_of,
    is_left,
    shown_by,
    type_of,
    value_of,
    waystations_in,
)
from spinney.root.factions.keepers.camping import camps_on_map
from spinney.root.factions.keepers.chapter import TOO_MANY
from spinney.root.factions.keepers.retinue import THIRD
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, danger, ruled, warriors_on_map
from spinney.root.state import DAYLIGHT, EVENING, Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import BIRD, CLEARINGS, KEEPERS, MAP_CLEARINGS

HEADINGS: Final = {"15.5.2.III.b": "relics", "15.2.5": "removed"}
"""What its points are listed under, and those of its enemies."""
PAR: Final = 0.43
OPENING: Final = 1.14
OWN: Final = (
    Reason("keepers-recovered", 0.53 * POINT),
    Reason("keepers-home", 0.53 * POINT),
    Reason("keepers-unearthed", 0.19 * POINT),
    Reason("keepers-relics-near", 0.13 * POINT),
    Reason("keepers-diggings", 0.073 * POINT),
    Reason("keepers-waystations", 1.4 * POINT),
    Reason("keepers-types", 0.59 * POINT),
    Reason("keepers-retinue", 0.54 * POINT),
    Reason("keepers-balance", 0.63 * POINT),
    Reason("keepers-rule", 0.49 * POINT),
    Reason("keepers-warriors", 0.17 * POINT),
    Reason("keepers-crowded", -0.4 * POINT),
    Reason("keepers-exposed", -0.45 * POINT),
    Reason("keepers-actions", 0.25 * POINT),
)
ENOUGH: Final = 9
"""More cards than this add little to the Retinue."""
SETTLES: Final = 0.8
"""How near a waystation is that can be placed right here, or is one or two steps away."""
ONE_STEP: Final = 0.65
TWO_STEPS: Final = 0.45
SOMEWHERE: Final = 0.25
UNCALLED: Final = 0.5
"""What a relic at home is worth that no card of the Retinue can recover."""
UNGUARDED: Final = 0.4
"""What is left of that where nobody can carry the relic."""


class KeepersJudge(Judge):
    def __init__(self) -> None:
        super().__init__(KEEPERS, OWN, PAR)
        self.tallied = (
            *(f"retinue-{column}-{suit}" for column in range(3) for suit in range(BIRD + 1)),
            *(f"waiting-{column}" for column in range(3)),
            *(f"recovered-{kind}" for kind in range(3)),
        )
        self.opening = OPENING
        self.begins_at = step_of(KEEPERS, DAYLIGHT, "begin")
        self.lives_at = step_of(KEEPERS, EVENING, "live")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        found: list[int] = []
        for column in board.retinue:
            suits = [0] * (BIRD + 1)
            for card in column:
                suits[SUIT_OF[card]] += 1
            found += suits
        found += [len(column) for column in board.waiting]
        return found + [len(relics) for relics in board.recovered]

    def crafting_pieces(self, g: Root) -> list[int]:
        found = [0, 0, 0]
        for side in WAYSTATIONS:
            for suit, n in enumerate(by_suit(g, side)):
                found[suit] += n
        return found

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        home, out, near, exposed = 0.0, 0.0, 0.0, 0.0
        crowded = 0
        camps = camps_by_type(g)
        calls = recoverable_suits(board)
        for c in range(MAP_CLEARINGS):
            mine = g.warriors[me * CLEARINGS + c]
            crowded += mine >= TOO_MANY
            camped = waystations_in(g, c)
            at_risk = danger(g, land, me, c)
            exposed += len(camped) * at_risk
            types = [shown_by(side) for side in camped]
            for relic in RELICS:
                n: int = g.pieces[relic * CLEARINGS + c]
                if n:
                    worth = n * value_of(relic)
                    out += worth
                    exposed += n * at_risk
                    if type_of(relic) in types:
                        home += worth * (1.0 if calls[FIRST_OF[g.suits[c]]] else UNCALLED)
                    else:
                        settles = mine > 0 and land.slots[c] > 0 and can_show(g, type_of(relic))
                        way = SETTLES if settles else closeness(g, c, camps[type_of(relic)])
                        near += worth * way * (1.0 if mine else UNGUARDED)
        urgency = self.urgency(g)
        return [
            urgency * next_column(board),
            urgency * home,
            urgency * out,
            urgency * near,
            diggings(g, board, land, me),
            float(camps_on_map(g)),
            float(sum([1 for places in camps if places])),
            float(min(board.size(), ENOUGH)) * land.evenings / 2,
            balance(board),
            float(ruled(land, me)),
            float(warriors_on_map(g, me)),
            float(crowded),
            exposed,
            float(self.actions(g, board)),
        ]

    def actions(self, g: Root, board: KeepersBoard) -> int:
        """How many cards of the Retinue can still act this turn."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        if g.phase < DAYLIGHT or g.step <= self.begins_at:
            return board.size()
        return sum([len(cards) for cards in board.waiting])


def recoverable_suits(board: KeepersBoard) -> list[bool]:
    """By suit, whether a card of the last column can recover there."""
    found = [False, False, False]
    for card in board.retinue[THIRD]:
        for suit in range(3):
            found[suit] = found[suit] or SUIT_OF[card] in (suit, BIRD)
    return found


def can_show(g: Root, kind: int) -> bool:
    """Whether a waystation of this type is left to encamp with."""
    return any(is_left(g, side) and shown_by(side) == kind for side in WAYSTATIONS)


def camps_by_type(g: Root) -> list[list[int]]:
    """Where waystations show each type."""
    found: list[list[int]] = [[] for _ in range(TYPES)]
    for side in WAYSTATIONS:
        if g.placed[side]:
            row = side * CLEARINGS
            found[shown_by(side)] += [c for c in range(MAP_CLEARINGS) if g.pieces[row + c]]
    return found


def closeness(g: Root, c: int, camps: list[int]) -> float:
    """How near the next of these waystations is, by paths."""
    if not camps:
        return 0.0
    near = g.map.neighbours[c]
    for there in near:
        if there in camps:
            return ONE_STEP
    for there in near:
        for further in g.map.neighbours[there]:
            if further in camps:
                return TWO_STEPS
    return SOMEWHERE


def next_column(board: KeepersBoard) -> float:
    """How many spaces of the leftmost columns that are not full are filled."""
    fewest = min([len(row) for row in board.recovered])
    return sum([min(len(row) - fewest, 1) for row in board.recovered]) / TYPES * 2


def balance(board: KeepersBoard) -> float:
    """Columns of the Retinue that have cards, the first ones counting most."""
    found = 0.0
    for cards in board.retinue:
        found += min(len(cards), 4) ** 0.5
    return found


def diggings(g: Root, board: KeepersBoard, land: Land, me: int) -> float:
    """Forests with relics beside a clearing that is ruled, and how much can be risked there."""
    found = 0.0
    for forest, around in enumerate(g.map.forest_clearings):
        relics = len(board.hidden[forest]) + len(board.shown[forest])
        if not relics:
            continue
        held, present = 0, False
        for c in around:
            if land.rulers[c] == me:
                held += 1
                present = present or g.warriors[me * CLEARINGS + c] > 0
        if present:
            found += min(held, 3) * (1.0 if relics == 1 else 1.3)
    return found


def judges() -> tuple[Judge, ...]:
    return (KeepersJudge(),)
