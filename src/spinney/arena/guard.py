"""A guard over a bot: whatever goes wrong with it costs it the choice, and the game goes on.

A bot fails if it raises an error, answers with what is no option, or takes too long; a program also
if it ends or writes what is no answer. An option is then taken for it at random, by its seed. A bot
that has failed a few times in a game is not asked again in it, lest every choice wait for it.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from spinney.bots.base import Bot, Seat
from spinney.bots.wire import BotFailure, WireBot
from spinney.core.chance import Luck

PATIENCE: Final = 3
"""After so many failures in a game a bot is not asked again in it."""


class Forfeit(msgspec.Struct, frozen=True):
    """A choice that was made for a bot: at which of the bot's questions, and why."""

    question: int
    why: str
    detail: str


class OutOfTime(BaseException):
    """Raised inside a bot whose time is up; no `except Exception` of the bot's stops it."""


class Guarded:
    """Plays as its bot does, or at random where the bot fails."""

    def __init__(self, make: Callable[[str], Bot], seed: str, seconds: float) -> None:
        self._make = make
        self._seed = seed
        self._seconds = seconds
        self._luck = Luck(f"{seed}-forfeit")
        self._bot: Bot | None = None
        self._asked = 0
        self.forfeits: list[Forfeit] = []

    def choose(self, seat: Seat) -> int:
        self._asked += 1
        try:
            return self._answer(seat)
        except OutOfTime:
            self._forfeit("stalled", "")
        except BotFailure as failure:
            self._forfeit(failure.why, failure.detail)
        except Exception as error:
            self._forfeit("crashed", " ".join(f"{type(error).__name__}: {error}".split()))
        return seat.options[self._luck.below(len(seat.options))]

    def close(self) -> None:
        if isinstance(self._bot, WireBot):
            self._bot.close()

    def _answer(self, seat: Seat) -> int:
        if len(self.forfeits) >= PATIENCE:
            raise BotFailure("absent", str(PATIENCE))
        with within(self._seconds):
            if self._bot is None:
                self._bot = self._make(self._seed)
            bot = self._bot
            if not isinstance(bot, WireBot):
                return legal(bot.choose(seat), seat)
        bot.seconds = self._seconds  # a program's time is kept by whoever waits for it
        return bot.choose(seat)

    def _forfeit(self, why: str, detail: str) -> None:
        self.forfeits.append(Forfeit(self._asked, why, detail))


def legal(choice: int, seat: Seat) -> int:
    if choice not in seat.options:
        raise BotFailure("illegal", repr(choice))
    return choice


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in what is run here when its time is up.

    Signals reach the main thread only; in another one there is no limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _time_is_up(*_: object) -> None:
    raise OutOfTime
