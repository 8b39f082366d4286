"""Chance: outcome = f(key, counter).

The counter is part of the state and the key is not, so a state tells nothing of what chance will
bring, and the same setup, seed and choices bring the same game on every machine.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from hashlib import blake2b
from math import factorial
from typing import Any, Final

from mypy_extensions import i64

from spinney.core.errors import Fault, PositionError

LARGEST_SHUFFLE: Final = 85
"""A shuffle is one outcome of 512 bits; up to 85 cards its bias stays below one in 2**80."""

WORD_ROOM: Final = 2**54
"""A product below this can take one more factor and still be a machine word."""

BYTE: Final = 256

FACTORIALS: Final = [factorial(n) for n in range(LARGEST_SHUFFLE + 1)]


@functools.lru_cache(maxsize=16)
def key_of(seed: str) -> bytes:
    """The key that a seed stands for. A seed is any text."""
    return blake2b(seed.encode(), digest_size=32, person=b"spinney-key").digest()


def outcome(key: bytes, counter: int, n: int) -> int:
    """The outcome, from 0 to n-1, of the chance event with this number."""
    return taken(blake2b(counter.to_bytes(8, "big"), key=key).digest(), n)


def taken(digest: bytes, n: int) -> int:
    """A digest as a number from 0 to n-1; for a die of four its last bits are all that count."""
    if n & n - 1 == 0 and n <= BYTE:
        return digest[-1] & n - 1
    return int.from_bytes(digest, "big") % n


def permute(items: list[Any], order: int) -> None:
    """Put items into the permutation with this number, from 0 to len(items)! - 1.

    The number is taken apart in machine words, since long division is slow.
    """
    i: i64 = len(items) - 1
    while i > 0:
        low: i64 = i
        product: i64 = 1
        while low > 0 and product < WORD_ROOM:
            product *= low + 1
            low -= 1
        left, within = divmod(order, product)
        order = left
        rest: i64 = within
        while i > low:
            j = rest % (i + 1)
            rest //= i + 1
            items[i], items[j] = items[j], items[i]
            i -= 1


class Coming:
    """What chance will bring before it is left to the key, where a position says so.

    Dice by the number of what they show; picks by their words, each for when it can be picked.
    """

    __slots__ = ("dice", "picks")

    def __init__(self, dice: list[int], picks: list[int]) -> None:
        self.dice = dice
        self.picks = picks


class Chance:
    """The key, and the tape of what has been drawn since the last checkpoint.

    A clone gets the tape and reads it to its end before it draws anything of its own. What is
    coming it does not get: nobody who thinks about a game may know that.
    """

    __slots__ = ("_key", "_keyed", "at", "coming", "tape")

    def __init__(self, key: bytes, tape: list[int]) -> None:
        self._key = key
        self._keyed: blake2b | None = None
        """The hash that was given the key, from the first draw on: to copy it is quicker."""
        self.tape = tape
        self.at = 0
        self.coming: Coming | None = None

    def below(self, counter: int, n: int) -> int:
        if self.at < len(self.tape):
            drawn = self.tape[self.at]
            if drawn >= n:
                raise PositionError(Fault(f"since.chance[{self.at}]", f"{drawn} is not below {n}"))
        else:
            drawn = self._draw(counter, n)
            self.tape.append(drawn)
        self.at += 1
        return drawn

    @property
    def key(self) -> bytes:
        return self._key

    @key.setter
    def key(self, key: bytes) -> None:
        self._key = key
        self._keyed = None

    def _draw(self, counter: int, n: int) -> int:
        if self._keyed is None:
            self._keyed = blake2b(key=self._key)
        hashed = self._keyed.copy()
        hashed.update(counter.to_bytes(8, "big"))
        return taken(hashed.digest(), n)

    def roll(self, counter: int, faces: int) -> int:
        """What a die shows."""
        if self.coming is not None and self.coming.dice and self.at == len(self.tape):
            self.tape.append(self.coming.dice.pop(0))
        return self.below(counter, faces)

    def pick(self, counter: int, items: list[int], first: int) -> int:
        """The place of one of these items, whose words are counted from the first one."""
        if self.coming is not None and self.at == len(self.tape):
            for word in self.coming.picks:
                if word - first in items:
                    self.coming.picks.remove(word)
                    self.tape.append(items.index(word - first))
                    break
        return self.below(counter, len(items))


class Luck:
    """Free-running chance for what is not part of a game: resampling, playouts, random players."""

    __slots__ = ("_random",)

    def __init__(self, seed: str, draw: Callable[[], float] | None = None) -> None:
        """Where draws are given, the seed says nothing."""
        self._random = random.Random(seed).random if draw is None else draw

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            items[i], items[j] = items[j], items[i]


class Recalled:
    """The draws of a seed, kept for whoever wants them again: to draw is quick, to seed is not."""

    __slots__ = ("_at", "_drawn", "_random")

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random
        self._drawn: list[float] = []
        self._at = 0

    def luck(self) -> Luck:
        """As it is from the seed; the one before is used up."""
        self._at = 0
        return Luck("", self._draw)

    def _draw(self) -> float:
        if self._at == len(self._drawn):
            self._drawn.append(self._random())
        self._at += 1
        return self._drawn[self._at - 1]


class Calm(Luck):
    """Stirs nothing: for a world that only has to be possible, however unlikely it is."""

    __slots__ = ()

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: list[int]) -> None:
        pass
