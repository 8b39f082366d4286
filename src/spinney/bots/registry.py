"""The bots there are, by name. Each is made from a seed.

What comes after a colon says how one is to play: `search:4s`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spinney.bots.base import Bot
from spinney.bots.bounds import parse_bounds
from spinney.bots.expert import ExpertBot
from spinney.bots.greedy import GreedyBot
from spinney.bots.random import RandomBot
from spinney.bots.search import SearchBot
from spinney.bots.wire import wire_bot
from spinney.core.errors import SetupError, nearest

Maker = Callable[[str], Bot]


def plain(name: str, make: Maker) -> Callable[[str], Maker]:
    """A kind of bot that there is nothing to say about."""

    def made(manner: str) -> Maker:
        if manner:
            raise SetupError(f"the bot {name} takes no {manner!r}: write {name!r} alone")
        return make

    return made


def searching(manner: str) -> Maker:
    return partial(SearchBot, bounds=parse_bounds(manner)) if manner else SearchBot


BOTS: dict[str, Callable[[str], Maker]] = {
    "random": plain("random", RandomBot),
    "greedy": plain("greedy", GreedyBot),
    "search": searching,
    "expert": plain("expert", ExpertBot),
    "exec": wire_bot,
}


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def bot_maker(spec: str) -> Maker:
    """What makes bots of this kind; the same seed makes one that plays the same."""
    name, _, manner = spec.partition(":")
    if name not in BOTS:
        raise SetupError(f"no bot {name!r}{nearest(name, BOTS)}; there is {', '.join(BOTS)}")
    return BOTS[name](manner)
