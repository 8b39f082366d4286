"""What sets the options of a question apart in Root, for habits: see `core.habits`."""

from __future__ import annotations

from typing import Final

from spinney.core.habits import OWN, Traits
from spinney.core.question import Question
from spinney.root.cards import PRICE, SUIT_OF
from spinney.root.pieces import open_slots
from spinney.root.rule import ruler
from spinney.root.state import Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import (
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    FACTION,
    HIRELING,
    ITEM,
    MAP_CLEARINGS,
    NUMBER,
    OWNERS,
)

ARMIES: Final = OWN
RULED: Final = OWN + 1
BUILT: Final = OWN + 2
AROUND: Final = OWN + 3
SUIT_HELD: Final = OWN + 4
COMING_FROM: Final = OWN + 5
LEADS_THERE: Final = OWN + 6
PRICED: Final = OWN + 7
SO_MANY: Final = OWN + 8
LEAVES: Final = OWN + 9
BRINGS: Final = OWN + 10
STANDING: Final = OWN + 11
WHEN: Final = OWN + 12
OF_SO_MANY: Final = OWN + 13
HOLDING: Final = OWN + 14
AHEAD: Final = OWN + 15
LATE: Final = OWN + 16
KINDS: Final = (
    "armies",
    "ruled",
    "built",
    "around",
    "suit-held",
    "coming-from",
    "leads-there",
    "priced",
    "so-many",
    "leaves",
    "brings",
    "standing",
    "when",
    "of-so-many",
    "holding",
    "ahead",
    "late",
)
"""Their names, in this order."""

FEW: Final = 4
"""More warriors, cards or buildings than this count as so many."""
BETWEEN: Final = 5
"""Points are told in steps of so many."""


def traits_of(g: Root, question: Question) -> Traits:
    me = g.players[question.seat] if question.seat >= 0 else OWNERS
    traits = Traits(question, me)
    if me >= OWNERS:  # no faction is chosen yet
        for option in question.options:
            traits.add_words(question, option)
            traits.end_option()
        return traits
    looks = Looks(g, me, question)
    for option in question.options:
        if CLEARING <= option < CLEARING + MAP_CLEARINGS:
            looks.at_clearing(traits, option - CLEARING)
        else:
            traits.add_words(question, option)
            if option < CARDS:
                looks.at_card(traits, option)
            elif NUMBER <= option < ITEM:
                looks.at_number(traits, option)
            elif FACTION <= option < FACTION + HIRELING:
                looks.at_rival(traits, option - FACTION)
            else:
                looks.at_word(traits, option)
        traits.end_option()
    return traits


class Looks:
    """What is looked at once for all options of a question."""

    __slots__ = ("count", "g", "leader", "me", "most", "now", "place", "suits")

    def __init__(self, g: Root, me: int, question: Question) -> None:
        self.g = g
        self.me = me
        self.count = min(len(question.options), 15)
        self.most = max(question.options)
        self.place = -1
        """Where it comes from, or where it is about."""
        for word in question.about:
            if CLEARING <= word < CLEARING + MAP_CLEARINGS:
                self.place = word - CLEARING
        self.suits = [0] * (BIRD + 1)
        for card in g.hands[me]:
            self.suits[SUIT_OF[card]] += 1
        self.leader = -1
        best = -1
        for other in g.turns:
            if other != me and g.points[other] > best:
                self.leader, best = other, g.points[other]
        self.now = g.phase * 16 + min(g.step, 15)

    def at_clearing(self, traits: Traits, c: int) -> None:
        g, me = self.g, self.me
        own: int = g.warriors[me * CLEARINGS + c]
        foes = built = near_own = near_foes = 0
        for other in g.owners:
            if other == me:
                continue
            here = g.warriors[other * CLEARINGS + c]
            foes += here
            built += g.strength[other * CLEARINGS + c] - here
            if g.standing[other] >> c & 1 and not g.strength[other * CLEARINGS + c]:
                built += 1  # a token, or a pawn
        for near in g.map.neighbours[c]:
            near_own = max(near_own, g.warriors[me * CLEARINGS + near])
            for other in g.owners:
                if other != me:
                    near_foes = max(near_foes, g.warriors[other * CLEARINGS + near])
        ruling = ruler(g, c)
        rule = 0 if ruling == me else 1 if ruling < 0 else 2
        suit = FIRST_OF[g.suits[c]]
        held = min(self.suits[suit], FEW) if suit >= 0 else 0
        mine = min(g.strength[me * CLEARINGS + c] - own, FEW)
        traits.add(ARMIES, min(own, FEW) * 8 + min(foes, FEW + 2))
        traits.add(RULED, rule * 8 + min(open_slots(g, c), FEW))
        traits.add(BUILT, mine * 8 + min(built, FEW))
        traits.add(AROUND, min(near_own, FEW) * 8 + min(near_foes, FEW))
        traits.add(SUIT_HELD, (suit + 1) * 8 + held)
        if self.place >= 0:
            coming: int = g.warriors[me * CLEARINGS + self.place]
            traits.add(
                COMING_FROM, (min(coming, FEW + 2) * 8 + min(own, FEW)) * 8 + min(foes, FEW + 2)
            )
        if self.leader >= 0 and g.standing[self.leader] >> c & 1:
            traits.add(LEADS_THERE, rule)

    def at_card(self, traits: Traits, card: int) -> None:
        suit = SUIT_OF[card]
        traits.add(SUIT_HELD, suit * 8 + min(self.suits[suit], FEW))
        traits.add(PRICED, PRICE[card] if card < len(PRICE) else 0)

    def at_number(self, traits: Traits, option: int) -> None:
        g, me = self.g, self.me
        number = option - NUMBER
        traits.add(SO_MANY, min(self.most - option, FEW))
        if self.place >= 0:
            there: int = g.warriors[me * CLEARINGS + self.place]
            traits.add(LEAVES, min(max(0, there - number), FEW) * 32 + number)

    def at_rival(self, traits: Traits, other: int) -> None:
        g, me = self.g, self.me
        traits.add(STANDING, int(other == self.leader))
        ahead = max(-3, min(3, (g.points[other] - g.points[me]) // BETWEEN))
        traits.add(AHEAD, ahead + 3)
        if self.place >= 0:
            own: int = g.warriors[me * CLEARINGS + self.place]
            foes: int = g.warriors[other * CLEARINGS + self.place]
            strength: int = g.strength[other * CLEARINGS + self.place]
            traits.add(
                BRINGS, (min(own, FEW + 2) * 8 + min(foes, FEW + 2)) * 4 + min(strength - foes, 3)
            )

    def at_word(self, traits: Traits, option: int) -> None:
        g, me = self.g, self.me
        traits.add(WHEN, option * 64 + self.now)
        traits.add(OF_SO_MANY, option * 16 + self.count)
        traits.add(HOLDING, option * 16 + min(len(g.hands[me]), 10))
        traits.add(LATE, option * 8 + min(g.points[me] // BETWEEN, 7))
