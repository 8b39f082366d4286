"""What a view says under the name of a part: what the numbers of a learner are held against.

A name is a path into the view, such as `players.0.hand.cards`; of things that have no number it
means all. What a path does not lead to is all zeros: not every seat has every board, nor sees every
hand.
"""

from __future__ import annotations

from typing import Any

from spinney.core import Table
from spinney.core.game import WORD
from spinney.core.numbers import Numbers
from spinney.core.tensors import AMOUNT, MOST, Part

Says = tuple[list[int], list[str]]
UNSAID = ("none", "-1")
"""Words for nothing, and for the seat of whoever looks on: they have no cell."""


def said(view: dict[str, Any], part: Part) -> Says:
    """A number for each label, and the words that stand there and have no label."""
    value: Any = view
    for key in part.name.split("."):
        if not isinstance(value, list):
            value = value.get(key) if isinstance(value, dict) else None
        elif key.isdigit():
            value = value[int(key)] if int(key) < len(value) else None
        else:
            value = [each[key] for each in value]
    counts, unheard = [0] * len(part.labels), []
    where = {label: at for at, label in enumerate(part.labels)}

    def count(value: Any) -> None:
        """Numbers stand for themselves; a word, or each word of several, counts one."""
        if isinstance(value, list):
            for each in value:
                count(each)
        elif isinstance(value, dict):
            for key, each in value.items():
                if key in where and isinstance(each, int):
                    counts[where[key]] += each
                else:
                    count(each)
        elif value is None:
            pass
        elif part.labels == AMOUNT:
            counts[0] += int(value)
        elif str(value) in where:
            counts[where[str(value)]] += 1
        else:
            unheard.append(str(value))

    count(value)
    return [min(MOST, n) for n in counts], unheard


def numbers_of(table: Table[Any], seat: int) -> dict[str, dict[str, int]]:
    """What a learner at a seat is given: for each part its labels with their numbers."""
    numbers = Numbers(table.game, table.setup)
    cells = numbers.observe(table, seat)
    return {
        part.name: dict(zip(part.labels, cells[part.start :], strict=False))
        for part in numbers.parts
    }


def differences(numbers: Numbers, table: Table[Any], seat: int) -> list[str]:
    """Where the numbers are not what this seat is told."""
    found = []
    cells = numbers.observe(table, seat)
    told = table.view(seat) | pending(table, seat)
    for part in numbers.parts:
        wanted, unheard = said(told, part)
        written = list(cells[part.start : part.start + len(part.labels)])
        pairs = zip(part.labels, wanted, written, strict=True)
        found += [f"{part.name}:{label} {a} {b}" for label, a, b in pairs if a != b]
        found += [f"{part.name} has no {word}" for word in unheard if word not in UNSAID]
    return found


def pending(table: Table[Any], seat: int) -> dict[str, Any]:
    """The question as this seat may know it, with the words that it is about."""
    asked = table.asked(seat)
    if asked is None:
        return {}
    game, question = table.game, table.question
    mine = asked["seat"] == seat
    pairs = zip(question.ask.about, question.about, strict=True)
    words = {
        game.vocabulary.word(value)
        for name, value in pairs
        if game.arguments[name] == WORD and value >= 0
    }
    return {"ask": asked["ask"], "mine": mine, "about": sorted(words) if mine else []}
