"""Magpie in SVG: who keeps the ring, what was shown, and the reader's own cards."""

from typing import Any

from spinney.core.text import Text
from spinney.symbols.captions import label
from spinney.symbols.pen import path, slip, symbol, target, thing, write
from spinney.symbols.picture import BOARD, CARD, Part, Picture, Sheet, whole

WIDTH, TOP, LINE = 640, 84, 58
WIDE, HIGH = 74, 104


def draw(view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    return whole(picture(view, text), text, theme, described(view, text))


def described(view: dict[str, Any], text: Text) -> list[str]:
    """The board in words, for whoever does not see it."""
    return [label(text, "round", round=view["round"])]


def picture(view: dict[str, Any], text: Text) -> Picture:
    """The board, and a sheet for each card. A part is drawn again only if it is given another."""
    held, keeper = view["held"], view["keeper"]
    end = TOP + LINE * (len(held) + 1)
    parts = [Part("title", title), Part("shown", shown, (view["shown"], end))]
    parts += [Part(f"seat.{i}", magpie, (i, keeper == i, held[i])) for i in range(len(held))]
    sheets = [Sheet("board", BOARD, (0, 0, WIDTH, end), parts)]
    for i, word in enumerate(view["hand"]):
        part = Part(f"card.{word}", card, (word,))
        place = f"translate({24 + i * (WIDE + 10)} {end})"
        sheets.append(Sheet(part.name, CARD, (-4, -4, WIDE + 8, HIGH + 8), [part], place))
    return Picture(WIDTH, end + HIGH + 30, sheets)


def title(text: Text) -> str:
    return write(24, 50, text.title(), 34, "title")


def shown(text: Text, words: list[str], end: float) -> str:
    return write(24, end - 20, label(text, "shown", cards=" ".join(words)), 22)


def magpie(text: Text, seat: int, keeps: bool, count: int) -> str:
    """Its name, the ring if it keeps it, and its cards. What comes and goes says what it is."""
    y, place = TOP + LINE * seat, f"seat.{seat}"
    ring = thing("ring", place, symbol("ring", 20, y, 44)) if keeps else ""
    backs = (path(slip(360 + 34 * i, y + 4, 26, 38, i), "slip") for i in range(count))
    cards = thing("card", place, *backs, count=count)
    return ring + write(76, y + 31, text.seat(seat), 24, room=270) + cards


def card(text: Text, word: str) -> str:
    """A card that can be clicked, because it carries its word."""
    edge = slip(0, 0, WIDE, HIGH, int(word))
    number = write(WIDE / 2, 66, word, 40, "name")
    return target(word, edge, path(edge, "slip"), number, title=word)
