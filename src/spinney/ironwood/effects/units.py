"""Recruiting, replacing, removing and displacing units by cards (chapters 4 and 13)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.combat import retreat as fall_back
from spinney.ironwood.combat import why_not_fall_back
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.steps import Filter, Step
from spinney.ironwood.moving import can_go, from_one, neighbours, why_not_how_many, why_not_move_to
from spinney.ironwood.pieces import (
    controls,
    golems_left,
    recruit_golem,
    recruit_warrior,
    remove,
    send,
    units,
    warrior_supply,
)
from spinney.ironwood.refusals import (
    NO_UNIT,
    NONE_LEFT,
    NOT_THERE_BY_CARD,
    NOT_YOUR_GROUND,
    NOWHERE_TO_GO,
)
from spinney.ironwood.state import Ironwood, ask, card_rule, current_step
from spinney.ironwood.words import (
    DONE,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    NUMBER,
    PLACE,
    PLACES,
    SIDE,
    WOODWALKERS,
    place_of,
)


def ground_of(side: int) -> range:
    """5: the places where a side's units can be."""
    return range(MOUNTAINS) if side == IRONCLADS else range(MOUNTAINS, PLACES)


def on_board(g: Ironwood, place: int) -> bool:
    return len(g.box.board.near[place]) > 0


# Recruiting


def recruit(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.14: units from the supply to matching places, one by one."""
    for left in range(step.n, 0, -1):
        choice = yield ask(g, RECRUIT_GOLEM if step.golems else RECRUIT, owner, step, (left,))
        if choice == DONE:
            return
        g.here = choice - PLACE
        if step.golems:
            recruit_golem(g, g.here, "13.14")
        else:
            recruit_warrior(g, owner, g.here, "13.14")


def recruits_left(g: Ironwood, side: int, golems: bool) -> int:
    return golems_left(g) if golems else warrior_supply(g, side)


def why_not_ground(g: Ironwood, side: int, place: int, where: Filter | None) -> Refusal | None:
    """Whether a side's units can come to a place that a card names."""
    if place < 0 or not on_board(g, place):
        return NOT_AN_ANSWER
    if place not in ground_of(side):
        return NOT_YOUR_GROUND
    return None if fits(g, where, place) else NOT_THERE_BY_CARD


def why_not_recruit(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    step = current_step(g)
    if not recruits_left(g, g.owner, step.golems):
        return NONE_LEFT
    return why_not_ground(g, g.owner, place_of(word), step.where)


def replace(g: Ironwood, owner: int, step: Step) -> Flow:
    """Take warriors back and put golems in their place."""
    g.here = NOTHING
    for left in range(step.n, 0, -1):
        choice = yield ask(g, REPLACE, owner, step, (left,))
        if choice == DONE:
            return
        g.here = choice - PLACE
        remove(g, g.here, 1, 0, card_rule(g))
        recruit_golem(g, g.here, card_rule(g))


def why_not_replace(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if not golems_left(g):
        return NONE_LEFT
    place = place_of(word)
    refusal = why_not_ground(g, IRONCLADS, place, current_step(g).where)
    return NO_UNIT if refusal is None and not g.warriors[place] else refusal


# Removing


def remove_units(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.16: units go back to the supply; no battle, so a drill stays. The owner of the card
    decides and may stop, unless the other side is to decide."""
    for left in range(step.n, 0, -1):
        if not any(has_unit(g, step, place) for place in ground_of(step.side)):
            return
        if step.opponent:
            choice = yield ask(g, LOSE, 1 - owner, step, (left,))
        else:
            choice = yield ask(g, REMOVE, owner, step, (left,))
        if choice == DONE:
            return
        g.here = choice - PLACE
        remove(g, g.here, int(not step.golems), int(step.golems), "13.16")


def has_unit(g: Ironwood, step: Step, place: int) -> bool:
    """Whether a step can remove a unit there."""
    n = g.golems[place] if step.golems else g.warriors[place]
    return n > 0 and fits(g, step.where, place)


def why_not_lose(g: Ironwood, q: Question, word: int) -> Refusal | None:
    step, place = current_step(g), place_of(word)
    if place < 0:
        return NOT_AN_ANSWER
    if place not in ground_of(step.side):
        return NO_UNIT
    if has_unit(g, step, place):
        return None
    return NOT_THERE_BY_CARD if units(g, place) else NO_UNIT


def why_not_remove(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_lose(g, q, word)


# Displacing


def retreat(g: Ironwood, owner: int, step: Step) -> Flow:
    """A whole warband goes to a place next to it; not a move, and totems stay (7.10)."""
    for place in ground_of(step.side):
        if units(g, place) and fits(g, step.where, place):
            chooser = 1 - owner if step.opponent else owner
            target = yield ask(g, FALL_BACK, chooser, step, (PLACE + place,))
            fall_back(g, place, target - PLACE)
            return


def relocate(g: Ironwood, owner: int, step: Step) -> Flow:
    """6.3: all or part of an enemy warband is moved as one group; its totems stay."""
    origin = yield ask(g, LURE_FROM, owner, step)
    if origin == DONE:
        return
    target = yield ask(g, LURE_TO, owner, step, (origin,))
    most = min(step.n, g.warriors[origin - PLACE])
    n = (yield ask(g, LURE_HOW_MANY, owner, step, (origin, target, most))) - NUMBER
    send(g, origin - PLACE, target - PLACE, n, 0)
    g.tell("lured", card_rule(g), SIDE + WOODWALKERS, n, origin, target)


def why_not_lure_from(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place = place_of(word)
    if place < 0:
        return NOT_AN_ANSWER
    if not controls(g, WOODWALKERS, place):
        return NO_UNIT
    if not fits(g, current_step(g).where, place):
        return NOT_THERE_BY_CARD
    return None if can_go(g, WOODWALKERS, place) else NOWHERE_TO_GO


def grounds(g: Ironwood, q: Question) -> list[int]:
    return [*(PLACE + place for place in ground_of(g.owner)), DONE]


def enemy_grounds(g: Ironwood, q: Question) -> list[int]:
    return [*(PLACE + place for place in ground_of(current_step(g).side)), DONE]


RECRUIT: Final[Ask[Ironwood]] = Ask("recruit", "13.14", grounds, why_not_recruit, ("count",))
RECRUIT_GOLEM: Final[Ask[Ironwood]] = Ask(
    "recruit-golem", "13.14", grounds, why_not_recruit, ("count",)
)
REPLACE: Final[Ask[Ironwood]] = Ask("replace", "4.3", grounds, why_not_replace, ("count",))
REMOVE: Final[Ask[Ironwood]] = Ask("remove", "13.16", enemy_grounds, why_not_remove, ("count",))
LOSE: Final[Ask[Ironwood]] = Ask("lose", "13.16", enemy_grounds, why_not_lose, ("count",))
FALL_BACK: Final[Ask[Ironwood]] = Ask(
    "fall-back", "7.10", neighbours, why_not_fall_back, ("origin",)
)
LURE_FROM: Final[Ask[Ironwood]] = Ask("lure-from", "6.3", enemy_grounds, why_not_lure_from)
LURE_TO: Final[Ask[Ironwood]] = Ask("lure-to", "6.3", neighbours, why_not_move_to, ("origin",))
LURE_HOW_MANY: Final[Ask[Ironwood]] = Ask(
    "lure-how-many",
    "6.3",
    from_one,
    why_not_how_many,
    ("origin", "target", "count"),
)
ASKS = (
    *(RECRUIT, RECRUIT_GOLEM, REPLACE, REMOVE, LOSE),
    *(FALL_BACK, LURE_FROM, LURE_TO, LURE_HOW_MANY),
)
