"""Spies (M.7): played as dominance cards are, they turn up an order and may swap two of them."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.cards import SUIT_OF, is_spy
from spinney.root.factions.mechanical.board import SPY_CARDS, board_of
from spinney.root.hands import after_discard, caught, everybody, lay_down, lose
from spinney.root.refusals import NOT_HERE, USED_THIS_TURN
from spinney.root.state import DAYLIGHT, NOBODY, Root
from spinney.root.words import DONE, NUMBER, SPIES

NO_ORDERS: Final = Refusal("no-orders-to-spy", "M.7.2")
REFUSALS: Final[tuple[Refusal, ...]] = (NO_ORDERS,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "spy-played": ("seat", "card"),
    "spied": ("seat", "card", "nth", "found"),
    "spy-caught": ("card",),
    "orders-swapped": ("seat", "nth", "other_nth"),
}


def offered(g: Root, who: int) -> list[int]:
    """The spies that somebody holds or has in play, in their own Daylight."""
    if g.phase != DAYLIGHT or g.active != who:
        return []
    held = [card for card in g.hands[who] if is_spy(card)]
    return sorted(held) + board_of(g).spies_of(who)


def why_not(g: Root, who: int, word: int) -> Refusal | None:
    """M.7.2: each spy once in a Daylight, also in that in which it was played (ruling R123)."""
    if word in g.hands[who]:
        return None
    if word in g.used:
        return USED_THIS_TURN
    return None if board_of(g).orders else NO_ORDERS


def could_hold_one(g: Root, who: int) -> bool:
    """Whether a spy may be in this hand, for all that others know."""
    if g.phase != DAYLIGHT or not g.hands[who]:
        return False
    board = board_of(g)
    pairs = zip(board.orders, board.known, strict=True)
    in_sight = [card for card, mask in pairs if mask == everybody(g)]
    return any(
        board.spies[card - SPIES] == NOBODY and card not in g.available and card not in in_sight
        for card in SPY_CARDS
    )


def take(g: Root, who: int, card: int) -> Flow:
    if card in g.hands[who]:
        play(g, who, card)
    else:
        yield from spy(g, who, card)


def play(g: Root, who: int, card: int) -> None:
    """M.7.1: at no cost, whatever the score (ruling R123)."""
    lose(g, who, card)
    board_of(g).spies[card - SPIES] = who
    g.tell("spy-played", "M.7.1", g.seat_of[who], card)


def spy(g: Root, who: int, card: int) -> Flow:
    """M.7.2: turn up an order; one of the spy's own suit finds it out."""
    board, seat = board_of(g), g.seat_of[who]
    g.used.append(card)
    nth = (yield Question(SPY_ON, seat, (card,))) - NUMBER
    found = board.orders[nth - 1]
    board.known[nth - 1] = everybody(g)
    g.reveal()
    g.tell("spied", "M.7.2", seat, card, nth, found)
    if SUIT_OF[found] == SUIT_OF[card]:
        find_out(g, card)
    elif len(board.orders) > 1:
        yield from swap(g, who, card)


def find_out(g: Root, card: int) -> None:
    """M.7.2: the spy is discarded, and lies available again."""
    board_of(g).spies[card - SPIES] = NOBODY
    is_caught = caught(g, card)
    if not is_caught:
        lay_down(g, card)
    g.tell("spy-caught", "M.7.2", card)
    if not is_caught:
        after_discard(g, [card])


def swap(g: Root, who: int, card: int) -> Flow:
    """M.7.3: any two orders; whatever is known of them goes along."""
    board, seat = board_of(g), g.seat_of[who]
    one = yield Question(SWAP, seat, (card,))
    if one == DONE:
        return
    other = yield Question(SWAP_WITH, seat, (card, one - NUMBER))
    a, b = one - NUMBER - 1, other - NUMBER - 1
    for row in (board.orders, board.known):
        row[a], row[b] = row[b], row[a]
    g.tell("orders-swapped", "M.7.3", seat, a + 1, b + 1)


def places(g: Root, q: Question) -> list[int]:
    return [NUMBER + n for n in range(1, 1 + len(board_of(g).orders))]


def why_not_place(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in places(g, q) else NOT_HERE


def why_not_swap(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_place(g, q, word)


def others(g: Root, q: Question) -> list[int]:
    """`about` has the spy, and the place of the order that is swapped."""
    return [word for word in places(g, q) if word != NUMBER + q.about[1]]


def why_not_swap_with(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in others(g, q) else NOT_HERE


SPY_ON: Final[Ask[Root]] = Ask("spy-on", "M.7.2", places, why_not_place, ("card",))
SWAP: Final[Ask[Root]] = Ask(
    "swap-orders", "M.7.3", lambda g, q: [*places(g, q), DONE], why_not_swap, ("card",)
)
SWAP_WITH: Final[Ask[Root]] = Ask(
    "swap-orders-with", "M.7.3", others, why_not_swap_with, ("card", "nth")
)
ASKS: Final[tuple[Ask[Root], ...]] = (SPY_ON, SWAP, SWAP_WITH)
