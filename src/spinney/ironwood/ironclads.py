"""Playing the Ironclads (chapter 8): foundations and forges."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.ironwood.drill import unload
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.steps import BUILT, FOUNDED, Step
from spinney.ironwood.moving import own_warbands
from spinney.ironwood.pieces import units
from spinney.ironwood.refusals import (
    NO_FOUNDATION,
    NO_TOKEN_LEFT,
    NOT_A_MOUNTAIN,
    NOT_CONTROLLED,
    NOT_OUTER,
    NOT_THERE_BY_CARD,
    TAKEN_SITE,
)
from spinney.ironwood.solo.changes import add_spirits
from spinney.ironwood.state import BARE, FORGE, FOUNDATION, Ironwood, ask, end, happen
from spinney.ironwood.words import (
    DONE,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE,
    WOODWALKERS,
    place_of,
)

FORGES_TO_WIN: Final = 3
FORGE_PRICE: Final = 5
"""Crystals for a forge (8.3)."""


def found(g: Ironwood, owner: int, step: Step) -> Flow:
    """8.2: a foundation on a controlled outer mountain that has neither one nor a forge."""
    g.here = NOTHING
    for _ in range(step.n):
        choice = yield ask(g, FOUND, IRONCLADS, step)
        if choice == DONE:
            return
        lay_foundation(g, choice - PLACE)


def lay_foundation(g: Ironwood, place: int) -> None:
    g.sites[place] = FOUNDATION
    g.here = place
    g.tell("founded", "8.2", PLACE + place)
    if g.automaton == WOODWALKERS:
        add_spirits(g, 1, "11.5")
    happen(g, FOUNDED, IRONCLADS)


def build(g: Ironwood, owner: int, step: Step) -> Flow:
    """8.3: a foundation on a controlled mountain becomes a forge."""
    g.here = NOTHING
    for _ in range(step.n):
        choice = yield ask(g, BUILD, IRONCLADS, step)
        if choice == DONE:
            return
        build_forge(g, choice - PLACE)
        if g.over:
            return


def build_forge(g: Ironwood, place: int) -> None:
    """A drill that is there is unloaded, as if it had just come (6.8)."""
    g.sites[place] = FORGE
    g.here = place
    g.tell("built", "8.3", PLACE + place, forges(g))
    if g.drill == place:
        unload(g, "6.8")
    happen(g, BUILT, IRONCLADS)
    if forges(g) == FORGES_TO_WIN:
        end(g, IRONCLADS, "8.1")


def forges(g: Ironwood) -> int:
    """The forges that count for victory: Ferrum's does not."""
    return g.sites.count(FORGE) - 1


def controlled_foundations(g: Ironwood) -> list[int]:
    """Where a forge could be built."""
    return [m for m in range(MOUNTAINS) if g.sites[m] == FOUNDATION and units(g, m)]


def why_not_found_at(g: Ironwood, place: int) -> Refusal | None:
    if not 0 <= place < MOUNTAINS:
        return NOT_A_MOUNTAIN
    if not g.box.board.outer >> place & 1:
        return NOT_OUTER
    if g.sites[place] != BARE:
        return TAKEN_SITE
    if not units(g, place):
        return NOT_CONTROLLED
    if MOUNTAINS - 1 - g.sites.count(BARE) >= g.terms.tokens:
        return NO_TOKEN_LEFT
    return None if g.step is None or fits(g, g.step.where, place) else NOT_THERE_BY_CARD


def why_not_build_at(g: Ironwood, place: int) -> Refusal | None:
    if not 0 <= place < MOUNTAINS:
        return NOT_A_MOUNTAIN
    if g.sites[place] != FOUNDATION:
        return NO_FOUNDATION
    if not units(g, place):
        return NOT_CONTROLLED
    return None if g.step is None or fits(g, g.step.where, place) else NOT_THERE_BY_CARD


def why_not_found(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_found_at(g, place_of(word))


def why_not_build(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_build_at(g, place_of(word))


FOUND: Final[Ask[Ironwood]] = Ask("found", "8.2", own_warbands, why_not_found)
BUILD: Final[Ask[Ironwood]] = Ask("build", "8.3", own_warbands, why_not_build)
ASKS = (FOUND, BUILD)
