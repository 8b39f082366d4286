"""What is in the box, from `data/cards.json` and `data/maps.json`."""

from __future__ import annotations

import importlib.resources

import msgspec

DATA = importlib.resources.files("spinney.root").joinpath("data")


class Card(msgspec.Struct):
    name: str
    suit: str
    kind: str
    cost: list[str] = []
    item: str = ""
    points: int = 0
    standard: int = 0
    exiles: int = 0


class ClearingData(msgspec.Struct):
    suit: str | None
    slots: int
    ruin: bool
    x: float
    y: float


class ForestData(msgspec.Struct):
    x: float
    y: float
    clearings: list[int]
    forests: list[int]


class MapData(msgspec.Struct):
    name: str
    clearings: list[ClearingData]
    paths: list[tuple[int, int]]
    closed: list[tuple[int, int]]
    rivers: list[tuple[int, int]]
    corners: list[tuple[int, int]]
    edge: list[int]
    forests: list[ForestData]
    ferry: int
    tower: int


CARD_LIST = msgspec.json.decode(DATA.joinpath("cards.json").read_bytes(), type=list[Card])
MAP_LIST = msgspec.json.decode(DATA.joinpath("maps.json").read_bytes(), type=list[MapData])
