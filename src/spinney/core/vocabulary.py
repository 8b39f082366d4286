"""The vocabulary of a game: every word that can answer a question.

A choice is the number of a word; its notation is the word. Numbers are what rules compute with and
what a learning agent acts with; words are what people, records and positions use. Numbers change
with the words: whatever is kept in numbers is kept with their digest, and not read with another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from spinney.core.errors import NotationError, nearest


class Vocabulary:
    __slots__ = ("_number", "digest", "words")

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        self._number = {word: number for number, word in enumerate(self.words)}
        assert len(self._number) == len(self.words), "a word stands twice in the vocabulary"
        self.digest = digest_of_names(self.words)
        """Equal for the same words with the same numbers, and for no others."""

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: str) -> bool:
        return word in self._number

    def word(self, number: int) -> str:
        return self.words[number]

    def names(self, numbers: list[int], first: int = 0) -> list[str]:
        """The words with these numbers, counted from the first one."""
        return [self.words[first + number] for number in numbers]

    def number(self, word: str) -> int:
        found = self._number.get(word)
        if found is None:
            raise NotationError(f"unknown word {word!r}{nearest(word, self.words)}")
        return found


def digest_of_names(names: Iterable[str]) -> str:
    """A short hash of names in their order, the same on every machine and build."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
