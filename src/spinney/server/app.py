"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from spinney import __version__
from spinney.core.errors import SpinneyError
from spinney.server import messages as m
from spinney.server.accounts import finish_deleting
from spinney.server.desk import Server
from spinney.server.errors import CONFLICT, UNREADABLE, Refused
from spinney.server.guard import MOST_BYTES, Guard, language_of
from spinney.server.house import House
from spinney.server.metrics import Metrics
from spinney.server.pages import Pages, page
from spinney.server.people import People, kept_secret
from spinney.server.pruning import forgetting
from spinney.server.routes import DESK, HANDLERS
from spinney.server.security import Signer
from spinney.server.sockets import Sockets
from spinney.server.storage import Storage
from spinney.server.thinking import Thinkers
from spinney.server.uploads import Uploads
from spinney.server.words import Words

log = logging.getLogger(__name__)


class Config(Struct, frozen=True):
    """How a server is run."""

    database: str = "spinney.db"
    secret: str = ""
    """What cookies are signed with; by default something that the database keeps."""
    origin: str = ""
    """The server's address as browsers see it, where a proxy stands before it."""
    name: str = ""
    """What the machine is called in addresses, besides its own name for itself."""
    workers: int = 2
    """How many processes think for bots."""
    budget: float = 10.0
    """How many seconds a bot may think about one question."""
    per_address: int = 200
    """How many sockets one address may have open."""
    requests_per_minute: int = 1200
    """How much one address may ask."""
    keep_days: int = 90
    """After how many days what nobody came back to is forgotten; 0 for never."""
    seed: str = ""
    """What chance comes from at every table, for tests and shows; by default a secret each."""


def make_app(config: Config, metrics: Metrics | None = None) -> Guard:
    """Everything, behind the door."""
    metrics = metrics or Metrics()
    return Guard(
        make_inside(config, metrics),
        metrics=metrics,
        origin=config.origin,
        name=config.name,
        per_minute=config.requests_per_minute,
    )


def make_inside(config: Config, metrics: Metrics) -> Litestar:

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(config.database)
        await storage.open()
        thinkers = Thinkers(config.workers, config.budget)
        house = House(storage, thinkers, metrics, seed=config.seed)
        sockets = Sockets(house, config.per_address)
        people = People(storage, Signer(config.secret or await kept_secret(storage)))
        app.state.server = Server(house, people, sockets, Uploads(house))
        await house.open()
        await finish_deleting(house)
        log.info("open", extra={"database": storage.url.render_as_string(hide_password=True)})
        try:
            async with forgetting(house, config.keep_days):
                yield
        finally:
            await house.close()
            await thinkers.close()
            await storage.close()
            log.info("closed")

    return Litestar(
        [*HANDLERS, page],
        dependencies=DESK,
        lifespan=[running],
        exception_handlers={
            SpinneyError: refuse,
            HTTPException: refuse_http,
            Exception: fail,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Spinney",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=Careful,
        request_max_body_size=MOST_BYTES,
        state=State(
            {
                "pages": Pages(),
                "secure": config.origin.startswith("https:"),
                "origin": config.origin,
                "listening": config.name,
            }
        ),
        logging_config=None,
    )


class Careful(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Refused(UNREADABLE, "too-deep") from None
        except UnicodeDecodeError:
            raise Refused(UNREADABLE, "not-utf8") from None


# What becomes of errors


def refuse(request: Request[Any, Any, Any], error: SpinneyError) -> Response[m.Error]:
    if not isinstance(error, Refused):
        error = Refused(CONFLICT, "wrong", said=str(error))
    said = Words(spoken(request)).refused(error)
    headers = {"Retry-After": str(error.wait)} if error.wait else {}
    told = m.Error(error.name, said, error.rule, error.where)
    return Response(told, status_code=error.status, headers=headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[m.Error]:
    """What the framework refuses, in our words; its own go into none but 400s."""
    names = {400: "unreadable", 404: "not-found", 405: "method", 413: "too-big"}
    name = names.get(error.status_code, "server")
    refused = Refused(error.status_code, name, what=reason(error), most=most_bytes(request) // 1024)
    words = Words(spoken(request))
    said = wrong_fields(error, words) or words.refused(refused)
    allow = dict(error.headers or {})
    return Response(m.Error(name, said), status_code=error.status_code, headers=allow)


def most_bytes(request: Request[Any, Any, Any]) -> int:
    """How much may be sent to this address."""
    handler = request.scope.get("route_handler")
    known = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else 0
    return known or MOST_BYTES


FIELDS = ("name", "password", "new", "token")
"""What people fill in themselves: what is wrong with it is said in their language."""


def wrong_fields(error: HTTPException, words: Words) -> str:
    """What is wrong with a form, if that is all that is wrong."""
    keys = [str(each.get("key")) for each in faults(error)]
    known = all(key in FIELDS for key in keys)
    return " ".join(words.say(f"refused-field-{key}") for key in keys) if known else ""


def faults(error: HTTPException) -> list[dict[str, Any]]:
    return error.extra if isinstance(error.extra, list) else []


def reason(error: HTTPException) -> str:
    """What the framework found wrong with a request, in one line."""
    found = faults(error)
    told = [f"{each.get('key', '')}: {each.get('message', '')}" for each in found]
    return "; ".join(told) or error.detail.partition(" for ")[0]


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[m.Error]:
    """A fault of ours: its details are for the log alone."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    said = Words(spoken(request)).say("refused-server")
    return Response(m.Error("server", said), status_code=500)


def spoken(request: Request[Any, Any, Any]) -> str:
    found: str | None = request.state.get("language")
    return found or language_of(request.headers)
