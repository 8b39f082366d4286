"""The games, their options, and a set-up that is being chosen."""

from __future__ import annotations

from msgspec import Struct

from spinney.server.messages.kinds import Options


class OptionValue(Struct):
    value: str
    label: str
    about: str = ""
    """What it is like to play with it, where there is something to say."""


class GameOption(Struct):
    name: str
    label: str
    help: str
    rule: str
    default: str
    free: bool
    form: str
    values: list[OptionValue]
    words: list[OptionValue]
    fewest: int
    most: int
    first: bool
    """Whether one looks for it before the others."""


class BotLevel(Struct):
    level: str
    label: str
    help: str


class GameSheet(Struct):
    """What all pictures of a game are drawn with."""

    style: str
    symbols: str
    colours: dict[str, str]
    """The class `sp-COLOUR` that has the colour of whoever does something."""


class GameInfo(Struct):
    name: str
    title: str
    about: str
    facts: str
    options: list[GameOption]
    levels: list[BotLevel]
    lessons: int
    """How many lessons it has."""


class Wanted(Struct, forbid_unknown_fields=True):
    """Options somebody thinks of playing with."""

    options: Options = {}


class SeatRole(Struct):
    seat: str
    role: str
    role_word: str
    like: str
    """What it is like to play it, and how hard."""
    hard: str


class CheckedSetup(Struct):
    options: dict[str, str]
    seats: list[SeatRole]
    warnings: list[str]
