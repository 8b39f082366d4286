"""Nobody learns from questions, events, pictures or hints what they may not see; more: `make
lockstep`."""

import json
from typing import Any

import pytest

from lockstep import NAMES, named, pairs_of
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.state import State

GAMES = {"magpie": 30, "root": 8, "ironwood": 20}
USUAL = 12
PAIRS = 8
"""So many games of each, and from one so many pairs at most."""


@pytest.mark.games
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(name: str) -> None:
    games = [pairs_of(name, number, PAIRS) for number in range(GAMES.get(name, USUAL))]
    assert [leak for found in games for leak in found.leaks] == []
    assert sum(found.ended.total() for found in games) > len(games)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_seen_does_not_change_afterwards(name: str) -> None:
    """A view that is kept shares nothing with the state that goes on."""
    game, luck = named(name), Luck("kept")
    table = Table(game, game.setup(), "kept")
    kept: list[tuple[dict[str, Any], str]] = []

    def look(g: State) -> None:
        for seat in range(-1, g.seats):
            view = game.view(g, seat)
            kept.append((view, json.dumps(view)))

    table.state.camera = look
    for _ in range(60):
        if table.question is not None:
            options = table.question.options
            table.apply(options[luck.below(len(options))])
    assert kept
    assert all(json.dumps(view) == then for view, then in kept)
