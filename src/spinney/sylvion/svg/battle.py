"""The battle: forest, ring of Edge cards, squares, stacks, the Ravage."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import CARDS, COLUMNS, FIRE, ROWS, ahead, edge_line
from spinney.sylvion.svg.cards import RAVAGE, back, card, card_thing, small
from spinney.sylvion.svg.layout import BELOW, CELL, LEFT, ROW, STACKS, TOP, corner
from spinney.symbols.captions import label, named
from spinney.symbols.pen import (
    apart,
    frame,
    group,
    path,
    puddle,
    rotation,
    seal,
    sketch,
    slip,
    stroke,
    symbol,
    target,
    thing,
    trace,
    wash,
    wobble,
    write,
)
from spinney.symbols.picture import Part

CARD, TALL = 102, 112
"""A card on the battlefield."""


def battle(view: dict[str, Any]) -> list[Part]:
    board, figured = view["board"], view["figure"]
    squares = [f"{row}{column}" for row in ROWS for column in COLUMNS]
    edge_of = {field: view[field] for field in ("edge", "bloom")}
    return [
        Part("ground", ground),
        Part("forest", forest),
        Part("edge", edge, (edge_of,)),
        *(Part(name, square, (name, board.get(name))) for name in squares),
        *(
            Part(f"{row}.stack", stack, (i, view["stacks"][i], f"{row}5" in board))
            for i, row in enumerate(ROWS)
        ),
        *(Part(f"{row}5", revealed, (f"{row}5", board.get(f"{row}5"))) for row in ROWS),
        *(Part(f"{row}.arrows", arrows, (row_of(board, row),)) for row in ROWS),
        Part("figure", figure, (figured,)),
    ]


def row_of(board: dict[str, str], row: str) -> dict[str, str]:
    """What lies on the squares of a row."""
    return {name: word for name, word in sorted(board.items()) if name[0] == row}


def ground(text: Text) -> str:
    """Green on the side of the forest, scorched on the side of the Ravage."""
    middle = TOP + 2 * ROW
    return wash(
        ("leaf", 0.6, puddle(LEFT - 66, middle, 112, 276, 3)),
        ("leaf", 0.2, puddle(LEFT + 150, middle, 270, 262, 5)),
        ("sand", 0.34, puddle(LEFT + 390, middle, 270, 262, 9)),
        ("flame", 0.42, puddle(STACKS + 86, middle, 100, 270, 6)),
        ("ember", 0.34, puddle(STACKS + 124, middle, 52, 246, 8)),
    )


def forest(text: Text) -> str:
    """The wood at the end of all four rows, drawn from the back to the front."""
    trees = []
    for i in range(30):
        x = LEFT - 130 + i % 3 * 36 + i // 3 % 2 * 14 + wobble(i, 7)
        y = TOP - 34 + i // 3 * 50 + wobble(i + 50, 9)
        trees.append((y, symbol(f"tree-{2 + i * 5 % 7 % 3}", x, y, 62 + wobble(i + 40, 10))))
    return sketch(*(tree for _, tree in sorted(trees)), title=label(text, "forest"))


def square(text: Text, name: str, word: str | None) -> str:
    """A square with its name and a tuft of grass, and the card that lies there."""
    x, y = corner(name)
    seed = ROWS.index(name[0]) * 6 + int(name[1])
    blades = "".join(
        stroke(x + 22 + 4 * i, y + 108, x + 20 + 6 * i, y + 98 + wobble(seed + i, 3), seed + i, 1)
        for i in range(3)
    )
    rim = path(frame(x + 3, y + 3, CELL - 6, ROW - 6, seed, 2.4), "pencil")
    if word is not None:
        return rim + revealed(text, name, word)
    grass = path(blades, "pencil")
    return target(
        name, slip(x + 3, y + 3, CELL - 6, ROW - 6, seed), rim, grass, called(name), title=name
    )


def called(name: str) -> str:
    """The name of a square, in its upper right corner and on whatever card lies there."""
    x, y = corner(name)
    return write(x + CELL - 19, y + 22, name, 14, "quiet", text_anchor="end")


def revealed(text: Text, name: str, word: str | None) -> str:
    """A card on the battlefield, or before it where the Ravage reveals its own."""
    if word is None:
        return ""
    x, y = corner(name)
    seed = ROWS.index(name[0]) * 7 + int(name[1]) * 3
    left, top = x + (CELL - CARD) / 2, y + (ROW - TALL) / 2
    return target(
        name,
        slip(left, top, CARD, TALL, seed),
        thing(card_thing(word), name, card(word, text, left, top, CARD, TALL, seed)),
        called(name),
        title=f"{name}, {text.named(word)}",
    )


def arrows(text: Text, row: dict[str, str]) -> str:
    return "".join(arrow(row, name) for name, word in row.items() if CARDS[word].family in FIRE)


def arrow(board: dict[str, str], name: str) -> str:
    """Where an elemental goes next; past a lake in a bow."""
    (x, y), target = corner(name), ahead(board, name)
    beyond, _ = corner(target)
    reach = 0.92 if target in board else 0.74 if target.endswith("0") else 0.66
    start, end, level = x + 10, beyond + CELL * reach, y + ROW / 2 + 8
    height = 84 if int(name[1]) - int(target[1]) > 1 else 6
    line = trace("M", start, level, "Q", (start + end) / 2, level - height, end, level)
    head = trace("M", end + 9, level - 8, "L", end, level, end + 9, level + 6)
    return path(line, "arrow") + path(head, "arrow sp-head")


def stack(text: Text, row: int, pile: dict[str, Any], covered: bool) -> str:
    """A Ravage stack: its thickness, its count, and what is known to come, the next one first."""
    x, y = STACKS + 84, TOP + row * ROW + 14
    count, known = pile["count"], pile["known"]
    thickness = -(-count // 4)
    first = x + 18 if covered else x - 76
    place = f"{ROWS[row]}.stack"
    hidden = (back("ember", x + 3 * i, y - 3 * i, 66, 92, row * 9 + i) for i in range(thickness))
    title = f"{ROWS[row]}5, {label(text, 'stack')} {count}"
    return target(
        f"{ROWS[row]}5",
        slip(x, y, 66, 92, row),
        thing(RAVAGE, place, *hidden, count=count - len(known)) if count else "",
        *(
            small(word, nth, place, text, first + 52 * i, y + 36, 48, i)
            for i, (word, nth) in enumerate(apart(known))
        ),
        seal(x + 68, y + 2, str(count)),
        title=", ".join((title, *map(text.named, known))),
    )


def figure(text: Text, where: str | None) -> str:
    """The Ravage on its elemental, or waiting beside the battlefield."""
    if where is None:
        return ""
    x, y = corner("a5" if where == "beside" else where)
    dx, dy = (20, -58) if where == "beside" else (CELL - 42, 22)
    drawn = sketch(symbol("figure", x + dx, y + dy, 58))
    return thing("figure", "battlefield", drawn, title=label(text, "figure"))


# The ring


def edge(text: Text, view: dict[str, int]) -> str:
    """The ring of Edge cards; what is desolate first is nearest to the Ravage."""
    places = edge_places()
    by_distance = sorted(range(view["edge"]), key=lambda i: -places[i][0])
    desolate = by_distance[: view["edge"] - view["bloom"]]
    kinds = ["desolation" if i in desolate else "bloom" for i in range(view["edge"])]
    cards = (edge_card(kind, *places[i], i) for i, kind in enumerate(kinds))
    return group(
        vine(places, kinds), *cards, title=named(label(text, "edge"), edge_line(view, text))
    )


def edge_places() -> list[tuple[float, float]]:
    """The middles of the Edge cards, from the upper right around the forest to the lower right."""
    across = [LEFT + (i + 0.5) * CELL for i in range(4)]
    side = [(LEFT - 156, TOP + (i + 0.5) * ROW) for i in range(4)]
    return [
        *((x, TOP - 26) for x in reversed(across)),
        *side,
        *((x, BELOW + 26) for x in across),
    ]


def edge_card(kind: str, x: float, y: float, seed: int) -> str:
    paper = "slip sp-slip-ash" if kind == "desolation" else "slip"
    outline = slip(x - 27, y - 22, 54, 44, seed + 60)
    drawn = path(outline, paper) + sketch(symbol(kind, x - 19, y - 19, 38))
    return thing(kind, "edge", drawn, nth=seed + 1)


def vine(places: list[tuple[float, float]], kinds: list[str]) -> str:
    """What holds the ring together: it bends around the forest, and bears leaves in bloom."""
    drawn = []
    for i, ((x1, y1), (x2, y2)) in enumerate(pairwise(places)):
        if x1 != x2 and y1 != y2:
            bend = LEFT - 156, (min if i < 6 else max)(y1, y2)
            drawn.append(path(trace("M", x1, y1, "Q", *bend, x2, y2), "fine"))
        else:
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            turn = rotation(90 if x1 == x2 else i * 2 - 11, x, y)
            drawn.append(path(stroke(x1, y1, x2, y2, i, 4), "fine"))
            if kinds[i] == kinds[i + 1] == "bloom":
                drawn.append(symbol("sprig", x - 22, y - 23, 44, transform=turn))
    return sketch(*drawn)
