"""How many sequences of choices there are from fixed positions: any change of the rules shows.

The first numbers have been counted by hand: three of the battle, two of the other.
"""

from typing import Any

import pytest

from ironwood.positions import SEED, at
from perft import sequences

BATTLE: dict[str, Any] = {
    "ww": "WW03P WW13 WW20",
    "ic": "IC02P IC23",
    "warriors": {"forest_9": 3, "forest_15": 2, "zincur": 2, "plumbarum": 1},
    "golems": {"zincur": 1},
    "sites": {"plumbarum": "foundation"},
    "drill": {"at": "zincur", "track": 1, "hopper": 2},
    "visions": "vision_zincur vision_gallimor",
    "crystals": {"ironclads": 5},
}
CARRYING: dict[str, Any] = {
    "stage": "prepare",
    "round": 3,
    "ww": "WW01P WW29",
    "ic": "IC01P IC03P",
    "warriors": {"forest_7": 2, "forest_13": 1, "cobaltis": 2, "chromia": 1},
    "totems": {"intact": ["forest_7"], "fading": ["forest_7"], "secured": 1},
    "visions": "vision_lithimar",
    "cards": {"woodwalkers": {"in_play": ["WW18", "WW23"]}},
    "cubes": {"WW18": 2, "WW23": 2},
    "sites": {"cobaltis": "foundation", "chromia": "forge"},
    "crystals": {"ironclads": 4},
}


@pytest.mark.parametrize(
    ("fields", "counted"),
    [
        pytest.param(BATTLE, [4, 14, 42, 122, 365, 1070], id="battle"),
        pytest.param(CARRYING, [2, 6, 24, 80, 244, 806], id="carrying"),
    ],
)
def test_the_number_of_sequences_of_choices(fields: dict[str, Any], counted: list[int]) -> None:
    table = at(force=True, **fields, conceding="no")
    assert [sequences(table, depth, SEED) for depth in range(1, 7)] == counted
