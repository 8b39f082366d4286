"""Questions: the only way in which rules ask anybody anything.

    choice = yield Question(PLACE, me, (card,))

A choice is an int: a word of the game's vocabulary. One question asks one thing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spinney.core.state import State

S = TypeVar("S", bound=State)


class Refusal:
    """Why something is not possible: the rule that forbids it, and the sentence that says so."""

    __slots__ = ("always", "name", "rule")

    def __init__(self, name: str, rule: str, always: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.always = always
        """Whether it is a reason whatever is asked: it says when something has its time."""

    def __repr__(self) -> str:
        return f"Refusal({self.name!r}, {self.rule!r})"


def refusals_in(names: Mapping[str, object]) -> tuple[Refusal, ...]:
    """The refusals among the names of a module: `refusals_in(globals())`."""
    return tuple(value for value in names.values() if isinstance(value, Refusal))


NOT_AN_ANSWER: Final = Refusal("not-an-answer", "")
"""For a word that is no answer to this kind of question, whatever the rules say."""


class Ask(Generic[S]):
    """A kind of question: what may come up as an answer, and why some answers are refused.

    `why_not` takes any word of the vocabulary and returns the refusal, or None if the word answers
    the question. `candidates` is any cheap list that holds at least all the words it lets through.
    What is offered is what has no "why not": options and explanations come from the same lines.

    `secret` says, by public facts alone, whether others cannot tell what there is to choose: such a
    question is asked even if there is one answer, because not asking would tell them.
    """

    __slots__ = ("about", "candidates", "name", "rule", "secret", "why_not")

    def __init__(
        self,
        name: str,
        rule: str,
        candidates: Callable[[S, Question], Sequence[int]],
        why_not: Callable[[S, Question, int], Refusal | None],
        about: tuple[str, ...] = (),
        secret: Callable[[S, Question], bool] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.candidates = candidates
        self.why_not = why_not
        self.about = about
        """The names of what a question of this kind is about, for its text."""
        self.secret = secret

    def options(self, g: S, q: Question) -> list[int]:
        """The candidates without a "why not".

        A game may spell this very filter out for its most frequent questions: compiled, direct
        calls are much faster than calls of stored functions.
        """
        why_not = self.why_not
        return [word for word in self.candidates(g, q) if why_not(g, q, word) is None]


class ExactAsk(Ask[S]):
    """A kind of question whose candidates, a list made for it, have no "why not": the options."""

    def options(self, g: S, q: Question) -> list[int]:
        found = self.candidates(g, q)
        return found if isinstance(found, list) else list(found)


NOT_FOUND_YET: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # the next question is made where the last one was
class Question:
    """One question to one seat. Its options are found when it is asked, not when it is re-fed."""

    __slots__ = ("about", "always", "ask", "options", "seat")

    def __init__(
        self, ask: Ask[Any], seat: int, about: tuple[int, ...] = (), always: bool = False
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.about = about
        self.always = always
        """Ask it even if there is one answer, whoever watches; see also `Ask.secret`."""
        self.options: list[int] = NOT_FOUND_YET


Flow = Generator[Question, int, None]
"""A rule that may ask: a generator of questions that is sent the choices."""
