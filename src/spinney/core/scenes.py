"""Scenes: stretches of what happened that are shown as one little picture, such as a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spinney.core.game import Game
from spinney.core.state import Event

NO_SCENE: Final = -1


def openings(game: Game[Any], events: Sequence[Event]) -> list[int]:
    """For each event the place of the one that opened its scene, or NO_SCENE."""
    found: list[int] = []
    opened, closing = NO_SCENE, ""
    for place, event in enumerate(events):
        if event.name in game.scenes:
            opened, closing = place, game.scenes[event.name]
        found.append(opened)
        if event.name == closing:
            opened, closing = NO_SCENE, ""
    return found


def scene_from(game: Game[Any], events: Sequence[Event], place: int) -> list[Event]:
    """The scene that the event at this place opens, as far as it has got; nothing if it does not.

    An event that a reader was not told is not among theirs, so a scene shows no more than a log.
    """
    if place < 0:
        return []
    opened = openings(game, events)
    return [event for i, event in enumerate(events) if opened[i] == place]
