"""The Warm Sun Prophets, and the Lizard Envoys."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import fight, has_own_fighters, opponents
from spinney.root.cards import SUIT_OF, is_ambush
from spinney.root.faction import of
from spinney.root.hands import distinct, everybody, gain
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    PREACH,
    choose_clearing,
    choose_how,
    choose_whom,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.moving import move_warriors, targets
from spinney.root.pieces import place_warriors
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Battle, Root, behind
from spinney.root.words import (
    BATTLE,
    CARDS,
    CULT,
    DONE,
    HIRELING,
    MOVE,
    SWAY,
)

PROPHETS: Final = HIRELING + 5
LOOKED_THROUGH: Final = 5
"""How many cards of the discard pile the Envoys look at."""


class WarmSunProphets(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(PROPHETS, warriors=4, faction=CULT)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """One at each ruin."""
        for c in open_to(g, me, g.map.ruins):
            place_warriors(g, me, c, 1, self.rule)
        yield from ()

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me):
            yield from place_one(g, me, who, everywhere())

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if self.choices(g, me) else NOTHING_FOR_HIRELING

    def choices(self, g: Root, me: int) -> list[int]:
        found = []
        if any(swayable(g, c) for c in posts(g, me)):
            found.append(SWAY)
        if g.supply[me] and open_to(g, me, elsewhere(g, me)):
            found.append(PREACH)
        return found

    def act(self, g: Root, me: int, who: int) -> Flow:
        if (yield from choose_how(g, me, who, self.choices(g, me))) == PREACH:
            yield from place_one(g, me, who, elsewhere(g, me))
            return
        places = [c for c in posts(g, me) if swayable(g, c)]
        c = yield from choose_clearing(g, me, who, places)
        other = yield from choose_whom(g, me, who, c, swayable(g, c))
        if (yield from choose_how(g, me, who, deeds(g, other, c))) == BATTLE:
            yield from self.force_battle(g, me, who, other, c)
            return
        target = yield from choose_clearing(g, me, who, forced_targets(g, other, c))
        n = of(g, other).movable_warriors(g, other, c)
        yield from move_warriors(g, other, c, target, n, self.rule)
        if (
            not g.over
            and victims(g, other, target)
            and (yield from choose_how(g, me, who, [BATTLE, DONE])) == BATTLE
        ):
            yield from self.force_battle(g, me, who, other, target)

    def force_battle(self, g: Root, me: int, who: int, other: int, c: int) -> Flow:
        """1.5.5: as if they had chosen it, but the defender is the controller's choice."""
        defender = yield from choose_whom(g, me, who, c, victims(g, other, c))
        yield from fight(g, Battle(other, defender, c))


def elsewhere(g: Root, me: int) -> list[int]:
    there = posts(g, me)
    return [c for c in everywhere() if c not in there]


def swayable(g: Root, c: int) -> list[int]:
    """The players who can be forced to do something here."""
    return [other for other in g.turns if deeds(g, other, c)]


def deeds(g: Root, other: int, c: int) -> list[int]:
    found = []
    if victims(g, other, c):
        found.append(BATTLE)
    if forced_targets(g, other, c):
        found.append(MOVE)
    return found


def forced_targets(g: Root, other: int, c: int) -> list[int]:
    """Where their warriors can be sent; pawns are not (ruling R93)."""
    if not of(g, other).movable_warriors(g, other, c) or of(g, other).moves_a_pawn:
        return []
    return targets(g, other, c)


def victims(g: Root, other: int, c: int) -> list[int]:
    """Whom they can be made to attack; nobody is forced to pay for it with a card (R93)."""
    if not has_own_fighters(g, other, c):
        return []
    return [foe for foe in opponents(g, other, c) if not of(g, foe).attack_costs_a_card]


class LizardEnvoys(Hireling):
    def __init__(self) -> None:
        super().__init__(PROPHETS, demoted=True, faction=CULT)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """A card of the suit that is commonest among the top five of the discard pile."""
        if behind(g, me) != who or not found_cards(g):
            return
        card = yield Question(ENVOYS, g.seat_of[who])
        if card == DONE:
            return
        del g.discard[last_place(g, card)]
        gain(g, who, card, everybody(g))
        g.tell("took-from-discard", self.rule, g.seat_of[who], card)


def last_place(g: Root, card: int) -> int:
    """Where such a card lies nearest to the top of the discard pile."""
    return len(g.discard) - 1 - g.discard[::-1].index(card)


def found_cards(g: Root) -> list[int]:
    """What the Envoys can take: ambush cards count, but stay where they are (ruling R97)."""
    top = g.discard[-LOOKED_THROUGH:]
    counts = [0, 0, 0, 0]
    for card in top:
        counts[SUIT_OF[card]] += 1
    most = max(counts)
    return distinct([card for card in top if counts[SUIT_OF[card]] == most and not is_ambush(card)])


def why_not_envoys(g: Root, q: Question, card: int) -> Refusal | None:
    if card == DONE:
        return None
    return None if card < CARDS and card in found_cards(g) else NOT_HERE


ENVOYS: Final[Ask[Root]] = Ask(
    "envoys", "lizard_envoys", lambda g, q: [*found_cards(g), DONE], why_not_envoys
)
ASKS: Final[tuple[Ask[Root], ...]] = (ENVOYS,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"took-from-discard": ("seat", "card")}
