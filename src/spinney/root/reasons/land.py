"""The map as every judge looks at it, read once for each position."""

from __future__ import annotations

from typing import Final

from spinney.root.faction import IS_BUILDING, OWNER, PIECES_OF
from spinney.root.pieces import open_slots
from spinney.root.rule import ruler
from spinney.root.state import Root
from spinney.root.suits import FIRST_OF
from spinney.root.victory import TO_WIN
from spinney.root.words import CLEARINGS, MAP_CLEARINGS

EVENINGS_A_POINT: Final = 0.1
"""How many more evenings each point brings that the leader lacks; fewer than there will be, for
what scores every evening may be lost."""


IF_THEY_COME: Final = 0.7
"""How likely enemies a step away come here rather than go elsewhere."""


class Land:
    """For each clearing its ruler, open building slots and warriors; and the time that is left."""

    __slots__ = ("evenings", "rulers", "slots", "warriors")

    def __init__(self, g: Root) -> None:
        lead = 0
        for me in g.owners:
            lead = max(lead, g.points[me])
        self.evenings: float = 1.0 + EVENINGS_A_POINT * (TO_WIN - lead)
        """How often what scores every evening will yet do so."""
        self.rulers: list[int] = []
        self.slots: list[int] = []
        self.warriors: list[int] = []
        for c in range(MAP_CLEARINGS):
            there = 0
            for me in g.owners:
                there += g.warriors[me * CLEARINGS + c]
            self.rulers.append(ruler(g, c))
            self.slots.append(open_slots(g, c))
            self.warriors.append(there)


def ruled(land: Land, me: int) -> int:
    found = 0
    for ruling in land.rulers:
        if ruling == me:
            found += 1
    return found


def warriors_on_map(g: Root, me: int) -> int:
    found = 0
    for at in range(me * CLEARINGS, me * CLEARINGS + MAP_CLEARINGS):
        found += g.warriors[at]
    return found


def count(g: Root, piece: int) -> int:
    """How many pieces of this kind are on the map."""
    found = 0
    for at in range(piece * CLEARINGS, piece * CLEARINGS + MAP_CLEARINGS):
        found += g.pieces[at]
    return found


def by_suit(g: Root, piece: int) -> list[int]:
    """The same by the suit of the clearings."""
    found = [0, 0, 0]
    for c in range(MAP_CLEARINGS):
        n = g.pieces[piece * CLEARINGS + c]
        if n:
            found[FIRST_OF[g.suits[c]]] += n
    return found


def exposed(g: Root, land: Land, pieces: tuple[int, ...]) -> float:
    """How many pieces of these kinds, all of one owner, are in danger."""
    me = OWNER[pieces[0]]
    found = 0.0
    for c in range(MAP_CLEARINGS):
        there = 0
        for piece in pieces:
            there += g.pieces[piece * CLEARINGS + c]
        if there:
            found += there * danger(g, land, me, c)
    return found


def danger(g: Root, land: Land, me: int, c: int) -> float:
    """How likely those who guard a clearing are too few against enemies here and a step away."""
    guards: int = g.warriors[me * CLEARINGS + c]
    enemies = land.warriors[c] - guards
    if enemies > guards:
        return 1.0
    coming = 0
    for near in g.map.neighbours[c]:
        coming = max(coming, land.warriors[near] - g.warriors[me * CLEARINGS + near])
    enemies += coming
    if enemies <= guards:
        return 0.0
    return IF_THEY_COME * (enemies - guards) / (enemies + guards + 1)


def has_enemy(g: Root, me: int, c: int) -> bool:
    """Whether another player has a warrior, building or token here."""
    found = 0
    for other in g.owners:
        if other != me:
            found += g.strength[other * CLEARINGS + c]
            for piece in PIECES_OF[other]:
                if not IS_BUILDING[piece]:
                    found += g.pieces[piece * CLEARINGS + c]
    return found > 0
