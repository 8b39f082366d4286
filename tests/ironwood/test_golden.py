"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

import pytest

from goldens import are_all_there, comes_back, loses_nothing
from ironwood.make_golden import GOLDENS
from ironwood.positions import census

RESULTS = {
    "shuffled": ("ironclads", 5, 3),
    "sorted": ("ironclads", 5, 3),
    "everything": ("ironclads", 7, 3),
    "automacier": ("ironclads", 7, 3),
    "automaquis": ("woodwalkers", 5, 3),
}
"""Who won each game, in which round, with how many forges or totems."""


def test_every_golden_game_is_there() -> None:
    are_all_there(GOLDENS, RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    view = comes_back(GOLDENS, name).view(0)
    achieved = {side["side"]: side["achieved"] for side in view["sides"]}
    assert (view["result"], view["round"], achieved[view["result"]]) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_no_card_is_lost_in_a_golden_game(name: str) -> None:
    loses_nothing(GOLDENS, name, census)
