"""Who rules a clearing (2.5)."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.question import Refusal
from spinney.root.faction import of
from spinney.root.power import ALWAYS_RULES, EXTRA_STRENGTH, LENDER, WINS_TIES
from spinney.root.state import NOBODY, UNKNOWN, Root
from spinney.root.words import CLEARINGS, MAP_CLEARINGS


def ruler(g: Root, c: i64) -> i64:
    """Whoever has more warriors and buildings here than each other, or nobody."""
    known = g.ruler[c]
    if known == UNKNOWN:
        known = bent_ruler(g, c) if g.bent else strongest(g, c)
        if not (g.bent and g.answering[LENDER]):  # lent warriors count by the phase
            g.ruler[c] = known
    return known


def strongest(g: Root, c: i64) -> i64:
    """The same, where nothing counts but warriors and buildings."""
    strengths = g.strength
    owners: list[i64] = g.owners
    best: i64 = NOBODY
    most: i64 = 0
    tied = False
    for me in owners:
        strength = strengths[me * CLEARINGS + c]
        if strength > most:
            best, most, tied = me, strength, False
        elif strength == most and strength:
            tied = True
    return tie_winner(g, c, most) if tied else best


def bent_ruler(g: Root, c: int) -> i64:
    """The same, where some power rules otherwise or counts for more."""
    for me, power in g.answering[ALWAYS_RULES]:
        if power.always_rules(g, me, c):
            return me
    best, most, tied = NOBODY, 0, False
    for me in g.owners:
        strength = presence(g, me, c)
        if strength > most:
            best, most, tied = me, strength, False
        elif strength == most and strength:
            tied = True
    if tied:
        return tie_winner(g, c, most)
    return best


def always_rules(g: Root, me: int, c: int) -> bool:
    return any(
        owner == me and power.always_rules(g, me, c) for owner, power in g.answering[ALWAYS_RULES]
    )


def presence(g: Root, me: int, c: int) -> int:
    """Warriors and buildings, and what else counts for rule."""
    strength = g.strength[me * CLEARINGS + c]
    for owner, power in g.answering[EXTRA_STRENGTH]:
        if owner == me:
            strength += power.extra_strength(g, me, c)
    for owner, power in g.answering[LENDER]:
        lender = power.lender(g, owner)
        if owner == me and lender != NOBODY:
            strength += g.warriors[lender * CLEARINGS + c]
        elif lender == me:
            strength -= g.warriors[me * CLEARINGS + c]
    return strength


def lenders(g: Root, me: int) -> list[int]:
    """Those whose warriors a player treats as its own (G.1.33)."""
    found = []
    for owner, power in g.answering[LENDER]:
        if owner == me and power.lender(g, me) != NOBODY:
            found.append(power.lender(g, me))
    return found


def removable_by(g: Root, me: int, enemy: int, c: int) -> int:
    """The enemy warriors here that can be removed, unless they are as one's own (G.1.9)."""
    there = of(g, enemy).removable(g, enemy, c)
    return 0 if there and enemy in lenders(g, me) else there


def why_not_remove(g: Root, owner: int, c: int, none: Refusal) -> Refusal | None:
    """Whether a warrior can be removed outside of battle; `none` says that none is there."""
    if of(g, owner).removable(g, owner, c):
        return None
    return of(g, owner).why_left_alone() if g.warriors[owner * CLEARINGS + c] else none


def tie_winner(g: Root, c: int, most: int) -> i64:
    for me in g.owners:
        if presence(g, me, c) == most and wins_ties(g, me, c):
            return me
    return NOBODY


def wins_ties(g: Root, me: int, c: int) -> bool:
    return any(owner == me and power.wins_ties(g, me, c) for owner, power in g.answering[WINS_TIES])


def rules(g: Root, me: int, c: int) -> bool:
    return ruler(g, c) == me


def ruled(g: Root, me: int) -> i64:
    """The clearings that a player rules, as a set."""
    found: i64 = 0
    one: i64 = 1
    known, wanted = g.ruler, i64(me)
    c: i64
    for c in range(MAP_CLEARINGS):
        rules = known[c]
        if rules == UNKNOWN:
            rules = ruler(g, c)
        if rules == wanted:
            found |= one << c
    return found


def ruled_by(g: Root, me: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if ruler(g, c) == me]
