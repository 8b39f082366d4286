"""Who plays golden games of Root: bots, some of whom have been told what to go for."""

from __future__ import annotations

from typing import NamedTuple

from spinney.bots import Seat, bot_maker
from spinney.core import Table
from spinney.core.records import letter
from spinney.root.game import GAME
from spinney.root.options import MOST
from spinney.root.state import Root

VAGABONDS = ("vagabond", "vagabond_2")
ACTING = (
    *("marquise-act", "alliance-act", "vagabond-act", "ritual"),
    *("assembly", "parliament", "sway"),
    *("resolve", "craft-card", "last-things"),
)
"""The questions at which a dominance card is activated."""
AIDING = ("vagabond-act", "aid-whom", "aid-card", "aid-item", "take-item")
FRIENDSHIP = ("9.2.9.I.b", "9.2.9.II.a")
"""What advances a marker, and what scores for the aid of an ally."""


class Party(NamedTuple):
    """A bot at every seat, what the Vagabonds are, who is after dominance or friendship."""

    bot: str = "greedy"
    characters: tuple[str, ...] = ()
    keen: tuple[str, ...] = ()
    """Factions that keep their dominance cards and activate one as soon as they may; with it a
    Vagabond forms a coalition."""
    friend: str = ""
    """The faction that a Vagabond aids when that makes them better friends, and never else."""


class Bots:
    """All the bots at one table; their luck comes of the name of the game."""

    def __init__(self, name: str, party: Party) -> None:
        self.party = party
        self.bots = [bot_maker(party.bot)(f"{name} {letter(seat)}") for seat in range(MOST)]

    def choose(self, table: Table[Root]) -> int:
        """What is wished for, or what the bot likes best of what does not spoil it."""
        assert table.question is not None
        seat, ask = table.question.seat, table.question.ask.name
        me = table.roles()[seat]
        words = {GAME.vocabulary.word(option): option for option in table.question.options}
        wish = self.wish(table, me, ask, words)
        if wish:
            return words[wish]
        choice = self.bots[seat].choose(Seat(table, seat))
        if GAME.vocabulary.word(choice) in self.spoiling(me, ask, words):
            return next(words[word] for word in words if word not in self.spoiling(me, ask, words))
        return choice

    def wish(self, table: Table[Root], me: str, ask: str, words: dict[str, int]) -> str:
        if ask == "choose-character":
            return self.party.characters[VAGABONDS.index(me)]
        if me in self.party.keen and ask in ACTING:
            for word in words:
                if is_dominance(word) or word == "take_dominance":
                    return word
        if self.party.friend in words and ask == "aid-whom":
            return self.party.friend
        if self.party.friend and "aid" in words and befriends(table, self.party.friend):
            return "aid"
        return ""

    def spoiling(self, me: str, ask: str, words: dict[str, int]) -> list[str]:
        """What is not done unless there is nothing else."""
        spoils = ["aid"] if self.party.friend else []
        if me in self.party.keen and ask != "take-dominance":
            spoils += [word for word in words if is_dominance(word)]
        return spoils if len(spoils) < len(words) else []


def is_dominance(word: str) -> bool:
    return word.startswith("dominance_")


def befriends(table: Table[Root], friend: str) -> bool:
    """Whether enough can be given now to advance the marker, or to score with an ally."""
    world = table.clone("friends", log=True)
    log, wished = world.state.log, (GAME.vocabulary.number("aid"), GAME.vocabulary.number(friend))
    assert log is not None
    while world.question is not None and (ask := world.question.ask.name) in AIDING:
        options = world.question.options
        found = [word for word in wished if word in options]
        if not found and ask in ("vagabond-act", "aid-whom"):
            return False
        world.apply(found[0] if found else options[0])
        if any(event.rule in FRIENDSHIP for event in log):
            return True
    return False
