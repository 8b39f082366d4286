"""Connections: none is kept open for a request that never comes, or comes a byte at a time, and
none is closed on one that has come."""

from __future__ import annotations

import asyncio
import selectors
from collections import Counter
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from spinney.server.security import network_of

READING = 30.0
"""Seconds in which a request must have come as a whole; between requests uvicorn is stricter."""

AT_ONCE = 16_384
"""How many bytes of a socket are read before others have their turn: messages are shorter."""

LINGERS = 5.0
"""For so many seconds somebody may read on after all is said."""

LIGHTLY = 2
"""How hard a socket's messages are compressed: a tenth larger than usual, in half the time."""


class Connection(H11Protocol):
    """HTTP as uvicorn speaks it, with those who finish what they begin."""

    most: ClassVar[int] = 400
    """How many one network may have open; behind a proxy all come from there."""
    _count: ClassVar[Counter[str]] = Counter()
    _reading: asyncio.TimerHandle | None = None
    _network = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._read_on()
        if self.client and not self.config.proxy_headers:
            self._network = network_of(self.client[0])
            self._count[self._network] += 1
            if self._count[self._network] > self.most:
                transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._leave()  # it is a socket now, and counted as one
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._read_on()
        else:
            self._have_read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come for a while; but it may have since the loop last looked."""
        if self.transport.is_closing() or not has_come(self.transport):
            super().timeout_keep_alive_handler()

    def _read_on(self) -> None:
        """A request has begun, or may do so now: it is not waited for any longer than this."""
        if self._reading is None:
            self._reading = self.loop.call_later(READING, self.transport.close)

    def _have_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _leave(self) -> None:
        self._have_read()
        if self._network:
            self._count[self._network] -= 1
            if not self._count[self._network]:
                del self._count[self._network]
            self._network = ""


class Leash(asyncio.Transport):
    """A transport for those who do not read: nothing is read from them either, nor are they waited
    for once all is said. Reading that is to stop but goes on at once has never stopped."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._pausing: asyncio.Handle | None = None
        self._is_read = True
        """Whether the other side takes what is written."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)

    def pause_reading(self) -> None:
        self._pausing = self._loop.call_soon(self._transport.pause_reading)

    def resume_reading(self) -> None:
        if self._pausing is not None:
            self._pausing.cancel()
            self._pausing = None
        if self._is_read:
            self._transport.resume_reading()

    def hold(self) -> None:
        """Too much is written that is not read."""
        self._is_read = False
        self._transport.pause_reading()

    def go_on(self) -> None:
        self._is_read = True
        if self._pausing is None:
            self._transport.resume_reading()

    def close(self) -> None:
        self._transport.close()
        self._loop.call_later(LINGERS, self._transport.abort)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)


class Wire(WebSocketsSansIOProtocol):
    """Sockets as uvicorn speaks them, compressed lightly: others wait as long as that takes."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        for each in self.conn.available_extensions or ():
            if isinstance(each, ServerPerMessageDeflateFactory):
                each.compress_settings = (each.compress_settings or {}) | {"level": LIGHTLY}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if hasattr(transport, "max_size"):
            transport.max_size = AT_ONCE
        self._leash = Leash(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(self._leash)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leash.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._leash.go_on()


def has_come(transport: asyncio.Transport) -> bool:
    """Whether there is something to be read."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(transport.get_extra_info("socket"), selectors.EVENT_READ)
        return bool(waiting.select(0))


def connections(most_sockets: int) -> type[Connection]:
    """Those of a server on which one network may have so many sockets, and requests besides."""
    return type("Connections", (Connection,), {"most": 2 * most_sockets})
