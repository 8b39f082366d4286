"""Tracks on which pieces wait to be placed: what is uncovered counts."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.root.svg.pieces import mark_of, points, space
from spinney.symbols.pen import group, path, slip, symbol, target, thing, write

SPACE = 36


def track(
    piece: str,
    place: str,
    worth: Sequence[int],
    placed: int,
    x: float,
    y: float,
    pitch: float,
    bonus: Sequence[int] = (),
    title: str = "",
    pile: str = "",
) -> str:
    """The spaces from left to right; pieces that are left cover theirs, the next one is framed.

    Where a question is answered from this pile, the next one answers.
    """
    drawn = []
    for i, value in enumerate(worth):
        at = x + i * pitch
        drawn.append(space(at, y, SPACE, SPACE, i + int(y), "slip" if i < placed else "slot"))
        if i < placed:
            drawn.append(points(value, at + 5, y + 4, 27))
        else:
            mark = symbol(mark_of(piece), at + 2, y + 1, SPACE - 4)
            drawn.append(thing(piece, place, mark, nth=i + 1))
            drawn.append(points(value, at + SPACE - 19, y + SPACE - 21, 24))
        if i + 1 in bonus:
            drawn.append(symbol("draw", at + SPACE - 13, y - 5, 17))
        if i == placed:
            frame = slip(at - 2, y - 2, SPACE + 4, SPACE + 4, i, 0.8)
            drawn.append(path(frame, "next"))
            if pile:
                drawn.append(group(target(piece, frame), data_place=pile))
    return group(*drawn, title=title)


def heading(x: float, y: float, words: str, room: float) -> str:
    return write(x, y, words, 15, "quiet", room)
