"""The bot to beat first: it plays any option, each as likely as the others, and never gives up."""

from __future__ import annotations

from spinney.bots.base import Seat, any_of
from spinney.core.chance import Luck


class RandomBot:
    __slots__ = ("_luck",)

    def __init__(self, seed: str) -> None:
        self._luck = Luck(seed)

    def choose(self, seat: Seat) -> int:
        return any_of(seat.options, seat.game.surrenders, self._luck)
