"""How much of an effect could be done now: what is worth choosing or paying for (U07).

It looks only at what everybody knows, so that what is offered tells nobody anything.
"""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Question
from spinney.ironwood import combat, drill, ironclads, moving, woodwalkers
from spinney.ironwood.effects import permanents, units
from spinney.ironwood.effects import steps as s
from spinney.ironwood.effects.filters import fits, is_met
from spinney.ironwood.effects.lasting import rules_in_force
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.hands import specials
from spinney.ironwood.pieces import crystal_supply
from spinney.ironwood.pieces import units as units_in
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import DONE, PLACE, WOODWALKERS

FIRST: Final[dict[int, Ask[Ironwood]]] = {
    s.MOVE_WARRIORS: moving.MOVE_FROM,
    s.MOVE_WARBANDS: moving.WARBAND_FROM,
    s.MOVE_DRILL: drill.DRILL_TO,
    s.ATTACK: combat.ATTACK_FROM,
    s.RECRUIT: units.RECRUIT,
    s.REPLACE: units.REPLACE,
    s.FOUND: ironclads.FOUND,
    s.BUILD: ironclads.BUILD,
    s.RELOCATE: units.LURE_FROM,
    s.MARK: permanents.MARK,
    s.RENEW: woodwalkers.RENEW,
    s.CARRY: woodwalkers.CARRY_FROM,
    s.ADD_CUBES: permanents.ADD_CUBE,
    s.REMOVE_CUBES: permanents.TAKE_CUBE,
}
"""What a step asks first: if that has only one answer, to stop, nothing can be done."""


def possible(g: Ironwood, owner: int, steps: tuple[Step, ...]) -> bool:
    """Whether any of these steps would do something."""
    return any(amount(g, owner, step) > 0 for step in steps)


def in_full(g: Ironwood, owner: int, steps: tuple[Step, ...]) -> bool:
    """Whether all of these steps could be done as they stand."""
    for step in steps:
        wanted = 1 if step.n in (s.ANY, s.HALF) else step.n
        if amount(g, owner, step) < wanted:
            return False
    return True


def amount(g: Ironwood, owner: int, step: Step) -> int:
    """How often a step could be done, as far as that matters."""
    if step.condition is not None and not is_met(g, step.condition):
        return 0
    verb = step.verb
    if verb == s.GAIN or verb == s.LOAD:
        return crystal_supply(g)
    if verb == s.STEAL:
        return g.crystals[1 - owner]
    if verb == s.UNLOAD:
        return g.hopper
    if verb == s.DRAW:
        return len(g.decks[owner]) + len(g.discards[owner])
    if verb in (s.DRAW_VISIONS, s.LOOK):
        return len(g.vision_deck) + (len(g.burned) if g.renews_visions else 0)
    if verb in (s.LOOK_AT_HAND, s.DISCARD):
        return len(specials(g, 1 - owner))
    if verb in (s.LOOK_AT_VISIONS, s.SHOW_VISION, s.DISCARD_VISIONS):
        return len(g.vision_hand)
    if verb == s.DISCOVER:
        return int(woodwalkers.may_discover(g))
    if verb == s.BURN:
        return step.n if may_burn(g, owner, step) else 0
    if verb == s.SPEND:
        affordable = g.crystals[owner] >= price(g, owner, step)
        return step.n if affordable and possible(g, owner, step.then) else 0
    if verb in (s.RESOLVE, s.OPPONENT_CHOOSES):
        return int(any(possible(g, owner, option) for option in step.options))
    if verb == s.REMOVE:
        return removable(g, step)
    if verb == s.RETREAT:
        return int(any(retreats(g, step, place) for place in units.ground_of(step.side)))
    if verb not in FIRST:
        return step.n
    return asked(g, owner, step)


def asked(g: Ironwood, owner: int, step: Step) -> int:
    """What the first question of a step leaves to choose from."""
    before, g.step = g.step, step
    ask = FIRST[step.verb]
    about = PLACE + g.drill if step.verb == s.MOVE_DRILL else step.n
    q = Question(ask, g.seat[owner], (about,))
    found = any(word != DONE and ask.why_not(g, q, word) is None for word in ask.candidates(g, q))
    g.step = before
    if found and step.verb == s.RECRUIT:
        return units.recruits_left(g, owner, step.golems)
    return max(1, step.n) if found else 0


def may_burn(g: Ironwood, owner: int, step: Step) -> bool:
    """Enough to burn, and something to burn it for: only Woodwalkers' cards act as they burn."""
    if burnable(g, owner, step) < step.n:
        return False
    return owner == WOODWALKERS or possible(g, owner, step.then)


def burnable(g: Ironwood, owner: int, step: Step) -> int:
    n = len(specials(g, owner)) if step.what & s.SPECIALS else 0
    return n + (len(g.vision_hand) if step.what & s.VISION_CARDS else 0)


def price(g: Ironwood, owner: int, step: Step) -> int:
    """What a step costs; cards in play can change the price of a forge."""
    change = 0
    if step.then and step.then[0].verb == s.BUILD:
        for rule in rules_in_force(g, owner):
            if rule.kind == s.PRICE_BUILD:
                change += rule.n
    return max(0, step.n + change)


def removable(g: Ironwood, step: Step) -> int:
    n = 0
    for place in units.ground_of(step.side):
        if units.has_unit(g, step, place):
            n += g.golems[place] if step.golems else g.warriors[place]
    return n


def retreats(g: Ironwood, step: Step, place: int) -> bool:
    return units_in(g, place) > 0 and fits(g, step.where, place)
