"""The door: what every request must pass before anything looks at it, and what answers carry."""

from __future__ import annotations

import time
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from spinney.server import messages as m
from spinney.server.errors import FORBIDDEN, TOO_FAST, UNREADABLE, Refused
from spinney.server.metrics import Metrics
from spinney.server.security import Limit
from spinney.server.words import Words

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BYTES = 64 * 1024
MOST_BYTES_OF_A_RECORD = 1200 * 1024

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
    """Stands before the application. `origin` is the server's own; by default the Host's."""

    def __init__(
        self, app: Litestar, *, metrics: Metrics, origin: str = "", per_minute: int = 1200
    ) -> None:
        self.app = app
        self._metrics = metrics
        self._origin = origin.rstrip("/").casefold()
        self._requests = Limit(per_minute // 4, 15)
        self._logins = Limit(10, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        try:
            self._check(scope, headers)
        except Refused as error:
            self._metrics.refused.labels(error.name).inc()
            await refuse(error, scope, headers, self._answer(scope, headers, send))
            return
        await self.app(scope, receive, self._answer(scope, headers, send))

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._is_own(headers.get("origin"), scope, headers):
            raise Refused(FORBIDDEN, "origin")
        who = client_of(scope)
        wait = self._requests.wait(who)
        if scope["path"] in ("/api/login", "/api/account"):
            wait = max(wait, self._logins.wait(who))
        if wait:
            raise Refused(TOO_FAST, "too-fast", wait=int(wait) + 1)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            check_body(scope, headers)

    def _is_own(self, origin: str | None, scope: Scope, headers: Headers) -> bool:
        """Browsers say where a request comes from; programs that do not are no browsers."""
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self._origin:
            return origin.casefold() == self._origin
        return urlsplit(origin).netloc.casefold() == headers.get("host", "").casefold()

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


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


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
