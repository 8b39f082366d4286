"""The easel: pictures are drawn on it a little at a time, so that whoever makes a choice meanwhile
need not wait for them; and in turns, so that what is soon drawn need not wait for a whole board.
What several see alike is drawn once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from spinney.core.text import Text
from spinney.server.metrics import Metrics
from spinney.symbols.picture import Canvas, Change, Part, Picture

T = TypeVar("T")

Strokes = Generator[None, None, T]
"""Work that can be interrupted after each stroke, and what comes of it."""

BREATH = 0.002
"""Seconds of drawing after which others have their turn."""

VERSIONS = 4
"""How many of the last drawings of a part are kept for others who look through the same eyes."""


class Sketches:
    """What has been drawn with one text, as long as several canvases are drawn with it."""

    def __init__(self) -> None:
        self._canvases: WeakSet[Canvas] = WeakSet()
        self._drawn: dict[str, list[tuple[Part, str]]] = {}

    def draw(self, canvas: Canvas, part: Part) -> str:
        self._canvases.add(canvas)
        if len(self._canvases) == 1:
            self._drawn.clear()
            return part.draw(canvas.text, *part.given)
        versions = self._drawn.setdefault(part.name, [])
        for known, markup in versions:
            if known == part:
                return markup
        markup = part.draw(canvas.text, *part.given)
        versions.insert(0, (part, markup))
        del versions[VERSIONS:]
        return markup


class Work(Generic[T]):
    """What is being drawn, and who waits for it."""

    def __init__(self, strokes: Strokes[T]) -> None:
        self._strokes = strokes
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.seconds = 0.0

    def go_on(self) -> bool:
        """Draw for a breath, if anybody still waits; returns whether there is more to draw."""
        began = now = monotonic()
        try:
            while not self.done.cancelled() and now - began <= BREATH:
                next(self._strokes)
                now = monotonic()
        except StopIteration as end:
            self.done.set_result(end.value)
        except Exception as error:  # whoever waits is told, and the others are drawn for
            self.done.set_exception(error)
        self.seconds += monotonic() - began
        return not self.done.done()


class Easel:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._works: deque[Work[Any]] = deque()
        self._turns: asyncio.Task[None] | None = None
        self._sketches: WeakKeyDictionary[Text, Sketches] = WeakKeyDictionary()

    async def draw(self, strokes: Strokes[T]) -> T:
        """Have something drawn while others are served."""
        work = Work(strokes)
        self._works.append(work)
        if self._turns is None:
            self._turns = asyncio.create_task(self._take_turns())
        try:
            return await work.done
        finally:
            self._metrics.drawing.observe(work.seconds)

    async def _take_turns(self) -> None:
        try:
            while self._works:
                work = self._works.popleft()
                if work.go_on():
                    self._works.append(work)
                await asyncio.sleep(0)
        finally:
            self._turns = None

    def renewal(self, canvas: Canvas, compose: Callable[[], Picture]) -> Strokes[Change]:
        """What of a picture is different from what a canvas shows, which then shows this one."""
        sketches = self._sketches.setdefault(canvas.text, Sketches())
        picture, drawn = compose(), dict[str, str]()
        yield
        for part in canvas.differing(picture):
            drawn[part.name] = sketches.draw(canvas, part)
            yield
        return canvas.see(picture, drawn)
