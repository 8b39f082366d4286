"""Records: a whole game as text that people can read, with its setup, its seed and its choices.

    spinney record 3
    game sylvion
    options mode=advanced players=2
    seed 7f3a
    seats Ann

    turn 1
    A: done fountain_2 owl b3 done
    end 5 0a1b2c3d4e5f6071

Options that have their default are left out. Where something was taken back and chance got a new
seed, a line `seed 0c1d` stands between the choices. The last line counts the choices and gives the
digest of the position they lead to, so that a truncated or damaged file is known for one. `#`
starts a comment.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from spinney.core.errors import IllegalChoice, NotationError, RecordError, SpinneyError
from spinney.core.game import Game
from spinney.core.names import LONGEST_WRITTEN, BadName, checked_name
from spinney.core.positions import FORMAT, READABLE
from spinney.core.question import Question
from spinney.core.registry import game_named
from spinney.core.setup import (
    Setup,
    as_before,
    parse_options,
    refuse_files,
    unusual,
    unusual_before,
)
from spinney.core.table import NOTHING, SINGLE, Table, digest_of

LONGEST_SEED: Final = 200
LONGEST_TURN: Final = 6
"""In digits."""
LONGEST_DIGEST: Final = 64
FIRST_LINES = {f"spinney record {version}": version for version in READABLE}


ASKS_WHAT_IS_HIDDEN: Final = 3
"""Earlier versions left out whatever had one answer, even where others could not tell."""


def letter(seat: int) -> str:
    """How a seat is written."""
    return chr(ord("A") + seat)


class Record:
    """A game as it is written down: what a Table needs to come back, and the players' names."""

    __slots__ = (
        "choices",
        "choosers",
        "digest",
        "lines",
        "named",
        "names",
        "reseeded",
        "seed",
        "setup",
        "turns",
        "version",
    )

    def __init__(
        self,
        setup: Setup,
        seed: str,
        choices: Sequence[int],
        digest: str,
        names: Sequence[str] = (),
        lines: Sequence[int] = (),
        choosers: Sequence[str] = (),
        version: int = FORMAT,
        named: Sequence[str] = (),
        reseeded: Sequence[tuple[int, str]] = (),
        turns: Sequence[int | None] = (),
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.choices = list(choices)
        self.digest = digest
        self.names = list(names)
        self.lines = list(lines)
        """The line of the file on which each choice stands."""
        self.choosers = list(choosers)
        """The letter of the seat that each choice is written for."""
        self.version = version
        self.named = list(named)
        """The options that the record names."""
        self.reseeded = list(reseeded)
        """Where chance got a new seed: after how many choices, and which."""
        self.turns = list(turns)
        """The turn that each choice is written under, where one is written."""

    @property
    def game(self) -> Game[Any]:
        return game_named(self.setup.game)

    def replay(self, number: int | None = None, *, log: bool = True) -> Table[Any]:
        """The table after this many choices, or all. Raises RecordError at an illegal one."""
        return self._replay(number, log)[0]

    def _replay(self, number: int | None, log: bool) -> tuple[Table[Any], Table[Any]]:
        """The table, and how it was when this version was written: the same for this version."""
        table: Table[Any] = Table(self.game, self.setup, self.seed, log=log)
        then = table
        if self.version < ASKS_WHAT_IS_HIDDEN:
            then = Table(self.game, self.setup, self.seed, log=False, auto=SINGLE)
        choices, seeds = self.choices[:number], dict(self.reseeded)
        tables = [then] if then is table else [then, table]
        for i in range(len(choices) + 1):
            if then is not table:
                catch_up(table, then.question)
            if i in seeds:
                for each in tables:
                    each.reseed(seeds[i])
            if i < len(choices):
                for each in tables:
                    self._apply(i, each)
        return table, then

    def _apply(self, i: int, table: Table[Any]) -> None:
        where = f"line {self.lines[i]}: " if self.lines else ""
        if self.choosers and table.question is not None:
            asked = letter(table.question.seat)
            if self.choosers[i] != asked:
                raise RecordError(f"{where}choice {i + 1}: {asked} is asked here")
            turn = table.game.turn(table.state)
            if self.turns and self.turns[i] not in (None, turn):
                raise RecordError(f"{where}choice {i + 1}: it is turn {turn} here")
        try:
            table.apply(self.choices[i])
        except IllegalChoice as error:
            raise RecordError(f"{where}choice {i + 1}: {error}") from None

    def verify(self) -> Table[Any]:
        """Replay all of it and compare the digest."""
        table, then = self._replay(None, True)
        digests = self.digests(then)
        if self.digest not in digests:
            raise RecordError(
                f"the choices lead to position {digests[0]}, but the record says {self.digest}"
            )
        return table

    def digests(self, table: Table[Any]) -> list[str]:
        """The digest of a table as this record's version makes it.

        Version 1 made it over every option of its time: those that the record names or, if somebody
        has left out some, all of them. Version 2 left out what was usual then.
        """
        if self.version == FORMAT:
            return [table.digest()]
        values = self.setup.values
        told = [unusual_before(self.game.options, self.setup)]
        if self.version == 1:
            told = [{name: values[name] for name in self.named}, values]
        position = table.position() | {"spinney": self.version}
        return [digest_of(position | {"options": options}) for options in told]


def catch_up(table: Table[Any], wanted: Question | None) -> None:
    """Answer what earlier versions did not ask, up to the question that they did."""
    while (question := table.question) is not None:
        if wanted is not None and told(question) == told(wanted):
            return
        table.apply(question.options[0])


def written_openly(table: Table[Any]) -> Table[Any]:
    """A game that nobody watched, as it would have been asked before others."""
    before, seeds = ASKS_WHAT_IS_HIDDEN - 1, table.reseeded
    record = Record(table.setup, table.seed, table.choices, "", version=before, reseeded=seeds)
    return record.replay()


def told(question: Question) -> tuple[Any, ...]:
    return question.ask, question.seat, question.about, question.options


def record_of(table: Table[Any], names: Sequence[str] = ()) -> str:
    """Write a table down. Raises RecordError if its seed and choices do not say all of it."""
    if table.began_at is not None:
        raise RecordError("this game began at a position: it has no record, but has a position")
    if table.auto == NOTHING:
        raise RecordError("a table that holds at every question has no record, but has a position")
    if table.auto == SINGLE:
        table = written_openly(table)
    seeds = dict(table.reseeded)
    for seed in (table.seed, *seeds.values()):
        if not is_seed(seed):
            raise RecordError(f"the seed {seed[:40]!r} cannot be written in a record")
    check_names(names, table.seats, "a seat")
    words = table.game.vocabulary.words
    lines = [f"spinney record {FORMAT}", f"game {table.game.name}"]
    options = unusual(table.game.options, table.setup)
    if options:
        lines.append("options " + " ".join(f"{name}={value}" for name, value in options.items()))
    lines.append(f"seed {table.seed}")
    if names:
        lines.append("seats " + " | ".join(names))
    lines.append("")
    turn, seat = -1, -1
    played = zip(table.choices, table.choosers, table.turns, strict=True)
    for number, (choice, chooser, at) in enumerate(played):
        if number in seeds:
            lines.append(f"seed {seeds[number]}")
            seat = -1
        if at != turn:
            lines.append(f"turn {at}")
            turn, seat = at, -1
        if chooser != seat:
            lines.append(f"{letter(chooser)}:")
            seat = chooser
        lines[-1] += f" {words[choice]}"
    if len(table.choices) in seeds:
        lines.append(f"seed {seeds[len(table.choices)]}")
    lines.append(f"end {len(table.choices)} {table.digest()}")
    return "\n".join(lines) + "\n"


def is_seed(text: str) -> bool:
    """Whether this can stand on a line of a record as a seed, and be shown."""
    plain = text.isprintable() and text == " ".join(text.split()) and "|" not in text
    return 0 < len(text) <= LONGEST_SEED and plain


def is_turn(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_TURN


def is_digest(text: str) -> bool:
    """Whether this looks like a digest, right or wrong, and can be shown."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_DIGEST


def check_names(names: Sequence[str], seats: int, where: str) -> None:
    """Refuse names that cannot stand in a record."""
    if len(names) > seats:
        raise RecordError(f"{where}: there are {len(names)} names for {seats} seats")
    for name in names:
        try:
            if checked_name(name, LONGEST_WRITTEN) != name:
                raise RecordError(f"{where}: {name!a} is not written as a name is")
        except BadName as error:
            raise RecordError(f"{where}: {error}") from None


def parse_record(text: str, *, files: bool = False) -> Record:
    """Read a record. Raises RecordError.

    Its options may name files of this machine. Whoever opens it decides by `files` whether they are
    read: a record may come from anybody.
    """
    lines = text.splitlines()
    first = lines[0].strip() if lines else ""
    if first not in FIRST_LINES:
        raise RecordError(f"line 1: 'spinney record {FORMAT}' is wanted, not {first[:40]!r}")
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].strip().partition(" ")
        if name not in ("game", "options", "seed", "seats") or name in header:
            raise RecordError(f"line {at + 1}: {name!r} cannot stand here")
        at += 1
        header[name], places[name] = value, at
    for name in ("game", "seed"):
        if name not in header:
            raise RecordError(f"line {at + 1}: the header has no {name!r} line")
    if not is_seed(header["seed"]):
        raise RecordError(f"line {places['seed']}: a seed is some visible text, and not long")
    try:
        game = game_named(header["game"])
        options = parse_options(header.get("options", "").split())
        if not files:
            refuse_files(game.options, options, "; there, --trust-files has it read")
        version, named = FIRST_LINES[first], list(options)
        setup = game.setup(**(options if version == FORMAT else as_before(game.options, options)))
    except SpinneyError as error:
        raise RecordError(f"header: {error}") from None
    names = header["seats"].split(" | ") if "seats" in header else []
    check_names(names, game.seats(setup), f"line {places.get('seats')}")
    made, digest = _parse_choices(game, lines, at)
    return Record(
        setup,
        header["seed"],
        made.choices,
        digest,
        names=names,
        lines=made.lines,
        choosers=made.choosers,
        version=version,
        named=named,
        reseeded=made.reseeded,
        turns=made.turns,
    )


class _Made(NamedTuple):
    """The choices of a record, what is written beside each, and the seeds between them."""

    choices: list[int]
    lines: list[int]
    choosers: list[str]
    turns: list[int | None]
    reseeded: list[tuple[int, str]]


def _parse_choices(game: Game[Any], lines: list[str], at: int) -> tuple[_Made, str]:
    """The choices, and the digest after them."""
    made = _Made([], [], [], [], [])
    turn: int | None = None
    for number, line in enumerate(lines[at:], start=at + 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if words[0] == "end":
            count = str(len(made.choices))
            if len(words) != 3 or words[1] != count or not is_digest(words[2]):
                raise RecordError(f"line {number}: 'end {count} DIGEST' is wanted")
            return made, words[2]
        if words[0] == "turn":
            if len(words) != 2 or not is_turn(words[1]):
                raise RecordError(f"line {number}: 'turn NUMBER' is wanted")
            turn = int(words[1])
        elif words[0] == "seed":
            made.reseeded.append((len(made.choices), line.strip().partition(" ")[2]))
            if not is_seed(made.reseeded[-1][1]):
                raise RecordError(f"line {number}: 'seed TEXT' is wanted")
        elif words[0].endswith(":"):
            for word in words[1:]:
                try:
                    made.choices.append(game.vocabulary.number(word))
                except NotationError as error:
                    raise RecordError(f"line {number}: {error}") from None
                made.lines.append(number)
                made.choosers.append(words[0][:-1])
                made.turns.append(turn)
        else:
            raise RecordError(f"line {number}: a line of choices starts with a seat, such as 'A:'")
    raise RecordError(f"line {len(lines)}: the record stops before its 'end' line: it is truncated")


def write_atomically(path: Path, text: str | bytes) -> None:
    """Replace a file as a whole: whoever reads it sees the old one or the new, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with scratch.open("xb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise
