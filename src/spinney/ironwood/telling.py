"""A round of Ironwood and a battle in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from babel.lists import format_list

from spinney.core.scenes import Scenes
from spinney.core.state import Event
from spinney.core.telling import Turn, who
from spinney.core.text import Text
from spinney.ironwood.svg.fight import Fight
from spinney.ironwood.words import VOCABULARY

SPOKEN: Final = (
    *("founded", "built", "discovered", "secured", "faded", "drill-destroyed", "unloaded"),
    *("conceded", "won", "drawn"),
)
"""What is worth a sentence as it is."""


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
    outcome = "; ".join(outcomes(fight, text)) or text.say("told-open")
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
    """What a side did in a round: its cards, its moves, its battles, what it has achieved."""
    side = (VOCABULARY.number(turn.by),) if turn.by else ()
    sentences = [text.phrase(key, ("side",), side, **about) for key, about in deeds(turn, text)]
    scenes = Scenes(text.game, turn.events)
    battles = {at for at in scenes.openings if at >= 0}
    for at, event in enumerate(turn.events):
        if at in battles:
            sentences.append(line(scenes.scene_from(at), text))
        elif event.name in SPOKEN:
            sentences.append(text.event(event))
    return sentences


def deeds(turn: Turn, text: Text) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What can be said of all events of a kind at once."""
    events = turn.events if turn.by else []
    played = [event.args[1] for event in events if event.name in ("played", "expended")]
    if played:
        cards = [text.say("told-card", card=text.word(card)) for card in played]
        yield "told-played", {"cards": listed(cards, text)}
    moved = [event.args for event in events if event.name in ("moved", "moved-golems")]
    if moved:
        places = [text.word(to) for to in dict.fromkeys(args[3] for args in moved)]
        count = sum(args[1] for args in moved)
        yield "told-moved", {"count": count, "places": listed(places, text)}
    recruits = sum(event.name == "recruited" for event in events)
    if recruits:
        yield "told-recruited", {"count": recruits}


def listed(parts: list[str], text: Text) -> str:
    return str(format_list(parts, locale=text.language))
