"""Random games with the Riverfolk: nothing is lost, and an open hand tells nobody too much."""

from collections import Counter

import pytest

from lockstep import Pairs, with_pair
from root.games import check_game
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.root.game import GAME

MIXES = (
    "riverfolk,marquise",
    "vagabond,eyrie,riverfolk",
    "marquise,riverfolk,alliance,eyrie",
    "vagabond,riverfolk,vagabond_2,alliance,marquise",
)
PAUSES = 15
"""At one question in so many two worlds are played in lockstep."""
PAIRS = 4

pytestmark = pytest.mark.games


@pytest.mark.parametrize("number", range(2 * len(MIXES)))
def test_nothing_is_lost(number: int) -> None:
    check_game(MIXES[number % len(MIXES)], number)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(number: int) -> None:
    setup = GAME.setup(seats=MIXES[number], deck=("standard", "exiles")[number % 2])
    table, luck = Table(GAME, setup, f"river {number}"), Luck(f"river {number}")
    found = Pairs(Counter(), 0, [])
    while table.question is not None and found.ended.total() < PAIRS:
        if luck.below(PAUSES) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    assert found.leaks == []
    assert found.ended.total() > 0
