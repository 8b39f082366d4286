"""Thousands of random games over all mixes of factions, maps, decks and the rest: `make soak`."""

import pytest

from root.games import HIRELINGS, check_game
from root.guest.proof import check_everything, seated
from root.setups import DRAFTS, MIXES
from root.test_mechanical_games import MODES, drawn

GAMES = 2_000
DRAFTED = 2_000
WITH_A_GUEST = 1_000
AGAINST_HER = 1_000


@pytest.mark.parametrize("number", range(GAMES))
def test_soak(number: int) -> None:
    mix = MIXES[number % len(MIXES)]
    turned = number // len(MIXES) % len(mix)
    seats = ",".join(mix[turned:] + mix[:turned])
    check_game(seats, number, hirelings=HIRELINGS[number // 3 % 2])


@pytest.mark.parametrize("number", range(DRAFTED))
def test_everything_drawn_and_drafted(number: int) -> None:
    """By the advanced setup: factions, hirelings and landmarks by chance, and by choice."""
    hirelings = "none" if number // 5 % 4 == 0 else "random"
    check_game(",".join(DRAFTS[number % len(DRAFTS)]), number, hirelings=hirelings)


@pytest.mark.parametrize("number", range(AGAINST_HER))
def test_against_the_mechanical_marquise(number: int) -> None:
    seats = drawn(number)
    hirelings = HIRELINGS[number // 3 % 2] if "," in seats else "none"
    check_game(seats, number, hirelings=hirelings, mechanical=MODES[number // 4 % 2])


@pytest.mark.parametrize("number", range(WITH_A_GUEST))
def test_with_a_guest(number: int) -> None:
    """The faction that is written for the tests, against those of the box."""
    with seated():
        check_everything(number)
