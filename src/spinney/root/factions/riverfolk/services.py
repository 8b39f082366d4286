"""Services of the Riverfolk (11.2.6, 11.2.7): what others may buy when their Birdsong begins."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import casualties
from spinney.root.faction import of
from spinney.root.factions.riverfolk.board import (
    HAND_CARD,
    MERCENARIES,
    PAYMENTS,
    POSTS,
    RIVERBOATS,
    SERVICE,
    SERVICES,
    board_of,
)
from spinney.root.factions.riverfolk.funds import put_in_payments
from spinney.root.factions.riverfolk.rules import rules_of
from spinney.root.hands import distinct, give, player
from spinney.root.pieces import has_pieces_in, pieces_in
from spinney.root.power import Loss, Power
from spinney.root.powers import POWERS, grant, withdraw
from spinney.root.refusals import NOT_HERE
from spinney.root.state import BIRDSONG, NOBODY, Battle, Root
from spinney.root.ways import RIVERS
from spinney.root.words import CLEARING, CLEARINGS, DONE, FACTION, MAP_CLEARINGS, RIVERFOLK

SERVICE_TOO_DEAR: Final = Refusal("service-too-dear", "11.2.6.I")
NO_CARD_FOR_SALE: Final = Refusal("no-card-for-sale", "11.2.7.I")
SERVICE_BOUGHT: Final = Refusal("service-bought", "11.2.7", always=True)
NO_MERCENARIES_FOR_YOU: Final = Refusal("no-mercenaries-for-you", "11.2.7.III.b")
SOLD_IN_BIRDSONG: Final = Refusal("sold-in-birdsong", "11.2.6", always=True)
OWN_SERVICE: Final = Refusal("own-service", "11.2.6", always=True)
REFUSALS = (
    *(SERVICE_TOO_DEAR, NO_CARD_FOR_SALE, SERVICE_BOUGHT, NO_MERCENARIES_FOR_YOU),
    *(SOLD_IN_BIRDSONG, OWN_SERVICE),
)
EVENTS = {
    "bought": ("seat", "word", "price"),
    "mercenaries-fight": ("owner", "count", "clearing"),
}


# 11.2.6 Buying services


def sell(g: Root, me: int, who: int) -> Flow:
    """Another player may buy at the start of Birdsong, as much as is within reach and paid for."""
    seat = g.seat_of[who]
    left = services_for(g, who)
    while left and any(why_not_buy(g, me, who, word) is None for word in SERVICES):
        word = yield Question(BUY, seat, (left,))
        if word == DONE:
            return
        price = price_of(g, word)
        g.tell("bought", "11.2.6", seat, word, price)
        yield from pay(g, me, who, price)
        if word == HAND_CARD:
            card = yield Question(BUY_CARD, seat)
            give(g, me, who, card, "11.2.7.I")
        else:
            grant(g, who, word)
        left -= 1


def services_for(g: Root, who: int) -> int:
    """11.2.6.II: one, and one for each clearing where a trade post and the buyer's pieces are."""
    found = 1
    for c in range(MAP_CLEARINGS):
        if has_post(g, c) and has_pieces_in(g, who, c):
            found += 1
    return found


def has_post(g: Root, c: int) -> bool:
    return any(g.pieces[post * CLEARINGS + c] for post in POSTS)


def price_of(g: Root, service: int) -> int:
    return board_of(g).prices[service - SERVICE]


def pay(g: Root, me: int, who: int, price: int) -> Flow:
    """11.2.6.I; whoever pays with something else has the Riverfolk pay in (11.2.6.III)."""
    if (yield from of(g, who).pay_warriors(g, who, price, "11.2.6.III")):
        board_of(g).put(PAYMENTS, who, price)
    else:
        put_in_payments(g, me, price, "11.2.6.III")


# 11.2.7 Services that last for a turn


class Service(Power):
    """Ends with the buyer's turn."""

    def __init__(self, word: int) -> None:
        super().__init__()
        self.word = word

    def end_of_turn(self, g: Root, me: int) -> None:
        withdraw(g, me, self.word)


class Riverboats(Service):
    """11.2.7.II: rivers are paths."""

    def __init__(self) -> None:
        super().__init__(RIVERBOATS)
        self.ways = (RIVERS,)


class Mercenaries(Service):
    """11.2.7.III: in Daylight and Evening the Riverfolk's warriors rule and fight for the buyer."""

    def __init__(self) -> None:
        super().__init__(MERCENARIES)

    def lender(self, g: Root, me: int) -> int:
        return NOBODY if g.phase == BIRDSONG else RIVERFOLK

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        there = g.warriors[RIVERFOLK * CLEARINGS + battle.clearing]
        if there and g.phase != BIRDSONG and RIVERFOLK not in battle.sides:
            battle.ally[0] = RIVERFOLK
            battle.raised[0] += there
            clearing = CLEARING + battle.clearing
            g.tell("mercenaries-fight", "11.2.7.III", FACTION + me, there, clearing)
        yield from ()

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """11.2.7.III.a: the hits are split."""
        side, c = battle.side(me), battle.clearing
        fallen = 0
        if battle.ally[side] == RIVERFOLK:
            hired, own = g.warriors[RIVERFOLK * CLEARINGS + c], g.warriors[me * CLEARINGS + c]
            fallen = rules_of(g).hired_hits(hits, own, len(pieces_in(g, me, c)), hired)
            battle.raised[side] -= fallen
        mine = yield from casualties(g, battle, side, hits - fallen)
        theirs = Loss(RIVERFOLK, battle.remover(side), c, fallen, [])
        if rules_of(g).hired_fall_for_the_buyer:
            theirs.fought_for = me
        return [mine, theirs]


POWERS[RIVERBOATS] = Riverboats()
POWERS[MERCENARIES] = Mercenaries()


# What can be chosen, and why not


def why_not_buy(g: Root, me: int, who: int, word: int) -> Refusal | None:
    if word not in SERVICES:
        return NOT_HERE
    if word == MERCENARIES and not of(g, who).warriors:
        return NO_MERCENARIES_FOR_YOU
    if word in g.granted[who]:
        return SERVICE_BOUGHT
    if word == HAND_CARD and not g.hands[me]:
        return NO_CARD_FOR_SALE
    return None if price_of(g, word) <= of(g, who).can_pay_warriors(g, who) else SERVICE_TOO_DEAR


def why_not_buy_now(g: Root, me: int, who: int, word: int) -> Refusal | None:
    """The same for whoever is not asked for a service."""
    if word not in SERVICES:
        return None
    if who == me:
        return OWN_SERVICE
    return SERVICE_BOUGHT if word in g.granted[who] else SOLD_IN_BIRDSONG


def why_not_buy_word(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_buy(g, RIVERFOLK, player(g, q), word)


def why_not_buy_card(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card in g.hands[RIVERFOLK] else NO_CARD_FOR_SALE


BUY: Final[Ask[Root]] = Ask(
    "buy-service", "11.2.6", lambda g, q: [*SERVICES, DONE], why_not_buy_word, ("count",)
)
BUY_CARD: Final[Ask[Root]] = Ask(
    "buy-card", "11.2.7.I", lambda g, q: distinct(g.hands[RIVERFOLK]), why_not_buy_card
)
ASKS = (BUY, BUY_CARD)
