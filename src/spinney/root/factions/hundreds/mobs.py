"""Mobs: razing (14.4.1), inciting (14.6.1), and the die by which they spread."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.actions import Action, ActionAsk
from spinney.root.common import could_do_common
from spinney.root.factions.hundreds.board import JUBILANT, MOB, board_of
from spinney.root.factions.hundreds.hoard import take_from_ruin
from spinney.root.hands import holds_any, matching, player, spend_matching, why_none_matches
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import (
    pieces_in,
    place_piece,
    places_with,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.power import Loss
from spinney.root.refusals import NONE_LEFT, NOT_A_CLEARING, NOT_HERE, WRONG_SUIT
from spinney.root.removal import remove
from spinney.root.state import Root, enemies, suited
from spinney.root.words import (
    BIRD,
    CLEARING,
    CLEARINGS,
    DONE,
    MAP_CLEARINGS,
    SUIT,
    VOCABULARY,
)

INCITE: Final = VOCABULARY.number("incite")
MOST_SPREAD: Final = 4
"""How often the Jubilant roll for each mob they incite (14.7.3)."""
MOB_DIE: Final = list(range(BIRD))
"""Each suit is as likely as the others."""

MOB_THERE: Final = Refusal("mob-there", "14.6.1")
NOBODY_TO_INCITE: Final = Refusal("nobody-to-incite", "14.6.1")
NO_CARD_TO_INCITE: Final = Refusal("no-card-to-incite", "14.6.1")
NO_MOB_NEAR: Final = Refusal("no-mob-near", "14.4.1")
REFUSALS = (MOB_THERE, NOBODY_TO_INCITE, NO_CARD_TO_INCITE, NO_MOB_NEAR)
EVENTS = {"mob-die": ("seat", "suit")}


# 14.4.1 Raze


def raze(g: Root, me: int) -> Flow:
    """All enemy buildings and tokens with mobs go at once; then ruins give up items."""
    places = places_with(g, MOB)
    losses = [
        Loss(other, me, c, 0, pieces_in(g, other, c)) for c in places for other in enemies(g, me)
    ]
    yield from remove(g, losses, None, "14.4.1")
    for c in places:
        if g.ruin_items[c] and not g.over:
            yield from take_from_ruin(g, me, c)
    if can_spread(g, me) and not g.over:
        yield from spread(g, me, "14.4.1")


def can_spread(g: Root, me: int) -> bool:
    """Whether the die can bring anything."""
    return any(why_not_spread(g, me, BIRD, c) is None for c in range(MAP_CLEARINGS))


def spread(g: Root, me: int, rule: str) -> Flow:
    """Roll the mob die, and place a mob in a clearing of that suit, next to one with a mob."""
    suit = g.pick(MOB_DIE, SUIT)
    seat = g.seat_of[me]
    g.tell("mob-die", rule, seat, SUIT + suit)
    if any(why_not_spread(g, me, suit, c) is None for c in range(MAP_CLEARINGS)):
        c = (yield Question(SPREAD_TO, seat, (SUIT + suit,))) - CLEARING
        place_piece(g, me, MOB, c, rule)


def why_not_spread(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    if not suited(g, c, suit):
        return WRONG_SUIT
    if g.pieces[MOB * CLEARINGS + c]:
        return MOB_THERE
    if not any(g.pieces[MOB * CLEARINGS + near] for near in adjacent(g, me, c)):
        return NO_MOB_NEAR
    return why_not_place_piece(g, me, MOB, c)


# 14.6.1 Incite


def incite_mobs(g: Root, me: int) -> Flow:
    """One mob, as often as there are cards for it."""
    word = yield Question(INCITE_OR_NOT, g.seat_of[me], (g.stock[MOB],))
    if word == DONE:
        return
    g.again = True
    yield from INCITE_OR_NOT.take(g, me, word)


def incite(g: Root, me: int) -> Flow:
    c = (yield Question(INCITE_IN, g.seat_of[me])) - CLEARING
    yield from spend_matching(g, me, c, "14.6.1")
    place_piece(g, me, MOB, c, "14.6.1")
    board = board_of(g)
    if board.mood == JUBILANT and board.warlord == c:
        yield from rejoice(g, me)


def rejoice(g: Root, me: int) -> Flow:
    """14.7.3: up to four rolls."""
    for left in range(MOST_SPREAD, 0, -1):
        if not can_spread(g, me):
            return
        if (yield Question(REJOICE, g.seat_of[me], (left,))) == DONE:
            return
        yield from spread(g, me, "14.7.3")


# What can be chosen, and why not


def why_not_spread_to(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_spread(g, player(g, q), q.about[0] - SUIT, c)


def why_not_incite_at(g: Root, me: int, c: int) -> Refusal | None:
    """14.6.1, whatever is in hand."""
    if g.pieces[MOB * CLEARINGS + c]:
        return MOB_THERE
    if not g.warriors[me * CLEARINGS + c]:
        return NOBODY_TO_INCITE
    return why_not_place(g, me, c)


def sites(g: Root, me: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_incite_at(g, me, c) is None]


def why_not_incite(g: Root, me: int) -> Refusal | None:
    if not g.stock[MOB]:
        return NONE_LEFT
    return why_none_matches(g, me, sites(g, me), NOBODY_TO_INCITE, NO_CARD_TO_INCITE)


def why_not_incite_in(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    refusal = why_not_incite_at(g, me, c)
    if refusal is not None:
        return refusal
    return None if matching(g, me, g.suits[c]) else NO_CARD_TO_INCITE


def could_incite(g: Root, q: Question) -> bool:
    """Whether a card in hand could make it possible, for all that others know."""
    me = player(g, q)
    if could_do_common(g, me):
        return True
    return holds_any(g, q) and g.stock[MOB] > 0 and len(sites(g, me)) > 0


def why_not_rejoice(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (INCITE, DONE) else NOT_HERE


def everywhere(g: Root, q: Question) -> list[int]:
    return clearings(list(range(MAP_CLEARINGS)))


SPREAD_TO: Final[Ask[Root]] = Ask("mob-to", "14.4.1", everywhere, why_not_spread_to, ("suit",))
INCITE_OR_NOT: Final = ActionAsk(
    "incite", "14.6.1", (Action(INCITE, why_not_incite, incite),), ("count",), could_incite
)
INCITE_IN: Final[Ask[Root]] = Ask(
    "incite-in",
    "14.6.1",
    everywhere,
    why_not_incite_in,
    secret=lambda g, q: len(sites(g, player(g, q))) > 1,
)
REJOICE: Final[Ask[Root]] = Ask(
    "rejoice", "14.7.3", lambda g, q: (INCITE, DONE), why_not_rejoice, ("count",)
)
ASKS = (SPREAD_TO, INCITE_OR_NOT, INCITE_IN, REJOICE)
