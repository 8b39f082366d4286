"""What can be turned on the bots that think, in one place.

What was found for a game is in its `data/knobs.json`, with the command that found it.
"""

from __future__ import annotations

import functools
import importlib.resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from spinney.core.game import Game


class Knobs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the greedy bot looks ahead and how the search bot searches."""

    worlds: int = 2
    """In how many imagined worlds the options are looked at."""

    ways: int = 60
    """How many ways through a step are walked in each of them, at most."""

    trust: float = 4.0
    """In how many worlds a way must be tried to count as much as the look ahead at it."""

    width: int = 8
    """How many of the best ways the search tries."""

    beam: int = 16
    """How many plans for the rest of the turn it goes on with from step to step; 0 for none."""

    twigs: int = 4
    """Into how many a plan can branch at each step."""

    plan_glances: int = 16
    """How many ways through a step it looks at while it plans."""

    plans: int = 10
    """How many of the best plans it tries."""

    soon: int = 12
    """In so many worlds the search judges as the turn ends, before it plays on any further."""

    reach: int = 4
    """How many turns it then plays on, this one included."""

    caution: float = 13.0
    """In how many worlds a later turn must be seen to count half of what it seems to change."""

    glances: int = 8
    """How many ways through a step it looks at while it plays on."""

    def but(self, ways: int | None, worlds: int | None) -> Knobs:
        """The same with another look ahead, where one is given."""
        return msgspec.structs.replace(self, ways=ways or self.ways, worlds=worlds or self.worlds)


class Found(msgspec.Struct, forbid_unknown_fields=True):
    """A game's knobs, and how they were found."""

    command: str
    knobs: Knobs
    search: Knobs | None = None
    """What the search does better with, if that is not the same."""


def knobs_of(game: Game[Any]) -> Knobs:
    """The values found for this game, or the usual ones."""
    found = found_knobs(game.package)
    return Knobs() if found is None else found.knobs


def search_knobs_of(game: Game[Any]) -> Knobs:
    """Those of the search, which has more time to look."""
    found = found_knobs(game.package)
    return knobs_of(game) if found is None or found.search is None else found.search


@functools.cache
def found_knobs(package: str) -> Found | None:
    """What was found for the game in this package, if anything."""
    file = knobs_file(package)
    return msgspec.json.decode(file.read_bytes(), type=Found) if file.is_file() else None


def knobs_file(package: str) -> Traversable:
    return importlib.resources.files(package).joinpath("data", "knobs.json")
