"""Bots in any language: programs that read questions and write answers, a line of JSON each.

docs/wire-protocol.md is the protocol. A program is told what its seat is told, never the state. One
that fails is ended; the next question starts another, which is told everything from the beginning.
"""

from __future__ import annotations

import functools
import hashlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Sequence
from typing import IO, Any, Final

import msgspec

from spinney.bots.base import Bot, Seat
from spinney.core.errors import SetupError, SpinneyError
from spinney.core.game import OWNER, WORD, Game
from spinney.core.state import Event

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""How long a program may take for an answer, unless whoever runs it says otherwise."""
LONGEST: Final = 64 * 1024
"""How many bytes an answer may have."""
FAREWELL: Final = 1.0
"""How many seconds a program has to leave by itself once its input has ended."""


class BotFailure(SpinneyError):
    """A bot that gave no answer that counts: what kind of failure, and the particulars."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(f"the bot {why}: {detail}" if detail else f"the bot {why}")
        self.why = why
        self.detail = detail


class Answer(msgspec.Struct):
    """What a program writes."""

    number: int
    choice: str


class WireBot:
    """A seat played by a program."""

    def __init__(self, words: Sequence[str], seed: str, seconds: float = SECONDS) -> None:
        self._words = list(words)
        self._seed = seed
        self._program: Program | None = None
        self._asked = 0
        self._told = 0
        """How many events the running program has been sent."""
        self.seconds = seconds

    def choose(self, seat: Seat) -> int:
        try:
            return self._answer(seat, time.monotonic() + self.seconds)
        except BaseException:
            self.close(0)
            raise

    def close(self, grace: float = FAREWELL) -> None:
        """End the program; one that does not leave in time is made to."""
        if self._program is not None:
            self._program.end(grace)
            self._program = None

    def _answer(self, seat: Seat, deadline: float) -> int:
        said = b""
        if self._program is None:
            self._program, self._told = Program(self._words), 0
            said = self._greeting(seat)
        self._asked += 1
        said += self._question(seat)
        line = self._program.exchange(said, deadline)
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError:
            raise BotFailure("garbled", excerpt(line)) from None
        if answer.number != self._asked:
            raise BotFailure("garbled", excerpt(line))
        asked = seat.asked()
        assert asked is not None
        options: dict[str, int] = dict(zip(asked["options"], seat.options, strict=True))
        if answer.choice not in options:
            raise BotFailure("illegal", excerpt(answer.choice.encode()))
        return options[answer.choice]

    def _greeting(self, seat: Seat) -> bytes:
        """What stays the same all game. The seed is its own: there is no way back to the game's."""
        return line_of(
            {
                "spinney": PROTOCOL,
                "game": seat.game.name,
                "options": seat.setup.values,
                "seats": seat.seats,
                "seat": seat.number,
                "seconds": self.seconds,
                "seed": hashlib.blake2b(self._seed.encode(), digest_size=8).hexdigest(),
            }
        )

    def _question(self, seat: Seat) -> bytes:
        game, asked, events = seat.game, seat.asked(), seat.events()
        assert asked is not None
        fresh, self._told = events[self._told :], len(events)
        names = next(ask.about for ask in game.asks if ask.name == asked["ask"])
        return line_of(
            {
                "number": self._asked,
                "ask": asked["ask"],
                "rule": asked["rule"],
                "about": spelled(game, names, asked["about"]),
                "options": asked["options"],
                "view": seat.view(),
                "events": [spelled_event(game, event) for event in fresh],
            }
        )


class Program:
    """A running program that is sent lines and answers with one."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailure("ended", f"{words[0]}: {error.strerror}") from None
        self._process = process
        self._in, self._out = pipe(process.stdin), pipe(process.stdout)
        self._end = weakref.finalize(self, end, process, FAREWELL)

    def end(self, grace: float) -> None:
        if self._end.detach() is not None:
            end(self._process, grace)

    def exchange(self, sent: bytes, deadline: float) -> bytes:
        """Send lines and wait for one. All of it must be read before the answer comes."""
        left, heard = memoryview(sent), b""
        while b"\n" not in heard:
            patience = max(0.0, deadline - time.monotonic())
            listening = [self._in] if left else []
            readable, writable, _ = select.select([self._out], listening, [], patience)
            if not readable and not writable:
                raise BotFailure("stalled", "")
            if writable:
                left = left[self._write(left) :]
            if readable:
                heard += self._read()
            if len(heard) > LONGEST:
                raise BotFailure("flooded", str(LONGEST))
        answer, _, more = heard.partition(b"\n")
        if left or more:
            raise BotFailure("garbled", excerpt(more or answer))
        return answer

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._in, data)
        except BrokenPipeError:
            raise BotFailure("ended", self._status()) from None

    def _read(self) -> bytes:
        data = os.read(self._out, LONGEST)
        if not data:
            raise BotFailure("ended", self._status())
        return data

    def _status(self) -> str:
        """How it ended; empty if it runs on but no longer reads or writes."""
        try:
            return str(self._process.wait(FAREWELL / 10))
        except subprocess.TimeoutExpired:
            return ""


def pipe(stream: IO[bytes] | None) -> int:
    """The number of a pipe that never makes us wait."""
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def end(process: subprocess.Popen[bytes], grace: float) -> None:
    """End a program: its input ends, and after the grace so does whatever it started."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    try:
        process.wait(grace)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    process.stdout.close()


def wire_bot(command: str) -> Callable[[str], Bot]:
    """What makes bots that this command plays. Raises SetupError if it cannot be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"exec: cannot read {command!r}: {error}") from None
    if not words:
        raise SetupError("exec: a command is wanted, as in exec:node random.mjs")
    if shutil.which(words[0]) is None:
        raise SetupError(f"exec: there is no program {words[0]!r}")
    return functools.partial(WireBot, words)


def spelled_event(game: Game[Any], event: Event) -> dict[str, Any]:
    args = spelled(game, game.events[event.name], event.args)
    return {"event": event.name, "rule": event.rule, "args": args}


def spelled(game: Game[Any], names: Sequence[str], values: Sequence[int]) -> dict[str, Any]:
    """Arguments by name, with words spelled out."""
    return {
        name: game.vocabulary.word(value) if game.arguments[name] in (WORD, OWNER) else value
        for name, value in zip(names, values, strict=True)
    }


def line_of(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def excerpt(data: bytes) -> str:
    """The beginning of what a program wrote, fit to be shown."""
    said = data[:60].decode("utf-8", "replace")
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in said
    )
