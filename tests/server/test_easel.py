"""The easel: what several see alike is drawn once, and nobody waits for all of a picture."""

from __future__ import annotations

import asyncio
import time

from pebbles.game import GAME
from spinney.core.text import Text
from spinney.server.easel import BREATH, Easel
from spinney.server.metrics import Metrics
from spinney.symbols.picture import BOARD, Canvas, Part, Picture, Sheet

drawn: list[int] = []


def number(text: Text, value: int) -> str:
    drawn.append(value)
    return f"<text>{value}</text>"


def slow(text: Text, value: int) -> str:
    time.sleep(BREATH)
    return number(text, value)


def picture(*values: int) -> Picture:
    parts = [Part(f"p{i}", number, (value,)) for i, value in enumerate(values)]
    return Picture(10, 10, [Sheet("board", BOARD, (0, 0, 10, 10), parts)])


def test_what_several_see_alike_is_drawn_once() -> None:
    async def work() -> None:
        easel, text = Easel(Metrics()), Text(GAME, "en")
        one, two, three = Canvas(text), Canvas(text), Canvas(text)
        await easel.renew(one, picture(1, 2))
        first = await easel.renew(two, picture(1, 2))
        drawn.clear()
        assert await easel.renew(three, picture(1, 2)) == first
        assert drawn == []
        changes = [await easel.renew(each, picture(1, 3)) for each in (one, two, three)]
        assert drawn == [3]
        assert [each.parts for each in changes] == [{"p1": "<text>3</text>"}] * 3
        other = Canvas(Text(GAME, "fr"))
        await easel.renew(other, picture(1, 3))
        assert drawn == [3, 1, 3]

    asyncio.run(work())


def test_nobody_waits_for_all_of_a_picture() -> None:
    async def work() -> None:
        easel = Easel(Metrics())
        parts = [Part(f"p{i}", slow, (i,)) for i in range(8)]
        whole = Picture(10, 10, [Sheet("board", BOARD, (0, 0, 10, 10), parts)])
        drawn.clear()
        drawing = asyncio.create_task(easel.renew(Canvas(Text(GAME, "en")), whole))
        turns = 0
        while not drawing.done():
            await asyncio.sleep(0)
            turns += len(drawn) < len(parts)
        assert turns >= len(parts) - 1

    asyncio.run(work())
