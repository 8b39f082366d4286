"""Building (6.5.4) and overwork (6.5.5): what wood and cards bring to the map."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.factions.marquise.board import BUILDABLE, COST, POINTS
from spinney.root.hands import matches, player, spend_matching
from spinney.root.moving import as_clearing, clearings, near
from spinney.root.pieces import (
    on_map,
    open_slots,
    place_piece,
    places_with,
    take_piece,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.placing import in_mask
from spinney.root.refusals import NO_OPEN_SLOT, NONE_LEFT, NOT_A_CLEARING, NOT_HERE, NOT_RULED
from spinney.root.rule import ruled, rules
from spinney.root.state import Root
from spinney.root.victory import score
from spinney.root.words import CLEARING, CLEARINGS, MAP_CLEARINGS, PIECE, SAWMILL, WOOD

NO_PLACE_TO_BUILD: Final = Refusal("no-place-to-build", "6.5.4")
TOO_LITTLE_WOOD: Final = Refusal("too-little-wood", "6.5.4.II")
NO_WOOD_THERE: Final = Refusal("no-wood-there", "6.5.4.II")
NO_SAWMILL_THERE: Final = Refusal("no-sawmill-there", "6.5.5")
NO_WOOD_LEFT: Final = Refusal("no-wood-left", "1.5.1")
REFUSALS = (NO_PLACE_TO_BUILD, TOO_LITTLE_WOOD, NO_WOOD_THERE, NO_SAWMILL_THERE, NO_WOOD_LEFT)


def build(g: Root, me: int) -> Flow:
    """6.5.4: choose, pay, place and score."""
    seat = g.seat_of[me]
    c = (yield Question(BUILD_IN, seat)) - CLEARING
    piece = (yield Question(BUILD_WHAT, seat, (CLEARING + c,))) - PIECE
    number = on_map(g, piece)
    # All of it is paid at once: with the Soup Kitchens, each wood that goes could end a rule.
    reach = int(connected(g, me, c))
    for _ in range(COST[number]):
        source = (yield Question(PAY_WOOD, seat, (CLEARING + c, reach))) - CLEARING
        take_piece(g, WOOD, source)
        g.tell("paid-wood", "6.5.4.II", seat, CLEARING + source)
    place_piece(g, me, piece, c, "6.5.4.III")
    score(g, me, POINTS[piece][number], "6.5.4.III")


def overwork(g: Root, me: int) -> Flow:
    """6.5.5: a card that matches a sawmill's clearing for a wood there."""
    c = (yield Question(OVERWORK_IN, g.seat_of[me])) - CLEARING
    yield from spend_matching(g, me, c, "6.5.5")
    place_piece(g, me, WOOD, c, "6.5.5")


def connected(g: Root, me: int, c: int) -> i64:
    """6.5.4.II: ruled clearings linked to this one through ruled clearings, as a set."""
    mine = ruled(g, me)
    one: i64 = 1
    reached: i64 = one << c
    found: i64 = 0
    while reached:
        found |= reached
        beyond: i64 = 0
        for at in range(MAP_CLEARINGS):
            if reached >> at & 1:
                beyond |= near(g, me, at)
        reached = beyond & mine & ~found
    return found


def wood_for(g: Root, me: int, c: int) -> int:
    found: i64 = 0
    reach, pieces = connected(g, me, c), g.pieces
    at: i64
    for at in range(CLEARINGS):
        if reach >> at & 1:
            found += pieces[WOOD * CLEARINGS + at]
    return found


def why_not_build(g: Root, me: int) -> Refusal | None:
    price = least_wood(g)
    if price > on_map(g, WOOD):
        return NO_PLACE_TO_BUILD
    somewhere = any(why_not_build_for(g, me, c, price) is None for c in range(MAP_CLEARINGS))
    return None if somewhere else NO_PLACE_TO_BUILD


def buildable_in(g: Root, me: int) -> list[int]:
    price = least_wood(g)
    return [c for c in range(MAP_CLEARINGS) if why_not_build_for(g, me, c, price) is None]


def buildable(g: Root, q: Question) -> list[int]:
    me, c = player(g, q), q.about[0] - CLEARING
    return [PIECE + each for each in BUILDABLE if why_not_build_piece(g, me, each, c) is None]


def why_not_build_piece(g: Root, me: int, piece: int, c: int) -> Refusal | None:
    if not g.stock[piece]:
        return NONE_LEFT
    return None if COST[on_map(g, piece)] <= wood_for(g, me, c) else TOO_LITTLE_WOOD


def why_not_build_in(g: Root, me: int, c: int) -> Refusal | None:
    return why_not_build_for(g, me, c, least_wood(g))


def why_not_build_for(g: Root, me: int, c: int, price: int) -> Refusal | None:
    """The same where the price is known."""
    if not rules(g, me, c):
        return NOT_RULED
    if open_slots(g, c) < 1:
        return NO_OPEN_SLOT
    refusal = why_not_place(g, me, c)
    if refusal is not None:
        return refusal
    if price > COST[-1]:
        return NONE_LEFT
    return None if not price or price <= wood_for(g, me, c) else TOO_LITTLE_WOOD


def least_wood(g: Root) -> int:
    """What a building costs at least, of those that are left; if none is, more than any does."""
    price = COST[-1] + 1
    for piece in BUILDABLE:
        if g.stock[piece]:
            price = min(price, COST[on_map(g, piece)])
    return price


def why_not_overwork(g: Root, me: int) -> Refusal | None:
    if not g.stock[WOOD]:
        return NO_WOOD_LEFT
    places = any(why_not_overwork_at(g, me, c) is None for c in places_with(g, SAWMILL))
    return None if places else NO_SAWMILL_THERE


def overworkable(g: Root, me: int) -> list[int]:
    return [c for c in places_with(g, SAWMILL) if why_not_overwork_at(g, me, c) is None]


def could_overwork(g: Root, me: int) -> int:
    """At how many sawmills, for all that others know."""
    return sum(1 for c in places_with(g, SAWMILL) if why_not_place_piece(g, me, WOOD, c) is None)


def why_not_overwork_at(g: Root, me: int, c: int) -> Refusal | None:
    if not g.pieces[SAWMILL * CLEARINGS + c]:
        return NO_SAWMILL_THERE
    if not any(matches(card, g.suits[c]) for card in g.hands[me]):
        return NO_SAWMILL_THERE
    return why_not_place_piece(g, me, WOOD, c)


def why_not_build_clearing(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_build_in(g, player(g, q), c)


def why_not_build_what(g: Root, q: Question, word: int) -> Refusal | None:
    if word - PIECE not in BUILDABLE:
        return NOT_HERE
    return why_not_build_piece(g, player(g, q), word - PIECE, q.about[0] - CLEARING)


def wood_sources(g: Root, q: Question) -> list[int]:
    return [at for at in in_mask(g, q) if g.pieces[WOOD * CLEARINGS + at - CLEARING]]


def why_not_pay_wood(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in wood_sources(g, q) else NO_WOOD_THERE


def why_not_overwork_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_overwork_at(g, player(g, q), c)


BUILD_IN: Final[Ask[Root]] = ExactAsk(
    "build-in",
    "6.5.4.I",
    lambda g, q: clearings(buildable_in(g, player(g, q))),
    why_not_build_clearing,
)
BUILD_WHAT: Final[Ask[Root]] = ExactAsk(
    "build-what",
    "6.5.4.I",
    buildable,
    why_not_build_what,
    ("clearing",),
)
PAY_WOOD: Final[Ask[Root]] = ExactAsk(
    "pay-wood", "6.5.4.II", wood_sources, why_not_pay_wood, ("clearing", "mask")
)
OVERWORK_IN: Final[Ask[Root]] = ExactAsk(
    "overwork-in",
    "6.5.5",
    lambda g, q: clearings(overworkable(g, player(g, q))),
    why_not_overwork_in,
    secret=lambda g, q: could_overwork(g, player(g, q)) > 1,
)
ASKS = (BUILD_IN, BUILD_WHAT, PAY_WOOD, OVERWORK_IN)
