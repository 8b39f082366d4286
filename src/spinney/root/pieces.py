"""Pieces on the map: placing, counting, taking off (1.5, 2.2.3)."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.core.question import Refusal
from spinney.core.rows import same
from spinney.root.faction import HAD_BY, IS_BUILDING, OWNER, PIECES_OF, of
from spinney.root.power import FORBIDS_PLACING
from spinney.root.refusals import NO_OPEN_SLOT, NONE_LEFT
from spinney.root.state import UNKNOWN, Root
from spinney.root.suits import COUNTED_AS
from spinney.root.words import BIRD, CLEARING, CLEARINGS, FACTION, MAP_CLEARINGS, PIECE


def is_building(piece: int) -> bool:
    return IS_BUILDING[piece]


def open_slots(g: Root, c: int) -> int:
    """2.2.3: slots that hold neither a building nor a ruin."""
    return g.slots[c] - g.ruins[c] - g.built[c]


def why_not_place(g: Root, me: int, c: int) -> Refusal | None:
    """Whether anything keeps this player from placing a piece here."""
    for other, power in g.answering[FORBIDS_PLACING]:
        if other != me:
            refusal = power.forbids_placing(g, other, me, c)
            if refusal is not None:
                return refusal
    return None


def why_not_place_piece(g: Root, me: int, piece: int, c: int) -> Refusal | None:
    if not g.stock[piece]:
        return NONE_LEFT
    if is_building(piece) and open_slots(g, c) < 1:
        return NO_OPEN_SLOT
    return why_not_place(g, me, c)


def place_piece(g: Root, me: int, piece: int, c: int, rule: str) -> None:
    g.stock[piece] -= 1
    put_piece(g, piece, c, 1)
    for landmark in g.landmarks:
        landmark.receives(g, piece, c)
    g.tell("placed", rule, FACTION + me, PIECE + piece, CLEARING + c)


def take_piece(g: Root, piece: int, c: int) -> None:
    """Take a building or token off the map; its owner's rules say where it goes."""
    put_piece(g, piece, c, -1)
    of(g, OWNER[piece]).takes_back(g, OWNER[piece], piece, c)


def put_piece(g: Root, piece: int, c: int, n: int) -> None:
    """Add so many of a building or token to a clearing, or with a negative number take them off."""
    g.pieces[piece * CLEARINGS + c] += n
    g.placed[piece] += n
    if IS_BUILDING[piece]:
        g.built[c] += n
        g.strength[OWNER[piece] * CLEARINGS + c] += n
    for owner in HAD_BY[piece]:
        if owner in g.owners:
            mark(g, owner, c)
    g.ruler[c] = UNKNOWN


def place_warriors(g: Root, me: int, c: int, n: int, rule: str) -> int:
    """Place as many of these warriors as there are in the supply (1.5.4); returns how many."""
    n = min(n, g.supply[me])
    if n:
        g.supply[me] -= n
        put_warriors(g, me, c, n)
        g.tell("recruited", rule, FACTION + me, n, CLEARING + c)
    return n


def put_warriors(g: Root, me: int, c: int, n: int) -> None:
    """Add warriors to a clearing, or with a negative number take them off."""
    g.warriors[me * CLEARINGS + c] += n
    g.strength[me * CLEARINGS + c] += n
    mark(g, me, c)
    g.ruler[c] = UNKNOWN


def mark(g: Root, me: int, c: int) -> None:
    """Keep whether an owner has warriors in a clearing, and any pieces at all."""
    there: i64 = 1 << c
    if g.warriors[me * CLEARINGS + c]:
        g.armies[me] |= there
        g.standing[me] |= there
        return
    g.armies[me] &= ~there
    g.standing[me] &= ~there
    for piece in PIECES_OF[me]:
        if g.pieces[piece * CLEARINGS + c]:
            g.standing[me] |= there


def pieces_in(g: Root, me: int, c: int) -> list[int]:
    """All the buildings and tokens of a player in a clearing, one by one."""
    found: list[int] = []
    there = g.pieces
    for piece in PIECES_OF[me]:
        n = there[piece * CLEARINGS + c]
        if n:
            found += [piece] * n
    return found


def has_pieces_in(g: Root, me: int, c: int) -> bool:
    """Any faction piece: warrior, building, token or pawn."""
    return g.standing[me] >> c & 1 > 0 or of(g, me).has_pawn_in(g, me, c)


def standing(g: Root, me: int) -> i64:
    """Where a player has any of these: a set of clearings."""
    return g.standing[me] | pawn(g, me)


def fighters(g: Root, me: int) -> i64:
    """Where a player has warriors or a pawn: likewise."""
    return g.armies[me] | pawn(g, me)


def pawn(g: Root, me: int) -> i64:
    """Where a player's pawn is: likewise, and nowhere while it is in a forest."""
    place = of(g, me).pawn_place(g, me)
    return 1 << place if 0 <= place < CLEARINGS else 0


def places_with(g: Root, piece: int) -> list[int]:
    """The clearings that hold a piece of this kind."""
    found: list[int] = []
    left, pieces = g.placed[piece], g.pieces
    first: i64 = piece * CLEARINGS
    c: i64
    for c in range(MAP_CLEARINGS):
        if not left:
            break
        there = pieces[first + c]
        if there:
            found.append(c)
            left -= there
    return found


def where(g: Root, piece: int) -> i64:
    """The same as a set."""
    found: i64 = 0
    left, pieces = g.placed[piece], g.pieces
    first: i64 = piece * CLEARINGS
    one: i64 = 1
    c: i64
    for c in range(MAP_CLEARINGS):
        if not left:
            break
        there = pieces[first + c]
        if there:
            found |= one << c
            left -= there
    return found


def places_with_any(g: Root, *pieces: int) -> list[int]:
    """The same for some kinds together."""
    return sorted({c for piece in pieces for c in places_with(g, piece)})


def on_map(g: Root, piece: int) -> int:
    return g.placed[piece]


def ready_by_suit(g: Root, *pieces: int) -> list[int]:
    """How many crafting pieces of these kinds are still ready, by their clearings' suit (4.1.1).

    A fourth number counts those of whichever suit, which come last.
    """
    ready = same(0, BIRD + 1)
    suits, activated, there = g.suits, g.activated, g.pieces
    c: i64
    for piece in pieces:
        left = g.placed[piece]
        first: i64 = piece * CLEARINGS
        for c in range(MAP_CLEARINGS):
            if not left:
                break
            n = there[first + c]
            if n:
                ready[COUNTED_AS[suits[c]]] += n
                left -= n
    suit: i64
    for suit in range(BIRD):
        ready[suit] -= activated[suit]
        if ready[suit] < 0:
            ready[BIRD] += ready[suit]
            ready[suit] = 0
    ready[BIRD] = max(0, ready[BIRD])
    return list(ready)
