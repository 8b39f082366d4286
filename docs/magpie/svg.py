"""Magpie in SVG: who keeps the ring, what was shown, and the reader's own cards."""

from typing import Any

from spinney.core.text import Text
from spinney.symbols.captions import label
from spinney.symbols.pen import group, page, part, path, slip, symbol, target, write

WIDTH, TOP, LINE = 640, 84, 58
WIDE, HIGH = 74, 104


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    end = TOP + LINE * (len(view["held"]) + 1)
    drawn = [write(24, 50, text.title(), 34, "title")]
    drawn += [magpie(view, text, seat, TOP + LINE * seat) for seat in range(len(view["held"]))]
    drawn.append(write(24, end - 20, label(text, "shown", cards=" ".join(view["shown"])), 22))
    hand = [card(word, 24 + i * (WIDE + 10), end) for i, word in enumerate(view["hand"])]
    return page(
        WIDTH,
        end + HIGH + 30,
        theme,
        text,
        label(text, "round", round=view["round"]),
        part("board", (0, 0, WIDTH, end), *drawn),
        group(*hand, data_part="hand"),
    )


def magpie(view: dict[str, Any], text: Text, seat: int, y: float) -> str:
    """Its name, the ring if it keeps it, and how many cards it holds."""
    ring = symbol("ring", 20, y, 44) if view["keeper"] == seat else ""
    backs = (path(slip(360 + 34 * i, y + 4, 26, 38, i), "slip") for i in range(view["held"][seat]))
    return group(ring, write(76, y + 31, text.seat(seat), 24, room=270), *backs)


def card(word: str, x: float, y: float) -> str:
    """A card that can be clicked, because it carries its word."""
    edge = slip(x, y, WIDE, HIGH, int(word))
    number = write(x + WIDE / 2, y + 66, word, 40, "name")
    box = (x - 4, y - 4, WIDE + 8, HIGH + 8)
    return part("card", box, target(word, edge, path(edge, "slip"), number, title=word))
