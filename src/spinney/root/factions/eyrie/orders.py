"""How the Eyrie go on where nothing but a card in hand could give something to choose."""

from __future__ import annotations

from typing import Any

from spinney.root.words import VOCABULARY


def go_on(view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """Resolve the only suit that a column of the decree has left (7.5.2)."""
    if asked["ask"] != "resolve":
        return None
    pending = view["players"][asked["seat"]]["board"]["pending"]
    suits = set(pending[VOCABULARY.word(asked["about"][0])])
    return suits.pop() if len(suits) == 1 else None
