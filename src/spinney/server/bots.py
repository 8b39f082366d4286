"""The turns of bots: somebody must have them think, here or on another server, whatever happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from spinney.bots.levels import NAMES, level_of
from spinney.core.errors import SpinneyError
from spinney.core.game import Game
from spinney.server.errors import Refused
from spinney.server.fairness import Asking
from spinney.server.health import BOTS
from spinney.server.live import PERSON, PLAYING, Live
from spinney.server.storage import seats, tables
from spinney.server.thinking import Advised, Thinkers, Thought
from spinney.server.words import DEFAULT_LEVEL

if TYPE_CHECKING:
    from spinney.server.house import House

SWEEP = 5.0
"""Seconds between looks for bots that nobody thinks about."""

LONGEST = 3600.0
"""Seconds for which no server takes a question on."""

QUIET = {"random": 0.0, "greedy": 0.4}
PATIENT = 1.2
"""Seconds that each bot, or any other, takes at least where haste would tell what it holds: a level
so many times as long as it may think."""

log = logging.getLogger(__name__)


class Bots:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._claimed: set[str] = set()
        self._sweeping: asyncio.Task[None] | None = None
        house.metrics.watch(
            "spinney_workers_lost", "Workers that died while they thought", lambda: thinkers.lost
        )
        house.metrics.watch(
            "spinney_bots_playing", "Tables where a bot is to act", lambda: len(self._turns)
        )

    def open(self) -> None:
        looking = self._house.health.keep_doing(BOTS, self._sweep, SWEEP)
        self._sweeping = asyncio.create_task(looking)

    async def close(self) -> None:
        """Stop thinking, and leave the questions to other servers."""
        tasks = [*self._turns.values()]
        if self._sweeping is not None:
            tasks.append(self._sweeping)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._claimed:
            ours = tables.update().where(tables.c.id.in_(self._claimed))
            async with self._house.storage.write() as connection:
                await connection.execute(ours.values(thought_about_until=0.0))

    def playing(self, table_id: str) -> bool:
        return table_id in self._turns

    def start(self, table_id: str) -> None:
        """Have a bot to act at a table; the turn ends when a person is asked."""
        if table_id not in self._turns:
            self._turns[table_id] = asyncio.create_task(self._play(table_id))

    async def hints(self, thought: Thought, asking: Asking) -> list[Advised]:
        """What the greedy bot would do for the seat that is asked."""
        found: list[Advised] = await self._thinkers.think(thought, asking)
        return found

    async def _play(self, table_id: str) -> None:
        try:
            while await self._play_one(table_id):
                pass
        except Refused:
            pass  # the table is gone, or another server was quicker
        except Exception:
            log.exception("a bot's turn failed", extra={"table": table_id})
        finally:
            del self._turns[table_id]

    async def _play_one(self, table_id: str) -> bool:
        """Answer one question; returns whether there may be another."""
        async with self._house.using(table_id) as live:
            if not live.bot_to_act or not self._house.attended(live):
                return False
            number, table = live.sequence, live.playing()
            question = table.question
            assert question is not None
            level = live.seats[question.seat].level or DEFAULT_LEVEL
            thought, asking = thought_of(live, level), self._house.asking(live)
            options, secret = question.options.copy(), table.is_secret(question)
            game = live.game
        if not await self._claim(table_id):
            return False
        since = time.monotonic()
        choice = await self._think(thought, asking, options)
        if secret:
            await asyncio.sleep(quiet(game, level) - (time.monotonic() - since))
        async with self._house.using(table_id) as live:
            self._claimed.discard(table_id)
            if live.sequence == number:
                await self._house.make_choice(live, choice)
        return True

    async def _think(self, thought: Thought, asking: Asking, options: list[int]) -> int:
        """What the bot chooses; if it fails, anything possible, so that the game goes on."""
        metrics = self._house.metrics
        try:
            with metrics.thinking(thought.level):
                choice = await self._thinkers.think(thought, asking)
            if choice in options:
                return int(choice)
            log.error("a bot chose what is not possible", extra={"table": thought.table})
        except (SpinneyError, RuntimeError, EOFError, OSError) as error:
            log.error("a bot failed", extra={"table": thought.table, "why": str(error)})
        metrics.bot_failures.inc()
        return secrets.choice(options)

    # Among several servers

    async def _claim(self, table_id: str) -> bool:
        """Take a bot's question on, unless another server has."""
        if not self._house.storage.shared:
            return True
        now = time.time()
        until = now + 3 * self._thinkers.budget
        async with self._house.storage.write() as connection:
            ours = tables.update().where(tables.c.id == table_id, unclaimed(now))
            claim = ours.values(thought_about_until=until)
            claimed = (await connection.execute(claim)).rowcount == 1
        if claimed:
            self._claimed.add(table_id)
        return claimed

    async def _sweep(self) -> None:
        """Take up the turns that nobody thinks about: after a restart, or another's crash."""
        somebody = sa.exists().where(
            seats.c.table_id == tables.c.id, seats.c.kind == PERSON, seats.c.level.is_(None)
        )
        waiting = sa.select(tables.c.id).where(
            tables.c.bot_to_act, tables.c.phase == PLAYING, unclaimed(time.time()), somebody
        )
        for (table_id,) in await self._house.storage.all(waiting):
            self.start(table_id)
        for table_id in self._house.watched_bots():
            self.start(table_id)


def quiet(game: Game[Any], level: str) -> float:
    """Seconds that a bot takes at least where haste would tell what it holds."""
    if level in NAMES:
        return PATIENT * level_of(game, level).seconds
    return QUIET.get(level, PATIENT)


def unclaimed(now: float) -> sa.ColumnElement[bool]:
    """Nobody thinks about it, or by a clock that cannot be right."""
    until = tables.c.thought_about_until
    return (until < now) | (until > now + LONGEST)


def thought_of(live: Live, level: str, way: tuple[tuple[str, int], ...] = ()) -> Thought:
    """The pending question of a table, for a worker."""
    table, row = live.playing(), live.row
    return Thought(
        live.id,
        row.game,
        live.setup.values,
        row.seed,
        row.began_at,
        tuple(table.choices),
        level,
        tuple(table.reseeded),
        live.auto,
        way,
    )
