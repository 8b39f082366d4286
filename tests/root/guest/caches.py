"""Caches (O.2.7): tokens face down, what each player knows of them, and what they do face up."""

from __future__ import annotations

from typing import Final

from root.guest.board import (
    HIDDEN,
    KINDS,
    NONE,
    SHOWN,
    board_of,
)
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.hands import cards_held, draw, everybody, give, holds_any, player, why_not_held
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import place_piece, places_with, put_piece, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import NO_WARRIORS_THERE, NONE_LEFT, NOT_A_CLEARING, NOT_HELD, NOT_HERE
from spinney.root.removal import remove, remove_piece
from spinney.root.state import Root, enemies
from spinney.root.victory import score
from spinney.root.words import (
    BAG,
    CLEARING,
    CLEARINGS,
    COINS,
    DONE,
    EXPLORE,
    ITEM,
    MAP_CLEARINGS,
    SWORD,
)

TREASURE: Final = 2
GOODS: Final = 2

CACHE_THERE: Final = Refusal("cache-there", "O.5.5")
NO_HIDING_PLACE: Final = Refusal("no-hiding-place", "O.5.5")
NONE_OF_THIS_KIND: Final = Refusal("none-of-this-kind", "O.5.5")
NO_CACHE_THERE: Final = Refusal("no-cache-there", "O.5.6")
NOTHING_TO_TURN_UP: Final = Refusal("nothing-to-turn-up", "O.5.6")
RULED_OUT: Final = Refusal("ruled-out", "O.2.7.II")
KNOWN_ALREADY: Final = Refusal("known-already", "O.2.7.II")
HELD_FAST: Final = Refusal("held-fast", "O.2.7.III")
REFUSALS = (
    *(CACHE_THERE, NO_HIDING_PLACE, NONE_OF_THIS_KIND, NO_CACHE_THERE, NOTHING_TO_TURN_UP),
    *(RULED_OUT, KNOWN_ALREADY, HELD_FAST),
)
EVENTS = {
    "cache-turned-up": ("seat", "item", "clearing"),
    "looked-into": ("seat", "clearing"),
    "saw-cache": ("seat", "item", "clearing"),
    "guessed": ("seat", "item", "clearing"),
    "guessed-wrong": ("seat", "item", "clearing"),
}
SHOWS: Final = ("cache-turned-up", "saw-cache", "guessed", "guessed-wrong", "netted")
"""The events by which hidden things come to light."""


# By the Guild


def plot(g: Root, me: int) -> Flow:
    """O.5.5: hide a cache; which one only the Guild knows."""
    seat = g.seat_of[me]
    c = (yield Question(HIDE_IN, seat)) - CLEARING
    word = yield Question(HIDE_WHAT, seat, (CLEARING + c,))
    place_piece(g, me, HIDDEN, c, "O.5.5")
    board_of(g).hide(c, KINDS.index(word), 1 << seat)


def flip(g: Root, me: int) -> Flow:
    """O.5.6: turn a cache up, for what is in it."""
    c = (yield Question(TURN_UP, g.seat_of[me])) - CLEARING
    board = board_of(g)
    word = KINDS[board.kinds[c]]
    g.reveal()
    put_piece(g, HIDDEN, c, -1)
    g.stock[HIDDEN] += 1
    put_piece(g, SHOWN, c, 1)
    g.stock[SHOWN] -= 1
    board.hide(c, board.kinds[c], everybody(g))
    g.tell("cache-turned-up", "O.5.6", g.seat_of[me], word, CLEARING + c)
    if word == ITEM + COINS:
        score(g, me, TREASURE, "O.5.6")
    elif word == ITEM + BAG:
        draw(g, me, GOODS, "O.5.6")
    else:
        yield from spring(g, me, c)


def spring(g: Root, me: int, c: int) -> Flow:
    """A trap takes a warrior of every enemy there."""
    losses = [
        Loss(other, me, c, 1, []) for other in enemies(g, me) if g.warriors[other * CLEARINGS + c]
    ]
    yield from remove(g, losses, None, "O.5.6")


def why_held_fast(g: Root, me: int, who: int, c: int) -> Refusal | None:
    """O.2.7.III: a trap that lies face up, and is guarded, lets nobody else go."""
    guarded = g.pieces[SHOWN * CLEARINGS + c] > 0 and g.warriors[me * CLEARINGS + c] > 0
    return HELD_FAST if guarded and who != me and holds(g, c, ITEM + SWORD) else None


def holds(g: Root, c: int, word: int) -> bool:
    return KINDS[board_of(g).kinds[c]] == word


# By others


def search(g: Root, me: int, who: int, c: int) -> Flow:
    """O.2.7.II: whoever comes to a hidden cache may pay to look, or name what it is."""
    if not g.pieces[HIDDEN * CLEARINGS + c]:
        return
    seat, board = g.seat_of[who], board_of(g)
    word = yield Question(SEARCH_CACHE, seat, (CLEARING + c,))
    if word == DONE:
        return
    if word == EXPLORE:
        card = yield Question(PAY_TO_LOOK, seat, (CLEARING + c,))
        give(g, who, me, card, "O.2.7.II")
        g.reveal()
        board.known[c] |= 1 << seat
        g.tell("looked-into", "O.2.7.II", seat, CLEARING + c)
        g.tell_to(1 << seat, "saw-cache", "O.2.7.II", seat, KINDS[board.kinds[c]], CLEARING + c)
        return
    g.reveal()
    if holds(g, c, word):
        g.tell("guessed", "O.2.7.II", seat, word, CLEARING + c)
        yield from remove_piece(g, who, me, c, HIDDEN, "O.2.7.II")
    else:
        g.tell("guessed-wrong", "O.2.7.II", seat, word, CLEARING + c)
        board.ruled_out[c] |= 1 << KINDS.index(word)
        if board.ruled_out[c].bit_count() == len(KINDS) - 1:
            board.known[c] = everybody(g)


# What can be chosen, and why not


def in_reserve(g: Root) -> int:
    return sum(board_of(g).reserve())


def why_not_plot(g: Root, me: int) -> Refusal | None:
    if not in_reserve(g):
        return NONE_LEFT
    places = any(why_not_hide(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if places else NO_HIDING_PLACE


def why_not_hide(g: Root, me: int, c: int) -> Refusal | None:
    if not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    if board_of(g).kinds[c] != NONE:
        return CACHE_THERE
    return why_not_place(g, me, c)


def why_not_hide_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_hide(g, player(g, q), c)


def why_not_hide_what(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in KINDS:
        return NOT_HERE
    return None if board_of(g).reserve()[KINDS.index(word)] else NONE_OF_THIS_KIND


def why_not_flip(g: Root, me: int) -> Refusal | None:
    return None if places_with(g, HIDDEN) else NOTHING_TO_TURN_UP


def why_not_turn_up(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if g.pieces[HIDDEN * CLEARINGS + c] else NO_CACHE_THERE


def why_not_search(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    board, c = board_of(g), q.about[0] - CLEARING
    if word == EXPLORE:
        if board.knows(c, q.seat):
            return KNOWN_ALREADY
        return None if g.hands[player(g, q)] else NOT_HELD
    if word not in KINDS:
        return NOT_HERE
    return RULED_OUT if board.ruled_out[c] >> KINDS.index(word) & 1 else None


HIDE_IN: Final[Ask[Root]] = Ask(
    "hide-in", "O.5.5", lambda g, q: clearings(list(range(MAP_CLEARINGS))), why_not_hide_in
)
HIDE_WHAT: Final[Ask[Root]] = Ask(
    "hide-what",
    "O.5.5",
    lambda g, q: KINDS,
    why_not_hide_what,
    ("clearing",),
    secret=lambda g, q: True,
)
TURN_UP: Final[Ask[Root]] = Ask(
    "turn-up", "O.5.6", lambda g, q: clearings(places_with(g, HIDDEN)), why_not_turn_up
)
SEARCH_CACHE: Final[Ask[Root]] = Ask(
    "search-cache",
    "O.2.7.II",
    lambda g, q: (EXPLORE, *KINDS, DONE),
    why_not_search,
    ("clearing",),
)
PAY_TO_LOOK: Final[Ask[Root]] = Ask(
    "pay-to-look", "O.2.7.II", cards_held, why_not_held, ("clearing",), holds_any
)
ASKS = (HIDE_IN, HIDE_WHAT, TURN_UP, SEARCH_CACHE, PAY_TO_LOOK)
