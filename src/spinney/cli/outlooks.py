"""Who goes by reasons though a learned outlook was asked for, which is said before a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.bots.habits import NONE, habits_of
from spinney.bots.outlooks import why_reasons
from spinney.bots.registry import habits_wanted, outlook_wanted
from spinney.cli.screen import new_console
from spinney.core.game import Game
from spinney.core.setup import Setup
from spinney.core.text import Text


def tell_untrained(game: Game[Any], setup: Setup, bots: Iterable[str], text: Text) -> None:
    """A line for each such bot, on the error stream. Raises SetupError for a file that is none."""
    console = new_console(stderr=True)
    for bot in dict.fromkeys(bots):
        habits_of(game, habits_wanted(bot) or NONE)
        why = why_reasons(game, setup, outlook_wanted(bot))
        if why is not None:
            reason = text.say(why.key, game=text.title(), **why.facts)
            console.print(text.say("outlook-unused", bot=bot, why=reason), soft_wrap=True)
