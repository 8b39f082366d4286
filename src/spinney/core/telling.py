"""Telling what happened: whose doing an event is, and turns and scenes in a few words.

A game's module `telling`, if it has one, says it better than the events one by one:

    doer(event, text)    whose doing it is, where not whose the event says: `doer-NAME`
    line(scene, text)    a scene, such as a battle, in one line
    told(turn, text)     what somebody did in a turn, in two or three sentences

All get only events that the reader was told.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from spinney.core.game import SEAT, SUBJECTS, Game
from spinney.core.modules import module_named
from spinney.core.preview import LOSS, Preview
from spinney.core.scenes import NO_SCENE, openings
from spinney.core.state import SPECTATOR, Event
from spinney.core.text import Text

NOBODY: Final = ""


class Turn(NamedTuple):
    """What somebody did in one go."""

    by: str
    """Who: a role, or what else the game calls a doer."""
    first: int
    """The place of its first event among all that the reader was told."""
    events: list[Event]


class Journey(NamedTuple):
    """The way of so many pieces, from place to place."""

    pieces: int
    places: tuple[int, ...]

    @property
    def between(self) -> tuple[int, ...]:
        """Where it leads by."""
        return self.places[1:-1]


def journeys(moves: Iterable[tuple[int, int, int]]) -> list[Journey]:
    """Moves that followed each other, each of a number from one place to another. What goes on from
    where the last ended is one journey, so that no piece is counted twice."""
    found: list[Journey] = []
    for leg in legs(moves):
        last = found[-1] if found else None
        if last and (last.pieces, last.places[-1]) == (leg.pieces, leg.places[0]):
            found[-1] = Journey(last.pieces, last.places + leg.places[1:])
        else:
            found.append(leg)
    return found


def legs(moves: Iterable[tuple[int, int, int]]) -> list[Journey]:
    """Moves one by one; those that follow each other on the same way are of other pieces each."""
    ways = groupby(moves, key=lambda move: move[1:])
    return [Journey(sum(count for count, *_ in group), way) for way, group in ways]


def in_a_row(clauses: Iterable[str], text: Text) -> str:
    """Clauses of one sentence, with semicolons as the language sets them."""
    found = ""
    for clause in clauses:
        found = text.say("told-also", before=found, clause=clause) if found else clause
    return found


def who(event: Event, text: Text) -> str:
    """The role that an event names as whose it is."""
    game = text.game
    for name, value in zip(game.events[event.name], event.args, strict=True):
        if name in SUBJECTS:
            if game.arguments[name] != SEAT:
                return game.vocabulary.word(value)
            return text.role(value) if value < len(text.roles) else NOBODY
    return NOBODY


def doer(event: Event, text: Text) -> str:
    """Who does what an event tells: a role, or what the game's module calls it."""
    module = telling_of(text.game)
    if not hasattr(module, "doer"):
        return who(event, text)
    named: str = module.doer(event, text)
    return named


def doer_name(by: str, text: Text) -> str:
    """What a doer is called, with the person who plays it."""
    seat = text.seat_playing(by)
    if seat != SPECTATOR:
        return text.seat(seat)
    return text.say(f"doer-{by}") if text.has(f"doer-{by}") else text.named(by)


def line(scene: Sequence[Event], text: Text) -> str:
    """A scene in one line."""
    module = telling_of(text.game)
    if not hasattr(module, "line"):
        return text.event(scene[0])
    told: str = module.line(scene, text)
    return told


def told(turn: Turn, text: Text) -> list[str]:
    """What somebody did, in a few sentences."""
    module = telling_of(text.game)
    if not hasattr(module, "told"):
        return [text.event(event) for event in turn.events]
    found: list[str] = module.told(turn, text)
    return found


def turns(events: Sequence[Event], after: int, text: Text) -> list[Turn]:
    """What happened after the first so many events, cut by turn and by whose doing it is.

    A turn that is somebody's is theirs as a whole, with what others did in it. In one that is
    nobody's, such as a round, each has a part; what names nobody belongs to whoever did something
    last, and a scene to whoever opened it. A scene that was not over yet is told as a whole.
    """
    game = text.game
    found: list[Turn] = []
    opened = openings(game, events)
    if after < len(events) and opened[after] != NO_SCENE:
        after = opened[after]
    owner = last = NOBODY
    begun = 0
    for place, event in enumerate(events):
        if event.name in game.chapters:
            owner = last = doer(event, text)
            begun = len(found)
        if place < after:
            continue
        scene = opened[place]
        by = owner or doer(event if scene == NO_SCENE else events[scene], text) or last
        last = by
        mine = next((turn for turn in found[begun:] if turn.by == by), None)
        if mine is None:
            found.append(mine := Turn(by, place, []))
        mine.events.append(event)
    return found


def warning(found: Preview, text: Text) -> str | None:
    """What an answer costs, if that is grave, or leaves undone."""
    if found.loss is not None:
        return text.grave(found.loss, found.points)
    return text.say("left-undone", count=found.undone) if found.undone else None


def why_final(found: Preview, text: Text) -> str | None:
    """Why an answer is not to be given lightly, if it is not."""
    if found.guarded is None or found.guarded == LOSS:
        return warning(found, text)
    return text.say(f"final-{found.final}")


def telling_of(game: Game[Any]) -> Any:
    """The game's module, or None."""
    return telling_in(game.package)


@functools.cache
def telling_in(package: str) -> Any:
    return module_named(f"{package}.telling")
