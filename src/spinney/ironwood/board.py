"""The board: which places there are and which of them touch (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.ironwood.words import FERRUM, MOUNTAINS, PLACES


class Board:
    """Places by number, with sets of places as bits. Nothing in it changes."""

    __slots__ = (
        "forests",
        "inner",
        "inner_forests",
        "near",
        "numbers",
        "outer",
        "outer_forests",
        "outer_mountains",
        "plan",
        "reconstructed",
        "touch",
    )

    def __init__(
        self,
        near: list[tuple[int, ...]],
        touch: list[tuple[int, ...]],
        outer_forests: Iterable[int],
        plan: dict[str, Any],
        reconstructed: bool,
    ) -> None:
        self.near: list[tuple[int, ...]] = near
        """For each place the places of its own kind that a ridge or a path links to it."""
        self.touch: list[tuple[int, ...]] = touch
        """For each mountain the forests it touches, for each forest the mountains."""
        self.forests: tuple[int, ...] = tuple(p for p in range(MOUNTAINS, PLACES) if near[p])
        self.outer_forests: tuple[int, ...] = tuple(sorted(outer_forests))
        self.inner_forests: tuple[int, ...] = tuple(
            place for place in self.forests if place not in self.outer_forests
        )
        self.inner: int = bits(near[FERRUM]) | bits(self.inner_forests)
        """The inner mountains and forests; Ferrum is neither inner nor outer."""
        self.outer: int = (bits(range(1, MOUNTAINS)) | bits(self.forests)) & ~self.inner
        self.outer_mountains: tuple[int, ...] = tuple(
            place for place in range(MOUNTAINS) if self.outer >> place & 1
        )
        self.numbers: list[int] = [0] * PLACES
        """What is printed on each place of the solo side, for the magic die."""
        self.plan: dict[str, Any] = plan
        """The file as it is, for drawing."""
        self.reconstructed: bool = reconstructed


def bits(numbers: Iterable[int]) -> int:
    """A set of places, or of visions."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
