"""The server's own sentences, in the languages of the games."""

from __future__ import annotations

from spinney.bots.levels import NAMES, USUAL
from spinney.core.errors import SpinneyError
from spinney.core.records import letter
from spinney.core.text import LANGUAGES, Text, said
from spinney.server.errors import Refused

DEFAULT_LANGUAGE = LANGUAGES[0]
LEVELS = (*NAMES, "random", "greedy", "search")
"""The bots that may sit down at a table: the levels, which people are offered, and what tables of
earlier days have instead. Others run programs of their owner's."""

DEFAULT_LEVEL = USUAL
"""The bot that sits down where nobody says which."""

LONGEST = 1000
"""How many characters of what somebody has sent are repeated to them."""


class Words:
    """What the server says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else DEFAULT_LANGUAGE

    def say(self, key: str, /, **args: str | int) -> str:
        return said(("spinney.server",), self.language, key, tuple(args.items()))

    def refused(self, error: SpinneyError) -> str:
        """Why not, as a sentence."""
        if not isinstance(error, Refused):
            return shortened(str(error))
        args = {
            name: shortened(value) if isinstance(value, str) else value
            for name, value in error.args_said.items()
        }
        return shortened(error.said) or self.say(f"refused-{error.name}", **args)

    def bot(self, level: str, seat: int) -> str:
        return self.say("bot-name", level=self.say(f"level-{level}"), letter=letter(seat))


def shortened(text: str) -> str:
    """A sentence about what somebody has sent, as far as that is worth repeating."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "\N{HORIZONTAL ELLIPSIS}"


def about(text: Text) -> str:
    return text.say("game-about") if text.has("game-about") else ""


def facts(text: Text) -> str:
    """For how many a game is, and how long it takes."""
    return text.say("game-facts") if text.has("game-facts") else ""
