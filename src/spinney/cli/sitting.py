"""A sitting: people at one keyboard, bots at the other seats, and a game that is always saved."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from spinney.arena.guard import Forfeit
from spinney.cli.arguments import language_here, letter
from spinney.cli.files import write
from spinney.cli.screen import new_console, print_board, print_events, print_question, print_result
from spinney.core.question import Question
from spinney.core.records import record_of
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen of a terminal and what can be scrolled back to."""


class Sitting:
    """The table, the file it is saved in, and what is on the screen."""

    def __init__(
        self,
        table: Table[Any],
        names: list[str],
        bots: dict[int, str],
        language: str,
        path: Path,
    ) -> None:
        self.table = table
        self.names = names
        self.bots = bots
        self.language = language
        self.path = path
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.console = new_console()
        self.by_hand = sys.stdin.isatty() and sys.stdout.isatty()
        readers = (SPECTATOR, *self.people)
        self._texts = {
            reader: Text(table.game, language, names, reader, table.setup) for reader in readers
        }
        self._told = {reader: events_before(table, reader) for reader in readers}
        """How many events each reader has been shown."""
        self._holder = SPECTATOR
        """Whose eyes the screen is for."""
        self._drawn: dict[str, Any] = {}
        """The view on the screen."""

    def text(self, reader: int) -> Text:
        return self._texts[reader].cast(self.table.roles())

    # The game

    def choose(self, choice: int) -> None:
        self.table.apply(choice)
        self.save(self.path)

    def undo(self, seat: int) -> None:
        self.table = self.table.undo(seat)
        self.save(self.path)

    def save(self, path: Path) -> None:
        write(path, record_of(self.table, self.names))

    # The screen

    def greet(self) -> None:
        """Which game this is, and where it is saved."""
        text, game = self.text(SPECTATOR), self.table.game
        chosen = [
            text.option(option.name, self.table.setup[option.name])
            for option in game.options
            if self.table.setup[option.name] != option.default
        ]
        self.console.print(
            text.say(
                "cli-start",
                game=text.title(),
                seed=self.table.seed,
                options=", ".join(chosen) or "none",
            )
        )
        self.console.print(text.say("cli-saving", file=str(self.path)))
        print_events(self.console, game.warnings(self.table.setup), text)

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down before anything is shown that only they may know."""
        if seat != self._holder and self._has_secrets():
            if self.by_hand and self._holder != SPECTATOR:
                print(CLEAR, end="", flush=True)
            text = self.text(seat)
            self.console.print(text.say("cli-hand-over", name=text.seat(seat)))
            if self.by_hand:
                input()
            self._drawn = {}
        self._holder = seat

    def _has_secrets(self) -> bool:
        """Whether the people at this keyboard have been told different things."""
        first, *others = [self.table.events(seat) for seat in self.people]
        return any(events != first for events in others)

    def show(self, question: Question, *, again: bool = False) -> None:
        """What is new to the seat that is asked, and what it is asked."""
        if again:
            self._drawn = {}
        self._report(question.seat)
        text = self.text(question.seat)
        print_question(self.console, question, text, seats=self.table.seats)

    def _report(self, reader: int) -> None:
        """The events that the reader has not been shown, and the board if it has changed."""
        table, text = self.table, self.text(reader)
        self.console.rule(style="dim")
        print_events(self.console, table.events(reader)[self._told[reader] :], text)
        for seat in (reader, SPECTATOR):
            self._told[seat] = len(table.events(seat))
        view = table.view(reader)
        if view != self._drawn:
            self._drawn = view
            print_board(self.console, table, text)
            self.console.print()

    def report_forfeit(self, bot: str, forfeit: Forfeit) -> None:
        """Say that a bot failed, and that a choice was made for it."""
        text = self.text(SPECTATOR)
        reason = text.say("arena-why", why=forfeit.why, detail=forfeit.detail or "none")
        self.console.print(text.say("arena-forfeited", bot=bot, count=1, reason=reason))

    def read(self) -> str:
        """A line from the keyboard; a script's lines are shown as if they had been typed."""
        if self.by_hand:
            return self.console.input("> ")
        line = input()
        self.console.print(f"> {line}")
        return line

    # The end

    def end(self) -> None:
        """The last events, the result, and where to find the game."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        text = self.text(reader)
        self._report(reader)
        print_result(self.console, self.table, text)
        command = shlex.join(["spinney", "replay", str(self.path)])
        told = text.say("cli-finished", file=str(self.path), command=command)
        self.console.print(told, soft_wrap=True)

    def leave(self) -> None:
        """Say how to come back."""
        words = ["spinney", "play", "--resume", str(self.path)]
        for seat, bot in self.bots.items():
            words += ["--bot", f"{letter(seat)}={bot}"]
        if self.language != language_here():
            words += ["--lang", self.language]
        told = self.text(SPECTATOR).say("cli-leave", command=shlex.join(words))
        self.console.print(f"\n{told}", soft_wrap=True)


def events_before(table: Table[Any], reader: int) -> int:
    """How many events there were at the reader's last choice, or anybody's for a spectator."""
    for number in reversed(range(len(table.choices))):
        if reader in (table.choosers[number], SPECTATOR):
            return len(table.back_to(number).events(reader))
    return 0
