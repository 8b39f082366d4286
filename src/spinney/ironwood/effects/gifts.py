"""Steps that only give something: crystals, cards, a look at what is hidden (U08)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood import drill, words
from spinney.ironwood.effects import steps as s
from spinney.ironwood.effects.language import OPTION_WORDS
from spinney.ironwood.effects.possible import possible
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.hands import draw, look_at_hand
from spinney.ironwood.pieces import gain, load, steal
from spinney.ironwood.solo.changes import LADEN, RICH
from spinney.ironwood.state import Ironwood, ask, card_rule, current_step
from spinney.ironwood.woodwalkers import draw_vision, look_at_visions
from spinney.ironwood.words import DONE, IRONCLADS, WOODWALKERS


def give(g: Ironwood, owner: int, step: Step) -> None:
    verb = step.verb
    if verb == s.GAIN:
        gain(g, owner, step.n, "13.10")
    elif verb == s.STEAL:
        half = (g.crystals[1 - owner] + 1) // 2
        steal(g, owner, half if step.n == s.HALF else step.n, "13.18")
    elif verb == s.DRAW:
        draw(g, owner, step.n, "13.13")
    elif verb == s.DRAW_VISIONS:
        for _ in range(step.n):
            draw_vision(g, "13.13")
    elif verb == s.LOOK_AT_HAND:
        look_at_hand(g, owner, card_rule(g))
    elif verb == s.LOOK_AT_VISIONS:
        look_at_visions(g, card_rule(g))
    elif verb == s.LOAD:
        load(g, step.n, card_rule(g))


def is_asked(g: Ironwood, step: Step) -> bool:
    """U08: what only gives something is done at once, unless its owner may not want it."""
    return g.asks_always or may_harm(g, step)


def may_harm(g: Ironwood, step: Step) -> bool:
    """Whether what a step gives draws an automaton's attention: a second vision (10.17), a fifth
    crystal or a second one in the hopper (11.13)."""
    if g.automaton == IRONCLADS:
        return step.verb == s.DRAW_VISIONS and len(g.vision_hand) > 0
    if g.automaton == WOODWALKERS and step.verb in (s.GAIN, s.LOAD):
        has, alarming = (g.crystals[IRONCLADS], RICH) if step.verb == s.GAIN else (g.hopper, LADEN)
        return has < alarming <= has + step.n
    return False


def accepts(g: Ironwood, owner: int, step: Step) -> Generator[Question, int, bool]:
    """3.7: whether the owner of a card wants what it gives; asked only if there is something."""
    if not possible(g, owner, (step,)):
        return True
    choice = yield ask(g, ACCEPT, owner, step, (g.card,))
    return choice != DONE


def gift(g: Ironwood) -> int:
    """The word for what the current step gives."""
    return OPTION_WORDS[current_step(g).verb]


def why_not_accept(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in (gift(g), DONE) else NOT_AN_ANSWER


def unload(g: Ironwood, owner: int, step: Step) -> Flow:
    """What may be left out like any effect (3.7): the track starts again with it."""
    if not g.hopper and not g.track:
        return
    if (yield ask(g, UNLOAD, owner, step, (g.card, g.hopper))) == words.UNLOAD:
        drill.unload(g, card_rule(g))


def why_not_unload(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in (words.UNLOAD, DONE) else NOT_AN_ANSWER


UNLOAD: Final[Ask[Ironwood]] = Ask(
    "unload", "3.7", lambda g, q: (words.UNLOAD, DONE), why_not_unload, ("card", "count")
)
ACCEPT: Final[Ask[Ironwood]] = Ask(
    "accept", "3.7", lambda g, q: (gift(g), DONE), why_not_accept, ("card",)
)
ASKS = (UNLOAD, ACCEPT)
