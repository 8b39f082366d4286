"""Whole games against the Mechanical Marquise: what is true of every game is true of these."""

from __future__ import annotations

from collections import Counter

import pytest

from lockstep import Pairs, with_pair
from properties import CHECKS, Check, check_name, pieces_are_conserved, random_game
from root.games import check_game, count
from root.mixes import FACTIONS
from spinney.core import Table
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
        order = list(range(len(OTHERS)))
        luck.shuffle(order)
        seats = ",".join(OTHERS[each] for each in order[: 1 + number % 4])
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


@pytest.mark.games
@pytest.mark.rule("root:M.3.2", "root:R122")
@pytest.mark.parametrize("mode", MODES)
def test_worlds_with_other_orders_look_alike(mode: str) -> None:
    """In lockstep, until an order is turned up, or a spy looks at one: no seat knows more."""
    found, luck = Pairs(Counter(), 0, []), Luck(f"orders {mode}")
    for number in range(4):
        setup = GAME.setup(seats=drawn(2 + number % 2), mechanical=mode)
        table = Table(GAME, setup, f"orders {number}")
        for _ in range(400):
            if table.question is None:
                break
            if luck.below(20) == 0:
                found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
            options = table.question.options
            table.apply(options[luck.below(len(options))])
    assert found.leaks == []
    assert found.ended["shown"] > 10
