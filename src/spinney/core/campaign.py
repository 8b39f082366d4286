"""Campaigns: a chain of games, each of which begins with what the one before it has left.

A game that is played so has a `Campaign`, which says all that is its own about that. Whoever runs
one, a server or a command, keeps the games in their order and what each seat keeps of them; how far
the players have come stands in the setup of the chapter that they play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from spinney.core.errors import SetupError
from spinney.core.setup import Setup
from spinney.core.state import State

S = TypeVar("S", bound=State)


class Keeping(NamedTuple):
    """What a seat may keep after a chapter that was won, and how many of it."""

    things: tuple[str, ...] = ()
    """Words of the game, with one that is there twice named twice."""
    most: int = 0

    def check(self, chosen: Sequence[str]) -> None:
        """Raise a SetupError if this cannot be kept."""
        if len(chosen) > self.most or Counter(chosen) - Counter(self.things):
            there = ", ".join(self.things) or "nothing"
            wanted = ", ".join(chosen)
            raise SetupError(f"{self.most} of {there} can be kept, not {wanted}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(Generic[S]):
    """What a game says of its campaigns. `g` is always a state in which the game is over."""

    def __init__(self, rule: str, chapters: int, things: Sequence[str]) -> None:
        self.rule = rule
        """Where the book tells of it."""
        self.chapters = chapters
        """How many are to be won; then a campaign is at its end."""
        self.things = tuple(things)
        """Every word that may be kept; each is drawn by the game's `keepsake`."""

    def opens(self, setup: Setup) -> bool:
        """Whether a campaign can begin with this."""
        raise NotImplementedError

    def is_won(self, returns: Sequence[float]) -> bool:
        """Whether the players have come a chapter further; by default all of them have to win."""
        return all(share == 1 for share in returns)

    def wins(self, setup: Setup) -> int:
        """How many chapters have been won before the one that begins so."""
        raise NotImplementedError

    def opposed(self, setup: Setup) -> int:
        """What the other side begins this chapter with: the text `campaign-opposed` says so of a
        `$count`."""
        raise NotImplementedError

    def kept(self, setup: Setup) -> list[list[str]]:
        """What each seat begins this chapter with."""
        raise NotImplementedError

    def keepings(self, g: S, setup: Setup) -> list[Keeping]:
        """What each seat may keep of a chapter that was won; it is known to all."""
        raise NotImplementedError

    def preferred(self, g: S, setup: Setup, seat: int) -> list[str]:
        """What is kept where nobody chooses."""
        raise NotImplementedError

    def following(self, setup: Setup, chosen: Sequence[Sequence[str]]) -> Setup:
        """The next chapter after one that was won, with what each seat has chosen to keep.

        There is one, unless this was the last. One that was lost is begun again as it is.
        """
        raise NotImplementedError

    def is_last(self, setup: Setup) -> bool:
        """Whether a campaign that wins this chapter is at its end."""
        return self.wins(setup) + 1 >= self.chapters
