"""What return each seat may expect: by reasons, or by what was learned from many games."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spinney.core.game import Game
from spinney.core.habits import Habits
from spinney.core.net import ONE, Net
from spinney.core.portrait import Portrait
from spinney.core.state import State

SURE: Final = 1e-4
"""Reasons are never surer than this."""
SUREST: Final = 30.0
"""Nobody is surer, in log-odds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """By reasons, which every game has; and the habits of whoever looks ahead, if any."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = habits

    def of(self, game: Game[Any], g: State) -> list[float]:
        """What return each seat may expect, from 0 to 1; the returns themselves once it is over."""
        return game.outlook(g)


class LearnedOutlook(Outlook):
    """So much of what the reasons say, in log-odds, and so much of what a net adds to that."""

    def __init__(
        self, net: Net, reasons: float, habits: Habits | None = None, share: float = 1.0
    ) -> None:
        super().__init__(habits)
        self._net = net
        self._reasons = reasons
        self._one = ONE / share
        """A log-odds of 1, as the net writes it, where only a share of that is added."""

    def of(self, game: Game[Any], g: State) -> list[float]:
        if g.over:
            return game.returns(g)
        portrait = Portrait()
        mixed = game.portray(g, portrait)
        learned = self._net.forward(portrait)
        for seat in range(len(mixed)):
            odds = min(max(mixed[seat], SURE), 1.0 - SURE)
            own = self._reasons * math.log(odds / (1.0 - odds)) + learned[seat] / self._one
            mixed[seat] = 1.0 / (1.0 + math.exp(-min(max(own, -SUREST), SUREST)))
        return game.settle(g, mixed)


BY_REASONS: Final = Outlook()
