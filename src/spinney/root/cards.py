"""The two decks as flat tables by card number."""

from __future__ import annotations

from typing import Final

from spinney.core.rows import row_of
from spinney.root.box import CARD_LIST
from spinney.root.words import (
    AMBUSHES,
    BIRD,
    CARDS,
    DECK_CARDS,
    DOMINANCES,
    ITEM,
    SPIES,
    SUIT,
    VOCABULARY,
)

ANY: Final = 3
"""In a crafting cost: a piece of any suit."""


NAMES = tuple(card.name for card in CARD_LIST)
assert VOCABULARY.words[:DECK_CARDS] == NAMES, "data and vocabulary disagree"

OF_NO_DECK: Final = [BIRD, BIRD, BIRD, *range(BIRD)]
"""The suits of the cards after those of the decks: Vizier (7.3.4), Retainer, and the Spies."""
assert len(CARD_LIST) + len(OF_NO_DECK) == CARDS, "every card has a suit"

SUIT_OF: Final[list[int]] = [VOCABULARY.number(card.suit) - SUIT for card in CARD_LIST] + OF_NO_DECK
SUITS_OF: Final = row_of([(1 << BIRD + 1) - 1 if suit == BIRD else 1 << suit for suit in SUIT_OF])
"""The suits that a card matches, as bits: birds are wild (2.1.1)."""
COST: Final[list[list[int]]] = [
    [ANY if suit == "any" else VOCABULARY.number(suit) - SUIT for suit in card.cost]
    for card in CARD_LIST
] + [[] for _ in OF_NO_DECK]
PRICE: Final = row_of([len(cost) for cost in COST])
"""How many pieces a card costs in all; nothing if it cannot be crafted."""
COST_IN: Final[list[list[int]]] = [[cost.count(suit) for suit in range(BIRD)] for cost in COST]
"""How many pieces of each suit a card costs, but for those of any."""
ITEM_OF: Final[list[int]] = [
    VOCABULARY.number(card.item) - ITEM if card.item else -1 for card in CARD_LIST
] + [-1] * len(OF_NO_DECK)
POINTS_OF: Final[list[int]] = [card.points for card in CARD_LIST] + [0] * len(OF_NO_DECK)
IS_PERSISTENT: Final[list[bool]] = [card.kind == "persistent" for card in CARD_LIST] + [
    False
] * len(OF_NO_DECK)


def is_ambush(card: int) -> bool:
    return AMBUSHES <= card < AMBUSHES + 4


def is_dominance(card: int) -> bool:
    return DOMINANCES <= card < DOMINANCES + 4


def is_spy(card: int) -> bool:
    return SPIES <= card < SPIES + 4


def is_played(card: int) -> bool:
    """Whether a card is played as it is, and lies available once it is spent or discarded (3.3.3).

    Spies are as dominance cards in that (M.7.1).
    """
    return is_dominance(card) or is_spy(card)


def deck_cards(deck: str, with_dominance: bool) -> list[int]:
    """All the cards of a deck; two players go without dominance cards (5.1.3)."""
    cards = []
    for number, card in enumerate(CARD_LIST):
        if with_dominance or not is_dominance(number):
            cards += [number] * (card.standard if deck == "standard" else card.exiles)
    return cards
