"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

import pytest

from goldens import are_all_there, comes_back, loses_nothing
from sylvion.make_golden import GOLDENS
from sylvion.positions import pieces

RESULTS = {
    "introductory": ("won", 12),
    "introductory_pair": ("lost", 12),
    "advanced": ("won", 15),
    "advanced_pair": ("won", 13),
    "treasons_and_feats": ("won", 16),
    "everything": ("won", 20),
    "silence": ("won", 19),
    "harder": ("lost", 19),
}
"""How each game ended, and in which turn."""


def test_every_golden_game_is_there() -> None:
    are_all_there(GOLDENS, RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    view = comes_back(GOLDENS, name).view(0)
    assert (view["result"], view["turn"]) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_no_card_is_lost_in_a_golden_game(name: str) -> None:
    loses_nothing(GOLDENS, name, pieces)
