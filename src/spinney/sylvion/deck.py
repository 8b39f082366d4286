"""The deck of the defenders (chapter 5): drawing, reshuffling, Demobilisation and Treasons."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.core.state import EVERYBODY
from spinney.sylvion.refusals import (
    NOT_HELD,
    NOT_IN_DISCARD,
    TOO_FEW_TO_CHOOSE,
    TREASON_STAYS,
)
from spinney.sylvion.state import (
    Sylvion,
    cards_in,
    discard_from_hand,
    gain,
    question,
    see_by_elimination,
    spread,
)
from spinney.sylvion.words import CHOOSE, EMPTY, PARTNER, RANDOM, SELF, SYLVAN, TOP, TREASON


def draw(g: Sylvion, seat: int, n: int, rule: str) -> Flow:
    """Draw cards one at a time; the deck is renewed only when a card must come from it (R15)."""
    for _ in range(n):
        if not g.deck:
            yield from renew_the_deck(g, seat)
            if not g.deck:
                g.tell("nothing-to-draw", "R15", seat)
                return
        card, openly = take_top(g)
        if card == TREASON:
            yield from treason(g, seat, "treason", "5.3")
        else:
            gain(g, seat, card, openly)
            g.tell_to(whose_eyes(g, seat, openly), "drew", rule, seat, card)
            g.tell_to(~whose_eyes(g, seat, openly), "drew-hidden", rule, seat)


def whose_eyes(g: Sylvion, seat: int, openly: bool) -> int:
    """Who sees which card comes to a hand: its owner or, if hands are open, all."""
    return 1 << seat if g.hidden and not openly else EVERYBODY


def take_top(g: Sylvion) -> tuple[int, bool]:
    """The top card of the deck, and whether everybody knew it."""
    g.reveal()
    openly = g.foreseen > 0
    if openly:
        g.foreseen -= 1
    return g.deck.pop(), openly


def renew_the_deck(g: Sylvion, seat: int) -> Flow:
    """5.1 in the introductory game, a Demobilisation (5.2) in the advanced one."""
    if not sum(g.discard):
        return
    if not g.advanced:
        reshuffle(g, "5.1")
        return
    removable = sum(g.discard[:SYLVAN])
    if removable > 1:
        choice = yield question(g, RENEW, seat)
    else:
        choice = TOP
    if choice == CHOOSE:
        yield from remove_two(g, seat, "5.2")
        reshuffle(g, "5.2")
    else:
        reshuffle(g, "5.2")
        remove_top(g)


def reshuffle(g: Sylvion, rule: str) -> None:
    """The deck was empty, so each player knows by elimination what the other holds (R46)."""
    for seat in range(g.seats):
        see_by_elimination(g, seat)
    g.deck = spread(g.discard)
    g.discard = [0] * len(g.discard)
    g.foreseen = 0
    g.shuffle(g.deck)
    g.tell("reshuffled", rule, len(g.deck))


def remove_top(g: Sylvion) -> None:
    """Remove the top card of the new deck; a Treason is set aside and shuffled back in (R18)."""
    at = len(g.deck) - 1
    while at >= 0 and g.deck[at] == TREASON:
        at -= 1
    if at < 0:
        return
    met_treason = at < len(g.deck) - 1
    card = g.deck.pop(at)
    remove(g, card, "R45")
    if met_treason:
        g.tell("treason-returned", "R18")
        g.shuffle(g.deck)


def remove(g: Sylvion, card: int, rule: str) -> None:
    g.removed[card] += 1
    g.tell("removed", rule, card)


def remove_two(g: Sylvion, seat: int, rule: str) -> Flow:
    for _ in range(2):
        card = yield question(g, REMOVE, seat)
        g.discard[card] -= 1
        remove(g, card, rule)


def remove_random(g: Sylvion) -> None:
    """Treasons are put back until another card comes up (5.3): so they are never in the draw."""
    cards = spread(g.discard[:SYLVAN])
    card = cards[g.pick(cards)]
    g.discard[card] -= 1
    remove(g, card, "demobilisation")


def treason(g: Sylvion, seat: int, came: str, rule: str) -> Flow:
    """5.3: discard it, or discard another card and be rid of it for good."""
    g.tell(came, rule, seat)
    g.playing = TREASON
    card = TREASON
    if sum(g.hands[seat]):
        card = yield question(g, BETRAYED, seat)
    g.playing = EMPTY
    if card == TREASON:
        g.discard[TREASON] += 1
        g.tell("treason-discarded", "5.3", seat)
    else:
        discard_from_hand(g, seat, card)
        g.removed[TREASON] += 1
        g.tell("treason-bought-off", "5.3", seat, card)


def whose(g: Sylvion) -> Generator[Question, int, int]:
    """R21: who "you" is in an effect: the active player, or whom that player names."""
    if g.seats == 1 or not g.you:
        return g.active
    choice = yield Question(WHOSE, g.active)
    return g.active if choice == SELF else 1 - g.active


def whose_hand(g: Sylvion) -> Generator[Question, int, int]:
    """R21: who loses cards, where an effect takes some; nobody who has none while another has."""
    if g.seats == 1 or not g.you or not sum(g.hands[1 - g.active]):
        return g.active
    if not sum(g.hands[g.active]):
        return 1 - g.active
    choice = yield Question(WHOSE_HAND, g.active)
    return g.active if choice == SELF else 1 - g.active


def hand_cards(g: Sylvion, q: Question) -> list[int]:
    return cards_in(g.hands[q.seat])


def why_not_from_hand(g: Sylvion, q: Question, card: int) -> Refusal | None:
    return None if card < SYLVAN and g.hands[q.seat][card] else NOT_HELD


def why_not_renew(g: Sylvion, q: Question, word: int) -> Refusal | None:
    return None if word in (CHOOSE, TOP) else NOT_AN_ANSWER


def discarded(g: Sylvion, q: Question) -> list[int]:
    return cards_in(g.discard)


def why_not_remove(g: Sylvion, q: Question, card: int) -> Refusal | None:
    if card == TREASON:
        return TREASON_STAYS
    return None if card < SYLVAN and g.discard[card] else NOT_IN_DISCARD


def why_not_betrayed(g: Sylvion, q: Question, card: int) -> Refusal | None:
    return None if card == TREASON else why_not_from_hand(g, q, card)


def why_not_whose(g: Sylvion, q: Question, word: int) -> Refusal | None:
    return None if word in (SELF, PARTNER) else NOT_AN_ANSWER


def why_not_random_or_two(g: Sylvion, q: Question, word: int) -> Refusal | None:
    """`about` has the number of cards there are to choose from."""
    if word == CHOOSE:
        return None if q.about[0] > 1 else TOO_FEW_TO_CHOOSE
    return None if word == RANDOM else NOT_AN_ANSWER


RENEW: Final[Ask[Sylvion]] = Ask("renew", "5.2", lambda g, q: (CHOOSE, TOP), why_not_renew)
REMOVE: Final[Ask[Sylvion]] = Ask("remove", "5.2", discarded, why_not_remove)
BETRAYED: Final[Ask[Sylvion]] = Ask(
    "betrayed", "5.3", lambda g, q: [TREASON, *cards_in(g.hands[q.seat])], why_not_betrayed
)
WHOSE: Final[Ask[Sylvion]] = Ask("whose", "R21", lambda g, q: (SELF, PARTNER), why_not_whose)
WHOSE_HAND: Final[Ask[Sylvion]] = Ask(
    "whose-hand", "R21", lambda g, q: (SELF, PARTNER), why_not_whose
)
ASKS = (RENEW, REMOVE, BETRAYED, WHOSE, WHOSE_HAND)
