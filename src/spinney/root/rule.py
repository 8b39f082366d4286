"""Who rules a clearing (2.5)."""

from __future__ import annotations

from spinney.root.faction import of
from spinney.root.pieces import is_building, pieces_in
from spinney.root.state import NOBODY, Root
from spinney.root.words import CLEARINGS, MAP_CLEARINGS, SOUP_KITCHENS


def ruler(g: Root, c: int) -> int:
    """The player with more warriors and buildings here than each other, or nobody."""
    counting = not (g.bent or g.exiles)
    best, most, tied = NOBODY, 0, False
    for me in g.factions:
        if g.bent and of(me).always_rules(g, me, c):
            return me
        strength = g.strength[me * CLEARINGS + c] if counting else presence(g, me, c)
        if strength > most:
            best, most, tied = me, strength, False
        elif strength == most and strength:
            tied = True
    if tied:
        return tie_winner(g, c, most)
    return best


def presence(g: Root, me: int, c: int) -> int:
    """Warriors and buildings; with the Soup Kitchens also tokens, each of them twice."""
    strength = g.strength[me * CLEARINGS + c]
    if g.bent:
        strength += of(me).extra_strength(g, me, c)
    if g.exiles and SOUP_KITCHENS in g.crafted[me]:
        strength += 2 * sum(1 for piece in pieces_in(g, me, c) if not is_building(piece))
    return strength


def tie_winner(g: Root, c: int, most: int) -> int:
    for me in g.factions:
        if presence(g, me, c) == most and of(me).wins_ties(g, me, c):
            return me
    return NOBODY


def rules(g: Root, me: int, c: int) -> bool:
    return ruler(g, c) == me


def ruled_by(g: Root, me: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if ruler(g, c) == me]
