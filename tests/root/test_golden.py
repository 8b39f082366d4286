"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

import pytest

from goldens import are_all_there, comes_back, loses_nothing
from root.games import count
from root.make_golden import GOLDENS

RESULTS = {
    "base_four": (["marquise"], 31),
    "lake_exiles": (["alliance"], 46),
    "two_vagabonds": (["eyrie"], 58),
}
"""Who won each game, and in which turn."""


def test_every_golden_game_is_there() -> None:
    are_all_there(GOLDENS, RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    view = comes_back(GOLDENS, name).view(0)
    assert (view["winners"], view["turn"]) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_nothing_is_lost_in_a_golden_game(name: str) -> None:
    loses_nothing(GOLDENS, name, count)
