"""Trying things on the battlefield: what a change of it would bring, in Edge cards."""

from __future__ import annotations

from typing import Final

from spinney.sylvion.animals import elementals, whale_targets
from spinney.sylvion.cards import BLAZES_TO, FOUNTAIN, STANDARD, STRENGTH, is_elemental
from spinney.sylvion.defence import STEPS, empty_squares, line
from spinney.sylvion.forecast import Prospect, Weather, row_prospect, worth
from spinney.sylvion.state import Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.words import CELLS, EMPTY, FOREST, GEYSER, WIDTH

NEVER: Final = -99.0
"""What it feels like to do the impossible or the hopeless."""


class Trial:
    """The battlefield with the prospects of its rows, to try things on."""

    __slots__ = ("g", "rows", "weather", "whole", "worth")

    def __init__(self, g: Sylvion) -> None:
        self.g = g
        self.weather = Weather(g)
        self.whole = Prospect()
        self.rows: list[Prospect] = []
        for first in range(0, CELLS, WIDTH):
            row = row_prospect(g.board, first, self.weather)
            self.rows.append(row)
            self.whole.add(row)
        self.worth: float = worth(self.whole, g.bloom, self.weather.turns)

    def with_row(self, whole: Prospect, row: int) -> Prospect:
        """What it comes to with this row as it is on the board now."""
        return whole.instead(self.rows[row], row_prospect(self.g.board, row * WIDTH, self.weather))

    def gain(self, cell: int, card: int) -> float:
        """What it brings to have this card, or nothing, on this cell."""
        board = self.g.board
        there = board[cell]
        board[cell] = card
        whole = self.with_row(self.whole, cell // WIDTH)
        board[cell] = there
        return worth(whole, self.g.bloom, self.weather.turns) - self.worth

    def gain_by_push(self, origin: int, target: int) -> float:
        """What it brings if a whale moves an elemental from one cell to another (4.2)."""
        board = self.g.board
        card, there = board[origin], board[target]
        bloom = self.g.bloom
        spring = 0.0
        board[origin] = EMPTY
        if target % WIDTH == FOREST:
            bloom -= STRENGTH[card]
        elif there == EMPTY:
            board[target] = card
        elif there == GEYSER:
            board[target] = EMPTY
        else:
            if STRENGTH[card] > STRENGTH[there]:
                board[target] = card
            elif STRENGTH[card] == STRENGTH[there]:
                board[target] = EMPTY
            if FOUNTAIN[there] and board[target] != there:
                spring = TASTE.spring
        whole = self.with_row(self.whole, origin // WIDTH)
        if target // WIDTH != origin // WIDTH:
            whole = self.with_row(whole, target // WIDTH)
        board[origin] = card
        board[target] = there
        return worth(whole, bloom, self.weather.turns) - self.worth + spring

    def gain_by_healing(self, healed: int) -> float:
        """What it brings to turn so many Edge cards to Bloom."""
        return worth(self.whole, self.g.bloom + healed, self.weather.turns) - self.worth

    def loss_by_fire(self) -> float:
        """What a Blaze would cost."""
        board = self.g.board.copy()
        for cell in range(CELLS):
            card = board[cell]
            if card >= 0 and STANDARD[card]:
                board[cell] = BLAZES_TO[card]
        whole = Prospect()
        for first in range(0, CELLS, WIDTH):
            whole.add(row_prospect(board, first, self.weather))
        return self.worth - worth(whole, self.g.bloom, self.weather.turns)

    def best_place(self, card: int) -> float:
        best = NEVER
        for cell in empty_squares(self.g):
            best = max(best, self.gain(cell, card))
        return best

    def best_loss(self) -> float:
        """What it brings to destroy the worst elemental."""
        best = NEVER
        for cell in elementals(self.g):
            best = max(best, self.gain(cell, EMPTY))
        return best

    def best_push(self, origin: int) -> float:
        best = NEVER
        for target in whale_targets(self.g, origin):
            best = max(best, self.gain_by_push(origin, target))
        return best

    def best_push_of_all(self) -> float:
        best = NEVER
        for origin in elementals(self.g):
            best = max(best, self.best_push(origin))
        return best

    def eruption(self, cell: int, direction: int) -> float:
        """What a geyser brings along a line: roughly, each elemental by itself."""
        gain = self.gain(cell, EMPTY)
        for target in line(cell, direction):
            if is_elemental(self.g.board[target]):
                gain += self.gain(target, EMPTY)
        return gain

    def best_eruption(self, cell: int) -> float:
        best = NEVER
        for direction in STEPS:
            best = max(best, self.eruption(cell, direction))
        return best
