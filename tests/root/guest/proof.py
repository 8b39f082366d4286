"""What random games with the Otter Guild must keep to: all that any game must, and no less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import properties
import worlds
from lockstep import Pairs, with_pair
from properties import CHECKS, Check, undo_goes_back
from root.games import check_game
from root.guest import GAME
from root.guest.caches import SHOWS
from root.guest.mixes import seats, setup
from root.test_properties import undo_goes_back_now_and_then
from spinney.core import Table, registry
from spinney.core.chance import Luck

ALL: list[Check] = [
    *(check for check in CHECKS if check is not undo_goes_back),
    undo_goes_back_now_and_then,
]
MOMENTS = 3
"""At how many questions of a game the checks are made that play on from there."""
PAUSES = 20
"""At one question in so many two worlds are played in lockstep."""


@contextmanager
def seated() -> Iterator[None]:
    """Records are read by the game's name: here it is the one with the guest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(properties, "MOMENTS", MOMENTS)
        patch.setitem(registry.GAMES, "root", "root.guest")
        patch.setitem(worlds.SHOWS, "root", (*worlds.SHOWS["root"], *SHOWS))
        yield


def check_everything(number: int) -> None:
    """One game looked at throughout, one of the checks in turn, one pair of worlds."""
    check_game(seats(number), number, GAME)
    ALL[number % len(ALL)](GAME, setup(number), f"guest {number}")
    assert lockstep_pairs(number, 1).leaks == []


def lockstep_pairs(number: int, most: int) -> Pairs:
    """Pairs of worlds of one random game; see `tests/lockstep.py`."""
    table, luck = Table(GAME, setup(number), f"guest {number}"), Luck(f"lockstep {number}")
    found = Pairs(Counter(), 0, [])
    while table.question is not None and found.ended.total() < most:
        if luck.below(PAUSES) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    return found
