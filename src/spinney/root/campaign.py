"""Campaigns against the Mechanical Marquise: games in a chain (M.8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.core.campaign import Campaign, Keeping
from spinney.core.game import Game
from spinney.core.setup import Setup
from spinney.root import kept
from spinney.root.cards import COST, IS_PERSISTENT
from spinney.root.options import HEAD_STARTS
from spinney.root.state import Root
from spinney.root.words import DECK_CARDS, VOCABULARY

EACH_WIN: Final = 3
"""M.8.5: with so many more points she begins after each game that was won."""
KEEPSAKES: Final = tuple(VOCABULARY.word(card) for card in range(DECK_CARDS) if IS_PERSISTENT[card])


class RootCampaign(Campaign[Root]):
    """As many chapters as there are head starts: with one more she would have won (R131)."""

    def __init__(self, game: Game[Root]) -> None:
        super().__init__("M.8.5", len(HEAD_STARTS), KEEPSAKES)
        self.game = game

    def opens(self, setup: Setup) -> bool:
        alone = setup["head_start"] == HEAD_STARTS[0] and not setup["kept"]
        return setup["mechanical"] == "cooperative" and alone

    def wins(self, setup: Setup) -> int:
        return self.opposed(setup) // EACH_WIN

    def opposed(self, setup: Setup) -> int:
        return setup.number("head_start")

    def kept(self, setup: Setup) -> list[list[str]]:
        return kept.named(setup["kept"]) or [[] for _ in range(self.game.seats(setup))]

    def keepings(self, g: Root, setup: Setup) -> list[Keeping]:
        """Cards that lie crafted in the end, one for each game that was won (R130)."""
        return [Keeping(crafted(g, seat), self.wins(setup) + 1) for seat in range(g.seats)]

    def preferred(self, g: Root, setup: Setup, seat: int) -> list[str]:
        """Those that are hardest to craft again."""
        things, most = self.keepings(g, setup)[seat]
        return sorted(things, key=lambda card: -len(COST[VOCABULARY.number(card)]))[:most]

    def following(self, setup: Setup, chosen: Sequence[Sequence[str]]) -> Setup:
        points = self.opposed(setup) + EACH_WIN
        cards = kept.SEATS.join(kept.CARD.join(each) or kept.NONE for each in chosen)
        return self.game.setup(**setup.values | {"head_start": points, "kept": cards})


def crafted(g: Root, seat: int) -> tuple[str, ...]:
    cards = [card for card in g.crafted[g.players[seat]] if IS_PERSISTENT[card]]
    return tuple(VOCABULARY.word(card) for card in sorted(cards))
