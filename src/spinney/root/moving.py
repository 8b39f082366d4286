"""Moving (4.2), by whatever ways a player has."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.hands import player
from spinney.root.pieces import put_warriors
from spinney.root.places import of_suit, set_of
from spinney.root.power import (
    ACCOMPANY,
    ARRIVED,
    ENTERED,
    FORBIDS_ENTERING,
    FORBIDS_LEAVING,
    ON_THE_WAY,
)
from spinney.root.refusals import (
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_ADJACENT,
    NOT_HERE,
    NOT_THAT_MANY,
    NOWHERE_FROM_HERE,
    RULES_NEITHER,
    WRONG_SUIT,
)
from spinney.root.rule import ruler
from spinney.root.state import Root, behind, suited
from spinney.root.ways import Way
from spinney.root.words import (
    BIRD,
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    HIRELING,
    MAP_CLEARINGS,
    NUMBER,
    SUIT,
)


def adjacent(g: Root, me: int, c: int) -> list[int]:
    """The clearings next to one, for this player."""
    ways = g.ways[me]
    if len(ways) == 1:
        return ways[0].neighbours(g, me, c)
    return joined(g, me, c, [way for way in ways if way.links])


def near(g: Root, me: int, c: int) -> i64:
    """The same as a set."""
    if len(g.ways[me]) == 1 and not g.map.closed:
        return g.map.near[c]
    return set_of(adjacent(g, me, c))


def all_targets(g: Root, me: int, origin: int) -> list[int]:
    """Where a move can lead, also by ways that only carry pieces."""
    ways = g.ways[me]
    return ways[0].neighbours(g, me, origin) if len(ways) == 1 else joined(g, me, origin, ways)


def joined(g: Root, me: int, c: int, ways: list[Way]) -> list[int]:
    """Where some ways lead, taken together."""
    near = ways[0].neighbours(g, me, c)
    extra: list[int] = []
    for way in ways[1:]:
        extra += way.neighbours(g, me, c)
    return sorted({*near, *extra}) if extra else near


def why_not_move(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """4.2 and 4.2.1, and whatever others hold against it."""
    if target not in all_targets(g, me, origin):
        refusal = why_not_enter(g, me, target)  # what cannot be entered has no way to it
        return NOT_ADJACENT if refusal is None else refusal
    return why_not_move_on(g, me, origin, target)


def why_not_move_on(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """The same for clearings that a way joins."""
    lord = me if me < HIRELING else behind(g, me)  # E.3.1: hirelings count for their controller
    if not (
        ruler(g, origin) == lord or ruler(g, target) == lord or needs_no_rule(g, me, origin, target)
    ):
        return RULES_NEITHER
    return why_not_pass(g, me, origin, target)


def needs_no_rule(g: Root, me: int, origin: int, target: int) -> bool:
    return any(power.lifts_rule(g, me, origin, target) for power in g.powers[me]) or any(
        not way.needs_rule and target in way.neighbours(g, me, origin) for way in g.ways[me]
    )


def why_not_pass(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """Whether anything keeps this player from leaving or entering."""
    refusal = why_not_leave(g, me, origin)
    return why_not_enter(g, me, target) if refusal is None else refusal


def why_not_leave(g: Root, me: int, origin: int) -> Refusal | None:
    for other, power in g.answering[FORBIDS_LEAVING]:
        refusal = power.forbids_leaving(g, other, me, origin)
        if refusal is not None:
            return refusal
    return None


def why_not_enter(g: Root, me: int, target: int) -> Refusal | None:
    for other, power in g.answering[FORBIDS_ENTERING]:
        refusal = power.forbids_entering(g, other, me, target)
        if refusal is not None:
            return refusal
    return None


def targets(g: Root, me: int, origin: int) -> list[int]:
    near = all_targets(g, me, origin)
    return [c for c in near if why_not_move_on(g, me, origin, c) is None]


def origins(g: Root, me: int, suit: int = BIRD) -> list[int]:
    """The clearings of a suit from which this player can move warriors."""
    places = of_suit(g, g.armies[me], suit)
    return [c for c in range(CLEARINGS) if places >> c & 1 if can_leave(g, me, c)]


def can_leave(g: Root, me: int, origin: int) -> bool:
    return leaves_by_rule(g, me, origin) or any(
        why_not_move_on(g, me, origin, c) is None
        for way in g.ways[me]
        for c in way.neighbours(g, me, origin)
    )


def leaves_by_rule(g: Root, me: int, origin: int) -> bool:
    """The same where it takes no more: there is a path from every clearing of the map."""
    if g.answering[FORBIDS_LEAVING] or g.answering[FORBIDS_ENTERING]:
        return False
    if origin >= MAP_CLEARINGS or me >= HIRELING:
        return False
    return ruler(g, origin) == me or any(ruler(g, c) == me for c in adjacent(g, me, origin))


def why_nowhere(g: Root, me: int, origin: int) -> Refusal:
    """Why there is no way from here: something forbids leaving, or nothing can be entered."""
    refusal = why_not_leave(g, me, origin)
    return NOWHERE_FROM_HERE if refusal is None else refusal


def can_move(g: Root, me: int) -> bool:
    faction = of(g, me)
    return faction.can_move_pawn(g, me) if faction.moves_a_pawn else can_move_warriors(g, me)


def can_move_warriors(g: Root, me: int, suit: int = BIRD) -> bool:
    """Whether there is a clearing of a suit from which this player can move warriors."""
    places = of_suit(g, g.armies[me], suit)
    return any(can_leave(g, me, c) for c in range(CLEARINGS) if places >> c & 1)


def take_move(
    g: Root, me: int, rule: str, suit: int = BIRD, optional: bool = False
) -> Generator[Question, int, int]:
    """Choose an origin, a target and how many; returns the target, or -1 if declined."""
    if of(g, me).moves_a_pawn:
        return (yield from of(g, me).move_pawn(g, me, rule))
    seat = g.seat_of[me]
    origin = yield Question(MOVE_FROM, seat, (SUIT + suit, int(optional)))
    if origin == DONE:
        return -1
    target = yield Question(MOVE_TO, seat, (origin,))
    n = yield Question(MOVE_COUNT, seat, (origin, target))
    yield from move_warriors(g, me, origin - CLEARING, target - CLEARING, n - NUMBER, rule)
    return target - CLEARING


def move_warriors(g: Root, me: int, origin: int, target: int, n: int, rule: str) -> Flow:
    way = (yield from way_taken(g, me, origin, target)) if len(g.ways[me]) > 1 else None
    if way is None and g.answering[ON_THE_WAY]:
        n = yield from pass_along(g, me, origin, target, n)
        if not n:
            return
    put_warriors(g, me, origin, -n)
    put_warriors(g, me, target, n)
    g.tell("moved", rule, FACTION + me, n, CLEARING + origin, CLEARING + target)
    yield from travel(g, me, origin, target, way, n)
    if g.answering[ENTERED]:
        yield from enter(g, me, target)


def pass_along(g: Root, me: int, origin: int, target: int, n: int) -> Generator[Question, int, int]:
    """What happens on a path; returns how many warriors are left of the move."""
    for owner, power in g.answering[ON_THE_WAY]:
        n = yield from power.on_the_way(g, owner, me, origin, target, n)
    return n


def travel(g: Root, me: int, origin: int, target: int, way: Way | None, n: int) -> Flow:
    """What comes along with a move of so many warriors, and what follows from the way it took."""
    if any(owner == me for owner, _ in g.answering[ACCOMPANY]):
        yield from accompany(g, me, origin, target, n)
    if way is not None:
        way.taken(g, me, target)
    arrive(g, me, target)


def arrive(g: Root, me: int, target: int) -> None:
    """Let others know of pieces that have moved to a clearing."""
    if target < CLEARINGS:  # and no forest
        for owner, power in g.answering[ARRIVED]:
            power.arrived(g, owner, me, target)


def accompany(g: Root, me: int, origin: int, target: int, n: int) -> Flow:
    """What comes along with so many warriors."""
    for owner, power in g.answering[ACCOMPANY]:
        if owner == me:
            yield from power.accompany(g, me, origin, target, n)


def enter(g: Root, me: int, target: int) -> Flow:
    """Let others react to warriors that have come."""
    for other, power in g.answering[ENTERED]:
        if other != me:
            yield from power.entered(g, other, me, target)


def way_taken(g: Root, me: int, origin: int, target: int) -> Generator[Question, int, Way | None]:
    """The way that carries a move: it must where nothing else leads, and may elsewhere."""
    for way in g.ways[me]:
        if way.links or target not in way.neighbours(g, me, origin):
            continue
        if target not in adjacent(g, me, origin) or (
            g.seat_of[me] >= 0 and (yield from way.is_taken(g, me))
        ):
            return way
    return None


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
    if not suited(g, c, q.about[0] - SUIT):
        return WRONG_SUIT
    return None if can_leave(g, me, c) else why_nowhere(g, me, c)


def why_not_to(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_move(g, player(g, q), q.about[0] - CLEARING, c)


def counts(g: Root, q: Question) -> list[int]:
    there = g.warriors[player(g, q) * CLEARINGS + q.about[0] - CLEARING]
    return [NUMBER + n for n in range(1, there + 1)]


def why_not_count(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in counts(g, q) else NOT_THAT_MANY


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
ASKS = (MOVE_FROM, MOVE_TO, MOVE_COUNT)
