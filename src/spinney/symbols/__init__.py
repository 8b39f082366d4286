"""Symbols of our own, for pictures, pages and the browser alike.

`sheet.svg` holds the symbols that games share, the washes and the filters; `base.css` says how they
are drawn, and `light.css` and `dark.css` only which colours; the files `wishes*.css` have what only
a page can wish for (see `wishes`). A game, or a part of one, has symbols of its own in the folder
`symbols` of its package, in files of the same names: a picture is drawn from these and from the
common ones. Every id and class starts with `sp-`, so that a picture can stand inside a page.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from xml.etree import ElementTree

from spinney.core.errors import SetupError

THEMES = ("auto", "light", "dark")
UNSTYLED = "none"
"""Instead of a theme: a drawing for a page that brings its own style and symbols."""
REFERENCE = re.compile(r'(?:href="|url\()#(sp-[\w-]+)')
CLASSES = re.compile(r'class="([^"]+)"')
CLASS = re.compile(r"\.(sp-[\w-]+)")
RULE = re.compile(r"([^{}]+)\{([^{}]+)\}")

Packages = tuple[str, ...]


@functools.cache
def sheet(packages: Packages = ()) -> dict[str, str]:
    """What the common sheet and those of these packages hold, by id, each as markup."""
    found: dict[str, str] = {}
    for text in files("sheet.svg", packages):
        for element in ElementTree.fromstring(text):
            name = element.attrib["id"]
            assert name not in found, f"the symbol {name} stands twice"
            for part in element.iter():
                part.tag = part.tag.partition("}")[2]
                part.text = part.tail = None
            found[name] = ElementTree.tostring(element, "unicode")
    return found


def definitions(markup: str, packages: Packages = ()) -> str:
    """Whatever of the sheets this markup refers to, directly or through a symbol."""
    wanted: dict[str, str] = {}
    names = REFERENCE.findall(markup)
    while names:
        name = names.pop()
        if name not in wanted:
            wanted[name] = sheet(packages)[name]
            names += REFERENCE.findall(wanted[name])
    return "".join(wanted[name] for name in sorted(wanted))


def style(theme: str, markup: str, packages: Packages = ()) -> str:
    """Whatever of a theme this markup has a use for; `auto` follows the reader's preference."""
    if theme not in THEMES:
        raise SetupError(f"no theme {theme!r}; there is {', '.join(THEMES)}")
    used = {f".{name}" for names in CLASSES.findall(markup) for name in names.split()}
    base, light, dark = (
        rules("".join(files(f"{name}.css", packages)), used) for name in ("base", "light", "dark")
    )
    return themed(theme, base, light, dark)


def themed(theme: str, base: str, light: str, dark: str) -> str:
    if theme == "auto":
        return f"{base}{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
    return base + (light if theme == "light" else dark)


@functools.cache
def everything(theme: str, packages: Packages = ()) -> tuple[str, str]:
    """The whole style and all symbols of these packages, for many pictures on one page."""
    symbols = "".join(markup for _, markup in sorted(sheet(packages).items()))
    css = (each for name in ("base", "light", "dark") for each in files(f"{name}.css", packages))
    named = " ".join(CLASS.findall("".join(css)))
    return style(theme, f'class="{named}"', packages) + wishes(theme, packages), symbols


def wishes(theme: str, packages: Packages = ()) -> str:
    """What a page may wish for by a class of its root element: `patterns` that tell suits and
    owners apart without their colours, or `high-contrast`."""
    base, light, dark = (
        "".join(files(f"{name}.css", packages))
        for name in ("wishes", "wishes-light", "wishes-dark")
    )
    return themed(theme, base, light, dark)


def rules(css: str, used: set[str]) -> str:
    """The rules of a style sheet that say something about the classes in use."""
    found = []
    for selectors, declared in RULE.findall(css):
        wanted = [name for name in selectors.replace(",", " ").split() if name in used]
        if wanted:
            found.append(f"{', '.join(wanted)} {{ {declared.strip()} }}\n")
    return "".join(found)


@functools.cache
def files(name: str, packages: Packages = ()) -> list[str]:
    """The common file of this name, and those that there are of these packages."""
    folders = [importlib.resources.files("spinney.symbols")]
    folders += [importlib.resources.files(package).joinpath("symbols") for package in packages]
    found = [folder.joinpath(name) for folder in folders]
    return [file.read_text("utf-8") for file in found if file.is_file()]
