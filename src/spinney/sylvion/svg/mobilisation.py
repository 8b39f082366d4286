"""The mobilisation: four columns to choose from, and what threatens each."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.svg.cards import DEFENDER, back, strip
from spinney.sylvion.svg.layout import NOTE
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    apart,
    frame,
    path,
    puddle,
    sketch,
    slip,
    symbol,
    target,
    thing,
    wash,
    wobble,
    write,
)
from spinney.symbols.picture import Part

LEFT, TOP, FLOOR = 40, 94, 730
WIDTH = (NOTE - 60) / 4
STRIP = 70


def mobilisation(view: dict[str, Any]) -> list[Part]:
    columns = (
        Part(f"column_{i + 1}", column, (i, view["columns"][i], view["desertion"].count(i + 1)))
        for i in range(4)
    )
    return [
        Part("meadow", meadow),
        *columns,
        Part("pile", pile, (view["pile"],)),
        Part("wood", wood),
    ]


def meadow(text: Text) -> str:
    return wash(("leaf", 0.32, puddle(NOTE / 2, (TOP + FLOOR) / 2, 470, 330, 2, 15)))


def column(text: Text, i: int, cards: list[str], leaving: int) -> str:
    x, width = LEFT + i * WIDTH, WIDTH - 18
    pitch = min(STRIP + 14, 440 / max(1, len(cards) - 1))
    name, place = f"{label(text, 'column')} {i + 1}", f"column_{i + 1}"
    return target(
        place,
        slip(x - 6, TOP, width + 12, FLOOR - TOP, i),
        path(frame(x - 6, TOP, width + 12, FLOOR - TOP, i, 3), "pencil"),
        write(x + 8, TOP + 28, name, 22, "title", width - 16),
        *(
            strip(word, nth, place, text, x + 4, TOP + 46 + n * pitch, width - 8, STRIP, n + i * 5)
            for n, (word, nth) in enumerate(apart(cards))
        ),
        threat(leaving, text, x + 4, width),
        title=", ".join((name, *map(text.named, cards))),
    )


def threat(count: int, text: Text, x: float, width: float) -> str:
    """2.4: the Edge cards left that would send this column away."""
    words = f"{label(text, 'desertion')} {count}"
    marks = (symbol("desolation", x + 28 * n, FLOOR - 40, 30) for n in range(min(count, 6)))
    return write(x, FLOOR - 48, words, 17, "quiet", width) + sketch(*marks)


def wood(text: Text) -> str:
    """What is to be defended."""
    trees = []
    for i in range(8):
        x, y = 440 + i * 52 + wobble(i, 8), FLOOR + 46 + wobble(i, 9)
        trees.append(symbol(f"tree-{2 + i * 5 % 7 % 3}", x, y, 80))
    return sketch(*trees)


def pile(text: Text, count: int) -> str:
    backs = (
        back("leaf", LEFT + 3 * i, FLOOR + 36 - 3 * i, 66, 92, i) for i in range(min(4, count))
    )
    words = f"{label(text, 'pile')} {count}"
    drawn = thing(DEFENDER, "pile", *backs, count=count, title=words) if count else ""
    return drawn + write(LEFT + 96, FLOOR + 92, words, 22, "title")
