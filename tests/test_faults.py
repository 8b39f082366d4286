"""Whoever writes a position is told all that is wrong with it at once, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magpie.game import GAME as MAGPIE
from pebbles.game import GAME as PEBBLES
from properties import moments
from spinney.core import Game, PositionError, game_named
from spinney.core import fields as core_fields
from spinney.core.registry import game_names
from spinney.core.table import table_at

SETUPS: dict[str, dict[str, object]] = {
    "sylvion": {"mode": "advanced", "players": 2, "hands": "hidden", "figure": "yes"},
    "ironwood": {"solo": "automaquis"},
}
"""Options with which there is most to write down."""
GAMES = [*map(game_named, game_names()), MAGPIE, PEBBLES]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

Written = dict[str, Any]


@pytest.fixture(autouse=True)
def _with_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core_fields, "MOST_FAULTS", 100_000)


def written(game: Game[Any]) -> Iterator[Written]:
    """Positions between two steps of a game."""
    for table in moments(game, game.setup(**SETUPS.get(game.name, {})), "oak"):
        yield {name: part for name, part in table.position().items() if name != "since"}


def places(value: Any, path: str) -> Iterator[str]:
    """Where something stands that has nothing within it."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from places(inner, f"{path}.{name}")
    elif isinstance(value, list) and value:
        for i, inner in enumerate(value):
            yield from places(inner, f"{path}[{i}]")
    else:
        yield path


def spoilt(value: Any) -> Any:
    """The same with nonsense in each of these places."""
    if isinstance(value, dict) and value:
        return {name: spoilt(inner) for name, inner in value.items()}
    if isinstance(value, list) and value:
        return [spoilt(inner) for inner in value]
    return {"nonsense": True}


def told(game: Game[Any], position: Written) -> set[str]:
    """The places that somebody is told of."""
    with pytest.raises(PositionError) as refused:
        table_at(game, position, "oak")
    return {fault.place for fault in refused.value.faults}


def within(place: str, other: str) -> bool:
    return place == other or place.startswith((f"{other}.", f"{other}["))


def missing(wanted: Iterator[str], found: set[str]) -> list[str]:
    return [a for a in wanted if not any(within(a, b) or within(b, a) for b in found)]


@every_game
def test_every_field_that_is_wrong_is_named(game: Game[Any]) -> None:
    for position in written(game):
        state = {name: "" if isinstance(it, dict) else {} for name, it in position["state"].items()}
        found = told(game, position | {"state": state})
        assert missing((f"state.{name}" for name in state), found) == []


@every_game
def test_every_place_that_is_wrong_is_named(game: Game[Any]) -> None:
    for position in written(game):
        found = told(game, position | {"state": spoilt(position["state"])})
        assert missing(places(position["state"], "state"), found) == []


@every_game
def test_what_is_wrong_beside_the_state_is_named_with_it(game: Game[Any]) -> None:
    for position in written(game):
        state = position["state"] | {"drawn": -1, "nonsense": 1}
        beside = {"since": {"chance": ["x"]}, "next": {"picks": ["nonsense"]}, "nonsense": 2}
        assert told(game, position | {"state": state} | beside) >= {
            "state.drawn",
            "state.nonsense",
            "since.chance[0]",
            "next.picks[0]",
            "nonsense",
        }


def test_every_option_that_is_wrong_is_named() -> None:
    options = {"seats": "9", "sets": "2"}
    with pytest.raises(PositionError) as refused:
        table_at(MAGPIE, {"spinney": 9, "options": options}, "oak")
    assert [str(fault) for fault in refused.value.faults] == [
        "spinney: this is version 9; versions 1, 2 and 3 can be read",
        "options.sets: magpie has no option 'sets'; it has seats; did you mean 'seats'?",
        "options.seats: option seats cannot be '9'; it can be 2, 3, 4",
    ]


def test_a_wrong_card_in_a_stack_hides_nothing_else() -> None:
    """Sylvion's stacks have as many cards each: one that cannot be read is still there."""
    state = {"stacks": [["blaze", "owl"], ["blaze", "simoon"]] * 2, "removed": ["owl"] * 9}
    found = told(game_named("sylvion"), {"state": state})
    assert found == {"state.stacks[0][1]", "state.stacks[2][1]", "state.removed"}
