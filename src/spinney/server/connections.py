"""Connections: none is kept open for a request that never comes, or comes a byte at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spinney.server.security import network_of

READING = 30.0
"""Seconds in which a request must have come as a whole; between requests uvicorn is stricter."""


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


def connections(most_sockets: int) -> type[Connection]:
    """Those of a server on which one network may have so many sockets, and requests besides."""
    return type("Connections", (Connection,), {"most": 2 * most_sockets})
