"""Nobody learns from questions, events or hints what they may not see; more: `make lockstep`."""

import pytest

from lockstep import NAMES, pairs_of

GAMES = {"magpie": 30, "root": 8, "ironwood": 20}
USUAL = 12
PAIRS = 8
"""So many games of each, and from one so many pairs at most."""


@pytest.mark.games
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(name: str) -> None:
    games = [pairs_of(name, number, PAIRS) for number in range(GAMES.get(name, USUAL))]
    assert [leak for found in games for leak in found.leaks] == []
    assert sum(found.ended.total() for found in games) > len(games)
