"""Playing many games at once: in processes of this machine, or on a Ray cluster.

Whoever closes the generator of the results ends the games that are going on.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import multiprocessing
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Any, Final, TypeVar

from spinney import __version__
from spinney.arena.plan import Plan, Result, play
from spinney.core.errors import SetupError, SpinneyError

LOCAL: Final = "local"
"""The address of a Ray cluster that is started for this arena on this machine."""

REACHED_IN: Final = 5.0
"""How many seconds a cluster may take to answer at all."""

P = TypeVar("P")
R = TypeVar("R")
Play = Callable[[P, int], R]
"""Plays the game of a plan that has this number."""
Playing = Generator[R, None, None]
"""Results as the games end."""


def one_by_one(play: Play[P, R], plan: P, numbers: Sequence[int]) -> Playing[R]:
    for number in numbers:
        yield play(plan, number)


def in_processes(play: Play[P, R], plan: P, numbers: Sequence[int], workers: int) -> Playing[R]:
    """Each worker is told a game's number, sends its result, and is told the next."""
    crew = hire(play, plan, min(workers, len(numbers)))
    waiting = iter(numbers)
    try:
        busy = [connection for connection in crew if sent_next(connection, waiting)]
        while busy:
            for connection in ready(busy):
                result: R = received(connection)
                yield result
                if not sent_next(connection, waiting):
                    busy.remove(connection)
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def hire(play: Play[P, R], plan: P, workers: int) -> dict[Connection, BaseProcess]:
    """Start processes, each at the other end of a connection."""
    context = multiprocessing.get_context("spawn")
    crew: dict[Connection, BaseProcess] = {}
    with not_interrupted():  # Ctrl-C is for us: we end the workers
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(play, plan, theirs))
            process.start()
            theirs.close()
            crew[ours] = process
    return crew


@contextlib.contextmanager
def not_interrupted() -> Iterator[None]:
    """What is started here is deaf to Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(play: Play[P, R], plan: P, connection: Connection) -> None:
    """What a worker does until nobody wants anything of it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # by way of every `finally`
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            connection.send(play(plan, connection.recv()))


def ready(busy: list[Connection]) -> list[Connection]:
    """The connections, at least one, on which there is something to receive."""
    found = wait(busy)
    return [connection for connection in busy if connection in found]


def sent_next(connection: Connection, waiting: Iterator[int]) -> bool:
    """Send the number of the next game, if there is one."""
    for number in waiting:
        connection.send(number)
        return True
    return False


def received(connection: Connection) -> Any:
    try:
        result = connection.recv()
    except EOFError:
        raise SpinneyError(
            "a worker ended in the middle of a game; the same command goes on without that game"
        ) from None
    return result


def on_ray(
    plan: Plan, numbers: Sequence[int], address: str, workers: int | None
) -> Playing[Result]:
    """The same on a Ray cluster, on whose machines this version of Spinney is installed."""
    ray: Any = needed("ray", "cluster")
    connect(ray, address, workers)
    try:
        remote = ray.remote(play_there)
        waiting = iter(numbers)
        at_once = workers or 2 * int(ray.cluster_resources().get("CPU", 1))
        pending = [remote.remote(plan, number) for number in itertools.islice(waiting, at_once)]
        while pending:
            (done,), pending = ray.wait(pending)
            pending += [remote.remote(plan, number) for number in itertools.islice(waiting, 1)]
            yield there(ray, done)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, workers: int | None) -> None:
    cpus = workers if address == LOCAL else None
    knock(address)
    try:
        ray.init(address=address, num_cpus=cpus, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SpinneyError(f"--ray {address}: this cluster cannot be joined: {error}") from None


def knock(address: str) -> None:
    """Say at once if nobody is there: Ray itself tries for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), REACHED_IN).close()
    except (OSError, ValueError, OverflowError) as error:
        raise SpinneyError(f"--ray {address}: no cluster answers there: {error}") from None


def there(ray: Any, reference: Any) -> Result:
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise SpinneyError(f"a game on the cluster failed: {error}") from None
    return result


def play_there(plan: Plan, number: int) -> Result:
    """Play a game on another machine, if that plays by the same rules."""
    if plan.version != __version__:
        raise RuntimeError(f"Spinney {plan.version} is wanted here, not {__version__}")
    return play(plan, number)


def needed(module: str, extra: str) -> ModuleType:
    """A module that comes with an extra of the package."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise SetupError(
            f"{module.partition('.')[0]} is not installed: pip install 'spinney[{extra}]'"
        ) from None
