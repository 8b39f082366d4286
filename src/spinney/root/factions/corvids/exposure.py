"""Exposure (13.2.4): what enemies may guess at any time of their turn, and what it costs them."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.corvids.board import HIDDEN_PLOT, KINDS, board_of
from spinney.root.hands import (
    cards_held,
    everybody,
    gain,
    holds_any,
    lose_unseen,
    matches,
    player,
    tell_of_card,
    why_not_matching,
    witnesses,
)
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import has_pieces_in
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE, SHIELDED, WRONG_SUIT
from spinney.root.removal import is_shielded, remove_piece
from spinney.root.state import Root, are_partners
from spinney.root.suits import suit_word
from spinney.root.words import (
    CLEARING,
    CORVIDS,
    DONE,
    MAP_CLEARINGS,
    PIECE,
    VOCABULARY,
)

EXPOSE: Final = VOCABULARY.number("expose")
RULE: Final = "13.2.4"
"""By which a plot is removed without an effect."""

NOT_AN_ENEMY: Final = Refusal("not-an-enemy", RULE)
CARDS_DRAWN: Final = Refusal("cards-drawn", RULE)
NOTHING_TO_EXPOSE: Final = Refusal("nothing-to-expose", RULE)
NO_CARD_TO_SHOW: Final = Refusal("no-card-to-show", RULE)
NOT_FACE_DOWN: Final = Refusal("not-face-down", RULE)
NOBODY_TO_GUESS: Final = Refusal("nobody-to-guess", RULE)
REFUSALS = (
    *(NOT_AN_ENEMY, CARDS_DRAWN, NOTHING_TO_EXPOSE, NO_CARD_TO_SHOW, NOT_FACE_DOWN),
    NOBODY_TO_GUESS,
)
EVENTS = {
    "exposed": ("seat", "piece", "clearing"),
    "wrong-guess": ("seat", "piece", "clearing"),
}


def may_guess(g: Root, me: int, who: int) -> bool:
    """An enemy, whose turn it is."""
    return g.active == who != me and not are_partners(g, me, who)


def within_reach(g: Root, who: int) -> list[int]:
    """The clearings of face-down plots that a player has pieces with, and could remove."""
    return [
        c
        for c in board_of(g).hidden()
        if has_pieces_in(g, who, c) and not is_shielded(g, who, CORVIDS, c)
    ]


def could_expose(g: Root, me: int, who: int) -> bool:
    """Whether a guess is possible for all that others know."""
    return (
        may_guess(g, me, who)
        and len(g.hands[who]) > 0
        and not g.drew
        and len(within_reach(g, who)) > 0
    )


def offer(g: Root, me: int, who: int) -> Flow:
    """Let an enemy guess, as often as wanted; whoever could for all that others know is asked."""
    while could_expose(g, me, who):
        word = yield Question(EXPOSE_IN, g.seat_of[who], (1,), always=True)
        if word == DONE:
            return
        yield from guess(g, me, who, word - CLEARING)


def expose(g: Root, me: int, who: int) -> Flow:
    c = (yield Question(EXPOSE_IN, g.seat_of[who], (0,))) - CLEARING
    yield from guess(g, me, who, c)


def guess(g: Root, me: int, who: int, c: int) -> Flow:
    """Name a kind and show the Corvids a card that matches the clearing."""
    seat, board = g.seat_of[who], board_of(g)
    piece = (yield Question(GUESS, seat, (CLEARING + c,))) - PIECE
    card = yield Question(SHOW, seat, (suit_word(g.suits[c]), CLEARING + c))
    kind = KINDS.index(piece)
    g.reveal()
    if board.kinds[c] == kind:
        g.tell("exposed", RULE, seat, PIECE + piece, CLEARING + c)
        show_card(g, me, who, card)
        board.show(c)
        yield from remove_piece(g, who, me, c, HIDDEN_PLOT, RULE)
    else:
        g.tell("wrong-guess", RULE, seat, PIECE + piece, CLEARING + c)
        board.ruled_out[c] |= 1 << kind
        hand_over(g, me, who, card)


def show_card(g: Root, me: int, who: int, card: int) -> None:
    """The card stays in the hand, and the Corvids alone have seen it (G.1.27)."""
    seat = g.seat_of[me]
    g.tell_to(1 << seat, "shown", RULE, g.seat_of[who], card)
    pairs = zip(g.hands[who], g.knows[who], strict=True)
    if not any(held == card and mask >> seat & 1 for held, mask in pairs):
        g.knows[who][g.hands[who].index(card)] |= 1 << seat


def hand_over(g: Root, me: int, who: int, card: int) -> None:
    """The card is the Corvids'; the two of them know which it is."""
    lose_unseen(g, who, g.hands[who].index(card), g.seat_of[me])
    gain(g, me, card, witnesses(g, [who]) & everybody(g))
    tell_of_card(g, [who, me], "gave", RULE, card)


# What can be chosen, and why not


def can_show(g: Root, who: int, c: int) -> bool:
    return any(matches(card, g.suits[c]) for card in g.hands[who])


def why_not_expose(g: Root, me: int, who: int) -> Refusal | None:
    if not may_guess(g, me, who):
        return NOT_AN_ENEMY
    if g.drew:
        return CARDS_DRAWN
    places = within_reach(g, who)
    if not places:
        return NOTHING_TO_EXPOSE
    return None if any(can_show(g, who, c) for c in places) else NO_CARD_TO_SHOW


def places_to_expose(g: Root, q: Question) -> list[int]:
    found = clearings(list(range(MAP_CLEARINGS)))
    return [*found, DONE] if q.about[0] else found


def why_not_expose_in(g: Root, q: Question, word: int) -> Refusal | None:
    """`about` says whether it can be left."""
    if word == DONE:
        return None if q.about[0] else NOT_HERE
    who, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not board_of(g).is_hidden(c):
        return NOT_FACE_DOWN
    if not has_pieces_in(g, who, c):
        return NOBODY_TO_GUESS
    if is_shielded(g, who, CORVIDS, c):
        return SHIELDED
    return None if can_show(g, who, c) else WRONG_SUIT


def why_not_guess(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word - PIECE in KINDS else NOT_HERE


EXPOSE_IN: Final[Ask[Root]] = Ask(
    "expose-in",
    RULE,
    places_to_expose,
    why_not_expose_in,
    ("optional",),
    secret=lambda g, q: could_expose(g, CORVIDS, player(g, q)),
)
GUESS: Final[Ask[Root]] = Ask(
    "guess-plot",
    RULE,
    lambda g, q: [PIECE + piece for piece in KINDS],
    why_not_guess,
    ("clearing",),
)
SHOW: Final[Ask[Root]] = Ask(
    "show-card", RULE, cards_held, why_not_matching, ("suit", "clearing"), holds_any
)
ASKS = (EXPOSE_IN, GUESS, SHOW)
