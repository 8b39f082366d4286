"""Playing the Woodwalkers (chapter 9): visions, discoveries and totems."""

from __future__ import annotations

from bisect import insort
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.beliefs import learn, mix_for_all, turn_up
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.steps import DISCOVERED, SECURED, Step
from spinney.ironwood.pieces import gain, totem_forests, totem_in, totem_supply, units
from spinney.ironwood.refusals import (
    ALREADY_INTACT,
    NO_TOTEM,
    NO_WARBAND_NEAR,
    NOT_A_FOREST,
    NOT_NEXT_TO_IT,
    NOT_TOUCHING,
    NOWHERE_TO_GO,
    STILL_CONTROLLED,
    VISION_NOT_HELD,
)
from spinney.ironwood.solo.changes import mark_mountain
from spinney.ironwood.state import Ironwood, ask, card_rule, end, happen, tell_hidden
from spinney.ironwood.words import (
    DONE,
    FADING,
    INNER_VISIONS,
    INTACT,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE,
    SIDE,
    SIDES,
    VISION,
    VISIONS,
    WOODWALKERS,
    is_vision,
    place_of,
    words_of,
)

DISCOVERY: Final = 3
"""Crystals for a totem found on an inner mountain."""
TOTEMS_TO_WIN: Final = 3


# Visions


def draw_vision(g: Ironwood, rule: str) -> None:
    """13.13: the top vision goes to the hand, unseen by the Ironclads."""
    if not g.vision_deck:
        renew_visions(g)
    if not g.vision_deck:
        g.tell("no-vision-left", "U05", SIDE + WOODWALKERS)
        return
    g.reveal()
    take_vision(g, g.vision_deck.pop(), rule)


def take_vision(g: Ironwood, vision: int, rule: str) -> None:
    insort(g.vision_hand, vision)
    learn(g, WOODWALKERS, vision)
    tell_hidden(g, WOODWALKERS, "drew-vision", rule, VISION + vision, SIDE + WOODWALKERS)


def renew_visions(g: Ironwood) -> None:
    """U05: the visions that were discarded face down are a new deck."""
    if g.renews_visions and g.burned:
        g.vision_deck = sorted(g.burned)
        g.burned = []
        mix_for_all(g, g.vision_deck)
        g.shuffle(g.vision_deck)
        g.tell("visions-renewed", "U05", len(g.vision_deck))


def look_at_top(g: Ironwood, side: int, n: int, rule: str) -> list[int]:
    """Secretly look at the top visions and leave them where they are; the top one is first."""
    looked = g.vision_deck[: -n - 1 : -1]
    if looked:
        g.reveal()
    for vision in looked:
        learn(g, side, vision)
        tell_hidden(g, side, "looked", rule, VISION + vision, SIDE + side)
    return looked


def look_at_visions(g: Ironwood, rule: str) -> None:
    """The Ironclads see the visions in the Woodwalkers' hand."""
    g.reveal()
    for vision in g.vision_hand:
        learn(g, IRONCLADS, vision)
        tell_hidden(g, IRONCLADS, "saw", rule, VISION + vision, SIDE + IRONCLADS)


def drop_vision(g: Ironwood, vision: int, knowing: int) -> None:
    """A vision is discarded face down; only those sides know which it was, as bits.

    The Automacier marks its mountain, and so everybody knows (10.3).
    """
    if g.automaton == NOTHING:
        mix_for_all(g, g.vision_hand, [side for side in SIDES if knowing >> side & 1])
    else:
        turn_up(g, vision)
        g.reveal()
        mark_mountain(g, vision)
    g.vision_hand.remove(vision)
    g.burned.append(vision)


# Discovering


def discover(g: Ironwood, owner: int, step: Step) -> Flow:
    """9.3: show a vision whose mountain nobody controls, and put a totem with a warband near it."""
    for _ in range(step.n):
        if not may_discover(g):
            return
        # It is asked even of a hand that cannot: passing over it would tell the other side.
        choice = yield ask(g, DISCOVER, WOODWALKERS, step, always=True)
        if choice == DONE:
            return
        forest = (yield ask(g, DISCOVERERS, WOODWALKERS, step, (choice,))) - PLACE
        find_totem(g, choice - VISION, forest)


def may_discover(g: Ironwood) -> bool:
    """Whether, for all that everybody knows, the hand could hold a vision to discover with."""
    if not g.vision_hand or not totem_supply(g):
        return False
    return any(why_not_there(g, v) is None for v in range(VISIONS) if v not in g.found)


def find_totem(g: Ironwood, vision: int, forest: int) -> None:
    """Lay the vision open; an inner mountain gives crystals too."""
    turn_up(g, vision)
    g.vision_hand.remove(vision)
    g.found.append(vision)
    insort(g.totems, 2 * forest)
    g.here = forest
    g.reveal()
    g.tell("discovered", "9.3", SIDE + WOODWALKERS, PLACE + vision + 1, PLACE + forest)
    if vision < INNER_VISIONS:
        gain(g, WOODWALKERS, DISCOVERY, "9.3")
    mark_mountain(g, vision)
    happen(g, DISCOVERED, WOODWALKERS)


def discoverers(g: Ironwood, vision: int) -> list[int]:
    """The inner forests with a warband that touch the mountain of a vision."""
    board = g.box.board
    return [
        forest
        for forest in board.touch[vision + 1]
        if g.warriors[forest] and board.inner >> forest & 1
    ]


def holds_vision(g: Ironwood, word: int) -> bool:
    return is_vision(word) and word - VISION in g.vision_hand


def held_visions(g: Ironwood, q: Question) -> list[int]:
    """The visions of the hand, and to stop."""
    return [*(VISION + vision for vision in g.vision_hand), DONE]


def why_not_there(g: Ironwood, vision: int) -> Refusal | None:
    if units(g, vision + 1):
        return STILL_CONTROLLED
    return None if discoverers(g, vision) else NO_WARBAND_NEAR


def why_not_discover(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if not holds_vision(g, word):
        return VISION_NOT_HELD
    return why_not_there(g, word - VISION)


def why_not_discoverer(g: Ironwood, q: Question, word: int) -> Refusal | None:
    place = place_of(word)
    if place < MOUNTAINS:
        return NOT_A_FOREST
    return None if place in discoverers(g, q.about[0] - VISION) else NOT_TOUCHING


# Totems


def bring_totem(g: Ironwood, totem: int, target: int, rule: str) -> None:
    """9.4, 9.5: a totem comes to another forest; in an outer one it is secured at once."""
    g.totems.remove(totem)
    kind = FADING if totem & 1 else INTACT
    g.tell("carried", rule, kind, PLACE + (totem >> 1), PLACE + target)
    if g.box.board.outer >> target & 1:
        secure(g, target)
    else:
        insort(g.totems, 2 * target + (totem & 1))


def secure(g: Ironwood, forest: int) -> None:
    g.secured += 1
    g.tell("secured", "9.5", PLACE + forest, g.secured)
    happen(g, SECURED, WOODWALKERS)
    if g.secured == TOTEMS_TO_WIN:
        end(g, WOODWALKERS, "9.1")


def weaken_totems(g: Ironwood) -> None:
    """9.7: intact totems fade, fading ones leave the board, and in solo the game (U66)."""
    for totem in g.totems:
        g.tell("faded" if totem & 1 else "weakened", "9.7", PLACE + (totem >> 1))
    before = len(g.totems)
    g.totems = [totem + 1 for totem in g.totems if not totem & 1]
    if g.automaton != NOTHING and len(g.totems) < before:
        g.lost_totems += before - len(g.totems)
        g.tell("totems-left", "U66", totem_supply(g))


def renew(g: Ironwood, owner: int, step: Step) -> Flow:
    """Turn fading totems back to their intact side."""
    for _ in range(step.n):
        choice = yield ask(g, RENEW, owner, step)
        if choice == DONE:
            return
        g.totems[g.totems.index(2 * (choice - PLACE) + 1)] -= 1
        g.tell("renewed", card_rule(g), choice)


def carry(g: Ironwood, owner: int, step: Step) -> Flow:
    """Totems go along a path to another forest, each without a warrior."""
    for _ in range(step.n):
        origin = yield ask(g, CARRY_FROM, owner, step)
        if origin == DONE:
            return
        target = yield ask(g, CARRY_TO, owner, step, (origin,))
        kind = yield ask(g, WHICH_TOTEM, owner, step, (origin, target))
        bring_totem(g, totem_of(origin - PLACE, kind), target - PLACE, card_rule(g))
        if g.over:
            return


def totem_of(forest: int, kind: int) -> int:
    return 2 * forest + (kind == FADING)


def why_not_renew(g: Ironwood, q: Question, word: int) -> Refusal | None:
    place = place_of(word)
    if word == DONE or 2 * place + 1 in g.totems:
        return None
    if place < MOUNTAINS:
        return NOT_A_FOREST
    return ALREADY_INTACT if 2 * place in g.totems else NO_TOTEM


def carry_targets(g: Ironwood, origin: int) -> list[int]:
    to = None if g.step is None else g.step.to
    return [place for place in g.box.board.near[origin] if fits(g, to, place)]


def why_not_carry_from(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place = place_of(word)
    if place < MOUNTAINS:
        return NOT_A_FOREST
    if not totem_in(g, place):
        return NO_TOTEM
    return None if carry_targets(g, place) else NOWHERE_TO_GO


def why_not_carry_to(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if place_of(word) in carry_targets(g, q.about[0] - PLACE) else NOT_NEXT_TO_IT


def why_not_totem(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """Which of the totems in a forest; q is about the forest."""
    if word not in (INTACT, FADING):
        return NOT_AN_ANSWER
    return None if totem_of(q.about[0] - PLACE, word) in g.totems else NO_TOTEM


def with_totems(g: Ironwood, q: Question) -> list[int]:
    """Forests with a totem, and to stop."""
    return [*words_of(sorted(set(totem_forests(g)))), DONE]


DISCOVER: Final[Ask[Ironwood]] = Ask("discover", "9.3", held_visions, why_not_discover)
DISCOVERERS: Final[Ask[Ironwood]] = Ask(
    "discoverers",
    "9.3",
    lambda g, q: words_of(discoverers(g, q.about[0] - VISION)),
    why_not_discoverer,
    ("vision",),
)
RENEW: Final[Ask[Ironwood]] = Ask("renew", "9.7", with_totems, why_not_renew)
CARRY_FROM: Final[Ask[Ironwood]] = Ask("carry-from", "9.4", with_totems, why_not_carry_from)
CARRY_TO: Final[Ask[Ironwood]] = Ask(
    "carry-to",
    "9.4",
    lambda g, q: words_of(carry_targets(g, q.about[0] - PLACE)),
    why_not_carry_to,
    ("origin",),
)
WHICH_TOTEM: Final[Ask[Ironwood]] = Ask(
    "which-totem", "9.4", lambda g, q: (INTACT, FADING), why_not_totem, ("origin", "target")
)
ASKS = (DISCOVER, DISCOVERERS, RENEW, CARRY_FROM, CARRY_TO, WHICH_TOTEM)
