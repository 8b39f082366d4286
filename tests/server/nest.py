"""Servers in processes of their own, that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from server.running import Player


class Nest:
    """A process that has everything loaded, and forks servers: see forking.py."""

    def __init__(self) -> None:
        script = Path(__file__).with_name("forking.py")
        self._process = subprocess.Popen(
            [sys.executable, str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._tell() == "loaded"

    def _tell(self, line: str = "") -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if line:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def hatch(self, port: int, database: str, deadly: str = "") -> int:
        """The process id of a new server that is ready; it dies where this function is called."""
        return int(self._tell(f"{port} {database} {deadly}".rstrip()))

    def close(self) -> None:
        self._process.communicate()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Apart:
    """A server in a process of its own."""

    def __init__(self, nest: Nest, database: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.pid = nest.hatch(port, database)

    def person(self, name: str = "Ann", **more: str) -> Player:
        return Player(self.url, name, **more)

    def stop(self) -> None:
        end(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        end(self.pid, signal.SIGKILL)


def end(pid: int, how: signal.Signals) -> None:
    os.kill(pid, how)
    while Path(f"/proc/{pid}").exists():
        time.sleep(0.005)
