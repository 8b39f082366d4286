"""What can be wrong with what somebody gave us: each error says in one sentence what and where."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final, NamedTuple


class SpinneyError(Exception):
    """The base of every error that is the caller's to mend; its text is fit to be shown."""


class SetupError(SpinneyError):
    """A game, a seat or an option that cannot be; cites the rule where a rule forbids it."""


class Misfit(SetupError):
    """Options that do not go together, by which rule. In the text its sentence is `setup-NAME`.

    What it is about is a text, a number, or an option with its value. `where` is the option at
    which it can be mended.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        message: str,
        where: str = "",
        **about: str | int | tuple[str, str],
    ) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.name = name
        self.rule = rule
        self.where = where
        self.about = about


def needs(option: str, value: str, other: str, wanted: str, rule: str) -> Misfit:
    """An option that can have this value only where another has the one that is wanted."""
    said = f"{option}={value} needs {other}={wanted}"
    return Misfit("needs", rule, said, option, chosen=(option, value), wanted=(other, wanted))


class NotationError(SpinneyError):
    """A word that is not in the game's vocabulary."""


class IllegalChoice(SpinneyError):
    """A choice that does not answer the pending question."""


class UndoRefused(SpinneyError):
    """A take-back that one of the four nevers forbids."""


IMPOSSIBLE: Final = "impossible"
UNREACHABLE: Final = "unreachable"
NOTICE: Final = "notice"
"""What is wrong with a field: the rules could not go on from it; no game comes to it; or it may not
be what its writer means."""


class Fault(NamedTuple):
    """What is wrong with a position, and where."""

    place: str
    sentence: str
    kind: str = IMPOSSIBLE

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


class PositionError(SpinneyError):
    """A position that cannot be: all its faults, a line for each."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)

    @property
    def playable(self) -> bool:
        """Whether whoever insists may play from there all the same."""
        return all(fault.kind == UNREACHABLE for fault in self.faults)


class PositionWarning(UserWarning):
    """Something in a position that may not be what its writer means."""


class Stuck(SpinneyError):
    """The rules ask something to which there is no answer: they cannot start where they did."""


class RecordError(SpinneyError):
    """A record that cannot be read or replayed; names the line."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a mistyped word: `; did you mean 'owl'?`, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
