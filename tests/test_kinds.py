"""What each game says it is, it is: `properties.is_of_its_kind` has what it says that it is not."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magpie.game import GAME as MAGPIE
from pebbles.game import GAME as PEBBLES
from properties import (
    CHECKS,
    Check,
    check_name,
    everybody,
    everything_has_a_text,
    finished,
    moments,
)
from spinney.core import SPECTATOR, Game, Kind, Setup, SetupError, game_named
from spinney.core.records import parse_record
from spinney.core.registry import OWN, game_names

GAMES = [*map(game_named, game_names()), MAGPIE, PEBBLES]

SOLO = {"root": {"seats": "eyrie", "mechanical": "cooperative"}}
"""How somebody plays all alone, where a game at once is another one."""

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Those with one option that is not the default, and those with other seats."""
    yield game.setup(**SOLO.get(game.name, game.alone))
    for option in game.options:
        counts = range(1, len(option.words) + 1)
        for value in (*option.values, *(",".join(option.words[:n]) for n in counts)):
            with contextlib.suppress(SetupError):  # it needs another option, or is none
                yield game.setup(**{option.name: value})


def endings(game: Game[Any]) -> Iterator[list[float]]:
    """How its golden games ended; of a game that has none, how one ends at random."""
    kept = sorted((Path(__file__).parent / game.name / "golden").glob("*.spinney"))
    for record in kept:
        yield parse_record(record.read_text("utf-8")).replay().returns()
    if not kept:
        yield finished(game, game.setup(), "oak").returns()


@every_game
def test_its_seats_are_as_many_as_it_says(game: Game[Any]) -> None:
    counts = {game.seats(setup) for setup in setups(game)}
    assert (min(counts), max(counts)) == (game.kind.fewest, game.kind.most)
    assert game.kind.solo == (1 in counts)


@every_game
def test_it_has_chance_and_secrets_if_it_says_so(game: Game[Any]) -> None:
    table = finished(game, game.simulation(), "oak")
    assert game.kind.chance == (table.state.drawn > 0)
    assert game.kind.hidden == any(
        table.view(seat) != table.view(SPECTATOR)
        or game.write(table.determinize(seat, "world").state) != game.write(table.state)
        for table in moments(game, game.simulation(), "oak")
        for seat in everybody(table)
    )


@every_game
def test_its_seats_win_together_if_it_says_so(game: Game[Any]) -> None:
    fared = [returns for returns in endings(game) if len(returns) > 1]
    assert fared
    assert game.kind.cooperative == all(len(set(returns)) == 1 for returns in fared)


@pytest.mark.parametrize("check", CHECKS, ids=check_name)
def test_a_game_without_chance_and_secrets_is_a_game(
    check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OWN, "pebbles=pebbles.game")
    everything_has_a_text(PEBBLES)
    for seats in (2, 3):
        check(PEBBLES, PEBBLES.setup(seats=seats, heap=21), "oak")


def test_what_is_said_can_be_asked() -> None:
    kind = Kind(seats=(1, 4), chance=True, hidden=False)
    assert (kind.fewest, kind.most, kind.solo) == (1, 4, True)
    assert (kind.chance, kind.hidden) == (True, False)
    assert (kind.cooperative, kind.instinct) == (False, False)
    assert not Kind(seats=(2, 4), chance=False, hidden=False).solo
