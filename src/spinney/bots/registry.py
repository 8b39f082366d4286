"""The bots there are, by name. Each is made from a seed."""

from __future__ import annotations

from collections.abc import Callable

from spinney.bots.base import Bot
from spinney.bots.random import RandomBot
from spinney.core.errors import SetupError, nearest

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
}


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def bot_maker(name: str) -> Callable[[str], Bot]:
    """What makes bots of this kind; the same seed makes one that plays the same."""
    if name not in BOTS:
        raise SetupError(f"no bot {name!r}{nearest(name, BOTS)}; there is {', '.join(BOTS)}")
    return BOTS[name]
