"""Reasons: what makes a position good for a seat, in numbers for bots and in words for people."""

from __future__ import annotations

from collections.abc import Sequence


class Reason:
    """One thing that counts. Its sentence is `reason-NAME` in the game's text.

    The weight is in log-odds: one more of this makes winning `exp(weight)` times as likely.
    """

    __slots__ = ("name", "weight")

    def __init__(self, name: str, weight: float) -> None:
        self.name = name
        self.weight = weight


def total(reasons: Sequence[Reason], amounts: list[float]) -> float:
    """What the amounts of all reasons come to."""
    result = 0.0
    for i in range(len(amounts)):
        result += reasons[i].weight * amounts[i]
    return result
