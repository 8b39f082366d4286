"""The bot to beat first: it plays any option, each as likely as the others."""

from __future__ import annotations

from spinney.bots.base import Seat
from spinney.core.chance import Luck


class RandomBot:
    __slots__ = ("_luck",)

    def __init__(self, seed: str) -> None:
        self._luck = Luck(seed)

    def choose(self, seat: Seat) -> int:
        options = seat.options
        return options[self._luck.below(len(options))]
