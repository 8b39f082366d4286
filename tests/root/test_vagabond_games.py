"""Random games with one Vagabond and with two."""

from __future__ import annotations

import pytest

from properties import options_answer, random_game, undo_crosses_no_secret, worlds_keep_secrets
from root.games import check_game
from samples import sample
from spinney.core import Table
from spinney.root.factions.vagabond.board import VagabondBoard
from spinney.root.game import GAME
from spinney.root.state import Root

ONE = "marquise,vagabond"
TWO = "vagabond,marquise,vagabond_2"
ALL = "marquise,eyrie,alliance,vagabond"


@pytest.mark.games
@pytest.mark.parametrize("number", sample(16, range(100)))
def test_random_games(number: int) -> None:
    check_game(ONE, number)


@pytest.mark.games
@pytest.mark.parametrize("number", sample(12, range(60)))
def test_random_games_of_two_vagabonds(number: int) -> None:
    check_game(TWO, number)


@pytest.mark.games
@pytest.mark.parametrize("number", sample(6, range(16)))
def test_random_games_with_everybody(number: int) -> None:
    check_game(ALL, number)


@pytest.mark.games
@pytest.mark.parametrize("check", [options_answer, undo_crosses_no_secret, worlds_keep_secrets])
@pytest.mark.parametrize("seats", [ONE, TWO])
@pytest.mark.parametrize("seed", ["oak", "elm"])
def test_what_is_true_of_every_game(check: object, seats: str, seed: str) -> None:
    assert callable(check)
    check(GAME, GAME.setup(seats=seats), seed)


@pytest.mark.parametrize("seats", [ONE, TWO])
@pytest.mark.parametrize("seed", "abcdef")
def test_no_item_is_lost_or_made(seats: str, seed: str) -> None:
    counted = -1
    for table in random_game(GAME, GAME.setup(seats=seats), seed):
        if table.state.turn:
            counted = items(table) if counted < 0 else counted
            assert items(table) == counted


def items(table: Table[Root]) -> int:
    """All items, wherever they are, and those that were removed from the game."""
    g = table.state
    assert g.log is not None
    found = sum(g.item_supply) + sum(len(hidden) for hidden in g.ruin_items)
    found += sum(1 for event in g.log if event.name == "removed-item")
    for me in g.players:
        found += sum(g.items[me])
        board = g.boards[me]
        if isinstance(board, VagabondBoard):
            assert min(board.items) >= 0
            found += sum(board.items) + (board.scorched >= 0)
    return found
