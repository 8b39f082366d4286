"""Levels of play for people: from one who plays like a beginner to the best there is.

A level is a bot under a name that stays. Which bot that is, and how strong it was in a tournament
of all levels, is in the game's `data/levels.json`; a game without one has the usual bots.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from spinney.core.errors import SetupError
from spinney.core.game import Game

NAMES: Final = ("beginner", "novice", "steady", "strong", "best")
"""The levels, weakest first. Tables that are stored keep these names: none is ever renamed."""

USUAL: Final = "steady"
"""Who sits down where nobody says who."""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A share of games, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a level did in the tournament."""

    bot: str
    """Who played for it."""
    mu: float
    sigma: float
    """Its strength by openskill, and how far that is to be trusted."""
    games: int
    won: Share | None = None
    """What it won of the games in which it and the level below did not fare alike; where nobody
    plays against another, of all its games."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    bot: str
    seconds: float
    """How long it thinks about a choice, at most."""
    rated: Rating | None = None

    @property
    def rating(self) -> Rating | None:
        """What is known of its strength: nothing any more, once another bot plays for it."""
        return self.rated if self.rated is not None and self.rated.bot == self.bot else None


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The levels of a game, weakest first, and the tournament that they were rated in."""

    levels: list[Level]
    options: dict[str, str] = {}
    """The setup of the tournament, where it is not the usual one."""
    alone: bool = False
    """Whether nobody played against another there."""
    command: str = ""

    def named(self, name: str) -> Level | None:
        return next((level for level in self.levels if level.name == name), None)

    def below(self, level: Level) -> Level | None:
        at = self.levels.index(level)
        return self.levels[at - 1] if at else None


USUALLY: Final = Ladder(
    [
        Level("beginner", "greedy:ways=12,worlds=1,slips=20", 0.2),
        Level("novice", "greedy:ways=30,worlds=1,slips=8", 0.2),
        Level("steady", "greedy", 0.4),
        Level("strong", "search:0.5s", 0.5),
        Level("best", "search:2s", 2.0),
    ]
)


def ladder_of(game: Game[Any]) -> Ladder:
    return found_ladder(game.package)


@functools.cache
def found_ladder(package: str) -> Ladder:
    file = ladder_file(package)
    return msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else USUALLY


def ladder_file(package: str) -> Traversable:
    return importlib.resources.files(package).joinpath("data", "levels.json")


def level_of(game: Game[Any], name: str) -> Level:
    """Raises SetupError if the game has no such level."""
    ladder = ladder_of(game)
    level = ladder.named(name)
    if level is None:
        known = ", ".join(each.name for each in ladder.levels)
        raise SetupError(f"{game.name} has no level {name!r}; there is {known}")
    return level


def strength(ladder: Ladder, level: Level, say: Callable[..., str]) -> str:
    """How strong a level is, in words; empty if nobody has measured it."""
    rating = level.rating
    if rating is None:
        return ""
    mu, below = round(rating.mu), ladder.below(level)
    if rating.won is None:
        return say("strength-first", rating=mu)
    won = round(10 * rating.won.mean)
    if ladder.alone or below is None:
        return say("strength-alone", rating=mu, won=won)
    return say("strength-above", rating=mu, won=won, below=say(f"level-{below.name}"))
