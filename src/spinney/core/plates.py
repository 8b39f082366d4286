"""Plates: whatever lies on a table, picked up and looked at.

A game says in its module `plates` what stands on the plate of something that is drawn, by the name
that the drawing gives it (`data-name`, `data-word`). It knows nothing but the reader's view, so two
worlds that the reader cannot tell apart have the same plates.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from spinney.core.errors import NotationError
from spinney.core.rules import explanation
from spinney.core.text import Text


class Fact(NamedTuple):
    """What it costs, who rules it, where it lies: a name and what is to be said."""

    label: str
    value: str


class Thing(NamedTuple):
    """Something that lies there, which can be looked at in its turn."""

    name: str
    label: str
    copies: int = 1


class Pile(NamedTuple):
    label: str
    things: Sequence[Thing]


class Plate(NamedTuple):
    name: str
    """What is to be drawn large: as the drawing calls it."""
    title: str
    kind: str
    """What sort of thing it is, in the reader's words."""
    text: Sequence[str] = ()
    facts: Sequence[Fact] = ()
    piles: Sequence[Pile] = ()
    rules: Sequence[str] = ()
    """Where it stands in the rules, what matters most first."""
    words: Sequence[str] = ()
    """The words by which it answers questions."""
    kin: Collection[str] = ()
    """The words of all things of its sort: a question that one of them answers is about such
    things."""
    acts: Sequence[str] = ()
    """What is done with things of its sort: where that cannot be done now, the plate says why."""
    only: bool = False
    """Whether nothing else is done with them, though other actions may ask for one on the way."""
    place: str = ""
    """The word of the place where it lies: see `uses_of`."""
    apart: str = ""
    """The pile, or another's board, on which it lies: see `uses_of`."""


def word_plate(word: str, text: Text) -> Plate | None:
    """The plate of a word that has an explanation and is nothing that is drawn: an action."""
    try:
        number = text.game.vocabulary.number(word)
    except NotationError:
        return None
    told = explanation(word, text)
    return None if told is None else Plate(word, text.label(number), "", (told,), words=(word,))


def summaries(rules: Iterable[str], text: Text) -> list[str]:
    """What some rules say, in a sentence or two each."""
    return [text.rule_summary(rule) for rule in rules]
