"""Playing at a real terminal: what is cleared, and what Ctrl-C does."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spinney.core.records import parse_record

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PROMPT = "\r\n> "
HAND_OVER = ", then press Enter."
PATIENCE = 30
"""How many seconds to wait for what should come at once."""


class Terminal:
    """A `spinney` command with a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.seen = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spinney", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=os.environ | {"TERM": "xterm-256color"},
        )
        os.close(slave)

    def until(self, *ends: str) -> str:
        """Read until one of these is on the screen; returns what came since the last time."""
        start = len(self.seen)
        while not any(end in self.seen[start:] for end in ends):
            assert self._read(), f"the command has ended:\n{self.seen}"
        return self.seen[start:]

    def _read(self) -> bool:
        """Read some more; whether there was any before the command ended."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing more came:\n{self.seen}"
        with contextlib.suppress(OSError):  # the terminal is gone when the command is
            more = os.read(self.master, 65536).decode(errors="replace")
            self.seen += more
            return bool(more)
        return False

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, again if it came just before the command began to listen.

        Not soon: a second one while the command winds up would kill it.
        """
        for _ in range(3):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / 3)
                return

    def rest(self) -> str:
        """Read until the command ends."""
        start = len(self.seen)
        while self._read():
            pass
        self.process.wait(PATIENCE)
        return self.seen[start:]

    def close(self) -> None:
        os.close(self.master)
        self.process.kill()
        self.process.wait()


@pytest.fixture
def terminal(somewhere: None) -> Iterator[type[Terminal]]:
    opened = []
    # A shell has what it starts in the background ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    class Opened(Terminal):
        def __init__(self, *words: str) -> None:
            super().__init__(*words)
            opened.append(self)

    yield Opened
    signal.signal(signal.SIGINT, before)
    for one in opened:
        one.close()


def test_ctrl_c_leaves_a_saved_game(terminal):
    game = terminal("play", "sylvion", "--seed", "5")
    game.until(PROMPT)
    game.type("1")
    game.until(PROMPT)
    game.interrupt()
    assert "spinney play --resume sylvion-5.spinney" in game.rest()
    assert game.process.returncode == 130
    assert len(parse_record(Path("sylvion-5.spinney").read_text()).choices) == 1


def test_a_killed_game_loses_nothing(terminal):
    game = terminal("play", "sylvion", "--seed", "5")
    game.until(PROMPT)
    game.type("1")
    game.until(PROMPT)
    game.process.kill()
    game.rest()
    assert len(parse_record(Path("sylvion-5.spinney").read_text()).choices) == 1


def test_hidden_hands_are_wiped_off_the_screen_before_the_next_person_sits_down(terminal):
    options = ["-o", "players=2", "-o", "hands=hidden", "--names", "Ann,Bob"]
    game = terminal("play", "sylvion", "--seed", "5", *options)
    assert "Pass the keyboard to Ann" in game.until(HAND_OVER)
    game.type("")
    shown = game.until(PROMPT)
    while HAND_OVER not in shown:
        assert CLEAR not in shown
        game.type("1")
        shown = game.until(PROMPT, HAND_OVER)
    assert shown.rpartition(CLEAR)[2].strip() == f"Pass the keyboard to Bob{HAND_OVER}"
    game.type("")
    assert "Bob: " in game.until(PROMPT)
