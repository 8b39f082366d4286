"""A training: play games, fit a net to all of them, keep it if it plays better; and again.

All that is needed to go on is in one folder: `training.json` with the plan and what came of each
generation, the games, and the last nets. It can be ended at any moment.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec

from spinney import __version__
from spinney.arena.figures import estimate
from spinney.arena.workers import Play, in_processes, needed, one_by_one
from spinney.bots.outlooks import (
    FORMAT,
    REASONS,
    Card,
    Gate,
    OutlookFile,
    Untrained,
    name_for,
    pack,
    unpack,
)
from spinney.core.errors import RecordError, SetupError, SpinneyError
from spinney.core.net import CELL_BITS, FIRST, MOST, SECOND
from spinney.core.outlook import SURE
from spinney.core.portrait import digest_of
from spinney.core.records import write_atomically
from spinney.training.course import Course
from spinney.training.games import Kept, Store
from spinney.training.playing import (
    Lesson,
    Match,
    Revision,
    look_again,
    make_match,
    play_lesson,
    play_match,
)
from spinney.training.samples import Samples

P = TypeVar("P")
R = TypeVar("R")

KEPT_NETS: Final = 2
"""Games are played by the reasons and by so many of the last nets."""
CHUNK: Final = 200
"""What a net sees of so many games goes into one file."""
RATE: Final = 2e-3
GENTLE: Final = 5e-4
"""How fast a fit learns at most; a net that knows something already is not to forget it."""
SPEAK: Final = 15.0
"""Somebody who waits is told something every so many seconds."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is learned, but for how long."""

    course: Course
    seed: str
    games: int
    """In each generation."""
    gate: int
    """How many games a match has at least."""
    bot: str
    reasons: float
    epochs: int
    start: str = ""
    """The net to begin with, if not with nothing: a file, or what the game comes with."""
    version: str = __version__

    def command(self, generations: int) -> str:
        """What repeats it, wherever its folder is."""
        words = ["spinney train", *self.course.words()]
        told = ("games", "gate", "bot", "reasons", "epochs", "seed")
        words += [f"--{name} {getattr(self, name)}" for name in told]
        if self.start:
            words.append(f"--from {self.start}")
        return " ".join([*words, f"--generations {generations}"])


class Generation(msgspec.Struct, frozen=True):
    """What came of one."""

    number: int
    games: int
    """Those of all generations so far."""
    kept: bool
    positions: int
    losses: list[float]
    gates: list[Gate]


class Progress(msgspec.Struct):
    plan: Plan
    generations: list[Generation] = []
    nets: list[str] = []
    """The last ones that were kept, the newest at the end."""


class TimeIsUp(Exception):
    """No more is begun; what was played is kept."""


class Say(Protocol):
    """Tells whoever waits what was done: a text's name, and what it says that of."""

    def __call__(self, key: str, /, **facts: str | int | float) -> None: ...


class Training:
    def __init__(
        self, folder: Path, plan: Plan, *, jobs: int, deadline: float, fit_python: str, say: Say
    ) -> None:
        self.np: Any = needed("numpy", "train")
        if shutil.which(fit_python) is None:
            raise SetupError(f"--fit-python {fit_python}: there is no such program")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = plan
        self.jobs = jobs
        self.deadline = deadline
        self.fit_python = fit_python
        self.say = say
        self.game = plan.course.the_game()
        self.progress = self.begun()
        self.store = Store(folder)
        self.longest_fit = 0.0

    def begun(self) -> Progress:
        """What the folder holds already, which must be the same training."""
        file = self.folder / "training.json"
        if not file.exists():
            return Progress(self.plan)
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Progress)
        except msgspec.DecodeError as error:
            raise RecordError(f"{file}: {error}") from None
        for name in ("course", "seed", "bot", "start"):
            if getattr(found.plan, name) != getattr(self.plan, name):
                raise SpinneyError(
                    f"{file} holds another training: its {name} is "
                    f"{msgspec.json.encode(getattr(found.plan, name)).decode()}; go on with the "
                    "same command, or name another folder by --out"
                )
        found.plan = self.plan
        return found

    def run(self, generations: int) -> None:
        """Train until there are so many generations, or time is up."""
        with (
            locked(self.folder),
            tempfile.TemporaryDirectory(prefix="spinney-train-") as scratch,
        ):
            if self.plan.start and not self.progress.nets:
                self.begin_with(self.plan.start)
            self.save()  # nobody adds the games of another training
            self.scratch = Path(scratch)
            self.samples: list[str] = []
            with contextlib.suppress(TimeIsUp):
                self.look_at_old_games()
                while len(self.progress.generations) < generations:
                    self.generation(len(self.progress.generations) + 1)
        net = str(self.folder / self.progress.nets[-1]) if self.progress.nets else "none"
        done = len(self.progress.generations)
        self.say("train-done", games=len(self.store.games), generations=done, net=net)

    def begin_with(self, start: str) -> None:
        """The first net is one that was trained before."""
        setup = self.plan.course.draw("first")
        name = name_for(self.game, setup, start)
        if isinstance(name, Untrained):
            raise SetupError(f"--from {start}: {self.game.name} comes with no net for this setup")
        self.progress.nets = ["net-000.bin"]
        write_atomically(self.folder / "net-000.bin", Path(name).read_bytes())

    def generation(self, number: int) -> None:
        self.play(number)
        net = self.folder / f"net-{number:03}.bin"
        told: dict[str, Any] = {"positions": 0, "losses": []}
        if not net.exists():
            told = self.fit(number, net)
        gates = self.judge(number, net)
        kept = gates[0].share > gates[0].fair
        done = Generation(
            number, len(self.store.games), kept, told["positions"], told["losses"], gates
        )
        self.progress.generations.append(done)
        if kept:
            write_atomically(net, pack(OutlookFile(self.card(number, gates), weights_of(net))))
            self.progress.nets = [*self.progress.nets, net.name][-KEPT_NETS:]
        self.save()
        for file in self.folder.glob("net-*.bin"):
            if file.name not in self.progress.nets:
                file.unlink()
        self.say("train-kept" if kept else "train-dropped", generation=number)

    # Games

    def look_at_old_games(self) -> None:
        """Find again what a net sees of the games that were played before."""
        games = self.store.games
        if games:
            revision = Revision(self.plan.course, games)
            self.collect(look_again, revision, range(len(games)), "train-replayed", 0)

    def play(self, number: int) -> None:
        played = self.store.played(number)
        missing = [game for game in range(self.plan.games) if game not in played]
        outlooks = [REASONS, *(str(self.folder / net) for net in self.progress.nets)]
        lesson = Lesson(self.plan.course, self.plan.seed, number, self.plan.bot, outlooks)
        if missing:
            self.collect(play_lesson, lesson, missing, "train-played", number)

    def collect(
        self,
        play: Play[P, tuple[Kept, Samples | None]],
        plan: P,
        numbers: Sequence[int],
        doing: str,
        generation: int,
    ) -> None:
        """Play these games, and keep what a net sees of them, and those of a new generation."""
        waiting: list[tuple[Kept, Samples]] = []
        try:
            for game, samples in self.each(play, plan, numbers, doing, generation=generation):
                if samples is not None and samples.seats:
                    if generation:
                        self.store.add([game])
                    waiting.append((game, samples))
                if len(waiting) == CHUNK:
                    self.write(waiting)
                    waiting.clear()
        finally:
            if waiting:
                self.write(waiting)

    def each(
        self,
        play: Play[P, R],
        plan: P,
        numbers: Sequence[int],
        doing: str,
        **facts: str | int | float,
    ) -> Iterator[R]:
        """The results as the games end, told of now and then; raises TimeIsUp when it is."""
        began = said = time.monotonic()
        done = 0
        one = self.jobs == 1
        playing = (
            one_by_one(play, plan, numbers) if one else in_processes(play, plan, numbers, self.jobs)
        )
        with contextlib.closing(playing):
            for result in playing:
                yield result
                done += 1
                now = time.monotonic()
                if now - said > SPEAK or done == len(numbers):
                    said = now
                    pace = done / (now - began)
                    self.say(doing, done=done, games=len(numbers), pace=pace, **facts)
                if now > self.deadline and done < len(numbers):
                    raise TimeIsUp

    def write(self, games: list[tuple[Kept, Samples]]) -> None:
        """Write what a net sees of some games where the fit finds it."""
        path = self.scratch / f"samples-{len(self.samples):04}.npz"
        parts: dict[str, list[Any]] = {}
        for game, samples in games:
            parts.setdefault("lengths", []).append(array("I", [len(samples.seats)]))
            # Every seat of every position gets what the seat got in the end.
            parts.setdefault("returns", []).append(array("f", game.returns * len(samples.seats)))
            for name in ("cells", "amounts", "counts", "seats", "reasons"):
                parts.setdefault(name, []).append(getattr(samples, name))
        joined = {name: self.np.concatenate(part) for name, part in parts.items()}
        self.np.savez(path, **joined)
        self.samples.append(str(path))

    # Fitting

    def fit(self, number: int, net: Path) -> dict[str, Any]:
        """Fit a net to all games so far; what the fit tells of itself."""
        if time.monotonic() + self.longest_fit > self.deadline:
            raise TimeIsUp
        weights = self.scratch / f"weights-{number}.npz"
        from spinney.training.rounding import rounded, unrounded

        order: dict[str, Any] = {
            "samples": self.samples,
            "weights": str(weights),
            "cells": len(self.game.cells()),
            "first": FIRST,
            "second": SECOND,
            "most": MOST / (1 << CELL_BITS),
            "reasons": self.plan.reasons,
            "sure": SURE,
            "seed": number,
            "epochs": self.plan.epochs,
            "start": "",
            "rounds": 2,
            "lambda": 0.7,
            "batch": 4096,
            "rate": GENTLE if self.plan.start else RATE,
            "decay": 0.05,
            "dropout": 0.3,
            "threads": self.jobs,
        }
        if self.plan.start:
            order["start"] = str(self.scratch / f"before-{number}.npz")
            last = self.folder / self.progress.nets[-1]
            unrounded(len(self.game.cells()), weights_of(last), Path(order["start"]))
        paper = self.scratch / "order.json"
        paper.write_text(json.dumps(order))
        began = time.monotonic()
        done = subprocess.run(
            [self.fit_python, str(Path(__file__).with_name("fit.py")), str(paper)],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SpinneyError(f"the fit has failed: {self.fit_python} says why above")
        self.longest_fit = time.monotonic() - began
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        loss = told["losses"][-1] if told["losses"] else 0.0
        facts = {"positions": told["positions"], "seconds": told["seconds"], "loss": loss}
        self.say("train-fitted", generation=number, **facts)
        write_atomically(net, pack(OutlookFile(self.card(number, []), rounded(weights))))
        return told

    def card(self, generation: int, gates: list[Gate]) -> Card:
        course, cells = self.plan.course, self.game.cells()
        return Card(
            FORMAT,
            course.game,
            digest_of(cells),
            len(cells),
            self.plan.reasons,
            sorted({len(each.returns) for each in self.store.games}),
            course.values(),
            len(self.store.games),
            generation,
            self.plan.command(generation),
            __version__,
            gates,
        )

    # Judging

    def judge(self, number: int, net: Path) -> list[Gate]:
        """How a net plays against the one before, and against the reasons."""
        before = [str(self.folder / name) for name in self.progress.nets[-1:]] or [REASONS]
        return [self.gate(number, net, other) for other in dict.fromkeys([*before, REASONS])]

    def gate(self, number: int, net: Path, other: str) -> Gate:
        seed = f"{self.plan.seed}-gate-{number}"
        return self.match(number, net, other, self.plan.bot, self.plan.gate, seed)

    def match(self, number: int, net: Path, other: str, bot: str, games: int, seed: str) -> Gate:
        """At least so many games of a bot with this net among bots with the other outlook."""
        match: Match = make_match(self.plan.course, seed, bot, str(net), other, games)
        among = Path(other).stem
        facts: dict[str, str | int | float] = {"generation": number, "among": among}
        numbers = range(len(match.games))
        shares: list[float] = []
        fair: list[float] = []
        for share, chance in self.each(play_match, match, numbers, "train-judged", **facts):
            shares += share
            fair += chance
        figures = estimate(sorted(shares))
        found = Gate(
            with_name(bot, net.stem),
            with_name(bot, among),
            len(shares),
            figures["mean"],
            figures["low"],
            figures["high"],
            sum(sorted(fair)) / len(fair),
        )
        figures = {name: 100 * getattr(found, name) for name in ("share", "low", "high", "fair")}
        self.say("train-gate", games=found.games, **facts, **figures)
        return found

    def measure(self, bot: str, games: int) -> Path | None:
        """Play a longer match of the last net against reasons, which its card tells of first.

        The outcome, `outlook.bin`, is what a game can be shipped with. None if there is no net.
        """
        if not self.progress.nets:
            return None
        net = self.folder / self.progress.nets[-1]
        file = unpack(self.game, net.read_bytes(), str(net))
        seed = f"{self.plan.seed}-measure"
        found = self.match(file.card.generations, net, REASONS, bot, games, seed)
        card = msgspec.structs.replace(file.card, gates=[found, *file.card.gates])
        path = self.folder / "outlook.bin"
        write_atomically(path, pack(OutlookFile(card, file.weights)))
        return path

    def save(self) -> None:
        told = msgspec.json.format(msgspec.json.encode(self.progress))
        write_atomically(self.folder / "training.json", told)


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody else trains in the same folder meanwhile."""
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise SpinneyError(f"another training is going on in {folder}") from None
    try:
        yield
    finally:
        os.close(lock)


def with_name(bot: str, outlook: str) -> str:
    return f"{bot}{',' if ':' in bot else ':'}{outlook}"


def weights_of(net: Path) -> bytes:
    return net.read_bytes().partition(b"\n")[2]
