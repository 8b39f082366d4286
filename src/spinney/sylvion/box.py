"""What is in the box, from `data/cards.json`."""

from __future__ import annotations

import importlib.resources

import msgspec

from spinney.sylvion.words import CARD_NAMES


class Card(msgspec.Struct):
    name: str
    family: str
    cost: int = 0
    strength: int = 0
    vitality: int = 0
    letter: str = ""
    introductory: int = 0
    advanced: int = 0
    extension_1: int = 0
    extension_2: int = 0
    blazes_to: str = ""
    faces: int = 0


class EdgeCards(msgspec.Struct):
    cards: int
    numbers: list[int]


class BlazingCards(msgspec.Struct):
    cards: int


class Box(msgspec.Struct):
    edge: EdgeCards
    blazing: BlazingCards
    cards: list[Card]


BOX = msgspec.json.decode(
    importlib.resources.files("spinney.sylvion").joinpath("data", "cards.json").read_bytes(),
    type=Box,
)
assert tuple(card.name for card in BOX.cards) == CARD_NAMES, "data and vocabulary disagree"
