"""Reading: sentences are made once for all who look through the same eyes in the same language."""

from __future__ import annotations

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.server import messages as m

KEPT = 60
"""How many of the last events are kept in words: others who look on are sent the same."""


class Reading:
    """What has been put into words for one pair of eyes."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._told: dict[int, tuple[Event, m.Happened]] = {}
        self._asked: tuple[int, m.Asked | None] = (-1, None)

    def happened(self, event: Event, number: int) -> m.Happened | None:
        """An event in words, if it has been put into words."""
        known = self._told.get(number)
        return known[1] if known is not None and known[0] is event else None

    def tell(self, event: Event, told: m.Happened) -> None:
        self._told[told.number] = event, told
        if len(self._told) > KEPT:
            del self._told[next(iter(self._told))]

    def is_put(self, number: int) -> bool:
        """Whether the question in the state of this number has been put into words."""
        return self._asked[0] == number

    @property
    def asked(self) -> m.Asked | None:
        return self._asked[1]

    def put(self, number: int, asked: m.Asked | None) -> None:
        self._asked = number, asked
