"""Tables before they are played at: made, found, joined."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spinney.server.messages.kinds import (
    CampaignMark,
    Count,
    Id,
    Level,
    Name,
    Options,
    SeatLetter,
    Token,
)


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "open", "link", "bot"]
    level: Level | None = None
    name: Name | None = None
    """Who plays it, where several people share one device."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    pace: Literal["live", "async"] = "live"
    watch: Literal["nobody", "link", "anyone"] = "link"
    campaign: bool = False
    """Whether this is the first chapter of one."""


class Made(Struct):
    """A new table, with the secrets that are shown this once."""

    table: str
    join: str | None = None
    watch: str | None = None


class Filled(Struct, forbid_unknown_fields=True):
    """Bots for a free seat, or for all that are free."""

    seat: SeatLetter | None = None
    level: Level | None = None


class Reach(Struct):
    """The address by which others come here; or that it works on this machine only."""

    origin: str
    local: bool


class SeatLine(Struct):
    seat: str
    role: str
    role_word: str
    name: str
    kind: Literal["person", "bot", "open", "link"]
    level: str | None
    mine: bool


class TableLine(Struct):
    table: str
    game: str
    title: str
    phase: Literal["waiting", "playing", "over"]
    pace: Literal["live", "async"]
    seats: list[SeatLine]
    your_turn: bool
    asked: str | None
    """What somebody has proposed that I have yet to answer."""
    free: int
    options: list[str]
    created: str
    changed: str
    turn: int
    result: str | None
    """How it ended, as far as that is known without playing it through."""
    maker: str | None
    """Who made it, if they have a seat there."""
    lesson: str | None
    """Which lesson it is, if it is one."""
    campaign: CampaignMark | None


class Lobby(Struct):
    mine: list[TableLine]
    open: list[TableLine]
    watch: list[TableLine]


class Shown(Struct, forbid_unknown_fields=True):
    """A link that somebody was sent."""

    token: Token


class Invitation(Struct, rename={"purpose": "for"}):
    table: TableLine
    purpose: Literal["join", "watch"]


class Join(Struct, forbid_unknown_fields=True):
    token: Token | None = None
    table: Id | None = None
    seat: SeatLetter | None = None


class Joined(Struct):
    table: str
    seat: str


class Continue(Struct, forbid_unknown_fields=True):
    number: Count
    seat: SeatLetter
    level: Level | None = None


class Upload(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=200_000)]


class TableRef(Struct):
    table: str


class Again(Struct):
    """The table of the next game; none as long as the others have not agreed."""

    table: str | None
