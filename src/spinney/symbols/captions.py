"""What drawings write beside their symbols, in SVG and in the terminal alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spinney.core.text import Text


def label(text: Text, name: str, /, **args: str | int) -> str:
    """A caption of the game's own: its message `label-NAME`."""
    return text.say(f"label-{name}", **args)


def named(name: str, what: str) -> str:
    """A name, and what is said of it."""
    return f"{name} \N{EN DASH} {what}"


def tally(words: Iterable[str]) -> list[tuple[str, int]]:
    """The different words with their counts, in the order of the view."""
    return list(Counter(words).items())
