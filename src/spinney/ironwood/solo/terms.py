"""On what terms an automaton is played against: its difficulty, and rulings of the solo game."""

from __future__ import annotations

from typing import Final

FORGE_TOKENS: Final = 5
FEW_CARDS: Final = 2
WORTH: Final = (2, 2, 3, 3)
"""How many levels each difficulty but the last is worth; warriors are worth one each (14.10)."""


class Terms:
    """Nothing in it changes, so all states of a game share it."""

    __slots__ = (
        "cards",
        "edge",
        "eye_moves_warbands",
        "foundation_first",
        "foundations",
        "icon_price",
        "located_from_hand",
        "recruits_at_possible",
        "red_icons",
        "retreats_to_fewest",
        "rolls_again",
        "spirits_as_on_aid",
        "tokens",
        "turn_costs_card",
        "warband_twice",
        "warriors",
    )

    def __init__(self) -> None:
        # Difficulty (10.20, 11.20)
        self.red_icons: bool = False
        self.cards: int = FEW_CARDS
        """How many special cards the automaton starts with."""
        self.edge: bool = False
        """A golem for the Automacier, cubes for the spirits of the Automaquis."""
        self.foundations: bool = False
        """Two for the Automacier at the start, two fewer for who plays against the Automaquis."""
        self.warriors: int = 0
        self.tokens: int = FORGE_TOKENS
        # Rulings (U40 to U48, U67)
        self.rolls_again: bool = True
        self.spirits_as_on_aid: bool = False
        self.turn_costs_card: bool = False
        self.located_from_hand: bool = False
        self.warband_twice: bool = False
        self.eye_moves_warbands: bool = False
        self.recruits_at_possible: bool = False
        self.foundation_first: bool = True
        self.icon_price: int = 0
        self.retreats_to_fewest: bool = False

    def level(self) -> int:
        """14.10: how hard it is in all."""
        parts = (self.red_icons, self.cards > FEW_CARDS, self.edge, self.foundations)
        taken = sum(worth for worth, part in zip(WORTH, parts, strict=True) if part)
        return taken + self.warriors
