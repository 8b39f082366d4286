"""With SPINNEY_NATIVE=1 the tests run on the compiled package: this file proves that they do."""

import importlib

import pytest

from spinney.core import game_named, game_names

CORE = (
    *("chance", "game", "numbers", "question", "setup"),
    *("state", "table", "tensors", "vocabulary"),
)


@pytest.mark.parametrize("module", CORE)
def test_the_core_is_compiled(module: str) -> None:
    path = importlib.import_module(f"spinney.core.{module}").__file__
    assert path is not None
    assert path.endswith((".so", ".pyd")), path


@pytest.mark.parametrize("name", game_names())
def test_the_rules_of_every_game_are_compiled(name: str) -> None:
    """The state of a game and what steps through it come from compiled modules."""
    game = game_named(name)
    state = type(game.begin(game.setup()))
    for part in (state, type(game)):
        path = importlib.import_module(part.__module__).__file__
        assert path is not None
        assert path.endswith((".so", ".pyd")), path
