"""What is to be read of something on the table."""

from __future__ import annotations

from msgspec import Struct

from spinney.server.messages.kinds import RuleRef


class Fact(Struct):
    label: str
    value: str


class Thing(Struct):
    """Something on a plate that can be looked at in its turn."""

    name: str
    label: str
    count: int


class Pile(Struct):
    label: str
    things: list[Thing]


class PlateUse(Struct):
    """What can be done with something: the answers that lead to it, and the last question.

    Before the last answer of a loose one there are questions that it leaves open.
    """

    words: list[str]
    label: str
    sentence: str
    loose: bool


class PlateBar(Struct):
    """What cannot be done with it, and why."""

    word: str
    label: str
    sentence: str
    rule: str


class Plate(Struct):
    """What is to be read of something on the table."""

    name: str
    """As the drawing calls it."""
    title: str
    kind: str
    text: list[str]
    facts: list[Fact]
    piles: list[Pile]
    rules: list[RuleRef]
    uses: list[PlateUse]
    barred: list[PlateBar]
