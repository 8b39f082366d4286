"""The Spring Uprising, and the Rabbit Scouts."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.hands import (
    SPEND,
    discard_from_hand,
    distinct,
    matching,
    player,
    spend,
    why_not_matching_or_done,
)
from spinney.root.hireling import Hireling
from spinney.root.hirelings.deeds import (
    SPREAD,
    choose_clearing,
    choose_how,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.power import Power
from spinney.root.removal import remove_warriors, sweep
from spinney.root.state import Battle, Root, behind, suited
from spinney.root.suits import suit_word
from spinney.root.words import ALLIANCE, BIRD, CLEARING, DONE, FACTION, HIRELING, REVOLT, SUIT

UPRISING: Final = HIRELING + 2
NO_CARD_FOR_UPRISING: Final = Refusal("no-card-for-uprising", "spring_uprising")


class SpringUprising(Hireling):
    def __init__(self) -> None:
        super().__init__(UPRISING, warriors=4, faction=ALLIANCE)
        self.attack_costs_a_card = True

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        for _ in range(2):
            yield from self.rise(g, me, by)

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me):
            yield from self.rise(g, me, who)

    def rise(self, g: Root, me: int, who: int) -> Flow:
        """Roll the uprising die (ruling R89), and place a warrior in a clearing of that suit."""
        yield from place_one(g, me, who, of_suit(g, self.roll(g)))

    def roll(self, g: Root) -> int:
        suit = g.roll(BIRD)
        g.tell("hireling-rolled", self.rule, self.word, SUIT + suit)
        return suit

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        """Whoever attacks discards a matching card; a hireling's controller does (ruling R90)."""
        payer = behind(g, who)
        if defender != me or (payer >= 0 and matching(g, payer, g.suits[c])):
            return None
        return NO_CARD_FOR_UPRISING

    def attacked(self, g: Root, me: int, battle: Battle) -> Flow:
        payer, suits = behind(g, battle.sides[0]), g.suits[battle.clearing]
        card = yield Question(SPEND, g.seat_of[payer], (suit_word(suits),))
        discard_from_hand(g, payer, card, self.rule)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """Revolt where a warrior is, or place one, in a clearing of the suit that was rolled."""
        if behind(g, me) != who:
            return
        suit = self.roll(g)
        ripe = [c for c in posts(g, me) if suited(g, c, suit)]
        ways = [REVOLT] if ripe else []
        if g.supply[me] and open_to(g, me, of_suit(g, suit)):
            ways.append(SPREAD)
        if not ways:
            return
        if (yield from choose_how(g, me, who, ways)) == SPREAD:
            yield from place_one(g, me, who, of_suit(g, suit))
            return
        c = yield from choose_clearing(g, me, who, ripe)
        yield from remove_warriors(g, me, me, c, 1, self.rule)
        yield from sweep(g, me, [c], self.rule)


def of_suit(g: Root, suit: int) -> list[int]:
    return [c for c in everywhere() if suited(g, c, suit)]


class Scouts(Power):
    """In defence the higher roll, for a card that matches the clearing."""

    def before_roll(self, g: Root, me: int, battle: Battle) -> Flow:
        """Whoever holds any card is asked, so that the question tells nothing."""
        if battle.sides[1] != me or not g.hands[me]:
            return
        suits = g.suits[battle.clearing]
        about = (suit_word(suits), CLEARING + battle.clearing, FACTION + battle.sides[0])
        card = yield Question(SCOUTS, g.seat_of[me], about, True)
        if card != DONE:
            spend(g, me, card, "rabbit_scouts")
            battle.turned = True


class RabbitScouts(Hireling):
    def __init__(self) -> None:
        super().__init__(UPRISING, demoted=True, faction=ALLIANCE)
        self.command = Scouts()


def why_not_scouts(g: Root, q: Question, card: int) -> Refusal | None:
    return why_not_matching_or_done(g, q, card)


SCOUTS: Final[Ask[Root]] = Ask(
    "scouts",
    "rabbit_scouts",
    lambda g, q: [*distinct(g.hands[player(g, q)]), DONE],
    why_not_scouts,
    ("suit", "clearing", "faction"),
)
ASKS: Final[tuple[Ask[Root], ...]] = (SCOUTS,)
REFUSALS: Final[tuple[Refusal, ...]] = (NO_CARD_FOR_UPRISING,)
