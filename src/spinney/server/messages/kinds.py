"""What fields are made of, and what every part of the messages uses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "fr", "de"]
Theme = Literal["auto", "light", "dark"]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
"""A password or a code that is compared with the right one."""
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatLetter = Annotated[str, Meta(max_length=1, pattern="^[A-Z]$")]
Word = Annotated[str, Meta(min_length=1, max_length=100)]
Words = Annotated[list[Word], Meta(max_length=12)]
NO_NUL = "^[^\\x00]*$"
"""For what is stored as it was sent: no database keeps a NUL in a text."""
Key = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Level = Annotated[str, Meta(max_length=40)]
Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]]
Final = Literal["chance", "reveal", "other", "scene", "end", "loss"]


class Error(Struct, omit_defaults=True):
    error: str
    message: str
    rule: str | None = None
    where: str | None = None
    """The option at which a setup can be mended."""


class Step(Struct, forbid_unknown_fields=True):
    """A question and its answer."""

    ask: Word
    word: Word


class CampaignMark(Struct):
    """The campaign that a table belongs to."""

    campaign: str
    number: int
    """Which of its games this is, counting those that were lost."""
    chapter: int
    """Which of its chapters: one more than were won before."""


class RuleRef(Struct):
    number: str
    heading: str
