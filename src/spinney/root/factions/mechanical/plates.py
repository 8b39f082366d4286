"""What is to be read of the Mechanical Marquise, her orders and the spies."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.mechanical.looks import orders, spies
from spinney.root.plates.common import fact, pile
from spinney.symbols.captions import label, named

RULES: Final = ("M.1", "M.4", "M.5", "M.5.1", "M.5.2", "M.5.3", "M.5.4", "M.2.1", "M.2.2", "M.6")
PIECES: Final = {"keep": ("M.3.4", "M.5.3", "R112")}
OTHERS_MAY: Final = {"card": ("spy_bird", "spy_fox", "spy_rabbit", "spy_mouse")}
PARTS: Final = {
    "orders": ("M.5", "M.7.2", "M.7.3"),
    "priorities": ("M.5.1", "M.5.2", "M.5.3"),
    "spies": ("M.7.1", "M.7.2", "M.7.3"),
}


def known(board: dict[str, Any]) -> list[str]:
    return [card for card in orders(board) if card is not None]


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        *fact(label(text, "orders"), len(orders(board))),
        *fact(label(text, "spies"), who_spies(board, text)),
    ]


def who_spies(board: dict[str, Any], text: Text) -> str:
    return ", ".join(named(text.named(card), text.named(who)) for card, who in spies(board))


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """Those of her orders that are known, and the spies in play."""
    board = player["board"]
    return [
        (label(text, "orders"), known(board)),
        (label(text, "spies"), [card for card, _ in spies(board)]),
    ]


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    cited = PARTS.get(name)
    if cited is None:
        return None
    place, board = f"{player['faction']}.{name}", player["board"]
    return Plate(
        place,
        label(text, "orders" if name == "priorities" else name),
        text.named(player["faction"]),
        summaries(cited, text),
        facts(board, text),
        pile(label(text, "orders"), known(board), text, place) if name == "orders" else (),
        cited,
    )
