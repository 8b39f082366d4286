"""What happened, told and drawn: events, frames, scenes, the end."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from spinney.server.messages.rules import Ruling


class Points(Struct):
    """So many points of a seat, and what they were made by."""

    heading: str
    label: str
    count: int


class Chip(Struct):
    """A choice of mine in the current step, and where taking it back leads."""

    word: str
    label: str
    to: int


class Happened(Struct):
    number: int
    text: str
    rule: str
    name: str
    words: list[str]
    said: list[str]
    """How the text calls each of these words; empty if it does not."""
    seats: list[str]
    yours: bool
    scene: int | None
    """The number of the event that opened the scene to which this one belongs."""
    by: str
    """Whose doing it is: what somebody plays, or what else does something; may be empty."""
    phase: str
    """In which phase of a turn it was, in words."""
    setup: bool
    """Whether it belongs to what is laid out before the first turn."""
    opens: bool
    """Whether a turn or a round begins with it."""
    loud: bool
    """Whether nobody should miss it."""
    line: str | None
    """With the last event of a scene: the scene in one line."""


class TurnTold(Struct):
    """What somebody did in a turn, in a few sentences."""

    by: str
    name: str
    first: int
    """The number of its first event."""
    sentences: list[str]


class Scene(Struct):
    """What happened in one go, such as a battle, as a picture and as sentences."""

    number: int
    title: str
    svg: str
    lines: list[str]
    over: bool


class Sheet(Struct):
    """A sheet of paper: what of its ground is shown, and what lies on it, in this order."""

    name: str
    kind: str
    box: tuple[float, float, float, float]
    parts: list[str]


class SeatFrame(Struct):
    """What the header shows of a seat."""

    seat: str
    score: float | None
    points: list[Points]


class Picture(Struct):
    """What of a picture is new or different. Parts that are on no sheet any more are gone."""

    parts: dict[str, str]
    sheets: list[Sheet] | UnsetType = UNSET
    seats: list[SeatFrame] | UnsetType = UNSET
    turn: int | UnsetType = UNSET


class Frame(Struct):
    """The same for the moment in which an event was told."""

    event: int
    parts: dict[str, str]
    sheets: list[Sheet] | UnsetType = UNSET
    seats: list[SeatFrame] | UnsetType = UNSET
    turn: int | UnsetType = UNSET


class Film(Struct):
    """A stretch of the past: the picture before it, and a frame for each event."""

    picture: Picture | None
    frames: list[Frame]


class Result(Struct):
    seat: str
    result: Literal["won", "lost", "shared"]
    share: float
    sentence: str


class Over(Struct):
    how: Literal["finished", "conceded"]
    results: list[Result]


class Cause(Struct):
    """Why a game is over, by which rule."""

    text: str
    rule: Ruling | None


class Curve(Struct):
    """How something stood at the end of each turn: a seat's points, or what the game counts."""

    label: str
    seat: str | None
    values: list[int | None]


class Moment(Struct):
    """A turning point; `number` is where a replay shows its turn."""

    turn: int
    number: int
    text: str


class Ending(Struct):
    how: Literal["finished", "conceded"]
    reasons: list[Cause]
    turns: list[int]
    curves: list[Curve]
    moments: list[Moment]
