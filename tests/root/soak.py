"""Two thousand random games over every mix of factions, map, deck and edition: `make soak`."""

import pytest

from root.games import check_game
from root.setups import MIXES

GAMES = 2_000
LONGEST = 100_000
"""One game in thousands is this long: when everybody has activated a dominance card, none scores,
and at random it takes its time until somebody rules the right clearings."""


@pytest.mark.parametrize("number", range(GAMES))
def test_soak(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("properties.LONGEST", LONGEST)
    mix = MIXES[number % len(MIXES)]
    turned = number // len(MIXES) % len(mix)
    check_game(",".join(mix[turned:] + mix[:turned]), number)
