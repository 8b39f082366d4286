"""Scenes: stretches of what happened that are shown as one little picture, such as a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spinney.core.game import Game
from spinney.core.state import Event

NO_SCENE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenes:
    """What somebody was told, event by event, and which event opened the scene of each."""

    def __init__(self, game: Game[Any], events: Sequence[Event] = ()) -> None:
        self._closing = game.scenes
        self.events: list[Event] = []
        self.openings: list[int] = []
        """For each event the place of the one that opened its scene, or NO_SCENE."""
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        opens = event.name in self._closing
        self.openings.append(len(self.events) if opens else self._open())
        self.events.append(event)

    def cut(self, length: int) -> None:
        """Forget all but so many events."""
        del self.events[length:]
        del self.openings[length:]

    def _open(self) -> int:
        """Where the scene was opened that is not closed yet."""
        opened = self.openings[-1] if self.openings else NO_SCENE
        if opened == NO_SCENE or self.events[-1].name == self._closing[self.events[opened].name]:
            return NO_SCENE
        return opened

    def scene_from(self, place: int) -> list[Event]:
        """The scene that the event at this place opens, as far as it has got; nothing if it does
        not. What a reader was not told is not among theirs, so a scene shows no more than a log."""
        found: list[Event] = []
        for at in range(max(0, place), len(self.events)):
            if place < 0 or self.openings[at] != place:
                break
            found.append(self.events[at])
        return found


def openings(game: Game[Any], events: Sequence[Event]) -> list[int]:
    """For each event the place of the one that opened its scene, or NO_SCENE."""
    return Scenes(game, events).openings


def scene_from(game: Game[Any], events: Sequence[Event], place: int) -> list[Event]:
    """The scene that the event at this place opens."""
    return Scenes(game, events).scene_from(place)
