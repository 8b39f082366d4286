"""What is true of every game, on random games of Root with any options."""

import pytest
from hypothesis import Phase, given, settings

from properties import (
    CHECKS,
    Check,
    check_name,
    clones_are_equal,
    clones_are_independent,
    everybody,
    everything_has_a_text,
    everything_is_told,
    finished,
    options_answer,
    positions_round_trip,
    random_game,
    records_replay,
    told,
    undo_goes_back,
    worlds_can_be_played,
    worlds_keep_secrets,
)
from root.games import check_strength, count, is_dealing
from root.mixes import MIXES
from root.setups import seeds, setups
from samples import sample, some
from spinney.core import Game, Setup
from spinney.core.chance import Luck
from spinney.root.game import GAME
from spinney.root.state import NOBODY, UNDRAFTED, Root
from spinney.root.victory import TO_WIN

GAMES = {
    clones_are_equal: some(2, 4),
    clones_are_independent: some(3, 8),
    positions_round_trip: some(2, 4),
    records_replay: some(3, 8),
    worlds_can_be_played: some(2, 4),
    worlds_keep_secrets: some(2, 4),
    options_answer: some(6, 20),
    everything_is_told: some(4, 12),
}
"""How many games each check gets, where it is not the usual number."""
USUAL = some(3, 6)
UNDONE = 80
"""One choice in so many is taken back."""


def examples(n: int) -> settings:
    """So many games; a game with a smaller seed is no simpler, so nothing is shrunk."""
    return settings(max_examples=n, phases=(Phase.explicit, Phase.generate))


def undo_goes_back_now_and_then(game: Game[Root], setup: Setup, seed: str) -> None:
    """After an allowed undo everything is as it was; going back is slow, so seldom tried."""
    luck = Luck(f"undone {seed}")
    for table in random_game(game, setup, seed):
        if table.over or luck.below(UNDONE):
            continue
        seat = table.question.seat
        before = [told(table, other) for other in everybody(table)], table.digest()
        twin = table.back_to(len(table.choices))
        twin.apply(twin.question.options[-1])
        if twin.why_not_undo(seat) is None:
            undone = twin.undo(seat)
            after = [told(undone, other) for other in everybody(undone)], undone.digest()
            assert after == before


OURS = [*(check for check in CHECKS if check is not undo_goes_back), undo_goes_back_now_and_then]


@pytest.mark.games
@pytest.mark.parametrize("check", OURS, ids=check_name)
def test_any_game(check: Check) -> None:
    @examples(GAMES.get(check, USUAL))
    @given(setup=setups(), seed=seeds)
    def on_random_games(setup: Setup, seed: str) -> None:
        check(GAME, setup, seed)

    on_random_games()


@pytest.mark.games
@pytest.mark.rule("root:1.5.1")
@examples(some(10, 30))
@given(setup=setups(), seed=seeds)
def test_no_card_and_no_piece_is_lost_or_made(setup: Setup, seed: str) -> None:
    counted = None
    for table in random_game(GAME, setup, seed):
        check_strength(table.state)
        drafting = max(table.state.players) >= UNDRAFTED
        if not drafting and not is_dealing(table.state):  # before, not all the pieces are there
            counted = count(table.state) if counted is None else counted
            assert count(table.state) == counted


@pytest.mark.games
@pytest.mark.rule("root:3.1", "root:3.3.1", "root:9.2.8")
@examples(40)
@given(setup=setups(), seed=seeds)
def test_games_end_with_a_winner_who_has_what_it_takes(setup: Setup, seed: str) -> None:
    """Thirty points, a dominance card, or a coalition with somebody who won."""
    g = finished(GAME, setup, seed).state
    assert g.winners
    first, *partners = g.winners
    assert g.points[first] >= TO_WIN or g.dominance[first] != NOBODY
    assert all(g.coalition[partner] in g.winners for partner in partners)
    assert all(g.points[me] < TO_WIN for me in g.players if me not in g.winners)


@pytest.mark.games
@pytest.mark.parametrize("mix", sample(60, MIXES), ids=",".join)
def test_every_mix_of_factions_plays_to_the_end(mix: tuple[str, ...]) -> None:
    assert finished(GAME, GAME.setup(seats=",".join(mix)), "oak").state.winners


def test_everything_has_a_text() -> None:
    everything_has_a_text(GAME)
