"""Cards that look at hidden cards or take them away (the effect language's `look`, `discard`)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.ironwood.beliefs import mix_for_all, show_one
from spinney.ironwood.effects.steps import KEEP_ORDER, REST_BOTTOM, Step
from spinney.ironwood.hands import discard, leave_hand, look_at_hand, specials
from spinney.ironwood.refusals import NOT_IN_THEIR_HAND, NOT_LOOKED_AT, VISION_NOT_HELD
from spinney.ironwood.state import Ironwood, ask, card_rule, tell_hidden
from spinney.ironwood.woodwalkers import (
    drop_vision,
    held_visions,
    holds_vision,
    look_at_top,
    look_at_visions,
    renew_visions,
    take_vision,
)
from spinney.ironwood.words import (
    DONE,
    IRONCLADS,
    NOTHING,
    SIDE,
    VISION,
    WOODWALKERS,
    is_vision,
)


def look(g: Ironwood, owner: int, step: Step) -> Flow:
    """Look at the top visions; leave them, or take one and put the others back."""
    if step.rest != KEEP_ORDER and not g.vision_deck:
        renew_visions(g)
    looked = look_at_top(g, owner, step.n, card_rule(g))
    if step.rest == KEEP_ORDER or not looked:
        return
    taken = yield ask(g, TAKE_VISION, owner, step, (len(looked),))
    if taken == DONE:
        return
    chosen = taken - VISION
    # The others see that one of them goes, and that the rest may be in another order.
    mix_for_all(g, looked, (WOODWALKERS,))
    g.vision_deck.remove(chosen)
    take_vision(g, chosen, card_rule(g))
    rest = len(looked) - 1
    if step.rest == REST_BOTTOM:
        put_under(g, rest)
    elif rest > 1:
        yield from put_back(g, owner, step, rest)


def put_under(g: Ironwood, n: int) -> None:
    """The top n visions go under the deck."""
    if n:
        g.vision_deck = g.vision_deck[-n:] + g.vision_deck[:-n]
        g.tell("put-under", card_rule(g), SIDE + WOODWALKERS, n)


def put_back(g: Ironwood, owner: int, step: Step, n: int) -> Flow:
    """Put the top n visions into any order: the one on top is chosen last."""
    for depth in range(n, 1, -1):
        chosen = (yield ask(g, PUT_BACK, owner, step, (depth,))) - VISION
        g.vision_deck.remove(chosen)
        g.vision_deck.insert(len(g.vision_deck) - depth + 1, chosen)
    g.tell("put-back", card_rule(g), SIDE + WOODWALKERS, n)


def why_not_take(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_looked(g, q, word)


def why_not_looked(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """One of the top visions; q is about how many."""
    if is_vision(word) and word - VISION in g.vision_deck[-q.about[0] :]:
        return None
    return NOT_LOOKED_AT


def show(g: Ironwood, owner: int, step: Step) -> Flow:
    """The Woodwalkers show a vision of their hand to the other side, and only to it."""
    g.shown = NOTHING
    if not g.vision_hand:
        return
    choice = yield ask(g, SHOW, WOODWALKERS, step)
    if choice == DONE:
        return
    g.shown = choice - VISION
    g.reveal()
    show_one(g, IRONCLADS, g.shown)
    tell_hidden(g, IRONCLADS, "shown", card_rule(g), choice, SIDE + WOODWALKERS)


def why_not_show(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE or holds_vision(g, word) else VISION_NOT_HELD


def discard_specials(g: Ironwood, owner: int, step: Step) -> Flow:
    """The other side loses special cards of its hand, by chance or by the owner's choice."""
    loser = 1 - owner
    if not step.random:
        look_at_hand(g, owner, card_rule(g))
    for _ in range(step.n):
        held = specials(g, loser)
        if not held:
            return
        if step.random:
            card = held[g.pick(held)]
        else:
            card = yield ask(g, DISCARD, owner, step)
            if card == DONE:
                return
        leave_hand(g, loser, card)
        discard(g, loser, card)
        g.tell("lost-card", card_rule(g), SIDE + loser, card)


def why_not_discard(g: Ironwood, q: Question, word: int) -> Refusal | None:
    held = word in specials(g, 1 - g.owner)
    return None if held or word == DONE else NOT_IN_THEIR_HAND


def discard_visions(g: Ironwood, owner: int, step: Step) -> Flow:
    """The Woodwalkers lose visions of their hand, face down."""
    if not step.random:
        look_at_visions(g, card_rule(g))
    for _ in range(step.n):
        if not g.vision_hand:
            return
        if step.random:
            vision = g.vision_hand[g.pick(g.vision_hand, VISION)]
            knowing = 1 << WOODWALKERS
        else:
            choice = yield ask(g, DISCARD_VISION, owner, step)
            if choice == DONE:
                return
            vision = choice - VISION
            knowing = 1 << WOODWALKERS | 1 << IRONCLADS
        drop_vision(g, vision, knowing)
        side = SIDE + WOODWALKERS
        tell_hidden(g, WOODWALKERS, "lost-vision", card_rule(g), VISION + vision, side)


def why_not_discard_vision(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE or holds_vision(g, word) else NOT_IN_THEIR_HAND


def top_visions(g: Ironwood, q: Question) -> list[int]:
    return [VISION + v for v in sorted(g.vision_deck[-q.about[0] :])]


TAKE_VISION: Final[Ask[Ironwood]] = Ask(
    "take-vision", "9.2", lambda g, q: [*top_visions(g, q), DONE], why_not_take, ("count",)
)
PUT_BACK: Final[Ask[Ironwood]] = Ask("put-back", "9.2", top_visions, why_not_looked, ("count",))
SHOW: Final[Ask[Ironwood]] = Ask("show", "9.2", held_visions, why_not_show)
DISCARD: Final[Ask[Ironwood]] = Ask(
    "discard", "3.6", lambda g, q: [*specials(g, 1 - g.owner), DONE], why_not_discard
)
DISCARD_VISION: Final[Ask[Ironwood]] = Ask(
    "discard-vision", "9.2", held_visions, why_not_discard_vision
)
ASKS = (TAKE_VISION, PUT_BACK, SHOW, DISCARD, DISCARD_VISION)
