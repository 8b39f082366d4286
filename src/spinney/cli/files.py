"""Reading and writing the files that the commands work on."""

from __future__ import annotations

import errno
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spinney.cli.screen import complain
from spinney.core.errors import Fault, PositionError, PositionWarning, RecordError, SpinneyError
from spinney.core.records import parse_record, record_of, write_atomically
from spinney.core.registry import game_named, game_names
from spinney.core.setup import refuse_files
from spinney.core.table import KNOWN, NOTHING, Table, table_at

ANY_SEED = "0"
"""Where a position is given without a seed, so that looking twice shows the same."""

MOST_BYTES = 10_000_000
"""How large a file may be: a hundred times as large as that of the longest game."""


class Loaded(NamedTuple):
    """The table that a file describes."""

    table: Table[Any]
    names: list[str]
    is_record: bool

    def written(self) -> str:
        """The table as a file of the kind that it came from."""
        return record_of(self.table, self.names) if self.is_record else json(self.table.position())


def load(
    path: Path,
    seed: str | None = None,
    *,
    trust: bool = False,
    force: bool = False,
    hold: bool = False,
) -> Loaded:
    """The table that a record or a position describes; says which file is wrong, and where.

    Files of this machine that its options name are read if it is trusted. By force also
    a position is taken that no game comes to. With `hold` a position stands at the next question,
    whoever could answer it.
    """
    text = read(path)
    try:
        if text.lstrip().startswith("{"):
            auto = NOTHING if hold else KNOWN
            with aloud(path):
                table = _at_position(text, seed or ANY_SEED, auto, trust=trust, force=force)
                return Loaded(table, [], False)
        record = parse_record(text, files=trust)
        if hold:
            raise RecordError("--hold is for positions, and this is a record")
        if seed is not None:
            raise RecordError(f"a record has its own seed, {record.seed}: leave --seed out")
        return Loaded(record.verify(), record.names, True)
    except PositionError as error:
        raise PositionError(*(_in_file(path, fault) for fault in error.faults)) from None
    except SpinneyError as error:
        raise type(error)(f"{path}: {error}") from None


def _in_file(path: Path, fault: Fault) -> Fault:
    return Fault(f"{path}: {fault.place}" if fault.place else str(path), *fault[1:])


@contextmanager
def aloud(path: Path) -> Iterator[None]:
    """Say what in a position may not be what its writer means."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PositionWarning)
        yield
    for warning in caught:
        complain(f"{path}: {warning.message}")


def _at_position(text: str, seed: str, auto: int, *, trust: bool, force: bool) -> Table[Any]:
    try:
        position = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise PositionError(Fault("", f"this is not JSON: {error}")) from None
    name = position.get("game")
    if not isinstance(name, str):
        known = ", ".join(game_names())
        raise PositionError(Fault("game", f"the name of a game is wanted: {known}"))
    game, options = game_named(name), position.get("options")
    if not trust and isinstance(options, dict):
        refuse_files(game.options, options, "; --trust-files has it read")
    return table_at(game, position, seed, force=force, auto=auto)


def read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise SpinneyError(f"cannot read {path}: it has more than {MOST_BYTES:,} bytes")
        return data.decode()
    except OSError as error:
        raise SpinneyError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SpinneyError(f"cannot read {path}: it is not a text file") from None


def write(path: Path, text: str | bytes) -> None:
    try:
        write_atomically(path, text)
    except OSError as error:
        raise SpinneyError(f"cannot write {path}: {error.strerror}") from None


def make_room(path: Path) -> None:
    """Make the folder for a file, and find out that it can be written before it took time to."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.NamedTemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise SpinneyError(f"cannot write {path}: {error.strerror}") from None


def json(value: Any) -> str:
    """JSON for people and programs alike."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
