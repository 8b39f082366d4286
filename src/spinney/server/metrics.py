"""Figures for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from spinney.core.errors import SpinneyError

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

COARSE = (1.0, 3.0, 10.0, 30.0, 60.0)
"""Seconds to which a bot's thinking is rounded up: exactly, it would tell what the bot holds."""


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.choices = Counter("spinney_choices", "Choices kept", registry=registry)
        self.choosing = Histogram(
            "spinney_choosing_seconds",
            "From a person's choice to its being kept",
            buckets=QUICK,
            registry=registry,
        )
        self._thinking = Histogram(
            "spinney_thinking_seconds",
            "How long a bot's question took, waiting for a worker included; rounded up",
            ["level"],
            buckets=COARSE,
            registry=registry,
        )
        self.bot_failures = Counter(
            "spinney_bot_failures", "Questions that a bot failed to answer", registry=registry
        )
        self.drawing = Histogram(
            "spinney_drawing_seconds", "Drawing what has changed", buckets=QUICK, registry=registry
        )
        self.requests = Counter(
            "spinney_requests", "HTTP requests answered", ["status"], registry=registry
        )
        self.answering = Histogram(
            "spinney_answering_seconds", "Answering a request", buckets=QUICK, registry=registry
        )
        self.refused = Counter(
            "spinney_refused", "What was refused, by its word", ["error"], registry=registry
        )
        self.sockets = Gauge("spinney_sockets", "Sockets open", registry=registry)

    def watch(self, name: str, what: str, count: Callable[[], int]) -> None:
        """A figure that is counted when it is asked for."""
        Gauge(name, what, registry=self._registry).set_function(count)

    @contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        """Measure a bot's thinking."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._thinking.labels(level).observe(rounded_up(time.perf_counter() - began))

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Let Prometheus read them, as long as this lasts, at an address of their own."""
        try:
            server, thread = start_http_server(port, host, self._registry)
        except OSError as error:
            what = f"cannot listen on {host}:{port} for metrics: {error.strerror}"
            raise SpinneyError(what) from None
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


def rounded_up(seconds: float) -> float:
    return next((bound for bound in COARSE if seconds <= bound), COARSE[-1])
