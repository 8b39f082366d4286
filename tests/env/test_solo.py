"""The Gymnasium environments, by Gymnasium's own checker."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import spinney.env.solo  # noqa: F401 (makes the games known)
from spinney.core.errors import SetupError

ENVIRONMENTS = (
    ("spinney/Sylvion-v0", {}),
    ("spinney/Sylvion-v0", {"mode": "advanced", "players": 2}),
    ("spinney/Ironwood-v0", {"seat": 1}),
    ("spinney/Ironwood-v0", {"solo": "automacier", "level": 10}),
    ("spinney/Ironwood-v0", {"solo": "automaquis"}),
    ("spinney/Root-v0", {"seat": 2, "map": "winter"}),
)


@pytest.mark.parametrize(("name", "options"), ENVIRONMENTS)
def test_checker(name: str, options: dict[str, object]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), ENVIRONMENTS)
def test_a_whole_game(name: str, options: dict[str, object]) -> None:
    env = gymnasium.make(name, **options)
    chance = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        assert env.unwrapped.table.question.seat == env.unwrapped.seat
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        assert not cut
        assert over or reward == 0
    assert reward == env.unwrapped.table.returns()[env.unwrapped.seat]


def test_an_illegal_action_costs_and_is_explained() -> None:
    env = gymnasium.make("spinney/Ironwood-v0", penalty=0.25)
    before, info = env.reset(seed=1)
    (illegal, *_) = np.flatnonzero(info["action_mask"] == 0)
    after, reward, over, _, info = env.step(illegal)
    assert np.array_equal(before, after)
    assert (reward, over) == (-0.25, False)
    assert info["refused"]


def test_it_says_what_its_numbers_mean() -> None:
    env = gymnasium.make("spinney/Ironwood-v0")
    assert env.metadata["digest"] == env.unwrapped.encoding.digest


def test_there_is_no_such_seat() -> None:
    with pytest.raises(SetupError, match="no seat 7"):
        gymnasium.make("spinney/Ironwood-v0", seat=7)


def test_bots_can_be_chosen() -> None:
    with pytest.raises(SetupError, match="no bot"):
        gymnasium.make("spinney/Ironwood-v0", bot="deep-thought")
