"""The ledger of an arena: a file with the plan on its first line and then a line for each game.

A line is written when its game is over, in whatever order that is, so that an arena that was
interrupted goes on where it stood.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec

from spinney.arena.plan import Plan, Result
from spinney.core.errors import RecordError, SpinneyError

FORMAT: Final = 1


class Header(msgspec.Struct, frozen=True):
    spinney_arena: int
    plan: Plan


class Ledger:
    """The results so far. Nobody else can write into the file while it is open."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.results: dict[int, Result] = {}
        self._file = open_locked(path)
        try:
            self._read(path, plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(result)

    def in_order(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]

    def _read(self, path: Path, plan: Plan) -> None:
        lines = self._file.read().splitlines(keepends=True)
        if not lines:
            self._write(Header(FORMAT, plan))
            return
        check(path, header_of(path, lines[0]).plan, plan)
        if not lines[-1].endswith(b"\n"):
            torn = lines.pop()  # it was being written when the power failed
            self._file.seek(-len(torn), os.SEEK_END)
            self._file.truncate()
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise RecordError(f"{path}: line {number}: {error}") from None
            self.results[result.number] = result

    def _write(self, value: Header | Result) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()


def open_locked(path: Path) -> BinaryIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise SpinneyError(f"cannot write {path}: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SpinneyError(f"another arena is being played into {path}") from None
    file.seek(0)
    return file


def header_of(path: Path, line: bytes) -> Header:
    try:
        if not line.endswith(b"\n"):
            raise msgspec.DecodeError
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise RecordError(f"{path}: line 1: this is not the ledger of an arena") from None
    if header.spinney_arena != FORMAT:
        raise RecordError(f"{path}: line 1: format {FORMAT} is wanted, not {header.spinney_arena}")
    return header


def seed_in(path: Path) -> str | None:
    """The seed of the arena that a file already holds."""
    if not path.is_file():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return header_of(path, line).plan.seed if line else None


def check(path: Path, before: Plan, now: Plan) -> None:
    """Refuse to add games of another plan."""
    for name in Plan.__struct_fields__:
        was, wanted = getattr(before, name), getattr(now, name)
        if was != wanted:
            raise SpinneyError(
                f"{path} holds another arena: its {name} is {told(was)}, not {told(wanted)}; "
                "go on with the same command, or name another file by --out"
            )


def told(value: object) -> str:
    return msgspec.json.encode(value).decode()
