"""A small game that says what counts, for bots to think about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magpie.game import GAME, Magpie, Nest
from spinney.bots import Seat
from spinney.core import Table
from spinney.core.reasons import Reason
from spinney.core.table import table_at


class WeighedMagpie(Magpie):
    """Magpie with reasons: to keep the shiny thing, and to hold high cards."""

    def weigh(self, g: Nest, seat: int) -> list[float]:
        return [float(g.keeper == seat), float(sum(g.cards(seat)))]


WEIGHED = WeighedMagpie(
    name="magpie",
    package="magpie",
    kind=GAME.kind,
    vocabulary=GAME.vocabulary,
    options=GAME.options,
    asks=GAME.asks,
    refusals=GAME.refusals,
    events=GAME.events,
    arguments=GAME.arguments,
    reasons=[Reason("keeps", 2.0), Reason("high-cards", 0.05)],
)


class CountingSeat(Seat):
    """A seat that counts the worlds that are imagined at it."""

    __slots__ = ("made",)

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table, number)
        self.made = 0

    def world(self, seed: str, **how: Any) -> Table:
        self.made += 1
        return super().world(seed, **how)


@pytest.fixture
def magpie() -> WeighedMagpie:
    return WEIGHED


@pytest.fixture
def nest() -> Callable[..., Table]:
    """Makes the first question of a round, with these cards held."""

    def at(*hands: str, round: int = 3, keeper: int = -1, game: Magpie = WEIGHED) -> Table:
        cards = dict(zip("ABCD", map(str.split, hands), strict=False))
        return table_at(
            game,
            {
                "spinney": 1,
                "game": "magpie",
                "options": {"seats": str(len(hands))},
                "state": {"round": round, "keeper": keeper, "cards": cards},
            },
            "nest",
        )

    return at


@pytest.fixture
def counting() -> type[CountingSeat]:
    return CountingSeat
