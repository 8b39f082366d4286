"""One sheet of our own symbols, for pictures, pages and the browser alike.

`sheet.svg` holds the symbols, the washes and the filters; `base.css` says how they are drawn, and
`light.css` and `dark.css` only which colours. Every id and class starts with `sp-`, so that a
picture can stand inside a page.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from xml.etree import ElementTree

from spinney.core.errors import SetupError

THEMES = ("auto", "light", "dark")
REFERENCE = re.compile(r'(?:href="|url\()#(sp-[\w-]+)')


@functools.cache
def sheet() -> dict[str, str]:
    """What the sheet holds, by id, each as markup."""
    found = {}
    for element in ElementTree.fromstring(read("sheet.svg")):
        for part in element.iter():
            part.tag = part.tag.partition("}")[2]
            part.text = part.tail = None
        found[element.attrib["id"]] = ElementTree.tostring(element, "unicode")
    return found


def definitions(markup: str) -> str:
    """Whatever of the sheet this markup refers to, directly or through a symbol."""
    wanted: dict[str, str] = {}
    names = REFERENCE.findall(markup)
    while names:
        name = names.pop()
        if name not in wanted:
            wanted[name] = sheet()[name]
            names += REFERENCE.findall(wanted[name])
    return "".join(wanted[name] for name in sorted(wanted))


def style(theme: str) -> str:
    """The style sheet of a theme; `auto` follows the reader's own preference."""
    if theme not in THEMES:
        raise SetupError(f"no theme {theme!r}; there is {', '.join(THEMES)}")
    base, light, dark = read("base.css"), read("light.css"), read("dark.css")
    if theme == "auto":
        return f"{base}{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
    return base + (light if theme == "light" else dark)


@functools.cache
def read(name: str) -> str:
    return importlib.resources.files("spinney.symbols").joinpath(name).read_text("utf-8")
