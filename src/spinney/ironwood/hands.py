"""Hands, decks and discards of action cards (chapters 2 and 3)."""

from __future__ import annotations

from bisect import insort

from spinney.ironwood.state import EVERYONE, OPPONENT, Ironwood, tell_hidden
from spinney.ironwood.words import SIDE, is_base


def draw(g: Ironwood, side: int, n: int, rule: str) -> None:
    """3.3, 13.13: the top special cards; an empty deck is made anew from the discard."""
    deck = g.decks[side]
    for _ in range(n):
        if not deck:
            reshuffle(g, side)
            if not deck:
                g.tell("nothing-to-draw", "U14", SIDE + side)
                return
        g.reveal()
        card = deck.pop()
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


def leave_hand(g: Ironwood, side: int, card: int) -> None:
    """A card leaves its hand; whoever knew of it there knows no more."""
    g.hands[side].remove(card)
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
