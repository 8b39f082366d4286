"""A turn of Root and a battle in a few words.

What only a faction does it tells in a module `telling` of its own: COUNTED has events that are told
by their number (`told-EVENT`), SPOKEN those that are worth a sentence as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from babel.lists import format_list

from spinney.core.scenes import Scenes
from spinney.core.state import Event
from spinney.core.telling import Turn, who
from spinney.core.text import Text
from spinney.root.factions import all_declared
from spinney.root.looks import counted
from spinney.root.svg.fight import Fight, Side
from spinney.root.words import VOCABULARY

SPOKEN: Final = ("favor", "dominance", "took-dominance", "opened-path", "won")
MANY: Final = 3
"""Of more places than this only the first are named."""


def line(scene: Sequence[Event], text: Text) -> str:
    """A battle: who, where, and what came of it."""
    if not text.roles:
        return text.event(scene[0])
    fight = Fight(scene, {"players": [{"faction": role} for role in text.roles]})
    outcome = "; ".join(outcomes(fight, text))
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
    """What a faction did: its deeds, its battles, what else is worth a sentence, its points."""
    scenes = Scenes(text.game, turn.events)
    battles = {at for at in scenes.openings if at >= 0}
    spoken = {name for names in all_declared("telling", "SPOKEN") for name in names} | {*SPOKEN}
    sentences = [did] if (did := doings(turn, text)) else []
    for at, event in enumerate(turn.events):
        if at in battles:
            sentences.append(line(scenes.scene_from(at), text))
        elif event.name in spoken:
            sentences.append(text.event(event))
    sentences += points(turn, text)
    return sentences or [text.phrase("told-nothing", ("owner",), (VOCABULARY.number(turn.by),))]


def doings(turn: Turn, text: Text) -> str:
    """One sentence with all that was recruited, moved, placed, crafted."""
    mine = [event for event in turn.events if is_theirs(event, turn.by, text)]
    deeds = [
        text.phrase(key, ("owner",), (VOCABULARY.number(turn.by),), **about)
        for key, about in deeds_of(mine, text)
    ]
    if not deeds:
        return ""
    owner = (VOCABULARY.number(turn.by),)
    return text.phrase("told-did", ("owner",), owner, deeds=listed(deeds, text))


def deeds_of(events: list[Event], text: Text) -> Iterator[tuple[str, dict[str, str | int]]]:
    """The deeds that there are, each with what its words are about."""
    by_name: dict[str, list[tuple[int, ...]]] = {}
    for event in events:
        by_name.setdefault(event.name, []).append(event.args)
    if recruited := by_name.get("recruited"):
        yield "told-recruited", {"count": sum(count for _, count, _ in recruited)}
    if moved := by_name.get("moved"):
        places = places_of([to for _, _, _, to in moved], text)
        yield "told-moved", {"count": sum(count for _, count, _, _ in moved), "places": places}
    if wandered := by_name.get("wandered"):
        yield "told-wandered", {"places": places_of([args[2] for args in wandered], text)}
    if placed := by_name.get("placed"):
        pieces = [(VOCABULARY.word(piece), VOCABULARY.word(place)) for _, piece, place in placed]
        yield "told-placed", {"things": listed(placed_things(pieces, text), text)}
    if crafted := by_name.get("crafted"):
        cards = [text.say("told-card", card=text.word(card)) for _, card in crafted]
        yield "told-crafted", {"things": listed(cards, text)}
    for name in (each for names in all_declared("telling", "COUNTED") for each in names):
        if name in by_name:
            yield f"told-{name}", {"count": len(by_name[name])}


def placed_things(pieces: list[tuple[str, str]], text: Text) -> list[str]:
    """What was placed: of each kind how many, and where."""
    found = []
    for piece, n in Counter(piece for piece, _ in pieces).items():
        there = [VOCABULARY.number(place) for each, place in pieces if each == piece]
        place = places_of(there, text)
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


def places_of(words: list[int], text: Text) -> str:
    """Places, each once, in the order in which somebody came to them."""
    return listed([text.word(word) for word in dict.fromkeys(words)][:MANY], text)


def things_of(words: list[str], text: Text) -> list[str]:
    return [counted(word, n, text) for word, n in Counter(words).items()]


def listed(parts: list[str], text: Text) -> str:
    return str(format_list(parts, locale=text.language)) if parts else ""
