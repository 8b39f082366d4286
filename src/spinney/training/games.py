"""The games that were played, in files: setup, seed and choices of each, and what came of it.

What a net sees of them is found again by replaying them, so files stay small, and stay good when
the cells change. They do not when the rules change: a game that comes to another end is left out.
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from spinney.core.errors import SpinneyError
from spinney.core.game import Game
from spinney.core.setup import unusual
from spinney.core.table import SINGLE, Table
from spinney.training.samples import Sampler, Samples

LARGEST: Final = 12_000_000
"""A file that has so many bytes is followed by another."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    generation: int
    number: int
    options: dict[str, str]
    """Those that are not the defaults."""
    seed: str
    choices: bytes
    returns: list[float]


def kept(generation: int, number: int, table: Table[Any]) -> Kept:
    choices = zlib.compress(array("H", table.choices).tobytes(), 9)
    options = unusual(table.game.options, table.setup)
    return Kept(generation, number, options, table.seed, choices, table.returns())


def replay(game: Game[Any], game_kept: Kept) -> Samples | None:
    """The samples of a game; none if it goes differently by now."""
    choices = array("H", zlib.decompress(game_kept.choices))
    try:
        setup = game.setup(**game_kept.options)
        table = Table(game, setup, game_kept.seed, log=False, keep=False, auto=SINGLE)
        sampler = Sampler(table)
        for choice in choices:
            sampler.apply(choice)
    except SpinneyError:
        return None
    same = table.question is None and table.returns() == game_kept.returns
    return sampler.samples if same else None


class Store:
    """All games of a folder; new ones are added at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.games: list[Kept] = [each for file in self.files() for each in read(file)]

    def files(self) -> list[Path]:
        return sorted(self._folder.glob("games-*.bin"))

    def add(self, games: list[Kept]) -> None:
        files = self.files()
        last = files[-1] if files else self._folder / "games-001.bin"
        if files and last.stat().st_size > LARGEST:
            last = self._folder / f"games-{len(files) + 1:03}.bin"
        with last.open("ab") as file:
            for each in games:
                data = msgspec.msgpack.encode(each)
                file.write(struct.pack("<I", len(data)) + data)
        self.games += games

    def played(self, generation: int) -> set[int]:
        return {each.number for each in self.games if each.generation == generation}


def read(path: Path) -> Iterator[Kept]:
    """What is in a file; of what was being written when the power failed, nothing."""
    data, at = path.read_bytes(), 0
    while at + 4 <= len(data):
        (length,) = struct.unpack_from("<I", data, at)
        if at + 4 + length > len(data):
            break
        yield msgspec.msgpack.decode(data[at + 4 : at + 4 + length], type=Kept)
        at += 4 + length
    if at < len(data):
        with path.open("r+b") as file:
            file.truncate(at)
