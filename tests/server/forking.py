"""A process that has everything loaded and forks a server when told to: starting is quick then.

It reads `PORT DATABASE` on each line, and writes the process id of a server that is ready. What
else stands on a line names a function, such as `spinney.server.house:House.keep`: when it is called
the server is killed.
"""

from __future__ import annotations

import os
import pkgutil
import signal
import sys

import uvicorn

from spinney.core.registry import game_named, game_names
from spinney.server.app import Config, make_app
from spinney.server.run import listen, serving


class Telling(uvicorn.Server):
    """Says when it is ready, on a pipe."""

    pipe = -1

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        os.write(self.pipe, b"." if self.started else b"!")


def die(*_: object, **__: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def make_deadly(name: str) -> None:
    path, _, function = name.replace(":", ".").rpartition(".")
    setattr(pkgutil.resolve_name(path), function, die)


def serve(port: int, database: str, pipe: int) -> None:
    config = Config(database=database, workers=1, budget=2.0, requests_per_minute=1_000_000)
    server = Telling(serving(make_app(config), config.per_address))
    server.pipe = pipe
    server.run(sockets=[listen("127.0.0.1", port)])


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for name in game_names():
        game_named(name)
    print("loaded", flush=True)
    for line in sys.stdin:
        port, database, *deadly = line.split()
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for name in deadly:
                make_deadly(name)
            serve(int(port), database, theirs)
            os._exit(0)
        os.close(theirs)
        ready = os.read(ours, 1)
        os.close(ours)
        print(child if ready == b"." else "failed", flush=True)


if __name__ == "__main__":
    main()
