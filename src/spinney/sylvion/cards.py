"""The cards as flat tables by card number."""

from __future__ import annotations

from typing import Final

from spinney.sylvion.box import BOX
from spinney.sylvion.words import BLAZING_2, ELEMENTAL_0, VOCABULARY

COST: Final[list[int]] = [card.cost for card in BOX.cards]
STRENGTH: Final[list[int]] = [card.strength for card in BOX.cards]
VITALITY: Final[list[int]] = [card.vitality for card in BOX.cards]
LETTER: Final[list[int]] = [ord(card.letter) if card.letter else 0 for card in BOX.cards]
FACES: Final[list[int]] = [card.faces for card in BOX.cards]
"""How many of the blazing cards show this one's strength."""
BLAZES_TO: Final[list[int]] = [
    VOCABULARY.number(card.blazes_to) if card.blazes_to else -1 for card in BOX.cards
]
EDGE: Final[int] = BOX.edge.cards
BLAZING_CARDS: Final[int] = BOX.blazing.cards


def family(name: str) -> list[bool]:
    return [card.family == name for card in BOX.cards]


FOUNTAIN: Final[list[bool]] = family("fountain")
TREE: Final[list[bool]] = family("tree")
FEAT: Final[list[bool]] = family("feat")
BEARER: Final[list[bool]] = family("bearer")
STANDARD: Final[list[bool]] = [bool(card.blazes_to) for card in BOX.cards]
"""An elemental that is not ablaze."""


def is_elemental(card: int) -> bool:
    """Standard or blazing: whatever a rule says of elementals goes for both (p. 9)."""
    return ELEMENTAL_0 <= card <= BLAZING_2 + 2


def is_plant(card: int) -> bool:
    """A fountain or a tree: what the defenders set on the battlefield."""
    return 0 <= card < 8
