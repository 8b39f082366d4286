"""Many games stepped together: arrays of observations in, an array of actions out.

    batch = Batch("ironwood", 64, seed="s")
    while learning:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)

Every row is a game at a question of whoever is asked there; a game that ends is replaced by a new
one, and what its seats got is in `finished`. The two arrays stay the same: each step writes into
them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spinney.core.registry import game_named
from spinney.core.table import Table
from spinney.env.encoding import Encoding, Mask, Vector


class Finished(NamedTuple):
    """A game of the batch that the last step ended."""

    row: int
    returns: list[float]
    choices: int


class Batch:
    """As many games as there are rows, each from a seed of its own."""

    def __init__(self, game: str, rows: int, seed: str, **options: object) -> None:
        the_game = game_named(game)
        self.encoding = Encoding(the_game, the_game.simulation(**options))
        self._seed = seed
        self._begun = 0
        self.tables = [self._new() for _ in range(rows)]
        self.seats: NDArray[np.int64] = np.zeros(rows, np.int64)
        """Who is asked in each game."""
        self.observations: Vector = np.zeros((rows, self.encoding.size), np.uint8)
        self.masks: Mask = np.zeros((rows, self.encoding.actions), np.int8)
        self._seats = memoryview(self.seats.data)
        self._cells = memoryview(self.observations.reshape(-1).data).cast("B")
        self._masked = memoryview(self.masks.reshape(-1).data).cast("B")
        self.finished: list[Finished] = []
        for row in range(rows):
            self._look(row)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Answer the question of each game. Where one may not be answered so, none is."""
        if actions.shape != self.seats.shape or actions.dtype.kind not in "iu":
            wanted = f"{len(self.tables)} whole numbers are wanted, one for each game"
            raise ValueError(f"{wanted}, not {actions.dtype} of shape {actions.shape}")
        self.finished = []
        seats, cells, masks = self._seats, self._cells, self._masked
        self.encoding.numbers.step(self.tables, actions.tolist(), seats, cells, masks, self._end)

    def _end(self, row: int) -> None:
        """Note what came of a game, and begin another in its place."""
        table = self.tables[row]
        self.finished.append(Finished(row, table.returns(), len(table.choices)))
        self.tables[row] = self._new()
        self._look(row)

    def _new(self) -> Table:  # type: ignore[type-arg]
        self._begun += 1
        seed = f"{self._seed}-{self._begun}"
        return Table(self.encoding.game, self.encoding.setup, seed, log=False, keep=False)

    def _look(self, row: int) -> None:
        look = self.encoding.numbers.look
        self.seats[row] = look(self.tables[row], row, self._cells, self._masked)
