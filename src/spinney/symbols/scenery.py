"""Scenes as small pictures: two sides next to each other, and stage by stage what they do.

Narrow, with large lettering, so that a phone shows them whole. A stage is a group with
`data-step`, in order, so that a browser can let them appear one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spinney.core.text import Text
from spinney.symbols.pen import (
    breadth,
    group,
    page,
    path,
    rotation,
    slip,
    stroke,
    symbol,
    trace,
    wash,
    wrap,
    write,
)

WIDTH = 480
EDGE = 16
COLUMN = 216
"""The width of one side's column; there are two."""
SECOND = WIDTH - EDGE - COLUMN
"""Where the second column begins."""
LETTERS = 19
MARK = 26
LINE = 30

ALONE = -1
"""Instead of a number: somebody who is there in person."""

Block = tuple[str, float]
"""Something drawn from 0 on, and its height."""


def scene_page(
    theme: str,
    text: Text,
    title: str,
    mark: str,
    described: Sequence[str],
    stages: Iterable[Block],
) -> str:
    """A scene: its title, and below it the stages that have anything to show."""
    heading, y = headline(title, mark)
    drawn: list[str] = []
    for block, height in stages:
        if height:
            step = len(drawn) + 1
            drawn.append(group(block, transform=f"translate(0 {y:g})", data_step=str(step)))
            y += height
    told = " ".join(described)
    return page(WIDTH, y + 10, theme, text, told, heading, *drawn, title=title)


def headline(title: str, mark: str) -> Block:
    lines = wrap(title, 24, WIDTH - 2 * EDGE - 54)
    height = max(60, 20 + 28 * len(lines))
    written = (write(EDGE + 54, 36 + 28 * i, line, 24, "title") for i, line in enumerate(lines))
    drawn = symbol(mark, EDGE, 10, 42) + "".join(written)
    return drawn + path(stroke(EDGE, height, WIDTH - EDGE, height - 1, 3, 2), "pencil"), height + 8


def stage(title: str, left: Iterable[Block], right: Iterable[Block]) -> Block:
    """What both sides have to show for one step, under its name; nothing if they have nothing."""
    columns = [stacked(left), stacked(right)]
    height = max(block[1] for block in columns)
    if not height:
        return "", 0
    top = 0.0
    named = ""
    if title:
        top = 32
        wide = breadth(title, 17) * 0.86 + 24
        named = path(stroke(EDGE, 15, (WIDTH - wide) / 2, 15, 5, 1), "pencil")
        named += path(stroke((WIDTH + wide) / 2, 15, WIDTH - EDGE, 15, 8, 1), "pencil")
        named += write(WIDTH / 2, 21, title, 17, "quiet", WIDTH - 80, text_anchor="middle")
    placed = (
        group(block, transform=f"translate({x} {top:g})")
        for x, (block, _) in zip((EDGE, SECOND), columns, strict=True)
    )
    return named + "".join(placed), top + height + 6


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks one below the other."""
    drawn, y = [], 0.0
    for block, height in blocks:
        drawn.append(group(block, transform=f"translate(0 {y:g})"))
        y += height
    return "".join(drawn), y


# What stands in a column


def banner(colour: str, mark: str, name: str, doing: str, inside: Block) -> Block:
    """A side on its own paper: its sign, its name, what it does here, and who is there."""
    below, more = inside
    lines = wrap(name, 20, COLUMN - 74)
    top = 57 + 21 * len(lines)
    height = top + more
    written = "".join(
        write(68, 28 + 21 * i, line, 20, "title", COLUMN - 74) for i, line in enumerate(lines)
    )
    drawn = (
        path(slip(3, 4, COLUMN, height, len(name)), "shadow")
        + path(slip(0, 0, COLUMN, height, len(name)), "tint")
        + wash((colour, 0.5, slip(4, 4, COLUMN - 8, top - 8, len(name) + 3)))
        + symbol(mark, 8, 10, 54)
        + written
        + write(68, 28 + 21 * len(lines), doing, 17, "quiet", COLUMN - 74)
        + group(below, transform=f"translate(10 {top})")
    )
    return drawn, height + 8


def entry(mark: str, words: str, amount: str, *, void: bool = False) -> Block:
    """A line of the reckoning: a symbol, a few words, a number; crossed out if it is void."""
    left = MARK + 8 if mark else 2
    room = COLUMN - left - breadth(amount, LETTERS) - 8
    lines = wrap(words, LETTERS * 0.86, room)
    height = max(LINE, 8 + 20 * len(lines))
    drawn = symbol(mark, 0, 2, MARK) if mark else ""
    for i, line in enumerate(lines):
        drawn += write(left, 21 + 20 * i, line, LETTERS, "text", room)
    drawn += write(COLUMN, 21, amount, LETTERS, "text sp-strong", text_anchor="end")
    if void:
        drawn += path(stroke(0, 16, COLUMN - 2, 14, 4, 2), "ink sp-lost")
    return drawn, height


def signed(n: int) -> str:
    """A number that is added or taken away."""
    return f"{n:+}".replace("-", "\N{MINUS SIGN}")


def total(words: str, amount: int) -> Block:
    """The sum below a reckoning, on a slip."""
    drawn = path(slip(0, 4, COLUMN, 40, amount + 9, 1), "slip sp-slip-goal")
    drawn += write(10, 31, words, LETTERS, "text", COLUMN - 60)
    drawn += write(COLUMN - 12, 33, str(amount), 27, "text sp-strong", text_anchor="end")
    return drawn, 50


def crowd(figures: Sequence[tuple[str, int]]) -> Block:
    """Who is there: up to four of each kind side by side, and their number, if they have one."""
    drawn, x = "", 0.0
    size = 38
    pitch = 13 if len(figures) > 1 else 24
    for mark, count in figures:
        shown = max(1, min(count, 4))
        standing = (symbol(mark, x + i * pitch, i % 2 * 3, size) for i in range(shown))
        drawn += group(*standing, **({} if count else {"class_": "sp-faint"}))
        x += pitch * (shown - 1) + size + 4
        if count != ALONE:
            number = f"\N{MULTIPLICATION SIGN}{count}"
            drawn += write(x, 30, number, 22, "text sp-strong")
            x += breadth(number, 22) + 4
    return drawn, 48 if figures else 0


def die(shown: int, words: str) -> Block:
    """A die of ours: as many scratches of a claw as it shows, and the number below them."""
    rim = trace("M", 34, 2, "L", 63, 18, 65, 50, 35, 67, 5, 51, 3, 19, "Z")
    turn = {"transform": rotation(-5 + 3 * shown, 34, 34)}
    facets = trace("M", 34, 2, "L", 34, 12, "M", 63, 18, "L", 54, 23, "M", 65, 50, "L", 55, 46)
    facets += trace("M", 35, 67, "L", 35, 58, "M", 5, 51, "L", 14, 46, "M", 3, 19, "L", 14, 23)
    face = path(rim, "slip") + path(facets, "fine")
    middle = 34 - 9 * (shown - 1)
    for i in range(shown):
        face += path(
            stroke(middle + 18 * i + 4, 20, middle + 18 * i - 4, 49, i + 2, 2),
            "stamp-frame sp-lost",
        )
    if not shown:
        face += path(stroke(26, 35, 42, 34, 3, 1), "pencil")
    drawn = group(group(face, **turn), class_="sp-die")
    drawn += write(82, 34, str(shown), 32, "text sp-strong")
    drawn += "".join(
        write(82, 56 + 18 * i, line, 17, "quiet", COLUMN - 84)
        for i, line in enumerate(wrap(words, 15, COLUMN - 84) if words else [])
    )
    return drawn, 76


def stamped(words: str, won: bool) -> Block:
    """An outcome, as a stamp puts it."""
    ink = "sp-won" if won else "sp-lost"
    turn = rotation(-2.5, COLUMN / 2, 24)
    rim = path(slip(6, 4, COLUMN - 12, 40, len(words), 2), f"stamp-frame {ink}", transform=turn)
    return rim + write(COLUMN / 2, 32, words, 22, f"stamp {ink}", COLUMN - 34, transform=turn), 54
