"""What both automata share (chapter 14): their pile of cards, how they choose, what they tell.

An automaton is no seat: its turn is a flow like any other, but it asks only the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Question, Refusal
from spinney.ironwood.combat import Battle, battle
from spinney.ironwood.effects.playing import begin_card
from spinney.ironwood.effects.resolving import answer, burn_card
from spinney.ironwood.hands import draw, leave_hand, reshuffle, specials
from spinney.ironwood.moving import why_not_go
from spinney.ironwood.pieces import gain, units
from spinney.ironwood.refusals import NOT_BURNABLE
from spinney.ironwood.solo import purposes as p
from spinney.ironwood.state import Ironwood, ask
from spinney.ironwood.words import (
    FACE,
    FERRUM,
    ICON,
    ICON_NAMES,
    NOTHING,
    PLACE,
    RED,
    SIDE,
    VISION,
    WOODWALKERS,
    is_base,
    is_vision,
)

Act = Generator[Question, int, int]
"""A flow that says how it went: one of the three below."""
IDLE: Final = 0
DONE: Final = 1
ENDED: Final = 2
"""It did something, and with it the turn is over."""

Resolve = Callable[[Ironwood, str, int], Act]
"""What resolves one icon of a card."""

FACES: Final = 4
UNIT: Final = 100
"""What a unit counts in the size of a warband; a golem is one more."""
GUARDS: Final = 3
"""How many units the Automacier keeps at Ferrum."""

EVENTS: dict[str, tuple[str, ...]] = {
    "stance-expansive": (),
    "stance-aggressive": (),
    "stance-defensive": (),
    "stance-disruptive": (),
    "stance-threatened": (),
    "stance-exalted": (),
    "procedure": ("procedure",),
    "expended": ("side", "card"),
    "icon": ("icon",),
    "ignored-icon": ("icon",),
    "no-effect": ("side",),
    "no-hand": ("side",),
    "drew-on-top": ("side",),
    "nothing-to-wager": ("side",),
    "decided": ("purpose", "place", "reason"),
    "decided-among": ("purpose", "place", "line", "reason"),
    "nobody-moves": ("purpose",),
    "outnumbers": ("place",),
    "holds-back": ("place",),
    "no-target": ("side",),
    "die": ("face",),
    "die-again": (),
    "marked-mountain": ("place",),
    "unmarked-mountain": ("place",),
    "spirits-added": ("count", "total"),
    "spirits-left": ("count",),
    "located": ("vision",),
    "vision-back": ("vision",),
    "totems-left": ("count",),
    "lost-sight": ("side", "vision"),
    "lost-sight-hidden": ("side",),
}
"""What only a game against an automaton tells."""


# Choosing


class Choice:
    """Places that are left to choose from, and why these.

    They may come from one line of a list; the last criterion that made them fewer is the reason.
    """

    __slots__ = ("left", "line", "reason")

    def __init__(self, places: Iterable[int], line: int = NOTHING) -> None:
        self.left: list[int] = list(places)
        self.line: int = line
        self.reason: int = NOTHING

    def most(self, value: Callable[[int], int], reason: int) -> Choice:
        """Keep those with the highest value."""
        if len(self.left) > 1:
            values = [value(place) for place in self.left]
            best = max(values)
            self.keep([place for i, place in enumerate(self.left) if values[i] == best], reason)
        return self

    def least(self, value: Callable[[int], int], reason: int) -> Choice:
        return self.most(lambda place: -value(place), reason)

    def prefer(self, test: Callable[[int], bool], reason: int) -> Choice:
        """Keep those that pass, if any does."""
        return self.most(lambda place: int(test(place)), reason)

    def keep(self, places: list[int], reason: int) -> None:
        if len(places) < len(self.left):
            self.left = places
            self.reason = reason

    def take(self, g: Ironwood, purpose: int, rule: str) -> int:
        """The one that is left, by the magic die if there are several; NOTHING if there is none."""
        if not self.left:
            return NOTHING
        if len(self.left) > 1:
            self.left = [roll(g, self.left)]
            self.reason = p.DIE
        self.tell(g, purpose, rule)
        return self.left[0]

    def tell(self, g: Ironwood, purpose: int, rule: str) -> None:
        """What was chosen, and why; what goes without saying, the next event says."""
        place = PLACE + self.left[0]
        if self.line != NOTHING and self.reason != NOTHING:
            g.tell("decided-among", rule, purpose, place, self.line, self.reason)
        elif self.line != NOTHING or self.reason != NOTHING:
            g.tell("decided", rule, purpose, place, max(self.line, self.reason))
        elif purpose not in (p.SOURCE, p.ATTACKER):
            g.tell("decided", rule, purpose, place, p.ONLY)


def first_of(*choices: Choice) -> Choice:
    """A list of priorities: the first that offers anything."""
    for choice in choices:
        if choice.left:
            return choice
    return choices[-1]


def roll(g: Ironwood, places: list[int]) -> int:
    """14.6: the highest or lowest of the even or odd numbers; each face is as likely (U40)."""
    numbers = g.box.board.numbers
    while True:
        face = g.roll(FACES)
        odd, lowest = face & 1, face >> 1
        g.tell("die", "14.6", FACE + face)
        fitting = [place for place in places if numbers[place] & 1 == odd]
        if not fitting and not g.terms.rolls_again:
            fitting = places
        if fitting:
            by_number = sorted(fitting, key=lambda place: numbers[place])
            return by_number[0] if lowest else by_number[-1]
        g.tell("die-again", "U40")


def size(g: Ironwood, place: int) -> int:
    """14.7: by combat units; between equal numbers, by golems."""
    return UNIT * units(g, place) + g.golems[place]


def distance(g: Ironwood, origin: int, targets: Iterable[int]) -> int:
    """U50: how many moves there are to the nearest of these places of the same kind."""
    near = g.box.board.near
    goals = set(targets)
    seen = {origin}
    ring = [origin]
    steps = 0
    while ring:
        if not goals.isdisjoint(ring):
            return steps
        ring = [place for each in ring for place in near[each] if place not in seen]
        seen.update(ring)
        steps += 1
    return steps


def rested(g: Ironwood, place: int) -> int:
    """The warriors that may still move (6.1)."""
    return g.warriors[place] - g.moved[place]


def may_go(g: Ironwood, side: int, origin: int, target: int) -> bool:
    g.step = None
    return why_not_go(g, side, origin, target) is None


def nobody_moves(g: Ironwood, purpose: int, rule: str) -> int:
    """A move for which there is no place, or nobody to make it."""
    g.tell("nobody-moves", rule, purpose)
    return IDLE


# The pile


def draw_on_top(g: Ironwood, rule: str) -> bool:
    """14.1: a special card, unseen, upon the pile."""
    side = g.automaton
    if not g.decks[side]:
        reshuffle(g, side)
    if not g.decks[side]:
        return False
    g.hands[side].append(g.decks[side].pop())
    g.upon += 1
    g.tell("drew-on-top", rule, SIDE + side)
    return True


def expend(g: Ironwood) -> int:
    """14.2: the top card of the pile, face up in the next slot."""
    card = g.hands[g.automaton][-1]
    leave_hand(g, g.automaton, card)
    lay_out(g, card)
    return card


def lay_out(g: Ironwood, card: int) -> None:
    g.reveal()
    g.played[g.automaton].append(card)
    g.tell("expended", "14.2", SIDE + g.automaton, card)


def begin(g: Ironwood) -> None:
    """Its turn is news to the other side, and no card of before strengthens it."""
    g.reveal()
    begin_card(g, NOTHING)


def has_no_hand(g: Ironwood) -> bool:
    """14.5: with an empty hand a turn is only a card drawn."""
    if g.hands[g.automaton]:
        return False
    g.tell("no-hand", "14.5", SIDE + g.automaton)
    draw(g, g.automaton, 1, "14.5")
    return True


def mark_the_turn(g: Ironwood) -> None:
    """U42: whether a turn in which no card is resolved uses one up."""
    if g.terms.turn_costs_card and g.hands[g.automaton]:
        expend(g)


def resolve_card(g: Ironwood, card: int, rules: Mapping[str, str], resolve: Resolve) -> Act:
    """14.3: its icons from left to right, red ones only if that was set up.

    14.4: a crystal for one that has changed nothing.
    """
    for printed in g.box.icons[card]:
        name = printed.removeprefix(RED)
        icon = ICON + ICON_NAMES.index(name)
        if name != printed and not g.terms.red_icons:
            g.tell("ignored-icon", "14.3", icon)
            continue
        g.tell("icon", rules[name], icon)
        acted = yield from resolve(g, name, card)
        yield from answer(g)
        if g.over or acted == ENDED:
            return ENDED
        if acted == IDLE:
            g.tell("no-effect", "14.4", SIDE + g.automaton)
            gain(g, g.automaton, 1, "14.4")
    return DONE


def earn(g: Ironwood, rule: str) -> int:
    """A crystal, if there is one."""
    before = g.crystals[g.automaton]
    gain(g, g.automaton, 1, rule)
    return int(g.crystals[g.automaton] > before)


def fight(g: Ironwood, origin: int, target: int) -> Battle:
    """14.9: attack, and say whether it was won; without a card to wager draw one instead."""
    side = g.automaton
    if not g.hands[side] and units(g, target):
        g.tell("nothing-to-wager", "14.9", SIDE + side)
        draw(g, side, 1, "14.9")
        return False
    won = yield from battle(g, side, origin, target)
    yield from answer(g)
    return won


# What the other side burns


def burnables(g: Ironwood, side: int) -> list[int]:
    visions = [VISION + v for v in g.vision_hand] if side == WOODWALKERS else []
    return specials(g, side) + visions


def make_burn(g: Ironwood) -> Act:
    """The other side burns a card of its choice; idle, if it has none."""
    side = 1 - g.automaton
    if not burnables(g, side):
        return IDLE
    card = yield ask(g, LOSE_CARD, side)
    yield from burn_card(g, side, card)
    yield from answer(g)
    return DONE


def why_not_lose_card(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word in burnables(g, 1 - g.automaton):
        return None
    card = is_vision(word) or (0 <= word < VISION and not is_base(word))
    return NOT_BURNABLE if card else NOT_AN_ANSWER


LOSE_CARD: Final[Ask[Ironwood]] = Ask(
    "lose-card", "13.2", lambda g, q: burnables(g, 1 - g.automaton), why_not_lose_card
)
ASKS = (LOSE_CARD,)


# Mountains that units can leave


def spare(g: Ironwood, mountain: int, stay: int) -> int:
    """How many units may leave a mountain if so many stay; at Ferrum three do (U51)."""
    stay = GUARDS if mountain == FERRUM else stay
    idle = units(g, mountain) - g.moved[mountain] - g.moved_golems[mountain]
    return max(0, min(idle, units(g, mountain) - stay))
