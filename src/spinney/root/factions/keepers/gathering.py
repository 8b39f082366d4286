"""Gathering the Retinue in the Evening (15.6.2)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.keepers.board import COLUMNS, DELVE, MOST_RETINUE, RECOVER, board_of
from spinney.root.hands import cards_held, distinct, holds_any, lose, player, why_not_held
from spinney.root.refusals import NOT_HELD, NOT_HERE
from spinney.root.state import Root
from spinney.root.words import DONE, MOVE, VOCABULARY

SHIFT: Final = VOCABULARY.number("shift")

RETINUE_FULL: Final = Refusal("retinue-full", "15.6.2")
ADDED_CARDS: Final = Refusal("added-cards", "15.6.2")
NOBODY_IN_COLUMN: Final = Refusal("nobody-in-column", "15.6.2")
SAME_COLUMN: Final = Refusal("same-column", "15.6.2")
REFUSALS = (RETINUE_FULL, ADDED_CARDS, NOBODY_IN_COLUMN, SAME_COLUMN)
EVENTS: dict[str, tuple[str, ...]] = {
    "gathered": ("seat", "card", "column"),
    "shifted": ("seat", "card", "column"),
}


def gather(g: Root, me: int) -> Flow:
    """Any number of cards from hand, or else one card from column to column.

    The column is asked first, so that a chosen card is laid open at once.
    """
    seat, board = g.seat_of[me], board_of(g)
    added = 0
    while could_gather(g, me, added):
        word = yield Question(GATHER, seat, (added,))
        if word == DONE:
            return
        if word == SHIFT:
            yield from shift(g, me)
            return
        card = yield Question(GATHER_CARD, seat, (word,))
        lose(g, me, card)
        board.retinue[COLUMNS.index(word)].append(card)
        g.tell("gathered", "15.6.2", seat, card, word)
        added += 1


def shift(g: Root, me: int) -> Flow:
    seat, board = g.seat_of[me], board_of(g)
    origin = yield Question(SHIFT_FROM, seat)
    card = yield Question(SHIFT_CARD, seat, (origin,))
    target = yield Question(SHIFT_TO, seat, (card, origin))
    board.retinue[COLUMNS.index(origin)].remove(card)
    board.retinue[COLUMNS.index(target)].append(card)
    g.tell("shifted", "15.6.2", seat, card, target)


def could_gather(g: Root, me: int, added: int) -> bool:
    """By what everybody sees."""
    size = board_of(g).size()
    return (len(g.hands[me]) > 0 and size < MOST_RETINUE) or (not added and size > 0)


# What can be chosen, and why not


def why_not_gather(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word == SHIFT:
        if q.about[0]:
            return ADDED_CARDS
        return None if board_of(g).size() else NOBODY_IN_COLUMN
    if word not in COLUMNS:
        return NOT_HERE
    if board_of(g).size() >= MOST_RETINUE:
        return RETINUE_FULL
    return None if g.hands[player(g, q)] else NOT_HELD


def in_column(g: Root, column: int) -> list[int]:
    return board_of(g).retinue[COLUMNS.index(column)]


def why_not_shift_from(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in COLUMNS:
        return NOT_HERE
    return None if in_column(g, word) else NOBODY_IN_COLUMN


def why_not_shift_card(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card in in_column(g, q.about[0]) else NOBODY_IN_COLUMN


def why_not_shift_to(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in COLUMNS:
        return NOT_HERE
    return None if word != q.about[1] else SAME_COLUMN


GATHER: Final[Ask[Root]] = Ask(
    "gather",
    "15.6.2",
    lambda g, q: (MOVE, DELVE, RECOVER, SHIFT, DONE),
    why_not_gather,
    ("count",),
)
GATHER_CARD: Final[Ask[Root]] = Ask(
    "gather-card", "15.6.2", cards_held, why_not_held, ("column",), holds_any
)
SHIFT_FROM: Final[Ask[Root]] = Ask("shift-from", "15.6.2", lambda g, q: COLUMNS, why_not_shift_from)
SHIFT_CARD: Final[Ask[Root]] = Ask(
    "shift-card",
    "15.6.2",
    lambda g, q: distinct(in_column(g, q.about[0])),
    why_not_shift_card,
    ("column",),
)
SHIFT_TO: Final[Ask[Root]] = Ask(
    "shift-to", "15.6.2", lambda g, q: COLUMNS, why_not_shift_to, ("card", "column")
)
ASKS = (GATHER, GATHER_CARD, SHIFT_FROM, SHIFT_CARD, SHIFT_TO)
