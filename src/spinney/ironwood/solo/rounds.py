"""A player and an automaton: the round goes on as for two, but one side decides by its rules.

Whatever the rules ask of the automaton, a wager, a retreat, a choice on a card of the player's,
is answered here, so the rules for two need not know who plays against whom.
"""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Question
from spinney.ironwood import rounds
from spinney.ironwood.combat import RETREAT, SPLIT, WAGER
from spinney.ironwood.effects.resolving import OPPONENT_CHOOSES
from spinney.ironwood.effects.units import FALL_BACK
from spinney.ironwood.solo import automacier, automacier_moves, automaquis, automaquis_moves
from spinney.ironwood.solo.difficulty import deal
from spinney.ironwood.state import ACT, DEAL, ENLIST, KEEP, LIMIT, Ironwood
from spinney.ironwood.words import (
    DONE,
    IRONCLADS,
    MOUNTAINS,
    NONE,
    NOTHING,
    PLACE,
    WOODWALKERS,
)


def step(g: Ironwood) -> Flow | None:
    """The automaton's part of a stage, or else what two players would do."""
    if g.stage == DEAL:
        deal(g)
        return None
    if g.side == g.automaton:
        if g.stage == ACT:
            return answered(g, take_turn(g))
        if g.stage in OF_ITS_OWN:
            act_alone(g)
            return None
    flow = rounds.step(g)
    return None if flow is None else answered(g, flow)


OF_ITS_OWN: Final = (KEEP, LIMIT, ENLIST)
"""The stages in which it does without what a player is asked."""


def act_alone(g: Ironwood) -> None:
    if g.stage == KEEP:
        rounds.have_kept(g)
    elif g.stage == LIMIT:
        rounds.have_cut(g)
    else:
        enlist(g)


def take_turn(g: Ironwood) -> Flow:
    yield from (automacier.turn(g) if g.automaton == IRONCLADS else automaquis.turn(g))
    if not g.over:
        rounds.end_turn(g)


def enlist(g: Ironwood) -> None:
    if g.automaton == IRONCLADS:
        automacier_moves.enlist(g)
    else:
        automaquis_moves.enlist(g)
    rounds.have_enlisted(g)


def answered(g: Ironwood, flow: Flow) -> Flow:
    """A flow of which the player sees only the questions to the player."""
    try:
        question = next(flow)
        while True:
            if question.seat < 0:
                choice = decide(g, question)
            else:
                choice = yield question
            question = flow.send(choice)
    except StopIteration:
        return


def decide(g: Ironwood, q: Question) -> int:
    """How an automaton answers."""
    options = q.ask.options(g, q)
    if q.ask is WAGER:  # 14.8: the top card that may be wagered
        for card in reversed(g.hands[g.automaton]):
            if card in options:
                return card
        return NONE
    if q.ask is SPLIT:  # 11.11: as many golems as can fall
        return max(options)
    if q.ask is RETREAT or q.ask is FALL_BACK:
        return retreat(g, q.about[0] - PLACE, options)
    if q.ask is OPPONENT_CHOOSES:
        return options[0]
    return options[g.below(len(options))]  # U56


def retreat(g: Ironwood, place: int, options: list[int]) -> int:
    """10.11, 11.12: where a beaten warband is sent; nowhere, if no place will do (U60)."""
    if g.automaton == IRONCLADS and place >= MOUNTAINS:
        target = automacier_moves.retreat(g, place)
    elif g.automaton == WOODWALKERS and place < MOUNTAINS:
        target = automaquis_moves.retreat(g, place)
    else:
        target = NOTHING
    if target != NOTHING:
        return PLACE + target
    return DONE if DONE in options else options[g.below(len(options))]
