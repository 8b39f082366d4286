"""What games tell, held against a list of what they may tell, in every test that plays one.

`tests/GAME/citations.txt` lists each question, refusal and option with its rule, and each event
with the rules it may come from: `CARD` stands for any card. Where the rule goes with one of the
things that an event is about, there is a line for each: `icon icon_card: 10.7.2 11.8.4`. In
brackets is what is true of an event: it is told `to some`, or `to some or all`; it is `final`, so
that what led to it cannot be taken back. A package of the game may carry a `citations.txt` of its
own, with what it adds.

The list is kept by hand: whoever adds to it reads the rule first.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from spinney.core import Game, Table
from spinney.core.game import WORD
from spinney.core.rules import rulebook
from spinney.core.state import EVERYBODY, Event

CARD = "CARD"
HIDDEN = "-hidden"
LINE = re.compile(
    r"(?P<name>[a-z0-9_-]+)(?: (?P<about>[a-zA-Z0-9_]+))?"
    r"(?: \((?P<marks>[a-z, ]+)\))?: (?P<rules>\S.*)"
)


class Citations(NamedTuple):
    """The list of one game: by name the rules and, of an event, what is true of it."""

    questions: dict[str, list[str]]
    refusals: dict[str, list[str]]
    options: dict[str, list[str]]
    events: dict[str, list[str]]
    about: dict[tuple[str, str], list[str]]
    marks: dict[str, set[str]]


@functools.cache
def citations(game: str, packages: tuple[str, ...] = ()) -> Citations:
    """The list of a game, with those that some packages add to it."""
    found = read(file_of(game).read_text("utf-8"))
    for package in packages:
        more = importlib.resources.files(package).joinpath("citations.txt")
        if more.is_file():
            add(found, read(more.read_text("utf-8")))
    return found


def add(found: Citations, more: Citations) -> None:
    for name in ("questions", "refusals", "options", "events"):
        for key, rules in getattr(more, name).items():
            getattr(found, name).setdefault(key, []).extend(rules)
    found.about.update(more.about)
    found.marks.update(more.marks)


def read(lines: str) -> Citations:
    found = Citations({}, {}, {}, {}, {}, {})
    section: dict[str, list[str]] = {}
    for line in lines.splitlines():
        if not line or line.startswith("#"):
            continue
        if line in found._fields:
            section = getattr(found, line)
            continue
        entry = LINE.fullmatch(line)
        assert entry is not None, f"not an entry: {line!r}"
        name, about, rules = entry["name"], entry["about"], entry["rules"].split()
        assert about is not None or name not in section, f"twice: {line!r}"
        section.setdefault(name, []).extend(rules)
        if about is not None:
            found.about[name, about] = rules
        if section is found.events:
            found.marks[name] = set((entry["marks"] or "").split(", ")) - {""}
    return found


def file_of(game: str) -> Path:
    return Path(__file__).parent / game / "citations.txt"


@functools.cache
def may_cite(game: Game[Any], event: str) -> set[str]:
    """The rules that an event may come from, with those of all cards where any may be it."""
    listed = set(citations(game.name, game.packages).events.get(event, ()))
    if CARD in listed:
        listed |= {rule.id for rule in rulebook(game.packages).all() if rule.kind == "card"}
    return listed


@functools.cache
def by_thing(game: Game[Any]) -> set[str]:
    """The events that have a line for each thing they are about."""
    return {event for event, _ in citations(game.name, game.packages).about}


def goes_with(game: Game[Any], event: Event) -> bool:
    """Whether the rule is one for what the event is about, where there are lines for that."""
    if event.name not in by_thing(game):
        return True
    kinds = [game.arguments[name] for name in game.events[event.name]]
    words = [game.vocabulary.word(a) for k, a in zip(kinds, event.args, strict=True) if k == WORD]
    about = citations(game.name, game.packages).about
    return any(event.rule in about.get((event.name, word), ()) for word in words)


def check_event(game: Game[Any], log: list[Event], event: Event) -> None:
    """That an event which is about to be told may be, after those before it."""
    assert event.rule in may_cite(game, event.name), f"{event.name} does not come from {event.rule}"
    assert len(event.args) == len(game.events[event.name]), f"{event.name} of what?"
    assert goes_with(game, event), f"{event.name} of this kind does not come from {event.rule}"
    marks = citations(game.name, game.packages).marks[event.name]
    if "to some or all" not in marks:
        limited = event.audience != EVERYBODY
        assert limited == ("to some" in marks), f"{event.name}: who may know?"
    known = log[-1] if log else None
    is_twin = event.name.endswith(HIDDEN)
    if known is None or known.name + HIDDEN != event.name:
        assert not is_twin, f"{event.name}, and nobody was told what"
        has_twin = known is not None and known.name + HIDDEN in game.events
        assert not has_twin or known.audience == EVERYBODY, f"who hears {known.name + HIDDEN}?"
    else:
        assert event.audience == ~known.audience, f"{event.name}: somebody hears both, or neither"
        assert event.rule == known.rule


class Told(list[Event]):
    """The log of a table, which takes nothing that is not listed."""

    def __init__(self, game: Game[Any], events: Iterable[Event]) -> None:
        super().__init__()
        self.game = game
        for event in events:
            self.append(event)

    def append(self, event: Event) -> None:
        check_event(self.game, self, event)
        super().append(event)


def listens(game: Game[Any]) -> bool:
    return file_of(game.name).exists()


def begin(table: Table[Any], original: Any, game: Game[Any], *args: Any, **options: Any) -> None:
    """In place of a table's own start."""
    original(table, game, *args, **options)
    if table.state.log is not None and listens(game):
        table.state.log = Told(game, table.state.log)


def apply(table: Table[Any], original: Any, choice: int) -> None:
    """In place of a table's own way to take a choice: what was shown stays shown."""
    log = table.state.log
    before = len(log) if log is not None else 0
    original(table, choice)
    if isinstance(log, Told):
        marks = citations(log.game.name, log.game.packages).marks
        final = [e.name for e in log[before:] if "final" in marks[e.name]]
        assert table.sealed[-1] or not final, f"{final} can be taken back"
