"""Permanent cards: cubes on them, and the marks they put on the board (2.4, 13.11, 13.12)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.effects.units import on_board
from spinney.ironwood.hands import discard, permanents
from spinney.ironwood.pieces import cube_supply
from spinney.ironwood.refusals import (
    ALREADY_MARKED,
    NO_CUBE_LEFT,
    NOT_IN_PLAY,
    NOT_THERE_BY_CARD,
)
from spinney.ironwood.state import Ironwood, ask, card_rule, current_step
from spinney.ironwood.words import DONE, MOUNTAINS, PLACE, PLACES, place_of, side_of


def put_cubes(g: Ironwood, card: int) -> bool:
    """2.4: the cubes that are printed, or as many as there are; with none it is no permanent."""
    n = min(g.box.effects[card].cubes, cube_supply(g))
    if n:
        g.cubes[card] = n
        g.tell("permanent", "2.4", card, n)
    return n > 0


def mark(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.11: a cube on each of so many places; the card's rule holds there while it is in play."""
    for left in range(step.n, 0, -1):
        choice = yield ask(g, MARK, owner, step, (left,))
        if choice == DONE:
            return
        g.here = choice - PLACE
        g.marks.append(g.card * PLACES + g.here)
        g.tell("marked", "13.11", g.card, choice)


def why_not_mark(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if not cube_supply(g):
        return NO_CUBE_LEFT
    place = place_of(word)
    if place < 0 or not on_board(g, place):
        return NOT_AN_ANSWER
    if g.card * PLACES + place in g.marks:
        return ALREADY_MARKED
    return None if fits(g, current_step(g).where, place) else NOT_THERE_BY_CARD


def take_off(g: Ironwood, card: int) -> None:
    """An exhausted card is discarded, and its marks leave the board (3.5)."""
    for mark in [mark for mark in g.marks if mark // PLACES == card]:
        g.marks.remove(mark)
        g.tell("unmarked", "3.5", card, PLACE + mark % PLACES)
    side = side_of(card)
    zone = g.in_play[side] if card in g.in_play[side] else g.played[side]
    zone.remove(card)
    discard(g, side, card)
    g.tell("exhausted", "2.4", card)


def add_cubes(g: Ironwood, owner: int, step: Step) -> Flow:
    """More cubes on one of the permanents in play."""
    choice = yield ask(g, ADD_CUBE, owner, step, (step.n,))
    if choice != DONE:
        n = min(step.n, cube_supply(g))
        g.cubes[choice] += n
        g.tell("cubes-added", card_rule(g), choice, n)


def why_not_add(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if not cube_supply(g):
        return NO_CUBE_LEFT
    return why_not_take(g, q, word)


def why_not_take(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """One of the permanents that the step speaks of, or to stop."""
    if word == DONE or word in permanents(g, current_step(g).side):
        return None
    return NOT_IN_PLAY


def in_play(g: Ironwood, q: Question) -> list[int]:
    return [*permanents(g, current_step(g).side), DONE]


def markable(g: Ironwood, q: Question) -> list[int]:
    board = g.box.board
    return [*range(PLACE, PLACE + MOUNTAINS), *(PLACE + p for p in board.forests), DONE]


MARK: Final[Ask[Ironwood]] = Ask("mark", "13.11", markable, why_not_mark, ("count",))
ADD_CUBE: Final[Ask[Ironwood]] = Ask("add-cube", "2.4", in_play, why_not_add, ("count",))
TAKE_CUBE: Final[Ask[Ironwood]] = Ask("take-cube", "2.4", in_play, why_not_take, ("count",))
ASKS = (MARK, ADD_CUBE, TAKE_CUBE)
