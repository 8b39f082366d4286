"""How the Automaquis moves, attacks and recruits (chapter 11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spinney.ironwood.ironclads import controlled_foundations
from spinney.ironwood.moving import walk
from spinney.ironwood.pieces import (
    has_forge,
    pay,
    recruit_warrior,
    steal,
    totem_forests,
    totem_in,
    units,
    warrior_supply,
)
from spinney.ironwood.rounds import WARRIOR_PRICE
from spinney.ironwood.solo import purposes as p
from spinney.ironwood.solo.automaton import (
    DONE,
    IDLE,
    Act,
    Choice,
    distance,
    fight,
    first_of,
    may_go,
    nobody_moves,
    rested,
    size,
)
from spinney.ironwood.solo.changes import LADEN, RICH, is_marked
from spinney.ironwood.state import Ironwood
from spinney.ironwood.woodwalkers import bring_totem
from spinney.ironwood.words import (
    FERRUM,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    SIDE,
    WOODWALKERS,
)

# What it may attack, as its lists of targets name it
AT_POSSIBLE: Final = 0
AT_DRILL: Final = 1
AT_FERRUM: Final = 2
AT_FOUNDATION: Final = 3
AT_TOTEM: Final = 4
AT_WARBAND: Final = 5
LINES: Final = (p.POSSIBLE, p.AT_DRILL, NOTHING, p.FOUNDATION, p.NEAR_TOTEM, NOTHING)
"""How each of these is told."""


# Moving


def comers(g: Ironwood, forest: int) -> list[int]:
    """The forests from which warriors can come."""
    near = g.box.board.near[forest]
    return [f for f in near if rested(g, f) and may_go(g, WOODWALKERS, f, forest)]


def nearby(g: Ironwood, forest: int, outer: bool = False) -> int:
    """How many warriors could come to a forest; only those of outer forests, if that counts."""
    board = g.box.board
    return sum(rested(g, f) for f in comers(g, forest) if not outer or board.outer >> f & 1)


def inner_next_to(g: Ironwood, mountains: Iterable[int], outer: bool = False) -> list[int]:
    """The inner forests that touch one of these mountains and to which warriors could come."""
    touched = {f for m in mountains for f in g.box.board.touch[m]}
    return [f for f in g.box.board.inner_forests if f in touched and nearby(g, f, outer)]


def targets(g: Ironwood, mountains: Iterable[int], reason: int, outer: bool = False) -> Choice:
    """Forests next to some mountains, where the most warriors can come."""
    choice = Choice(inner_next_to(g, mountains, outer), reason)
    return choice.most(lambda f: nearby(g, f, outer), p.MOST)


def possible_mountains(g: Ironwood) -> list[int]:
    return [m for m in range(1, MOUNTAINS) if is_marked(g, m)]


def plunder(g: Ironwood, n: int) -> int:
    """11.13: towards crystals."""
    at_ferrum = targets(g, [FERRUM], p.NEAR_FERRUM)
    if g.crystals[IRONCLADS] >= RICH:
        choice = first_of(at_ferrum, targets(g, controlled_foundations(g), p.NEAR_FOUNDATION))
    elif g.hopper >= LADEN:
        choice = first_of(targets(g, [g.drill], p.CARGO), at_ferrum)
    else:
        choice = targets(g, g.box.board.outer_mountains, p.NEAR_OUTER, outer=True)
    return gather(g, choice, n, p.PLUNDER, "11.13")


def interfere(g: Ironwood, n: int, whole: bool = False) -> int:
    """11.15: towards foundations, Ferrum, a laden drill, or a mountain that may hide a totem."""
    laden = [g.drill] if g.hopper >= LADEN else []
    choice = first_of(
        targets(g, controlled_foundations(g), p.NEAR_FOUNDATION),
        targets(g, [FERRUM], p.NEAR_FERRUM),
        targets(g, laden, p.CARGO),
        targets(g, possible_mountains(g), p.NEAR_POSSIBLE, outer=True),
    )
    return gather(g, choice, n, p.INTERFERE, "11.15", whole)


def gather(
    g: Ironwood,
    choice: Choice,
    n: int,
    purpose: int,
    rule: str,
    whole: bool = False,
    stay: int = 0,
) -> int:
    """11.16: warriors of the forests around come, from outer ones and small warbands first.

    So many warriors, or so many whole warbands; some may have to stay with a totem.
    """
    target = choice.take(g, purpose, rule)
    if target == NOTHING:
        return nobody_moves(g, purpose, rule)
    board = g.box.board
    left, moved = n, IDLE
    origins = [f for f in comers(g, target) if rested(g, f) > stay * totem_in(g, f)]
    while left > 0 and origins:
        choice = Choice(origins).prefer(lambda f: bool(board.outer >> f & 1), p.OUTWARD)
        choice.least(lambda f: g.warriors[f], p.SMALLEST)
        origin = choice.take(g, p.SOURCE, "11.16")
        origins.remove(origin)
        ready = rested(g, origin) - stay * totem_in(g, origin)
        going = ready if whole else min(left, ready)
        walk(g, origin, target, going)
        left -= 1 if whole else going
        moved = DONE
    return moved


# Totems


def carried(g: Ironwood) -> list[int]:
    """The forests in which a warband has a totem."""
    return [f for f in totem_forests(g) if g.warriors[f]]


def secure(g: Ironwood, n: int, carry: bool = True) -> int:
    """11.14: bring a totem home, fetch one, or stand where one may be found.

    Without the totem somebody stays with it (U64).
    """
    if carried(g):
        if carry:
            return carry_home(g, n)
        return gather(g, way_home(g), n, p.SECURE, "11.14", stay=1)
    choice = first_of(at_totems(g), next_to_totems(g)) if g.totems else lookouts(g)
    return gather(g, choice, n, p.SECURE, "11.14")


def bearers(g: Ironwood, target: int) -> list[int]:
    """The forests from which a warrior can bring a totem to this one."""
    return [f for f in comers(g, target) if totem_in(g, f)]


def way_home(g: Ironwood) -> Choice:
    """An outer forest next to the totem, or else the calmest inner one on the way to one."""
    board = g.box.board
    home = Choice((f for f in board.outer_forests if bearers(g, f)), p.EDGE)
    edge = [f for f in board.inner_forests if bearers(g, f) and next_to_edge(g, f)]
    nearer = Choice(edge, p.NEAR_EDGE)
    nearer.least(lambda f: sum(g.warriors[m] for m in board.touch[f]), p.CALM)
    return first_of(home, nearer)


def next_to_edge(g: Ironwood, forest: int) -> bool:
    return any(g.box.board.outer >> f & 1 for f in g.box.board.near[forest])


def carry_home(g: Ironwood, n: int) -> int:
    """Nobody but the warband moves, each warrior with a totem, a fading one first (U65)."""
    target = way_home(g).take(g, p.SECURE, "11.14")
    if target == NOTHING:
        return nobody_moves(g, p.SECURE, "11.14")
    choice = Choice(bearers(g, target)).prefer(lambda f: 2 * f + 1 in g.totems, p.FADING)
    origin = choice.take(g, p.SOURCE, "11.14")
    going = min(n, rested(g, origin))
    walk(g, origin, target, going)
    for totem in [totem for totem in reversed(g.totems) if totem >> 1 == origin][:going]:
        if not g.over:
            bring_totem(g, totem, target, "11.19")
    return DONE


def at_totems(g: Ironwood) -> Choice:
    choice = Choice((f for f in set(totem_forests(g)) if nearby(g, f)), p.TOTEM)
    return choice.most(lambda f: nearby(g, f), p.MOST)


def next_to_totems(g: Ironwood) -> Choice:
    board = g.box.board
    around = {near for f in totem_forests(g) for near in board.near[f]}
    choice = Choice((f for f in board.inner_forests if f in around and nearby(g, f)), p.NEAR_TOTEM)
    return choice.most(lambda f: nearby(g, f), p.MOST)


def lookouts(g: Ironwood) -> Choice:
    """Between an outer forest and a mountain that may hide a totem, best one without a guard."""
    possible = possible_mountains(g)
    before_open = inner_next_to(g, [m for m in possible if not units(g, m)])
    before_any = (f for f in inner_next_to(g, possible) if next_to_edge(g, f))
    choice = Choice(before_any, p.NEAR_POSSIBLE).prefer(lambda f: f in before_open, p.UNCONTROLLED)
    return choice.most(lambda f: nearby(g, f), p.MOST)


# Attacking


def quarry(g: Ironwood, kind: int) -> list[int]:
    """The mountains that a word of a list of targets means."""
    guarded = [m for m in range(MOUNTAINS) if units(g, m)]
    if kind == AT_POSSIBLE:
        return [m for m in guarded if is_marked(g, m)]
    if kind == AT_DRILL:
        return [g.drill] if g.hopper else []
    if kind == AT_FERRUM:
        return [FERRUM]
    if kind == AT_FOUNDATION:
        return controlled_foundations(g)
    if kind == AT_TOTEM:
        forests = totem_forests(g)
        return [m for m in guarded if any(f in forests for f in g.box.board.touch[m])]
    return guarded


def attackers(g: Ironwood, mountain: int) -> list[int]:
    """11.9: the warbands that dare: not smaller, where a golem or a forge counts between equals."""
    board = g.box.board
    there = units(g, mountain)
    least = there + int(there > 0 and (g.golems[mountain] > 0 or has_forge(g, mountain)))
    touching = (f for f in board.touch[mountain] if board.inner >> f & 1)
    return [f for f in touching if g.warriors[f] >= max(1, least)]


def lead(g: Ironwood, mountain: int) -> int:
    """By how many the largest warband that can attack a mountain outnumbers it."""
    return max(g.warriors[f] for f in attackers(g, mountain)) - units(g, mountain)


def attack(g: Ironwood, kinds: tuple[int, ...], loot: int = 0) -> Act:
    """11.9: the first of these that can be attacked; what a victory brings."""
    for kind in kinds:
        choice = Choice((m for m in quarry(g, kind) if attackers(g, m)), LINES[kind])
        if choice.left:
            choice.most(lambda m: lead(g, m), p.ODDS)
            mountain = choice.take(g, p.ATTACK, "11.9")
            origin = Choice(attackers(g, mountain)).most(lambda f: size(g, f), p.LARGEST)
            guarded, prey = units(g, mountain), g.crystals[IRONCLADS] + g.hopper
            won = yield from fight(g, origin.take(g, p.ATTACKER, "11.9"), mountain)
            if won:
                spoils(g, mountain, loot)
            # An empty Ferrum with nothing to take is attacked for nothing (14.4).
            return DONE if guarded or g.crystals[IRONCLADS] + g.hopper < prey else IDLE
    g.tell("no-target", "11.9", SIDE + WOODWALKERS)
    return IDLE


def spoils(g: Ironwood, mountain: int, loot: int) -> None:
    """11.10: half of the crystals for a victory at Ferrum; else what the icon says."""
    if mountain == FERRUM:
        steal(g, WOODWALKERS, (g.crystals[IRONCLADS] + 1) // 2, "11.10")
    steal(g, WOODWALKERS, loot, "11.8.5")


def retreat(g: Ironwood, mountain: int) -> int:
    """11.12: to one that is no possible mountain, with the fewest units; which first, says U67."""
    choice = Choice(g.box.board.near[mountain])
    if g.terms.retreats_to_fewest:
        choice.least(lambda m: units(g, m), p.FEWEST)
    choice.prefer(lambda m: not is_marked(g, m), p.UNMARKED)
    choice.least(lambda m: units(g, m), p.FEWEST)
    return choice.take(g, p.RETREAT, "11.12")


# Recruiting


def recruit(g: Ironwood, price: int, rule: str) -> int:
    """11.18: in the outer forest with the fewest warriors, of those that matter most.

    Of several, in the one nearest to the drill (U46).
    """
    if not warrior_supply(g, WOODWALKERS) or g.crystals[WOODWALKERS] < price:
        return IDLE
    choice = musters(g).least(lambda f: g.warriors[f], p.FEWEST)
    forest = near_drill(g, choice).take(g, p.RECRUIT, "11.18")
    pay(g, WOODWALKERS, price, rule)
    recruit_warrior(g, WOODWALKERS, forest, rule)
    return DONE


def musters(g: Ironwood) -> Choice:
    """The first line that names an outer forest."""
    board = g.box.board
    totems = set(totem_forests(g))
    beside = [f for f in board.outer_forests if not totems.isdisjoint(board.near[f])]
    return first_of(
        Choice(beside, p.NEAR_TOTEM),
        Choice(touching(g, controlled_foundations(g)), p.NEAR_FOUNDATION),
        Choice(touching(g, unguarded(g)), p.NEAR_OUTER),
        near_drill(g, Choice(board.outer_forests)),
    )


def near_drill(g: Ironwood, choice: Choice) -> Choice:
    goals = g.box.board.touch[g.drill]
    return choice.least(lambda forest: distance(g, forest, goals), p.NEAR_DRILL)


def unguarded(g: Ironwood) -> list[int]:
    """Outer mountains, best those without a unit and without a forge; possible ones only (U46)."""
    mountains = possible_mountains(g) if g.terms.recruits_at_possible else range(1, MOUNTAINS)
    choice = Choice(m for m in mountains if g.box.board.outer >> m & 1)
    choice.prefer(lambda m: not units(g, m), p.UNCONTROLLED)
    return choice.prefer(lambda m: not has_forge(g, m), p.NO_FORGE).left


def touching(g: Ironwood, mountains: list[int]) -> list[int]:
    """The outer forests that touch one of these mountains."""
    board = g.box.board
    return [f for f in board.outer_forests if any(m in mountains for m in board.touch[f])]


def enlist(g: Ironwood) -> None:
    """11.18: at the end of the round, until no crystal or one is left."""
    while recruit(g, WARRIOR_PRICE, "11.18") == DONE:
        pass
