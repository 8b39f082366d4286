"""The easel: pictures are drawn on it one after the other, and a little at a time, so that whoever
makes a choice meanwhile need not wait for them. What several see alike is drawn once."""

from __future__ import annotations

import asyncio
import time
from weakref import WeakKeyDictionary, WeakSet

from spinney.core.text import Text
from spinney.server.metrics import Metrics
from spinney.symbols.picture import Canvas, Change, Part, Picture

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


class Easel:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._free = asyncio.Lock()
        self._sketches: WeakKeyDictionary[Text, Sketches] = WeakKeyDictionary()

    async def renew(self, canvas: Canvas, picture: Picture) -> Change:
        """What of this picture is different from what a canvas shows, which then shows this one."""
        sketches = self._sketches.setdefault(canvas.text, Sketches())
        async with self._free:
            with self._metrics.drawing.time():
                drawn: dict[str, str] = {}
                since = time.monotonic()
                for part in canvas.differing(picture):
                    drawn[part.name] = sketches.draw(canvas, part)
                    if time.monotonic() - since > BREATH:
                        await asyncio.sleep(0)
                        since = time.monotonic()
                return canvas.see(picture, drawn)
