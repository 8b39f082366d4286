"""Setting up (chapters 1 and 12): pieces, decks, the first vision, help for a beginner."""

from __future__ import annotations

from bisect import insort
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.beliefs import learn
from spinney.ironwood.pieces import recruit_warrior
from spinney.ironwood.refusals import HELPED_ALREADY
from spinney.ironwood.state import HELP, PREPARE, PUBLIC, Ironwood, ask, tell_hidden
from spinney.ironwood.words import (
    FERRUM,
    INNER_VISIONS,
    IRONCLADS,
    PLACE,
    SIDE,
    SIDES,
    VISION,
    VISIONS,
    WOODWALKERS,
    place_of,
    words_of,
)

ON_FERRUM: Final = 1
ON_INNER_MOUNTAINS: Final = 3
IN_OUTER_FORESTS: Final = 2


def place_pieces(g: Ironwood) -> None:
    """1.3, 1.4: the warriors; the drill and its forge are on Ferrum from the start."""
    board = g.box.board
    for forest in board.outer_forests:
        g.warriors[forest] = IN_OUTER_FORESTS
    g.warriors[FERRUM] = ON_FERRUM
    for mountain in board.near[FERRUM]:
        g.warriors[mountain] = ON_INNER_MOUNTAINS


def deal(g: Ironwood) -> None:
    """1.2, 1.3: the decks, and the first vision."""
    shuffle_decks(g)
    deal_visions(g)
    g.stage = HELP


def shuffle_decks(g: Ironwood) -> None:
    """1.2: those that are not sorted."""
    for side in SIDES:
        if not g.foreseen[side]:
            g.shuffle(g.decks[side])


def deal_visions(g: Ironwood) -> None:
    """1.3: one vision of an inner mountain; the others are the deck."""
    first = g.below(INNER_VISIONS)
    insort(g.vision_hand, first)
    g.vision_deck = [vision for vision in range(VISIONS) if vision != first]
    g.shuffle(g.vision_deck)
    learn(g, WOODWALKERS, first)
    for observer in (IRONCLADS, PUBLIC):
        g.beliefs[observer][first] = (1 << INNER_VISIONS) - 1
    tell_hidden(g, WOODWALKERS, "first-vision", "1.3", VISION + first, SIDE + WOODWALKERS)


def help_beginners(g: Ironwood) -> Flow:
    """12.2: more warriors at the start, at most one in a place (U17)."""
    for side in SIDES:
        while g.extra[side]:
            place = yield ask(g, HELP_AT, side, None, (g.extra[side],))
            g.extra[side] -= 1
            recruit_warrior(g, side, place - PLACE, "12.2")
    g.stage = PREPARE


def places_to_help(g: Ironwood, side: int) -> list[int]:
    """Where the beginner's help has not come yet."""
    board = g.box.board
    if side == WOODWALKERS:
        return [p for p in board.outer_forests if g.warriors[p] == IN_OUTER_FORESTS]
    return [p for p in board.near[FERRUM] if g.warriors[p] == ON_INNER_MOUNTAINS]


def why_not_help(g: Ironwood, q: Question, word: int) -> Refusal | None:
    side, board = g.seat.index(q.seat), g.box.board
    if place_of(word) in places_to_help(g, side):
        return None
    grounds = board.outer_forests if side == WOODWALKERS else board.near[FERRUM]
    return HELPED_ALREADY if place_of(word) in grounds else NOT_AN_ANSWER


HELP_AT: Final[Ask[Ironwood]] = Ask(
    "help-at",
    "12.2",
    lambda g, q: words_of(places_to_help(g, g.seat.index(q.seat))),
    why_not_help,
    ("count",),
)
ASKS = (HELP_AT,)
