"""How long a game takes, and how hard it is: what each thing of the box adds.

This is data: `data/lengths.json` of a game's packages has what the game takes by itself, under its
name, and what the values, words and things of its options add.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from spinney.core.game import Game
from spinney.core.setup import Option

BOT = 5
"""The minutes of a seat that a bot plays: its turns are watched."""
HARDEST = 3
"""The text `hard-NUMBER` says how hard something is, from 0 on."""


class Share(msgspec.Struct, frozen=True):
    """What something adds."""

    minutes: int = 0
    hard: int = 0


NOTHING = Share()


@functools.cache
def lengths(packages: tuple[str, ...]) -> dict[str, dict[str, Share]]:
    """What is known of each option, and of the game itself, by the names of both."""
    found: dict[str, dict[str, Share]] = {}
    for package in packages:
        file = importlib.resources.files(package).joinpath("data", "lengths.json")
        if file.is_file():
            told = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Share]])
            for option, shares in told.items():
                found.setdefault(option, {}).update(shares)
    return found


def share(game: Game[Any], option: str, word: str) -> Share:
    """What a value of an option adds, or one of its words or things."""
    return lengths(game.packages).get(option, {}).get(word, NOTHING)


def whole(game: Game[Any], chosen: Mapping[str, str], bots: Collection[int] = ()) -> Share:
    """A game with these options, whether they go together or not; bots play some of the seats."""
    shares = [share(game, game.name, game.name)]
    for option in game.options:
        shares += shares_of(game, option, chosen.get(option.name, option.default), bots)
    return Share(sum(each.minutes for each in shares), max(each.hard for each in shares))


def shares_of(game: Game[Any], option: Option, value: str, bots: Collection[int]) -> list[Share]:
    """What the words or things that a value names add, or else the value itself."""
    picked = option.picked(value) or [value]
    found = [share(game, option.name, word) for word in picked]
    if option.words:
        found = [Share(BOT) if seat in bots else each for seat, each in enumerate(found)]
    return found
