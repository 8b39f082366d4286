"""Her turn: scoring, the orders of her program, and filling it up again (M.4 to M.6)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow
from spinney.root.battle import fight, opponents
from spinney.root.cards import ANY, COST, SUIT_OF
from spinney.root.factions.mechanical.board import ORDERS, board_of
from spinney.root.factions.mechanical.priorities import (
    defender,
    destination,
    enemy_pieces,
    pieces_of,
    ways_from,
)
from spinney.root.hands import after_discard, caught, everybody, lay_down, take_top
from spinney.root.moving import move_warriors
from spinney.root.pieces import place_warriors, places_with, why_not_place
from spinney.root.rule import ruled_by, ruler
from spinney.root.state import Battle, Root, suited
from spinney.root.turn import to_evening
from spinney.root.victory import score
from spinney.root.words import BIRD, CLEARING, CLEARINGS, FACTION, KEEP, MAP_CLEARINGS, SUIT

GARRISON: Final = 3
"""M.4, M.5.2: so many warriors hold a clearing, and stay in it."""
POINTS_FOR_GARRISON: Final = 2

# By what she recruits
BY_SUIT: Final = 0
EVERYWHERE: Final = 1
AT_THE_KEEP: Final = 2


# M.4 Birdsong


def score_garrisons(g: Root, me: int) -> None:
    """For each ruled clearing with a garrison; and for each of those who play together (M.8.2)."""
    held = [c for c in ruled_by(g, me) if g.warriors[me * CLEARINGS + c] >= GARRISON]
    g.tell("garrisons", "M.4", FACTION + me, len(held))
    score(g, me, POINTS_FOR_GARRISON * len(held), "M.4")
    if g.together:
        score(g, me, g.seats, "M.8.2")


# M.5 Daylight


def turn_up(g: Root, me: int) -> None:
    """The leftmost order; without any, Evening begins (M.5.4)."""
    board = board_of(g)
    board.at = 0
    if not board.orders:
        g.tell("no-orders", "M.5.4", FACTION + me)
        to_evening(g)
        return
    board.turned = True
    board.known[0] = everybody(g)
    g.reveal()
    g.tell("order", "M.5", FACTION + me, board.orders[0])


def order(g: Root) -> int:
    """The order that is carried out."""
    return board_of(g).orders[0]


def is_ordered(g: Root, c: int) -> bool:
    """Whether the order is for a clearing; birds are for every one (ruling R113)."""
    return suited(g, c, SUIT_OF[order(g)])


def attack(g: Root, me: int) -> Flow:
    """M.5.1: one battle after the other, in the order of the clearings (ruling R114)."""
    board = board_of(g)
    for c in range(board.at, MAP_CLEARINGS):
        if is_ordered(g, c) and g.warriors[me * CLEARINGS + c]:
            foes = opponents(g, me, c)
            if foes:
                foe, why = defender(g, foes, c)
                board.at = c + 1
                g.again = True
                count = pieces_of(g, foe, c)
                g.tell("chose-foe", "M.5.1", FACTION + me, FACTION + foe, CLEARING + c, count, why)
                yield from fight(g, Battle(me, foe, c))
                return
    board.at = 0


def advance(g: Root, me: int) -> Flow:
    """M.5.2: all but a garrison moves on, clearing by clearing (ruling R115)."""
    board = board_of(g)
    for c in range(board.at, MAP_CLEARINGS):
        count = g.warriors[me * CLEARINGS + c] - GARRISON
        if count > 0 and is_ordered(g, c) and ruler(g, c) == me:
            ways = ways_from(g, me, c)
            if ways:
                target, why = destination(g, me, ways)
                board.at = c + 1
                g.again = True
                there = enemy_pieces(g, me, target)
                origin, to = CLEARING + c, CLEARING + target
                g.tell("chose-way", "M.5.2", FACTION + me, origin, to, there, why)
                yield from move_warriors(g, me, c, target, count, "M.5.2")
                return
    board.at = 0


def recruit(g: Root, me: int) -> None:
    """M.5.3: by the cost of the order; without one the next order comes (M.5.4)."""
    card = order(g)
    cost = COST[card]
    if cost:
        kind, each, places = recruits(g, me, cost)
        suit = SUIT + (cost[0] if kind == BY_SUIT else BIRD)
        g.tell("recruits-by", "M.5.3", FACTION + me, card, suit, each, kind)
        for c in places:
            if why_not_place(g, me, c) is None:
                place_warriors(g, me, c, each, "M.8.3" if g.together else "M.5.3")
    lay_order_down(g, me)
    if not cost and not g.over:
        g.tell("next-order", "M.5.4", FACTION + me)
        g.step = 0  # the steps of an order begin after the start of Daylight


def recruits(g: Root, me: int, cost: list[int]) -> tuple[int, int, list[int]]:
    """By which line she recruits, how many in each place, and where, the lowest numbers first."""
    if cost[0] == ANY:  # also fewer than four (ruling R117)
        return AT_THE_KEEP, len(cost), places_with(g, KEEP)
    open_to_her = [c for c in range(MAP_CLEARINGS) if g.together or ruler(g, c) == me]
    if cost.count(cost[0]) == len(cost):
        return BY_SUIT, len(cost), [c for c in open_to_her if suited(g, c, cost[0])]
    return EVERYWHERE, 1, open_to_her


def lay_order_down(g: Root, me: int) -> None:
    """The order is discarded; a spy lies available then (M.7.1)."""
    board = board_of(g)
    board.turned = False
    card = board.orders.pop(0)
    del board.known[0]
    is_caught = caught(g, card)
    if not is_caught:
        lay_down(g, card)
    g.tell("order-done", "M.5", FACTION + me, card)
    if not is_caught:
        after_discard(g, [card])


# M.6 Evening


def refill(g: Root, me: int) -> None:
    draw_orders(g, me, "M.6")


def draw_orders(g: Root, me: int, rule: str) -> None:
    """To the right of those that lie there, until there are five."""
    board = board_of(g)
    drawn = 0
    while len(board.orders) < ORDERS:
        card = take_top(g)
        if card < 0:
            break
        board.orders.append(card)
        board.known.append(0)
        drawn += 1
    g.tell("orders-drawn", rule, FACTION + me, drawn)
