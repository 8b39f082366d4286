"""Observations as numbers: which parts of a view a learner is given, one number for each label.

A part is a path into the view, such as `players.0.hand.cards`, and the words that can stand there.
What a path does not lead to is all zeros: not every seat has every board, nor sees every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

AMOUNT: Final = ("",)
"""The only label of a part that is one number: a count, or whether something is so."""


class Part:
    """One named stretch of an observation."""

    __slots__ = ("_at", "_path", "labels", "name")

    def __init__(self, name: str, labels: Sequence[str] = AMOUNT) -> None:
        self.name = name
        self.labels = tuple(labels)
        self._path: list[str | int] = [
            int(key) if key.isdigit() else key for key in name.split(".")
        ]
        self._at = {label: at for at, label in enumerate(self.labels)}

    def __len__(self) -> int:
        return len(self.labels)

    def fill(self, view: dict[str, Any], into: list[float]) -> None:
        """Append this part of a view to an observation."""
        start = len(into)
        into.extend([0.0] * len(self.labels))
        value: Any = view
        for key in self._path:
            if isinstance(key, int):
                value = value[key] if isinstance(value, list) and key < len(value) else None
            else:
                value = value.get(key) if isinstance(value, dict) else None
            if value is None:
                return
        self._count(value, into, start)

    def _count(self, value: Any, into: list[float], start: int) -> None:
        """Numbers stand for themselves; a word, or each word of several, counts one."""
        if isinstance(value, str):
            if value in self._at:
                into[start + self._at[value]] += 1
        elif isinstance(value, list):
            for each in value:
                self._count(each, into, start)
        elif isinstance(value, dict):
            for key, each in value.items():
                if key in self._at and isinstance(each, int):
                    into[start + self._at[key]] += each
                else:
                    self._count(each, into, start)
        elif value is not None and self.labels == AMOUNT:
            into[start] += float(value)


def observe(parts: Sequence[Part], view: dict[str, Any]) -> list[float]:
    numbers: list[float] = []
    for part in parts:
        part.fill(view, numbers)
    return numbers
