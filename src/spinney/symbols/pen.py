"""A pen for pictures that look drawn by hand and come out the same every time."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from xml.sax.saxutils import escape

from spinney.core.text import Text
from spinney.symbols import UNSTYLED, definitions, style

SPACING = 0.08
"""What is stamped has this much between its letters, in ems; base.css says so, too."""
NARROW = frozenset("fijlrtI.,:;'\N{RIGHT SINGLE QUOTATION MARK}!()|/ \N{NO-BREAK SPACE}·")
WIDE = frozenset("mwMW@—…")
QUOTES = {'"': "&quot;"}
READABLE = 0.85
"""How far lettering shrinks before it takes another line."""
LIKELY = 0.87
"""What of the breadth that is reckoned with is taken by most fonts."""
SMALL = 13.3
"""What is written larger does not shrink below this; what has still no room is squeezed. On most
sheets it is at least as much as `picture.least` asks for; elsewhere one says so."""


KEPT = 4096
"""How many outlines of each kind are remembered: pictures have few that are different."""


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element. `class_` stands for class; underscores are written as hyphens."""
    opened = f"<{name}{written(attributes)}"
    return f"{opened}>{''.join(inside)}</{name}>" if inside else f"{opened}/>"


def written(attributes: dict[str, str | float]) -> str:
    if not attributes:
        return ""
    return "".join([f' {hyphened(key)}="{quoted(value)}"' for key, value in attributes.items()])


@functools.cache
def hyphened(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def quoted(value: str | float) -> str:
    return safe(value) if isinstance(value, str) else number(value)


@functools.lru_cache(KEPT)
def safe(words: str) -> str:
    """Words as they are written within an element or an attribute."""
    return escape(words, QUOTES)


def number(value: float) -> str:
    """A number to a hundredth."""
    return str(value) if isinstance(value, int) else f"{round(value, 2):g}"


def group(*inside: str, title: str = "", **attributes: str | float) -> str:
    """Parts that belong together, with a name for whoever points at them or cannot see them."""
    named = f"<title>{safe(title)}</title>" if title else ""
    return f"<g{written(attributes)}>{named}{''.join(inside)}</g>"


def target(word: str, outline: str, *inside: str, title: str = "", **more: str | float) -> str:
    """Parts that stand for a word: a browser lets people answer by clicking within the outline."""
    return group(path(outline, "hit"), *inside, title=title, data_word=word, **more)


def thing(
    kind: str,
    place: str,
    *inside: str,
    count: int = 1,
    nth: int = 0,
    title: str = "",
    **more: str | float,
) -> str:
    """A thing that comes, goes or moves, or several alike: what it is, where, and how many.

    One kind has one name wherever it lies. The nth of several that lie apart in one place says so,
    so that no two things have the same name.
    """
    name = f"{place}/{kind}.{nth}" if nth else f"{place}/{kind}"
    return group(*inside, title=title, data_name=name, data_thing=kind, data_count=count, **more)


def stowed(kind: str, place: str, outline: str, count: int = 1, nth: int = 0) -> str:
    """A thing that is told in words, or not at all: it lies unseen where these stand."""
    return thing(kind, place, path(outline, "hit"), count=count, nth=nth) if count else ""


def owned(colour: str, outline: str) -> str:
    """Whose something is, by colour and pattern; seen by whoever wishes for patterns."""
    return group(
        path(outline, f"fill sp-{colour}"),
        path(outline, "weave", fill=f"url(#sp-owner-{colour})"),
        path(outline, "fine"),
        class_="sp-owned",
    )


def apart(kinds: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Things that lie apart in one place, each with its number there, if it is not the first."""
    before: Counter[str] = Counter()
    for kind in kinds:
        before[kind] += 1
        yield kind, before[kind] if before[kind] > 1 else 0


def part(name: str, box: tuple[float, float, float, float], *inside: str, **more: str) -> str:
    """What a browser may show apart, as a board, a slip aside or a card; and where it is."""
    return group(*inside, data_part=name, data_box=trace(*box), **more)


def symbol(name: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A symbol of the sheet in a square whose upper left corner is given."""
    side, more = number(size), written(attributes)
    place = f'x="{number(x)}" y="{number(y)}" width="{side}" height="{side}"'
    return f'<use href="#sp-{name}" {place}{more}/>'


def rotation(degrees: float, x: float, y: float) -> str:
    """A transform that turns something around a point."""
    return f"rotate({trace(degrees, x, y)})"


def sketch(*inside: str, title: str = "") -> str:
    """Parts drawn with an unsteady hand."""
    return group(*inside, title=title, filter="url(#sp-hand)")


def wash(*puddles: tuple[str, float, str]) -> str:
    """Watercolours, one over the other: each a colour, how strong it is, and its outline."""
    drawn = (
        path(outline, "wash", fill=f"url(#sp-{colour})", opacity=strength)
        for colour, strength, outline in puddles
    )
    return group(*drawn, filter="url(#sp-watercolour)")


def seal(x: float, y: float, words: str) -> str:
    """A few letters in a white disc around a point."""
    return symbol("seal", x - 18, y - 18, 36) + write(x, y + 7, words, 20, "number sp-dark", 28)


# Lines that are not quite straight


def wobble(seed: int, spread: float) -> float:
    """A number between -spread and spread, always the same for the same seed."""
    return (seed * 2654435761 % 2**32 / 2**31 - 1) * spread


def path(outline: str, class_: str, **attributes: str | float) -> str:
    return f'<path class="sp-{class_}" d="{outline}"{written(attributes)}/>'


def trace(*steps: str | float) -> str:
    """Path data: letters and coordinates, to a tenth, in turn."""
    return " ".join([step if isinstance(step, str) else f"{round(step, 1):g}" for step in steps])


@functools.lru_cache(KEPT)
def stroke(x1: float, y1: float, x2: float, y2: float, seed: int, spread: float = 2) -> str:
    """One stroke of the pen, as path data."""
    a, b, c, d, e, f = (wobble(seed * 7 + i, spread) for i in range(6))
    return trace("M", x1 + a, y1 + b, "Q", (x1 + x2) / 2 + c, (y1 + y2) / 2 + d, x2 + e, y2 + f)


@functools.lru_cache(KEPT)
def frame(x: float, y: float, width: float, height: float, seed: int, spread: float = 2) -> str:
    """Four strokes around a rectangle, as path data."""
    right, below = x + width, y + height
    sides = (
        (x, y, right, y),
        (right, y, right, below),
        (right, below, x, below),
        (x, below, x, y),
    )
    return "".join(stroke(*side, seed * 4 + i, spread) for i, side in enumerate(sides))


@functools.lru_cache(KEPT)
def slip(x: float, y: float, width: float, height: float, seed: int, spread: float = 1.2) -> str:
    """The outline of a cut piece of paper with softened corners, as path data."""
    a, b, c, d = (wobble(seed * 11 + i, spread) for i in range(4))
    left, top, right, below = x + a, y + b, x + width + c, y + height + d
    bend = 7
    return " ".join(
        (
            trace("M", left + bend, top + c, "L", right - bend, top),
            trace("Q", right, top, right + d, top + bend, "L", right, below - bend),
            trace("Q", right, below, right - bend, below + a, "L", left + bend, below),
            trace("Q", left, below, left + b, below - bend, "L", left, top + bend),
            trace("Q", left, top, left + bend, top + c, "Z"),
        )
    )


@functools.lru_cache(KEPT)
def puddle(x: float, y: float, rx: float, ry: float, seed: int, corners: int = 11) -> str:
    """The rim of a wash of colour around a point, as path data."""
    points = []
    for i in range(corners):
        reach = 1 + wobble(seed * 13 + i, 0.12)
        turn = 2 * pi * i / corners
        points.append((x + rx * reach * cos(turn), y + ry * reach * sin(turn)))
    return smooth(points)


def smooth(points: Sequence[tuple[float, float]]) -> str:
    """A closed curve that swings past these points, as path data."""
    (x, y), (x1, y1) = points[-1], points[0]
    curve = [trace("M", (x + x1) / 2, (y + y1) / 2)]
    for (x1, y1), (x2, y2) in pairwise((*points, points[0])):
        curve.append(trace("Q", x1, y1, (x1 + x2) / 2, (y1 + y2) / 2))
    return " ".join(curve)


def winding(points: Sequence[tuple[float, float]]) -> str:
    """A line that winds through these points, as path data."""
    line = [trace("M", *points[0])]
    ends = (points[0], *points, points[-1])
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ends[i : i + 4]
        line.append(trace("C", x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6))
        line.append(trace(x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2))
    return " ".join(line)


# Writing


@functools.lru_cache(KEPT)
def breadth(words: str, size: float) -> float:
    """About how wide some words are; rather too much than too little."""
    ems = sum(
        0.36 if letter in NARROW else 0.95 if letter in WIDE else 0.72 if letter.isupper() else 0.61
        for letter in words
    )
    return ems * size


def write(
    x: float,
    y: float,
    words: str,
    size: float,
    hand: str = "text",
    room: float = 0,
    least: float = SMALL,
    **more: str | float,
) -> str:
    """One line, smaller or narrower if there is little room."""
    if room:
        spaced = SPACING * size * len(words) if hand.startswith("stamp") else 0
        share = room / max(1, breadth(words, size) + spaced)
        if share < 1:
            size = max(size * share, min(size, least))
            if breadth(words, size) * LIKELY > room:
                more |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text class="sp-{hand}" {place}{written(more)}>{safe(words)}</text>'


def lettering(
    x: float,
    y: float,
    words: str,
    size: float,
    room: float,
    hand: str = "name",
    rise: float = 1,
    least: float = SMALL,
) -> str:
    """Some words on as many lines as they need; the last stands at y, or at 0.5 the middle one."""
    least = min(size, least)
    lines = wrap(words, max(size * READABLE, least), room)
    share = min(1, room / max(breadth(line, size) for line in lines))
    size = max(size * share, least)
    top = y - (len(lines) - 1) * size * rise
    return "".join(
        write(x, top + i * size, line, size, hand, room, least) for i, line in enumerate(lines)
    )


def wrap(words: str, size: float, room: float) -> list[str]:
    """Lines that fit, as far as single words do; a word breaks only after a hyphen."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and breadth(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines += hyphenated(word, size, room)
    return lines


def hyphenated(word: str, size: float, room: float) -> list[str]:
    """A word on one line, or on as many as it has hyphens to break after."""
    if "-" not in word or breadth(word, size) <= room:
        return [word]
    lines = [""]
    for piece in word.replace("-", "- ").split(" "):
        if lines[-1] and breadth(lines[-1] + piece, size) > room:
            lines.append("")
        lines[-1] += piece
    return lines


# The page


def alone(width: float, height: float, theme: str, text: Text, *body: str, title: str) -> str:
    """One thing as a picture of its own, without paper under it."""
    drawn, packages = "".join(body), text.game.packages
    symbols = definitions(drawn, packages)
    return tag(
        "svg",
        tag("title", escape(title)),
        tag("style", escape(style(theme, symbols + drawn, packages))),
        tag("defs", symbols),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
    )


def page(
    width: int,
    height: float,
    theme: str,
    text: Text,
    described: str,
    *body: str,
    title: str = "",
) -> str:
    """A whole picture that stands alone, or inside a page, by the name of the game or another.

    Its symbols are those of the text's game, and the common ones. Unstyled it has neither symbols
    nor rules, for a page that has all of them once: see `symbols.everything`.
    """
    drawn = "".join(
        (
            path(slip(0, 0, width, height, 1, 0), "paper"),
            tag("rect", class_="sp-tooth", width=width, height=height, filter="url(#sp-tooth)"),
            *body,
        )
    )
    whose, told = escape(title or text.title()), escape(described)
    paper = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {width} {number(height)}",
        "role": "img",
    }
    if theme == UNSTYLED:
        return tag("svg", tag("title", whose), tag("desc", told), drawn, **paper)
    packages = text.game.packages
    symbols = definitions(drawn, packages)
    return tag(
        "svg",
        tag("title", whose, id="sp-title"),
        tag("desc", told, id="sp-described"),
        tag("style", escape(style(theme, symbols + drawn, packages))),
        tag("defs", symbols),
        drawn,
        **paper,
        aria_labelledby="sp-title sp-described",
    )
