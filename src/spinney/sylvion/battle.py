"""The battle: its preparation (chapter 1) and the steps of a turn (chapter 3)."""

from __future__ import annotations

import functools
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.sylvion.box import BOX
from spinney.sylvion.cards import BEARER, STANDARD
from spinney.sylvion.deck import draw
from spinney.sylvion.defence import keep_the_limit
from spinney.sylvion.movement import move_all
from spinney.sylvion.refusals import NO_HEDGEHOGS, NOT_REVEALED
from spinney.sylvion.state import (
    ASSAULT,
    DEFEND,
    GONE,
    MOVE,
    REINFORCE,
    REVEAL,
    SUPPORT,
    WINDOW,
    Sylvion,
    discard_from_hand,
    question,
)
from spinney.sylvion.support import STACK_CELLS, next_support, place_the_figure, put_away, resolve
from spinney.sylvion.words import CARDS, DEFENDERS, DONE, EMPTY, HEDGEHOGS, SQUARE

HAND_ALONE: Final = 8
HAND_EACH: Final = 6


@functools.cache
def ravage_cards(advanced: bool, elements: bool, figure: bool) -> tuple[int, ...]:
    """The Ravage cards of a game; without the figure its bearers are plain elementals."""
    cards = []
    for card in range(DEFENDERS, CARDS):
        data = BOX.cards[card]
        n = data.advanced if advanced else data.introductory
        if elements:
            n += data.extension_2
        if not figure and STANDARD[card]:
            n += -n if BEARER[card] else 1
        cards += [card] * n
    return tuple(cards)


def ravage_cards_of(g: Sylvion) -> list[int]:
    return list(ravage_cards(g.advanced, g.elements, g.figure != GONE))


def array(g: Sylvion) -> Flow:
    """1.1, 1.2: shuffle both sides, make four stacks, draw the starting hands."""
    g.shuffle(g.deck)
    cards = ravage_cards_of(g)
    g.shuffle(cards)
    size = len(cards) // 4
    g.stacks = [cards[i * size : (i + 1) * size] for i in range(4)]
    rule = "1.2" if g.advanced else "1.1"
    g.tell("battle", rule, size)
    g.stage = REVEAL
    if g.seats == 1:
        yield from draw(g, 0, HAND_ALONE, rule)
        return
    for seat in (g.first, 1 - g.first):
        yield from draw(g, seat, HAND_EACH, "1.4")


def reveal(g: Sylvion) -> None:
    """3.1: turn up the top card of each stack; the players take turns (7.1)."""
    g.turn += 1
    g.active = (g.first + g.turn - 1) % g.seats
    g.tell("turn", "3", g.turn, g.active)
    if g.barrage:
        g.barrage = False
        g.tell("barrage", "feat_hedgehogs")
        g.stage = MOVE
        return
    g.reveal()
    g.known = max(0, g.known - 1)  # before: what comes up in one stack is not known yet
    for cell, stack in zip(STACK_CELLS, g.stacks, strict=True):
        g.board[cell] = stack.pop()
        g.tell("revealed", "3.1", g.board[cell], SQUARE + cell)
    g.stage = WINDOW


def window(g: Sylvion) -> Flow:
    """3.1: hedgehogs may turn cards away before the first one is resolved (R06)."""
    if g.hidden or (g.hands[g.active][HEDGEHOGS] and revealed(g)):
        choice = yield question(g, WARD, g.active, tuple(rows(g)))
        if choice != DONE:
            discard_from_hand(g, g.active, HEDGEHOGS)
            g.tell("turned-away", "hedgehogs", g.active, g.board[choice - SQUARE], choice)
            put_away(g, choice - SQUARE)
            return
    place_the_figure(g)
    g.stage = SUPPORT


def support(g: Sylvion) -> Flow:
    """3.1: resolve the next support or element card."""
    cell = next_support(g)
    if cell < 0:
        g.stage = MOVE
    else:
        yield from resolve(g, cell)


def move(g: Sylvion) -> Flow:
    """3.2."""
    yield from move_all(g)
    if not g.over:
        g.stage = REINFORCE


def reinforce(g: Sylvion) -> Flow:
    """3.3, two cards in the harder game (8.2)."""
    rule = "3.3" if g.reinforcements == 3 else "8.2"
    yield from draw(g, g.active, g.reinforcements, rule)
    g.stage = DEFEND


def limit(g: Sylvion) -> Flow:
    """The end of a turn; the one after which no Ravage card is left is the last (3.5, R20)."""
    yield from keep_the_limit(g)
    g.stage = REVEAL if g.stacks[0] else ASSAULT


def revealed(g: Sylvion) -> list[int]:
    return [SQUARE + cell for cell in STACK_CELLS if g.board[cell] != EMPTY]


def rows(g: Sylvion) -> list[int]:
    """What lies on each stack, row by row; DONE where nothing was revealed."""
    return [DONE if g.board[cell] == EMPTY else g.board[cell] for cell in STACK_CELLS]


def wards(g: Sylvion, q: Question) -> list[int]:
    return [*revealed(g), DONE]


def why_not_ward(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if not g.hands[q.seat][HEDGEHOGS]:
        return NO_HEDGEHOGS
    return None if word in revealed(g) else NOT_REVEALED


WARD: Final[Ask[Sylvion]] = Ask(
    "ward", "hedgehogs", wards, why_not_ward, ("row_a", "row_b", "row_c", "row_d")
)
ASKS = (WARD,)
