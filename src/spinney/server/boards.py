"""Boards: drawn beside the event loop, and not again as long as nothing on them has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from spinney.core.game import Game
from spinney.server.metrics import Metrics
from spinney.server.states import Reader, draw

KEPT = 300
"""How many drawings are kept: each is up to a few hundred kilobytes."""


class Boards:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._kept: OrderedDict[tuple[object, ...], tuple[dict[str, Any], str]] = OrderedDict()
        self._threads = ThreadPoolExecutor(1, "drawing")

    async def board(
        self, table_id: str, view: dict[str, Any], game: Game[Any], names: list[str], reader: Reader
    ) -> str:
        key = (table_id, reader.seat, reader.language, reader.theme, *names)
        kept = self._kept.get(key)
        if kept is not None and kept[0] == view:
            self._kept.move_to_end(key)
            return kept[1]
        loop = asyncio.get_running_loop()
        with self._metrics.drawing.time():
            board = await loop.run_in_executor(self._threads, draw, view, game, names, reader)
        self._kept[key] = (view, board)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return board

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
