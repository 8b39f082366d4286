"""How the Automacier fights, moves, digs and recruits (chapter 10)."""

from __future__ import annotations

from typing import Final

from spinney.ironwood.drill import drive
from spinney.ironwood.ironclads import (
    FORGE_PRICE,
    build_forge,
    controlled_foundations,
    lay_foundation,
    why_not_found_at,
)
from spinney.ironwood.moving import move_squad
from spinney.ironwood.pieces import (
    WARRIORS,
    controls,
    golems_left,
    has_forge,
    pay,
    recruit_golem,
    recruit_warrior,
    remove,
    totem_forests,
    units,
    warrior_supply,
)
from spinney.ironwood.rounds import WARRIOR_PRICE
from spinney.ironwood.solo import purposes as p
from spinney.ironwood.solo.automaton import (
    DONE,
    GUARDS,
    IDLE,
    UNIT,
    Act,
    Choice,
    distance,
    fight,
    first_of,
    may_go,
    nobody_moves,
    size,
    spare,
)
from spinney.ironwood.solo.changes import is_marked
from spinney.ironwood.state import FOUNDATION, Ironwood
from spinney.ironwood.words import (
    FERRUM,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE,
    PLACES,
    SIDE,
    WOODWALKERS,
)

FULL_HOPPER: Final = 3
"""With so many crystals the drill goes home."""
ESCORT: Final = 2
LAST_SLOT: Final = 2
RICH: Final = 5
"""With so many crystals it recruits at the end of the round."""


# The warband in focus


def pressing_totems(g: Ironwood) -> list[int]:
    """Totems that are worth a fight: not those that fade away before the next turn (U52)."""
    last = g.slot // 2 == LAST_SLOT
    return [totem for totem in g.totems if not (last and totem & 1)]


def enemies_at(g: Ironwood, forest: int) -> list[int]:
    """The mountains from which a warband can attack this forest."""
    return [mountain for mountain in g.box.board.touch[forest] if units(g, mountain)]


def odds(g: Ironwood, forest: int) -> int:
    """By how many units the largest warband next to a forest outnumbers the one in it."""
    return max(units(g, each) for each in enemies_at(g, forest)) - g.warriors[forest]


def focus(g: Ironwood) -> int:
    """10.8: the warband of the Woodwalkers that counts most, of those next to a warband."""
    board = g.box.board
    choice = Choice(f for f in board.inner_forests if g.warriors[f] and enemies_at(g, f))
    totems = pressing_totems(g)
    forests = [totem >> 1 for totem in totems]
    if any(forest in forests for forest in choice.left):
        choice.prefer(lambda f: f in forests, p.TOTEM)
        choice.prefer(lambda f: 2 * f + 1 in totems, p.FADING)
        choice.least(lambda f: distance(g, f, board.outer_forests), p.NEAR_EDGE)
    elif totems:
        choice.least(lambda f: distance(g, f, forests), p.NEAR_TOTEM)
        choice.most(lambda f: g.warriors[f], p.LARGEST)
        choice.most(lambda f: odds(g, f), p.ODDS)
    else:
        choice.least(lambda f: g.warriors[f], p.SMALLEST)
        choice.most(lambda f: odds(g, f), p.ODDS)
    if not choice.left:
        g.tell("no-target", "10.8", SIDE + IRONCLADS)
    return choice.take(g, p.FOCUS, "10.8")


def attack(g: Ironwood, aim: int = NOTHING) -> Act:
    """10.9: the largest warband next to the one in focus attacks it, if it is not outnumbered."""
    forest = focus(g) if aim == NOTHING else aim
    if forest == NOTHING:
        return IDLE
    if odds(g, forest) < 0:
        g.tell("holds-back", "10.9", PLACE + forest)
        return IDLE
    choice = Choice(enemies_at(g, forest)).most(lambda m: size(g, m), p.LARGEST)
    mountain = choice.take(g, p.ATTACKER, "10.9")
    yield from fight(g, mountain, forest)
    return DONE


# Moving warbands


def sources(g: Ironwood, target: int, stay: int) -> list[int]:
    """The mountains from which units can come; so many of them would stay behind."""
    near = g.box.board.near[target]
    return [m for m in near if spare(g, m, stay) and may_go(g, IRONCLADS, m, target)]


def size_to_leave(g: Ironwood, mountain: int) -> int:
    """10.10: how large a warband is that may leave; the guard of Ferrum does not count."""
    return size(g, mountain) - (UNIT * GUARDS if mountain == FERRUM else 0)


def bring(g: Ironwood, origins: list[int], target: int, stay: int, most: int = WARRIORS) -> int:
    """10.10: units come from the largest of some warbands, golems first."""
    choice = Choice(origins).most(lambda m: size_to_leave(g, m), p.LARGEST)
    origin = choice.take(g, p.SOURCE, "10.10")
    if origin == NOTHING:
        return IDLE
    n = min(most, spare(g, origin, stay))
    golems = min(n, g.golems[origin] - g.moved_golems[origin])
    warriors = min(n - golems, g.warriors[origin] - g.moved[origin])
    move_squad(g, origin, target, warriors, golems)
    return DONE


def chase(g: Ironwood) -> tuple[int, int]:
    """10.13: a warband next to the one in focus grows until it is larger.

    Says whether anybody moved, and which forest is in focus.
    """
    forest = focus(g)
    if forest == NOTHING:
        return IDLE, forest
    if odds(g, forest) > 0:
        g.tell("outnumbers", "10.13", PLACE + forest)
        return IDLE, forest
    choice = Choice(m for m in g.box.board.touch[forest] if sources(g, m, 0))
    choice.most(lambda m: strength(g, m), p.STRONGEST)
    choice.prefer(lambda m: not is_marked(g, m), p.UNMARKED)
    target = choice.take(g, p.CHASE, "10.13")
    if target == NOTHING:
        return nobody_moves(g, p.CHASE, "10.13"), forest
    wanted = g.warriors[forest] + 1 - units(g, target)
    return bring(g, sources(g, target, 0), target, 0, wanted), forest


def strength(g: Ironwood, mountain: int) -> int:
    """The largest warband that one move can make on a mountain."""
    return units(g, mountain) + max(spare(g, m, 0) for m in sources(g, mountain, 0))


def threat(g: Ironwood, mountain: int) -> int:
    """U62: the largest warband of the Woodwalkers next to a mountain, in outer forests too."""
    return max((g.warriors[forest] for forest in g.box.board.touch[mountain]), default=0)


def protect(g: Ironwood) -> int:
    """10.14: Ferrum, then a foundation, then an inner mountain that is outnumbered.

    With nobody there it is outnumbered too (U61).
    """
    board = g.box.board
    weak = [m for m in range(1, MOUNTAINS) if units(g, m) < threat(g, m)]
    ferrum = Choice([FERRUM] if units(g, FERRUM) < GUARDS else [], p.FERRUM)
    founded = Choice((m for m in weak if g.sites[m] == FOUNDATION), p.FOUNDATION)
    founded.prefer(lambda m: not is_marked(g, m), p.UNMARKED)
    founded.least(lambda m: size(g, m), p.SMALLEST)
    inner = Choice((m for m in weak if board.inner >> m & 1 and not is_marked(g, m)), p.INNER)
    target = first_of(ferrum, founded, inner).take(g, p.PROTECT, "10.14")
    if target == NOTHING:
        return nobody_moves(g, p.PROTECT, "10.14")
    origins = [m for m in sources(g, target, 1) if g.sites[m] != FOUNDATION]
    return bring(g, origins, target, 1) or nobody_moves(g, p.PROTECT, "10.14")


def expand(g: Ironwood) -> int:
    """10.15: to an outer mountain, to a foundation, or in front of the largest warband (U63)."""
    board = g.box.board
    free = [m for m in range(1, MOUNTAINS) if not units(g, m) and sources(g, m, 1)]
    outer = [m for m in free if board.outer >> m & 1]
    new = Choice((m for m in outer if not is_marked(g, m) and not has_forge(g, m)), p.OUTER)
    if g.terms.foundation_first:  # U47
        new.prefer(lambda m: g.sites[m] == FOUNDATION, p.FOUNDATION)
    new.least(lambda m: sum(g.warriors[f] for f in board.touch[m]), p.CALM)
    new.prefer(lambda m: g.sites[m] == FOUNDATION, p.FOUNDATION)
    founded = Choice((m for m in outer if g.sites[m] == FOUNDATION), p.FOUNDATION)
    founded.least(lambda m: sum(g.warriors[f] for f in board.touch[m]), p.CALM)
    inner = [m for m in free if board.inner >> m & 1 and not is_marked(g, m) and threat(g, m)]
    facing = Choice(inner, p.INNER).most(lambda m: threat(g, m), p.NEAR_WARBAND)
    target = first_of(new, founded, facing).take(g, p.EXPAND, "10.15")
    if target == NOTHING:
        return nobody_moves(g, p.EXPAND, "10.15")
    return bring(g, sources(g, target, 1), target, 1)


# The drill


def move_drill(g: Ironwood) -> int:
    """10.16: home with three crystals or more, else to a mountain without a forge."""
    near = g.box.board.near
    forges = [m for m in range(MOUNTAINS) if has_forge(g, m)]
    choice = Choice(m for m in near[g.drill] if may_go(g, IRONCLADS, g.drill, m))
    if g.drill_moved or not choice.left:
        return IDLE
    if g.hopper >= FULL_HOPPER:
        choice.least(lambda m: distance(g, m, forges), p.NEAR_FORGE)
    else:
        choice.prefer(lambda m: not has_forge(g, m), p.NO_FORGE)
    if any(units(g, m) for m in choice.left):
        choice.most(lambda m: size(g, m), p.LARGEST)
        choice.least(lambda m: threat(g, m), p.CALM)
    else:
        choice.most(lambda m: max(size(g, other) for other in near[m]), p.NEAR_WARBAND)
    drive(g, choice.take(g, p.DRILL, "10.16"))
    return DONE


def escort(g: Ironwood) -> int:
    """10.7.5: up to two warriors of a warband next to the drill follow it."""
    origins = [m for m in sources(g, g.drill, 0) if g.warriors[m] > g.moved[m]]
    choice = Choice(origins).most(lambda m: size_to_leave(g, m), p.LARGEST)
    origin = choice.take(g, p.SOURCE, "10.7.5")
    if origin == NOTHING:
        return IDLE
    warriors = min(ESCORT, spare(g, origin, 0), g.warriors[origin] - g.moved[origin])
    move_squad(g, origin, g.drill, warriors, 0)
    return DONE


# Foundations and forges


def found(g: Ironwood) -> int:
    """10.6.3: a foundation where the largest warband on an outer mountain stands."""
    g.step = None
    choice = Choice(m for m in range(MOUNTAINS) if why_not_found_at(g, m) is None)
    mountain = choice.most(lambda m: size(g, m), p.LARGEST).take(g, p.FOUND, "10.6.3")
    if mountain == NOTHING:
        return IDLE
    lay_foundation(g, mountain)
    return DONE


def build(g: Ironwood) -> int:
    """10.18: for five crystals, where the smallest warband guards a foundation."""
    choice = Choice(controlled_foundations(g))
    if g.crystals[IRONCLADS] < FORGE_PRICE or not choice.left:
        return IDLE
    mountain = choice.least(lambda m: size(g, m), p.SMALLEST).take(g, p.BUILD, "10.18")
    pay(g, IRONCLADS, FORGE_PRICE, "10.18")
    build_forge(g, mountain)
    return DONE


# Units


def recruit(g: Ironwood, price: int, rule: str) -> int:
    """10.19: at Ferrum while its guard is weak, else at the forge with the smallest warband."""
    if not warrior_supply(g, IRONCLADS) or g.crystals[IRONCLADS] < price:
        return IDLE
    if g.warriors[FERRUM] < GUARDS:
        choice = Choice([FERRUM], p.FERRUM)
    else:
        choice = Choice(m for m in range(MOUNTAINS) if has_forge(g, m))
        choice.least(lambda m: size(g, m), p.SMALLEST)
    mountain = choice.take(g, p.RECRUIT, "10.19")
    pay(g, IRONCLADS, price, rule)
    recruit_warrior(g, IRONCLADS, mountain, rule)
    return DONE


def enlist(g: Ironwood) -> None:
    """10.19: at the end of the round, until three or four crystals are left."""
    while g.crystals[IRONCLADS] >= RICH and recruit(g, WARRIOR_PRICE, "10.19") == DONE:
        pass


def raise_golem(g: Ironwood) -> int:
    """10.7.7: a warrior becomes a golem, nearest to a totem or in the largest warband."""
    choice = Choice(m for m in range(MOUNTAINS) if g.warriors[m])
    if not golems_left(g) or not choice.left:
        return IDLE
    if g.totems:
        choice.least(lambda m: to_totem(g, m), p.NEAR_TOTEM)
    else:
        choice.most(lambda m: size(g, m), p.LARGEST)
    mountain = choice.take(g, p.GOLEM, "10.7.7")
    remove(g, mountain, 1, 0, "10.7.7")
    recruit_golem(g, mountain, "10.7.7")
    return DONE


def to_totem(g: Ironwood, mountain: int) -> int:
    """How far the nearest totem is from a mountain, by the forests that it touches."""
    forests = totem_forests(g)
    ways = [distance(g, forest, forests) for forest in g.box.board.touch[mountain]]
    return min(ways, default=PLACES)


def strike(g: Ironwood) -> int:
    """10.7.9: the warband with a totem, or nearest to one, loses a warrior."""
    forests = totem_forests(g)
    choice = Choice(f for f in g.box.board.forests if g.warriors[f])
    if not forests or not choice.left:
        return IDLE
    choice.least(lambda f: distance(g, f, forests), p.NEAR_TOTEM)
    remove(g, choice.take(g, p.REMOVE, "10.7.9"), 1, 0, "10.7.9")
    return DONE


# After a victory


def retreat(g: Ironwood, forest: int) -> int:
    """10.11: out of reach of the mountain, never nearer to a totem, to the smallest warband."""
    board = g.box.board
    totems = totem_forests(g)
    far = [f for f in board.near[forest] if not comes_nearer(g, forest, f, totems)]
    choice = Choice(far)
    choice.prefer(lambda f: g.front not in board.touch[f], p.AWAY)
    choice.least(lambda f: g.warriors[f], p.SMALLEST)
    return choice.take(g, p.RETREAT, "10.11")


def comes_nearer(g: Ironwood, origin: int, target: int, totems: list[int]) -> bool:
    return any(distance(g, target, [t]) < distance(g, origin, [t]) for t in totems)


def can_pounce(g: Ironwood) -> bool:
    """10.7.4: whether a warband is next to a smaller one that has a totem or is next to one."""
    near = g.box.board.near
    totems = totem_forests(g)
    return any(
        controls(g, WOODWALKERS, f)
        and any(size(g, m) > size(g, f) for m in enemies_at(g, f))
        and any(t == f or t in near[f] for t in totems)
        for f in g.box.board.inner_forests
    )
