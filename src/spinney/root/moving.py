"""Moving (4.2), by paths, rivers, tunnels and the Ferry (C.2.5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.hands import draw, player
from spinney.root.pieces import put_warriors
from spinney.root.refusals import (
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_ADJACENT,
    NOT_HERE,
    NOT_THAT_MANY,
    NOWHERE_TO_GO,
    RULES_NEITHER,
    WRONG_SUIT,
)
from spinney.root.rule import ruler
from spinney.root.state import Root
from spinney.root.words import (
    BIRD,
    BOAT_BUILDERS,
    CLEARING,
    CLEARINGS,
    CORVID_PLANNERS,
    DONE,
    FERRY,
    MAP_CLEARINGS,
    MOVE,
    NUMBER,
    SUIT,
    TUNNELS,
)

ANY_SUIT: Final = SUIT + BIRD
"""As a restriction on clearings, a bird is none."""


def adjacent(g: Root, me: int, c: int) -> list[int]:
    """The clearings next to one, for this player, but for the Ferry."""
    printed = g.map.neighbours[c]
    if not (g.exiles or g.map.closed or of(me).has_own_ways):
        return printed
    extra: list[int] = []
    if of(me).has_own_ways:
        extra += of(me).extra_neighbours(g, me, c)
    if len(g.closed) < len(g.map.closed):
        extra += opened_paths(g, c)
    if g.exiles:
        if BOAT_BUILDERS in g.crafted[me]:
            extra += g.map.rivers[c]
        if TUNNELS in g.crafted[me]:
            extra += tunnels(g, me, c)
    return sorted({*printed, *extra}) if extra else printed


def opened_paths(g: Root, c: int) -> list[int]:
    """C.3.3: the ends of closed paths that have been opened."""
    found = []
    for number, (a, b) in enumerate(g.map.closed):
        if number not in g.closed and c in (a, b):
            found.append(b if c == a else a)
    return found


def tunnels(g: Root, me: int, c: int) -> list[int]:
    """The Tunnels card: clearings with one's crafting pieces are adjacent to each other."""
    places = of(me).crafting_places(g, me)
    return [there for there in places if there != c] if c in places else []


def ferry_leaves(g: Root, c: int) -> bool:
    """C.2.5: once a turn the Ferry takes pieces from its clearing to another coast."""
    return g.ferry == c and FERRY not in g.used


def why_not_move(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """4.2 and 4.2.1, and whatever factions hold against it."""
    if target not in all_targets(g, me, origin):
        return NOT_ADJACENT
    return why_not_move_on(g, me, origin, target)


def why_not_move_on(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """The same for clearings that are adjacent."""
    if not (
        ruler(g, origin) == me
        or ruler(g, target) == me
        or of(me).moves_without_rule(g, me)
        or (g.exiles and CORVID_PLANNERS in g.crafted[me])
    ):
        return RULES_NEITHER
    return why_not_pass(g, me, origin, target)


def why_not_pass(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """Whether some faction keeps this player from leaving or entering."""
    refusal = why_not_leave(g, me, origin)
    return why_not_enter(g, me, target) if refusal is None else refusal


def why_not_leave(g: Root, me: int, origin: int) -> Refusal | None:
    for other in g.barring:
        refusal = of(other).forbids_leaving(g, other, me, origin)
        if refusal is not None:
            return refusal
    return None


def why_not_enter(g: Root, me: int, target: int) -> Refusal | None:
    for other in g.barring:
        refusal = of(other).forbids_entering(g, other, me, target)
        if refusal is not None:
            return refusal
    return None


def all_targets(g: Root, me: int, origin: int) -> list[int]:
    """The clearings next to one, by the Ferry too."""
    near = adjacent(g, me, origin)
    return sorted({*near, *g.map.rivers[origin]}) if ferry_leaves(g, origin) else near


def targets(g: Root, me: int, origin: int) -> list[int]:
    near = all_targets(g, me, origin)
    return [c for c in near if why_not_move_on(g, me, origin, c) is None]


def origins(g: Root, me: int, suit: int = BIRD) -> list[int]:
    """The clearings of a suit from which this player can move warriors."""
    row = me * CLEARINGS
    return [
        c
        for c in range(CLEARINGS)
        if g.warriors[row + c] and suit in (BIRD, g.suits[c]) and can_leave(g, me, c)
    ]


def can_leave(g: Root, me: int, origin: int) -> bool:
    near = all_targets(g, me, origin)
    return any(why_not_move_on(g, me, origin, c) is None for c in near)


def can_move(g: Root, me: int) -> bool:
    return of(me).can_move_pawn(g, me) if of(me).moves_a_pawn else bool(origins(g, me))


def take_move(
    g: Root, me: int, rule: str, suit: int = BIRD, optional: bool = False
) -> Generator[Question, int, int]:
    """Choose an origin, a target and how many; returns the target, or -1 if declined."""
    if of(me).moves_a_pawn:
        return (yield from of(me).move_pawn(g, me, rule))
    seat = g.seat_of[me]
    origin = yield Question(MOVE_FROM, seat, (SUIT + suit, int(optional)))
    if origin == DONE:
        return -1
    target = yield Question(MOVE_TO, seat, (origin,))
    n = yield Question(MOVE_COUNT, seat, (origin, target))
    yield from move_warriors(g, me, origin - CLEARING, target - CLEARING, n - NUMBER, rule)
    return target - CLEARING


def move_warriors(g: Root, me: int, origin: int, target: int, n: int, rule: str) -> Flow:
    by_ferry = yield from goes_by_ferry(g, me, origin, target)
    put_warriors(g, me, origin, -n)
    put_warriors(g, me, target, n)
    g.tell("moved", rule, g.seat_of[me], n, CLEARING + origin, CLEARING + target)
    if by_ferry:
        take_ferry(g, me, target)
    yield from enter(g, me, target)


def enter(g: Root, me: int, target: int) -> Flow:
    """Let the other factions react to warriors that have come."""
    for other in g.factions:
        if other != me:
            yield from of(other).entered(g, other, me, target)


def goes_by_ferry(g: Root, me: int, origin: int, target: int) -> Generator[Question, int, bool]:
    """Whether a move takes the Ferry: it must where nothing else leads, and may elsewhere."""
    if not ferry_leaves(g, origin) or target not in g.map.rivers[origin]:
        return False
    if target not in adjacent(g, me, origin):
        return True
    return (yield Question(BY_FERRY, g.seat_of[me])) == FERRY


def take_ferry(g: Root, me: int, target: int) -> None:
    g.ferry = target
    g.used.append(FERRY)
    g.tell("ferry", "C.2.5", CLEARING + target)
    draw(g, me, 1, "C.2.5")


def clearings(cells: list[int]) -> list[int]:
    """Clearings as words."""
    return [CLEARING + c for c in cells]


def as_clearing(word: int) -> int:
    """A word as a clearing, or -1."""
    return word - CLEARING if CLEARING <= word < CLEARING + CLEARINGS else -1


def as_map_clearing(word: int) -> int:
    """A word as a clearing of the map, which the Burrow is not, or -1."""
    return word - CLEARING if CLEARING <= word < CLEARING + MAP_CLEARINGS else -1


def move_origins(g: Root, q: Question) -> list[int]:
    found = clearings(origins(g, player(g, q), q.about[0] - SUIT))
    return [*found, DONE] if q.about[1] else found


def why_not_from(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None if q.about[1] else NOT_HERE
    me, c = player(g, q), as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    if q.about[0] not in (ANY_SUIT, SUIT + g.suits[c]):
        return WRONG_SUIT
    return None if can_leave(g, me, c) else NOWHERE_TO_GO


def why_not_to(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_move(g, player(g, q), q.about[0] - CLEARING, c)


def counts(g: Root, q: Question) -> list[int]:
    there = g.warriors[player(g, q) * CLEARINGS + q.about[0] - CLEARING]
    return list(range(NUMBER + 1, NUMBER + there + 1))


def why_not_count(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in counts(g, q) else NOT_THAT_MANY


def why_not_by_ferry(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (FERRY, MOVE) else NOT_HERE


MOVE_FROM: Final[Ask[Root]] = ExactAsk(
    "move-from", "4.2", move_origins, why_not_from, ("suit", "optional")
)
MOVE_TO: Final[Ask[Root]] = ExactAsk(
    "move-to",
    "4.2",
    lambda g, q: clearings(targets(g, player(g, q), q.about[0] - CLEARING)),
    why_not_to,
    ("origin",),
)
MOVE_COUNT: Final[Ask[Root]] = ExactAsk(
    "move-count", "4.2", counts, why_not_count, ("origin", "clearing")
)
BY_FERRY: Final[Ask[Root]] = Ask("by-ferry", "C.2.5", lambda g, q: (FERRY, MOVE), why_not_by_ferry)
ASKS = (MOVE_FROM, MOVE_TO, MOVE_COUNT, BY_FERRY)
