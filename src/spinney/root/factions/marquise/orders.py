"""How the Marquise goes on where nothing but a card in hand could give something to choose."""

from __future__ import annotations

from typing import Any


def go_on(view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """Buy no further action (6.5)."""
    return "done" if asked["ask"] == "marquise-act" and asked["about"] == [0] else None
