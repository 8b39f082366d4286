"""Bots think in processes of their own, within their budget, and never bring a game to a halt."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from server.running import Player, Running, seats
from spinney.bots.base import Seat
from spinney.core.registry import game_named
from spinney.core.table import Table
from spinney.server import thinking
from spinney.server.app import Config
from spinney.server.bots import unclaimed
from spinney.server.storage import tables
from spinney.server.thinking import Mind, OutOfTime, Thinkers, Thought


def thought(
    game: str = "sylvion", *, choices: tuple[int, ...] = (), level: str = "random"
) -> Thought:
    options = game_named(game).setup().values
    return Thought("table", game, options, "seed", None, choices, level)


def table_of(asked: Thought) -> Table[Any]:
    table: Table[Any] = thinking.beginning(asked)
    for choice in asked.choices:
        table.apply(choice)
    return table


def test_a_mind_plays_on_from_where_it_was() -> None:
    mind = Mind()
    choices: tuple[int, ...] = ()
    for _ in range(10):
        asked = thought(choices=choices)
        choice = mind.think(asked)
        assert isinstance(choice, int)
        question = table_of(asked).question
        assert question is not None
        assert choice in question.options
        choices += (choice,)
    assert (
        mind.think(thought(choices=choices[:3]))
        in Seat(table_of(thought(choices=choices[:3])), 0).options
    )


def test_a_mind_forgets_the_oldest_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT", 2)
    mind = Mind()
    for name in "abc":
        asked = thought()
        mind.think(Thought(name, asked.game, asked.options, asked.seed, None, (), "random"))
    assert list(mind._tables) == ["b", "c"]
    assert set(mind._bots) == {"b", "c"}


def test_a_mind_forgets_bots_sooner_than_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "BUSY", 2)
    mind, asked = Mind(), thought()
    for name in "abca":
        mind.think(Thought(name, asked.game, asked.options, asked.seed, None, (), "random"))
    assert list(mind._tables) == ["b", "c", "a"]
    assert list(mind._bots) == ["c", "a"]


def test_a_bots_seed_does_not_tell_the_games() -> None:
    """Two games that differ in nothing but the seed have bots that play differently."""
    found = set()
    for seed in range(12):
        asked = thought("root")
        told = Thought(str(seed), asked.game, asked.options, str(seed), None, (), "random")
        found.add(Mind().think(told))
    assert len(found) > 1


def test_workers_answer_fail_and_run_out_of_time() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, budget=30)
        question = table_of(thought()).question
        assert question is not None
        assert await thinkers.think(thought()) in question.options
        hints = await thinkers.think(thought(level=""))
        assert {hint.option for hint in hints} <= set(question.options)
        with pytest.raises(Exception, match="no bot 'nobody'"):
            await thinkers.think(thought(level="nobody"))
        assert await thinkers.think(thought()) in question.options
        thinkers.budget = 0.05
        began = time.monotonic()
        with pytest.raises(OutOfTime):
            await thinkers.think(thought("root", level="search"))
        assert time.monotonic() - began < 10
        thinkers.budget = 30
        assert await thinkers.think(thought()) in question.options  # by a new worker
        await thinkers.close()

    asyncio.run(run())


def test_a_cancelled_thought_leaves_a_worker_for_the_next() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, budget=30)
        task = asyncio.create_task(thinkers.think(thought("root", level="search")))
        await asyncio.sleep(0.3)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, EOFError):
            await task
        assert isinstance(await thinkers.think(thought()), int)
        await thinkers.close()

    asyncio.run(run())


class Fragile(thinking.Worker):
    """A worker whose process is killed while it thinks, as often as is wanted."""

    deaths = 0

    def think(self, thought: Thought, budget: float) -> Any:
        if Fragile.deaths:
            Fragile.deaths -= 1
            self._process.kill()
            self._process.join()
        return super().think(thought, budget)


def test_a_killed_worker_is_replaced_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "Worker", Fragile)

    async def run(deaths: int) -> Any:
        thinkers = Thinkers(1, budget=30)
        monkeypatch.setattr(Fragile, "deaths", deaths)
        try:
            return await thinkers.think(thought()), thinkers.lost
        finally:
            await thinkers.close()

    choice, lost = asyncio.run(run(2))
    assert choice == Mind().think(thought())
    assert lost == 2
    with pytest.raises((EOFError, OSError)):
        asyncio.run(run(3))


def test_a_bot_whose_worker_is_killed_plays_as_if_nothing_had_happened(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is played for somebody is counted: nothing was."""
    monkeypatch.setattr(thinking, "Worker", Fragile)
    table = ann.table("ironwood", seats=seats("me", "greedy"))["table"]
    monkeypatch.setattr(Fragile, "deaths", 2)
    failures = figure(server, "spinney_bot_failures_total")
    lost = figure(server, "spinney_workers_lost")
    while Fragile.deaths:
        ann.wait_until_asked(table)
        ann.choose(table)
    ann.wait_until_asked(table)
    assert figure(server, "spinney_workers_lost") == lost + 2
    assert figure(server, "spinney_bot_failures_total") == failures


def figure(server: Running, name: str) -> float:
    lines = server.figures().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


@pytest.mark.parametrize(
    ("ahead", "free"), [(-1.0, True), (20.0, False), (100 * 24 * 3600.0, True)]
)
def test_a_question_is_not_taken_on_for_longer_than_anybody_thinks(
    server: Running, ann: Player, ahead: float, free: bool
) -> None:
    """A server whose clock was wrong has gone: its questions are not lost for a hundred days."""
    table = ann.table("root", seats=seats("me", "link"))["table"]
    storage, now = server.app.state.server.house.storage, time.time()

    async def found() -> bool:
        this = tables.c.id == table
        async with storage.write() as connection:
            await connection.execute(
                tables.update().where(this).values(thought_about_until=now + ahead)
            )
        return await storage.one(sa.select(tables.c.id).where(this, unclaimed(now))) is not None

    assert server.do(found()) is free


@pytest.fixture
def hurried(tmp_path: Any) -> Iterator[Running]:
    """A server whose bots have hardly any time."""
    running = Running(Config(database=str(tmp_path / "db"), workers=1, budget=0.001))
    yield running
    running.stop()


def test_a_bot_without_time_is_played_for(hurried: Running) -> None:
    ann: Player = hurried.person()
    table = ann.table("ironwood", seats=seats("me", "search"))["table"]
    choices = 0
    for _ in range(4):
        choices = ann.wait_until_asked(table)["choices"]
        ann.choose(table)
    assert choices >= 3
    metrics = hurried.figures()
    failures = next(
        line for line in metrics.splitlines() if line.startswith("spinney_bot_failures_total")
    )
    assert float(failures.split()[1]) >= 1
    ann.close()
