"""What every state has: seats, a count of chance events, a place to tell what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from mypy_extensions import mypyc_attr

from spinney.core.chance import FACTORIALS, Chance, permute

EVERYBODY: Final = -1
"""The audience of a public event. An audience is a set of seats as bits; spectators are in every
negative one, so `~(1 << seat)` is everybody but one seat."""

UNSAID: Final = -(10**9)
"""Stands for an argument that an event does not have."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches: sees what is public."""


class Event:
    """Something that happened: its name, the rule it comes from, its arguments, who may know it.

    The names and kinds of the arguments are in the game's `events` table, the sentence in its text.
    `phase` is when it was: one of the game's `phases`.
    """

    __slots__ = ("args", "audience", "name", "phase", "rule")

    def __init__(
        self, name: str, rule: str, args: tuple[int, ...], audience: int, phase: int = 0
    ) -> None:
        self.name = name
        self.rule = rule
        self.args = args
        self.audience = audience
        self.phase = phase

    def seen_by(self, seat: int) -> bool:
        return self.audience < 0 if seat < 0 else bool(self.audience >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of a game's state: plain data in slots, with a `copy` of its own.

    `chance`, `log`, `camera` and `watched` are lent by the table: they are never copied, written or
    seen.
    """

    __slots__ = ("camera", "chance", "drawn", "log", "over", "revealed", "seats", "watched")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.drawn: int = 0
        self.over: bool = False
        self.revealed: bool = False
        self.chance: Chance | None = None
        self.log: list[Event] | None = None
        self.camera: Callable[[State], None] | None = None
        """Called when something was told, as long as the table of this state is looked at."""
        self.watched: bool = True
        """Whether others see who is asked what: then rules ask even where only the one who is asked
        knows that there is nothing to choose."""

    def copy(self) -> Self:
        """A state equal to this one that shares nothing mutable with it: a handful of list copies,
        for every clone pays for it. `copy_base` has what this class keeps."""
        raise NotImplementedError

    def copy_base(self, other: State) -> None:
        """Take over from another state what is kept in this class; for use in `copy`."""
        self.seats = other.seats
        self.drawn = other.drawn
        self.over = other.over
        self.revealed = other.revealed
        self.chance = None
        self.log = None
        self.camera = None
        self.watched = True

    def below(self, n: int) -> int:
        """A chance outcome from 0 to n-1."""
        assert self.chance is not None, "this state is not at a table"
        drawn = self.chance.below(self.drawn, n)
        self.drawn += 1
        self.revealed = True
        return drawn

    def roll(self, faces: int) -> int:
        """What a die shows, as a number from 0."""
        assert self.chance is not None, "this state is not at a table"
        shown = self.chance.roll(self.drawn, faces)
        self.drawn += 1
        self.revealed = True
        return shown

    def pick(self, items: list[int], first: int = 0) -> int:
        """The place of one of these, at random; their words are counted from the first one."""
        assert self.chance is not None, "this state is not at a table"
        place = self.chance.pick(self.drawn, items, first)
        self.drawn += 1
        self.revealed = True
        return place

    def shuffle(self, items: list[int]) -> None:
        permute(items, self.below(FACTORIALS[len(items)]))

    def reveal(self) -> None:
        """Somebody has just seen what they did not know: no undo may go back behind this."""
        self.revealed = True

    def phase_told(self) -> int:
        """Which of the game's `phases` it is, for whoever reads what happened; it is public."""
        return 0

    def tell(
        self,
        name: str,
        rule: str,
        a: int = UNSAID,
        b: int = UNSAID,
        c: int = UNSAID,
        d: int = UNSAID,
        e: int = UNSAID,
        f: int = UNSAID,
        g: int = UNSAID,
    ) -> None:
        """Say to everybody what happened, by which rule.

        Arguments are spelled out: a star would make a tuple even when nobody listens.
        """
        if self.log is not None:
            self._note(Event(name, rule, said(a, b, c, d, e, f, g), EVERYBODY))

    def tell_to(self, audience: int, name: str, rule: str, *args: int) -> None:
        """Say it to some seats only."""
        if self.log is not None:
            self._note(Event(name, rule, args, audience))

    def _note(self, event: Event) -> None:
        assert self.log is not None
        event.phase = self.phase_told()
        self.log.append(event)
        if self.camera is not None:
            self.camera(self)


def said(*args: int) -> tuple[int, ...]:
    return tuple(arg for arg in args if arg != UNSAID)
