"""What counts in Ironwood: how near each side is to its third forge or totem, and what helps it.

All amounts are seen from one side. A totem on its way and a price half saved count for what they
will probably come to, so that the steps between two successes are worth taking.
"""

from __future__ import annotations

import math
from typing import Final

from spinney.core.reasons import Reason, total
from spinney.ironwood.ironclads import FORGE_PRICE, FORGES_TO_WIN, forges
from spinney.ironwood.pieces import units
from spinney.ironwood.rounds import ACTIONS, HAND_LIMIT
from spinney.ironwood.state import ACT, BARE, FORGE, FOUNDATION, RECOVER, WEAKEN, Ironwood
from spinney.ironwood.words import (
    BASE_CARDS,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    WOODWALKERS,
    is_base,
)

STRONG: Final = 3
"""So many units more than the other side's are as good as any number."""

REASONS: Final = (
    # Both sides
    Reason("cards", 0.05),
    Reason("base-cards", 0.1),
    Reason("cubes", 0.05),
    # The Woodwalkers
    Reason("totems-secured", 1.5),
    Reason("totems-on-the-way", 1.25),
    Reason("totems-in-danger", -0.2),
    Reason("visions-to-discover", 1.2),
    Reason("visions-to-reach", 0.9),
    Reason("visions-guarded", 0.65),
    Reason("mountains-in-reach", 0.02),
    Reason("woodwalker-warriors", 0.04),
    Reason("woodwalker-crystals", 0.03),
    # The Ironclads
    Reason("forges", 2.1),
    Reason("foundations", 0.25),
    Reason("foundations-held", 0.35),
    Reason("foundations-in-danger", -0.05),
    Reason("sites-held", 0.15),
    Reason("crystals-for-forges", 0.17),
    Reason("crystals-in-the-hopper", 0.14),
    Reason("drill-in-danger", -0.05),
    Reason("ironclad-warriors", 0.04),
    Reason("golems", 0.1),
)

PAR: Final = -1.3
"""What is in the balance between two players, all in all, where both win as often: the Ironclads'
reasons come to more. Fitted to 3,715 games of greedy bots."""

SHARED: Final = 3
OF_WOODWALKERS: Final = 9
OF_IRONCLADS: Final = 10
assert len(REASONS) == SHARED + OF_WOODWALKERS + OF_IRONCLADS


def weigh(g: Ironwood, side: int) -> list[float]:
    """How much of each reason there is for a side; what only the other can have is nothing."""
    both = hand(g, side)
    if side == WOODWALKERS:
        return [*both, *woodwalkers(g), *([0.0] * OF_IRONCLADS)]
    return [*both, *([0.0] * OF_WOODWALKERS), *ironclads(g)]


def outlook(g: Ironwood) -> list[float]:
    """What each seat may expect: one side's chance is the other's risk, seat or automaton."""
    ahead = total(REASONS, weigh(g, WOODWALKERS)) - total(REASONS, weigh(g, IRONCLADS))
    if g.automaton == NOTHING:
        ahead -= PAR
    chance = 1.0 / (1.0 + math.exp(-ahead))
    shares = [chance, 1.0 - chance]
    return [shares[g.seat.index(seat)] for seat in range(g.seats)]


# Both sides


def hand(g: Ironwood, side: int) -> list[float]:
    """Cards to play, base cards only while there are turns for them, and cubes of permanents."""
    base = 0
    for card in g.hands[side]:
        if is_base(card):
            base += 1
    specials = min(len(g.hands[side]) - base, HAND_LIMIT - BASE_CARDS)
    cubes = 0
    for card in g.in_play[side]:
        cubes += g.cubes[card]
    for card in g.played[side]:
        cubes += g.cubes[card]
    ready = min(base, turns_left(g, side))
    return [float(specials), float(ready), float(cubes)]


def turns_left(g: Ironwood, side: int) -> int:
    """How many actions a side still has before totems weaken."""
    if g.stage < ACT or g.stage > WEAKEN:
        return ACTIONS // 2
    if g.stage >= RECOVER:
        return 0
    return (ACTIONS - g.slot + side) // 2


# The Woodwalkers


def woodwalkers(g: Ironwood) -> list[float]:
    board = g.box.board
    inside = 0
    touched = 0
    for forest in board.inner_forests:
        if g.warriors[forest]:
            inside += g.warriors[forest]
            for mountain in board.touch[forest]:
                touched |= 1 << mountain
    outside = 0
    for forest in board.outer_forests:
        outside += g.warriors[forest]
    on_the_way, in_danger = totems(g)
    now = soon = 0
    for vision in g.vision_hand:
        if not units(g, vision + 1):
            soon += 1
            if touched >> (vision + 1) & 1:
                now += 1
    to_discover = less_and_less(now)
    to_reach = less_and_less(soon)
    return [
        float(g.secured),
        on_the_way,
        in_danger,
        to_discover,
        to_reach - to_discover,
        less_and_less(len(g.vision_hand)) - to_reach,
        float(touched.bit_count()),
        inside + 0.75 * outside,
        float(g.crystals[WOODWALKERS]),
    ]


def less_and_less(n: int) -> float:
    """The first of a kind counts one half, each further one half of the one before."""
    return 1.0 - 0.5**n


def totems(g: Ironwood) -> tuple[float, float]:
    """The totems that will probably be secured, and how much stronger their hunters are."""
    turns = turns_left(g, WOODWALKERS)
    board = g.box.board
    hopes = 0.0
    danger = 0.0
    for totem in g.totems:
        forest = totem >> 1
        left = turns if totem & 1 else turns + ACTIONS // 2
        if not left:
            continue
        hope = left / (left + 0.5)
        if not g.warriors[forest]:
            hope *= 0.5
        at_the_edge = False
        for other in board.near[forest]:
            if board.outer >> other & 1:
                at_the_edge = True
        if not at_the_edge:
            hope *= 0.7
        hopes += hope
        danger += hope * threat(g, forest)
    return hopes, danger


def threat(g: Ironwood, place: int) -> float:
    """How much the strongest enemy next to a place outnumbers what is there, from 0 to 1."""
    strongest = 0
    for other in g.box.board.touch[place]:
        if other < MOUNTAINS or g.box.board.inner >> other & 1:
            strongest = max(strongest, units(g, other))
    if not strongest:
        return 0.0
    return max(0, min(STRONG, strongest - units(g, place) + 1)) / STRONG


# The Ironclads


def ironclads(g: Ironwood) -> list[float]:
    wanted = FORGES_TO_WIN - forges(g)
    founded = held = sites = 0
    danger = 0.0
    warriors = golems = 0
    for mountain in range(MOUNTAINS):
        there = g.warriors[mountain] + g.golems[mountain]
        warriors += g.warriors[mountain]
        golems += g.golems[mountain]
        if g.sites[mountain] == FOUNDATION:
            founded += 1
            if there:
                held += 1
                danger += threat(g, mountain)
        elif there and g.sites[mountain] == BARE and g.box.board.outer >> mountain & 1:
            sites += 1
    return [
        float(FORGES_TO_WIN - wanted),
        float(min(founded, wanted)),
        float(min(held, wanted)),
        danger,
        float(max(0, min(sites, wanted - founded))),
        float(min(g.crystals[IRONCLADS], FORGE_PRICE * min(wanted, founded + 1))),
        g.hopper * (1.0 if near_forge(g, g.drill) else 0.6),
        g.hopper * threat(g, g.drill),
        float(warriors),
        float(golems),
    ]


def near_forge(g: Ironwood, mountain: int) -> bool:
    """Whether the drill could be unloaded with one move."""
    return any(g.sites[other] == FORGE for other in g.box.board.near[mountain])
