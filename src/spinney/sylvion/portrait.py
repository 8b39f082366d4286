"""What a learned outlook looks at in Sylvion: the reasons, the battlefield and all the cards."""

from __future__ import annotations

from typing import Final

from spinney.core.portrait import Layout, Portrait, numbered
from spinney.sylvion.cards import EDGE
from spinney.sylvion.reasons import REASONS
from spinney.sylvion.state import STAGES, Sylvion
from spinney.sylvion.words import CARDS, CELLS, DEFENDERS, EMPTY, SYLVAN, VOCABULARY

LONGEST: Final = 10
"""Turns beyond this count as so many, and cards in a stack."""


class SylvionLayout(Layout):
    """The guardians win together, so a seat is told of what all have."""

    def __init__(self) -> None:
        super().__init__()
        words = VOCABULARY.words
        self.reasons = self.block("reason", [reason.name for reason in REASONS])
        self.seats = self.block("seats", numbered(3))
        self.advanced = self.block("advanced")
        self.elements = self.block("elements")
        self.reinforcements = self.block("reinforcements", numbered(LONGEST + 1))
        self.stage = self.block("stage", STAGES)
        self.active = self.block("active")
        self.turn = self.block("turn", numbered(LONGEST + 1))
        self.bloom = self.block("bloom", numbered(EDGE + 1))
        self.points = self.block("points")
        self.stacks = self.block("stacks", numbered(LONGEST + 1))
        self.board = self.block(
            "board", [f"{cell}-{card}" for cell in range(CELLS) for card in words[:CARDS]]
        )
        self.figure = self.block("figure", numbered(CELLS))
        self.hand = self.block("hand", words[:SYLVAN])
        self.deck = self.block("deck", words[:DEFENDERS])
        self.ravage = self.block("ravage-discard", words[:CARDS])
        self.feats = self.block("feats", words[:DEFENDERS])

    def add(self, into: Portrait, g: Sylvion, seat: int, amounts: list[float]) -> None:
        into.add_reasons(self.reasons, amounts)
        into.add(self.seats + g.seats, 1)
        into.add(self.advanced, int(g.advanced))
        into.add(self.elements, int(g.elements))
        into.add(self.reinforcements + min(g.reinforcements, LONGEST), 1)
        into.add(self.stage + g.stage, 1)
        into.add(self.active, int(g.active == seat))
        into.add(self.turn + min(g.turn, LONGEST), 1)
        into.add(self.bloom + max(0, min(g.bloom, EDGE)), 1)
        into.add(self.points, g.points)
        for stack in g.stacks:
            into.add(self.stacks + min(len(stack), LONGEST), 1)
        for cell in range(CELLS):
            if g.board[cell] != EMPTY:
                into.add(self.board + cell * CARDS + g.board[cell], 1)
        if g.figure >= 0:
            into.add(self.figure + g.figure, 1)
        for card in range(SYLVAN):
            held = 0
            for hand in g.hands:
                held += hand[card]
            into.add(self.hand + card, held)
        deck = [0] * DEFENDERS
        for card in g.deck:
            deck[card] += 1
        for card in range(DEFENDERS):
            into.add(self.deck + card, deck[card])
        for card in range(CARDS):
            into.add(self.ravage + card, g.ravage_discard[card])
        for card in g.feats:
            into.add(self.feats + card, 1)


LAYOUT: Final = SylvionLayout()
