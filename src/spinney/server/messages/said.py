"""What a client may say at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from spinney.server.messages.kinds import (
    NO_NUL,
    Count,
    Key,
    Language,
    SeatLetter,
    Step,
    Theme,
    Word,
    Words,
)


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    word: Word
    number: Count
    key: Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    word: Word
    key: Key = ""


class What(Struct, tag="what", forbid_unknown_fields=True):
    word: Word
    key: Key = ""


class Inspect(Struct, tag="inspect", forbid_unknown_fields=True):
    """Look at something by the name that the drawing gives it, or else at what it lies in."""

    word: Word
    at: Words = []
    event: Count | None = None
    """As it was when this had just been told; else as it is."""
    key: Key = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    to: Count | None = None
    key: Key = ""


class Takeback(Struct, tag="takeback", forbid_unknown_fields=True):
    to: Count | None = None
    key: Key = ""


class Replace(Struct, tag="replace", forbid_unknown_fields=True):
    seat: SeatLetter
    key: Key = ""


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    agree: bool
    key: Key = ""


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    key: Key = ""


class Return(Struct, tag="return", forbid_unknown_fields=True):
    key: Key = ""


class AskScene(Struct, tag="scene", forbid_unknown_fields=True):
    event: Count
    to: Count | None = None
    """The last event of it that is to be shown."""
    key: Key = ""


class AskFrames(Struct, tag="frames", forbid_unknown_fields=True, rename={"first": "from"}):
    """What happened from one event to another, to be seen again."""

    first: Count
    to: Count
    key: Key = ""


class AskRecap(Struct, tag="recap", forbid_unknown_fields=True):
    """What others did after this event."""

    after: Count
    key: Key = ""


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    way: Annotated[list[Step], Meta(max_length=100)] = []
    """What was advised before, from this question on."""
    key: Key = ""


class Order(Struct, tag="order", forbid_unknown_fields=True):
    order: Annotated[str, Meta(max_length=40)] | None
    key: Key = ""


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Key = ""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    seat: SeatLetter | None = None
    language: Language | None = None
    theme: Theme | None = None
    key: Key = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    key: Key = ""


ClientMessage = (
    Choose
    | Why
    | What
    | Inspect
    | Undo
    | Takeback
    | Replace
    | Consent
    | Rematch
    | Return
    | AskScene
    | AskRecap
    | AskFrames
    | AskHint
    | Order
    | Say
    | Look
    | Ping
)
read_message = msgspec.json.Decoder(ClientMessage).decode
