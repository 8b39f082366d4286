"""What the Vagabonds' box holds, from `data/cards.json`."""

from __future__ import annotations

import importlib.resources

import msgspec


class Character(msgspec.Struct):
    name: str
    items: list[str]


class Quest(msgspec.Struct):
    name: str
    suit: str
    items: list[str]


class Cards(msgspec.Struct):
    characters: list[Character]
    quests: list[Quest]


CARDS = msgspec.json.decode(
    importlib.resources.files(__package__).joinpath("data", "cards.json").read_bytes(),
    type=Cards,
)
