"""Crystals and units: what comes from the supply and goes back to it (1.1)."""

from __future__ import annotations

from spinney.ironwood.state import Ironwood, crystal_supply, warrior_supply
from spinney.ironwood.words import GOLEM, MOUNTAINS, PLACE, SIDE, WARRIOR


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


def golems_left(g: Ironwood) -> int:
    return g.golem_supply - sum(g.golems)


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
