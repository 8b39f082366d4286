"""Action cards (chapters 2 and 3): hands, decks and discards, and what stays in play."""

from __future__ import annotations

from bisect import insort

from spinney.ironwood.state import EVERYONE, OPPONENT, Ironwood, tell_hidden
from spinney.ironwood.words import SIDE, is_base


def draw(g: Ironwood, side: int, n: int, rule: str) -> None:
    """3.3, 13.13: the top special cards; an empty deck is made anew from the discard.

    An automaton's go under its pile (14.1).
    """
    deck = g.decks[side]
    for _ in range(n):
        if not deck:
            reshuffle(g, side)
            if not deck:
                g.tell("nothing-to-draw", "U14", SIDE + side)
                return
        g.reveal()
        card = deck.pop()
        if side == g.automaton:
            g.hands[side].insert(0, card)
            g.under += 1
        else:
            insort(g.hands[side], card)
        if g.foreseen[side]:
            g.foreseen[side] -= 1
            g.seen[card] = OPPONENT | EVERYONE
            g.tell("drew", rule, SIDE + side, card)
        else:
            tell_hidden(g, side, "drew", rule, card, SIDE + side)


def reshuffle(g: Ironwood, side: int) -> None:
    cards = sorted(g.discards[side])
    if cards:
        g.discards[side].clear()
        g.decks[side].extend(cards)
        g.shuffle(g.decks[side])
        g.tell("reshuffled", "3.3", SIDE + side, len(cards))


def take(g: Ironwood, side: int, card: int) -> None:
    """A card is taken out of its hand."""
    if side == g.automaton:
        leave_pile(g, g.hands[side].index(card))
    g.hands[side].remove(card)


def leave_pile(g: Ironwood, at: int) -> None:
    """What is known of the automaton's pile, without the card in this place."""
    if at < g.under:
        g.under -= 1
    elif at >= len(g.hands[g.automaton]) - g.upon:
        g.upon -= 1


def shuffle_pile(g: Ironwood) -> None:
    """14.1: nobody knows any more where a card of the automaton's hand is."""
    g.hands[g.automaton].sort()
    g.shuffle(g.hands[g.automaton])
    g.under = g.upon = 0


def leave_hand(g: Ironwood, side: int, card: int) -> None:
    """A card leaves its hand; whoever knew of it there knows no more."""
    take(g, side, card)
    g.seen[card] = 0


def discard(g: Ironwood, side: int, card: int) -> None:
    """To the discard, where everybody sees it (U11). The card has left where it was."""
    g.discards[side].append(card)
    g.reveal()


def specials(g: Ironwood, side: int) -> list[int]:
    """The special cards of a hand."""
    return [card for card in g.hands[side] if not is_base(card)]


def look_at_hand(g: Ironwood, side: int, rule: str) -> None:
    """A side sees the other's special cards."""
    g.reveal()
    for card in specials(g, 1 - side):
        g.seen[card] |= OPPONENT
        tell_hidden(g, side, "saw", rule, card, SIDE + side)


def permanents(g: Ironwood, side: int) -> list[int]:
    """The cards in play that have a cube on them (2.4)."""
    return [card for card in g.in_play[side] + g.played[side] if g.cubes[card]]
