"""Resolving cards: the interpreter of the effect language (3.7 to 3.10, chapter 13).

A card's steps are done in printed order, each by a function of its own; whatever a step needs
decided, it asks. Where a card acts inside another, what was being resolved is put back after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood import combat, drill, hands, ironclads, moving, pieces
from spinney.ironwood import woodwalkers as ww
from spinney.ironwood.effects import gifts, hidden_cards, permanents, units
from spinney.ironwood.effects import steps as s
from spinney.ironwood.effects.filters import is_met
from spinney.ironwood.effects.possible import in_full, may_burn, possible, price
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.refusals import (
    ALREADY_RESOLVED,
    MUST_BURN_ALL,
    NOT_AN_OPTION,
    NOT_BURNABLE,
    NOT_IN_FULL,
    NOT_TRIGGERED,
    NOTHING_TO_DO,
    TOO_DEAR,
)
from spinney.ironwood.state import Ironwood, ask, card_rule, current_step, happen, tell_hidden
from spinney.ironwood.words import (
    CARDS,
    DONE,
    NOTHING,
    PAY,
    SIDE,
    SIDES,
    VISION,
    WOODWALKERS,
    is_base,
    is_vision,
    side_of,
)

Verb = Callable[[Ironwood, int, Step], Flow]


def run(g: Ironwood, owner: int, steps: tuple[Step, ...]) -> Flow:
    """3.7: the steps in their order; the game may end in the middle of them."""
    for number, step in enumerate(steps, start=1):
        if g.over:
            return
        g.owner = owner
        if step.condition is None or is_met(g, step.condition):
            ahead = len(steps) - number
            g.ahead += ahead
            yield from perform(g, owner, step)
            if g.happened:
                yield from answer(g)
            g.ahead -= ahead


def perform(g: Ironwood, owner: int, step: Step) -> Flow:
    """One step, by the function of its verb; what only gives something may be asked about."""
    verb = step.verb
    if verb in ASKING:
        yield from ASKING[verb](g, owner, step)
    elif verb == s.THIS_COMBAT:
        this_combat(g, step)
    elif verb == s.PLAY_BASE:
        g.chain = True
        g.again = step.again
    elif not gifts.is_asked(g, step) or (yield from gifts.accepts(g, owner, step)):
        gifts.give(g, owner, step)


def act_as(g: Ironwood, card: int, steps: tuple[Step, ...]) -> Flow:
    """Steps of another card than the one being resolved, which goes on afterwards."""
    before, owner = g.card, g.owner
    g.card = card
    yield from run(g, side_of(card), steps)
    g.card, g.owner = before, owner


def exhaust(g: Ironwood, card: int) -> Flow:
    """2.4: its last effect, then it is discarded."""
    yield from act_as(g, card, g.box.effects[card].exhausted)
    permanents.take_off(g, card)


# What permanents wait for


def answer(g: Ironwood) -> Flow:
    """3.9: permanents that waited for what has happened act, in the order their owner likes.

    While the card that is being resolved goes on, its owner may also have it go on first.
    """
    for event, side in (divmod(happened, 2) for happened in g.happened):
        for card in hands.permanents(g, side):
            if waits_for(g, card, event):
                g.waiting.append(event * CARDS + card)
    g.happened = []
    for side in SIDES:
        while (acting := waiting_of(g, side)) and not g.over:
            g.triggered = [*acting, g.card] if goes_on(g, side) and g.card not in acting else acting
            card = yield ask(g, NEXT, side)
            if card not in acting:
                break
            yield from act_on(g, card)
    if not g.ahead:
        g.waiting = []


def goes_on(g: Ironwood, side: int) -> bool:
    """Whether a card of this side is being resolved and not yet done."""
    return g.ahead > 0 and g.card != NOTHING and side_of(g.card) == side


def waiting_of(g: Ironwood, side: int) -> list[int]:
    """A side's permanents that something has happened for, each once."""
    cards = {each % CARDS for each in g.waiting}
    return [card for card in hands.permanents(g, side) if card in cards]


def act_on(g: Ironwood, card: int) -> Flow:
    """A permanent acts on the first thing that it has been waiting for."""
    first = next(each for each in g.waiting if each % CARDS == card)
    g.waiting.remove(first)
    for event, steps in g.box.effects[card].when:
        if event == first // CARDS:
            yield from act_as(g, card, steps)


def waits_for(g: Ironwood, card: int, event: int) -> bool:
    return any(when == event for when, _ in g.box.effects[card].when)


def why_not_next(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in g.triggered else NOT_TRIGGERED


# The verbs that hold other steps


def attack(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.1, 13.17: a battle, and what its victory brings."""
    won = yield from combat.attack(g, owner, step)
    spoils = step.then if won else ()
    g.ahead += len(spoils)
    yield from answer(g)
    g.ahead -= len(spoils)
    yield from run(g, owner, spoils)


def this_combat(g: Ironwood, step: Step) -> None:
    """13.3: for each combat that this card starts."""
    g.damage += step.damage
    g.defense += step.defense
    g.dominance += step.dominance


def move_drill(g: Ironwood, owner: int, step: Step) -> Flow:
    """6.5: one mountain further, or more than once if the card says so."""
    has_moved = g.drill_moved
    for left in range(step.times - 1, -1, -1):
        moved = yield from drill.move_drill(g, step)
        if not moved:
            break
        has_moved = True
        g.drill_moved = False
        g.ahead += left
        yield from answer(g)
        g.ahead -= left
    g.drill_moved = has_moved


def spend(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.8: all of the price for all that follows, or nothing (3.8)."""
    cost = price(g, owner, step)
    if (yield ask(g, SPEND, owner, step, (g.card, cost))) == PAY:
        pieces.pay(g, owner, cost, "13.8")
        yield from run(g, owner, step.then)


def why_not_spend(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word != PAY:
        return NOT_AN_ANSWER
    if g.crystals[g.owner] < q.about[1]:
        return TOO_DEAR
    return None if possible(g, g.owner, current_step(g).then) else NOTHING_TO_DO


def burn(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.2: so many cards of the hand, all of them or none (3.8), for what follows."""
    if not may_burn(g, owner, step):
        return
    for left in range(step.n, 0, -1):
        card = yield ask(g, BURN, owner, step, (g.card, left))
        if card == DONE:
            return
        yield from burn_card(g, owner, card)
        if g.over:
            return
    yield from run(g, owner, step.then)


def burn_card(g: Ironwood, side: int, card: int) -> Flow:
    """A special acts as it burns, if it says so; a vision goes face down."""
    if is_vision(card):
        ww.drop_vision(g, card - VISION, 1 << WOODWALKERS)
        tell_hidden(g, WOODWALKERS, "burned-vision", "13.2", card, SIDE + side)
    else:
        hands.leave_hand(g, side, card)
        hands.discard(g, side, card)
        g.tell("burned", "13.2", SIDE + side, card)
        yield from act_as(g, card, g.box.effects[card].burned)
    happen(g, s.BURNED_CARD, side)


def burnables(g: Ironwood, q: Question) -> list[int]:
    return [*hands.specials(g, g.owner), *ww.held_visions(g, q)]


def why_not_burn(g: Ironwood, q: Question, word: int) -> Refusal | None:
    step = current_step(g)
    if word == DONE:
        return None if q.about[1] == step.n else MUST_BURN_ALL
    if is_vision(word):
        held = step.what & s.VISION_CARDS and ww.holds_vision(g, word)
    else:
        held = step.what & s.SPECIALS and word in g.hands[g.owner] and not is_base(word)
    return None if held else NOT_BURNABLE


def resolve(g: Ironwood, owner: int, step: Step) -> Flow:
    """13.15: some of the options, each once, in any order."""
    taken = 0
    for left in range(step.n, 0, -1):
        g.taken = taken
        choice = yield ask(g, RESOLVE, owner, step, (g.card, left))
        if choice == DONE:
            return
        option = step.words.index(choice)
        taken |= 1 << option
        yield from run(g, owner, step.options[option])
        if g.over:
            return


def why_not_resolve(g: Ironwood, q: Question, word: int) -> Refusal | None:
    step = current_step(g)
    if word == DONE:
        return None
    if word not in step.words:
        return NOT_AN_OPTION
    option = step.words.index(word)
    if g.taken >> option & 1:
        return ALREADY_RESOLVED
    return None if possible(g, g.owner, step.options[option]) else NOTHING_TO_DO


def opponent_chooses(g: Ironwood, owner: int, step: Step) -> Flow:
    """The other side picks an option that can be done in full; if none can, any of them."""
    if not any(possible(g, owner, option) for option in step.options):
        return
    # After a vision was shown to one side only, passing over the question would tell others of it.
    shown = g.shown != NOTHING
    choice = yield ask(g, OPPONENT_CHOOSES, 1 - owner, step, (g.card,), always=shown)
    yield from run(g, owner, step.options[step.words.index(choice)])


def why_not_opponent(g: Ironwood, q: Question, word: int) -> Refusal | None:
    step = current_step(g)
    if word not in step.words:
        return NOT_AN_OPTION
    if in_full(g, g.owner, step.options[step.words.index(word)]):
        return None
    return NOT_IN_FULL if any(in_full(g, g.owner, each) for each in step.options) else None


def remove_cubes(g: Ironwood, owner: int, step: Step) -> Flow:
    """Cubes leave a permanent; without its last one it is exhausted."""
    card = yield ask(g, permanents.TAKE_CUBE, owner, step, (step.n,))
    if card == DONE:
        return
    g.cubes[card] = max(0, g.cubes[card] - step.n)
    g.tell("cube-removed", card_rule(g), card, g.cubes[card])
    if not g.cubes[card]:
        yield from exhaust(g, card)


ASKING: Final[dict[int, Verb]] = {
    s.MOVE_WARRIORS: moving.move_warriors,
    s.MOVE_WARBANDS: moving.move_warbands,
    s.MOVE_DRILL: move_drill,
    s.ATTACK: attack,
    s.RECRUIT: units.recruit,
    s.REPLACE: units.replace,
    s.SPEND: spend,
    s.BURN: burn,
    s.DISCOVER: ww.discover,
    s.FOUND: ironclads.found,
    s.BUILD: ironclads.build,
    s.RESOLVE: resolve,
    s.OPPONENT_CHOOSES: opponent_chooses,
    s.REMOVE: units.remove_units,
    s.RETREAT: units.retreat,
    s.RELOCATE: units.relocate,
    s.MARK: permanents.mark,
    s.LOOK: hidden_cards.look,
    s.SHOW_VISION: hidden_cards.show,
    s.DISCARD: hidden_cards.discard_specials,
    s.DISCARD_VISIONS: hidden_cards.discard_visions,
    s.RENEW: ww.renew,
    s.CARRY: ww.carry,
    s.ADD_CUBES: permanents.add_cubes,
    s.REMOVE_CUBES: remove_cubes,
    s.UNLOAD: gifts.unload,
}

NEXT: Final[Ask[Ironwood]] = Ask("next", "3.9", lambda g, q: g.triggered, why_not_next)
SPEND: Final[Ask[Ironwood]] = Ask(
    "spend", "13.8", lambda g, q: (PAY, DONE), why_not_spend, ("card", "count")
)
BURN: Final[Ask[Ironwood]] = Ask("burn", "13.2", burnables, why_not_burn, ("card", "count"))
RESOLVE: Final[Ask[Ironwood]] = Ask(
    "resolve",
    "13.15",
    lambda g, q: (*current_step(g).words, DONE),
    why_not_resolve,
    ("card", "count"),
)
OPPONENT_CHOOSES: Final[Ask[Ironwood]] = Ask(
    "opponent-chooses",
    "U13",
    lambda g, q: current_step(g).words,
    why_not_opponent,
    ("card",),
)
ASKS = (NEXT, SPEND, BURN, RESOLVE, OPPONENT_CHOOSES)
