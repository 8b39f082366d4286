"""Flock: the magpies play together, and in chapters.

They win a chapter if one of them has the ring in the end. Each chapter has a storm that is one
stronger than the last and means nothing; what a magpie still holds it may keep, one card for each
chapter that was won.
"""

from __future__ import annotations

from collections.abc import Sequence

from magpie.game import CARDS, NOBODY, ROUNDS, WORDS, Magpie, Nest
from magpie.game import GAME as MAGPIE
from spinney.core import Flow, Kind, Option, Setup
from spinney.core.campaign import Campaign, Keeping

MOST = 3
"""After as many chapters a campaign is over."""
NOTHING = "-"


def read(value: str, seats: int) -> list[list[str]]:
    """`3+5,-` says that the first keeps 3 and 5, and the second nothing."""
    found = [[] if each == NOTHING else each.split("+") for each in value.split(",")]
    return found if value != "none" else [[] for _ in range(seats)]


class Chapters(Campaign[Nest]):
    def opens(self, setup: Setup) -> bool:
        return self.opposed(setup) == 0

    def wins(self, setup: Setup) -> int:
        return setup.number("storm")

    def opposed(self, setup: Setup) -> int:
        return setup.number("storm")

    def kept(self, setup: Setup) -> list[list[str]]:
        return read(setup["kept"], setup.number("seats"))

    def keepings(self, g: Nest, setup: Setup) -> list[Keeping]:
        held = [tuple(WORDS.words[card] for card in g.cards(seat)) for seat in range(g.seats)]
        return [Keeping(each, self.wins(setup) + 1) for each in held]

    def preferred(self, g: Nest, setup: Setup, seat: int) -> list[str]:
        """The highest cards."""
        things, most = self.keepings(g, setup)[seat]
        return sorted(things, key=int, reverse=True)[:most]

    def following(self, setup: Setup, chosen: Sequence[Sequence[str]]) -> Setup:
        written = ",".join("+".join(each) or NOTHING for each in chosen)
        return GAME.setup(**setup.values | {"storm": self.wins(setup) + 1, "kept": written})


class Flock(Magpie):
    def begin(self, setup: Setup) -> Nest:
        g = super().begin(setup)
        for seat, words in enumerate(read(setup["kept"], g.seats)):
            for word in words:
                g.where[WORDS.number(word)] = seat
        return g

    def step(self, g: Nest) -> Flow:
        if g.round == 0:
            deal_the_rest(g)
            g.round += 1
        else:
            yield from super().step(g)

    def returns(self, g: Nest) -> list[float]:
        return [float(g.keeper != NOBODY)] * g.seats


def deal_the_rest(g: Nest) -> None:
    rest = [card for card in range(CARDS) if g.where[card] < 0]
    g.shuffle(rest)
    for seat in range(g.seats):
        while len(g.cards(seat)) < ROUNDS:
            g.where[rest.pop()] = seat
        for card in g.cards(seat):
            g.tell_to(1 << seat, "dealt", "1", card)


GAME = Flock(
    name="flock",
    package="flock",
    kind=Kind(seats=(2, 4), chance=True, hidden=True, cooperative=True),
    vocabulary=MAGPIE.vocabulary,
    options=[
        *MAGPIE.options,
        Option("storm", [str(number) for number in range(MOST)], "0", "5"),
        Option("kept", ["none"], "none", "5", "cards to begin with", lambda value: True),
    ],
    asks=MAGPIE.asks,
    refusals=MAGPIE.refusals,
    events=MAGPIE.events,
    arguments=MAGPIE.arguments,
)
GAME.packages = ("flock", "magpie")
GAME.leaving = MAGPIE.leaving
GAME.campaign = Chapters("5", MOST, WORDS.words[:CARDS])
