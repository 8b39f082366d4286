"""Pictures in parts: each has a name that stays, and is drawn again only if it looks different.

A picture is some sheets of paper: the board, slips beside it, cards in hand. On each lie its parts,
in the order in which they are laid down. A part is a function and all that it is given besides the
text, so whoever is given the same draws the same: a canvas compares and draws only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from spinney.core.text import Text
from spinney.symbols.pen import group, page, part, trace

Box = tuple[float, float, float, float]
"""The left edge, the upper edge, the width and the height."""

# The kinds of sheets
BOARD = "board"
ASIDE = "aside"
CARD = "card"


LEGIBLE = 11
"""In pixels: nothing that matters is written smaller on a screen of 1400x900."""
BOARD_SHOWN, ASIDE_SHOWN = 900, 400
"""How many pixels broad the board and what stands beside it are shown there."""
CARD_SHOWN = 0.83
"""How many pixels of it a unit of a card in hand takes."""


class Part(NamedTuple):
    name: str
    """The same all game, and of nothing else on the page."""
    draw: Callable[..., str]
    """Makes markup of the text and of what is given, and of nothing else."""
    given: tuple[Any, ...] = ()


class Sheet(NamedTuple):
    name: str
    kind: str
    box: Box
    """What of its ground is shown, in the coordinates of its parts."""
    parts: list[Part]
    place: str = ""
    """The transform that brings it to its place on the whole page."""


def least(sheet: Sheet) -> float:
    """How large lettering on a sheet has to be, so that it can be read where it is shown."""
    if sheet.kind == CARD:
        return LEGIBLE / CARD_SHOWN
    return LEGIBLE * sheet.box[2] / (BOARD_SHOWN if sheet.kind == BOARD else ASIDE_SHOWN)


class Picture(NamedTuple):
    width: int
    height: float
    sheets: list[Sheet]


class Laid(NamedTuple):
    """A sheet as it is told: the names of its parts instead of the parts."""

    name: str
    kind: str
    box: Box
    parts: list[str]


class Change(NamedTuple):
    """What of a picture is different. Parts that no sheet names any more are gone."""

    sheets: list[Laid] | None
    """All sheets, if any of them is another than before."""
    parts: dict[str, str]
    """The markup of parts that are new or have changed."""


class Canvas:
    """What somebody has seen of a picture: the next one costs only what is different on it."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._sheets: list[Laid] = []
        self._parts: dict[str, Part] = {}

    def renew(self, picture: Picture) -> Change:
        drawn = {each.name: each.draw(self.text, *each.given) for each in self.differing(picture)}
        return self.see(picture, drawn)

    def differing(self, picture: Picture) -> list[Part]:
        """The parts that look different from what was seen before."""
        parts = (each for sheet in picture.sheets for each in sheet.parts)
        return [each for each in parts if self._parts.get(each.name) != each]

    def see(self, picture: Picture, drawn: dict[str, str]) -> Change:
        """Take a picture for seen, of which the parts that differ have been drawn."""
        self._parts = {each.name: each for sheet in picture.sheets for each in sheet.parts}
        sheets = [laid(sheet) for sheet in picture.sheets]
        moved, self._sheets = sheets != self._sheets, sheets
        return Change(sheets if moved else None, drawn)


def moved(each: Part, x: float, y: float, place: str = "") -> Part:
    """A part laid down elsewhere on its sheet; perhaps in a place, which has a word of its own."""
    return Part(each.name, moved_there, (x, y, place, each.draw, *each.given))


def moved_there(
    text: Text, x: float, y: float, place: str, draw: Callable[..., str], *given: Any
) -> str:
    drawn = draw(text, *given)
    where = {"data_place": place} if place else {}
    return group(drawn, transform=f"translate({trace(x, y)})", **where) if drawn else ""


def laid(sheet: Sheet) -> Laid:
    return Laid(sheet.name, sheet.kind, sheet.box, [each.name for each in sheet.parts])


def whole(picture: Picture, text: Text, theme: str, described: Sequence[str], *beside: str) -> str:
    """The picture as one document: every sheet at its place, and what is only on the page.

    It is described by sentences without their full stops.
    """
    drawn = (whole_sheet(sheet, text) for sheet in picture.sheets)
    told = ". ".join(described) + "."
    return page(picture.width, picture.height, theme, text, told, *drawn, *beside)


def whole_sheet(sheet: Sheet, text: Text) -> str:
    parts = (group(each.draw(text, *each.given), data_name=each.name) for each in sheet.parts)
    more = {"transform": sheet.place} if sheet.place else {}
    return part(sheet.kind, sheet.box, *parts, data_sheet=sheet.name, **more)
