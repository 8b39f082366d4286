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
from spinney.bots.outlooks import LEARNED, REASONS
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


def looking(manner: str) -> Maker:
    """The greedy bot: `greedy:learned`, `greedy:outlook=FILE`, `greedy:ways=20,worlds=1`."""
    words, outlook = split_outlook(manner)
    counts = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in ("ways", "worlds") or not number.isdecimal() or not int(number):
            raise SetupError(
                f"cannot read {word!r} in greedy:{manner}; write learned, outlook=FILE, ways=20 or "
                "worlds=1"
            )
        counts[name] = int(number)
    return partial(GreedyBot, outlook=outlook, ways=counts.get("ways"), worlds=counts.get("worlds"))


def searching(manner: str) -> Maker:
    words, outlook = split_outlook(manner)
    bounds = parse_bounds(",".join(words)) if words else None
    return partial(SearchBot, bounds=bounds, outlook=outlook)


def planning(manner: str) -> Maker:
    """The expert: `expert:1s`, or `expert:3000` decisions of playing on."""
    if not manner:
        return ExpertBot
    bounds = parse_bounds(manner, "expert")
    if bounds.cores > 1:
        raise SetupError(f"the expert thinks on one core: leave cores out of expert:{manner}")
    return partial(ExpertBot, bounds=bounds)


def outlook_wanted(spec: str) -> str:
    """The outlook that a bot is to go by, where it can be."""
    name, _, manner = spec.partition(":")
    return split_outlook(manner)[1] if name in ("greedy", "search") else REASONS


def split_outlook(manner: str) -> tuple[list[str], str]:
    """What is said of a bot besides its outlook; the outlook."""
    words, outlook = [], REASONS
    for word in manner.split(",") if manner else []:
        if word in (REASONS, LEARNED):
            outlook = word
        elif word.startswith("outlook="):
            outlook = word.removeprefix("outlook=")
        else:
            words.append(word)
    return words, outlook


BOTS: dict[str, Callable[[str], Maker]] = {
    "random": plain("random", RandomBot),
    "greedy": looking,
    "search": searching,
    "expert": planning,
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
