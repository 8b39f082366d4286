"""Reading JSON that people may write by hand: field by field, and all faults at once."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from spinney.core.errors import (
    IMPOSSIBLE,
    NOTICE,
    UNREACHABLE,
    Fault,
    PositionError,
    PositionWarning,
    nearest,
)
from spinney.core.vocabulary import Vocabulary

MOST_FAULTS = 100
"""With how many faults nothing more is read."""

NONE = "none"
"""The word for nothing, nobody and nowhere."""


class Fields:
    """The fields of a JSON object; takes them one by one and complains about what is left.

    What is wrong is noted, and read as if it were left out, so that one reading finds all faults;
    `settle` raises them in the end. Fields within these note theirs in the same list.
    """

    __slots__ = ("_fields", "_path", "_taken", "faults")

    def __init__(self, fields: object, path: str = "", faults: list[Fault] | None = None) -> None:
        self.faults: list[Fault] = [] if faults is None else faults
        self._path = path
        self._taken: list[str] = []
        self._fields: Mapping[str, Any] = {}
        if isinstance(fields, Mapping):
            self._fields = fields
        else:
            self.faults.append(Fault(path or "position", "an object is wanted here"))

    # Faults

    def path(self, name: str) -> str:
        if not name:
            return self._path
        return f"{self._path}.{name}" if self._path and name[0] != "[" else self._path + name

    def wrong(self, name: str, what: str) -> None:
        """This cannot be: no rule could go on from it. With very many of these it is given up."""
        self.faults.append(Fault(self.path(name), what, IMPOSSIBLE))
        if len(self.faults) >= MOST_FAULTS:
            grave = [fault for fault in self.faults if fault.kind != NOTICE]
            raise PositionError(*grave, Fault("", "what else is wrong is not looked for"))

    def unreachable(self, name: str, what: str) -> None:
        """No game comes to this, but it can be played: whoever insists may have it."""
        self.faults.append(Fault(self.path(name), what, UNREACHABLE))

    def notice(self, name: str, what: str) -> None:
        """What may not be what the writer means."""
        self.faults.append(Fault(self.path(name), what, NOTICE))

    def settle(self, force: bool) -> None:
        """Raise what has been found so far, if anything; notices become warnings.

        By force what is only unreachable is let through.
        """
        grave = (IMPOSSIBLE,) if force else (IMPOSSIBLE, UNREACHABLE)
        if found := [fault for fault in self.faults if fault.kind in grave]:
            raise PositionError(*found)
        for fault in self.faults:
            if fault.kind == NOTICE:
                warnings.warn(str(fault), PositionWarning, stacklevel=2)

    # Taking them

    def has(self, name: str) -> bool:
        return name in self._fields

    def any(self, name: str, default: Any) -> Any:
        self._taken.append(name)
        return self._fields.get(name, default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.any(name, default)
        if type(value) is int and low <= value <= high:
            return int(value)
        self.wrong(name, f"a number from {low} to {high} is wanted, not {value!r}")
        return default

    def flag(self, name: str, default: bool) -> bool:
        value = self.any(name, default)
        if type(value) is bool:
            return bool(value)
        self.wrong(name, f"true or false is wanted, not {value!r}")
        return default

    def one_of(self, name: str, words: tuple[str, ...], default: str) -> str:
        value = self.any(name, default)
        if value in words:
            return str(value)
        hint = nearest(str(value), words)
        self.wrong(name, f"{value!r} is not one of {', '.join(words)}{hint}")
        return default

    def array(self, name: str, default: Sequence[Any] = ()) -> list[Any]:
        """A list; a copy of it, so that nobody changes what was given."""
        value = self.any(name, None)
        if isinstance(value, list):
            return value.copy()
        if self.has(name):
            self.wrong(name, f"a list is wanted, not {value!r}")
        return list(default)

    def word(self, name: str, vocabulary: Vocabulary, low: int, high: int, default: int) -> int:
        """A word whose number is from low to high."""
        value = self.any(name, None)
        if value is None and not self.has(name):
            return default
        return self.known(name, value, vocabulary, low, high, default)

    def known(
        self, name: str, value: Any, vocabulary: Vocabulary, low: int, high: int, default: int = -1
    ) -> int:
        """The number of a word that stands at this place, if it is one from low to high."""
        known = vocabulary.words[low : high + 1]
        if isinstance(value, str) and value in known:
            return vocabulary.number(value)
        self.wrong(name, f"{value!r} cannot stand here{nearest(str(value), known)}")
        return default

    def words(self, name: str, vocabulary: Vocabulary, low: int, high: int) -> list[int]:
        """A list of words whose numbers are from low to high."""
        found = [
            self.known(f"{name}[{i}]", word, vocabulary, low, high)
            for i, word in enumerate(self.array(name))
        ]
        return [word for word in found if word >= 0]

    def numbers(
        self, name: str, low: int, high: int, default: list[int], length: int = -1
    ) -> list[int]:
        """A list of numbers from low to high, as many as there must be."""
        found = self.array(name, default)
        if length >= 0 and len(found) != length:
            self.wrong(name, f"{length} numbers are wanted, not {len(found)}")
            return default.copy()
        wrong = [
            i for i, value in enumerate(found) if type(value) is not int or not low <= value <= high
        ]
        for i in wrong:
            what = f"a number from {low} to {high} is wanted, not {found[i]!r}"
            self.wrong(f"{name}[{i}]", what)
        return default.copy() if wrong else found

    def object(self, name: str) -> Fields:
        return self.inner(name, self.any(name, {}))

    def inner(self, name: str, value: Any) -> Fields:
        """The object that stands at this place."""
        return Fields(value, self.path(name), self.faults)

    def items(self) -> list[tuple[str, Any]]:
        self._taken.extend(self._fields)
        return list(self._fields.items())

    def names(self) -> list[str]:
        """The names of all fields; they are still to be taken."""
        return list(self._fields)

    def is_complete(self) -> bool:
        """Whether everything that was asked for is given, as a table writes it."""
        return all(name in self._fields for name in self._taken)

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are typing mistakes."""
        for name in self._fields:
            if name not in self._taken:
                self.wrong(name, f"no such field{nearest(name, self._taken)}")


def refuse_the_rest(f: Fields, kept: Sequence[str], what: str) -> None:
    """For where nothing has happened yet: whatever else is given would be overwritten."""
    for name in f.names():
        if name not in kept and name != "drawn":
            f.any(name, None)
            f.wrong(name, what)
