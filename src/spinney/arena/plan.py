"""The plan of an arena: who sits where in which game, from what chance.

Every seed is played in every seating, so that all meet the same chance from every seat.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from spinney import __version__
from spinney.arena.guard import Forfeit, Guarded
from spinney.arena.playing import Played, play_one
from spinney.bots.outlooks import LEARNED, REASONS
from spinney.bots.registry import bot_maker
from spinney.core.errors import SetupError
from spinney.core.game import Game
from spinney.core.records import letter
from spinney.core.registry import game_named
from spinney.core.setup import Setup

SEEDS: Final = 10
"""How many seeds are played where nobody says how many games."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is played: two arenas with equal plans play the same games."""

    game: str
    options: dict[str, str]
    seats: list[str]
    """The competitors by the names of their bots."""
    games: int
    swap: bool
    seconds: float
    """How long a bot may think about one choice."""
    seed: str
    version: str = __version__

    def the_game(self) -> Game[Any]:
        return game_named(self.game)

    def setup(self) -> Setup:
        return self.the_game().simulation(**self.options)

    def competitors(self) -> list[str]:
        return list(dict.fromkeys(self.seats))

    def seatings(self) -> list[tuple[str, ...]]:
        return seatings(self.seats, self.the_game().seats(self.setup()), self.swap)


class Result(msgspec.Struct, frozen=True):
    """What came of the game with this number."""

    number: int
    seed: str
    seats: list[str]
    played: Played
    forfeits: list[list[Forfeit]]
    """By seat."""


def make_plan(
    game: Game[Any],
    setup: Setup,
    seats: Sequence[str],
    *,
    games: int | None,
    swap: bool,
    seconds: float,
    seed: str,
) -> Plan:
    """A plan in which everybody sits everywhere equally often. Raises SetupError if none does."""
    for name in seats:
        bot_maker(name)
    wanted = game.seats(setup)
    if len(seats) < wanted:
        raise SetupError(
            f"{game.name} has {wanted} seats with these options, and --seats names {len(seats)}"
        )
    each = len(seatings(seats, wanted, swap))
    games = games or SEEDS * each
    if games % each:
        fewer = games - games % each
        near = f"{fewer} or {fewer + each}" if fewer else str(each)
        raise SetupError(f"{games} games cannot be shared out to {each} seatings; play {near}")
    return Plan(game.name, dict(setup.values), list(seats), games, swap, seconds, seed)


def seatings(competitors: Sequence[str], seats: int, swap: bool) -> list[tuple[str, ...]]:
    """Every group of competitors that fills the seats, turned round the table if they swap."""
    groups = list(itertools.combinations(competitors, seats))
    turned = [
        group[turn:] + group[:turn] for turn in range(seats if swap else 1) for group in groups
    ]
    return list(dict.fromkeys(turned))


def read_seats(text: str) -> list[str]:
    """Bots' names with commas between them.

    What is said of a bot, such as `cores=2` or `reasons`, belongs to the one before.
    """
    manner = rf",(?!\s*(?:\w+=|(?:{REASONS}|{LEARNED})\s*(?:,|$)))"
    names = [name.strip() for name in re.split(manner, text)]
    if not all(names):
        raise SetupError(
            f"--seats: names of bots with commas between them are wanted, not {text!r}"
        )
    return names


def play(plan: Plan, number: int) -> Result:
    """Play the game with this number."""
    seatings = plan.seatings()
    seats = seatings[number % len(seatings)]
    seed = f"{plan.seed}-{number // len(seatings)}"
    bots = [
        Guarded(bot_maker(name), f"{seed}-{letter(seat)}", plan.seconds)
        for seat, name in enumerate(seats)
    ]
    try:
        played = play_one(plan.the_game(), plan.setup(), bots, seed)
    finally:
        for bot in bots:
            bot.close()
    return Result(number, seed, list(seats), played, [bot.forfeits for bot in bots])
