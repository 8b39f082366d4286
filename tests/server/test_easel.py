"""The easel: what several see alike is drawn once, and nobody waits for all of a picture."""

from __future__ import annotations

import asyncio
import functools

import pytest

from pebbles.game import GAME
from spinney.core.text import Text
from spinney.server import easel as easel_module
from spinney.server.easel import BREATH, Easel, Strokes
from spinney.server.metrics import Metrics
from spinney.symbols.picture import BOARD, Canvas, Change, Part, Picture, Sheet

HELD = 3
"""How many strokes of half a breath are made at most before others have their turn."""

drawn: list[int] = []


def number(text: Text, value: int) -> str:
    drawn.append(value)
    return f"<text>{value}</text>"


def slow(clock: list[float], value: int) -> Part:
    """A part that takes half a breath by this clock."""

    def draw(text: Text) -> str:
        clock[0] += BREATH / 2
        return number(text, value)

    return Part(f"p{value}", draw)


def sheet(parts: list[Part]) -> Picture:
    return Picture(10, 10, [Sheet("board", BOARD, (0, 0, 10, 10), parts)])


def picture(*values: int) -> Picture:
    return sheet([Part(f"p{i}", number, (value,)) for i, value in enumerate(values)])


async def renew(easel: Easel, canvas: Canvas, *values: int) -> Change:
    return await easel.draw(easel.renewal(canvas, lambda: picture(*values)))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time as the easel takes it: it passes where a test says so."""
    now = [0.0]
    monkeypatch.setattr(easel_module, "monotonic", lambda: now[0])
    return now


async def longest(work: asyncio.Task[object], done: list[int]) -> int:
    """How much was done at most without anybody else having a turn."""
    found = before = 0
    while not work.done():
        await asyncio.sleep(0)
        found, before = max(found, len(done) - before), len(done)
    return found


def test_what_several_see_alike_is_drawn_once() -> None:
    async def work() -> None:
        easel, text = Easel(Metrics()), Text(GAME, "en")
        one, two, three = Canvas(text), Canvas(text), Canvas(text)
        await renew(easel, one, 1, 2)
        first = await renew(easel, two, 1, 2)
        drawn.clear()
        assert await renew(easel, three, 1, 2) == first
        assert drawn == []
        changes = [await renew(easel, each, 1, 3) for each in (one, two, three)]
        assert drawn == [3]
        assert [each.parts for each in changes] == [{"p1": "<text>3</text>"}] * 3
        other = Canvas(Text(GAME, "fr"))
        await renew(easel, other, 1, 3)
        assert drawn == [3, 1, 3]

    asyncio.run(work())


def test_nobody_waits_for_all_of_a_picture(clock: list[float]) -> None:
    async def work() -> None:
        easel, text = Easel(Metrics()), Text(GAME, "en")
        whole = sheet([slow(clock, i) for i in range(12)])
        drawn.clear()
        drawing = asyncio.create_task(easel.draw(easel.renewal(Canvas(text), lambda: whole)))
        assert await longest(drawing, drawn) <= HELD
        assert len(drawn) == 12

    asyncio.run(work())


def test_nobody_waits_for_all_moments(clock: list[float]) -> None:
    composed: list[int] = []

    def compose(view: int) -> Picture:
        composed.append(view)
        clock[0] += BREATH / 2
        return picture(0)

    def looks(easel: Easel, canvas: Canvas) -> Strokes[None]:
        for view in range(12):
            yield from easel.renewal(canvas, functools.partial(compose, view))

    async def work() -> None:
        easel = Easel(Metrics())
        looking = asyncio.create_task(easel.draw(looks(easel, Canvas(Text(GAME, "en")))))
        assert await longest(looking, composed) <= HELD
        assert composed == [*range(12)]

    asyncio.run(work())


def test_what_is_soon_drawn_does_not_wait_for_a_whole_board(clock: list[float]) -> None:
    async def work() -> None:
        easel, text = Easel(Metrics()), Text(GAME, "en")
        whole, little = sheet([slow(clock, i) for i in range(30)]), sheet([slow(clock, 30)])
        first = asyncio.create_task(easel.draw(easel.renewal(Canvas(text), lambda: whole)))
        await asyncio.sleep(0)
        drawn.clear()
        change = await easel.draw(easel.renewal(Canvas(text), lambda: little))
        assert list(change.parts) == ["p30"]
        assert len(drawn) <= 3 * HELD
        assert len((await first).parts) == 30

    asyncio.run(work())


def test_what_cannot_be_drawn_keeps_nobody_else_waiting() -> None:
    def torn() -> Picture:
        raise ValueError("torn")

    async def work() -> None:
        easel, text = Easel(Metrics()), Text(GAME, "en")
        first = asyncio.create_task(easel.draw(easel.renewal(Canvas(text), torn)))
        gone = asyncio.create_task(renew(easel, Canvas(text), 4))
        last = asyncio.create_task(renew(easel, Canvas(text), 5))
        await asyncio.sleep(0)
        drawn.clear()
        gone.cancel()
        with pytest.raises(ValueError, match="torn"):
            await first
        assert (await last).parts == {"p0": "<text>5</text>"}
        assert drawn == [5]

    asyncio.run(work())
