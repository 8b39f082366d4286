"""What is true of every game, on random games of Ironwood with any options."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ironwood.positions import census
from properties import CHECKS, Check, check_name, finished, pieces_are_conserved
from samples import some
from spinney.core import Setup, Table
from spinney.core.chance import Luck
from spinney.ironwood.game import GAME
from spinney.ironwood.pieces import crystal_supply, cube_supply, golems_left, warrior_supply
from spinney.ironwood.solo.difficulty import OPTIONS as SOLO
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import BUILD, DISCOVER, DONE, DRAW, FOUND, IRONCLADS, PAY, WOODWALKERS

seeds = st.integers(0, 2**32).map(str)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup of two players without files; the shortest games will do."""
    given = {
        option.name: draw(st.sampled_from(option.values))
        for option in GAME.options
        if option.accepts is None and option not in SOLO
    }
    given["rounds"] = "20"  # without a limit, those who play at random might never end
    if given["decks"] != "shuffled" and given["first_draw"] == "four":
        given["first_draw"] = "two"
    return GAME.setup(**given)


def examples(n: int) -> settings:
    return settings(max_examples=n, phases=(Phase.explicit, Phase.generate))


@pytest.mark.games
@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@examples(some(2, 4))
@given(setup=setups(), seed=seeds)
def test_any_game(check: Check, setup: Setup, seed: str) -> None:
    check(GAME, setup, seed)


def pieces(g: Ironwood) -> object:
    """Cards, crystals, warriors, golems: none is lost or made, and never more than there are."""
    left = [crystal_supply(g), cube_supply(g), golems_left(g)]
    left += [warrior_supply(g, side) for side in (WOODWALKERS, IRONCLADS)]
    assert all(n >= 0 for n in left)
    assert all(0 <= m <= n for m, n in zip(g.moved, g.warriors, strict=True))
    assert all(0 <= m <= n for m, n in zip(g.moved_golems, g.golems, strict=True))
    return census(g)


@pytest.mark.games
@pytest.mark.rule("ironwood:1.1")
@examples(6)
@given(setup=setups(), seed=seeds)
def test_no_card_is_lost_and_no_piece_made(setup: Setup, seed: str) -> None:
    pieces_are_conserved(GAME, setup, seed, pieces)


@pytest.mark.rule("ironwood:U16")
def test_games_without_a_goal_end_with_the_last_round() -> None:
    assert finished(GAME, GAME.simulation(rounds=20), "acorn").returns() == [0.5, 0.5]


@pytest.mark.games
@pytest.mark.rule("ironwood:8.1")
def test_games_with_a_goal_are_won() -> None:
    """Players that build and discover whenever they can, and else do anything rather than stop."""
    winners = set()
    for seed in range(12):
        table = Table(GAME, GAME.simulation(rounds=100), str(seed), log=False, keep=False)
        luck = Luck(str(seed))
        while not table.over:
            options = table.question.options
            wanted = [w for w in options if w in (BUILD, FOUND, DISCOVER, PAY)] or [
                w for w in options if w not in (DONE, DRAW)
            ]
            if table.question.ask.name == "enlist" or not wanted:
                wanted = options
            table.apply(wanted[luck.below(len(wanted))])
        winners.add(tuple(table.returns()))
    assert (0.0, 1.0) in winners
    assert (0.5, 0.5) not in winners
