"""Waystations: encamping, decamping, and warriors who gather there (15.4)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.keepers.board import WAYSTATIONS, is_left, waystations_in
from spinney.root.hands import holds_any, matching, player, spend_matching
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import on_map, open_slots, place_piece, place_warriors, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_OPEN_SLOT,
    NO_WARRIORS_LEFT,
    NO_WARRIORS_THERE,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HERE,
)
from spinney.root.removal import replace
from spinney.root.state import Root
from spinney.root.words import CLEARING, CLEARINGS, DONE, MAP_CLEARINGS, PIECE

RECRUITS: Final = 2
"""15.4.3."""

CAMPED_THERE: Final = Refusal("camped-there", "15.4.1")
DECAMPED_THERE: Final = Refusal("decamped-there", "15.4.2")
NO_WAYSTATION_THERE: Final = Refusal("no-waystation-there", "15.4.2")
NOT_ON_THE_EDGE: Final = Refusal("not-on-the-edge", "15.4.1")
NO_CARD_FOR_WAYSTATION: Final = Refusal("no-card-for-waystation", "15.4.3")
REFUSALS = (
    *(CAMPED_THERE, DECAMPED_THERE, NO_WAYSTATION_THERE, NOT_ON_THE_EDGE),
    NO_CARD_FOR_WAYSTATION,
)


# 15.4.1 Encamp


def encamp(g: Root, me: int) -> Flow:
    """A waystation takes the place of a warrior, once in each clearing."""
    if is_gone(g, me):
        yield from come_back(g, me)
        return
    camped = 0
    while any(why_not_encamp(g, me, c, camped) is None for c in range(MAP_CLEARINGS)):
        word = yield Question(ENCAMP_IN, g.seat_of[me], (camped,))
        if word == DONE:
            return
        c = word - CLEARING
        side = (yield Question(ENCAMP_WITH, g.seat_of[me], (word,))) - PIECE
        yield from replace(g, Loss(me, me, c, 1, []), "15.4.1")
        place_piece(g, me, side, c, "15.4.1")
        camped |= 1 << c


def is_gone(g: Root, me: int) -> bool:
    """Whether the Keepers have neither warriors nor waystations on the map."""
    row = me * CLEARINGS
    return not any(g.warriors[row : row + MAP_CLEARINGS]) and not camps(g)


def come_back(g: Root, me: int) -> Flow:
    """A waystation and a warrior somewhere on the edge of the map."""
    if not edges(g, me):
        return
    word = yield Question(COME_BACK, g.seat_of[me])
    c = word - CLEARING
    if open_slots(g, c):
        side = (yield Question(ENCAMP_WITH, g.seat_of[me], (word,))) - PIECE
        place_piece(g, me, side, c, "15.4.1")
    place_warriors(g, me, c, 1, "15.4.1")


def edges(g: Root, me: int) -> list[int]:
    """Those with room for both of them, if there are any (1.5.4)."""
    found = [c for c in g.map.edge if why_not_place(g, me, c) is None]
    return [c for c in found if open_slots(g, c)] or found


# 15.4.2 Decamp


def decamp(g: Root, me: int) -> Flow:
    """A warrior takes the place of a waystation, once in each clearing."""
    left = 0
    while any(why_not_decamp(g, me, c, left) is None for c in range(MAP_CLEARINGS)):
        word = yield Question(DECAMP_IN, g.seat_of[me], (left,))
        if word == DONE:
            return
        c = word - CLEARING
        side = (yield Question(DECAMP_WHICH, g.seat_of[me], (word,))) - PIECE
        yield from replace(g, Loss(me, me, c, 0, [side]), "15.4.2")
        place_warriors(g, me, c, 1, "15.4.2")
        left |= 1 << c


# 15.4.3 Recruit


def recruit(g: Root, me: int) -> Flow:
    """Two warriors for a card, as often as wanted."""
    if not (g.hands[me] and g.supply[me] and recruiting_camps(g, me)):
        return
    word = yield Question(RECRUIT_AT, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    c = word - CLEARING
    yield from spend_matching(g, me, c, "15.4.3")
    place_warriors(g, me, c, RECRUITS, "15.4.3")


# What can be chosen, and why not


def camps(g: Root) -> list[int]:
    """The clearings with waystations."""
    return [c for c in range(MAP_CLEARINGS) if waystations_in(g, c)]


def camps_on_map(g: Root) -> int:
    return sum([on_map(g, side) for side in WAYSTATIONS])


def recruiting_camps(g: Root, me: int) -> list[int]:
    return [c for c in camps(g) if why_not_place(g, me, c) is None]


def why_not_encamp(g: Root, me: int, c: int, camped: int) -> Refusal | None:
    if camped >> c & 1:
        return CAMPED_THERE
    if not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    if not any(is_left(g, side) for side in WAYSTATIONS):
        return NONE_LEFT
    return why_not_place(g, me, c) if open_slots(g, c) else NO_OPEN_SLOT


def why_not_encamp_in(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_encamp(g, player(g, q), c, q.about[0])


def why_not_encamp_with(g: Root, q: Question, word: int) -> Refusal | None:
    if word - PIECE not in WAYSTATIONS:
        return NOT_HERE
    return None if is_left(g, word - PIECE) else NONE_LEFT


def why_not_come_back(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c not in g.map.edge:
        return NOT_ON_THE_EDGE
    if c in edges(g, me):
        return None
    refusal = why_not_place(g, me, c)
    return NO_OPEN_SLOT if refusal is None else refusal


def why_not_decamp(g: Root, me: int, c: int, left: int) -> Refusal | None:
    if left >> c & 1:
        return DECAMPED_THERE
    if not waystations_in(g, c):
        return NO_WAYSTATION_THERE
    return why_not_place(g, me, c) if g.supply[me] else NO_WARRIORS_LEFT


def why_not_decamp_in(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_decamp(g, player(g, q), c, q.about[0])


def why_not_decamp_which(g: Root, q: Question, word: int) -> Refusal | None:
    there = waystations_in(g, q.about[0] - CLEARING)
    return None if word - PIECE in there else NO_WAYSTATION_THERE


def why_not_recruit_at(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not waystations_in(g, c):
        return NO_WAYSTATION_THERE
    refusal = why_not_place(g, me, c)
    if refusal is not None:
        return refusal
    return None if matching(g, me, g.suits[c]) else NO_CARD_FOR_WAYSTATION


def all_clearings(g: Root, q: Question) -> list[int]:
    return clearings(list(range(MAP_CLEARINGS)))


def all_sides(g: Root, q: Question) -> list[int]:
    return [PIECE + side for side in WAYSTATIONS]


ENCAMP_IN: Final[Ask[Root]] = Ask(
    "encamp", "15.4.1", lambda g, q: [*all_clearings(g, q), DONE], why_not_encamp_in, ("mask",)
)
ENCAMP_WITH: Final[Ask[Root]] = Ask(
    "encamp-with", "15.4.1", all_sides, why_not_encamp_with, ("clearing",)
)
COME_BACK: Final[Ask[Root]] = Ask("come-back", "15.4.1", all_clearings, why_not_come_back)
DECAMP_IN: Final[Ask[Root]] = Ask(
    "decamp", "15.4.2", lambda g, q: [*all_clearings(g, q), DONE], why_not_decamp_in, ("mask",)
)
DECAMP_WHICH: Final[Ask[Root]] = Ask(
    "decamp-which", "15.4.2", all_sides, why_not_decamp_which, ("clearing",)
)
RECRUIT_AT: Final[Ask[Root]] = Ask(
    "keepers-recruit",
    "15.4.3",
    lambda g, q: [*clearings(camps(g)), DONE],
    why_not_recruit_at,
    secret=holds_any,
)
ASKS = (ENCAMP_IN, ENCAMP_WITH, COME_BACK, DECAMP_IN, DECAMP_WHICH, RECRUIT_AT)
