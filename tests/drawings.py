"""What is true of every game's drawings, in SVG and in the terminal, and how tests look at them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from properties import everybody, moments, random_game
from spinney.core import Game, Setup, SetupError, Table
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from spinney.symbols import (
    CLASSES,
    REFERENCE,
    UNSTYLED,
    definitions,
    everything,
    files,
    sheet,
)
from spinney.symbols.picture import Canvas, least

SVG = "{http://www.w3.org/2000/svg}"
IMAGES = Path(__file__).parents[1] / "docs" / "img"

View = dict[str, Any]


# Drawing


def views(game: Game[Any], setup: Setup, seed: str) -> Iterator[tuple[View, Text]]:
    """What everybody sees at some moments of a random game, each time in the next language."""
    return seen_at(moments(game, setup, seed))


def seen_at(tables: Iterator[Table[Any]]) -> Iterator[tuple[View, Text]]:
    languages = cycle(LANGUAGES)
    for table in tables:
        names = ["Ann", "Bo & <Co>"][: table.seats]
        for seat in everybody(table):
            yield table.view(seat), Text(table.game, next(languages), names, seat)


def drawn(view: View, text: Text) -> ElementTree.Element:
    return ElementTree.fromstring(text.game.svg(view, text))


def printed(view: View, text: Text, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None, markup=False)
    console.print(text.game.terminal(view, text))
    output = console.file
    assert isinstance(output, io.StringIO)
    return output.getvalue()


def both(table: Table[Any], seat: int, language: str = "en", width: int = 80) -> tuple[str, str]:
    """A table in both drawings, as a seat sees it."""
    view, text = table.view(seat), Text(table.game, language, ["Ann", "Bo"], seat)
    return table.game.svg(view, text), printed(view, text, width)


# Looking at a picture


def written(element: ElementTree.Element) -> list[str]:
    return [line.text or "" for line in element.iter(f"{SVG}text")]


def titles(root: ElementTree.Element) -> list[str]:
    """What is told to whoever points at something."""
    return [title for group in root.iter(f"{SVG}g") if (title := group.findtext(f"{SVG}title"))]


def sheet_of(root: ElementTree.Element, name: str) -> ElementTree.Element:
    """A sheet of the page by its name."""
    (found,) = (group for group in root.iter(f"{SVG}g") if group.get("data-sheet") == name)
    return found


def uses(root: ElementTree.Element, symbol: str) -> int:
    """How often a symbol is drawn outside of the sheet."""
    defined = root.find(f"{SVG}defs")
    assert defined is not None
    kept = set(defined.iter(f"{SVG}use"))
    found = (use for use in root.iter(f"{SVG}use") if use not in kept)
    return sum(use.get("href") == f"#sp-{symbol}" for use in found)


# A picture in parts, choice by choice

NAME = re.compile(r'data-name="([^"]*)"')
THING = re.compile(r'data-name="([^"]*)" data-thing="([^"]*)" data-count="([^"]*)"')
SIZE = re.compile(r'font-size="([^"]*)"')
ROUNDED = 0.06
AFRESH = 40
"""At one choice in so many everything is drawn anew, to compare."""

Things = Counter[str]
"""How many there are of each kind, on the whole picture."""


class Page:
    """What a browser has of a picture: its parts, renewed by what is sent."""

    def __init__(self, text: Text) -> None:
        self.canvas = Canvas(text)
        self.parts: dict[str, str] = {}
        self.laid: list[str] = []

    def renew(self, view: View) -> None:
        change = self.canvas.renew(self.canvas.text.game.picture(view, self.canvas.text))
        self.parts |= change.parts
        if change.sheets is not None:
            self.laid = [name for sheet in change.sheets for name in sheet.parts]
            self.parts = {name: self.parts[name] for name in self.laid}

    @property
    def names(self) -> list[str]:
        """The names of all parts and things."""
        return [*self.laid, *(n for part in self.parts.values() for n in NAME.findall(part))]

    @property
    def things(self) -> Things:
        found: Things = Counter()
        for part in self.parts.values():
            for name, kind, count in THING.findall(part):
                assert re.fullmatch(rf"[\w.-]+/{kind}(\.\d+)?", name)
                found[kind] += int(count)
        return +found


def frames(game: Game[Any], setup: Setup, seed: str, seat: int) -> Iterator[tuple[View, Things]]:
    """A random game as a seat sees it, choice by choice, with all the things on its picture.

    No two have the same name, and what was sent bit by bit is what would be drawn afresh.
    """
    text = Text(game, LANGUAGES[seat % len(LANGUAGES)], ["Ann", "Bo & <Co>"][: game.seats(setup)])
    page = Page(text)
    for i, table in enumerate(random_game(game, setup, seed)):
        view = table.view(seat)
        page.renew(view)
        names = page.names
        assert len(names) == len(set(names)), [n for n, c in Counter(names).items() if c > 1]
        if table.over or i % AFRESH == 0:
            is_legible(game, view)
            afresh = Page(text)
            afresh.renew(json.loads(json.dumps(view)))
            assert afresh.parts == page.parts
        yield view, page.things


def is_legible(game: Game[Any], view: View) -> None:
    """Nothing is written too small to be read, in no language."""
    for language in LANGUAGES:
        text = Text(game, language, ["Ann", "Bo"])
        for paper in game.picture(view, text).sheets:
            for part in paper.parts:
                sizes = SIZE.findall(part.draw(text, *part.given))
                assert all(float(size) > least(paper) - ROUNDED for size in sizes), part.name


# What is true of every game's


def is_sound(markup: str, text: Text, largest: int) -> None:
    """Well-formed, not too large, described, each id once, and nothing is referred to in vain."""
    assert len(markup.encode()) < largest
    root = ElementTree.fromstring(markup)
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    assert root.findtext(f"{SVG}title") == text.say("game-name")
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("sp-") for name in ids)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', markup)) <= set(ids)
    assert re.findall(r"https?://[^\"]*", markup) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"@import|<image|<script|url\((?!#)", markup)


def fits_the_terminal(view: View, text: Text) -> None:
    """80 columns are enough, 120 are used, and every sign is one column wide."""
    narrow, wide = printed(view, text), printed(view, text, 200)
    assert max(map(cell_len, narrow.splitlines())) == 80
    assert max(map(cell_len, wide.splitlines())) == 120
    for sign in set(narrow):
        assert sign == "\n" or cell_len(sign) == 1
        assert unicodedata.east_asian_width(sign) not in "WF"


def has_themes(view: View, text: Text) -> None:
    """Light, dark, and by default whichever the reader's system has; no other."""
    svg = text.game.svg
    auto, light, dark = (svg(view, text, theme) for theme in ("auto", "light", "dark"))
    assert "prefers-color-scheme: dark" in auto
    assert "prefers-color-scheme" not in light + dark
    assert light != dark
    assert auto == svg(view, text)
    with pytest.raises(SetupError, match="no theme 'pink'; there is auto, light, dark"):
        svg(view, text, "pink")
    is_unstyled(svg(view, text, UNSTYLED), text.game)


def is_unstyled(markup: str, game: Game[Any]) -> None:
    """A drawing for a page that has the style and the symbols of its game once."""
    root = ElementTree.fromstring(markup)
    assert root.find(f"{SVG}style") is None
    assert not [element for element in root.iter() if "id" in element.attrib]
    style, symbols = everything("auto", game.packages)
    assert set(REFERENCE.findall(markup)) <= set(re.findall(r' id="([^"]+)"', symbols))
    classes = {name for names in CLASSES.findall(markup + symbols) for name in names.split()}
    assert classes <= set(re.findall(r"\.(sp-[\w-]+)", style))


def is_up_to_date(game: Game[Any], theme: str, seat: int) -> None:
    """The picture of the docs, in this theme, is what would be drawn now."""
    position = json.loads((IMAGES / f"{game.name}.json").read_text("utf-8"))
    view = table_at(game, position, "0").view(seat)
    file = IMAGES / (f"{game.name}-dark.svg" if theme == "dark" else f"{game.name}.svg")
    picture = game.svg(view, Text(game, "en", (), seat), theme)
    assert file.read_text("utf-8").strip() == picture, f"redraw {file.name}"


def has_its_symbols(game: Game[Any]) -> None:
    """Whatever a symbol refers to is there, all is styled, and each colour is in both themes."""
    packages = game.packages
    assert all(definitions(f'href="#{name}"', packages) for name in sheet(packages))
    base, light, dark = (
        re.findall(r"\.(sp-[\w-]+)", "".join(files(f"{name}.css", packages)))
        for name in ("base", "light", "dark")
    )
    assert light == dark
    classes = re.findall(r'class="([^"]+)"', "".join(files("sheet.svg", packages)))
    assert set(" ".join(classes).split()) <= {*base, *light}


def differ_for(owner: int, one: Table[Any], other: Table[Any]) -> None:
    """Two tables look the same to everybody but one seat, to whom both drawings differ."""
    for seat in everybody(one):
        if seat != owner:
            assert both(one, seat) == both(other, seat)
    for mine, others in zip(both(one, owner), both(other, owner), strict=True):
        assert mine != others


def loads_no_drawing(game: Game[Any]) -> None:
    """An engine without a screen does not pay for the drawings."""
    loaded = f"import sys, {game.package}.game; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0
