"""Which places a card speaks of, and on what condition: the filters of the effect language."""

from __future__ import annotations

from spinney.ironwood.effects.steps import (
    BARE_THERE,
    CRYSTALS,
    DRILL_ON,
    DRILL_THERE,
    ENEMY,
    FORGE_THERE,
    FOUNDATION_THERE,
    HERE,
    NEXT_TO_OWN,
    NEXT_TO_SHOWN,
    OWN,
    SAME,
    SHOWN,
    TOTEM_THERE,
    UNCONTROLLED,
    Condition,
    Filter,
)
from spinney.ironwood.pieces import controls, next_to_warband, totem_in, units
from spinney.ironwood.state import BARE, FORGE, FOUNDATION, Ironwood
from spinney.ironwood.words import NOTHING, PLACES


def fits(g: Ironwood, where: Filter | None, place: int) -> bool:
    """Whether a filter of the card that is being resolved lets a place through."""
    if where is None:
        return True
    for i, mask in enumerate(where.masks):
        if mask >> place & 1:
            for test in where.tests[i]:
                if not holds(g, test, place):
                    break
            else:
                return True
    return False


def fitting(g: Ironwood, where: Filter | None) -> list[int]:
    """All places that a filter lets through."""
    return [place for place in range(PLACES) if fits(g, where, place)]


def holds(g: Ironwood, test: int, place: int) -> bool:
    """One word of a filter, seen from the owner of the card."""
    if test == FORGE_THERE:
        return g.sites[place] == FORGE
    if test == FOUNDATION_THERE:
        return g.sites[place] == FOUNDATION
    if test == BARE_THERE:
        return g.sites[place] == BARE
    if test == OWN:
        return controls(g, g.owner, place)
    if test == ENEMY:
        return controls(g, 1 - g.owner, place)
    if test == UNCONTROLLED:
        return units(g, place) == 0
    if test == NEXT_TO_OWN:
        return next_to_warband(g, g.owner, place)
    if test == DRILL_THERE:
        return g.drill == place
    if test == TOTEM_THERE:
        return totem_in(g, place)
    if test == HERE:
        return g.here == place
    if test == SAME:
        return g.same in (NOTHING, place)
    if test == SHOWN:
        return g.shown >= 0 and g.shown + 1 == place
    assert test == NEXT_TO_SHOWN
    return g.shown >= 0 and g.shown + 1 in g.box.board.touch[place]


def is_met(g: Ironwood, condition: Condition) -> bool:
    """Whether the condition of a step holds."""
    if condition.kind == DRILL_ON:
        return fits(g, condition.where, g.drill)
    if condition.kind == CRYSTALS:
        return g.crystals[g.owner] >= condition.n
    if condition.where is not None:
        return any(controls(g, g.owner, place) for place in fitting(g, condition.where))
    return len(g.totems) > 0
