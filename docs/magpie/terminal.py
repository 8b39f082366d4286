"""Magpie in the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.symbols.captions import label
from spinney.symbols.printer import headline, sheet


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    magpies = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for seat, held in enumerate(view["held"]):
        ring = "◈" if view["keeper"] == seat else ""
        magpies.add_row(ring, text.seat(seat), "▒ " * held)
    above = headline(text, [label(text, "round", round=view["round"])])
    cards = [Line(label(text, pile, cards=" ".join(view[pile]))) for pile in ("shown", "hand")]
    return sheet(above, magpies, *cards)
