"""Who knows what of the visions.

Each vision card may, for each observer, be one of some visions: `g.beliefs[observer][card]`, as
bits. The true one is always among them, and a card that can be only one is known. An observer who
sees cards move, but not which, can no longer tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from spinney.core.chance import Luck
from spinney.ironwood.board import bits
from spinney.ironwood.state import PUBLIC, Ironwood
from spinney.ironwood.words import IRONCLADS, NOTHING, VISIONS, WOODWALKERS

OBSERVERS = (WOODWALKERS, IRONCLADS, PUBLIC)
ALL: Final = (1 << VISIONS) - 1


def learn(g: Ironwood, observer: int, vision: int) -> None:
    """An observer sees a card: it is this one, and no other is."""
    g.beliefs[observer][vision] = 1 << vision
    conclude(g.beliefs[observer])


def conclude(masks: list[int]) -> None:
    """What one card is, no other is; that may leave only one thing that another can be."""
    settled = 0
    while True:
        known = 0
        for mask in masks:
            if mask & (mask - 1) == 0:
                known |= mask
        if known == settled:
            return
        settled = known
        for card, mask in enumerate(masks):
            if mask & (mask - 1):
                masks[card] = mask & ~known


def mix(g: Ironwood, observer: int, cards: Sequence[int]) -> None:
    """An observer can no longer tell these cards apart."""
    masks = g.beliefs[observer]
    together = 0
    for card in cards:
        together |= masks[card]
    for card in cards:
        masks[card] = together


def mix_for_all(g: Ironwood, cards: Sequence[int], but: Iterable[int] = ()) -> None:
    for observer in OBSERVERS:
        if observer not in but:
            mix(g, observer, cards)


def turn_up(g: Ironwood, vision: int) -> None:
    """A vision of the hand is laid open."""
    for observer in OBSERVERS:
        show_one(g, observer, vision)


def show_one(g: Ironwood, observer: int, vision: int) -> None:
    """An observer sees a vision of the hand: it may have been any card there that it can be."""
    masks = g.beliefs[observer]
    mix(g, observer, [card for card in g.vision_hand if masks[card] >> vision & 1])
    learn(g, observer, vision)


def knows(g: Ironwood, observer: int, vision: int) -> bool:
    return g.beliefs[observer][vision] == 1 << vision


def usual_beliefs(g: Ironwood) -> list[list[int]]:
    """What follows from the zones alone: the Woodwalkers know what they hold and have burned.

    Against an automaton everybody knows what was burned (10.3, 11.1).
    """
    found, held, burned = bits(g.found), bits(g.vision_hand), bits(g.burned)
    beliefs = []
    for observer in OBSERVERS:
        known = found | held if observer == WOODWALKERS else found
        if observer == WOODWALKERS or g.automaton != NOTHING:
            known |= burned
        hidden = ~known & ALL
        beliefs.append([1 << v if known >> v & 1 else hidden for v in range(VISIONS)])
    return beliefs


def resample_visions(g: Ironwood, observer: int, luck: Luck) -> None:
    """Give each card another name that the observer holds for possible.

    What others know beyond what is usual is not for the observer to know.
    """
    masks = g.beliefs[observer]
    names = matching(masks, by_place(g, observer), luck)
    g.vision_deck = [names[card] for card in g.vision_deck]
    g.vision_hand = sorted(names[card] for card in g.vision_hand)
    g.burned = [names[card] for card in g.burned]
    if g.shown >= 0:
        g.shown = names[g.shown]
    g.beliefs = usual_beliefs(g)
    for card, name in enumerate(names):
        g.beliefs[observer][name] = masks[card]


def by_place(g: Ironwood, observer: int) -> list[int]:
    """All visions by where they lie: an order in which the observer can see them too."""
    masks = g.beliefs[observer]
    lying = g.vision_deck + sorted(g.vision_hand, key=lambda v: (masks[v], v == g.shown))
    lying += sorted(g.burned, key=masks.__getitem__)
    return lying + sorted(g.found)


def matching(masks: list[int], cards: list[int], luck: Luck) -> list[int]:
    """A random way to give each of these cards a name of its own that its mask allows."""
    names = [-1] * VISIONS
    cards = sorted(cards, key=lambda card: masks[card].bit_count())
    order = list(range(VISIONS))
    luck.shuffle(order)
    Naming(masks, cards, order, names, luck).name_from(0)
    return names


class Naming:
    """Names cards one after the other. It looks ahead only once it has got stuck, which is seldom;
    then it takes no name any more that the rest cannot do without."""

    __slots__ = ("cards", "careful", "luck", "masks", "names", "order")

    def __init__(
        self, masks: list[int], cards: list[int], order: list[int], names: list[int], luck: Luck
    ) -> None:
        self.masks = masks
        self.cards = cards
        self.order = order
        self.names = names
        self.luck = luck
        self.careful = False

    def name_from(self, at: int) -> bool:
        """Name the cards from one on, taking a name back where the rest cannot be named."""
        if at == VISIONS:
            return True
        names, card = self.names, self.cards[at]
        start = self.luck.below(VISIONS)
        for i in range(VISIONS):
            name = self.order[(start + i) % VISIONS]
            if self.masks[card] >> name & 1 and name not in names:
                names[card] = name
                if (not self.careful or self.fits(at + 1)) and self.name_from(at + 1):
                    return True
                names[card] = -1
        self.careful = True
        return False

    def fits(self, at: int) -> bool:
        """Whether the cards from one on can all be named with what is left."""
        left = ALL
        for name in self.names:
            if name >= 0:
                left &= ~(1 << name)
        holders = [-1] * VISIONS
        return all(self.place(card, left, holders, [False] * VISIONS) for card in self.cards[at:])

    def place(self, card: int, left: int, holders: list[int], tried: list[bool]) -> bool:
        """Give a card one of the names that are left; who holds it already takes another one."""
        for name in range(VISIONS):
            if (self.masks[card] & left) >> name & 1 and not tried[name]:
                tried[name] = True
                if holders[name] < 0 or self.place(holders[name], left, holders, tried):
                    holders[name] = card
                    return True
        return False
