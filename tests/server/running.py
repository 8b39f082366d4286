"""A server that runs beside the test, and people who play on it over real connections."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from spinney.server.app import Config, make_app
from spinney.server.connections import Connection
from spinney.server.metrics import Metrics
from spinney.server.run import listen, serving

PATIENCE = 60.0
UNUSED = ssl.create_default_context()
"""Nothing is encrypted here, but each client would read all certificates anew."""

T = TypeVar("T")


class Running:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.metrics = Metrics()
        guard = make_app(config, self.metrics)
        self.app = guard.app
        self._server = uvicorn.Server(serving(guard, config.per_address, patience=5))
        self._runner = asyncio.Runner()
        serve = self._server.serve([listening])
        self._thread = threading.Thread(target=self._runner.run, args=[serve], daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._runner.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done inside the server, and wait for what comes of it."""
        return asyncio.run_coroutine_threadsafe(work, self._runner.get_loop()).result(PATIENCE)

    def connections(self) -> list[Connection]:
        """Those that are open and no sockets."""
        found = self._server.server_state.connections
        return [each for each in found if isinstance(each, Connection)]

    def figures(self) -> str:
        """What Prometheus would read."""
        with self.metrics.served("127.0.0.1", 0) as port:
            return httpx.get(f"http://127.0.0.1:{port}/metrics").text

    def person(self, name: str = "Ann", **more: str) -> Player:
        return Player(self.url, name, **more)


class Player:
    """A person with a browser's manners."""

    def __init__(self, url: str, name: str | None = "Ann", **more: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=UNUSED)
        self.me: dict[str, Any] = {}
        if name is not None:
            self.me = self.post("/api/me", {"name": name, **more})

    def close(self) -> None:
        self.http.close()

    # HTTP

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, (answer.status_code, answer.text[:500])
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, status: int | None = None, **params: Any) -> Any:
        answer = self.http.post(path, json={} if body is None else body, params=params)
        wanted = (200, 201, 204) if status is None else (status,)
        assert answer.status_code in wanted, (answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    def table(self, game: str = "sylvion", **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/api/tables", {"game": game, **more})
        return made

    def state(self, table: str, **params: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}", **{"view": "yes"} | params)
        return found

    def say(self, table: str, kind: str, **fields: Any) -> dict[str, Any]:
        """A message by HTTP; returns the reply."""
        reply: dict[str, Any] = self.post(f"/api/tables/{table}/messages", {"type": kind, **fields})
        return reply

    def choose(self, table: str, word: str | None = None) -> dict[str, Any]:
        """Answer with a word, or with the first option."""
        state = self.state(table, picture="no")
        if state["asked"]["options"] is None:  # hot-seat: another seat of mine is asked
            state = self.state(table, seat=state["asked"]["seat"], picture="no")
        word = word or state["asked"]["options"][0]["word"]
        key = f"{time.monotonic_ns()}"
        reply = self.say(table, "choose", word=word, number=state["number"], key=key)
        assert reply["ok"], reply
        return reply

    def wait_until_asked(self, table: str) -> dict[str, Any]:
        def look() -> dict[str, Any]:
            return self.state(table, picture="no")

        return wait_for(look, lambda state: bool(state["over"] or mine(state)))

    def play_to_the_end(self, table: str, most: int = 2000) -> dict[str, Any]:
        for _ in range(most):
            state = self.wait_until_asked(table)
            if state["over"]:
                return state
            self.choose(table)
        raise AssertionError("the game does not end")

    # The socket

    def socket(self, table: str, **params: Any) -> Wire:
        return Wire(self.url, table, dict(self.http.cookies), **{"view": "yes"} | params)


class Wire:
    """A socket at a table."""

    def __init__(
        self,
        url: str,
        table: str,
        cookies: dict[str, str],
        origin: str | None = None,
        **params: Any,
    ) -> None:
        address = httpx.URL(f"{url}/api/tables/{table}/socket", params=params)
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self._connecting = connect(
            str(address).replace("http", "ws", 1),
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            max_size=None,
        )
        self._sent = 0
        self._read_over: deque[dict[str, Any]] = deque()
        """What came before a reply: the two are sent apart, a state may well be there first."""

    def __enter__(self) -> Wire:
        self.line: ClientConnection = self._connecting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        return self._read_over.popleft() if self._read_over else self._hear(timeout)

    def _hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        return message

    def listen(self, timeout: float) -> None:
        """Read over all that comes, until nothing has come for so long, which is an error."""
        while True:
            self.receive(timeout)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is wanted; those before it are read over."""
        return wait_for(self.receive, wanted)

    def state(self, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        return self.until(lambda each: each["type"] == "state" and wanted(each))

    def send(self, kind: str, **fields: Any) -> str:
        self._sent += 1
        key: str = fields.setdefault("key", f"k{self._sent}")
        self.line.send(json.dumps({"type": kind, **fields}))
        return key

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something; returns the reply. What else comes before it is there to be read."""
        key = self.send(kind, **fields)
        while True:
            message = self._hear()
            if message["type"] == "reply" and message["key"] == key:
                return message
            self._read_over.append(message)

    def choose(self, state: dict[str, Any], word: str | None = None) -> dict[str, Any]:
        word = word or state["asked"]["options"][0]["word"]
        return self.ask("choose", word=word, number=state["number"], key=f"{time.monotonic_ns()}")


def mine(state: dict[str, Any]) -> bool:
    """Whether the reader is asked."""
    asked = state["asked"]
    return (
        asked is not None
        and asked["seat"] in state["mine"]
        and not state["seats"][ord(asked["seat"]) - ord("A")]["thinking"]
    )


def wait_for(look: Callable[[], Any], wanted: Callable[[Any], bool]) -> Any:
    end, pause = time.monotonic() + PATIENCE, 0.005
    while True:
        found = look()
        if wanted(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(pause)
        pause = min(2 * pause, 0.05)  # to look takes time that others could use


def seats(*who: str) -> list[dict[str, str]]:
    """Seats as a table is made with: `me`, `open`, `link`, or the level of a bot."""
    return [
        {"who": each} if each in ("me", "open", "link") else {"who": "bot", "level": each}
        for each in who
    ]
