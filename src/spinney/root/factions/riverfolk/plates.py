"""What is to be read of the Riverfolk: services and prices, the boxes, trade posts."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.riverfolk.looks import (
    BOXES,
    POINTS,
    SERVICE_NAMES,
    buyers,
    left_board,
    listed,
    post_of,
)
from spinney.root.looks import SUITS
from spinney.root.plates.common import fact, said
from spinney.symbols.captions import label

RULES: Final = ("11.1", "11.2.1", "11.2.2", "11.2.3", "11.2.4", "11.2.6", "11.4.2")
PIECES: Final = {post_of(suit): ("11.5.6", "11.2.5.I", "11.2.6.II") for suit in SUITS[:3]}
ACTS: Final = {
    "clearing": ("move", "battle", "recruit", "establish_trade_post"),
    "card": ("craft", "export"),
    "board": ("draw",),
    "warriors": ("move", "battle"),
    "enemy": ("battle",),
    **dict.fromkeys((post_of(suit) for suit in SUITS[:3]), ("establish_trade_post",)),
}
SERVICES: Final = {
    "hand_card": ("11.2.7.I", "11.2.6"),
    "riverboats": ("11.2.7.II", "11.2.6"),
    "mercenaries": ("11.2.7.III", "11.2.7.III.a", "11.2.6"),
}
BOX_RULES: Final = {
    "payments": ("11.2.6.I", "11.4.1", "11.4.3"),
    "funds": ("11.2.4", "11.4.2", "11.5"),
    "committed": ("11.5", "11.4.3"),
}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    prices = [Fact(text.named(name), str(board["prices"][name])) for name in SERVICE_NAMES]
    boxes = [each for box in BOXES for each in fact(label(text, box), listed(board[box], text))]
    return [*prices, *boxes]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, how many are lost, and what the next one scores."""
    posts = board["posts"][piece.removeprefix("trade_post_")]
    found = fact(said(text, "left"), posts["left"])
    if posts["lost"]:
        found += fact(label(text, "posts-lost"), posts["lost"])
    if posts["left"]:
        points = POINTS[left_board(posts)]
        found += fact(said(text, "next"), f"{label(text, 'points')} {points}")
    return found


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A service, a box, or a track where funds craft."""
    place, board = f"{player['faction']}.{name}", player["board"]
    if name in SERVICES:
        return service_plate(name, player, text)
    if name in BOX_RULES:
        return box_plate(place, label(text, name), board[name], BOX_RULES[name], text)
    if name in board["crafting"]:
        rules = ("11.2.1", "11.5.3")
        return box_plate(place, text.named(post_of(name)), board["crafting"][name], rules, text)
    return None


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    return service_plate(name, player, text) if name in SERVICES else None


def service_plate(name: str, player: dict[str, Any], text: Text) -> Plate:
    board, rules = player["board"], SERVICES[name]
    bought = ", ".join(text.named(who) for who in buyers(board, name))
    return Plate(
        f"{player['faction']}.{name}",
        text.named(name),
        label(text, "service"),
        summaries(rules, text),
        [
            *fact(label(text, "price"), board["prices"][name] or ""),
            *fact(label(text, "bought-by"), bought),
        ],
        rules=rules,
        words=(name,),
        kin=SERVICE_NAMES,
    )


def box_plate(
    place: str, name: str, held: dict[str, int], rules: tuple[str, ...], text: Text
) -> Plate:
    return Plate(
        place,
        name,
        said(text, "warriors"),
        summaries(rules, text),
        [Fact(text.named(owner), str(count)) for owner, count in held.items()],
        rules=rules,
    )
