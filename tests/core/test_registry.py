"""Games by name: ours, and those that somebody names in the environment."""

from __future__ import annotations

import pytest

from magpie.game import GAME
from spinney.core import SetupError, game_named, game_names
from spinney.core.registry import GAMES, OWN


def test_a_game_of_somebodys_own_is_named_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert game_names() == (*GAMES, "magpie")
    assert game_named("magpie") is GAME
    monkeypatch.setenv(OWN, "magpie=magpie.game pebbles=pebbles.game")
    assert game_names() == (*GAMES, "magpie", "pebbles")
    assert game_named("pebbles").name == "pebbles"
    monkeypatch.delenv(OWN)
    assert game_names() == tuple(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_name_by_which_it_is_found(name: str) -> None:
    assert game_named(name).name == name


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match=r"there is sylvion, .*; did you mean 'magpie'\?$"):
        game_named("magpei")


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("magpie", "cannot read 'magpie'; write it as name=module"),
        ("=magpie.game", "cannot read '=magpie.game'; write it as name=module"),
        ("root=magpie.game", "there is a game 'root' already"),
        ("m=magpie.game m=pebbles.game", "there is a game 'm' already"),
        ("m=magpie.rules", "there is no module 'magpie.rules' for m"),
        ("m=no.such", "there is no module 'no.such' for m"),
        ("m=magpie.game", "magpie.game has no GAME with the name 'm'"),
        ("m=magpie", "magpie has no GAME with the name 'm'"),
    ],
)
def test_what_is_wrong_with_it_is_said(
    monkeypatch: pytest.MonkeyPatch, written: str, wrong: str
) -> None:
    monkeypatch.setenv(OWN, written)
    with pytest.raises(SetupError) as refused:
        game_named("m")
    assert str(refused.value) == f"{OWN}: {wrong}"
