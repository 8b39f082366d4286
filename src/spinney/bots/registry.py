"""The bots there are, by name. Each is made from a seed.

What comes after a colon says how one is to play: `search:4s`. A level of play is a bot, too: which
one, says the game that it sits down at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spinney.bots.base import Bot, Seat
from spinney.bots.bounds import parse_bounds
from spinney.bots.expert import ExpertBot
from spinney.bots.greedy import GreedyBot
from spinney.bots.levels import NAMES, level_of
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
    """The greedy bot: `greedy:learned`, `greedy:outlook=FILE`, `greedy:ways=6,slips=20`."""
    words, outlook, habits = split_outlook(manner, REASONS)
    counts: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in ("ways", "worlds", "slips") or not number.isdecimal() or not int(number):
            raise SetupError(
                f"cannot read {word!r} in greedy:{manner}; write learned, outlook=FILE, "
                "habits=FILE, ways=20, worlds=1 or slips=10"
            )
        counts[name] = int(number)
    if counts.get("slips", 0) > 100:
        raise SetupError(f"greedy:{manner}: slips are of a hundred; write slips=100 or fewer")
    return partial(
        GreedyBot,
        outlook=outlook,
        ways=counts.get("ways"),
        worlds=counts.get("worlds"),
        slips=counts.get("slips", 0),
        habits=habits,
    )


def searching(manner: str) -> Maker:
    """The search: `search:1s`, `search:500,cores=2`, `search:1s,reasons`; learned if not told."""
    words, outlook, habits = split_outlook(manner, LEARNED)
    bounds = parse_bounds(",".join(words)) if words else None
    return partial(SearchBot, bounds=bounds, outlook=outlook, habits=habits)


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
    usual = LEARNED if name == "search" else REASONS
    return split_outlook(manner, usual)[1] if name in ("greedy", "search") else REASONS


def habits_wanted(spec: str) -> str:
    """The habits that a bot is told to have, if any are named."""
    name, _, manner = spec.partition(":")
    return split_outlook(manner, LEARNED)[2] if name in ("greedy", "search") else ""


def split_outlook(manner: str, usual: str) -> tuple[list[str], str, str]:
    """What is said of a bot besides its outlook and habits; the outlook, or the usual one; the
    habits, if any are named."""
    words, outlook, habits = [], usual, ""
    for word in manner.split(",") if manner else []:
        if word in (REASONS, LEARNED):
            outlook = word
        elif word.startswith("outlook="):
            outlook = named(word)
        elif word.startswith("habits="):
            habits = named(word)
        else:
            words.append(word)
    return words, outlook, habits


def named(word: str) -> str:
    """The file that a word names, or a name that stands for one."""
    found = word.partition("=")[2]
    if not found:
        raise SetupError(f"{word} names no file")
    return found


BOTS: dict[str, Callable[[str], Maker]] = {
    "random": plain("random", RandomBot),
    "greedy": looking,
    "search": searching,
    "expert": planning,
    "exec": wire_bot,
}


class LevelBot:
    """Plays as this level does in the game that it sits down at."""

    __slots__ = ("_bot", "_level", "_seed")

    def __init__(self, seed: str, level: str) -> None:
        self._seed = seed
        self._level = level
        self._bot: Bot | None = None

    def choose(self, seat: Seat) -> int:
        if self._bot is None:
            self._bot = bot_maker(level_of(seat.game, self._level).bot)(self._seed)
        return self._bot.choose(seat)


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def bot_maker(spec: str) -> Maker:
    """What makes bots of this kind; the same seed makes one that plays the same."""
    name, _, manner = spec.partition(":")
    if name in NAMES:
        return plain(name, partial(LevelBot, level=name))(manner)
    if name not in BOTS:
        known = (*NAMES, *BOTS)
        raise SetupError(f"no bot {name!r}; there is {', '.join(known)}{nearest(name, known)}")
    return BOTS[name](manner)
