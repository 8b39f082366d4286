"""Two thousand random games over every mix of factions, map, deck and edition: `make soak`."""

import pytest

from root.games import check_game
from root.setups import MIXES

GAMES = 2_000


@pytest.mark.parametrize("number", range(GAMES))
def test_soak(number: int) -> None:
    mix = MIXES[number % len(MIXES)]
    turned = number // len(MIXES) % len(mix)
    check_game(",".join(mix[turned:] + mix[:turned]), number)
