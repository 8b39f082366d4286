"""A turn of Root and a battle in a few words.

What only a faction does it tells in a module `telling` of its own: COUNTED has its deeds that are
told by their number (`told-EVENT`), PLACED those that are told by where they were done, and SPOKEN
what is worth a sentence as it is. A deed that is SPOKEN too is so when it is of somebody who does
not have the turn.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from babel.lists import format_list

from spinney.core.scenes import Scenes
from spinney.core.state import Event
from spinney.core.telling import Journey, Turn, in_a_row, journeys, who
from spinney.core.text import Text
from spinney.root.factions import all_declared
from spinney.root.looks import counted
from spinney.root.svg.fight import Fight, Side
from spinney.root.words import VOCABULARY

SPOKEN: Final = (
    *("gave", "gave-hidden", "took", "took-hidden"),
    *("favor", "dominance", "took-dominance", "opened-path", "won"),
)
AllArgs = list[tuple[int, ...]]
"""The arguments of events of a kind."""
About = dict[str, str | int]
"""What words are about."""
MANY: Final = 3
"""Of more places than this only the first are named."""


def line(scene: Sequence[Event], text: Text) -> str:
    """A battle: who, where, and what came of it."""
    if not text.roles:
        return text.event(scene[0])
    fight = Fight(scene, {"players": [{"faction": role} for role in text.roles]})
    outcome = in_a_row(outcomes(fight, text), text) or text.say("told-open")
    return text.phrase("told-battle", ("owner", "foe", "clearing"), scene[0].args, outcome=outcome)


def outcomes(fight: Fight, text: Text) -> Iterator[str]:
    attacker, defender = fight.sides
    if defender.ambush:
        yield text.say("told-foiled" if fight.foiled else "told-ambush")
    hits, others = attacker.dealt(defender), defender.dealt(attacker)
    if hits or others:
        yield text.say("told-hits", hits=hits, others=others)
    elif attacker.roll is not None:
        yield text.say("told-no-hits")
    for side in (defender, attacker):
        if things := losses(side, text):
            yield text.phrase("told-losses", ("owner",), (side.owner,), things=things)
    for side in fight.sides:
        if side.points:
            yield text.phrase("told-points", ("owner",), (side.owner,), count=side.points)


def losses(side: Side, text: Text) -> str:
    """What a side has lost, or nothing."""
    warriors = [text.say("told-warriors", count=side.lost)] if side.lost else []
    return listed([*warriors, *things_of([*side.pieces, *side.damaged], text)], text)


def told(turn: Turn, text: Text) -> list[str]:
    """What a faction did, in the order in which it did it, and its points."""
    sentences = [*in_order(turn, text), *points(turn, text)]
    return sentences or [text.phrase("told-nothing", ("owner",), (VOCABULARY.number(turn.by),))]


def in_order(turn: Turn, text: Text) -> Iterator[str]:
    """Its deeds, until a battle or something else is worth a sentence, and what was done then."""
    scenes = Scenes(text.game, turn.events)
    done: list[Event] = []
    for at, event in enumerate(turn.events):
        is_battle = scenes.openings[at] == at
        if deed_of(event) in deeds_known():
            done.append(event)
        elif is_battle or event.name in spoken():
            yield from done_by(turn.by, done, text)
            yield line(scenes.scene_from(at), text) if is_battle else text.event(event)
            done = []
    yield from done_by(turn.by, done, text)


def done_by(faction: str, events: list[Event], text: Text) -> Iterator[str]:
    """Deeds of a faction in its turn, and then what others did or had meanwhile, if it matters."""
    theirs = [event for event in events if is_theirs(event, faction, text)]
    yield from doings(theirs, faction, text)
    others = (event for event in events if not is_theirs(event, faction, text))
    matters = (event for event in others if event.name in spoken())
    for name, group in groupby(matters, key=lambda event: event.name):
        yield from meanwhile(name, list(group), text)


def meanwhile(name: str, events: list[Event], text: Text) -> Iterator[str]:
    """Events of one name that are of others; those of which nothing was seen are counted."""
    if name.endswith("-hidden"):
        yield from doings(events, who(events[0], text), text)
    else:
        yield from (text.event(event) for event in events)


@functools.cache
def spoken() -> frozenset[str]:
    """What is worth a sentence of its own."""
    return frozenset((*SPOKEN, *declared("SPOKEN")))


def doings(events: list[Event], faction: str, text: Text) -> Iterator[str]:
    """One sentence with all that was recruited, moved, placed, crafted, if anything was."""
    owner = (VOCABULARY.number(faction),)
    deeds = [
        text.phrase(f"told-{deed_of(alike[0])}", ("owner",), owner, **about_deeds(alike, text))
        for alike in gathered(events)
    ]
    if deeds:
        yield text.phrase("told-did", ("owner",), owner, deeds=listed(deeds, text))


def deed_of(event: Event) -> str:
    """What an event is told as: what not everybody may see is the same deed."""
    return event.name.removesuffix("-hidden")


@functools.cache
def deeds_known() -> frozenset[str]:
    return frozenset((*DEEDS, *declared("COUNTED"), *declared("PLACED")))


@functools.cache
def declared(what: str) -> tuple[str, ...]:
    """The names that the factions declare."""
    return tuple(name for names in all_declared("telling", what) for name in names)


def gathered(events: list[Event]) -> list[list[Event]]:
    """Deeds of a kind together; those that are not just counted if they followed each other."""
    counted_ones, found = declared("COUNTED"), list[list[Event]]()
    for event in events:
        deed = deed_of(event)
        among = found if deed in counted_ones else found[-1:]
        alike = next((each for each in among if deed_of(each[0]) == deed), None)
        if alike is None:
            found.append(alike := [])
        alike.append(event)
    return found


def about_deeds(alike: list[Event], text: Text) -> About:
    """What the words of deeds of a kind are about."""
    deed, all_args = deed_of(alike[0]), [event.args for event in alike]
    if deed in DEEDS:
        return DEEDS[deed](all_args, text)
    if deed in declared("PLACED"):
        return {"places": places_of(list(dict.fromkeys(args[-1] for args in all_args)), text)}
    return {"count": len(alike)}


def recruited(all_args: AllArgs, text: Text) -> About:
    return {"count": sum(count for _, count, _ in all_args)}


def moved(all_args: AllArgs, text: Text) -> About:
    ways = journeys((count, origin, to) for _, count, origin, to in all_args)
    return {"journeys": listed([journey_told(way, text) for way in ways], text)}


def journey_told(way: Journey, text: Text) -> str:
    return text.say(
        "told-journey",
        count=way.pieces,
        origin=text.word(way.places[0]),
        by=places_of(way.between, text),
        stops=len(way.between),
        place=text.word(way.places[-1]),
    )


def wandered(all_args: AllArgs, text: Text) -> About:
    return {"places": places_of([to for _, _, to in all_args], text)}


def placed(all_args: AllArgs, text: Text) -> About:
    pieces = [(VOCABULARY.word(piece), VOCABULARY.word(place)) for _, piece, place in all_args]
    return {"things": listed(placed_things(pieces, text), text)}


def crafted(all_args: AllArgs, text: Text) -> About:
    cards = [text.say("told-card", card=text.word(card)) for _, card in all_args]
    return {"things": listed(cards, text)}


DEEDS: Final[dict[str, Callable[[AllArgs, Text], About]]] = {
    "recruited": recruited,
    "moved": moved,
    "wandered": wandered,
    "placed": placed,
    "crafted": crafted,
}
"""What a faction does, by the event, and what the words of it are about (`told-EVENT`)."""


def placed_things(pieces: list[tuple[str, str]], text: Text) -> list[str]:
    """What was placed: of each kind how many, and where."""
    found = []
    for piece, n in Counter(piece for piece, _ in pieces).items():
        there = [VOCABULARY.number(place) for each, place in pieces if each == piece]
        place = places_of(list(dict.fromkeys(there))[:MANY], text)
        found.append(text.say("told-thing", thing=counted(piece, n, text), place=place))
    return found


def points(turn: Turn, text: Text) -> list[str]:
    """What the faction won or lost in points, all in one."""
    change, last = 0, None
    for event in turn.events:
        if event.name in text.game.scoring and is_theirs(event, turn.by, text):
            change += text.game.scoring[event.name] * event.args[1]
            last = event
    if last is None or not change:
        return []
    name = "scored" if change > 0 else "lost-points"
    seat, _, total = last.args
    return [text.event(Event(name, last.rule, (seat, abs(change), total), last.audience))]


def is_theirs(event: Event, faction: str, text: Text) -> bool:
    """Whether an event is about this faction."""
    return who(event, text) == faction


def places_of(words: Sequence[int], text: Text) -> str:
    """Places, in the order in which somebody came to them."""
    return listed([text.word(word) for word in words], text)


def things_of(words: list[str], text: Text) -> list[str]:
    return [counted(word, n, text) for word, n in Counter(words).items()]


def listed(parts: list[str], text: Text) -> str:
    return str(format_list(parts, locale=text.language)) if parts else ""
