"""A bot that fails loses the choice, and the game goes on."""

from __future__ import annotations

import signal
import time

import pytest

from spinney.arena.guard import PATIENCE, Guarded, OutOfTime, within
from spinney.arena.plan import play
from spinney.bots import Seat
from spinney.bots.registry import BOTS
from spinney.core import Table, game_named


class Failing:
    """Fails when it is asked for the second time, and plays the first option otherwise."""

    def __init__(self, seed: str) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        return self.fail() if self.asked == 2 else seat.options[0]

    def fail(self) -> int:
        raise ValueError("no\nidea")


class Cheating(Failing):
    def fail(self) -> int:
        return -7


class Dreaming(Failing):
    def fail(self) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Unmakable(Failing):
    def __init__(self, seed: str) -> None:
        raise RuntimeError("no")


class Hopeless(Failing):
    def choose(self, seat: Seat) -> int:
        raise RuntimeError(f"asked {PATIENCE} times at most")


def played_by(make, seconds=5.0):
    """All of a game against oneself by one bot."""
    game = game_named("magpie")
    table, bot = Table(game, game.setup(), "oak"), Guarded(make, "oak", seconds)
    while table.question is not None:
        table.apply(bot.choose(Seat(table, table.question.seat)))
    return table, bot


@pytest.mark.parametrize(
    ("make", "why", "detail"),
    [
        (Failing, "crashed", "ValueError: no idea"),
        (Cheating, "illegal", "-7"),
        (Dreaming, "stalled", ""),
    ],
)
def test_a_failure_costs_one_choice(make, why, detail):
    table, bot = played_by(make, seconds=0.2)
    assert [(each.question, each.why, each.detail) for each in bot.forfeits] == [(2, why, detail)]
    assert table.over
    assert table.choices == played_by(make, seconds=0.2)[0].choices


def test_the_choice_is_made_at_random_by_the_seed():
    chosen = set()
    for seed in "abcdefgh":
        game = game_named("magpie")
        table, bot = Table(game, game.setup(), "oak"), Guarded(Hopeless, seed, 5.0)
        choice = bot.choose(Seat(table, 0))
        assert choice in table.question.options
        chosen.add(choice)
    assert len(chosen) > 1


def test_who_fails_too_often_is_not_asked_again():
    for make in (Hopeless, Unmakable):
        table, bot = played_by(make)
        whys = [forfeit.why for forfeit in bot.forfeits]
        assert whys == ["crashed"] * PATIENCE + ["absent"] * (len(table.choices) - PATIENCE)


def test_the_others_play_on(planned, monkeypatch):
    monkeypatch.setitem(BOTS, "hopeless", lambda _: Hopeless)
    result = play(planned("first", "hopeless", games=2), 0)
    assert result.forfeits[0] == []
    assert len(result.forfeits[1]) == result.played.choices[1]


def test_a_person_who_stops_the_arena_is_no_failure_of_the_bot():
    class Stopped(Failing):
        def choose(self, seat: Seat) -> int:
            raise KeyboardInterrupt

    game = game_named("magpie")
    table = Table(game, game.setup(), "oak")
    with pytest.raises(KeyboardInterrupt):
        Guarded(Stopped, "oak", 5.0).choose(Seat(table, 0))


def test_the_clock_is_put_back():
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(OutOfTime), within(0.05):
        time.sleep(5)
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
