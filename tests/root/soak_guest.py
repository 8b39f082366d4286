"""A thousand random games with the faction that is written for the tests: `make soak`."""

import pytest

from root.guest.proof import check_everything, seated

GAMES = 1_000


@pytest.mark.parametrize("number", range(GAMES))
def test_with_a_guest(number: int) -> None:
    with seated():
        check_everything(number)
