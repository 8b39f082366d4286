"""What everybody may do in Daylight besides their faction's own actions.

Dominance cards (3.3), closed paths (C.3.3), crafting and crafted cards, and what others' powers let
one do at any time. A faction offers these words among its own actions: `common_words` are the
candidates, `why_not_common` refuses, `take_common` does it.
"""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.cards import COST, SUIT_OF, is_dominance, is_played
from spinney.root.crafting import can_craft, could_craft, craft, craftable, why_not_craft
from spinney.root.faction import of
from spinney.root.hands import (
    SPEND,
    cards_held,
    distinct,
    everybody,
    gain,
    has_matching,
    holds_any,
    player,
    spend,
    why_not_held,
)
from spinney.root.moving import as_clearing, clearings
from spinney.root.persistent.card import (
    DAYLIGHT_GOES_ON,
    could_use,
    has_moment,
    is_for,
    usable,
    use,
    why_not_use,
)
from spinney.root.pieces import has_pieces_in
from spinney.root.power import OFFERS, Power
from spinney.root.refusals import (
    CANNOT_BE_CRAFTED,
    CANNOT_PAY_SUIT,
    IN_DAYLIGHT,
    NO_CLOSED_PATH,
    NO_PIECES_THERE,
    NONE_AVAILABLE,
    NOT_A_CLEARING,
    NOT_AVAILABLE,
    NOT_HELD,
    NOT_HERE,
    NOT_IN_HAND,
    OTHER_MOMENT,
    USED_THIS_TURN,
)
from spinney.root.state import DAYLIGHT, Root
from spinney.root.victory import (
    FOR_DOMINANCE,
    activate_dominance,
    could_activate,
    score,
    why_not_activate,
)
from spinney.root.words import CARDS, CLEARING, CRAFT, DONE, OPEN_PATH, SUIT, TAKE_DOMINANCE


def common_words(g: Root, me: int) -> list[int]:
    offered: list[int] = []
    for owner, power in offering(g, me):
        offered += power.offers(g, owner, me)
    if g.phase != DAYLIGHT:
        return offered
    words = sorted([card for card in g.hands[me] if is_dominance(card)])
    words += [card for card in g.crafted[me] if is_for(card, DAYLIGHT_GOES_ON)]
    if g.available:
        words.append(TAKE_DOMINANCE)
    if g.closed:
        words.append(OPEN_PATH)
    return words + offered


def offering(g: Root, me: int) -> list[tuple[int, Power]]:
    """The powers that let this player do something at any time of the turn."""
    if not g.answering[OFFERS]:
        return g.answering[OFFERS]
    return [
        (owner, power)
        for owner, power in g.answering[OFFERS]
        if (owner == me) == power.offers_to_its_own
    ]


def why_not_common(g: Root, me: int, word: int) -> Refusal | None:
    for owner, power in offering(g, me):
        if word in power.offers(g, owner, me):
            return power.why_not_offer(g, owner, me, word)
    if g.phase != DAYLIGHT:
        return why_not_now(g, me, word)
    if word == TAKE_DOMINANCE:
        if not g.available:
            return NONE_AVAILABLE
        return None if takeable(g, me) else CANNOT_PAY_SUIT
    if word == OPEN_PATH:
        return why_not_open_path(g, me)
    if word >= CARDS:
        return why_not_now(g, me, word)
    if is_dominance(word):
        return why_not_activate(g, me, word)
    if word in g.hands[me] and word not in g.crafted[me]:
        return why_not_now(g, me, word)
    return why_not_use(g, me, word) if is_for(word, DAYLIGHT_GOES_ON) else why_not_now(g, me, word)


def why_not_now(g: Root, me: int, word: int) -> Refusal:
    """Why something is not done now that may be at another time."""
    if word < CARDS:
        return why_not_card_now(g, me, word)
    for owner in g.turns:
        refusal = of(g, owner).untimely(g, owner, me, word)
        if refusal is not None:
            return refusal
    return NOT_HERE


def why_not_card_now(g: Root, me: int, card: int) -> Refusal:
    if card in g.crafted[me]:
        return OTHER_MOMENT
    if card not in g.hands[me]:
        return NOT_IN_HAND
    if is_played(card):
        return IN_DAYLIGHT
    return why_not_now(g, me, CRAFT) if COST[card] else CANNOT_BE_CRAFTED


def could_do_common(g: Root, me: int) -> bool:
    """Whether such an action could be open by what is in hand, for all that others know."""
    if any(power.could_take_offer(g, owner, me) for owner, power in offering(g, me)):
        return True
    return g.phase == DAYLIGHT and (
        could_activate(g, me) or (len(g.available) > 0 and len(g.hands[me]) > 0) or could_use(g, me)
    )


def take_common(g: Root, me: int, word: int) -> Flow:
    for owner, power in offering(g, me):
        if word in power.offers(g, owner, me):
            yield from power.take_offer(g, owner, me, word)
            return
    if word == TAKE_DOMINANCE:
        yield from take_dominance(g, me)
    elif word == OPEN_PATH:
        yield from open_path(g, me)
    elif is_dominance(word):
        from_hand = g.hands[me].index(word)
        del g.hands[me][from_hand]
        del g.knows[me][from_hand]
        yield from activate_dominance(g, me, word)
    else:
        yield from use(g, me, word)


def activatable(g: Root, me: int) -> list[int]:
    """Dominance cards in hand that can be activated."""
    held = [card for card in g.hands[me] if is_dominance(card)]
    return sorted([card for card in held if why_not_activate(g, me, card) is None])


def takeable(g: Root, me: int) -> list[int]:
    """3.3.4: available dominance cards that a card in hand can be spent for."""
    return [card for card in g.available if has_matching(g, me, 1 << SUIT_OF[card])]


def take_dominance(g: Root, me: int) -> Flow:
    seat = g.seat_of[me]
    card = yield Question(TAKE, seat)
    price = yield Question(SPEND, seat, (SUIT + SUIT_OF[card],))
    spend(g, me, price, "3.3.4")
    g.available.remove(card)
    gain(g, me, card, everybody(g))
    g.tell("took-dominance", "3.3.4", seat, card)


def openable(g: Root, me: int) -> list[tuple[int, int]]:
    """C.3.3: closed paths with one's pieces at either end."""
    paths = [g.map.closed[number] for number in g.closed]
    return [(a, b) for a, b in paths if has_pieces_in(g, me, a) or has_pieces_in(g, me, b)]


def why_not_open_path(g: Root, me: int) -> Refusal | None:
    if not g.closed:
        return NO_CLOSED_PATH
    if OPEN_PATH in g.used:
        return USED_THIS_TURN
    if not g.hands[me]:
        return NOT_HELD
    return None if openable(g, me) else NO_PIECES_THERE


def open_path(g: Root, me: int) -> Flow:
    """Spend any card, remove the marker, score a point."""
    seat = g.seat_of[me]
    a = (yield Question(OPEN_FROM, seat)) - CLEARING
    b = (yield Question(OPEN_TO, seat, (CLEARING + a,))) - CLEARING
    card = yield Question(SPEND_ANY, seat)
    spend(g, me, card, "C.3.3")
    path = (a, b) if (a, b) in g.map.closed else (b, a)
    opened = g.map.closed.index(path)
    g.closed = [number for number in g.closed if number != opened]
    g.used.append(OPEN_PATH)
    g.tell("opened-path", "C.3.3", seat, CLEARING + a, CLEARING + b)
    score(g, me, 1, "C.3.3")


def craft_cards(g: Root, me: int) -> Flow | None:
    """A step in which one may craft, card by card; in Daylight, do what everybody may besides."""
    if can_craft(g, me) or open_common(g, me) or (g.watched and could_do_any(g, me)):
        return craft_one(g, me)
    return None


def craft_one(g: Root, me: int) -> Flow:
    word = yield Question(CRAFT_CARD, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    if is_played(word) or word not in g.hands[me] or word in g.crafted[me]:
        yield from take_common(g, me, word)
    else:
        yield from craft(g, me, word)


def could_do_any(g: Root, me: int) -> bool:
    return could_craft(g, me) or could_do_common(g, me)


def open_common(g: Root, me: int) -> list[int]:
    """The common words without a "why not"."""
    found: list[int] = []
    add_open_common(g, me, found)
    return found


def add_open_common(g: Root, me: int, found: list[int]) -> None:
    """Add them to what else is open: kind by kind, because this is asked all the time."""
    if g.answering[OFFERS]:
        found += [word for word in common_words(g, me) if why_not_common(g, me, word) is None]
        return
    if g.phase != DAYLIGHT:
        return
    if g.points[me] >= FOR_DOMINANCE and any(is_dominance(card) for card in g.hands[me]):
        found += activatable(g, me)
    if has_moment(g, me, DAYLIGHT_GOES_ON):
        found += usable(g, me, DAYLIGHT_GOES_ON)
    if any(has_matching(g, me, 1 << SUIT_OF[card]) for card in g.available):
        found.append(TAKE_DOMINANCE)
    if g.closed and why_not_open_path(g, me) is None:
        found.append(OPEN_PATH)


def loose_ends(g: Root, me: int) -> Flow | None:
    """A last step of Daylight, where the one before it is not left at will."""
    if open_common(g, me) or (g.watched and could_do_common(g, me)):
        return last_thing(g, me)
    return None


def last_thing(g: Root, me: int) -> Flow:
    word = yield Question(LAST_THINGS, g.seat_of[me])
    if word != DONE:
        g.again = True
        yield from take_common(g, me, word)


def craft_words(g: Root, q: Question) -> list[int]:
    me = player(g, q)
    return [*distinct(g.hands[me] + common_words(g, me)), DONE]


def why_not_craft_card(g: Root, q: Question, word: int) -> Refusal | None:
    """A card in hand is crafted, unless it is a dominance card; others are common actions.

    A card that lies crafted already is used, if it can be, however many more are in hand.
    """
    me = player(g, q)
    if word == DONE:
        return None
    if word in g.crafted[me] and why_not_common(g, me, word) is None:
        return None
    if word < CARDS and word in g.hands[me] and not is_played(word):
        return why_not_craft(g, me, word)
    if word < CARDS and not is_played(word) and word not in g.crafted[me]:
        return NOT_HELD
    return why_not_common(g, me, word)


def why_not_last(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_common(g, player(g, q), word)


def why_not_take(g: Root, q: Question, card: int) -> Refusal | None:
    if card not in g.available:
        return NOT_AVAILABLE
    return None if card in takeable(g, player(g, q)) else CANNOT_PAY_SUIT


def open_ends(g: Root, q: Question) -> list[int]:
    return sorted({CLEARING + c for path in openable(g, player(g, q)) for c in path})


def why_not_open_from(g: Root, q: Question, word: int) -> Refusal | None:
    if as_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in open_ends(g, q) else NO_CLOSED_PATH


def open_partners(g: Root, q: Question) -> list[int]:
    a = q.about[0] - CLEARING
    paths = openable(g, player(g, q))
    return clearings(sorted({x if y == a else y for x, y in paths if a in (x, y)}))


def why_not_open_to(g: Root, q: Question, word: int) -> Refusal | None:
    if as_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in open_partners(g, q) else NO_CLOSED_PATH


class CraftCardAsk(Ask[Root]):
    def options(self, g: Root, q: Question) -> list[int]:
        """The same, with what there is to craft with counted once."""
        me = player(g, q)
        common = [word for word in open_common(g, me) if is_common(g, me, word)]
        return [*distinct(craftable(g, q) + common), DONE]


def is_common(g: Root, me: int, word: int) -> bool:
    """Whether a word stands for no card in hand that would be crafted."""
    return word >= CARDS or is_played(word) or word in g.crafted[me]


CRAFT_CARD: Final[Ask[Root]] = CraftCardAsk(
    "craft-card",
    "4.1",
    craft_words,
    why_not_craft_card,
    secret=lambda g, q: could_do_any(g, player(g, q)),
)
LAST_THINGS: Final[Ask[Root]] = Ask(
    "last-things",
    "1.4.1",
    lambda g, q: [*common_words(g, player(g, q)), DONE],
    why_not_last,
    secret=lambda g, q: could_do_common(g, player(g, q)),
)
TAKE: Final[Ask[Root]] = Ask(
    "take-dominance",
    "3.3.4",
    lambda g, q: g.available,
    why_not_take,
    secret=lambda g, q: len(g.available) > 1,
)
OPEN_FROM: Final[Ask[Root]] = Ask("open-from", "C.3.3", open_ends, why_not_open_from)
OPEN_TO: Final[Ask[Root]] = Ask("open-to", "C.3.3", open_partners, why_not_open_to, ("origin",))
SPEND_ANY: Final[Ask[Root]] = Ask("spend-any", "2.1", cards_held, why_not_held, secret=holds_any)
ASKS = (CRAFT_CARD, LAST_THINGS, TAKE, OPEN_FROM, OPEN_TO, SPEND_ANY)
