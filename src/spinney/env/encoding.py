"""Numbers for learners: what a seat sees as a vector with named parts, what it may do as a mask.

An action is the number of a word of the game's vocabulary, whatever is asked: the space of actions
never changes, and `spinney legal` shows the same words. An observation is, in this order,

    the parts of the seat's view   see `Game.parts`
    `ask`                          which kind of question is pending, and
    `mine`                         whether it is this seat's to answer
    `about`                        the words it is about, if so

It is made from the view and from nothing else, so it holds no secrets.

What the numbers mean changes with the words of a game and with what is seen of it. `digest` names
one meaning of them: whoever keeps a policy keeps the digest with it, and asks `check` before using
it again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spinney.core.errors import SpinneyError
from spinney.core.game import WORD, Game
from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.core.tensors import AMOUNT, observe
from spinney.core.vocabulary import digest_of_names

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """How the games of one setup are written in numbers."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.actions = len(game.vocabulary)
        self._parts = game.parts(setup)
        self._asks = {ask.name: number for number, ask in enumerate(game.asks)}
        named = [(part.name, part.labels) for part in self._parts]
        named += [
            ("ask", tuple(self._asks)),
            ("mine", AMOUNT),
            ("about", game.vocabulary.words),
        ]
        self.parts: dict[str, slice] = {}
        """Where each part lies in an observation."""
        self.labels: list[str] = []
        """What each number of an observation counts."""
        for name, labels in named:
            self.parts[name] = slice(len(self.labels), len(self.labels) + len(labels))
            self.labels += [f"{name}:{label}" if label else name for label in labels]
        self.size = len(self.labels)
        self.digest = f"{game.vocabulary.digest}-{digest_of_names(self.labels)}"
        """Equal where all numbers mean the same: first those of actions, then of observations."""

    def observe(self, table: Table[Any], seat: int) -> Vector:
        numbers = np.zeros(self.size, np.float32)
        seen = observe(self._parts, table.view(seat))
        numbers[: len(seen)] = seen
        question = table.question
        if question is not None:
            numbers[self.parts["ask"].start + self._asks[question.ask.name]] = 1
            if question.seat == seat:
                numbers[self.parts["mine"].start] = 1
                self._tell_about(question.ask.about, question.about, numbers)
        return numbers

    def _tell_about(self, names: tuple[str, ...], values: tuple[int, ...], numbers: Vector) -> None:
        start = self.parts["about"].start
        for name, value in zip(names, values, strict=True):
            if self.game.arguments[name] == WORD and value >= 0:
                numbers[start + value] = 1

    def mask(self, table: Table[Any], seat: int) -> Mask:
        """Which actions answer the pending question; none if it is another's."""
        mask = np.zeros(self.actions, np.int8)
        question = table.question
        if question is not None and question.seat == seat:
            mask[question.options] = 1
        return mask

    def word(self, action: int) -> str:
        return self.game.vocabulary.word(action)

    def action(self, word: str) -> int:
        return self.game.vocabulary.number(word)

    def check(self, digest: str | None) -> None:
        """Refuse what was learned with other numbers; None stands for a file that has no digest.

        Raises OutdatedNumbers.
        """
        actions, _, observations = (digest or "").partition("-")
        check_actions(self.game, actions)
        ours = self.digest.partition("-")[2]
        if observations != ours:
            raise OutdatedNumbers(self.game.name, "observations", observations, ours)


class OutdatedNumbers(SpinneyError):
    """Something that was learned or kept with numbers that mean something else here."""

    def __init__(self, game: str, what: str, given: str, ours: str) -> None:
        theirs = f"was {given[:40]!a}" if given else "was not kept"
        super().__init__(
            f"this was made for other {what} of {game}: their digest {theirs}, "
            f"here it is {ours!r}; train or record it again"
        )


def check_actions(game: Game[Any], digest: str) -> None:
    """Refuse numbers of actions that mean other words. Raises OutdatedNumbers."""
    if digest != game.vocabulary.digest:
        raise OutdatedNumbers(game.name, "actions", digest, game.vocabulary.digest)
