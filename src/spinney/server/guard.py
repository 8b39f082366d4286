"""The door: what every request must pass before anything looks at it, and what answers carry."""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from spinney.server import messages as m
from spinney.server.errors import FORBIDDEN, UNREADABLE, Refused, too_fast
from spinney.server.metrics import Metrics
from spinney.server.security import Limit, network_of
from spinney.server.words import Words

SAFE = ("GET", "HEAD", "OPTIONS")
HERE = ("same-origin", "none")
"""What a browser says of a request that no other site has made."""

PROBE = "/healthz"
"""Asked for by whatever name a machine is known by to those who watch over it."""

PORTS = {"http": 80, "https": 443}
MOST_BYTES = 64 * 1024
MOST_BYTES_OF_A_RECORD = 256 * 1024

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""The board is an SVG with a style of its own: hence the one inline thing that is allowed."""


class Guard:
    """Stands before the application.

    `origin` is the server's own; without it the machine is known by its own names, and by `name`.
    """

    def __init__(
        self,
        app: Litestar,
        *,
        metrics: Metrics,
        origin: str = "",
        name: str = "",
        per_minute: int = 1200,
    ) -> None:
        self.app = app
        self._metrics = metrics
        self._origin = plain_origin(origin)
        self._names = own_names() | ({name.casefold()} if name else set())
        self._requests = Limit(per_minute // 4, 15)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        answer = self._answer(scope, headers, send)
        try:
            self._check(scope, headers)
        except Refused as error:
            self._metrics.refused.labels(error.name).inc()
            await refuse(error, scope, headers, answer)
            return
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = cast(Any, {**scope, "method": "GET"})  # who serves leaves the body out
        await self.app(scope, receive, answer)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._origin and scope["path"] != PROBE and not self._is_known(headers):
            raise Refused(FORBIDDEN, "host")
        if not self._is_own(scope, headers):
            raise Refused(FORBIDDEN, "origin")
        wait = self._requests.wait(client_of(scope))
        if wait:
            raise too_fast(wait)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            check_body(scope, headers)

    def _is_known(self, headers: Headers) -> bool:
        """A page of another site whose name was turned to our address must not pass for ours."""
        name = host_name(headers.get("host", ""))
        return name in self._names or is_address(name)

    def _is_own(self, scope: Scope, headers: Headers) -> bool:
        """Browsers say where a request comes from; programs that do not are no browsers."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", HERE[0]) in HERE or opens_page(scope, headers)
        return plain_origin(origin) == (self._origin or origin_of(scope, headers))

    def _answer(self, scope: Scope, headers: Headers, send: Send) -> Send:
        """Add to every answer what protects its reader; count it."""
        if scope["type"] != ScopeType.HTTP:
            return send
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableScopeHeaders.from_message(cast(Any, message))
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("Cache-Control", "no-store")
                if scope.get("scheme") == "https":
                    out.setdefault("Strict-Transport-Security", "max-age=31536000")
                self._metrics.requests.labels(message["status"]).inc()
                self._metrics.answering.observe(time.perf_counter() - began)
            await send(message)

        return cast(Send, answer)


def check_body(scope: Scope, headers: Headers) -> None:
    length = headers.get("content-length", "")
    kind = headers.get("content-type", "application/json").partition(";")[0].strip().casefold()
    empty = length in ("", "0") and "transfer-encoding" not in headers
    if not empty and kind != "application/json":
        raise Refused(UNREADABLE, "not-json")


def opens_page(scope: Scope, headers: Headers) -> bool:
    """Whether somebody follows a link to a page of ours, such as an invitation in their mail."""
    return (
        scope["type"] == ScopeType.HTTP
        and scope["method"] in SAFE
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
        and scope["path"].lstrip("/").partition("/")[0] != "api"
    )


def origin_of(scope: Scope, headers: Headers) -> str:
    """The origin of our own pages, as this request was sent to us."""
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    return plain_origin(f"{scheme}://{headers.get('host', '')}")


def plain_origin(text: str) -> str:
    """An origin as it is compared: without a port that goes without saying."""
    text = text.rstrip("/").casefold()
    scheme = text.partition("://")[0]
    return text.removesuffix(f":{PORTS[scheme]}") if scheme in PORTS else text


def host_name(host: str) -> str:
    """The name in a Host header; nothing if that cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    """What this machine is called at home, where no other site can give out names."""
    name = socket.gethostname().casefold()
    return {"localhost", name, f"{name}.local"}


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def client_of(scope: Scope) -> str:
    """Whom a limit is for: an address or, where one client has many, their network."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def language_of(headers: Headers) -> str:
    """The first of the reader's languages that there are texts in."""
    for part in headers.get("accept-language", "").split(","):
        words = Words(part.strip()[:2].casefold())
        if words.language == part.strip()[:2].casefold():
            return words.language
    return Words("").language


async def refuse(error: Refused, scope: Scope, headers: Headers, send: Send) -> None:
    """Answer at the door."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send(cast(Any, {"type": "websocket.close", "code": 1008, "reason": error.name}))
        return
    said = Words(language_of(headers)).refused(error)
    out = [(b"content-type", b"application/json")]
    if error.wait:
        out.append((b"retry-after", str(error.wait).encode()))
    start = {"type": "http.response.start", "status": error.status, "headers": out}
    body = m.write_message(m.Error(error.name, said))
    await send(cast(Any, start))
    await send(cast(Any, {"type": "http.response.body", "body": body, "more_body": False}))
