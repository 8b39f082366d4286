"""Sockets: who is connected is sent what is new, in messages that never tell too much.

What happens in quick succession is sent as one state; its events are all there, each with a frame
of what it looked like.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from spinney.core.records import letter
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.access import eyes, look_again, reader_of
from spinney.server.errors import TOO_FAST, UNREADABLE, Refused, nobody
from spinney.server.health import PRESENCE
from spinney.server.house import SEATS, SEEN, House
from spinney.server.live import Live
from spinney.server.lobby import at
from spinney.server.moments import Moment
from spinney.server.people import Visitor
from spinney.server.security import Limit
from spinney.server.showing import Showing
from spinney.server.states import CONNECTED_FOR, Reader, is_absent, state_of
from spinney.server.talk import refusal, reply_to
from spinney.server.words import Words

MOST_SOCKETS = 4000
MOST_OF_ONE = 12
"""How many sockets a server, and one person, may have open."""

SIGNED_OUT = 4440
"""With this code a socket is closed whose session is over: come back as whoever you are now."""

MOST_HURRIED = 1000
"""Whoever sends more than so many messages too fast is no person, and is not heard any longer."""

HEARTBEAT = CONNECTED_FOR / 3
BREATH = 0.1
"""Seconds between states while bots play, so that their haste does not drown anybody."""

OLD_CHAT = 200
"""How many lines of old chat are sent."""

NEW_CHAT = (
    sa.select(s.chat)
    .where(s.chat.c.table_id == sa.bindparam("table"), s.chat.c.number > sa.bindparam("known"))
    .order_by(s.chat.c.number.desc())
    .limit(OLD_CHAT)
)

log = logging.getLogger(__name__)


class Sockets:
    """All the sockets of this server."""

    def __init__(self, house: House, per_address: int) -> None:
        self.house = house
        self.per_address = per_address
        self._count: Counter[str] = Counter()
        self._open: set[Socket] = set()

    async def serve(
        self, socket: WebSocket[Any, Any, Any], table_id: str, visitor: Visitor, network: str
    ) -> None:
        """The life of one socket."""
        person = visitor.person
        if self._too_many(person.id, network):
            await socket.close(4429, "too many sockets")
            return
        connection = Socket(self, socket, table_id, visitor, network)
        self._open.add(connection)
        self._count.update((person.id, network))
        self.house.metrics.sockets.inc()
        try:
            await connection.run()
        finally:
            self._open.discard(connection)
            self._count.subtract((person.id, network))
            self._count += Counter()  # forget those who have none left
            self.house.metrics.sockets.dec()

    def _too_many(self, person: str, network: str) -> bool:
        return (
            self._count[person] >= MOST_OF_ONE
            or self._count[network] >= self.per_address
            or len(self._open) >= MOST_SOCKETS
        )


class Socket:
    """One person, looking at one table."""

    def __init__(
        self,
        sockets: Sockets,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        visitor: Visitor,
        network: str,
    ) -> None:
        self.network = network
        self._house = sockets.house
        self._socket = socket
        self._table_id = table_id
        self._person = person = visitor.person
        self.session = visitor.session
        self._asked = dict(socket.query_params.items())
        self._reader = Reader(person.id, -1, person.language, person.theme)
        self._events = count(self._asked.get("events")) if "number" in self._asked else 0
        self._chat = count(self._asked.get("chat"))
        self._number = count(self._asked.get("number"))
        """The number of the state that they have, and of the events that go with it."""
        self._showing: Showing | None = None
        """What they have been shown since they look as they do now."""
        self._afresh = True
        """Whether what is shown next does not go on from what was shown before."""
        self._looked = False
        """Set when they look in another way: then all is told anew."""
        self.pictured = self._asked.get("picture") != "no"
        self._wants_view = self._asked.get("view") == "yes"
        self._news = asyncio.Event()
        self._changed = True
        self._chatted = True
        self._signed_out = False
        self._watchers = self._told_watchers = 0
        """How many look on, and how many we have said do."""
        self._absent: list[int] = []
        self._limit = Limit(60, 6)
        self._hurried = 0
        """How many messages came too fast."""
        self._sending = asyncio.Lock()

    @property
    def reader(self) -> Reader:
        return self._reader

    def wake(self, *, chat: bool = False) -> None:
        self._changed = self._changed or not chat
        self._chatted = self._chatted or chat
        self._news.set()

    def turn_away(self) -> None:
        self._signed_out = True
        self._news.set()

    def count(self, watchers: int) -> None:
        self._watchers = watchers
        self._news.set()

    async def run(self) -> None:
        try:
            async with self._house.using(self._table_id) as live:
                self._reader = reader_of(
                    live,
                    self._person,
                    seat=self._asked.get("seat", ""),
                    token=self._asked.get("token", ""),
                    language=Words(self._asked.get("language", self._person.language)).language,
                    theme=theme(self._asked.get("theme", self._person.theme)),
                )
        except Refused as error:
            await self._socket.close(4000 + error.status, error.name)
            return
        self._house.come(self._table_id, self)
        sender = asyncio.create_task(self._send_news())
        beating = self._house.health.keep_doing(PRESENCE, self._seen, HEARTBEAT, self)
        heart = asyncio.create_task(beating)
        try:
            await self._listen()
        finally:
            self._house.go(self._table_id, self)
            for task in (sender, heart):
                task.cancel()
            await asyncio.gather(sender, heart, return_exceptions=True)
            await self._take_leave()

    # Sending

    async def _send(self, message: m.ServerMessage) -> None:
        async with self._sending:
            try:
                await self._socket.send_text(m.write_message(message).decode())
            except OSError as error:  # what ASGI says of a client that has gone
                raise WebSocketDisconnect(detail="gone") from error

    async def _send_news(self) -> None:
        try:
            self._news.set()
            while True:
                await self._news.wait()
                self._news.clear()
                if self._signed_out:
                    await self._socket.close(SIGNED_OUT, "signed-out")
                    return
                bots_play = False
                if self._changed:
                    self._changed = False
                    bots_play = await self._send_state()
                if self._watchers != self._told_watchers:
                    await self._send_watchers()
                if self._chatted:
                    self._chatted = False
                    await self._send_chat()
                if bots_play:
                    await asyncio.sleep(BREATH)
        except Refused as error:
            await self._socket.close(4000 + error.status, error.name)
        except (WebSocketException, RuntimeError):
            pass  # gone; the listener notices too
        except Exception:
            log.exception("a state could not be sent", extra={"table": self._table_id})
            await self._socket.close(1011, "server")

    async def _send_state(self) -> bool:
        """Send how things stand; returns whether bots are playing on."""
        async with self._house.using(self._table_id) as live:
            self._look_again(live)
            reader, events, afresh, self._afresh = self._reader, self._events, self._afresh, False
            self._watchers = self._told_watchers = watchers = self._house.watchers(live.id)
            self._absent = absent_seats(live)
            after = live.still_true(reader.seat, events, self._number)
            state = state_of(live, reader, after=after, watchers=watchers, view=self._wants_view)
            state.fresh = afresh or after < events
            bots_play, showing = live.bot_to_act, self.pictured and live.table is not None
            if showing:
                shots = self._shots(live, state)
                captions = live.captions(reader.seat, reader.language)
        if showing:
            await self._show(state, shots, captions)
        await self._send_news_of(state)
        return bots_play

    def _shots(self, live: Live, state: m.State) -> list[Moment]:
        """What is to be shown: the moments of all events that are new, and how it looks now."""
        seat, after = self._reader.seat, state.events_after
        now = live.now(seat)
        since = None if state.fresh else live.reels.after(seat, after, now.event)
        state.fresh = since is None
        return [*(since or ()), now]

    async def _show(self, state: m.State, shots: list[Moment], captions: Text) -> None:
        if state.fresh or self._showing is None or self._showing.text is not captions:
            self._showing = Showing(self._house.easel, captions)
        *told, now = shots
        state.frames = await self._showing.frames(told)
        state.picture = await self._showing.picture(now)

    async def _send_news_of(self, state: m.State) -> None:
        if self._signed_out:
            return
        await self._send(state)
        self._events, self._number = state.events_after + len(state.events), state.number

    def _look_again(self, live: Live) -> None:
        """Through other eyes all is told anew."""
        reader = look_again(live, self._reader)
        if reader != self._reader or self._looked:
            self._events, self._reader = 0, reader
            self._afresh, self._looked = True, False

    async def _send_watchers(self) -> None:
        self._told_watchers = self._watchers
        await self._send(m.Watchers(self._watchers))

    async def _send_chat(self) -> None:
        async with self._house.using(self._table_id) as live:
            self._look_again(live)
            new = {"table": self._table_id, "known": self._chat}
            lines = await self._house.storage.few(NEW_CHAT, **new)
        gone = Words(self._reader.language).say("person-gone")
        for row in reversed(lines):
            self._chat = row.number
            seat = None if row.seat is None else letter(row.seat)
            name = row.name or gone
            await self._send(m.ChatLine(row.number, seat, name, row.text, at(row.at)))

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                reply = await self._reply(await self._socket.receive_text())
                await self._send(reply)
                if self._hurried > MOST_HURRIED:
                    await self._socket.close(4429, "too-fast")
                    return
            except WebSocketException:
                return
            if reply.error == "stale":
                self.wake()
            await asyncio.sleep(0)  # what has come already is no reason to let others wait

    async def _reply(self, text: str) -> m.Reply:
        key = ""
        try:
            if self._limit.wait(""):
                self._hurried += 1
                raise Refused(TOO_FAST, "too-fast")
            message = m.read_message(text)
            key = message.key
            if self._signed_out:
                raise nobody()
            if isinstance(message, m.Look):
                await self._look(message)
            return await reply_to(self._house, self._table_id, self._reader, message)
        except (msgspec.DecodeError, RecursionError) as error:
            refused = Refused(UNREADABLE, "unreadable", what=str(error))
        except Refused as error:
            refused = error
        except Exception:
            log.exception("a message failed", extra={"table": self._table_id})
            refused = Refused(500, "server")
        reply = refusal(refused, self._reader)
        reply.key = key
        return reply

    async def _look(self, message: m.Look) -> None:
        """Change through whose eyes, in which words and colours they look."""
        reader = self._reader
        if message.seat is not None:
            async with self._house.using(self._table_id) as live:
                reader = reader._replace(seat=eyes(live, self._person.id, message.seat))
        self._reader = reader._replace(
            language=message.language or reader.language, theme=message.theme or reader.theme
        )
        self._looked = True
        self.wake()

    # Presence

    async def _take_leave(self) -> None:
        try:
            await self._seen(gone=True)
        except Exception:  # nobody beats for them any more, so that it shows soon
            log.exception("that somebody left was not kept", extra={"table": self._table_id})

    async def _seen(self, *, gone: bool = False) -> None:
        """Let the table know that somebody is there, or is not any more."""
        with contextlib.suppress(Refused):
            async with self._house.using(self._table_id) as live:
                others = self._house.onlookers(live.id)
                if gone and any(each.reader.person == self._person.id for each in others):
                    return
                now = time.time()
                mine = live.seats_of(self._person.id)
                news = any(gone or now - live.seats[seat].seen > CONNECTED_FOR for seat in mine)
                for seat in mine:
                    seen = now - CONNECTED_FOR if gone else now
                    await self._house.change_quietly(live, seat, SEATS if news else SEEN, seen=seen)
                if absent_seats(live) != self._absent:
                    self.wake()
            if news:
                self._house.wake(self._table_id)


def absent_seats(live: Live) -> list[int]:
    return [each.seat for each in live.seats if is_absent(each, live)]


def count(text: str | None) -> int:
    """A number that a client has sent; 0 if it is none."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 9 else 0


def theme(text: str) -> str:
    return text if text in ("auto", "light", "dark") else "auto"
