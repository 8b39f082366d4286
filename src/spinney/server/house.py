"""The house: the tables that this server has open, and every change to them.

A change is made in one transaction that appends one move, and only then announced. Whoever reads
or changes a table does it inside `using`, which holds the table's lock and has it up to date.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from itertools import islice
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from spinney.core.errors import NotationError
from spinney.core.state import SPECTATOR
from spinney.core.text import Text
from spinney.server import snapshots
from spinney.server import storage as s
from spinney.server.bots import Bots
from spinney.server.easel import Easel
from spinney.server.errors import CONFLICT, FORBIDDEN, Refused, no_table, stale
from spinney.server.fairness import Asking, Owner
from spinney.server.health import Health
from spinney.server.journal import Write
from spinney.server.live import BACK, CHOICE, FREE, LEARNED, NEWS, OVER, PLAYING, WAITING, Live
from spinney.server.metrics import Metrics
from spinney.server.news import News
from spinney.server.security import is_id
from spinney.server.shelf import Stored, stored
from spinney.server.states import Reader, why
from spinney.server.storage import Storage
from spinney.server.thinking import Thinkers

MOST_TABLES = 2000
"""How many tables are kept in memory, unless more have somebody at them."""

REPLAYS = 2
"""How many games are played through at once for those who look at them again."""

LONG = 100
"""With more new moves than this, a table is played through beside the event loop."""

CHANGING = (
    *("phase", "how", "sequence", "to_act", "bot_to_act", "thought_about_until", "turn"),
    *("proposal", "rematch", "results", "join_hash", "watch_hash", "changed"),
)
"""What of a table's row a move may change."""

NEW_MOVE = s.moves.insert()
NEW_STATE = s.tables.update().where(s.tables.c.id == sa.bindparam("this"))
NEW_SEAT = s.seats.update().where(
    s.seats.c.table_id == sa.bindparam("of_table"), s.seats.c.seat == sa.bindparam("of_seat")
)

COUNTED_AFTER = 1.0
"""Seconds after which it is told how many watch: they may come and go at any rate."""

CHAT = "chat"
SEATS = "seats"
SEEN = "seen"
ORDER = "order"
GONE = "gone"
SIGNED_OUT = "signed-out"
"""What news can be about besides a move: chat, who sits where, who is still there, a standing
order, its end; and instead of a table a session that is over, or a person all of whose are."""


class Onlooker(Protocol):
    """Somebody connected who wants to hear of changes."""

    @property
    def reader(self) -> Reader: ...

    @property
    def session(self) -> str: ...

    @property
    def network(self) -> str: ...

    @property
    def pictured(self) -> bool: ...

    def wake(self, *, chat: bool = False) -> None: ...

    def turn_away(self) -> None: ...

    def count(self, watchers: int) -> None: ...


class House:
    def __init__(
        self, storage: Storage, thinkers: Thinkers, metrics: Metrics, *, seed: str = ""
    ) -> None:
        self.storage = storage
        self._seed = seed
        self.metrics = metrics
        self.news = News(storage, self._heard)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._onlookers: dict[str, set[Onlooker]] = {}
        self._counting: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.health = Health(storage)
        self.bots = Bots(self, thinkers)
        self.easel = Easel(metrics)
        self.replaying = asyncio.Semaphore(REPLAYS)
        metrics.watch("spinney_tables_open", "Tables in memory", lambda: len(self._lives))

    async def open(self) -> None:
        await self.news.open()
        await self._resume_beginnings()
        await self._resume_orders()
        self.bots.open()

    async def close(self) -> None:
        await self.bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.news.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def new_seed(self, later: str = "") -> str:
        """What chance comes from at a new table, or from later on: a secret, unless every table is
        to be alike."""
        return self._seed + later if self._seed else secrets.token_hex(16)

    # Tables in memory

    @contextlib.asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Live]:
        """A table, up to date and locked. Raises if there is none."""
        live = self._lives.get(table_id)
        if live is None:
            if not is_id(table_id):
                raise no_table()
            live = self._lives[table_id] = Live(table_id)
        self._lives.move_to_end(table_id)
        live.here = {each.reader.person for each in self.onlookers(table_id)}
        async with live.lock:
            there = self.onlookers(table_id)
            live.look({each.reader.seat for each in there if each.pictured})
            if live.stale:
                live.forget()
            if live.stale or live.behind:
                await self._read(live)
            yield live
        self._make_room()

    async def _read(self, live: Live) -> None:
        """Take in what is stored and not yet known."""
        live.stale = True
        begun = live.table is not None
        found = await self._stored(live, with_snapshot=not begun)
        restored = begun or found.row.sequence <= snapshots.EVERY
        if not restored:
            live.know(found.row, found.seats)
            restored = begin_from(live, found.snapshot)
            if not restored and found.snapshot is not None:
                found = await self._stored(live, with_snapshot=False)
        if len(found.moves) > LONG:
            await asyncio.to_thread(live.follow, found.row, found.seats, found.moves)
        else:
            live.follow(found.row, found.seats, found.moves)
        if not restored and live.table is not None:
            self._spawn(self._take_snapshot(live.id, live.sequence, snapshots.take(live)))

    async def _stored(self, live: Live, *, with_snapshot: bool) -> Stored:
        found = await self.storage.read(
            lambda connection: stored(
                connection, live.id, live.sequence, with_snapshot=with_snapshot
            )
        )
        if found is None:
            self._lives.pop(live.id, None)
            raise no_table()
        return found

    async def _take_snapshot(self, table_id: str, sequence: int, body: bytes) -> None:
        new = {"table_id": table_id, "sequence": sequence, "body": body}
        old = (s.snapshots.c.table_id == table_id) & (s.snapshots.c.sequence <= sequence)
        with contextlib.suppress(IntegrityError):  # another server has taken a later one
            async with self.storage.write() as connection:
                await connection.execute(s.snapshots.delete().where(old))
                await connection.execute(s.snapshots.insert(), new)

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        for table_id in list(islice(self._lives, max(0, len(self._lives) - MOST_TABLES))):
            in_use = table_id in self._onlookers or self.bots.playing(table_id)
            if not in_use and not self._lives[table_id].lock.locked():
                del self._lives[table_id]

    # Onlookers

    def come(self, table_id: str, onlooker: Onlooker) -> None:
        self._onlookers.setdefault(table_id, set()).add(onlooker)
        self._count_watchers(table_id, onlooker)
        self.bots.start(table_id)  # where bots play alone, they have waited for this

    def go(self, table_id: str, onlooker: Onlooker) -> None:
        there = self._onlookers.get(table_id, set())
        there.discard(onlooker)
        if not there:
            self._onlookers.pop(table_id, None)
        self._count_watchers(table_id, onlooker)

    def _count_watchers(self, table_id: str, onlooker: Onlooker) -> None:
        """Who is there is told, in a while, that somebody without a seat has come or gone."""
        if onlooker.reader.seat == SPECTATOR and table_id not in self._counting:
            self._counting.add(table_id)
            asyncio.get_running_loop().call_later(COUNTED_AFTER, self._tell_watchers, table_id)

    def _tell_watchers(self, table_id: str) -> None:
        self._counting.discard(table_id)
        watchers = self.watchers(table_id)
        for onlooker in self.onlookers(table_id):
            onlooker.count(watchers)

    def onlookers(self, table_id: str) -> set[Onlooker]:
        return self._onlookers.get(table_id, set())

    def watched_bots(self) -> list[str]:
        """The tables that somebody has open and where a bot is to act."""
        lives = [self._lives[each] for each in self._onlookers if each in self._lives]
        return [live.id for live in lives if live.table is not None and live.bot_to_act]

    def attended(self, live: Live) -> bool:
        """Whether somebody plays there or looks on; else its bots wait."""
        return bool(live.people()) or live.id in self._onlookers

    def asking(self, live: Live) -> Asking:
        """For whom a bot of this table thinks."""
        return functools.partial(self._owner, live.id, live.row.made_by)

    def _owner(self, table_id: str, made_by: str) -> Owner:
        """Those who play come before those who look on."""
        there = self.onlookers(table_id)
        playing = [each for each in there if each.reader.seat != SPECTATOR]
        return Owner(min((each.network for each in playing or there), default=""), made_by)

    def watchers(self, table_id: str) -> int:
        """How many are there without a seat."""
        there = [each.reader for each in self.onlookers(table_id)]
        return sum(each.seat == SPECTATOR and not each.veiled for each in there)

    def wake(self, table_id: str, *, chat: bool = False) -> None:
        for onlooker in self.onlookers(table_id):
            onlooker.wake(chat=chat)

    def wake_own(self, table_id: str, reader: Reader) -> None:
        """Something has changed that is nobody else's business."""
        for onlooker in self.onlookers(table_id):
            if onlooker.reader.person == reader.person:
                onlooker.wake()

    def _heard(self, news: str | None) -> None:
        """Another server, or this one, has changed a table; None says that any may have changed."""
        if news is None:
            for table_id in list(self._lives):
                self._heard(table_id)
            return
        table_id, _, what = news.partition(" ")
        if what == SIGNED_OUT:
            self._turn_away(table_id)
            return
        live = self._lives.get(table_id)
        if live is not None and what != CHAT:
            if what.isdecimal() and int(what) <= live.sequence:
                return  # our own news, come back to us
            live.behind = True
        if what not in (SEEN, ORDER):
            self.wake(table_id, chat=what == CHAT)

    def read_again(self, table_id: str) -> None:
        """Who sits at a table was changed beside it."""
        self._heard(f"{table_id} {SEATS}")

    def lose(self, table_id: str) -> None:
        """A table has been removed: whoever still has it open is told that there is none."""
        self._heard(f"{table_id} {GONE}")

    async def end(self, session: str) -> None:
        """Sockets of a session that is over, or of all of a person's, are closed everywhere."""
        self._turn_away(session)
        if self.storage.shared:
            async with self.storage.write() as connection:
                await self.news.tell(connection, f"{session} {SIGNED_OUT}")

    def _turn_away(self, session: str) -> None:
        for there in self._onlookers.values():
            for onlooker in there:
                if session in (onlooker.session, onlooker.reader.person):
                    onlooker.turn_away()

    # Changes

    async def keep(
        self,
        live: Live,
        kind: str = NEWS,
        value: str = "",
        *,
        key: str | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
        **changes: Any,
    ) -> None:
        """Append a move, with what else it changes about the table; then announce it.

        What has been changed in memory already counts only if this returns.
        """
        live.stale = True
        for seat, values in (seats or {}).items():
            live.seats[seat].change(values)
        vars(live.row).update(changes)
        if live.phase == PLAYING and live.table is not None:
            if live.learned:
                vars(live.row).update(phase=OVER, how=LEARNED)
            elif live.table.over:
                fared = live.table.returns()
                vars(live.row).update(phase=OVER, how="finished", results=fared, proposal=None)
        now = time.time()
        vars(live.row).update(
            sequence=live.sequence + 1,
            changed=now,
            to_act=live.to_act,
            bot_to_act=live.bot_to_act,
            thought_about_until=0.0,
            turn=0 if live.table is None else live.game.turn(live.table.state),
        )
        move = {"table_id": live.id, "sequence": live.row.sequence, "at": now}
        changed = {name: getattr(live.row, name) for name in CHANGING}
        try:
            await self.storage.append(
                (NEW_MOVE, move | {"kind": kind, "value": value, "key": key}),
                (NEW_STATE, changed | {"this": live.id}),
                *(of_seat(live, seat, values) for seat, values in (seats or {}).items()),
                news=f"{live.id} {live.row.sequence}",
            )
        except IntegrityError:
            raise stale() from None
        live.sequence = live.row.sequence
        live.stale = False
        self.wake(live.id)
        if live.bot_to_act:
            self.bots.start(live.id)
        if live.sequence % snapshots.EVERY == 0 and live.table is not None:
            body = snapshots.take(live)
            self._spawn(self._take_snapshot(live.id, live.sequence, body))

    async def change_quietly(self, live: Live, seat: int, news: str = SEATS, **values: Any) -> None:
        """Change something about a seat that is nobody else's business, or no event."""
        live.seats[seat].change(values)
        await self.storage.append(of_seat(live, seat, values), news=f"{live.id} {news}")

    async def begin(self, live: Live, seats: dict[int, dict[str, Any]]) -> None:
        """Somebody sits down; the game begins when no seat is free."""
        for seat, values in seats.items():
            live.seats[seat].change(values)
        if any(sitting.free for sitting in live.seats):
            await self.keep(live, seats=seats)
            return
        live.stale = True
        live.row.phase = PLAYING
        live.sit_at(live.beginning())
        await self.keep(live, seats=seats)
        await self.obey(live)

    # Choices

    async def choose(self, live: Live, reader: Reader, word: str, number: int, key: str) -> int:
        """A person's choice, made once however often it is sent; returns its number."""
        key = f"{reader.person} {key}"
        if number != live.sequence:
            kept = await self._kept_as(live, key)
            if kept is None:
                raise stale()
            return kept
        asked_of_me(live, reader)
        with self.metrics.choosing.time():
            choice = legal(live, reader, word)
            check_wanted(live, reader, word)
            return await self.make_choice(live, choice, key)

    async def _kept_as(self, live: Live, key: str) -> int | None:
        this = (s.moves.c.table_id == live.id) & (s.moves.c.key == key)
        row = await self.storage.one(sa.select(s.moves.c.sequence).where(this))
        return None if row is None else int(row.sequence)

    async def make_choice(self, live: Live, choice: int, key: str | None = None) -> int:
        """Make a choice, and those that standing orders make after it; returns its number."""
        await self._choose(live, choice, key)
        number = live.sequence
        await self.obey(live)
        return number

    async def _choose(self, live: Live, choice: int, key: str | None = None) -> None:
        live.stale = True
        live.apply(choice)
        await self.keep(live, CHOICE, live.game.vocabulary.word(choice), key=key)
        self.metrics.choices.inc()

    async def obey(self, live: Live) -> None:
        """Let standing orders answer, or in a lesson its script, as long as they do."""
        while (seat := live.to_act) is not None and not live.bot_to_act:
            word = ordered(live, seat) if live.lesson is None else scripted(live, seat)
            if word is None:
                return
            await self._choose(live, live.game.vocabulary.number(word))

    async def go_back(self, live: Live, number: int, **changes: Any) -> None:
        """Take choices back; what was shown since gives nobody the dice that are to come."""
        live.stale = True
        crossed = any(live.playing().sealed[number:])
        seed = self.new_seed(f"-{live.sequence}") if crossed else ""
        live.go_back(number, live.sequence + 1, seed)
        await self.keep(live, BACK, f"{number} {seed}".rstrip(), **changes)

    async def begin_if_full(self, live: Live) -> None:
        """Begin a new game that waits for nobody."""
        if live.phase == WAITING and not any(sitting.free for sitting in live.seats):
            await self.begin(live, {})

    # After a restart

    async def _resume_beginnings(self) -> None:
        """Begin what was kept with no seat free just before the server stopped."""
        free = sa.exists().where(s.seats.c.table_id == s.tables.c.id, s.seats.c.kind.in_(FREE))
        full = sa.select(s.tables.c.id).where(s.tables.c.phase == WAITING, ~free)
        for (table_id,) in await self.storage.all(full):
            with contextlib.suppress(Refused):  # another server was quicker
                async with self.using(table_id) as live:
                    await self.begin_if_full(live)

    async def _resume_orders(self) -> None:
        """Answer what a standing order or a lesson would have before the server stopped."""
        ordered = (
            sa.select(s.tables.c.id)
            .join(
                s.seats,
                (s.seats.c.table_id == s.tables.c.id) & (s.seats.c.seat == s.tables.c.to_act),
            )
            .where(s.tables.c.phase == PLAYING)
            .where(s.seats.c.standing_order.is_not(None) | s.tables.c.lesson.is_not(None))
        )
        for (table_id,) in await self.storage.all(ordered):
            async with self.using(table_id) as live:
                await self.obey(live)


def begin_from(live: Live, snapshot: sa.Row[Any] | None) -> bool:
    """Begin from the last snapshot; whether there is one, and it can be read."""
    if snapshot is None or not snapshots.restore(live, snapshot.body):
        return False
    live.sequence = snapshot.sequence
    return True


def of_seat(live: Live, seat: int, values: dict[str, Any]) -> Write:
    """That something about a seat is different."""
    return NEW_SEAT, values | {"of_table": live.id, "of_seat": seat}


def asked_of_me(live: Live, reader: Reader) -> int:
    """The seat that is asked, if this person plays it."""
    if live.phase != PLAYING:
        raise Refused(CONFLICT, "not-playing")
    seat = live.to_act
    if seat is None or seat not in live.seats_of(reader.person) or live.seats[seat].by_bot:
        raise Refused(FORBIDDEN, "not-asked")
    return seat


def ordered(live: Live, seat: int) -> str | None:
    """What the standing order of a seat answers for it."""
    order, table = live.seats[seat].standing_order, live.playing()
    asked = table.asked(seat)
    if order is None or asked is None:
        return None
    return live.game.obey(order, table.view(seat), asked)


def scripted(live: Live, seat: int) -> str | None:
    """What a lesson answers for others than the learner."""
    assert live.lesson is not None
    mine = seat == live.lesson.seat
    return None if mine else live.lesson.wanted(len(live.playing().choices))[0]


def check_wanted(live: Live, reader: Reader, word: str) -> None:
    """In a lesson only what it asks for is played; anything else it has a sentence for."""
    lesson, choices = live.lesson, len(live.playing().choices)
    if lesson is not None and word not in lesson.wanted(choices):
        said = lesson.otherwise(lesson.step_at(choices), text_for(live, reader))
        raise Refused(CONFLICT, "lesson", said=said)


def text_for(live: Live, reader: Reader, seat: int | None = None) -> Text:
    """The game's text for this reader."""
    return live.text(reader.seat if seat is None else seat, reader.language)


def legal(live: Live, reader: Reader, word: str) -> int:
    """The choice that a word means, if it answers the question."""
    table = live.playing()
    assert table.question is not None
    try:
        choice = live.game.vocabulary.number(word)
    except NotationError:
        raise Refused(CONFLICT, "no-word") from None
    if choice not in table.question.options:
        sentence, rule, _ = why(table, word, text_for(live, reader, table.question.seat))
        raise Refused(CONFLICT, "illegal", said=sentence, rule=rule)
    return choice
