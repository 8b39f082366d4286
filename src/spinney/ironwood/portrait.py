"""What a learned outlook looks at in Ironwood: the reasons, the whole board, one's own cards.

The two sides want different things of the same board, so each has cells of its own for it.
"""

from __future__ import annotations

from typing import Final

from spinney.core.portrait import Layout, Portrait, numbered
from spinney.ironwood.reasons import REASONS
from spinney.ironwood.state import BARE, FORGE, STAGES, Ironwood
from spinney.ironwood.words import CARD_NAMES, MOUNTAINS, PLACES, SIDES

LONGEST: Final = 12
"""Rounds beyond this count as so many, and slots of a round."""


class IronwoodLayout(Layout):
    def __init__(self) -> None:
        super().__init__()
        self.reasons = self.block("reason", [reason.name for reason in REASONS])
        self.side = self.block("side", numbered(len(SIDES)))
        self.alone = self.block("alone")
        self.round = self.block("round", numbered(LONGEST + 1))
        self.stage = self.block("stage", [f"{side}-{stage}" for side in SIDES for stage in STAGES])
        self.slot = self.block(
            "slot", [f"{side}-{n}" for side in SIDES for n in range(LONGEST + 1)]
        )
        self.board = len(self.names)
        """What each side sees of the board; the second side's cells follow the first's."""
        self.warriors = self.block("warriors", numbered(PLACES)) - self.board
        self.golems = self.block("golems", numbered(PLACES)) - self.board
        self.sites = self.block("sites", numbered(MOUNTAINS * (FORGE + 1))) - self.board
        self.totems = self.block("totems", numbered(2 * PLACES)) - self.board
        self.secured = self.block("secured") - self.board
        self.drill = self.block("drill", numbered(MOUNTAINS)) - self.board
        self.track = self.block("track") - self.board
        self.hopper = self.block("hopper") - self.board
        self.crystals = self.block("crystals", numbered(len(SIDES))) - self.board
        self.found = self.block("found") - self.board
        self.burned = self.block("burned") - self.board
        self.wide = len(self.names) - self.board
        self.block("other-side", numbered(self.wide))
        self.hand = self.block("hand", CARD_NAMES)
        self.played = self.block("played", CARD_NAMES)
        self.in_play = self.block("in-play", CARD_NAMES)
        self.deck = self.block("deck", CARD_NAMES)

    def add(self, into: Portrait, g: Ironwood, seat: int, amounts: list[float]) -> None:
        side = g.seat.index(seat)
        into.add_reasons(self.reasons, amounts)
        into.add(self.side + side, 1)
        into.add(self.alone, int(g.seats == 1))
        into.add(self.round + min(g.round, LONGEST), 1)
        into.add(self.stage + side * len(STAGES) + g.stage, 1)
        into.add(self.slot + side * (LONGEST + 1) + min(g.slot, LONGEST), 1)
        self.add_board(into, g, self.board + side * self.wide)
        for card in g.hands[side]:
            into.add(self.hand + card, 1)
        for card in g.played[side]:
            into.add(self.played + card, 1 + g.cubes[card])
        for card in g.in_play[side]:
            into.add(self.in_play + card, 1 + g.cubes[card])
        for card in g.decks[side]:
            into.add(self.deck + card, 1)

    def add_board(self, into: Portrait, g: Ironwood, first: int) -> None:
        for place in range(PLACES):
            into.add(first + self.warriors + place, g.warriors[place])
            into.add(first + self.golems + place, g.golems[place])
        for mountain in range(MOUNTAINS):
            if g.sites[mountain] != BARE:
                into.add(first + self.sites + mountain * (FORGE + 1) + g.sites[mountain], 1)
        for totem in g.totems:
            into.add(first + self.totems + totem, 1)
        into.add(first + self.secured, g.secured)
        into.add(first + self.drill + g.drill, 1)
        into.add(first + self.track, g.track)
        into.add(first + self.hopper, g.hopper)
        for side in SIDES:
            into.add(first + self.crystals + side, g.crystals[side])
        into.add(first + self.found, len(g.found))
        into.add(first + self.burned, len(g.burned))


LAYOUT: Final = IronwoodLayout()
