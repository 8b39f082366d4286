"""Positions of a game as plain numbers for the fit: what a learned outlook sees of every seat.

They are taken where the greedy bot judges: where a step has ended, or a turn, before the next one
has done anything. Every fourth is enough, since neighbours are nearly alike.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from spinney.core.portrait import Portrait
from spinney.core.state import State
from spinney.core.table import Table

EVERY: Final = 4


class Samples:
    """The positions of one game, seat after seat."""

    def __init__(self) -> None:
        self.cells = array("H")
        self.amounts = array("h")
        self.counts = array("B")
        """How many cells each seat of each position has."""
        self.seats = array("B")
        """How many seats each position has."""
        self.reasons = array("f")
        """What the reasons say of each seat."""

    def add(self, reasons: list[float], portrait: Portrait) -> None:
        self.cells.extend(portrait.cells)
        self.amounts.extend(portrait.amounts)
        begun = 0
        for end in portrait.ends:
            self.counts.append(end - begun)
            begun = end
        self.seats.append(len(portrait.ends))
        self.reasons.extend(reasons)


class Sampler:
    """Watches a game go on, and takes its samples."""

    def __init__(self, table: Table[Any]) -> None:
        self.samples = Samples()
        self._table = table
        self._begun = table.steps
        self._ended = 0

    def apply(self, choice: int) -> None:
        """Make a choice at the table."""
        table = self._table
        apart = table.game.kind.turns_apart
        if apart:
            table.dusk = None
            table.watch_turn()
        table.apply(choice)
        if table.steps == self._begun or table.state.over:
            return
        self._begun = table.steps
        self._ended += 1
        if self._ended % EVERY == 0:
            dusk: State | None = table.dusk if apart else None
            portrait = Portrait()
            reasons = table.game.portray(table.state if dusk is None else dusk, portrait)
            self.samples.add(reasons, portrait)
