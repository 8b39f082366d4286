"""A round of Ironwood and a battle in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from babel.lists import format_list

from spinney.core.scenes import Scenes
from spinney.core.state import Event
from spinney.core.telling import Journey, Turn, in_a_row, journeys, who
from spinney.core.text import Text
from spinney.ironwood.svg.fight import Fight
from spinney.ironwood.words import VOCABULARY

SPOKEN: Final = (
    *("founded", "built", "discovered", "secured", "faded", "drill-destroyed", "unloaded"),
    *("conceded", "won", "drawn"),
)
"""What is worth a sentence as it is."""
PLAYED: Final = ("played", "expended")
MOVED: Final = ("moved", "moved-golems")
RECRUITED: Final = "recruited"

IRONCLADS: Final = (
    *("founded", "built", "drill-moved", "track", "track-reset", "loaded", "unloaded"),
    "drill-destroyed",
)
WOODWALKERS: Final = ("carried", "secured", "weakened", "faded", "renewed")
"""Events that name no side, and whose they are."""


def doer(event: Event, text: Text) -> str:
    if event.name in IRONCLADS:
        return "ironclads"
    return "woodwalkers" if event.name in WOODWALKERS else who(event, text)


def line(scene: Sequence[Event], text: Text) -> str:
    """A battle: who, where, and what came of it."""
    fight = Fight(scene)
    outcome = in_a_row(outcomes(fight, text), text) or text.say("told-open")
    return text.phrase(
        "told-attacked", ("side", "origin", "target"), scene[0].args, outcome=outcome
    )


def outcomes(fight: Fight, text: Text) -> Iterator[str]:
    for side in fight.sides:
        number = (VOCABULARY.number(side.name),)
        if side.lost or side.lost_golems:
            lost = {"warriors": side.lost, "golems": side.lost_golems}
            yield text.phrase("told-lost", ("side",), number, **lost)
    if fight.drill_lost:
        yield text.say("told-drill")
    if fight.winner:
        yield text.phrase("told-won", ("side",), (VOCABULARY.number(fight.winner),))


def told(turn: Turn, text: Text) -> list[str]:
    """What a side did in a round: its cards, and what it did with them, in order."""
    return [*cards_played(turn, text), *in_order(turn, text)]


def cards_played(turn: Turn, text: Text) -> Iterator[str]:
    events = [event for event in turn.events if turn.by and event.name in PLAYED]
    cards = [text.say("told-card", card=text.word(event.args[1])) for event in events]
    if cards:
        side = (VOCABULARY.number(turn.by),)
        yield text.phrase("told-played", ("side",), side, cards=listed(cards, text))


def in_order(turn: Turn, text: Text) -> Iterator[str]:
    """Moves and recruits that followed each other, battles, and what was achieved."""
    done: list[Event] = []
    scenes = Scenes(text.game, turn.events)
    for at, event in enumerate(turn.events):
        if turn.by and event.name in (*MOVED, RECRUITED):
            done.append(event)
        elif sentence := spoken(scenes, at, text):
            yield from doings(done, turn.by, text)
            yield sentence
            done = []
    yield from doings(done, turn.by, text)


def spoken(scenes: Scenes, at: int, text: Text) -> str:
    """The sentence of what is worth one of its own, or nothing."""
    event = scenes.events[at]
    if scenes.openings[at] == at:
        return line(scenes.scene_from(at), text)
    return text.event(event) if event.name in SPOKEN else ""


def doings(events: list[Event], side: str, text: Text) -> Iterator[str]:
    for is_move, group in groupby(events, key=lambda event: event.name in MOVED):
        number, done = (VOCABULARY.number(side),), list(group)
        if is_move:
            yield text.phrase("told-moved", ("side",), number, journeys=moved(done, text))
        else:
            yield text.phrase("told-recruited", ("side",), number, count=len(done))


def moved(events: list[Event], text: Text) -> str:
    ways = journeys((count, origin, to) for _, count, origin, to in (each.args for each in events))
    return listed([journey_told(way, text) for way in ways], text)


def journey_told(way: Journey, text: Text) -> str:
    return text.say(
        "told-journey",
        count=way.pieces,
        origin=text.word(way.places[0]),
        by=listed([text.word(place) for place in way.between], text),
        stops=len(way.between),
        place=text.word(way.places[-1]),
    )


def listed(parts: list[str], text: Text) -> str:
    return str(format_list(parts, locale=text.language)) if parts else ""
