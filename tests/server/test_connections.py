"""Connections that ask for nothing, or never finish asking, are not kept open."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import PATIENCE, Player, Running, wait_for
from spinney.server import connections
from spinney.server.app import Config
from spinney.server.connections import Connection, Leash

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WELL = b'"forgetting":"ok"}'
BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


@pytest.fixture
def line(server: Running) -> Iterator[socket.socket]:
    """A bare connection."""
    with connected(server) as plain:
        yield plain


def connected(server: Running) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def hears(line: socket.socket, wanted: bytes) -> bytes:
    """All that is heard up to this."""
    heard = b""
    while wanted not in heard:
        more = line.recv(65536)
        assert more, heard
        heard += more
    return heard


@pytest.mark.parametrize("sent", [b"", b"GET /", HEAD, BODY])
def test_half_a_request_is_not_waited_for(
    server: Running, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READING", 0.2)
    with connected(server) as line:
        line.sendall(sent)
        assert line.recv(65536) == b""


def test_no_connection_is_closed_on_a_request_that_has_come(
    server: Running, line: socket.socket
) -> None:
    line.sendall(HEAD + b"\r\n")
    hears(line, WELL)

    async def ask_at_the_last_moment() -> None:
        (mine,) = server.connections()
        line.sendall(HEAD + b"\r\n")  # while the loop is busy, so that it is not read
        mine.timeout_keep_alive_handler()

    server.do(ask_at_the_last_moment())
    hears(line, WELL)


def test_half_a_second_request_is_not_waited_for(
    line: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READING", 0.2)
    line.sendall(HEAD + b"\r\n")
    hears(line, WELL)
    line.sendall(HEAD)
    assert line.recv(65536) == b""


def test_a_trickle_does_not_count_as_a_request(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READING", 0.5)

    def trickle() -> bool:
        try:
            line.send(b"x")
        except OSError:
            return True
        return False

    with connected(server) as line:
        line.sendall(HEAD + b"X-Long: ")
        assert wait_for(trickle, lambda over: over)


def test_a_request_in_pieces_is_read(line: socket.socket) -> None:
    for piece in (HEAD[:10], HEAD[10:], b"\r\n"):
        line.sendall(piece)
    assert hears(line, WELL).startswith(b"HTTP/1.1 200")


def test_a_socket_may_be_silent(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READING", 2.0)  # the handshake has to be done by then
    with ann.socket(ann.table()["table"]) as wire:
        wire.state()
        with pytest.raises(TimeoutError):
            wire.listen(timeout=2.5)
        assert wire.ask("ping")["ok"]


def test_connections_from_one_address_are_bounded(tmp_path: Path) -> None:
    wait_for(lambda: Connection._count, lambda still: not still)
    strict = Running(Config(database=str(tmp_path / "spinney.db"), workers=1, per_address=1))
    with connected(strict), connected(strict), connected(strict) as third:
        assert third.recv(1) == b""
    wait_for(lambda: Connection._count, lambda still: not still)
    with connected(strict) as again:
        again.sendall(HEAD + b"\r\n")
        hears(again, WELL)
    strict.stop()


class Heard(asyncio.Transport):
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[bytes | str] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.asked.append(bytes(data))

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self.asked.append("resume")

    def close(self) -> None:
        self.asked.append("close")

    def abort(self) -> None:
        self.asked.append("abort")


def heard(*steps: Callable[[Leash], None]) -> list[bytes | str]:
    """What comes of these steps, between which the loop goes round."""

    async def take() -> list[bytes | str]:
        transport = Heard()
        leash = Leash(transport, asyncio.get_running_loop())
        for step in steps:
            step(leash)
            await asyncio.sleep(0)
        return transport.asked

    return asyncio.run(take())


def test_nothing_is_read_from_somebody_who_does_not_read() -> None:
    held = [Leash.hold, Leash.resume_reading]
    assert heard(*held) == ["pause"]
    assert heard(*held, Leash.go_on) == ["pause", "resume"]
    assert heard(Leash.pause_reading, Leash.hold, Leash.go_on) == ["pause", "pause"]


def test_who_does_not_read_the_last_words_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "LINGERS", 0.0)
    assert heard(Leash.close, lambda _: None) == ["close", "abort"]


def test_a_crowd_of_messages_is_not_heard_to_its_end(ann: Player) -> None:
    with ann.socket(ann.table()["table"]) as wire:
        wire.state()

        def chatter() -> None:
            for _ in range(3000):
                wire.send("ping")
            wire.until(lambda _: False)

        with pytest.raises(ConnectionClosed) as closed:
            chatter()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    assert ann.get("/api/me")["name"] == "Ann"


def test_reading_that_goes_on_at_once_is_not_stopped() -> None:
    def hardly(leash: Leash) -> None:
        leash.pause_reading()
        leash.resume_reading()

    assert "pause" not in heard(hardly)
    assert heard(Leash.pause_reading, Leash.resume_reading) == ["pause", "resume"]
