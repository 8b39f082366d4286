"""Other worlds: whole tables that a seat cannot tell from the one it sits at.

Two such tables are played in lockstep: the same answers in both, and at every step the seat must be
told the same - its view, what is asked, the events, whether it may take back. They part only where
the rules bring it about:

- by an **answer**: somebody else is asked, and no answer is possible in both worlds, because what
  they hold differs;
- by what is **shown**: the rules show the seat hidden cards, and those differ. Then the first
  event that differs is one of `SHOWS`, or the seat is asked to choose from a pile that it looks
  through, and nothing can be taken back.

Whatever else differs is a secret that got out. The same goes for how things look in the midst of a
rule, whenever something is told: a seat sees as many such moments in both worlds, and they look
alike up to where the worlds part.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from spinney.bots import Seat
from spinney.bots.greedy import hints, in_full
from spinney.core import Event, Game, Setup, Table
from spinney.core.chance import Luck
from spinney.core.numbers import Numbers
from spinney.core.state import State
from spinney.core.table import table_at

SHOWS: Final = {
    "magpie": ("showed",),  # somebody's last card
    "sylvion": ("drew", "treason", "revealed", "looked", "sent-home", "paid", "dried-up"),
    "root": (
        *("drew", "gained-supporter"),  # from the deck, by the seat itself
        *("shown", "took", "looked", "found", "shown-item"),
        *("discarded", "lost-supporter", "quest-revealed"),
        *("flipped", "exposed", "wrong-guess", "raided"),
        *("seen-under-ruin", "left-under-ruin", "dragged-out"),
        *("delved", "market-took", "order", "spied"),
    ),
    "ironwood": (
        *("drew", "drew-vision", "looked", "saw", "shown", "lost-card", "lost-vision"),
        *("revealed", "expended", "located"),
    ),
}
"""The events by which the rules show a seat what was hidden from it."""

MAY_SHOW_NOTHING: Final = {"root": ("discarded", "raided", "left-under-ruin")}
"""What a rule demands of a hand, such as Partisans: all cards of other suits, if there are any; or
what a hidden piece does when it is removed, if it is of that kind; or items that must stay."""

AT_ONCE: Final = {
    "sylvion": ("looked",),
    "root": ("looked", "shown", "seen-under-ruin", "left-under-ruin"),
}
"""What is shown all at once, and then told one by one."""

SEARCHES: Final = ("search",)
"""Questions that show whoever is asked a whole pile."""

THOUGHTS: Final = 4
HINTS: Final = 40
"""At one question in so many a world is imagined, and the seat that is asked wants hints."""

ANSWER: Final = "answer"
SHOWN: Final = "shown"
OVER: Final = "over"
LONG: Final = "long"
"""How playing in lockstep ends: see above; with the game, or because it was long enough."""


LAID_OUT: Final[dict[str, Numbers]] = {}


class Told(NamedTuple):
    """All that a seat is told, as it would be sent."""

    view: str
    asked: str
    events: list[tuple[str, str, tuple[int, ...]]]
    undo: str | None
    numbers: bytes
    """What a learner at this seat is given."""
    traits: list[int]
    """By what its habits tell the options apart."""


def told(table: Table[Any], seat: int) -> Told:
    return Told(
        json.dumps(table.view(seat)),
        json.dumps(table.asked(seat)),
        [as_told(event) for event in table.events(seat)],
        table.why_not_undo(seat) if seat >= 0 else None,
        numbers(table.game, table.setup).observe(table, seat),
        traits(table, seat),
    )


def traits(table: Table[Any], seat: int) -> list[int]:
    question = table.question
    if question is None or question.seat != seat:
        return []
    return table.game.traits(table.state, question).places


def numbers(game: Game[Any], setup: Setup) -> Numbers:
    """Laid out once for all worlds of a game."""
    key = f"{game.name} {id(game)} {setup.values}"
    if key not in LAID_OUT:
        LAID_OUT.clear()
        LAID_OUT[key] = Numbers(game, setup)
    return LAID_OUT[key]


class Camera:
    """What a seat sees at each event that it is told."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        self._game, self._seat = table.game, seat
        self.views: list[str] = []
        table.state.camera = self._look

    def _look(self, g: State) -> None:
        assert g.log is not None
        if g.log[-1].seen_by(self._seat):
            game = self._game
            seen = [game.turn(g), game.score(g) if game.scoring else [], game.view(g, self._seat)]
            self.views.append(json.dumps(seen))


def as_told(event: Event) -> tuple[str, str, tuple[int, ...]]:
    return event.name, event.rule, event.args


def elsewhere(table: Table[Any], seat: int, seed: str, worlds: int = 2) -> Iterator[Table[Any]]:
    """Unlike `Table.determinize` they can be cloned, and so be asked whatever a table can be.

    They can be made where a step has just begun and nothing has happened in it.
    """
    position, checkpoint, game = table.position(), table.checkpoint, table.game
    if "since" in position or checkpoint is None:
        return
    if game.write(checkpoint) != game.write(table.state):
        return
    for i in range(worlds):
        state = checkpoint.copy()
        game.resample(state, seat, Luck(f"{seed} {i}"))
        fields = game.write(state) | {"drawn": state.drawn}
        yield table_at(game, position | {"state": fields}, seed)


def lockstep(here: Table[Any], there: Table[Any], seat: int, luck: Luck, most: int) -> str:
    """Play two worlds in which a seat is told the same; returns how that ended."""
    assert told(there, seat) == told(here, seat)
    cameras = Camera(here, seat), Camera(there, seat)
    before = len(here.events(seat))
    for _ in range(most):
        question, other = here.question, there.question
        if question is None or other is None:
            return OVER
        if luck.below(THOUGHTS) == 0:
            think_alike(here, there, seat, str(luck.below(1000)))
        if question.seat == seat and luck.below(HINTS) == 0:
            advice = hints(Seat(here, seat))
            assert advice == hints(Seat(there, seat))
            way = advice[0].way
            assert in_full(Seat(here, seat), way) == in_full(Seat(there, seat), way)
        both = [option for option in question.options if option in other.options]
        if question.seat == seat:
            assert question.options == other.options
        if not both:
            return ANSWER
        choice = both[luck.below(len(both))]
        here.apply(choice)
        there.apply(choice)
        one, two = told(here, seat), told(there, seat)
        alike = shown_alike(here, one, two) - before
        for i, (view, other) in enumerate(zip(*(each.views for each in cameras), strict=False)):
            if i < alike:
                assert view == other, f"at {one.events[before + i]}: {parting(view, other)}"
        if one != two:
            assert were_shown(here, there, one, two), difference(here, one, two)
            return SHOWN
        for camera in cameras:
            camera.views.clear()
        before = len(one.events)
    return LONG


def shown_alike(here: Table[Any], one: Told, two: Told) -> int:
    """At how many events the worlds must look alike: up to the first one that differs."""
    alike = len(common(one.events, two.events))
    while one != two and alike and one.events[alike - 1][0] in AT_ONCE.get(here.game.name, ()):
        alike -= 1
    return alike


def parting(one: str, two: str) -> str:
    """Where two views begin to differ."""
    at = len(common([*one], [*two]))
    return f"{one[max(0, at - 60) : at + 40]} / {two[max(0, at - 60) : at + 40]}"


def were_shown(here: Table[Any], there: Table[Any], one: Told, two: Told) -> bool:
    """Whether the rules have shown the seat something that differs."""
    if not (here.sealed[-1] and there.sealed[-1]):
        return False
    at = len(common(one.events, two.events))
    told = [events[at][0] for events in (one.events, two.events) if at < len(events)]
    if len(told) < 2:  # nothing, in one of the worlds
        may_be_missing = [[name] for name in MAY_SHOW_NOTHING.get(here.game.name, ())]
        return told in may_be_missing or looks_through(here, one)
    return any(name in SHOWS.get(here.game.name, ()) for name in told)


def looks_through(table: Table[Any], seat_is_told: Told) -> bool:
    """Whether the seat has to choose from what it looks through: the question shows it."""
    asked = json.loads(seat_is_told.asked)
    return asked is not None and "options" in asked and asked["ask"] in SEARCHES


def common(one: list[Any], two: list[Any]) -> list[Any]:
    at = 0
    while at < min(len(one), len(two)) and one[at] == two[at]:
        at += 1
    return one[:at]


def difference(here: Table[Any], one: Told, two: Told) -> str:
    """What a failing test says."""
    at = len(common(one.events, two.events))
    events = one.events[at : at + 2], two.events[at : at + 2]
    last = here.game.vocabulary.word(here.choices[-1])
    return f"after {last!r}: {one.asked} / {two.asked}, {events}, undo {one.undo} / {two.undo}"


def think_alike(here: Table[Any], there: Table[Any], seat: int, seed: str) -> None:
    """The same seed imagines the same world in both, so a bot with that seed does the same."""
    write = here.game.write
    worlds = [write(table.determinize(seat, seed).state) for table in (here, there)]
    assert worlds[0] == worlds[1]
