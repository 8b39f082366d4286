"""What can be wrong with what somebody gave us: each error says in one sentence what and where."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class SpinneyError(Exception):
    """The base of every error that is the caller's to mend; its text is fit to be shown."""


class SetupError(SpinneyError):
    """A game, a seat or an option that cannot be; cites the rule where a rule forbids it."""


class Misfit(SetupError):
    """Options that do not go together, by which rule. In the text its sentence is `setup-NAME`.

    What it is about is a text, a number, or an option with its value.
    """

    def __init__(
        self, name: str, rule: str, message: str, **about: str | int | tuple[str, str]
    ) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.name = name
        self.rule = rule
        self.about = about


def needs(option: str, value: str, other: str, wanted: str, rule: str) -> Misfit:
    """An option that can have this value only where another has the one that is wanted."""
    said = f"{option}={value} needs {other}={wanted}"
    return Misfit("needs", rule, said, chosen=(option, value), wanted=(other, wanted))


class NotationError(SpinneyError):
    """A word that is not in the game's vocabulary."""


class IllegalChoice(SpinneyError):
    """A choice that does not answer the pending question."""


class UndoRefused(SpinneyError):
    """A take-back that one of the four nevers forbids."""


class PositionError(SpinneyError):
    """A position that cannot be read; names the field."""


class RecordError(SpinneyError):
    """A record that cannot be read or replayed; names the line."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a mistyped word: `; did you mean 'owl'?`, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
