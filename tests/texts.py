"""Typography that every game's text keeps, checked on the patterns as they stand in the files."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

WRONG_QUOTES = {"en": "„«»", "fr": "“”„", "de": "”«»"}
WRONG_SPACES = {
    "en": re.compile(r"\s[:;!?]"),
    "fr": re.compile("(?<!\u00a0)[:;!?»]|«(?!\u00a0)|[ \u00a0]\u00a0|\u00a0 "),
    "de": re.compile(r"\s[:;!?]"),
}


class Prose(Visitor):
    """The text of a pattern as it stands, with a letter for whatever is put in."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Pattern(self, pattern: fluent.Pattern) -> None:  # noqa: N802
        told = ""
        for element in pattern.elements:
            told += element.value if isinstance(element, fluent.TextElement) else "x"
        self.parts.append(told)
        self.generic_visit(pattern)


def prose_of(entries: Iterable[fluent.EntryType]) -> list[str]:
    visitor = Prose()
    for entry in entries:
        visitor.visit(entry)
    return visitor.parts


def misquoted(parts: list[str], language: str) -> list[str]:
    """Sentences with quotes of a typewriter or of another language."""
    return [told for told in parts if set(told) & {"'", '"', *WRONG_QUOTES[language]}]


def misspaced(parts: list[str], language: str) -> list[str]:
    """Sentences whose punctuation stands too near or too far."""
    return [told for told in parts if WRONG_SPACES[language].search(told)]
