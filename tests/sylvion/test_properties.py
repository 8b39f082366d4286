"""What is true of every game, on random games of Sylvion with any options."""

import pytest
from hypothesis import Phase, given, settings

from properties import (
    CHECKS,
    Check,
    check_name,
    everything_has_a_text,
    finished,
    pieces_are_conserved,
    random_game,
)
from samples import some
from spinney.core import Setup
from spinney.sylvion.cards import BLAZING_CARDS, FACES
from spinney.sylvion.game import GAME
from sylvion.positions import BLAZING, pieces
from sylvion.setups import seeds, setups


def examples(n: int) -> settings:
    """So many games; a game with a smaller seed is no simpler, so nothing is shrunk."""
    return settings(max_examples=n, phases=(Phase.explicit, Phase.generate))


@pytest.mark.games
@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@examples(some(15, 50))
@given(setup=setups(), seed=seeds)
def test_any_game(check: Check, setup: Setup, seed: str) -> None:
    check(GAME, setup, seed)


@pytest.mark.games
@pytest.mark.rule("sylvion:7.5")
@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@examples(some(10, 25))
@given(setup=setups(mode="advanced", players="2", hands="hidden", extension_1="yes"), seed=seeds)
def test_any_game_in_silence(check: Check, setup: Setup, seed: str) -> None:
    """Hidden hands, Treasons and Feats: where there is most to keep secret."""
    check(GAME, setup, seed)


@pytest.mark.games
@examples(some(20, 50))
@given(setup=setups(), seed=seeds)
def test_no_card_is_lost_or_made(setup: Setup, seed: str) -> None:
    pieces_are_conserved(GAME, setup, seed, pieces)


@pytest.mark.games
@pytest.mark.rule("sylvion:R12")
@examples(some(20, 50))
@given(setup=setups(blazing_supply="limited"), seed=seeds)
def test_a_limited_supply_is_never_exceeded(setup: Setup, seed: str) -> None:
    for table in random_game(GAME, setup, seed):
        blazing = [table.state.board.count(card) for card in BLAZING]
        assert sum(blazing) <= BLAZING_CARDS
        assert all(n <= FACES[card] for n, card in zip(blazing, BLAZING, strict=True))


@pytest.mark.games
@pytest.mark.rule("sylvion:10")
@examples(some(20, 50))
@given(setup=setups(players="2"), seed=seeds)
def test_the_players_win_or_lose_together(setup: Setup, seed: str) -> None:
    assert finished(GAME, setup, seed).returns() in ([0.0, 0.0], [1.0, 1.0])


def test_everything_has_a_text() -> None:
    everything_has_a_text(GAME)
