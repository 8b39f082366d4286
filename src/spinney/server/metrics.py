"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


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
        self.thinking = Histogram(
            "spinney_thinking_seconds",
            "How long a bot's question took, waiting for a worker included",
            ["level"],
            buckets=QUICK,
            registry=registry,
        )
        self.bot_failures = Counter(
            "spinney_bot_failures", "Questions that a bot failed to answer", registry=registry
        )
        self.drawing = Histogram(
            "spinney_drawing_seconds", "Drawing a board", buckets=QUICK, registry=registry
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

    def text(self) -> bytes:
        return generate_latest(self._registry)
