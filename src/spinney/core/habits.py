"""Habits: how likely somebody who has time to think takes each option of a question.

A game tells of every option some traits: what it is, what it lies beside, how many are there. Each
trait has a weight, found in one table by a digest of all that makes the trait what it is, and an
option's leaning is the sum. Leanings are whole numbers, so they are the same on every machine.
"""

from __future__ import annotations

import math
import zlib
from typing import Final

from spinney.core.question import Question

TRAITS: Final = 1 << 16
"""So many weights there are. Traits may share one: there are more of them, but few matter."""
ONE: Final = 32
"""A leaning of 1, in log-odds, and the largest weight is 127."""
NEUTRAL: Final = 128
"""How a weight of nothing is written: as a byte, weights are counted from here."""
LEAST: Final = 3 * ONE
"""Nothing is left out for being less likely than the likeliest by more than this."""

# Of the digest: odd numbers without a pattern, small enough that no sum of products overflows.
_BASE: Final = 0x9E3779B1
_KIND: Final = 0x85EBCA6B
_VALUE: Final = 0xC2B2AE35
_MASK: Final = (1 << 24) - 1

# What a trait is about; a game numbers its own from OWN on.
WORD: Final = 0
ABOUT: Final = 1
MOST_ABOUT: Final = 8
OWN: Final = ABOUT + MOST_ABOUT


class Traits:
    """Of each option of a question the places of its weights."""

    __slots__ = ("_base", "ends", "places")

    def __init__(self, question: Question, role: int) -> None:
        """`role` is what the seat plays: the same trait may mean something else to another."""
        self.places: list[int] = []
        self.ends: list[int] = []
        """Where each option's end, and those of the next begin."""
        asked = zlib.crc32(question.ask.name.encode()) + role * _KIND
        self._base = ((asked ^ (asked >> 16)) & _MASK) * _BASE

    def add(self, kind: int, value: int) -> None:
        """An option has this, or so much of it; values are small, and not below zero."""
        mixed = self._base + kind * _KIND + value * _VALUE
        self.places.append((mixed ^ (mixed >> 19)) & (TRAITS - 1))

    def add_words(self, question: Question, option: int) -> None:
        """What every option has: its word, also beside what the question is about."""
        self.add(WORD, option)
        for i, word in enumerate(question.about):
            self.add(ABOUT + i, (option << 10) + (word & 1023))

    def end_option(self) -> None:
        self.ends.append(len(self.places))


class Habits:
    """The weights, a byte for each."""

    __slots__ = ("_weights",)

    def __init__(self, weights: bytes) -> None:
        assert len(weights) == TRAITS, "this is not the size of such a table"
        self._weights = weights

    def leanings(self, traits: Traits) -> list[int]:
        """How likely each option is, in parts of `ONE`: only differences mean anything."""
        weights, places = self._weights, traits.places
        found: list[int] = []
        begun = most = 0
        for end in traits.ends:
            leaning = 0
            for i in range(begun, end):
                leaning += weights[places[i]] - NEUTRAL
            most = leaning if not found else max(most, leaning)
            found.append(leaning)
            begun = end
        return [max(leaning, most - LEAST) for leaning in found]


def spent(visits: int) -> int:
    """How much less an option attracts that was tried so often."""
    return SPENT[visits] if visits < len(SPENT) else round(ONE * math.log(1 + visits))


SPENT: Final[list[int]] = [round(ONE * math.log(1 + visits)) for visits in range(1000)]
NO_HABITS: Final = Habits(bytes([NEUTRAL]) * TRAITS)
"""Everything is as likely as anything else."""


def plain_traits(question: Question, role: int) -> Traits:
    """What can be said of any game's options."""
    traits = Traits(question, role)
    for option in question.options:
        traits.add_words(question, option)
        traits.end_option()
    return traits
