"""Homelands: where factions begin by their setup cards, instead of in corners (A.8.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.hands import player
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import open_slots, place_warriors, why_not_place
from spinney.root.placing import in_mask
from spinney.root.refusals import NO_OPEN_SLOT, NOT_A_CLEARING, NOT_HERE
from spinney.root.state import Root
from spinney.root.words import CLEARING, MAP_CLEARINGS

ENEMY_HOMELAND: Final = Refusal("enemy-homeland", "A.8.2.I")
NOT_AT_THE_EDGE: Final = Refusal("not-at-the-edge", "A.8.2")
HOMELAND_TOO_NEAR: Final = Refusal("homeland-too-near", "A.8.2.II")
HOMELAND_ALONE: Final = Refusal("homeland-alone", "A.8.2")

# What a homeland may lack of what a card asks, if it must
NOTHING: Final = 0
ALONE: Final = 1
"""Homelands that are not next to each other."""
INLAND: Final = 2
"""Nor at the edge of the map."""

REFUSALS: Final[tuple[Refusal, ...]] = (
    ENEMY_HOMELAND,
    NOT_AT_THE_EDGE,
    HOMELAND_TOO_NEAR,
    HOMELAND_ALONE,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"homeland": ("seat", "clearing")}


def found_homeland(g: Root, me: int) -> Generator[Question, int, int]:
    """Choose a homeland, or one more of several; returns the clearing."""
    word = yield Question(HOMELAND, g.seat_of[me])
    g.homelands = g.homelands.copy()
    g.homelands[me] |= 1 << word - CLEARING
    g.tell("homeland", "A.8.2", g.seat_of[me], word)
    return word - CLEARING


def spread_evenly(g: Root, me: int, c: int, warriors: int, rule: str) -> Flow:
    """Place warriors in the clearings next to one, as evenly as it goes; the player says where."""
    places = [near for near in adjacent(g, me, c) if can_spread_to(g, me, near)]
    even = warriors // len(places) if places else 0
    for near in places:
        place_warriors(g, me, near, even, rule)
    left = places
    for n in range(warriors - even * len(places) if places else 0, 0, -1):
        mask = sum([1 << near for near in left])
        word = yield Question(SPREAD_IN, g.seat_of[me], (n, mask))
        left = [near for near in left if near != word - CLEARING]
        place_warriors(g, me, word - CLEARING, 1, rule)


def can_spread_to(g: Root, me: int, c: int) -> bool:
    return c < MAP_CLEARINGS and why_not_place(g, me, c) is None


# Where a homeland can be


def places(g: Root, me: int) -> list[int]:
    """As far from enemy homelands as the card wants, or else as near as it must be (A.8.2.II)."""
    wanted, less = of(g, me).homeland, less_than_asked(g, me)
    fitting = [c for c in range(MAP_CLEARINGS) if why_unfit(g, me, c, less) is None]
    for distance in range(wanted.distance, 1, -1):
        near = within(g, enemy_homelands(g, me), distance - 1)
        apart = [c for c in fitting if not near >> c & 1]
        if apart:
            return apart
    return fitting


def less_than_asked(g: Root, me: int) -> int:
    """What a card cannot be given any more, because others have come before (ruling R111)."""
    for less in (NOTHING, ALONE):
        if any(why_unfit(g, me, c, less) is None for c in range(MAP_CLEARINGS)):
            return less
    return INLAND


def why_unfit(g: Root, me: int, c: int, less: int) -> Refusal | None:
    """What the card asks of a homeland, however far from others it is."""
    wanted = of(g, me).homeland
    if enemy_homelands(g, me) >> c & 1:
        return ENEMY_HOMELAND
    if wanted.at_the_edge and less < INLAND and c not in g.map.edge:
        return NOT_AT_THE_EDGE
    if wanted.is_built_on and open_slots(g, c) < 1:
        return NO_OPEN_SLOT
    refusal = why_not_place(g, me, c)
    if refusal is not None:
        return refusal
    is_new = not g.homelands[me] >> c & 1
    return None if is_new and (less or can_be_joined(g, me, c)) else HOMELAND_ALONE


def can_be_joined(g: Root, me: int, c: int) -> bool:
    """Whether it is next to those chosen already, and the rest can be next to it."""
    mine, wanted = g.homelands[me], of(g, me).homeland
    missing = wanted.clearings - mine.bit_count() - 1
    if mine and not within(g, mine, 1) >> c & 1:
        return False
    free = [
        other
        for other in range(MAP_CLEARINGS)
        if not (mine | 1 << c | enemy_homelands(g, me)) >> other & 1
        and (open_slots(g, other) > 0 or not wanted.is_built_on)
        and (other in g.map.edge or not wanted.at_the_edge)
        and why_not_place(g, me, other) is None
    ]
    return missing <= reached(g, mine | 1 << c, free)


def reached(g: Root, start: int, free: list[int]) -> int:
    """How many of these clearings can be joined to some, one after the other."""
    joined, count = start, 0
    for _ in free:
        near = within(g, joined, 1)
        more = [c for c in free if near >> c & 1 and not joined >> c & 1]
        if not more:
            break
        for c in more:
            joined |= 1 << c
            count += 1
    return count


def enemy_homelands(g: Root, me: int) -> int:
    """As bits."""
    found = 0
    for owner in g.owners:
        if owner != me:
            found |= g.homelands[owner]
    return found


def within(g: Root, centre: int, distance: int) -> int:
    """The clearings, as bits, that are so many paths from some, or fewer."""
    found = centre
    for _ in range(distance):
        edge = found
        for c in range(MAP_CLEARINGS):
            if edge >> c & 1:
                for near in g.map.neighbours[c]:
                    found |= 1 << near
    return found


def why_not_homeland(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    me = player(g, q)
    refusal = why_unfit(g, me, c, less_than_asked(g, me))
    if refusal is not None:
        return refusal
    return None if c in places(g, me) else HOMELAND_TOO_NEAR


def why_not_spread(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in in_mask(g, q) else NOT_HERE


HOMELAND: Final[Ask[Root]] = Ask(
    "homeland", "A.8.2", lambda g, q: clearings(places(g, player(g, q))), why_not_homeland
)
SPREAD_IN: Final[Ask[Root]] = Ask("spread-in", "A.8.2", in_mask, why_not_spread, ("count", "mask"))
ASKS: Final[tuple[Ask[Root], ...]] = (HOMELAND, SPREAD_IN)
