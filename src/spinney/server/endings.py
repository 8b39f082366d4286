"""The end of a game: why it ended, how it stood turn by turn, and where it turned.

All of it is counted from what everybody was told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spinney.core.game import Game
from spinney.core.records import letter
from spinney.core.state import SPECTATOR, Event
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.live import Live
from spinney.server.replays import check_over
from spinney.server.words import Words

MOST = 4
"""How many turning points of a kind are named: the last of them."""


class Turn(NamedTuple):
    """A turn: its number, the choices before it, and what everybody was told in it."""

    number: int
    first: int
    events: list[Event]


def ending(live: Live, text: Text) -> m.Ending:
    check_over(live)
    turns = turns_of(live)
    lines = curves(live, turns, text)
    points = lines if live.game.scoring else []
    kinds = (leads(points, turns, text), best_turn(points, turns, text), news(turns, text))
    moments = [moment for kind in kinds for moment in kind[-MOST:]]
    return m.Ending(
        how="conceded" if live.row.how == "conceded" else "finished",
        reasons=reasons(live, turns, text),
        turns=[turn.number for turn in turns],
        curves=lines,
        moments=sorted(moments, key=lambda each: each.number),
    )


def turns_of(live: Live) -> list[Turn]:
    """What was told, turn by turn; what was told before the first choice belongs to its turn."""
    table = live.playing()
    log = table.state.log or []
    found: list[Turn] = []
    told = 0
    for choice, (turn, length) in enumerate(zip(table.turns, live.logged, strict=True)):
        if not found or found[-1].number != turn:
            found.append(Turn(turn, choice, []))
        found[-1].events.extend(event for event in log[told:length] if event.seen_by(SPECTATOR))
        told = length
    return found


# Why


def reasons(live: Live, turns: list[Turn], text: Text) -> list[m.Cause]:
    if live.row.how == "conceded":
        words = Words(text.language)
        gone = [seat.seat for seat in live.seats if seat.conceded]
        return [m.Cause(words.say("ended-conceded", name=text.seat(seat)), None) for seat in gone]
    told = [event for turn in turns for event in turn.events if event.name in text.game.endings]
    return [m.Cause(text.event(event), rule_of(event, text)) for event in told]


def rule_of(event: Event, text: Text) -> m.Ruling:
    return m.Ruling(event.rule, text.rule(event.rule), text.rule_summary(event.rule))


# How it stood


def curves(live: Live, turns: list[Turn], text: Text) -> list[m.Curve]:
    """In a game of points everybody's at the end of each turn; else what the game counts."""
    game, table = live.game, live.playing()
    if not game.scoring:
        return gauges(game, turns, text)
    scores = game.score(table.state)
    lines = []
    for seat, score in enumerate(scores):
        kept = int(score) if game.has_score(table.state, seat) else None
        values = running(gains(game, turns, game.scoring, "seat", seat), kept)
        lines.append(m.Curve(text.seat(seat), letter(seat), values))
    for word in game.automata(live.setup):
        made = gains(game, turns, game.scoring_by, "owner", game.vocabulary.number(word))
        values = running(made, game.automaton_score(table.state, word))
        lines.append(m.Curve(text.named(word), None, values))
    return lines


def gains(
    game: Game[Any], turns: list[Turn], scoring: dict[str, int], argument: str, who: int
) -> list[int]:
    """What somebody made turn by turn, told by events that name them as this argument."""
    made = [0] * len(turns)
    for place, turn in enumerate(turns):
        for event in turn.events:
            if event.name in scoring:
                told = dict(zip(game.events[event.name], event.args, strict=True))
                if told[argument] == who:
                    made[place] += scoring[event.name] * told["count"]
    return made


def running(gains: list[int], last: int | None) -> list[int | None]:
    """How it stood after each gain, so that it ends in the last score, if there is any."""
    so_far = 0 if last is None else last - sum(gains)
    found: list[int | None] = []
    for gain in gains:
        so_far += gain
        found.append(so_far)
    return found


def gauges(game: Game[Any], turns: list[Turn], text: Text) -> list[m.Curve]:
    """What is told as a number that rises and falls, such as how many forges stand."""
    names = list(dict.fromkeys(name for name, _ in game.gauges.values()))
    lines = [m.Curve(text.say(f"gauge-{name}"), None, []) for name in names]
    shown: list[int | None] = [None] * len(names)
    for turn in turns:
        for event in turn.events:
            if event.name in game.gauges:
                name, argument = game.gauges[event.name]
                told = dict(zip(game.events[event.name], event.args, strict=True))
                shown[names.index(name)] = told[argument]
        for line, value in zip(lines, shown, strict=True):
            line.values.append(value)
    return lines


# Where it turned


def leads(lines: list[m.Curve], turns: list[Turn], text: Text) -> list[m.Moment]:
    """Who took the lead from somebody else, and when."""
    words, leader, found = Words(text.language), "", []
    for place, turn in enumerate(turns):
        most = max((line.values[place] or 0 for line in lines), default=0)
        first = [line.label for line in lines if (line.values[place] or 0) == most]
        if len(first) != 1 or first[0] == leader:
            continue
        if leader:
            told = words.say("moment-lead", name=first[0], count=most)
            found.append(m.Moment(turn.number, turn.first, told))
        leader = first[0]
    return found


def best_turn(lines: list[m.Curve], turns: list[Turn], text: Text) -> list[m.Moment]:
    """The turn in which somebody made the most points."""
    gains = [
        ((line.values[place] or 0) - (line.values[place - 1] or 0), -place, who)
        for who, line in enumerate(lines)
        for place in range(1, len(turns))
    ]
    most, back, who = max(gains, default=(0, 0, 0))
    if most <= 0:
        return []
    turn = turns[-back]
    told = Words(text.language).say("moment-best", name=lines[who].label, count=most)
    return [m.Moment(turn.number, turn.first, told)]


def news(turns: list[Turn], text: Text) -> list[m.Moment]:
    """What nobody should have missed, unless every turn brings it."""
    common = (*text.game.endings, *text.game.everyday)
    named = [name for name in text.game.headlines if name not in common]
    return [
        m.Moment(turn.number, turn.first, text.event(event))
        for turn in turns
        for event in turn.events
        if event.name in named
    ]
