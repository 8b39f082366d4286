"""The easel: pictures are drawn on it one after the other, and a little at a time, so that whoever
makes a choice meanwhile need not wait for them."""

from __future__ import annotations

import asyncio
import time

from spinney.server.metrics import Metrics
from spinney.symbols.picture import Canvas, Change, Picture

BREATH = 0.002
"""Seconds of drawing after which others have their turn."""


class Easel:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._free = asyncio.Lock()

    async def renew(self, canvas: Canvas, picture: Picture) -> Change:
        """What of this picture is different from what a canvas shows, which then shows this one."""
        async with self._free:
            with self._metrics.drawing.time():
                drawn: dict[str, str] = {}
                since = time.monotonic()
                for part in canvas.differing(picture):
                    drawn[part.name] = part.draw(canvas.text, *part.given)
                    if time.monotonic() - since > BREATH:
                        await asyncio.sleep(0)
                        since = time.monotonic()
                return canvas.see(picture, drawn)
