"""The OpenSpiel games, by OpenSpiel's own tests; `python tests/env/test_spiel.py` writes the
playthroughs anew."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from spinney.core.errors import SpinneyError
from spinney.core.registry import OWN
from spinney.env.encoding import OutdatedNumbers
from spinney.env.spiel import register

GAMES = (
    "spinney_sylvion",
    "spinney_sylvion(mode=advanced,players=2,hands=hidden)",
    "spinney_ironwood(horizon=60)",
    "spinney_root(seats=marquise+eyrie,horizon=150)",
)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
WRITTEN = {
    "sylvion": "spinney_sylvion(seeds=2)",
    "ironwood": "spinney_ironwood(seeds=2,horizon=12)",
    "root": "spinney_root(seats=marquise+eyrie,seeds=2,horizon=16)",
}


def somewhere(name: str, moves: int, chance: random.Random) -> pyspiel.State:
    """A state after some random moves, not at the end."""
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        after = state.child(chance.choice(state.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """Clones, strings, tensors, masks, serialization, returns: OpenSpiel checks them all."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    chance = random.Random(name)
    for moves in (1, 10, 30, 60):
        state = somewhere(name, moves, chance)
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        copy = other.clone()
        for _ in range(20):
            if not other.is_terminal():
                action = chance.choice(other.legal_actions())
                other.apply_action(action)
                copy.apply_action(action)
                assert str(other) == str(copy)


def test_what_openspiel_is_told_is_what_the_game_declares() -> None:
    told = pyspiel.load_game("spinney_sylvion").get_type()
    assert told.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert told.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert told.utility == pyspiel.GameType.Utility.IDENTICAL
    assert (told.min_num_players, told.max_num_players) == (1, 2)


def test_a_game_without_chance_and_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins with a player's choice, and whoever searches may look at everything."""
    monkeypatch.setenv(OWN, "pebbles=pebbles.game")
    register("pebbles")
    game = pyspiel.load_game("spinney_pebbles")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.max_chance_outcomes() == 0
    assert game.new_initial_state().current_player() == 0
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    cut = pyspiel.load_game("spinney_pebbles(horizon=2)").new_initial_state()
    for _ in range(2):
        assert not cut.is_terminal()
        cut.apply_action(0)
    assert cut.is_terminal()


def test_resampling_changes_what_a_player_does_not_know() -> None:
    chance = random.Random(1)
    state = somewhere("spinney_ironwood", 20, chance)
    worlds = {
        state.resample_from_infostate(0, chance.random).information_state_string(1)
        for _ in range(8)
    }
    assert len(worlds) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_state_can_be_pickled(name: str) -> None:
    state = somewhere(name, 25, random.Random(2))
    again = pickle.loads(pickle.dumps(state))
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_what_was_written_with_other_words_is_refused() -> None:
    digest = pyspiel.load_game("spinney_root").rules.vocabulary.digest
    assert f"words=by_{digest}" in str(pyspiel.load_game("spinney_root"))
    pyspiel.load_game(f"spinney_root(words=by_{digest})")
    for words in ("by_0d1f", "0d1f"):
        with pytest.raises(OutdatedNumbers, match="other actions of root"):
            pyspiel.load_game(f"spinney_root(words={words})")
    pickled = pickle.dumps(somewhere("spinney_root", 25, random.Random(2)))
    assert digest.encode() in pickled
    with pytest.raises(OutdatedNumbers, match="other actions of root: their digest was '0000"):
        pickle.loads(pickled.replace(digest.encode(), b"0" * len(digest)))


def test_a_dealt_game_of_before_there_was_a_digest_is_refused() -> None:
    state = somewhere("spinney_sylvion", 5, random.Random(2))
    make, made_of = state._dealt.__reduce__()
    assert make(*made_of).choices == state._dealt.choices
    with pytest.raises(OutdatedNumbers, match="was not kept"):
        make(*made_of[:4])


def test_openspiels_search_plays_it() -> None:
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game("spinney_ironwood"),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1),
        max_simulations=3,
    )
    state = somewhere("spinney_ironwood", 15, random.Random(3))
    assert bot.step(state) in state.legal_actions()


def test_options_are_checked() -> None:
    with pytest.raises(SpinneyError, match="seats"):
        pyspiel.load_game("spinney_root(seats=marquise+gnomes)")


@pytest.mark.parametrize("name", WRITTEN)
def test_playthrough(name: str) -> None:
    flags.FLAGS.mark_as_parsed()  # its module has flags, and nobody else reads them
    original, again = generate_playthrough.replay(str(PLAYTHROUGHS / f"{name}.txt"))
    assert original == again


def test_a_game_can_be_cut_off() -> None:
    state = pyspiel.load_game("spinney_root(horizon=5)").new_initial_state()
    state.apply_action(0)
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0] * 4


if __name__ == "__main__":
    for name, game in WRITTEN.items():
        text = generate_playthrough.playthrough(game, action_sequence=None, seed=7)
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, "utf-8")
