"""The games, their options, and a set-up that is being chosen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spinney.server.messages.kinds import Count, Options


class CardSide(Struct):
    label: str
    text: str


class OptionValue(Struct):
    value: str
    label: str
    about: str = ""
    """What it is like to play with it, where there is something to say."""
    hard: str = ""
    minutes: int = 0
    """What it adds to the length of a game."""
    sides: list[CardSide] = []
    """What its card says, on one side or on both."""


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
    later: OptionValue | None
    """What every seat plays, if that is chosen at the table."""
    things: list[OptionValue]
    fewest: int
    most: int
    first: bool
    """Whether one looks for it before the others."""
    pictured: bool
    """Whether it is picked from pictures."""


class BotLevel(Struct):
    level: str
    label: str
    help: str
    """How it plays, and how long it thinks."""
    rating: float | None
    """Its strength, on one scale for all levels of a game, where that was measured."""
    strength: str
    """The same in words; else empty."""


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
    """Weakest first."""
    level: str
    """Who sits down where nobody says who."""
    lessons: int
    """How many lessons it has."""
    surprising: bool
    """Whether chance can choose what to play with."""


class Wanted(Struct, forbid_unknown_fields=True):
    """Options somebody thinks of playing with."""

    options: Options = {}


class Picked(Wanted):
    """The same, and which seats bots play."""

    bots: Annotated[list[Count], Meta(max_length=26)] = []


class Barred(Struct):
    """What does not go with what is picked already, and why."""

    option: str
    value: str
    why: str
    rule: str


class BoxAnswer(Struct):
    """What options come to, whether they go together or not."""

    minutes: int
    hard: str
    barred: list[Barred]
    moot: list[str]
    """The options that have no say."""


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
    campaign: bool
    """Whether a campaign can begin with these."""
