"""The stages of a game of Ironwood, in the order in which they are played."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.ironwood import opening, rounds
from spinney.ironwood.state import (
    ACT,
    CUBES,
    DEAL,
    ENLIST,
    HELP,
    KEEP,
    LIMIT,
    PREPARE,
    RECOVER,
    Ironwood,
)


def step(g: Ironwood) -> Flow:
    """The next step of two players; `solo.step` is that of a player and an automaton."""
    stage = g.stage
    if stage == ACT:
        yield from rounds.act(g)
    elif stage == DEAL:
        opening.deal(g)
    elif stage == HELP:
        yield from opening.help_beginners(g)
    elif stage == PREPARE:
        rounds.prepare_round(g)
    elif stage == KEEP:
        yield from rounds.keep(g)
    elif stage == CUBES:
        yield from rounds.cubes(g)
    elif stage == RECOVER:
        rounds.recover(g)
    elif stage == LIMIT:
        yield from rounds.limit(g)
    elif stage == ENLIST:
        yield from rounds.enlist(g)
    else:
        rounds.weaken(g)
