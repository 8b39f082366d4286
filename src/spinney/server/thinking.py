"""Thinking is done in processes of its own, never where requests are served.

A worker is told a game by its setup, seed and choices, and answers with what a bot chooses or
advises. One that takes longer than its budget is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from spinney.bots.base import Bot, Seat
from spinney.bots.greedy import Hint, hints, in_full
from spinney.bots.registry import bot_maker
from spinney.core.errors import SpinneyError
from spinney.core.preview import preview
from spinney.core.registry import game_named
from spinney.core.setup import Setup
from spinney.core.table import KNOWN, Table, table_at
from spinney.server.fairness import Asking, Line, Owner

BUDGET = 10.0
"""Seconds after which a worker has thought for too long about one question."""

TRIES = 3
"""How many workers may die of one question before it is given up."""

KEPT = 1000
"""How many games a worker remembers, so that it need not play them through each time: some tens of
kilobytes each."""

BUSY = 50
"""Of how many of them it remembers the bots, which may each have a tree or a program."""

BEST = 3
"""How many options a hint names."""


log = logging.getLogger(__name__)


class OutOfTime(SpinneyError):
    """A worker has thought for too long."""


class Thought(Struct, frozen=True):
    """What to think about: the pending question of a game, for the seat that is asked."""

    table: str
    game: str
    options: dict[str, str]
    seed: str
    began_at: dict[str, Any] | None
    choices: tuple[int, ...]
    level: str
    """The bot that chooses; empty for a hint."""
    reseeded: tuple[tuple[int, str], ...] = ()
    auto: int = KNOWN
    """What the table answers by itself."""
    way: tuple[tuple[str, int], ...] = ()
    """What a hint advised before, from this question on."""


class Advised(Struct, frozen=True):
    """An option, its value, the reasons with their amounts, and what is best after it."""

    option: int
    value: float
    reasons: list[tuple[str, float]]
    way: list[tuple[str, int]]
    """Questions, each with its answer."""
    told: list[int]
    """The answers with what has but one answer in between."""
    does: list[tuple[str, str, tuple[int, ...]]]
    """What that way certainly does: events by name, rule and arguments."""
    kept: bool = False
    """Whether it goes on with what was advised before."""


# In the worker


class Mind:
    """What a worker remembers: games it was told of, and the bots that play in them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table[Any]] = OrderedDict()
        self._bots: OrderedDict[str, dict[tuple[int, str], Bot]] = OrderedDict()

    def think(self, thought: Thought) -> int | list[Advised]:
        table = self._table(thought)
        assert table.question is not None
        seat = Seat(table, table.question.seat)
        if not thought.level:
            found = hints(seat, way=thought.way)[:BEST]
            return [advised(hint, table) for hint in found]
        return self._bot(thought, seat.number).choose(seat)

    def _table(self, thought: Thought) -> Table[Any]:
        table = self._tables.pop(thought.table, None)
        if table is None or not leads_to(table, thought):
            table = beginning(thought)
            self._bots.pop(thought.table, None)
        table.play_on(thought.choices, thought.reseeded)
        self._tables[thought.table] = table
        if len(self._tables) > KEPT:
            forgotten, _ = self._tables.popitem(last=False)
            self._bots.pop(forgotten, None)
        return table

    def _bot(self, thought: Thought, seat: int) -> Bot:
        """The bot on a seat; its seed tells nothing of the game's."""
        bots = self._bots.setdefault(thought.table, {})
        self._bots.move_to_end(thought.table)
        if len(self._bots) > BUSY:
            self._bots.popitem(last=False)
        if (seat, thought.level) not in bots:
            secret = f"{thought.seed} {seat} {thought.level} {len(thought.choices)}"
            seed = hashlib.sha256(secret.encode()).hexdigest()
            bots[seat, thought.level] = bot_maker(thought.level)(seed)
        return bots[seat, thought.level]


def advised(hint: Hint, table: Table[Any]) -> Advised:
    """A turn that begins then is none of what the way does."""
    sure = preview(table, hint.option, hint.way[1:]).events
    chapters = table.game.chapters
    does = [(event.name, event.rule, event.args) for event in sure if event.name not in chapters]
    assert table.question is not None
    told = in_full(Seat(table, table.question.seat), hint.way)
    way = list(zip(hint.asks, hint.way, strict=True))
    return Advised(hint.option, hint.value, hint.reasons, way, told, does, hint.kept)


def leads_to(table: Table[Any], thought: Thought) -> bool:
    """Whether a table that was played so far is on the way to the one to think about."""
    made = len(table.choices)
    before = [each for each in thought.reseeded if each[0] < made]
    return tuple(table.choices) == thought.choices[:made] and table.reseeded == before


def beginning(thought: Thought) -> Table[Any]:
    game = game_named(thought.game)
    if thought.began_at is not None:
        began, auto = thought.began_at, thought.auto
        return table_at(game, began, thought.seed, log=False, force=True, auto=auto)
    setup = Setup(thought.game, thought.options)
    return Table(game, setup, thought.seed, log=False, auto=thought.auto)


def work(pipe: Connection) -> None:
    """The life of a worker: think about what comes in until nothing does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then tells us
    mind = Mind()
    with contextlib.suppress(EOFError, OSError):
        while True:
            thought = pipe.recv()
            try:
                pipe.send(mind.think(thought))
            except Exception as error:
                pipe.send(error if isinstance(error, SpinneyError) else RuntimeError(repr(error)))


# In the server


class Worker:
    """A process, and the line to it."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def think(self, thought: Thought, budget: float) -> Any:
        self._pipe.send(thought)
        if not self._pipe.poll(budget):
            raise OutOfTime(f"a worker has thought for more than {budget:g} seconds")
        return self._pipe.recv()

    def end(self) -> None:
        """Whoever waits for its answer finds the end of the pipe, which goes when nobody reads it:
        closed sooner, its number could be another's before the reader has let go of it."""
        self._process.kill()
        self._process.join()
        self._process.close()


class Thinkers:
    """Some workers. Who wants to think waits until it is their turn and one is free."""

    def __init__(self, count: int, budget: float = BUDGET) -> None:
        self._count = count
        self.budget = budget
        self._line: Line[Worker | None] = Line([None] * count)  # started when first wanted
        self._all: set[Worker] = set()
        self._threads = ThreadPoolExecutor(count, "thinking")
        self.lost = 0
        """How many workers have died while they thought."""

    async def think(self, thought: Thought, asking: Asking = Owner) -> Any:
        """What a worker makes of it; if one dies, another is asked. Raises what went wrong."""
        died = 0
        while True:
            try:
                answer = await self._think(thought, asking)
                break
            except (EOFError, OSError) as error:
                died += 1
                self.lost += 1
                told = {"table": thought.table, "why": repr(error), "time": died}
                log.warning("a worker died while it thought", extra=told)
                if died == TRIES:
                    raise
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _think(self, thought: Thought, asking: Asking) -> Any:
        async with self._worker(asking) as worker:
            call = self._threads.submit(worker.think, thought, self.budget)
            return await asyncio.wrap_future(call)

    @contextlib.asynccontextmanager
    async def _worker(self, asking: Asking) -> AsyncIterator[Worker]:
        worker = await self._line.get(asking)
        try:
            if worker is None:
                worker = await asyncio.get_running_loop().run_in_executor(None, Worker)
                self._all.add(worker)
            yield worker
        except BaseException:
            # It may still be thinking, or have died: the next thought gets a new one.
            if worker is not None:
                self._all.discard(worker)
                await asyncio.shield(asyncio.to_thread(worker.end))
            worker = None
            raise
        finally:
            self._line.put(worker)

    async def close(self) -> None:
        for worker in self._all:
            worker.end()
        self._all.clear()
        self._threads.shutdown(wait=False)
