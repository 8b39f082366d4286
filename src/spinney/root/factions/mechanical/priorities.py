"""What the Mechanical Marquise prefers, and why: so that a table can check it (M.5.1, M.5.2)."""

from __future__ import annotations

from typing import Final

from spinney.root.faction import of
from spinney.root.moving import adjacent, why_not_move_on
from spinney.root.pieces import pieces_in
from spinney.root.state import Root, enemies
from spinney.root.words import CLEARINGS, MAP_CLEARINGS

# Why she chooses whom to attack
ONLY_FOE: Final = 0
MOST_PIECES: Final = 1
MOST_POINTS: Final = 2
FIRST_LETTER: Final = 3

# Why she chooses where to go
ONLY_WAY: Final = 0
MOST_ENEMIES: Final = 1
LOWEST_NUMBER: Final = 2


def pieces_of(g: Root, foe: int, c: int) -> int:
    """How many pieces somebody has in a clearing; a pawn is one (ruling R114)."""
    pawn = int(of(g, foe).has_pawn_in(g, foe, c))
    return g.warriors[foe * CLEARINGS + c] + len(pieces_in(g, foe, c)) + pawn


def enemy_pieces(g: Root, me: int, c: int) -> int:
    return sum([pieces_of(g, foe, c) for foe in enemies(g, me)])


def defender(g: Root, foes: list[int], c: int) -> tuple[int, int]:
    """M.5.1: whom she attacks, and why: most pieces there, most points, first to set up."""
    if len(foes) == 1:
        return foes[0], ONLY_FOE
    most = max([pieces_of(g, foe, c) for foe in foes])
    strongest = [foe for foe in foes if pieces_of(g, foe, c) == most]
    if len(strongest) == 1:
        return strongest[0], MOST_PIECES
    leading = max([g.points[foe] for foe in strongest])
    leaders = [foe for foe in strongest if g.points[foe] == leading]
    if len(leaders) == 1:
        return leaders[0], MOST_POINTS
    return min(leaders, key=lambda foe: of(g, foe).sets_up_as), FIRST_LETTER


def ways_from(g: Root, me: int, c: int) -> list[int]:
    """The adjacent clearings to which she can move, in the order of their numbers."""
    near = [to for to in adjacent(g, me, c) if to < MAP_CLEARINGS]
    return sorted([to for to in near if why_not_move_on(g, me, c, to) is None])


def destination(g: Root, me: int, ways: list[int]) -> tuple[int, int]:
    """M.5.2: where she goes, and why: most enemy pieces, then the lowest number."""
    if len(ways) == 1:
        return ways[0], ONLY_WAY
    most = max([enemy_pieces(g, me, c) for c in ways])
    crowded = [c for c in ways if enemy_pieces(g, me, c) == most]
    return crowded[0], MOST_ENEMIES if len(crowded) == 1 else LOWEST_NUMBER
