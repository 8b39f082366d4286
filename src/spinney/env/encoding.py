"""Numbers for learners: what a seat sees as a vector with named parts, what it may do as a mask.

An action is the number of a word of the game's vocabulary, whatever is asked: the space of actions
never changes, and `spinney legal` shows the same words. An observation is a vector of bytes: what
the game writes (`Game.scribe`), and then which question is pending (see `core/numbers.py`). It says
what the seat's view says, so it holds no secrets; what is counted beyond 255 is 255.

What the numbers mean changes with the words of a game and with what is seen of it. `digest` names
one meaning of them: whoever keeps a policy keeps the digest with it, and asks `check` before using
it again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spinney.core.errors import SpinneyError
from spinney.core.game import Game
from spinney.core.numbers import Numbers
from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.core.vocabulary import digest_of_names

Vector = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Encoding:
    """How the games of one setup are written in numbers. It is for one thread at a time."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.numbers = Numbers(game, setup)
        self.actions = self.numbers.actions
        self.size = self.numbers.size
        self.parts: dict[str, slice] = {}
        """Where each part lies in an observation."""
        self.labels: list[str] = []
        """What each number of an observation counts."""
        for part in self.numbers.parts:
            name, labels = part.name, part.labels
            self.parts[name] = slice(part.start, part.start + len(labels))
            self.labels += [f"{name}:{label}" if label else name for label in labels]
        self.digest = f"{game.vocabulary.digest}-{digest_of_names(self.labels)}"
        """Equal where all numbers mean the same: first those of actions, then of observations."""

    def observe(self, table: Table[Any], seat: int) -> Vector:
        """What a seat knows; the array is the caller's own."""
        return np.frombuffer(bytearray(self.numbers.observe(table, seat)), np.uint8)

    def mask(self, table: Table[Any], seat: int) -> Mask:
        """Which actions answer the pending question; none if it is another's."""
        return np.frombuffer(bytearray(self.numbers.mask(table, seat)), np.int8)

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
