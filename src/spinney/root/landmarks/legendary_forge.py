"""The Legendary Forge: four items that only those craft who have a piece there."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Refusal
from spinney.root.hands import draw
from spinney.root.landmarks.landmark import Landmark
from spinney.root.pieces import has_pieces_in
from spinney.root.state import Board, Root
from spinney.root.suits import FIRST_OF
from spinney.root.victory import score
from spinney.root.words import (
    BAG,
    BOOTS,
    COINS,
    CROSSBOW,
    HAMMER,
    ITEM,
    ITEMS,
    LANDMARK,
    LEGENDARY_FORGE,
    SWORD,
    TEA,
    VOCABULARY,
)

FORGED: Final = (
    (SWORD, SWORD, CROSSBOW, HAMMER),
    (BOOTS, BOOTS, COINS, COINS),
    (BAG, BAG, TEA, TEA),
)
"""The items by the suit of its clearing: fox, rabbit, mouse."""

NOBODY_AT_FORGE: Final = Refusal("nobody-at-forge", "legendary_forge")
REFUSALS: Final[tuple[Refusal, ...]] = (NOBODY_AT_FORGE,)


class ForgeBoard(Board):
    __slots__ = ("items",)

    def __init__(self) -> None:
        self.items = [0] * ITEMS

    def copy(self) -> ForgeBoard:
        board = ForgeBoard()
        board.items = self.items.copy()
        return board

    def named(self) -> list[str]:
        return [
            VOCABULARY.word(ITEM + item) for item in range(ITEMS) for _ in range(self.items[item])
        ]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"items": self.named()}

    def write(self) -> dict[str, Any]:
        return {"items": self.named()}

    def read(self, fields: Fields) -> None:
        for word in fields.words("items", VOCABULARY, ITEM, ITEM + ITEMS - 1):
            self.items[word - ITEM] += 1

    def check(self, g: Root, me: int, fields: Fields) -> None:
        there = FORGED[FIRST_OF[g.suits[g.sites[me]]]]
        for item in range(ITEMS):
            if self.items[item] > there.count(item):
                word = VOCABULARY.word(ITEM + item)
                fields.unreachable("items", f"in a clearing of this suit there are fewer {word!r}")

    def held_items(self) -> list[tuple[str, list[int]]]:
        return [("items", self.items)]


def board_of(g: Root) -> ForgeBoard:
    board = g.landmark_boards[LEGENDARY_FORGE - LANDMARK]
    assert isinstance(board, ForgeBoard)
    return board


class LegendaryForge(Landmark):
    def __init__(self) -> None:
        super().__init__(LEGENDARY_FORGE)

    def new_board(self) -> Board | None:
        return ForgeBoard()

    def set_up(self, g: Root) -> None:
        for item in FORGED[FIRST_OF[g.suits[self.site(g)]]]:
            g.item_supply[item] -= 1
            board_of(g).items[item] += 1

    def has_item(self, g: Root, item: int) -> bool:
        return board_of(g).items[item] > 0

    def why_not_item(self, g: Root, me: int) -> Refusal | None:
        return None if has_pieces_in(g, me, self.site(g)) else NOBODY_AT_FORGE

    def take_item(self, g: Root, item: int) -> None:
        board_of(g).items[item] -= 1

    def reward(self, g: Root, me: int) -> None:
        score(g, me, 1, "legendary_forge")
        draw(g, me, 1, "legendary_forge")
