"""A table as a seat sees it, and whatever else a server says of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from spinney.server.messages.games import OptionValue
from spinney.server.messages.kinds import CampaignMark, Final, Step
from spinney.server.messages.lessons import LessonTold
from spinney.server.messages.plates import Plate
from spinney.server.messages.telling import (
    Chip,
    Frame,
    Happened,
    Over,
    Picture,
    Points,
    Scene,
    TurnTold,
)


class SeatState(Struct):
    seat: str
    role: str
    role_word: str
    about: str
    """Who the seat is and what it wants, told to whoever sits there."""
    name: str
    kind: Literal["person", "bot", "open", "link"]
    level: str | None
    mine: bool
    connected: bool
    score: float | None
    points: list[Points]
    to_act: bool
    thinking: bool
    standing_in: bool
    absent: bool
    conceded: bool


class Automaton(Struct):
    """An opponent that the rules play: it has no seat."""

    role: str
    role_word: str
    name: str
    score: int | None
    """What it has scored, where points are counted for it."""


class Choosable(Struct):
    """An option; `final` says why it is not to be chosen lightly, if it is not."""

    word: str
    label: str
    help: str | None
    final: Final | None
    warning: str | None
    """What it costs, if that is grave."""
    leaves: bool
    """Whether it only leaves the question."""


class Asked(Struct):
    seat: str
    ask: str
    rule: str
    about: list[str]
    """The words that the question names, such as the place of a battle; for who is asked."""
    who: str
    sentence: str
    guide: str
    """What a beginner is told about such a question, if there is anything."""
    explained: bool
    """Whether what its answers are is to be said where they stand."""
    options: list[Choosable] | None


class Foreseen(Struct):
    text: str
    rule: str


class Preview(Struct):
    """What an option certainly does; `sentence` says why it is final."""

    number: int
    word: str
    events: list[Foreseen]
    final: Final | None
    sentence: str | None


class UndoState(Struct):
    possible: bool
    reason: str | None


class Proposal(Struct):
    kind: Literal["takeback", "replace", "rematch"]
    by: str
    seat: str | None
    to: int | None
    sentence: str
    agreed: list[str]
    wanted: list[str]
    refused: str | None
    """Who did not agree; only the one who proposed is told, until they have read it."""
    done: bool
    """Whether all have agreed; told in the same way."""


class Orders(Struct):
    """The standing orders of one kind that a game offers, and what they are about."""

    about: str
    label: str
    help: str
    values: list[OptionValue]


class State(Struct, tag="state"):
    """All that somebody at a table may know now."""

    table: str
    number: int
    phase: Literal["waiting", "playing", "over"]
    pace: Literal["live", "async"]
    game: str
    edition: str
    """The edition of the rulebook; empty where there is but one."""
    title: str
    you: str | None
    mine: list[str]
    seats: list[SeatState]
    automata: list[Automaton]
    turn: int
    fresh: bool
    """Forget all that was drawn: these frames and this picture do not go on from there."""
    frames: list[Frame]
    picture: Picture | None
    sheet: str
    """The address of the symbols and the style with which its parts are drawn."""
    view: dict[str, Any] | None
    asked: Asked | None
    trail: list[Chip]
    undo: UndoState
    order: str | None
    orders: list[Orders]
    events_after: int
    events: list[Happened]
    recap: int
    choices: int
    proposal: Proposal | None
    over: Over | None
    rematch: str | None
    watchers: int
    links: bool
    """Whether the reader may make new links to this table."""
    maker: bool
    """Whether the reader made this table."""
    concession: Literal["ends", "bot", "done"] | None
    """What comes of it if the reader concedes: the game is over, a bot plays on; or they have."""
    lesson: LessonTold | None
    campaign: CampaignMark | None


class ChatLine(Struct, tag="chat"):
    number: int
    seat: str | None
    name: str
    text: str
    at: str


class Watchers(Struct, tag="watchers"):
    """How many look on without a seat, when nothing else is new."""

    count: int


class Argument(Struct):
    """A reason, and whether it speaks for the option, or says what the best does better."""

    text: str
    pro: bool


class Advice(Struct):
    word: str
    label: str
    value: float
    way: list[str]
    """What is best to answer after it, as far as that is foreseen, and what has one answer."""
    steps: list[Step]
    """The option and what of that leaves a choice: a later hint that is told the rest goes on."""
    does: list[str]
    """What that certainly does."""
    reasons: list[Argument]
    kept: bool
    """Whether it goes on with what was advised before."""


class Reply(Struct, tag="reply", omit_defaults=True):
    key: str = ""
    ok: bool | UnsetType = UNSET
    error: str | None = None
    message: str | None = None
    number: int | None = None
    sentence: str | None = None
    rule: str | None = None
    possible: bool | None = None
    hints: list[Advice] | None = None
    scene: Scene | None = None
    turns: list[TurnTold] | None = None
    picture: Picture | None = None
    frames: list[Frame] | None = None
    plate: Plate | None = None


ServerMessage = State | ChatLine | Watchers | Reply
write_message = msgspec.json.Encoder().encode
