"""What all drawings in the terminal share: how wide they get, and the line above them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text as Line

from spinney.core.text import Text

WIDEST = 120


def sheet(*drawn: RenderableType) -> RenderableType:
    """One below the other, and no wider than is easy to read."""
    return Constrain(Group(*drawn), WIDEST)


def headline(text: Text, status: Iterable[str]) -> Line:
    """The name of the game, and where it stands."""
    line = Line.assemble((text.title(), "bold italic"))
    for part in status:
        line.append(" · ", "dim").append(part)
    return line
