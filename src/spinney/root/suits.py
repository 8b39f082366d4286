"""Suits of clearings as sets: bits, and the words that stand for them (2.1.1, 2.2.2)."""

from __future__ import annotations

from typing import Final

from spinney.core.rows import but, row_of
from spinney.root.words import ANY_SUIT, BIRD, FOX, MOUSE, NO_SUIT, RABBIT, SUIT

ALL: Final = 1 << FOX | 1 << RABBIT | 1 << MOUSE
SUITS_NAMED: Final = [1 << FOX, 1 << RABBIT, 1 << MOUSE, 1 << BIRD, ALL, 0]
"""The suits that each word for a suit stands for, as bits."""
NAME_OF: Final = [SUIT + NO_SUIT] * (1 << BIRD + 1)
for _suit in (FOX, RABBIT, MOUSE, BIRD, ANY_SUIT, NO_SUIT):
    NAME_OF[SUITS_NAMED[_suit]] = SUIT + _suit
FIRST_OF: Final = [(suits & -suits).bit_length() - 1 for suits in range(1 << BIRD + 1)]
"""Of each set its first suit, for whoever counts roughly; -1 of none."""


COUNTED_AS: Final = but(row_of(FIRST_OF), ALL, BIRD)
"""The same where things are counted by suit: those of more than one count in place of birds."""


def suit_word(suits: int) -> int:
    """The word for a clearing's suits."""
    return NAME_OF[suits]
