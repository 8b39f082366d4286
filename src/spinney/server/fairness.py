"""Fairness: whoever waits for a worker gets one in turn, however much others ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom a bot thinks: where those come from who are at the table, and who made it."""

    network: str = ""
    """Empty where nobody is there: all such tables together have one turn."""
    person: str = ""


Asking = Callable[[], Owner]
"""For whom it is, asked anew at every turn: people come and go while their bots wait."""


class Line(Generic[T]):
    """Things to be lent. Networks are served in turn, and so are the people of each."""

    def __init__(self, things: list[T]) -> None:
        self._free = things
        self._waiting: list[tuple[Asking, asyncio.Future[T]]] = []
        self._turns = 0
        self._served: dict[str | Owner, int] = {}
        """The turn in which each was served last."""

    async def get(self, asking: Asking) -> T:
        if self._free:
            return self._free.pop()
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((asking, mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.put(mine.result())  # it came at the same moment
            else:
                self._waiting.remove((asking, mine))
            raise

    def put(self, thing: T) -> None:
        """Give something back, and to whoever has waited for the most turns."""
        waiting = [each for each in self._waiting if not each[1].cancelled()]
        if not waiting:
            self._free.append(thing)
            self._served.clear()
            return
        now = [asking() for asking, _ in waiting]
        first = min(range(len(now)), key=lambda place: self._last_turn(now[place]))
        owner, (_, theirs) = now[first], waiting[first]
        self._waiting.remove(waiting[first])
        self._turns += 1
        self._served[owner.network] = self._served[owner] = self._turns
        theirs.set_result(thing)

    def _last_turn(self, owner: Owner) -> tuple[int, int]:
        return self._served.get(owner.network, 0), self._served.get(owner, 0)
