"""The rules to be read, turns of replays, and how a server is."""

from __future__ import annotations

from msgspec import Struct

from spinney.server.messages.kinds import RuleRef


class RuleLine(Struct):
    number: str
    kind: str
    heading: str
    page: str
    editions: list[str]
    """The editions that change it."""


class Difference(Struct):
    """What an edition changes in a rule."""

    edition: str
    sentence: str


class Ruling(Struct):
    number: str
    heading: str
    summary: str


class RulePage(Struct):
    number: str
    kind: str
    heading: str
    page: str
    summary: str
    parent: RuleRef | None
    before: RuleRef | None
    after: RuleRef | None
    below: list[RuleRef]
    differences: list[Difference]
    rulings: list[Ruling]
    """What we ruled about it."""
    about: list[RuleRef]
    """What a ruling is about."""
    option: str | None


class TurnMark(Struct):
    turn: int
    number: int
    seat: str


class Health(Struct):
    """How a server is: `ok` each, or what is wrong."""

    ok: bool
    storage: str
    presence: str
    bots: str
    forgetting: str
