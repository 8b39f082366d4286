"""A turn of Sylvion in a few words: what the Ravage does, and what a partner does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from babel.lists import format_list

from spinney.core.game import SEAT
from spinney.core.state import Event
from spinney.core.telling import Turn
from spinney.core.text import Text

RAVAGE: Final = "figure"
GUARDIAN: Final = "sprig"
"""Who does something, by their symbols."""

DEFENCE: Final = ("played", "placed", "pushed", "healed", "erupted", "feat", "recruited")


def doer(event: Event, text: Text) -> str:
    """Where somebody is named it is they, and so it is in the phases of the defence."""
    game = text.game
    if event.name in game.chapters:
        return ""
    named = any(game.arguments[name] == SEAT for name in game.events[event.name])
    phase = game.phases[event.phase]
    defends = phase in ("reinforcements", "defence", "mobilisation", "battle")
    return GUARDIAN if named or defends else RAVAGE


def told(turn: Turn, text: Text) -> list[str]:
    return ravaged(turn.events, text) if turn.by == RAVAGE else defended(turn.events, text)


def ravaged(events: Sequence[Event], text: Text) -> list[str]:
    """What came, what it did, and what the forest lost."""
    sentences = []
    if cards := [text.word(event.args[0]) for event in events if event.name == "revealed"]:
        sentences.append(text.say("told-revealed", cards=listed(cards, text)))
    fallen, entered = (
        sum(event.name == name for event in events) for name in ("destroyed", "entered-forest")
    )
    if (moved := movers(events)) or fallen or entered:
        sentences.append(text.say("told-marched", moved=moved, fallen=fallen, entered=entered))
    if hurts := [event.args for event in events if event.name == "hurt"]:
        count, bloom = sum(args[0] for args in hurts), hurts[-1][1]
        sentences.append(text.say("told-hurt", count=count, bloom=bloom))
    return sentences or [text.event(event) for event in events]


def movers(events: Sequence[Event]) -> int:
    """How many cards moved: what goes on from where one has come is the same card."""
    count = 0
    reached: set[int] = set()
    for _, origin, square in (event.args for event in events if event.name == "moved"):
        count += origin not in reached
        reached.discard(origin)
        reached.add(square)
    return count


def defended(events: Sequence[Event], text: Text) -> list[str]:
    """What a partner played, one after the other."""
    return [text.event(event) for event in events if event.name in DEFENCE]


def listed(parts: list[str], text: Text) -> str:
    return str(format_list(parts, locale=text.language))
