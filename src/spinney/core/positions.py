"""Reading positions: JSON that people may write by hand, checked field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from spinney.core.errors import NotationError, PositionError, SetupError, nearest
from spinney.core.game import Game
from spinney.core.setup import Setup, as_before
from spinney.core.state import State
from spinney.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

FORMAT = 3
"""The version of positions and records that this code writes."""

READABLE = (1, 2, FORMAT)
"""Those that it reads. Version 1 wrote every option down, and its digests are over them all; before
version 3 some options did not exist, or had another default."""


class Fields:
    """The fields of a JSON object; takes them one by one and complains about what is left."""

    __slots__ = ("_fields", "_path", "_taken")

    def __init__(self, fields: Mapping[str, Any], path: str = "") -> None:
        if not isinstance(fields, Mapping):
            raise PositionError(f"{path or 'position'}: an object is wanted here")
        self._fields = fields
        self._path = path
        self._taken: list[str] = []

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def wrong(self, name: str, what: str) -> PositionError:
        return PositionError(f"{self.path(name)}: {what}")

    def has(self, name: str) -> bool:
        return name in self._fields

    def any(self, name: str, default: Any) -> Any:
        self._taken.append(name)
        return self._fields.get(name, default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self.any(name, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name, f"a number from {low} to {high} is wanted, not {value!r}")
        return int(value)

    def flag(self, name: str, default: bool) -> bool:
        value = self.any(name, default)
        if type(value) is not bool:
            raise self.wrong(name, f"true or false is wanted, not {value!r}")
        return bool(value)

    def one_of(self, name: str, words: tuple[str, ...], default: str) -> str:
        value = self.any(name, default)
        if value not in words:
            hint = nearest(str(value), words)
            raise self.wrong(name, f"{value!r} is not one of {', '.join(words)}{hint}")
        return str(value)

    def array(self, name: str, default: list[Any] | None = None) -> list[Any]:
        value = self.any(name, [] if default is None else default)
        if not isinstance(value, list):
            raise self.wrong(name, f"a list is wanted, not {value!r}")
        return value

    def words(self, name: str, vocabulary: Vocabulary, low: int, high: int) -> list[int]:
        """A list of words whose numbers are from low to high."""
        return [
            word_in(vocabulary, word, low, high, f"{self.path(name)}[{i}]")
            for i, word in enumerate(self.array(name))
        ]

    def numbers(self, name: str, low: int, high: int, default: list[int]) -> list[int]:
        """A list of numbers from low to high."""
        found = self.array(name, list(default))
        for i, value in enumerate(found):
            if type(value) is not int or not low <= value <= high:
                what = f"a number from {low} to {high} is wanted, not {value!r}"
                raise self.wrong(f"{name}[{i}]", what)
        return list(found)

    def object(self, name: str) -> Fields:
        return Fields(self.any(name, {}), self.path(name))

    def items(self) -> list[tuple[str, Any]]:
        self._taken.extend(self._fields)
        return list(self._fields.items())

    def done(self) -> None:
        """Refuse fields that nobody asked for: they are typing mistakes."""
        for name in self._fields:
            if name not in self._taken:
                hint = nearest(name, self._taken)
                raise self.wrong(name, f"no such field{hint}")


def word_in(vocabulary: Vocabulary, word: Any, low: int, high: int, path: str) -> int:
    """The number of a word that must lie in a range of the vocabulary."""
    known = vocabulary.words[low : high + 1]
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{path}: {word!r} cannot stand here{nearest(str(word), known)}")
    return vocabulary.number(word)


def read_position(
    game: Game[S], position: Mapping[str, Any]
) -> tuple[Setup, S, list[int], list[int]]:
    """The setup, the state at the checkpoint, the answers and the chance outcomes since."""
    fields = Fields(position)
    version = fields.any("spinney", FORMAT)
    if version not in READABLE:
        known = f"{', '.join(map(str, READABLE[:-1]))} and {FORMAT}"
        raise PositionError(f"spinney: this is version {version!r}; versions {known} can be read")
    name = fields.any("game", game.name)
    if name != game.name:
        raise PositionError(f"game: this is a position of {name!r}, not of {game.name}")
    named = dict(fields.object("options").items())
    try:
        setup = game.setup(**(named if version == FORMAT else as_before(game.options, named)))
    except SetupError as error:
        raise PositionError(f"options: {error}") from None
    inner = fields.object("state")
    drawn = inner.number("drawn", 0, 1_000_000_000, 0)
    state = game.read(setup, {k: v for k, v in inner.items() if k != "drawn"})
    state.drawn = drawn
    since = fields.object("since")
    answers = []
    for i, word in enumerate(since.array("answers")):
        try:
            answers.append(game.vocabulary.number(str(word)))
        except NotationError as error:
            raise PositionError(f"since.answers[{i}]: {error}") from None
    tape = []
    for i, outcome in enumerate(since.array("chance")):
        if not isinstance(outcome, str) or not outcome.isdecimal():
            raise PositionError(f"since.chance[{i}]: digits are wanted, not {outcome!r}")
        tape.append(int(outcome))
    since.done()
    fields.done()
    return setup, state, answers, tape
