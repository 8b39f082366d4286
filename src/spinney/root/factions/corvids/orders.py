"""How others go on where nothing but a card in hand would let them guess a plot."""

from __future__ import annotations

from typing import Any


def go_on_elsewhere(view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """Guess nothing, if one is only asked (13.2.4)."""
    return "done" if asked["ask"] == "expose-in" and asked["about"] == [1] else None
