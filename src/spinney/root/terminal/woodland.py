"""The map: clearings in boxes, roughly where they lie, each with the ways to others."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.looks import (
    clearing_title,
    counted,
    in_forest,
    initials,
    known_in_ruin,
    linked,
    lying,
    open_paths,
    pawns,
    perched,
    printed,
    rows_of_clearings,
    slots_in_order,
    standing_out,
    tellers,
    wanderers,
)
from spinney.root.terminal.marks import SUIT_COLOURS, colour
from spinney.symbols.captions import label

FLAG, PATH, RIVER, BARRED, RUIN, LOFTY = "⚑", "→", "≈", "✕", "∩", "^"
SHORT = 4
"""So many letters of a piece's name stand for it."""
STAGGER = 2
"""How many lines lower the lowest clearing of a row is."""


def woodland(view: dict[str, Any], text: Text) -> Table:
    grid = Table.grid(expand=True)
    rows = rows_of_clearings(view)
    for _ in rows[0]:
        grid.add_column(ratio=1)
    places = printed(view).clearings
    for row in rows:
        heights = [places[c].y for c in row]
        top, drop = min(heights), max(heights) - min(heights)
        lower = (round(STAGGER * (y - top) / drop) for y in heights)
        boxes = (clearing(view, text, c) for c in row)
        grid.add_row(*(Padding(drawn, (n, 0, 0, 0)) for drawn, n in zip(boxes, lower, strict=True)))
    return grid


def clearing(view: dict[str, Any], text: Text, c: int) -> Panel:
    """Suit and ruler above, the ways to other clearings below, all that is there between."""
    there = view["clearings"][c]
    letters = initials(view, text)
    ruler = there["ruler"]
    title = Line.assemble((clearing_title(there, text), SUIT_COLOURS.get(there["suit"], "")))
    if ruler is not None:
        title.append(f" {FLAG}{letters[ruler]}", f"bold {colour(ruler)}")
    parts = (figures(there, letters), slots(view, text, there), loose(view, text, there))
    return Panel(
        Group(*(part for part in parts if part)),
        title=title,
        subtitle=ways(view, c + 1),
        border_style="dim" if ruler is None else colour(ruler),
        padding=(0, 1),
    )


def ways(view: dict[str, Any], clearing: int) -> Line:
    """The clearings one can go to, by river, and not yet."""
    line = Line()
    kinds = (
        (PATH, open_paths(view)),
        (RIVER, printed(view).rivers),
        (BARRED, view["closed"]),
    )
    for mark, pairs in kinds:
        others = linked(pairs, clearing)
        if others:
            line.append(f"{mark}{' '.join(map(str, others))}")
    return line


def figures(there: dict[str, Any], letters: dict[str, str]) -> Line:
    """Warriors as the faction's letter and their number, pawns as the letter alone."""
    parts = [(faction, f"{letters[faction]}{n}") for faction, n in there["warriors"].items()]
    parts += [(faction, letters[faction]) for faction in there["pawns"]]
    return Line(" ").join(Line(mark, f"bold {colour(faction)}") for faction, mark in parts)


def slots(view: dict[str, Any], text: Text, there: dict[str, Any]) -> Line:
    line = Line()
    on_landmark = perched(view, there)
    filled = slots_in_order(there, on_landmark)
    for at, piece in enumerate(filled):
        if piece == "ruin":
            items = known_in_ruin(there["clearing"], tellers(view, "under_ruin"))
            known = "".join(text.named(item)[:2] for item in items)
            line.append(f"[{RUIN}{known}]", "dim")
        else:
            lofty = on_landmark is not None and at == len(filled) - 1
            line.append(f"[{text.named(piece)[:SHORT] if piece else ' '}{LOFTY if lofty else ''}]")
    return line


def loose(view: dict[str, Any], text: Text, there: dict[str, Any]) -> Line:
    """Tokens, and what else lies in a clearing."""
    small = lying(there, tellers(view, "lying"))
    leaders = standing_out(there, tellers(view, "standing_out")).values()
    parts = [text.named(word)[:SHORT] for words in leaders for word in words]
    parts += [f"{text.named(word)[:SHORT]}{n if n > 1 else ''}" for word, n in small]
    parts += [text.named(mark) for mark in there["landmarks"]]
    return Line(" ".join(parts))


def forests(view: dict[str, Any], text: Text) -> Line:
    """Which clearings each forest touches, who wanders there, and what lies there."""
    letters = initials(view, text)
    line = Line(label(text, "forest"), "green")
    for i, forest in enumerate(printed(view).forests, start=1):
        line.append(f"  f{i}", "bold").append(f" {' '.join(map(str, forest.clearings))}", "dim")
        for faction in wanderers(pawns(view), f"f{i}"):
            line.append(f" {letters[faction]}", f"bold {colour(faction)}")
        for word, n in in_forest(f"f{i}", tellers(view, "lying")):
            line.append(f" {counted(word, n, text)}")
    return line
