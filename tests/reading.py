"""Short ways to play at a table of any game, and to read what was told there."""

from __future__ import annotations

from typing import Any

from spinney.core import Event, Table
from spinney.core.game import NUMBER, SEAT
from spinney.core.records import letter

# Playing


def play(table: Table[Any], *words: str) -> Table[Any]:
    """Answer the questions that come with these words; a string may hold several."""
    for word in " ".join(words).split():
        table.play(word)
    return table


def asked(table: Table[Any]) -> str | None:
    return None if table.question is None else table.question.ask.name


def asker(table: Table[Any]) -> str:
    """Whose answer the table waits for."""
    assert table.question is not None
    return name_of(table, table.question.seat)


def options(table: Table[Any]) -> set[str]:
    assert table.question is not None
    return {table.game.vocabulary.word(option) for option in table.question.options}


def refused(table: Table[Any], word: str) -> tuple[str, str] | None:
    """The refusal of a word, as its name and its rule."""
    refusal = table.why_not(table.game.vocabulary.number(word))
    return None if refusal is None else (refusal.name, refusal.rule)


# Reading


def name_of(table: Table[Any], seat: int) -> str:
    """What a seat plays, or else its letter."""
    roles = table.game.roles(table.setup)
    return roles[seat] if roles else letter(seat)


def told(table: Table[Any], name: str, seat: int = 0) -> list[tuple[Any, ...]]:
    """The arguments of every event with this name, as a seat was told them."""
    return [spelled(table, event) for event in table.events(seat) if event.name == name]


def cited(table: Table[Any], name: str, seat: int = 0) -> list[str]:
    """The rules by which events with this name happened."""
    return [event.rule for event in table.events(seat) if event.name == name]


def spelled(table: Table[Any], event: Event) -> tuple[Any, ...]:
    """An event's arguments as one reads them: words, numbers, and seats by what they play."""
    kinds = [table.game.arguments[name] for name in table.game.events[event.name]]
    return tuple(map(spell, [table] * len(kinds), kinds, event.args))


def spell(table: Table[Any], kind: str, value: int) -> str | int:
    if kind == NUMBER:
        return value
    return name_of(table, value) if kind == SEAT else table.game.vocabulary.word(value)
