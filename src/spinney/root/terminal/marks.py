"""Letters, signs and colours; the colours only underline what letters and signs say."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions import module_of
from spinney.root.looks import counted, suit_of
from spinney.symbols.captions import tally

SUIT_COLOURS = {"fox": "red", "rabbit": "yellow", "mouse": "dark_orange3", "bird": "cyan"}
ANY = "?"


def colour(faction: str) -> str:
    found: str = module_of(faction, "terminal").COLOURS[faction]
    return found


def suits(words: Sequence[str], text: Text) -> Line:
    """Suits as the first letters of their names."""
    line = Line()
    for suit in words:
        letter = ANY if suit == "any" else text.named(suit)[0].upper()
        line.append(letter, f"bold {SUIT_COLOURS.get(suit, '')}")
    return line


def cards(words: Sequence[str], text: Text) -> Line:
    """Cards with the letter of their suit."""
    told = (
        Line.assemble(suits([suit_of(word)], text), f" {counted(word, n, text)}")
        for word, n in tally(words)
    )
    return Line(", ").join(told)


def entry(name: str, told: str | Line) -> Line:
    return Line.assemble((f"{name} ", "dim"), told)


def named_or_none(word: str, text: Text) -> str:
    return "" if word == "none" else text.named(word)
