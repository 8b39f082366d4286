"""What a learned outlook looks at in Ironwood: the reasons, the whole board, one's own cards.

The two sides want different things of the same board, so each has cells of its own for it.
"""

from __future__ import annotations

from typing import Final

from spinney.core.portrait import Layout, Portrait, numbered
from spinney.ironwood.ironclads import (
    FORGE_PRICE,
    FORGES_TO_WIN,
    controlled_foundations,
    forges,
)
from spinney.ironwood.pieces import units
from spinney.ironwood.reasons import REASONS
from spinney.ironwood.state import BARE, FORGE, FOUNDATION, STAGES, Ironwood
from spinney.ironwood.woodwalkers import TOTEMS_TO_WIN, discoverers
from spinney.ironwood.words import CARD_NAMES, IRONCLADS, MOUNTAINS, PLACES, SIDES, VISIONS

LONGEST: Final = 12
"""Rounds beyond this count as so many, slots of a round, and crystals."""
GUARDED, FREE, NEAR = range(3)
"""A vision in the hand: its mountain is held, or it is free, or a warband is near it, too."""

FEW: Final = 4
"""More units than this count as so many, and more forges that could be built."""
HELD = ("intact", "fading", "drill", "founded", "outpost")
DRILL, FOUNDED, OUTPOST = range(2, len(HELD))
"""What is guarded: a totem, the loaded drill, a foundation, a mountain that could have one."""


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
        self.visions = self.block("vision", numbered(len(SIDES) * (NEAR + 1) * VISIONS))
        self.race = self.block("race", numbered(len(SIDES) * TOTEMS_TO_WIN * FORGES_TO_WIN))
        self.wealth = self.block("wealth", numbered(len(SIDES) * (LONGEST + 1)))
        self.guards = self.block("guard", numbered(len(SIDES) * len(HELD) * (FEW + 1) ** 2))
        self.hoard = self.block("hoard", numbered(len(SIDES) * (FEW + 1) ** 2))

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
        self.add_visions(into, g, self.visions + side * (NEAR + 1) * VISIONS)
        lead = (side * TOTEMS_TO_WIN + g.secured) * FORGES_TO_WIN + forges(g)
        into.add(self.race + lead, 1)
        saved = min(g.crystals[IRONCLADS], LONGEST)
        into.add(self.wealth + side * (LONGEST + 1) + saved, 1)
        self.add_guards(into, g, self.guards + side * len(HELD) * (FEW + 1) ** 2)
        ready = min(FEW, len(controlled_foundations(g)))
        price = min(FEW, g.crystals[IRONCLADS] // FORGE_PRICE)
        into.add(self.hoard + (side * (FEW + 1) + ready) * (FEW + 1) + price, 1)

    def add_guards(self, into: Portrait, g: Ironwood, first: int) -> None:
        """What is worth an attack: how many stand there, and how many next to it."""
        board = g.box.board
        for totem in g.totems:
            self.add_guard(into, g, first, totem & 1, totem >> 1)
        for mountain in range(MOUNTAINS):
            if mountain == g.drill and g.hopper:
                self.add_guard(into, g, first, DRILL, mountain)
            if g.sites[mountain] == FOUNDATION:
                self.add_guard(into, g, first, FOUNDED, mountain)
            elif g.warriors[mountain] and board.outer >> mountain & 1:
                self.add_guard(into, g, first, OUTPOST, mountain)

    def add_guard(self, into: Portrait, g: Ironwood, first: int, what: int, place: int) -> None:
        enemies = max([units(g, other) for other in g.box.board.touch[place]], default=0)
        cell = (what * (FEW + 1) + min(FEW, units(g, place))) * (FEW + 1) + min(FEW, enemies)
        into.add(first + cell, 1)

    def add_visions(self, into: Portrait, g: Ironwood, first: int) -> None:
        """The hand of visions, by what keeps each from being a totem."""
        for vision in g.vision_hand:
            status = GUARDED
            if not units(g, vision + 1):
                status = NEAR if discoverers(g, vision) else FREE
            into.add(first + status * VISIONS + vision, 1)

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
