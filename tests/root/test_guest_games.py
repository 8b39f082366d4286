"""Random games with the Otter Guild, by everything that must be true of any game.

This is a sample of about a quarter of a minute; `make soak` plays a thousand.
"""

import json
from collections.abc import Iterator

import pytest

from properties import Check, check_name, everybody, everything_has_a_text, finished, moments
from root.games import check_game
from root.guest import GAME
from root.guest.mixes import seats, setup
from root.guest.proof import ALL, lockstep_pairs, seated
from said import differences
from spinney.core.numbers import Numbers
from spinney.core.records import parse_record, record_of

SHORT = 6
"""The first few setups are of two players or three, whose games are short."""


@pytest.fixture(autouse=True)
def the_guest_is_seated() -> Iterator[None]:
    with seated():
        yield


@pytest.mark.games
@pytest.mark.parametrize("check", ALL, ids=check_name)
def test_what_is_true_of_every_game(check: Check) -> None:
    number = ALL.index(check)
    check(GAME, setup(number % SHORT), f"guest {number}")


@pytest.mark.games
@pytest.mark.parametrize("number", [25, 60, 83, 107])
def test_random_games(number: int) -> None:
    """Cards and pieces, positions, worlds, at some questions of each."""
    check_game(seats(number), number, GAME)


@pytest.mark.games
@pytest.mark.parametrize("number", [4, 7])
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(number: int) -> None:
    found = lockstep_pairs(number, 6)
    assert found.leaks == []
    assert found.ended.total() == 6


@pytest.mark.games
def test_everything_has_a_text() -> None:
    everything_has_a_text(GAME)


def test_records_and_positions_hold_words() -> None:
    table = finished(GAME, setup(0), "oak")
    record = record_of(table)
    assert record.startswith("spinney record 3\ngame root\noptions seats=guest,marquise")
    assert parse_record(record).verify().digest() == table.digest()
    assert "guest" in json.dumps(table.position())


def test_a_learner_is_given_the_board() -> None:
    table = finished(GAME, setup(0), "oak")
    numbers = Numbers(GAME, table.setup)
    assert "players.0.board.caches.c1.kind" in [part.name for part in numbers.parts]
    for table in moments(GAME, setup(0), "oak"):
        for seat in everybody(table):
            assert differences(numbers, table, seat) == []
