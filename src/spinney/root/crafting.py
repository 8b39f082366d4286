"""Crafting (4.1)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.cards import ANY, COST, COST_IN, IS_PERSISTENT, ITEM_OF, POINTS_OF, PRICE
from spinney.root.faction import NO_LIMIT, of
from spinney.root.hands import discard, distinct, holds_any, lose, player
from spinney.root.landmarks.landmark import Landmark
from spinney.root.persistent.card import IMMEDIATE
from spinney.root.power import ITEM_CRAFTED, KEEP_CRAFTED
from spinney.root.powers import lay_open, take_from_play
from spinney.root.refusals import (
    CANNOT_BE_CRAFTED,
    DUPLICATE,
    ITEM_GONE,
    NOT_HELD,
)
from spinney.root.state import Root, others
from spinney.root.victory import score
from spinney.root.words import BIRD, CARDS, SUIT


def why_not_craft(g: Root, me: int, card: int) -> Refusal | None:
    faction = of(g, me)
    return why_not_craft_with(
        g, me, card, faction.crafting_pieces(g, me), faction.crafting_limit(g, me)
    )


def why_not_craft_with(g: Root, me: int, card: int, pieces: list[int], most: int) -> Refusal | None:
    """The same for this number of crafting pieces by suit, of which so many can be activated."""
    if card >= CARDS or card not in g.hands[me]:
        return NOT_HELD
    return why_not_craft_held(g, me, card, pieces, most)


def why_not_craft_held(g: Root, me: int, card: int, pieces: list[int], most: int) -> Refusal | None:
    if not COST[card]:
        return CANNOT_BE_CRAFTED
    if IS_PERSISTENT[card] and card in g.crafted[me]:
        return DUPLICATE
    if ITEM_OF[card] >= 0:
        refusal = why_no_item(g, me, ITEM_OF[card])
        if refusal is not None:
            return refusal
    return None if can_pay(pieces, card, most) else of(g, me).too_few_to_craft


def why_no_item(g: Root, me: int, item: int) -> Refusal | None:
    """4.1.2: items are in the supply, or on a landmark that gives them to some."""
    if g.item_supply[item]:
        return None
    for landmark in g.landmarks:
        if landmark.has_item(g, item):
            return landmark.why_not_item(g, me)
    return ITEM_GONE


def number_of(pieces: list[i64]) -> int:
    """How many they are, of all suits."""
    count: i64 = 0
    for n in pieces:
        count += n
    return count


def can_pay(pieces: list[i64], card: i64, most: i64 = NO_LIMIT) -> bool:
    """4.1.1: a piece of each listed suit, and any for the rest; no more than `most` in all."""
    wanted = PRICE[card]
    if wanted > most:
        return False
    price: list[i64] = COST_IN[card]
    ready: i64 = 0
    lacking: i64 = 0
    suit: i64 = 0
    for n in pieces:
        ready += n
        if suit < BIRD and n < price[suit]:
            lacking += price[suit] - n
        suit += 1
    whichever: i64 = 0
    if suit > BIRD:
        whichever = pieces[BIRD]
    return lacking <= whichever and wanted <= ready


def can_craft(g: Root, me: int) -> bool:
    hand = g.hands[me]
    if not hand:
        return False
    faction = of(g, me)
    pieces = faction.crafting_pieces(g, me)
    most = min(faction.crafting_limit(g, me), number_of(pieces))
    return most > 0 and any(is_craftable(g, me, card, pieces, most) for card in hand)


def craftable(g: Root, q: Question) -> list[int]:
    """The different cards in hand that can be crafted."""
    me = player(g, q)
    faction = of(g, me)
    pieces = faction.crafting_pieces(g, me)
    most = min(faction.crafting_limit(g, me), number_of(pieces))
    return distinct([card for card in g.hands[me] if is_craftable(g, me, card, pieces, most)])


def is_craftable(g: Root, me: int, card: int, pieces: list[int], most: int) -> bool:
    """Whether a card in hand can be crafted; most that cannot be cost too much."""
    if not 0 < PRICE[card] <= most:
        return False
    return why_not_craft_held(g, me, card, pieces, most) is None


def could_craft(g: Root, me: int) -> bool:
    """Whether something could be crafted for all that others know."""
    return len(g.hands[me]) > 0 and any(of(g, me).crafting_pieces(g, me))


def craft(g: Root, me: int, card: int) -> Flow:
    """Pay for the card, then have the effect: at once (4.1.2), or for good (4.1.3)."""
    yield from pay(g, me, card, "crafted", "4.1")
    if IS_PERSISTENT[card]:
        return
    if ITEM_OF[card] >= 0:
        yield from craft_item(g, me, card)
    else:
        effect = IMMEDIATE[card]
        assert effect is not None, "this card does nothing"
        yield from effect(g, me)
    if ITEM_OF[card] < 0 or not (yield from is_kept(g, me, card)):
        put_away(g, me, card)


def is_kept(g: Root, me: int, card: int) -> Generator[Question, int, bool]:
    """Whether something keeps a card whose item was crafted, which then lies elsewhere."""
    for owner, power in g.answering[KEEP_CRAFTED]:
        if owner == me and (yield from power.keep_crafted(g, me, card)):
            take_from_play(g, me, card)
            return True
    return False


def pay(g: Root, me: int, card: int, event: str, rule: str) -> Flow:
    """Lay the card open, and activate the pieces that it asks for (4.1.1)."""
    seat = g.seat_of[me]
    lose(g, me, card)
    lay_open(g, me, card)
    g.tell(event, rule, seat, card)
    for suit in COST[card]:
        if suit != ANY:
            yield from of(g, me).activate(g, me, suit)
    for _ in range(COST[card].count(ANY)):
        suit = (yield Question(ACTIVATE, seat, (card,))) - SUIT
        yield from of(g, me).activate(g, me, suit)


def put_away(g: Root, me: int, card: int) -> None:
    """Discard a card that was laid open."""
    take_from_play(g, me, card)
    discard(g, card)


def craft_item(g: Root, me: int, card: int) -> Flow:
    """3.2.2 and 4.1.2; what others' and one's own cards add to it."""
    item = ITEM_OF[card]
    giver = source_of(g, item)
    if giver is None:
        g.item_supply[item] -= 1
    else:
        giver.take_item(g, item)
    points = yield from of(g, me).take_crafted_item(g, me, item, POINTS_OF[card])
    score(g, me, points, "3.2.2")
    if giver is not None:
        giver.reward(g, me)
    for owner in [me, *others(g, me)]:
        for holder, power in g.answering[ITEM_CRAFTED]:
            if holder == owner:
                power.item_crafted(g, owner, me)


def source_of(g: Root, item: int) -> Landmark | None:
    """The landmark that gives an item, if it is not in the supply."""
    if not g.item_supply[item]:
        for landmark in g.landmarks:
            if landmark.has_item(g, item):
                return landmark
    return None


def activatable(g: Root, q: Question) -> list[int]:
    pieces = of(g, player(g, q)).crafting_pieces(g, player(g, q))
    whichever = len(pieces) > BIRD and pieces[BIRD] > 0
    return [SUIT + suit for suit in range(BIRD) if pieces[suit] or whichever]


def why_not_activate(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in activatable(g, q) else of(g, player(g, q)).too_few_to_craft


CRAFT_WHAT: Final[Ask[Root]] = ExactAsk(
    "craft-what",
    "4.1",
    craftable,
    lambda g, q, card: why_not_craft(g, player(g, q), card),
    secret=holds_any,
)
ACTIVATE: Final[Ask[Root]] = ExactAsk("activate", "4.1.1", activatable, why_not_activate, ("card",))
ASKS = (CRAFT_WHAT, ACTIVATE)
