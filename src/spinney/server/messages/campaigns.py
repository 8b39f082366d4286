"""Campaigns: games in a chain, and what is kept from one to the next."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spinney.server.messages.kinds import Count, SeatLetter, Word
from spinney.server.messages.lobby import SeatLine

Outcome = Literal["won", "lost"]
Stage = Literal["playing", "won", "lost", "complete"]
"""Where a campaign stands: in a game; after one that was won or lost; at its end."""


class Keepsake(Struct):
    """Something that is kept."""

    word: str
    label: str
    about: str
    """What its card says; may be empty."""


class ChapterSeat(SeatLine):
    kept: list[str]
    """The words of what it began with."""


class ChapterTold(Struct):
    number: int
    chapter: int
    table: str
    outcome: Outcome | None
    """None while it is played."""
    opposed: str
    """What the other side began with, as a sentence without its full stop, and as a number."""
    opposed_by: int
    seats: list[ChapterSeat]
    created: str
    changed: str


class SeatKeeping(Struct):
    """What a seat of mine may keep, how many of it, and what I have chosen."""

    seat: str
    role: str
    role_word: str
    name: str
    things: list[str]
    most: int
    chosen: list[str] | None


class Campaign(Struct):
    campaign: str
    game: str
    title: str
    rule: str
    length: int
    """How many chapters are to be won."""
    stage: Stage
    chapters: list[ChapterTold]
    things: list[Keepsake]
    """All that the chapters and the choices name."""
    keeping: list[SeatKeeping]
    """What I am to choose, after a chapter that was won."""
    waiting: list[str]
    """The names of those who have yet to choose."""
    absent: list[str]
    """Those of them who have been away for days: one may go on without waiting for them."""
    mine: bool
    """Whether I have a seat in the last chapter, and so may go on."""


class ChapterMark(Struct):
    number: int
    chapter: int
    outcome: Outcome | None


class CampaignLine(Struct):
    """A campaign in a list."""

    campaign: str
    game: str
    title: str
    stage: Stage
    chapters: list[ChapterMark]
    length: int
    opposed: str
    seats: list[SeatLine]
    table: str
    """The table of the last chapter."""
    asked: bool
    """Whether something of mine is to be chosen."""
    created: str
    changed: str


class GoOn(Struct, forbid_unknown_fields=True):
    """The next chapter, after the game with this number: what my seats keep, if it was won."""

    number: Count
    kept: dict[SeatLetter, Annotated[list[Word], Meta(max_length=60)]] = {}
    impatient: bool = False
    """Not to wait for those who have been away for days."""
