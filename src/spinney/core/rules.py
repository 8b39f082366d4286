"""The index of a rulebook: what its rules are called and where they stand.

Numbers, pages and kinds are data (`data/rules.json`); headings and one-sentence summaries are text.
"""

from __future__ import annotations

import functools
import importlib.resources

import msgspec

from spinney.core.errors import SpinneyError, nearest


class Rule(msgspec.Struct, frozen=True):
    """One citable rule: a section of the book, a card, or a ruling where the book is silent."""

    id: str
    kind: str
    page: str = ""
    testable: bool = True
    """False for a heading that only holds other rules."""


class RuleBook:
    __slots__ = ("_rules",)

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        assert len(self._rules) == len(rules), "a rule stands twice in the index"

    def __getitem__(self, number: str) -> Rule:
        if number not in self._rules:
            raise SpinneyError(f"no rule {number!r}{nearest(number, self._rules)}")
        return self._rules[number]

    def __contains__(self, number: str) -> bool:
        return number in self._rules

    def all(self) -> list[Rule]:
        return list(self._rules.values())


@functools.cache
def rulebook(package: str) -> RuleBook:
    """The index that a game's package carries."""
    data = importlib.resources.files(package).joinpath("data", "rules.json").read_bytes()
    return RuleBook(msgspec.json.decode(data, type=list[Rule]))
