"""What a state costs does not depend on how much has happened: work is counted, not time."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from types import FrameType, SimpleNamespace
from typing import Any

import pytest

from server.test_storage import playing
from spinney.core import game_names
from spinney.core.chance import Luck
from spinney.core.points import points_made
from spinney.core.scenes import openings
from spinney.core.state import SPECTATOR, Event
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.live import Live
from spinney.server.states import Reader, recap, state_of

MORE: dict[str, Any] = {"pace": "live", "watch": "anyone", "made_by": "p", "rematch": None}
MORE |= {"proposal": None, "how": None, "campaign": None, "chapter": None}


def at_a_table(game: str, **options: str) -> Live:
    live = playing(game, **options)
    live.row = SimpleNamespace(**vars(live.row) | MORE)
    live.sit_at(live.playing())
    return live


def play_on(live: Live, luck: Luck, choices: int) -> None:
    for _ in range(choices):
        question = live.playing().question
        if question is None:
            return
        options = [each for each in question.options if each not in live.game.surrenders]
        live.apply(options[luck.below(len(options))])
        live.sequence += 1


def lines_of(work: Callable[[], object]) -> int:
    """How many lines of our own are run, however often each."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if "spinney" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def cost(live: Live, luck: Luck, seat: int) -> float:
    """What it usually costs to say how things stand to somebody who has been told until now."""
    reader, after, found = Reader("p", seat, "en", "auto"), told(live, seat), []
    for _ in range(25):
        play_on(live, luck, 1)
        states: list[m.State] = []

        def tell(after: int = after, states: list[m.State] = states) -> None:
            states.append(state_of(live, reader, after=after))

        found.append(lines_of(tell) if not is_asked(live, seat) else 0)
        after = told(live, seat)
    return statistics.median([each for each in found if each] or [0])


def is_asked(live: Live, seat: int) -> bool:
    return live.to_act == seat


def told(live: Live, seat: int) -> int:
    assert live.past is not None
    return len(live.past.told(seat).events)


@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_a_state_costs_the_same_late_in_a_game_as_early(seat: int) -> None:
    live, luck = at_a_table("root"), Luck("fir")
    play_on(live, luck, 50)
    early = cost(live, luck, seat)
    play_on(live, luck, 3000)
    assert live.playing().question is not None
    late = cost(live, luck, seat)
    assert 0 < late < 2 * early


def test_only_what_is_new_is_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    live, luck = at_a_table("root"), Luck("words")
    play_on(live, luck, 80)
    reader, after = Reader("p", 0, "en", "auto"), told(live, 0)
    play_on(live, luck, 6)
    new = told(live, 0) - after
    assert new
    said: list[str] = []
    event = Text.event

    def counted(self: Text, which: Any) -> str:
        said.append(which.name)
        return event(self, which)

    monkeypatch.setattr(Text, "event", counted)
    first = state_of(live, reader, after=after)
    assert len(first.events) == len(said) == new
    assert state_of(live, reader, after=after).events == first.events
    assert len(said) == new


@pytest.mark.parametrize("game", game_names())
def test_what_is_kept_of_the_past_is_what_happened(game: str) -> None:
    """Also when something has been taken back."""
    live, luck = at_a_table(game), Luck("past")
    for number in range(12):
        play_on(live, luck, 15)
        if number % 3 == 2:
            table = live.playing()
            live.go_back(max(0, len(table.choices) - 1 - luck.below(20)), live.sequence, "beech")
        table, past = live.playing(), live.past
        assert past is not None
        assert past.points.made(table.state) == points_made(table)
        for seat in range(-1, table.seats):
            events = table.events(seat)
            kept = past.told(seat)
            assert [(each.name, each.args) for each in kept.events] == [
                (each.name, each.args) for each in events
            ]
            assert kept.openings == openings(table.game, events)
            assert recap(live, seat) == recap_by_hand(live, seat)


def recap_by_hand(live: Live, seat: int) -> int:
    table = live.playing()
    log = table.state.log or []
    mine = [n for n, chooser in enumerate(table.choosers) if chooser == seat]
    before = [live.logged[n - 1] if n else 0 for n in mine]
    own = [
        (first, live.logged[n])
        for n, first in zip(mine, before, strict=True)
        if whose_turn(live, log[:first]) in (seat, SPECTATOR)
    ]
    if not own:
        return 0
    first, last = own[-1]
    while first < last and whose_turn(live, log[: first + 1]) in (seat, SPECTATOR):
        first += 1
    return sum(event.seen_by(seat) for event in log[:first])


def whose_turn(live: Live, log: list[Event]) -> int:
    begun = [event for event in log if event.name in live.game.chapters]
    named = live.game.events[begun[-1].name] if begun else ()
    return begun[-1].args[named.index("seat")] if "seat" in named else SPECTATOR
