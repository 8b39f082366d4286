"""One sheet of our own symbols, for pictures, pages and the browser alike.

`sheet.svg` holds the symbols, the washes and the filters, `ironwood.svg` more symbols; `base.css`
says how they are drawn, and `light.css` and `dark.css` only which colours. Every id and class
starts with `sp-`, so that a picture can stand inside a page.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from xml.etree import ElementTree

from spinney.core.errors import SetupError

SHEETS = ("sheet.svg", "ironwood.svg")
THEMES = ("auto", "light", "dark")
REFERENCE = re.compile(r'(?:href="|url\()#(sp-[\w-]+)')
CLASSES = re.compile(r'class="([^"]+)"')
RULE = re.compile(r"([^{}]+)\{([^{}]+)\}")


@functools.cache
def sheet() -> dict[str, str]:
    """What the sheet holds, by id, each as markup."""
    found = {}
    for name in SHEETS:
        for element in ElementTree.fromstring(read(name)):
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


def style(theme: str, markup: str) -> str:
    """Whatever of a theme this markup has a use for; `auto` follows the reader's preference."""
    if theme not in THEMES:
        raise SetupError(f"no theme {theme!r}; there is {', '.join(THEMES)}")
    used = {f".{name}" for names in CLASSES.findall(markup) for name in names.split()}
    base, light, dark = (rules(read(f"{name}.css"), used) for name in ("base", "light", "dark"))
    if theme == "auto":
        return f"{base}{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
    return base + (light if theme == "light" else dark)


def rules(css: str, used: set[str]) -> str:
    """The rules of a style sheet that say something about the classes in use."""
    found = []
    for selectors, declared in RULE.findall(css):
        wanted = [name for name in selectors.replace(",", " ").split() if name in used]
        if wanted:
            found.append(f"{', '.join(wanted)} {{ {declared.strip()} }}\n")
    return "".join(found)


@functools.cache
def read(name: str) -> str:
    return importlib.resources.files("spinney.symbols").joinpath(name).read_text("utf-8")
