"""Sylvion in the terminal: readable in 80 columns, at ease in 120."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.sylvion.looks import (
    CARDS,
    COLUMNS,
    PRICED,
    ROWS,
    edge_line,
    hand_title,
    hands_in_order,
    last_turn,
    seen_of_hand,
    status,
    value,
)
from spinney.symbols.captions import label, tally
from spinney.symbols.printer import headline, sheet

BLOOM, DESOLATION = "✿", "✗"
FIGURE = "♛"
FOREST = ("♣↟♣", "↟♣↟")

LOOKS = {
    "fountain": ("Ψ", "blue"),
    "tree": ("♣", "green"),
    "animal": ("◆", "cyan"),
    "treason": ("†", "red"),
    "feat": ("★", "yellow"),
    "elemental": ("▲", "red"),
    "bearer": ("▲", "red"),
    "blazing": ("✶", "yellow"),
    "support": ("»", "magenta"),
    "geyser": ("⇑", "cyan"),
    "acid_lake": ("≈", "cyan"),
    "temporal_tornado": ("§", "magenta"),
    "stone_rain": ("∴", "magenta"),
}
"""A sign and a colour for each family, and for each element; each sign is one column wide."""


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    """A view as something that Rich can print."""
    scene = mobilisation if view["phase"] == "mobilisation" else battle
    above = headline(text, status(view, text, last_turn(view)))
    return sheet(above, edge(view, text), scene(view, text), below(view, text))


def edge(view: dict[str, Any], text: Text) -> Line:
    """Twelve marks in a row, and the same in numbers."""
    bloom, desolate = view["bloom"], view["edge"] - view["bloom"]
    marks = ((f"{BLOOM} " * bloom, "magenta"), (f"{DESOLATION} " * desolate, "red"))
    return Line.assemble(f"{label(text, 'edge')} ", *marks, (edge_line(view, text), "dim"))


def look(word: str) -> tuple[str, str]:
    family = CARDS[word].family
    return LOOKS[word if family == "element" else family]


def badge(word: str) -> Line:
    """A card's sign with its number or letter, on its colour."""
    mark, colour = look(word)
    return Line.assemble((f" {mark} {value(word)} ", f"bold reverse {colour}"))


def listed(word: str, text: Text) -> Line:
    """A card in a list: its sign and its name."""
    mark, colour = look(word)
    return Line.assemble((mark, f"bold {colour}"), f" {text.named(word)}")


# The battle


def battle(view: dict[str, Any], text: Text) -> Table:
    grid = Table(box=box.ROUNDED, show_lines=True, expand=True, padding=(0, 0, 0, 1))
    grid.add_column(label(text, "forest"), width=6, style="green")
    for column in COLUMNS:
        grid.add_column(str(column), ratio=3, overflow="fold")
    grid.add_column(f"5 {label(text, 'stack')}", ratio=4, overflow="fold")
    for i, row in enumerate(ROWS):
        squares = [square(view, text, f"{row}{column}") for column in COLUMNS]
        grid.add_row(forest(row, i), *squares, stack(view, text, row, view["stacks"][i]))
    return grid


def forest(row: str, i: int) -> Line:
    """The letter of the row, and trees."""
    lines = [FOREST[(i + n) % 2] for n in range(3)]
    return Line.assemble((row, "bold"), f" {lines[0]}\n  {lines[1]}\n  {lines[2]}")


def square(view: dict[str, Any], text: Text, name: str) -> Line:
    word = view["board"].get(name)
    if word is None:
        return Line("·", "dim")
    line = badge(word)
    if view["figure"] == name:
        line.append(f" {FIGURE} ", "bold reverse")
    return line.append(f"\n{text.named(word)}")


def stack(view: dict[str, Any], text: Text, row: str, pile: dict[str, Any]) -> Line:
    """What lies revealed on a stack, how many cards it has, which of them are known."""
    parts = [square(view, text, f"{row}5")] if f"{row}5" in view["board"] else []
    parts.append(Line(f"▒ {pile['count']}", "red"))
    for depth, word in enumerate(pile["known"], start=1):
        parts.append(Line.assemble((f"{depth} ", "dim"), listed(word, text)))
    return Line("\n").join(parts)


# The mobilisation


def mobilisation(view: dict[str, Any], text: Text) -> Table:
    """The four columns, and below each how many desertions threaten it."""
    grid = Table(box=box.ROUNDED, expand=True, show_footer=True, padding=(0, 0, 0, 1))
    for number in COLUMNS:
        threats = view["desertion"].count(number)
        grid.add_column(
            f"{label(text, 'column')} {number}",
            footer=Line(f"{label(text, 'desertion')} {threats}", "red" if threats else "dim"),
            ratio=1,
        )
    grid.add_row(*(Group(*(priced(word, text) for word in cards)) for cards in view["columns"]))
    return grid


def priced(word: str, text: Text) -> Line:
    """A card in a list, with what it will cost to play."""
    line = listed(word, text)
    return line.append(f" ({CARDS[word].cost})", "dim") if CARDS[word].family in PRICED else line


# Below


def below(view: dict[str, Any], text: Text) -> Table:
    """The hands on the left, the reader's own first, and everything else on the right."""
    sides = Table.grid(expand=True, padding=(0, 2, 0, 0))
    sides.add_column(ratio=5)
    sides.add_column(ratio=4)
    left: list[RenderableType] = []
    if view["playing"]:
        left.append(Line.assemble(("▸ ", "bold"), priced(view["playing"], text)))
    if view["phase"] == "battle":
        left += [hand(view, text, owner) for owner in hands_in_order(view)]
    sides.add_row(*(Group(*side) for side in (left, zones(view, text)) if side))
    return sides


def hand(view: dict[str, Any], text: Text, owner: int) -> RenderableType:
    """A hand, equal cards together, with what each costs and is good for."""
    title = Line(f"{hand_title(view, text, owner)} {view['hands'][owner]['count']}", "bold")
    cards = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    cards.add_column("", justify="right")
    cards.add_column("")
    for name in ("cost", "strength", "vitality"):
        cards.add_column(label(text, name), justify="right")
    known = seen_of_hand(view, owner)
    for word, count in known:
        card = CARDS[word]
        numbers = (str(number or "") for number in (card.strength, card.vitality))
        cards.add_row(str(count), listed(word, text), str(card.cost), *numbers)
    return Group(title, cards) if known else title


def zones(view: dict[str, Any], text: Text) -> list[RenderableType]:
    """The piles with their counts; what is known to lie on the deck; the Feats."""
    counts = [
        ("♣", "pile", view["pile"]),
        ("♣", "deck", view["deck"]["count"]),
        ("♣", "discard", len(view["discard"])),
        ("♣", "removed", len(view["removed"])),
        ("▲", "discard", len(view["ravage_discard"])),
    ]
    lines: list[RenderableType] = []
    for mark, name, count in counts:
        if count or name == "deck":
            lines.append(Line.assemble(f"{mark} {label(text, name)} ", (str(count), "bold")))
        if name == "deck":
            lines += [Padding(listed(word, text), (0, 0, 0, 2)) for word in view["deck"]["known"]]
            for word, count in tally(view["recruited"]):
                lines.append(Padding(Line.assemble(f"{count} ", listed(word, text)), (0, 0, 0, 2)))
    if view["figure"] == "beside":
        lines.append(Line(f"{FIGURE} {label(text, 'figure')}"))
    if view["feats"]:
        lines.append(Line(label(text, "feats"), "bold"))
        lines += [listed(word, text) for word in view["feats"]]
    return lines
