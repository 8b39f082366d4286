"""Running the server: the socket it listens on, its log, its graceful end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import threading
from collections.abc import Callable

import uvicorn

from spinney.core.errors import SpinneyError
from spinney.core.registry import game_named, game_names
from spinney.core.text import LANGUAGES
from spinney.server.app import Config, make_app
from spinney.server.connections import Wire, connections
from spinney.server.games import games, picture
from spinney.server.guard import Guard
from spinney.server.logs import start_logging
from spinney.server.metrics import Metrics
from spinney.server.pictures import sheet
from spinney.server.storage import Storage

LARGEST_MESSAGE = 16 * 1024
"""Bytes that a client may send in one message on a socket."""

COLLECTING = (700, 1, 14_000)
"""How the garbage collector looks, in whose time nobody is answered: often through the little that
is new, a few milliseconds at most, and hardly ever through all of a busy server, which takes a
quarter second. Next to nothing here waits for it."""

OFTEN = 0.0005
"""Seconds after which the loop has its turn while something is read beside it."""

PATIENCE = 10
"""Seconds in which requests may finish when the server is stopped."""


class Speaking(uvicorn.Server):
    """Says where it listens once it does."""

    ready: Callable[[str], object] | None = None
    address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            threading.Thread(target=load_the_rest, daemon=True).start()
            print(f"Spinney is at {self.address} (Ctrl-C to stop)", flush=True)
            if self.ready is not None:
                await asyncio.to_thread(self.ready, self.address)


def run(
    config: Config,
    host: str,
    port: int,
    *,
    proxy: str = "",
    metrics_at: tuple[str, int] | None = None,
    log_format: str = "text",
    ready: Callable[[str], object] | None = None,
) -> None:
    """Serve until told to stop."""
    start_logging(log_format)
    asyncio.run(prepare(config.database))
    listening = listen(host, port)
    metrics = Metrics()
    server = Speaking(serving(make_app(config, metrics), config.per_address, proxy))
    at = listening.getsockname()
    shown = config.origin or f"http://{f'[{at[0]}]' if ':' in at[0] else at[0]}:{at[1]}"
    server.ready, server.address = ready, shown
    load_games()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    with metrics.served(*metrics_at) if metrics_at else contextlib.nullcontext():
        server.run(sockets=[listening])
    if not server.started:
        raise SpinneyError("the server could not start; the log says why")


def load_games() -> None:
    """Read what all games say and are drawn with, before anybody waits for it."""
    with contextlib.suppress(SpinneyError):  # a game of somebody's own: whoever asks for it is told
        games(LANGUAGES[0])
        for name in game_names():
            sheet(game_named(name), "auto")


def load_the_rest() -> None:
    """The other languages, beside the loop, which has its turn often meanwhile."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        with contextlib.suppress(SpinneyError):
            for language in LANGUAGES[1:]:
                games(language)
            for name in game_names():
                picture(name, LANGUAGES[0], "auto")
    finally:
        sys.setswitchinterval(usual)
        gc.freeze()


def serving(
    app: Guard, per_address: int, proxy: str = "", patience: int = PATIENCE
) -> uvicorn.Config:
    """How requests and sockets are served."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        lifespan="on",
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        timeout_graceful_shutdown=patience,
        http=connections(per_address),
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        h11_max_incomplete_event_size=LARGEST_MESSAGE,
    )


async def prepare(database: str) -> None:
    """Bring the database up to date, while what is wrong with it can still be said in one line."""
    storage = Storage(database)
    await storage.open()
    await storage.close()


def listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with contextlib.ExitStack() as undo:
            listening = undo.enter_context(socket.socket(family, kind, protocol))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            undo.pop_all()
    except OSError as error:
        raise SpinneyError(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening
