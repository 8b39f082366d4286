"""What has happened, as a state and a recap tell it."""

from __future__ import annotations

from spinney.core.game import OWNER, SEAT, WORD
from spinney.core.records import letter
from spinney.core.scenes import NO_SCENE
from spinney.core.state import SPECTATOR
from spinney.core.telling import doer, doer_name, line, told, turns
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.past import Told
from spinney.server.reading import Reading

SETUP = "setup"
"""What games call the phase before the first turn."""
LONGEST = 12
"""Of how many turns a recap tells at most: the last ones."""


def happenings(past: Told, after: int, reading: Reading) -> list[m.Happened]:
    """What has been told after so many events; only what is new is put into words."""
    found: list[m.Happened] = []
    for place in range(after, len(past.events)):
        event = past.events[place]
        known = reading.happened(event, place + 1)
        if known is None:
            known = happened(past, place, reading.text)
            reading.tell(event, known)
        found.append(known)
    return found


def happened(past: Told, place: int, text: Text) -> m.Happened:
    game, event, opening = text.game, past.events[place], past.openings[place]
    words: list[str] = []
    seats: list[int] = []
    owners: list[int] = []
    for name, value in zip(game.events[event.name], event.args, strict=True):
        kind = game.arguments[name]
        if kind == WORD:
            words.append(game.vocabulary.word(value))
        elif kind == SEAT:
            seats.append(value)
        elif kind == OWNER and (seat := text.seat_playing(game.vocabulary.word(value))) >= 0:
            owners.append(seat)
    seats += owners
    phase = game.phases[event.phase] if game.phases else ""
    sentence = text.event(event)
    return m.Happened(
        number=place + 1,
        text=sentence,
        rule=event.rule,
        name=event.name,
        words=words,
        said=text.said_in(sentence, event),
        seats=[letter(seat) for seat in seats],
        yours=text.reader in seats,
        scene=None if opening == NO_SCENE else opening + 1,
        by=doer(event, text),
        phase=text.say(f"label-{phase}") if phase else "",
        setup=phase == SETUP,
        opens=event.name in game.chapters,
        loud=event.name in game.headlines,
        line=scene_line(past, place, text),
    )


def scene_line(past: Told, place: int, text: Text) -> str | None:
    """With the event that closes a scene: all of it in one line."""
    opening = past.openings[place]
    if opening == NO_SCENE:
        return None
    closing = text.game.scenes[past.events[opening].name]
    if past.events[place].name != closing:
        return None
    return line(past.events[opening : place + 1], text)


def recap(past: Told, after: int, text: Text) -> list[m.TurnTold]:
    """What others did after so many events, turn by turn, in a few sentences each. What was laid
    out before the first turn is no news: it lies there."""
    phases = text.game.phases
    if SETUP in phases:
        laid_out = sum(phases[event.phase] == SETUP for event in past.events)
        after = max(after, laid_out)
    mine = "" if text.reader == SPECTATOR else doer_of_reader(text)
    others = [turn for turn in turns(past.events, after, text) if turn.by not in ("", mine)]
    found = [
        m.TurnTold(turn.by, doer_name(turn.by, text), turn.first + 1, told(turn, text))
        for turn in others[-LONGEST:]
    ]
    return [turn for turn in found if turn.sentences]


def doer_of_reader(text: Text) -> str:
    """What the reader plays; where all play the same, nothing is told as only theirs."""
    return text.role(text.reader)
