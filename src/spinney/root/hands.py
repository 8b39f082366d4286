"""Cards (2.1): drawing, spending, discarding, giving; and who knows what is in a hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.state import EVERYBODY
from spinney.root.cards import SUITS_OF, is_dominance, is_played
from spinney.root.faction import of
from spinney.root.power import CATCH_DISCARD
from spinney.root.refusals import NOT_HELD, NOT_HERE, WRONG_SUIT
from spinney.root.state import EVENING, Root, everybody_at
from spinney.root.suits import SUITS_NAMED, suit_word
from spinney.root.victory import score
from spinney.root.words import CARDS, DONE, FACTION, SUIT

HAND_LIMIT: Final = 5


def everybody(g: Root) -> int:
    """All seats, as bits."""
    return everybody_at(g.seats)


def matches(card: i64, suits: i64) -> bool:
    """Whether a card is of one of these suits, as bits.

    Birds are wild (2.1.1), but nothing stands in for a bird (2.1.1.II).
    """
    return SUITS_OF[card] & suits > 0


def matching(g: Root, me: int, suits: int) -> list[int]:
    """The different cards of a hand that match."""
    return distinct([card for card in g.hands[me] if matches(card, suits)])


def has_matching(g: Root, me: int, suits: int) -> bool:
    """Whether there is any."""
    return any(matches(card, suits) for card in g.hands[me])


def distinct(cards: list[int]) -> list[int]:
    """In order; few are alike, and to look costs less than a set."""
    found = cards.copy()
    if len(found) < 2:
        return found
    found.sort()
    for at in range(len(found) - 1, 0, -1):
        if found[at] == found[at - 1]:
            found.pop(at)
    return found


def gain(g: Root, me: int, card: int, known_to: int) -> None:
    """Take a card into the hand; `known_to` has the seats that see which one."""
    g.hands[me].append(card)
    g.knows[me].append(everybody(g) if of(g, me).hand_is_public else known_to)


def lose(g: Root, me: int, card: int) -> None:
    """Let a card leave the hand for all to see."""
    drop(g.hands[me], g.knows[me], card)


def drop(pile: list[i64], knows: list[i64], card: i64) -> None:
    """Let a card leave a hidden pile for all to see.

    Whoever knew of one such card cannot tell whether it was this one, so of two equal cards the
    one that stays is known to those who knew both.
    """
    at: i64 = 0
    while pile[at] != card:
        at += 1
    pile.pop(at)
    known = knows.pop(at)
    for other in range(at, len(pile)):  # it was the first of them
        if pile[other] == card:
            knows[other], known = knows[other] & known, knows[other] | known


def reveal_card(g: Root, me: int, card: int, pile: list[int], rule: str) -> None:
    """G.1.23: lay a card of the hand open, where it is no part of the hand."""
    lose(g, me, card)
    pile.append(card)
    g.tell("revealed", rule, g.seat_of[me], card)


def take_back(g: Root, me: int, cards: list[int], rule: str) -> None:
    """Take revealed cards into the hand again, where everybody knows them."""
    for card in cards:
        gain(g, me, card, everybody(g))
    if cards:
        g.tell("took-back", rule, g.seat_of[me], len(cards))


def lose_unseen(g: Root, me: int, at: int, witness: int) -> int:
    """Let the card at this place leave the hand, seen by its owner and one other seat only.

    The rest can no longer be sure of anything they knew of this hand, unless one of the two plays
    with an open hand: then everybody saw which card it was.
    """
    card = g.hands[me][at]
    lose(g, me, card)
    if witnesses(g, [me, g.players[witness]]) == EVERYBODY:
        return card
    sure = 0 if witness == g.seat_of[me] else 1 << witness  # its owner's bit: everybody knows it
    for other in range(len(g.knows[me])):
        g.knows[me][other] &= sure
    return card


def discard(g: Root, card: int) -> None:
    """A dominance card becomes available instead (3.3.3); some power may catch the card."""
    if not caught(g, card):
        to_discard_pile(g, [card])


def tell_discard(g: Root, name: str, rule: str, me: int, card: int) -> None:
    """Discard a card and say so: it lies where it belongs when that is told."""
    is_caught = caught(g, card)
    if not is_caught:
        lay_down(g, card)
    g.tell(name, rule, g.seat_of[me], card)
    if not is_caught:
        tell_available(g, card)
        renew_empty_deck(g)


def tell_discards(g: Root, name: str, rule: str, me: int, cards: list[int]) -> None:
    """The same for cards together: the deck is renewed once they all lie there."""
    laid = [card for card in cards if not caught(g, card)]
    for card in laid:
        lay_down(g, card)
    for card in cards:
        g.tell(name, rule, g.seat_of[me], card)
    if laid:
        after_discard(g, laid)


def caught(g: Root, card: int) -> bool:
    for owner, power in g.answering[CATCH_DISCARD]:
        power.catch_discard(g, owner, card)
        return True
    return False


def to_discard_pile(g: Root, cards: list[int]) -> None:
    """Discard cards together, which nobody catches: the deck is renewed once they all lie there."""
    for card in cards:
        lay_down(g, card)
    after_discard(g, cards)


def lay_down(g: Root, card: int) -> None:
    if is_played(card):
        g.available.append(card)
        g.available.sort()
    else:
        g.discard.append(card)


def after_discard(g: Root, cards: list[int]) -> None:
    for card in cards:
        tell_available(g, card)
    renew_empty_deck(g)


def tell_available(g: Root, card: int) -> None:
    if is_played(card):
        rule = "3.3.3" if is_dominance(card) else "M.7.1"
        g.tell("dominance-available", rule, card)


def renew_empty_deck(g: Root) -> None:
    if not g.deck and g.edition.renews_deck_at_once:
        renew_deck(g)


def spend(g: Root, me: int, card: int, rule: str) -> None:
    lose(g, me, card)
    tell_discard(g, "spent", rule, me, card)


def spend_matching(g: Root, me: int, c: int, rule: str) -> Flow:
    """Spend a card that matches a clearing."""
    card = yield Question(SPEND, g.seat_of[me], (suit_word(g.suits[c]),))
    spend(g, me, card, rule)


def why_none_matches(
    g: Root, me: int, places: list[int], nowhere: Refusal, no_card: Refusal
) -> Refusal | None:
    """Why no card in hand can be spent for one of these clearings."""
    if not places:
        return nowhere
    if not g.hands[me]:
        return NOT_HELD
    return None if any(has_matching(g, me, g.suits[c]) for c in places) else no_card


def discard_from_hand(g: Root, me: int, card: int, rule: str) -> None:
    lose(g, me, card)
    tell_discard(g, "discarded", rule, me, card)


def renew_deck(g: Root) -> None:
    """2.1: the whole discard pile is shuffled to form a new deck, under a last card if need be."""
    if g.discard:
        cards = sorted(g.discard)
        g.discard = []
        g.shuffle(cards)
        g.deck[:0] = cards
        g.tell("reshuffled", "2.1", len(cards))


def take_top(g: Root) -> int:
    """The top card of the deck, or -1 if there is none anywhere."""
    if not g.deck:
        renew_deck(g)
        if not g.deck:
            return -1
    g.reveal()
    # While the last card is still there: else it could be told by what is missing.
    if len(g.deck) == 1 and g.edition.renews_deck_at_once:
        renew_deck(g)
    return g.deck.pop()


def draw(g: Root, me: int, n: int, rule: str) -> None:
    if not of(g, me).has_hand:
        draw_for_nobody(g, me, n)
        return
    seat = g.seat_of[me]
    for _ in range(n):
        card = take_top(g)
        if card < 0:
            g.tell("nothing-to-draw", "2.1", seat)
            return
        gain(g, me, card, 0)
        g.drew = g.drew or (g.phase == EVENING and g.active == me)
        if g.log is not None:
            tell_of_card(g, [me], "drew", rule, card)


def draw_for_nobody(g: Root, me: int, n: int) -> None:
    """Cards that somebody lets a player draw who has no hand are as if given (ruling R119)."""
    for _ in range(n):
        card = take_top(g)
        if card >= 0:
            turn_down(g, me, card)


def turn_down(g: Root, me: int, card: int) -> None:
    """M.2.1: what is given to a player without a hand is discarded, for a point."""
    is_caught = caught(g, card)
    if not is_caught:
        lay_down(g, card)
    g.tell("turned-down", "M.2.1", FACTION + me, card)
    if not is_caught:
        after_discard(g, [card])
    score(g, me, 1, "M.2.1")


def witnesses(g: Root, hands: list[int]) -> int:
    """Who sees which card leaves or joins these hands, as bits: everybody, if one lies open."""
    seats = 0
    for me in hands:
        if of(g, me).hand_is_public:
            return EVERYBODY
        seats |= 1 << g.seat_of[me]
    return seats


def tell_of_card(g: Root, hands: list[int], name: str, rule: str, card: int) -> None:
    """Say to those who see it which card it is, and to the others that there was one."""
    if g.log is None:
        return
    seats = [g.seat_of[me] for me in hands]
    seen_by = witnesses(g, hands)
    g.tell_to(seen_by, name, rule, *seats, card)
    if seen_by != EVERYBODY:
        g.tell_to(~seen_by, f"{name}-hidden", rule, *seats)


def give(g: Root, giver: int, taker: int, card: int, rule: str) -> None:
    """Give a card that had to match something: everybody sees that it does (ruling R1)."""
    lose(g, giver, card)
    if not of(g, taker).has_hand:
        turn_down(g, taker, card)
        return
    gain(g, taker, card, everybody(g))
    g.tell("gave", rule, g.seat_of[giver], g.seat_of[taker], card)


def take_random(g: Root, taker: int, victim: int, rule: str) -> None:
    """Take a random card of a hand; the two of them know which."""
    if not of(g, victim).has_hand:
        draw(g, taker, 1, "M.2.1")
        return
    if not g.hands[victim]:
        return
    at = g.pick(g.hands[victim])
    card = lose_unseen(g, victim, at, g.seat_of[taker])
    gain(g, taker, card, witnesses(g, [victim]) & everybody(g))
    tell_of_card(g, [taker, victim], "took", rule, card)


def can_be_robbed(g: Root, me: int) -> bool:
    """Whether a card can be taken from a player: of their hand, or of the deck instead (M.2.1)."""
    return len(g.hands[me]) > 0 or (not of(g, me).has_hand and bool(g.deck or g.discard))


def show_hand(g: Root, me: int, to: int, rule: str) -> None:
    """Show the whole hand to one other player, who remembers it."""
    g.reveal()
    seat = g.seat_of[to]
    for at, card in enumerate(g.hands[me]):
        g.knows[me][at] |= 1 << seat
        g.tell_to(1 << seat, "shown", rule, g.seat_of[me], card)
    g.tell("showed-hand", rule, g.seat_of[me], seat)


def discard_down(g: Root, me: int, rule: str) -> Flow:
    """Discard cards of one's choice until five are left."""
    while len(g.hands[me]) > HAND_LIMIT:
        card = yield Question(DISCARD, g.seat_of[me])
        discard_from_hand(g, me, card, rule)


# Asking for cards: who is asked is a seat, and what a seat plays is its player.


def player(g: Root, q: Question) -> int:
    """Who is asked; it may be a hireling for which a player answers."""
    return g.players[q.seat] if g.acting < 0 else g.acting


def cards_held(g: Root, q: Question) -> list[int]:
    return distinct(g.hands[player(g, q)])


def cards_of_suit(g: Root, q: Question) -> list[int]:
    """The cards of a hand that match; `about` starts with a suit as a word."""
    return matching(g, player(g, q), SUITS_NAMED[q.about[0] - SUIT])


def holds_any(g: Root, q: Question) -> bool:
    """Others cannot tell what a hand leaves to choose, unless it is empty."""
    return len(g.hands[player(g, q)]) > 0


def why_not_held(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card < CARDS and card in g.hands[player(g, q)] else NOT_HELD


def why_not_matching(g: Root, q: Question, card: int) -> Refusal | None:
    """`about` starts with a suit as a word; BIRD stands for a real bird (2.1.1.II)."""
    refusal = why_not_held(g, q, card)
    if refusal is not None:
        return refusal
    return None if matches(card, SUITS_NAMED[q.about[0] - SUIT]) else WRONG_SUIT


def why_not_matching_or_done(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card == DONE else why_not_matching(g, q, card)


def why_not_done(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else NOT_HERE


DISCARD: Final[Ask[Root]] = ExactAsk("discard", "2.1", cards_held, why_not_held, secret=holds_any)
SPEND: Final[Ask[Root]] = ExactAsk(
    "spend", "2.1", cards_of_suit, why_not_matching, ("suit",), holds_any
)
ASKS = (DISCARD, SPEND)
