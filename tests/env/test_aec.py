"""The PettingZoo environments, by PettingZoo's own tests."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from spinney.core.errors import IllegalChoice, SetupError
from spinney.core.registry import game_names
from spinney.env.aec import SpinneyAEC


@pytest.mark.parametrize("game", game_names())
def test_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SpinneyAEC(game), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: SpinneyAEC(game), num_cycles=50)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game(game: str) -> None:
    env = SpinneyAEC(game, render_mode="ansi")
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=100_000):
        _, reward, over, cut, info = env.last()
        got[agent] += reward
        mask = info.get("action_mask")
        env.step(None if over or cut else chance.choice(np.flatnonzero(mask)))
    assert env.agents == []
    assert list(got.values()) == env.table.returns()
    assert env.render()


def test_an_illegal_action_is_refused_and_nothing_is_lost() -> None:
    env = SpinneyAEC("ironwood")
    env.reset(seed=1)
    before = env.table.digest()
    (illegal, *_) = np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)
    with pytest.raises(IllegalChoice):
        env.step(int(illegal))
    assert env.table.digest() == before


def test_it_says_what_its_numbers_mean() -> None:
    env = SpinneyAEC("ironwood")
    assert env.metadata["digest"] == env.encoding.digest


def test_options_are_checked() -> None:
    with pytest.raises(SetupError, match="map"):
        SpinneyAEC("root", map="moon")
