"""The mobilisation: four columns to choose from, and what threatens each."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.svg.cards import back, strip
from spinney.sylvion.svg.layout import NOTE
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    frame,
    group,
    path,
    puddle,
    sketch,
    slip,
    symbol,
    target,
    wash,
    wobble,
    write,
)

LEFT, TOP, FLOOR = 40, 94, 730
WIDTH = (NOTE - 60) / 4
STRIP = 70


def mobilisation(view: dict[str, Any], text: Text) -> str:
    meadow = wash(("leaf", 0.32, puddle(NOTE / 2, (TOP + FLOOR) / 2, 470, 330, 2, 15)))
    columns = (column(view, text, i) for i in range(4))
    return "".join((meadow, *columns, pile(view["pile"], text), wood()))


def column(view: dict[str, Any], text: Text, i: int) -> str:
    x, width = LEFT + i * WIDTH, WIDTH - 18
    cards = view["columns"][i]
    pitch = min(STRIP + 14, 440 / max(1, len(cards) - 1))
    name = f"{label(text, 'column')} {i + 1}"
    return target(
        f"column_{i + 1}",
        slip(x - 6, TOP, width + 12, FLOOR - TOP, i),
        path(frame(x - 6, TOP, width + 12, FLOOR - TOP, i, 3), "pencil"),
        write(x + 8, TOP + 28, name, 22, "title", width - 16),
        *(
            strip(word, text, x + 4, TOP + 46 + n * pitch, width - 8, STRIP, n + i * 5)
            for n, word in enumerate(cards)
        ),
        threat(view["desertion"].count(i + 1), text, x + 4, width),
        title=name,
    )


def threat(count: int, text: Text, x: float, width: float) -> str:
    """2.4: the Edge cards left that would send this column away."""
    words = f"{label(text, 'desertion')} {count}"
    marks = (symbol("desolation", x + 28 * n, FLOOR - 40, 30) for n in range(min(count, 6)))
    return write(x, FLOOR - 48, words, 17, "quiet", width) + sketch(*marks)


def wood() -> str:
    """What is to be defended."""
    trees = []
    for i in range(8):
        x, y = 440 + i * 52 + wobble(i, 8), FLOOR + 46 + wobble(i, 9)
        trees.append(symbol(f"tree-{2 + i * 5 % 7 % 3}", x, y, 80))
    return sketch(*trees)


def pile(count: int, text: Text) -> str:
    backs = (
        back("leaf", LEFT + 3 * i, FLOOR + 36 - 3 * i, 66, 92, i) for i in range(min(4, count))
    )
    words = f"{label(text, 'pile')} {count}"
    return group(*backs, title=words) + write(LEFT + 96, FLOOR + 92, words, 22, "title")
