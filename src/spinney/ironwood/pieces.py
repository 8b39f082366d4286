"""The pieces (1.1, chapter 4): what stands in a place, what is left, and taking it from there."""

from __future__ import annotations

from typing import Final

from spinney.ironwood.state import FORGE, Ironwood
from spinney.ironwood.words import GOLEM, IRONCLADS, MOUNTAINS, PLACE, SIDE, WARRIOR

# How many there are (1.1)
CRYSTALS: Final = 20
CUBES_IN_ALL: Final = 20
WARRIORS: Final = 20
TOTEMS: Final = 5


# In a place


def units(g: Ironwood, place: int) -> int:
    """The combat units in a place (4.4)."""
    return g.warriors[place] + g.golems[place]


def controls(g: Ironwood, side: int, place: int) -> bool:
    """5.3: a combat unit is enough; only one side can be in a place."""
    return (place < MOUNTAINS) == (side == IRONCLADS) and units(g, place) > 0


def warbands(g: Ironwood, side: int) -> list[int]:
    """The places that a side controls."""
    if side == IRONCLADS:
        return [p for p in range(MOUNTAINS) if g.warriors[p] or g.golems[p]]
    return [p for p in g.box.board.forests if g.warriors[p]]


def has_forge(g: Ironwood, place: int) -> bool:
    return place < MOUNTAINS and g.sites[place] == FORGE


def totem_in(g: Ironwood, place: int) -> bool:
    return 2 * place in g.totems or 2 * place + 1 in g.totems


def totem_forests(g: Ironwood) -> list[int]:
    """Where the totems are; a forest with several is there as often."""
    return [totem >> 1 for totem in g.totems]


def next_to_warband(g: Ironwood, side: int, place: int) -> bool:
    """Whether a place touches a warband; nothing reaches out of an outer forest (5.2)."""
    board = g.box.board
    for other in board.touch[place]:
        if controls(g, side, other) and (other < MOUNTAINS or board.inner >> other & 1):
            return True
    return False


# In the supply


def warrior_supply(g: Ironwood, side: int) -> int:
    """1.1: the warriors that are not on the board."""
    placed = g.warriors[:MOUNTAINS] if side == IRONCLADS else g.warriors[MOUNTAINS:]
    return WARRIORS - sum(placed)


def golems_left(g: Ironwood) -> int:
    return g.golem_supply - sum(g.golems)


def totem_supply(g: Ironwood) -> int:
    """1.1: the totems that can still be discovered."""
    return TOTEMS - len(g.totems) - g.secured - g.lost_totems


def crystal_supply(g: Ironwood) -> int:
    return CRYSTALS - g.crystals[0] - g.crystals[1] - g.hopper


def cube_supply(g: Ironwood) -> int:
    """Cubes that only remind of something are not counted (U12, U49)."""
    return CUBES_IN_ALL - sum(g.cubes) - len(g.marks) - g.spirits


# Crystals


def gain(g: Ironwood, side: int, n: int, rule: str) -> None:
    """13.10: as many crystals as the supply has."""
    n = min(n, crystal_supply(g))
    if n:
        g.crystals[side] += n
        g.tell("gained", rule, SIDE + side, n)


def pay(g: Ironwood, side: int, n: int, rule: str) -> None:
    """13.8: back to the supply."""
    if n:
        g.crystals[side] -= n
        g.tell("paid", rule, SIDE + side, n)


def steal(g: Ironwood, side: int, n: int, rule: str) -> None:
    """13.18: from the other side's available crystals, never from the hopper."""
    n = min(n, g.crystals[1 - side])
    if n:
        g.crystals[1 - side] -= n
        g.crystals[side] += n
        g.tell("stole", rule, SIDE + side, n)


def load(g: Ironwood, n: int, rule: str) -> None:
    """6.6: from the supply into the hopper."""
    n = min(n, crystal_supply(g))
    if n:
        g.hopper += n
        g.tell("loaded", rule, n, g.hopper)


# Units


def recruit_warrior(g: Ironwood, side: int, place: int, rule: str) -> bool:
    """13.14: one warrior from the supply; none if there is none left (1.1)."""
    if not warrior_supply(g, side):
        return False
    g.warriors[place] += 1
    g.tell("recruited", rule, SIDE + side, WARRIOR, PLACE + place)
    return True


def recruit_golem(g: Ironwood, place: int, rule: str) -> bool:
    if not golems_left(g):
        return False
    g.golems[place] += 1
    g.tell("recruited", rule, SIDE + 1, GOLEM, PLACE + place)
    return True


def remove(g: Ironwood, place: int, warriors: int, golems: int, rule: str) -> None:
    """13.16: units go back to the supply; those that have not moved are lost first (U10)."""
    g.warriors[place] -= warriors
    g.golems[place] -= golems
    g.moved[place] = min(g.moved[place], g.warriors[place])
    g.moved_golems[place] = min(g.moved_golems[place], g.golems[place])
    side = SIDE + (1 if place < MOUNTAINS else 0)
    if warriors:
        g.tell("removed", rule, side, warriors, WARRIOR, PLACE + place)
    if golems:
        g.tell("removed", rule, side, golems, GOLEM, PLACE + place)


def send(g: Ironwood, origin: int, target: int, warriors: int, golems: int) -> None:
    """Put units elsewhere without their having moved: what they have done goes with them."""
    moved = max(0, warriors - (g.warriors[origin] - g.moved[origin]))
    moved_golems = max(0, golems - (g.golems[origin] - g.moved_golems[origin]))
    g.warriors[origin] -= warriors
    g.golems[origin] -= golems
    g.moved[origin] -= moved
    g.moved_golems[origin] -= moved_golems
    g.warriors[target] += warriors
    g.golems[target] += golems
    g.moved[target] += moved
    g.moved_golems[target] += moved_golems
