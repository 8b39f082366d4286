"""Whole games against the Mechanical Marquise: what is true of every game is true of these."""

from __future__ import annotations

import pytest

from properties import CHECKS, Check, check_name, pieces_are_conserved, random_game
from root.games import check_game, count
from root.setups import FACTIONS
from spinney.core.chance import Luck
from spinney.core.errors import SetupError
from spinney.root.game import GAME

MODES = ("competitive", "cooperative")
OTHERS = [name for name in FACTIONS if name != "marquise"]
GAMES = 24


def drawn(number: int) -> str:
    """Some factions that can play against her."""
    luck = Luck(f"against her {number}")
    while True:
        names = OTHERS.copy()
        luck.shuffle(names)
        seats = ",".join(names[: 1 + number % 4])
        try:
            GAME.setup(seats=seats, mechanical=MODES[0])
        except SetupError:
            continue  # such as a second Vagabond without the first
        return seats


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("check", CHECKS, ids=check_name)
def test_property(check: Check, mode: str) -> None:
    seats = "eyrie" if mode == "cooperative" else "alliance,vagabond"
    check(GAME, GAME.setup(seats=seats, mechanical=mode), "hornbeam")


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost(mode: str) -> None:
    setup = GAME.setup(seats="cult,corvids", mechanical=mode, deck="exiles")
    pieces_are_conserved(GAME, setup, "rowan", lambda g: count(g)[0])


@pytest.mark.games
@pytest.mark.parametrize("number", range(GAMES))
def test_every_faction_plays_against_her(number: int) -> None:
    seats = drawn(number)
    hirelings = "random" if number % 3 == 0 and "," in seats else "none"
    check_game(seats, number, hirelings=hirelings, mechanical=MODES[number // 4 % 2])


def test_all_have_the_same_return_where_they_play_together() -> None:
    for number in range(3):
        setup = GAME.setup(seats="vagabond,eyrie,alliance", mechanical="cooperative")
        *_, table = random_game(GAME, setup, f"beech {number}")
        assert len(set(table.returns())) == 1
